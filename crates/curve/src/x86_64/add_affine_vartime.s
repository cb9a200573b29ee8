# Made by examples/generate_kernels; do not edit.
# rdi: Jacobian P, replaced by -(P + Q). rsi: affine Q. Variable time.
push rbx
push rbp
push r12
push r13
push r14
push r15
sub rsp, 360
mov rax, qword ptr [rsi + 0]
mov qword ptr [rsp + 288], rax
mov rax, qword ptr [rsi + 8]
mov qword ptr [rsp + 296], rax
mov rax, qword ptr [rsi + 16]
mov qword ptr [rsp + 304], rax
mov rax, qword ptr [rsi + 24]
mov qword ptr [rsp + 312], rax
mov rax, qword ptr [rsi + 32]
mov qword ptr [rsp + 320], rax
mov rax, qword ptr [rsi + 40]
mov qword ptr [rsp + 328], rax
mov rax, qword ptr [rsi + 48]
mov qword ptr [rsp + 336], rax
mov rax, qword ptr [rsi + 56]
mov qword ptr [rsp + 344], rax
mov rax, 0x1000003d1
mov qword ptr [rsp + 0], rax
mov rdx, qword ptr [rdi + 64]
mulx rax, rcx, qword ptr [rdi + 72]
mulx rbx, rsi, qword ptr [rdi + 80]
add rax, rsi
mulx rbp, r8, qword ptr [rdi + 88]
adc rbx, r8
adc rbp, 0
mulx r9, r10, rdx
mov rdx, qword ptr [rdi + 72]
xor r11d, r11d
mulx r12, r13, qword ptr [rdi + 80]
adcx rbx, r13
adox rbp, r12
mulx r14, r15, qword ptr [rdi + 88]
adcx rbp, r15
adox r14, r11
mov rdx, qword ptr [rdi + 80]
mulx rsi, r8, qword ptr [rdi + 88]
adcx r14, r8
adcx rsi, r11
xor r12d, r12d
adcx rcx, rcx
adox rcx, r9
mov rdx, qword ptr [rdi + 72]
mulx r13, r15, rdx
adcx rax, rax
adox rax, r15
adcx rbx, rbx
adox rbx, r13
mov rdx, qword ptr [rdi + 80]
mulx r11, r8, rdx
adcx rbp, rbp
adox rbp, r8
adcx r14, r14
adox r14, r11
mov rdx, qword ptr [rdi + 88]
mulx r9, r13, rdx
adcx rsi, rsi
adox rsi, r13
adcx r12, r12
adox r12, r9
mov rdx, qword ptr [rsp + 0]
xor r15d, r15d
mulx r11, r8, rbp
adcx r10, r8
adox rcx, r11
mulx r9, r13, r14
adcx rcx, r13
adox rax, r9
mulx rbp, r14, rsi
adcx rax, r14
adox rbx, rbp
mulx r11, r8, r12
adcx rbx, r8
adox r11, r15
adc r11, 0
mov rdx, qword ptr [rsp + 0]
mulx rsi, r9, r11
add r10, r9
adc rcx, rsi
jc 21f
20:
mov qword ptr [rsp + 160], r10
mov qword ptr [rsp + 168], rcx
mov qword ptr [rsp + 176], rax
mov qword ptr [rsp + 184], rbx
mov rdx, qword ptr [rsp + 160]
mulx r13, r12, qword ptr [rsp + 288]
mulx rbp, r14, qword ptr [rsp + 296]
add r13, r14
mulx r15, r8, qword ptr [rsp + 304]
adc rbp, r8
mulx r11, rax, qword ptr [rsp + 312]
adc r15, rax
adc r11, 0
mov rdx, qword ptr [rsp + 168]
mulx rcx, rbx, qword ptr [rsp + 288]
mulx r10, rsi, qword ptr [rsp + 296]
add rcx, rsi
mulx r9, r14, qword ptr [rsp + 304]
adc r10, r14
mulx r8, rdx, qword ptr [rsp + 312]
adc r9, rdx
adc r8, 0
add r13, rbx
adc rbp, rcx
adc r15, r10
adc r11, r9
adc r8, 0
mov rdx, qword ptr [rsp + 176]
mulx rax, rsi, qword ptr [rsp + 288]
mulx r14, rcx, qword ptr [rsp + 296]
add rax, rcx
mulx rbx, r10, qword ptr [rsp + 304]
adc r14, r10
mulx r9, rdx, qword ptr [rsp + 312]
adc rbx, rdx
adc r9, 0
add rbp, rsi
adc r15, rax
adc r11, r14
adc r8, rbx
adc r9, 0
mov rdx, qword ptr [rsp + 184]
mulx rcx, r10, qword ptr [rsp + 288]
mulx rax, rsi, qword ptr [rsp + 296]
add rcx, rsi
mulx r14, rbx, qword ptr [rsp + 304]
adc rax, rbx
mulx rsi, rdx, qword ptr [rsp + 312]
adc r14, rdx
adc rsi, 0
add r15, r10
adc r11, rcx
adc r8, rax
adc r9, r14
adc rsi, 0
mov rdx, qword ptr [rsp + 0]
xor ebx, ebx
mulx rcx, r10, r11
adcx r12, r10
adox r13, rcx
mulx rax, r14, r8
adcx r13, r14
adox rbp, rax
mulx r11, r8, r9
adcx rbp, r8
adox r15, r11
mulx rcx, r10, rsi
adcx r15, r10
adox rcx, rbx
adc rcx, 0
sub r12, qword ptr [rdi + 0]
sbb r13, qword ptr [rdi + 8]
sbb rbp, qword ptr [rdi + 16]
sbb r15, qword ptr [rdi + 24]
sbb rcx, 0
js 23f
22:
mov rdx, qword ptr [rsp + 0]
mulx r9, rax, rcx
add r12, rax
adc r13, r9
jc 25f
24:
mov qword ptr [rsp + 32], r12
mov qword ptr [rsp + 40], r13
mov qword ptr [rsp + 48], rbp
mov qword ptr [rsp + 56], r15
mov rdx, qword ptr [rdi + 64]
mulx r14, rsi, qword ptr [rsp + 160]
mulx r11, r8, qword ptr [rsp + 168]
add r14, r8
mulx rbx, r10, qword ptr [rsp + 176]
adc r11, r10
mulx rcx, r13, qword ptr [rsp + 184]
adc rbx, r13
adc rcx, 0
mov rdx, qword ptr [rdi + 72]
mulx r12, rbp, qword ptr [rsp + 160]
mulx r15, r9, qword ptr [rsp + 168]
add r12, r9
mulx rax, r8, qword ptr [rsp + 176]
adc r15, r8
mulx r10, rdx, qword ptr [rsp + 184]
adc rax, rdx
adc r10, 0
add r14, rbp
adc r11, r12
adc rbx, r15
adc rcx, rax
adc r10, 0
mov rdx, qword ptr [rdi + 80]
mulx r13, r9, qword ptr [rsp + 160]
mulx r8, r12, qword ptr [rsp + 168]
add r13, r12
mulx rbp, r15, qword ptr [rsp + 176]
adc r8, r15
mulx rax, rdx, qword ptr [rsp + 184]
adc rbp, rdx
adc rax, 0
add r11, r9
adc rbx, r13
adc rcx, r8
adc r10, rbp
adc rax, 0
mov rdx, qword ptr [rdi + 88]
mulx r12, r15, qword ptr [rsp + 160]
mulx r13, r9, qword ptr [rsp + 168]
add r12, r9
mulx r8, rbp, qword ptr [rsp + 176]
adc r13, rbp
mulx r9, rdx, qword ptr [rsp + 184]
adc r8, rdx
adc r9, 0
add rbx, r15
adc rcx, r12
adc r10, r13
adc rax, r8
adc r9, 0
mov rdx, qword ptr [rsp + 0]
xor ebp, ebp
mulx r12, r15, rcx
adcx rsi, r15
adox r14, r12
mulx r13, r8, r10
adcx r14, r8
adox r11, r13
mulx rcx, r10, rax
adcx r11, r10
adox rbx, rcx
mulx r12, r15, r9
adcx rbx, r15
adox r12, rbp
adc r12, 0
mov rdx, qword ptr [rsp + 0]
mulx rax, r13, r12
add rsi, r13
adc r14, rax
jc 27f
26:
mov qword ptr [rsp + 192], rsi
mov qword ptr [rsp + 200], r14
mov qword ptr [rsp + 208], r11
mov qword ptr [rsp + 216], rbx
mov rdx, qword ptr [rsp + 192]
mulx r8, r9, qword ptr [rsp + 320]
mulx rcx, r10, qword ptr [rsp + 328]
add r8, r10
mulx rbp, r15, qword ptr [rsp + 336]
adc rcx, r15
mulx r12, r14, qword ptr [rsp + 344]
adc rbp, r14
adc r12, 0
mov rdx, qword ptr [rsp + 200]
mulx rsi, r11, qword ptr [rsp + 320]
mulx rbx, rax, qword ptr [rsp + 328]
add rsi, rax
mulx r13, r10, qword ptr [rsp + 336]
adc rbx, r10
mulx r15, rdx, qword ptr [rsp + 344]
adc r13, rdx
adc r15, 0
add r8, r11
adc rcx, rsi
adc rbp, rbx
adc r12, r13
adc r15, 0
mov rdx, qword ptr [rsp + 208]
mulx r14, rax, qword ptr [rsp + 320]
mulx r10, rsi, qword ptr [rsp + 328]
add r14, rsi
mulx r11, rbx, qword ptr [rsp + 336]
adc r10, rbx
mulx r13, rdx, qword ptr [rsp + 344]
adc r11, rdx
adc r13, 0
add rcx, rax
adc rbp, r14
adc r12, r10
adc r15, r11
adc r13, 0
mov rdx, qword ptr [rsp + 216]
mulx rsi, rbx, qword ptr [rsp + 320]
mulx r14, rax, qword ptr [rsp + 328]
add rsi, rax
mulx r10, r11, qword ptr [rsp + 336]
adc r14, r11
mulx rax, rdx, qword ptr [rsp + 344]
adc r10, rdx
adc rax, 0
add rbp, rbx
adc r12, rsi
adc r15, r14
adc r13, r10
adc rax, 0
mov rdx, qword ptr [rsp + 0]
xor r11d, r11d
mulx rsi, rbx, r12
adcx r9, rbx
adox r8, rsi
mulx r14, r10, r15
adcx r8, r10
adox rcx, r14
mulx r12, r15, r13
adcx rcx, r15
adox rbp, r12
mulx rsi, rbx, rax
adcx rbp, rbx
adox rsi, r11
adc rsi, 0
sub r9, qword ptr [rdi + 32]
sbb r8, qword ptr [rdi + 40]
sbb rcx, qword ptr [rdi + 48]
sbb rbp, qword ptr [rdi + 56]
sbb rsi, 0
js 29f
28:
mov rdx, qword ptr [rsp + 0]
mulx r13, r14, rsi
add r9, r14
adc r8, r13
jc 31f
30:
mov qword ptr [rsp + 64], r9
mov qword ptr [rsp + 72], r8
mov qword ptr [rsp + 80], rcx
mov qword ptr [rsp + 88], rbp
mov rdx, qword ptr [rsp + 32]
mulx r10, rax, qword ptr [rsp + 40]
mulx r12, r15, qword ptr [rsp + 48]
add r10, r15
mulx r11, rbx, qword ptr [rsp + 56]
adc r12, rbx
adc r11, 0
mulx rsi, r8, rdx
mov rdx, qword ptr [rsp + 40]
xor r9d, r9d
mulx rcx, rbp, qword ptr [rsp + 48]
adcx r12, rbp
adox r11, rcx
mulx r13, r14, qword ptr [rsp + 56]
adcx r11, r14
adox r13, r9
mov rdx, qword ptr [rsp + 48]
mulx r15, rbx, qword ptr [rsp + 56]
adcx r13, rbx
adcx r15, r9
xor ecx, ecx
adcx rax, rax
adox rax, rsi
mov rdx, qword ptr [rsp + 40]
mulx rbp, r14, rdx
adcx r10, r10
adox r10, r14
adcx r12, r12
adox r12, rbp
mov rdx, qword ptr [rsp + 48]
mulx r9, rbx, rdx
adcx r11, r11
adox r11, rbx
adcx r13, r13
adox r13, r9
mov rdx, qword ptr [rsp + 56]
mulx rsi, rbp, rdx
adcx r15, r15
adox r15, rbp
adcx rcx, rcx
adox rcx, rsi
mov rdx, qword ptr [rsp + 0]
xor r14d, r14d
mulx r9, rbx, r11
adcx r8, rbx
adox rax, r9
mulx rsi, rbp, r13
adcx rax, rbp
adox r10, rsi
mulx r11, r13, r15
adcx r10, r13
adox r12, r11
mulx r9, rbx, rcx
adcx r12, rbx
adox r9, r14
adc r9, 0
mov rdx, qword ptr [rsp + 0]
mulx r15, rsi, r9
add r8, rsi
adc rax, r15
jc 33f
32:
mov qword ptr [rsp + 160], r8
mov qword ptr [rsp + 168], rax
mov qword ptr [rsp + 176], r10
mov qword ptr [rsp + 184], r12
mov rdx, qword ptr [rdi + 64]
mulx rbp, rcx, qword ptr [rsp + 32]
mulx r11, r13, qword ptr [rsp + 40]
add rbp, r13
mulx r14, rbx, qword ptr [rsp + 48]
adc r11, rbx
mulx r9, r10, qword ptr [rsp + 56]
adc r14, r10
adc r9, 0
mov rdx, qword ptr [rdi + 72]
mulx rax, r12, qword ptr [rsp + 32]
mulx r8, r15, qword ptr [rsp + 40]
add rax, r15
mulx rsi, r13, qword ptr [rsp + 48]
adc r8, r13
mulx rbx, rdx, qword ptr [rsp + 56]
adc rsi, rdx
adc rbx, 0
add rbp, r12
adc r11, rax
adc r14, r8
adc r9, rsi
adc rbx, 0
mov rdx, qword ptr [rdi + 80]
mulx r10, r15, qword ptr [rsp + 32]
mulx r13, rax, qword ptr [rsp + 40]
add r10, rax
mulx r12, r8, qword ptr [rsp + 48]
adc r13, r8
mulx rsi, rdx, qword ptr [rsp + 56]
adc r12, rdx
adc rsi, 0
add r11, r15
adc r14, r10
adc r9, r13
adc rbx, r12
adc rsi, 0
mov rdx, qword ptr [rdi + 88]
mulx rax, r8, qword ptr [rsp + 32]
mulx r10, r15, qword ptr [rsp + 40]
add rax, r15
mulx r13, r12, qword ptr [rsp + 48]
adc r10, r12
mulx r15, rdx, qword ptr [rsp + 56]
adc r13, rdx
adc r15, 0
add r14, r8
adc r9, rax
adc rbx, r10
adc rsi, r13
adc r15, 0
mov rdx, qword ptr [rsp + 0]
xor r12d, r12d
mulx rax, r8, r9
adcx rcx, r8
adox rbp, rax
mulx r10, r13, rbx
adcx rbp, r13
adox r11, r10
mulx r9, rbx, rsi
adcx r11, rbx
adox r14, r9
mulx rax, r8, r15
adcx r14, r8
adox rax, r12
adc rax, 0
mov rdx, qword ptr [rsp + 0]
mulx rsi, r10, rax
add rcx, r10
adc rbp, rsi
jc 35f
34:
mov qword ptr [rdi + 64], rcx
mov qword ptr [rdi + 72], rbp
mov qword ptr [rdi + 80], r11
mov qword ptr [rdi + 88], r14
mov rdx, qword ptr [rsp + 160]
mulx r13, r15, qword ptr [rdi + 0]
mulx r9, rbx, qword ptr [rdi + 8]
add r13, rbx
mulx r12, r8, qword ptr [rdi + 16]
adc r9, r8
mulx rax, rbp, qword ptr [rdi + 24]
adc r12, rbp
adc rax, 0
mov rdx, qword ptr [rsp + 168]
mulx rcx, r11, qword ptr [rdi + 0]
mulx r14, rsi, qword ptr [rdi + 8]
add rcx, rsi
mulx r10, rbx, qword ptr [rdi + 16]
adc r14, rbx
mulx r8, rdx, qword ptr [rdi + 24]
adc r10, rdx
adc r8, 0
add r13, r11
adc r9, rcx
adc r12, r14
adc rax, r10
adc r8, 0
mov rdx, qword ptr [rsp + 176]
mulx rbp, rsi, qword ptr [rdi + 0]
mulx rbx, rcx, qword ptr [rdi + 8]
add rbp, rcx
mulx r11, r14, qword ptr [rdi + 16]
adc rbx, r14
mulx r10, rdx, qword ptr [rdi + 24]
adc r11, rdx
adc r10, 0
add r9, rsi
adc r12, rbp
adc rax, rbx
adc r8, r11
adc r10, 0
mov rdx, qword ptr [rsp + 184]
mulx rcx, r14, qword ptr [rdi + 0]
mulx rbp, rsi, qword ptr [rdi + 8]
add rcx, rsi
mulx rbx, r11, qword ptr [rdi + 16]
adc rbp, r11
mulx rsi, rdx, qword ptr [rdi + 24]
adc rbx, rdx
adc rsi, 0
add r12, r14
adc rax, rcx
adc r8, rbp
adc r10, rbx
adc rsi, 0
mov rdx, qword ptr [rsp + 0]
xor r11d, r11d
mulx rcx, r14, rax
adcx r15, r14
adox r13, rcx
mulx rbp, rbx, r8
adcx r13, rbx
adox r9, rbp
mulx rax, r8, r10
adcx r9, r8
adox r12, rax
mulx rcx, r14, rsi
adcx r12, r14
adox rcx, r11
adc rcx, 0
mov rdx, qword ptr [rsp + 0]
mulx r10, rbp, rcx
add r15, rbp
adc r13, r10
jc 37f
36:
mov qword ptr [rsp + 128], r15
mov qword ptr [rsp + 136], r13
mov qword ptr [rsp + 144], r9
mov qword ptr [rsp + 152], r12
mov rdx, qword ptr [rsp + 160]
mulx rbx, rsi, qword ptr [rsp + 32]
mulx rax, r8, qword ptr [rsp + 40]
add rbx, r8
mulx r11, r14, qword ptr [rsp + 48]
adc rax, r14
mulx rcx, r13, qword ptr [rsp + 56]
adc r11, r13
adc rcx, 0
mov rdx, qword ptr [rsp + 168]
mulx r15, r9, qword ptr [rsp + 32]
mulx r12, r10, qword ptr [rsp + 40]
add r15, r10
mulx rbp, r8, qword ptr [rsp + 48]
adc r12, r8
mulx r14, rdx, qword ptr [rsp + 56]
adc rbp, rdx
adc r14, 0
add rbx, r9
adc rax, r15
adc r11, r12
adc rcx, rbp
adc r14, 0
mov rdx, qword ptr [rsp + 176]
mulx r13, r10, qword ptr [rsp + 32]
mulx r8, r15, qword ptr [rsp + 40]
add r13, r15
mulx r9, r12, qword ptr [rsp + 48]
adc r8, r12
mulx rbp, rdx, qword ptr [rsp + 56]
adc r9, rdx
adc rbp, 0
add rax, r10
adc r11, r13
adc rcx, r8
adc r14, r9
adc rbp, 0
mov rdx, qword ptr [rsp + 184]
mulx r15, r12, qword ptr [rsp + 32]
mulx r13, r10, qword ptr [rsp + 40]
add r15, r10
mulx r8, r9, qword ptr [rsp + 48]
adc r13, r9
mulx r10, rdx, qword ptr [rsp + 56]
adc r8, rdx
adc r10, 0
add r11, r12
adc rcx, r15
adc r14, r13
adc rbp, r8
adc r10, 0
mov rdx, qword ptr [rsp + 0]
xor r9d, r9d
mulx r15, r12, rcx
adcx rsi, r12
adox rbx, r15
mulx r13, r8, r14
adcx rbx, r8
adox rax, r13
mulx rcx, r14, rbp
adcx rax, r14
adox r11, rcx
mulx r15, r12, r10
adcx r11, r12
adox r15, r9
adc r15, 0
mov rdx, qword ptr [rsp + 0]
mulx rbp, r13, r15
add rsi, r13
adc rbx, rbp
jc 39f
38:
mov qword ptr [rsp + 96], rsi
mov qword ptr [rsp + 104], rbx
mov qword ptr [rsp + 112], rax
mov qword ptr [rsp + 120], r11
mov rdx, qword ptr [rsp + 64]
mulx r8, r10, qword ptr [rsp + 72]
mulx rcx, r14, qword ptr [rsp + 80]
add r8, r14
mulx r9, r12, qword ptr [rsp + 88]
adc rcx, r12
adc r9, 0
mulx r15, rbx, rdx
mov rdx, qword ptr [rsp + 72]
xor esi, esi
mulx rax, r11, qword ptr [rsp + 80]
adcx rcx, r11
adox r9, rax
mulx rbp, r13, qword ptr [rsp + 88]
adcx r9, r13
adox rbp, rsi
mov rdx, qword ptr [rsp + 80]
mulx r14, r12, qword ptr [rsp + 88]
adcx rbp, r12
adcx r14, rsi
xor eax, eax
adcx r10, r10
adox r10, r15
mov rdx, qword ptr [rsp + 72]
mulx r11, r13, rdx
adcx r8, r8
adox r8, r13
adcx rcx, rcx
adox rcx, r11
mov rdx, qword ptr [rsp + 80]
mulx rsi, r12, rdx
adcx r9, r9
adox r9, r12
adcx rbp, rbp
adox rbp, rsi
mov rdx, qword ptr [rsp + 88]
mulx r15, r11, rdx
adcx r14, r14
adox r14, r11
adcx rax, rax
adox rax, r15
mov rdx, qword ptr [rsp + 0]
xor r13d, r13d
mulx rsi, r12, r9
adcx rbx, r12
adox r10, rsi
mulx r15, r11, rbp
adcx r10, r11
adox r8, r15
mulx r9, rbp, r14
adcx r8, rbp
adox rcx, r9
mulx rsi, r12, rax
adcx rcx, r12
adox rsi, r13
adc rsi, 0
sub rbx, qword ptr [rsp + 96]
sbb r10, qword ptr [rsp + 104]
sbb r8, qword ptr [rsp + 112]
sbb rcx, qword ptr [rsp + 120]
sbb rsi, 0
sub rbx, qword ptr [rsp + 128]
sbb r10, qword ptr [rsp + 136]
sbb r8, qword ptr [rsp + 144]
sbb rcx, qword ptr [rsp + 152]
sbb rsi, 0
sub rbx, qword ptr [rsp + 128]
sbb r10, qword ptr [rsp + 136]
sbb r8, qword ptr [rsp + 144]
sbb rcx, qword ptr [rsp + 152]
sbb rsi, 0
js 41f
40:
mov rdx, qword ptr [rsp + 0]
mulx r14, r15, rsi
add rbx, r15
adc r10, r14
jc 43f
42:
mov qword ptr [rdi + 0], rbx
mov qword ptr [rdi + 8], r10
mov qword ptr [rdi + 16], r8
mov qword ptr [rdi + 24], rcx
sub rbx, qword ptr [rsp + 128]
sbb r10, qword ptr [rsp + 136]
sbb r8, qword ptr [rsp + 144]
sbb rcx, qword ptr [rsp + 152]
sbb r11, r11
and r11, qword ptr [rsp + 0]
sub rbx, r11
jc 45f
44:
mov qword ptr [rsp + 160], rbx
mov qword ptr [rsp + 168], r10
mov qword ptr [rsp + 176], r8
mov qword ptr [rsp + 184], rcx
mov rdx, qword ptr [rsp + 96]
mulx rax, r9, qword ptr [rdi + 32]
mulx rbp, r13, qword ptr [rdi + 40]
add rax, r13
mulx r12, rsi, qword ptr [rdi + 48]
adc rbp, rsi
mulx r14, r15, qword ptr [rdi + 56]
adc r12, r15
adc r14, 0
mov rdx, qword ptr [rsp + 104]
mulx r8, r10, qword ptr [rdi + 32]
mulx rcx, rbx, qword ptr [rdi + 40]
add r8, rbx
mulx r11, r13, qword ptr [rdi + 48]
adc rcx, r13
mulx rsi, rdx, qword ptr [rdi + 56]
adc r11, rdx
adc rsi, 0
add rax, r10
adc rbp, r8
adc r12, rcx
adc r14, r11
adc rsi, 0
mov rdx, qword ptr [rsp + 112]
mulx r15, rbx, qword ptr [rdi + 32]
mulx r13, r8, qword ptr [rdi + 40]
add r15, r8
mulx r10, rcx, qword ptr [rdi + 48]
adc r13, rcx
mulx r11, rdx, qword ptr [rdi + 56]
adc r10, rdx
adc r11, 0
add rbp, rbx
adc r12, r15
adc r14, r13
adc rsi, r10
adc r11, 0
mov rdx, qword ptr [rsp + 120]
mulx r8, rcx, qword ptr [rdi + 32]
mulx r15, rbx, qword ptr [rdi + 40]
add r8, rbx
mulx r13, r10, qword ptr [rdi + 48]
adc r15, r10
mulx rdx, rbx, qword ptr [rdi + 56]
adc r13, rbx
adc rdx, 0
add r12, rcx
adc r14, r8
adc rsi, r15
adc r11, r13
adc rdx, 0
mov qword ptr [rsp + 224], r9
mov qword ptr [rsp + 232], rax
mov qword ptr [rsp + 240], rbp
mov qword ptr [rsp + 248], r12
mov qword ptr [rsp + 256], r14
mov qword ptr [rsp + 264], rsi
mov qword ptr [rsp + 272], r11
mov qword ptr [rsp + 280], rdx
mov rdx, qword ptr [rsp + 64]
mulx r10, rax, qword ptr [rsp + 160]
mulx r9, rbp, qword ptr [rsp + 168]
add r10, rbp
mulx r12, r14, qword ptr [rsp + 176]
adc r9, r14
mulx rsi, r11, qword ptr [rsp + 184]
adc r12, r11
adc rsi, 0
mov rdx, qword ptr [rsp + 72]
mulx r8, rcx, qword ptr [rsp + 160]
mulx r15, r13, qword ptr [rsp + 168]
add r8, r13
mulx rbx, rbp, qword ptr [rsp + 176]
adc r15, rbp
mulx r14, rdx, qword ptr [rsp + 184]
adc rbx, rdx
adc r14, 0
add r10, rcx
adc r9, r8
adc r12, r15
adc rsi, rbx
adc r14, 0
mov rdx, qword ptr [rsp + 80]
mulx r11, r13, qword ptr [rsp + 160]
mulx rbp, r8, qword ptr [rsp + 168]
add r11, r8
mulx rcx, r15, qword ptr [rsp + 176]
adc rbp, r15
mulx rbx, rdx, qword ptr [rsp + 184]
adc rcx, rdx
adc rbx, 0
add r9, r13
adc r12, r11
adc rsi, rbp
adc r14, rcx
adc rbx, 0
mov rdx, qword ptr [rsp + 88]
mulx r8, r15, qword ptr [rsp + 160]
mulx r11, r13, qword ptr [rsp + 168]
add r8, r13
mulx rbp, rcx, qword ptr [rsp + 176]
adc r11, rcx
mulx r13, rdx, qword ptr [rsp + 184]
adc rbp, rdx
adc r13, 0
add r12, r15
adc rsi, r8
adc r14, r11
adc rbx, rbp
adc r13, 0
add rax, qword ptr [rsp + 224]
adc r10, qword ptr [rsp + 232]
adc r9, qword ptr [rsp + 240]
adc r12, qword ptr [rsp + 248]
adc rsi, qword ptr [rsp + 256]
adc r14, qword ptr [rsp + 264]
adc rbx, qword ptr [rsp + 272]
adc r13, qword ptr [rsp + 280]
sbb rcx, rcx
and rcx, qword ptr [rsp + 0]
mov rdx, qword ptr [rsp + 0]
xor r8d, r8d
mulx r15, r11, rsi
adcx rax, r11
adox r10, r15
mulx rbp, rsi, r14
adcx r10, rsi
adox r9, rbp
mulx r14, r15, rbx
adcx r9, r15
adox r12, r14
mulx r11, rbx, r13
adcx r12, rbx
adox r11, r8
adc r11, 0
add r11, rcx
mov rdx, qword ptr [rsp + 0]
mulx rbp, rsi, r11
add rax, rsi
adc r10, rbp
jc 47f
46:
mov qword ptr [rdi + 32], rax
mov qword ptr [rdi + 40], r10
mov qword ptr [rdi + 48], r9
mov qword ptr [rdi + 56], r12
add rsp, 360
pop r15
pop r14
pop r13
pop r12
pop rbp
pop rbx
ret
21:
add rax, 1
adc rbx, 0
jnc 20b
add r10, qword ptr [rsp + 0]
adc rcx, 0
jmp 20b
23:
add rcx, 1
sub r12, qword ptr [rsp + 0]
sbb r13, 0
sbb rbp, 0
sbb r15, 0
sbb rcx, 0
js 23b
jmp 22b
25:
add rbp, 1
adc r15, 0
jnc 24b
add r12, qword ptr [rsp + 0]
adc r13, 0
jmp 24b
27:
add r11, 1
adc rbx, 0
jnc 26b
add rsi, qword ptr [rsp + 0]
adc r14, 0
jmp 26b
29:
add rsi, 1
sub r9, qword ptr [rsp + 0]
sbb r8, 0
sbb rcx, 0
sbb rbp, 0
sbb rsi, 0
js 29b
jmp 28b
31:
add rcx, 1
adc rbp, 0
jnc 30b
add r9, qword ptr [rsp + 0]
adc r8, 0
jmp 30b
33:
add r10, 1
adc r12, 0
jnc 32b
add r8, qword ptr [rsp + 0]
adc rax, 0
jmp 32b
35:
add r11, 1
adc r14, 0
jnc 34b
add rcx, qword ptr [rsp + 0]
adc rbp, 0
jmp 34b
37:
add r9, 1
adc r12, 0
jnc 36b
add r15, qword ptr [rsp + 0]
adc r13, 0
jmp 36b
39:
add rax, 1
adc r11, 0
jnc 38b
add rsi, qword ptr [rsp + 0]
adc rbx, 0
jmp 38b
41:
add rsi, 1
sub rbx, qword ptr [rsp + 0]
sbb r10, 0
sbb r8, 0
sbb rcx, 0
sbb rsi, 0
js 41b
jmp 40b
43:
add r8, 1
adc rcx, 0
jnc 42b
add rbx, qword ptr [rsp + 0]
adc r10, 0
jmp 42b
45:
sub r10, 1
sbb r8, 0
sbb rcx, 0
jnc 44b
sub rbx, qword ptr [rsp + 0]
jmp 44b
47:
add r9, 1
adc r12, 0
jnc 46b
add rax, qword ptr [rsp + 0]
adc r10, 0
jmp 46b
