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
mulx rax, rcx, qword ptr [rdi + 80]
mulx rbx, rsi, qword ptr [rdi + 88]
mulx rbp, r8, qword ptr [rdi + 72]
add rbp, rcx
mulx r9, r10, rdx
adc rax, rsi
adc rbx, 0
mov rdx, qword ptr [rdi + 72]
mulx r11, r12, qword ptr [rdi + 80]
xor r13d, r13d
adcx rax, r12
adox rbx, r11
mulx r14, r15, qword ptr [rdi + 88]
adox r14, r13
mov rdx, qword ptr [rdi + 80]
adcx rbx, r15
mulx rcx, rsi, qword ptr [rdi + 88]
mov rdx, qword ptr [rdi + 72]
adcx r14, rsi
adcx rcx, r13
xor r11d, r11d
adcx r8, r8
adox r8, r9
mulx r12, r15, rdx
adcx rbp, rbp
adox rbp, r15
mov rdx, qword ptr [rdi + 80]
adcx rax, rax
adox rax, r12
mulx r13, rsi, rdx
mov rdx, qword ptr [rdi + 88]
adcx rbx, rbx
adcx r14, r14
adox rbx, rsi
adox r14, r13
mulx r9, r15, rdx
adcx rcx, rcx
adox rcx, r15
adcx r11, r11
adox r11, r9
xor r12d, r12d
mov rdx, qword ptr [rsp + 0]
mulx r13, rsi, rbx
adox r8, r13
mulx r9, r15, r14
mulx rbx, r14, rcx
adox rbp, r9
mulx r13, rdx, r11
adcx r10, rsi
adox rax, rbx
adcx r8, r15
adcx rbp, r14
adcx rax, rdx
mov rdx, qword ptr [rsp + 0]
adox r13, r12
adc r13, 0
mulx rcx, r11, r13
add r10, r11
adc r8, rcx
jc 21f
20:
mov qword ptr [rsp + 176], rbp
mov qword ptr [rsp + 160], r10
mov rdx, qword ptr [rsp + 160]
mov qword ptr [rsp + 168], r8
mulx r9, rsi, qword ptr [rsp + 296]
mulx r15, rbx, qword ptr [rsp + 288]
mulx r14, r12, qword ptr [rsp + 304]
add r15, rsi
mulx r13, rbp, qword ptr [rsp + 312]
adc r9, r12
adc r14, rbp
adc r13, 0
mov qword ptr [rsp + 184], rax
mov rdx, qword ptr [rsp + 168]
mulx r10, rcx, qword ptr [rsp + 288]
mulx r11, r8, qword ptr [rsp + 296]
mulx rsi, rax, qword ptr [rsp + 304]
add r10, r8
adc r11, rax
mulx r12, rdx, qword ptr [rsp + 312]
adc rsi, rdx
adc r12, 0
add r15, rcx
adc r9, r10
adc r14, r11
adc r13, rsi
adc r12, 0
mov rdx, qword ptr [rsp + 176]
mulx rbp, r8, qword ptr [rsp + 288]
mulx rax, r10, qword ptr [rsp + 296]
add rbp, r10
mulx rcx, r11, qword ptr [rsp + 304]
adc rax, r11
mulx rsi, r10, qword ptr [rsp + 312]
mov rdx, qword ptr [rsp + 184]
adc rcx, r10
mulx r11, r10, qword ptr [rsp + 288]
adc rsi, 0
add r9, r8
adc r14, rbp
adc r13, rax
adc r12, rcx
adc rsi, 0
mulx rbp, r8, qword ptr [rsp + 296]
add r11, r8
mulx rax, rcx, qword ptr [rsp + 304]
adc rbp, rcx
mulx r8, rdx, qword ptr [rsp + 312]
adc rax, rdx
adc r8, 0
add r14, r10
adc r13, r11
mov rdx, qword ptr [rsp + 0]
adc r12, rbp
adc rsi, rax
adc r8, 0
mulx rcx, r11, rsi
mulx r10, rsi, r13
xor ebp, ebp
adcx rbx, rsi
adox r15, r10
mulx rax, r13, r12
adox r9, rax
mulx r12, r10, r8
adox r14, rcx
adcx r15, r13
adox r12, rbp
adcx r9, r11
adcx r14, r10
adc r12, 0
sub rbx, qword ptr [rdi + 0]
sbb r15, qword ptr [rdi + 8]
sbb r9, qword ptr [rdi + 16]
sbb r14, qword ptr [rdi + 24]
sbb r12, 0
js 23f
22:
mov rdx, qword ptr [rsp + 0]
mulx rsi, r8, r12
add rbx, r8
adc r15, rsi
jc 25f
24:
mov qword ptr [rsp + 56], r14
mov qword ptr [rsp + 48], r9
mov rdx, qword ptr [rdi + 64]
mulx rax, rcx, qword ptr [rsp + 168]
mulx r11, rbp, qword ptr [rsp + 160]
mov qword ptr [rsp + 40], r15
add r11, rcx
mulx r13, r10, qword ptr [rsp + 176]
adc rax, r10
mulx r12, r9, qword ptr [rsp + 184]
adc r13, r9
mov rdx, qword ptr [rdi + 72]
adc r12, 0
mulx r14, rsi, qword ptr [rsp + 160]
mulx r8, r15, qword ptr [rsp + 168]
add r14, r15
mulx rcx, r10, qword ptr [rsp + 176]
adc r8, r10
mulx r9, rdx, qword ptr [rsp + 184]
adc rcx, rdx
adc r9, 0
add r11, rsi
mov rdx, qword ptr [rdi + 80]
adc rax, r14
adc r13, r8
adc r12, rcx
adc r9, 0
mulx r15, r10, qword ptr [rsp + 160]
mulx rsi, r14, qword ptr [rsp + 168]
mulx r8, rcx, qword ptr [rsp + 176]
add r15, r14
adc rsi, rcx
mulx r14, rdx, qword ptr [rsp + 184]
adc r8, rdx
adc r14, 0
mov rdx, qword ptr [rdi + 88]
add rax, r10
adc r13, r15
adc r12, rsi
adc r9, r8
mulx rcx, r15, qword ptr [rsp + 168]
mulx r10, rsi, qword ptr [rsp + 160]
adc r14, 0
add r10, r15
mulx r8, r15, qword ptr [rsp + 176]
adc rcx, r15
mulx r15, rdx, qword ptr [rsp + 184]
adc r8, rdx
adc r15, 0
add r13, rsi
adc r12, r10
adc r9, rcx
adc r14, r8
adc r15, 0
mov rdx, qword ptr [rsp + 0]
xor ecx, ecx
mulx r10, rsi, r12
mulx r8, r12, r15
adox r11, r10
adcx rbp, rsi
mulx r15, r9, r9
adox rax, r15
mov qword ptr [rsp + 32], rbx
adcx r11, r9
mulx r10, rsi, r14
adcx rax, rsi
adox r13, r10
adcx r13, r12
mov rdx, qword ptr [rsp + 0]
adox r8, rcx
adc r8, 0
mulx rbx, r14, r8
add rbp, r14
adc r11, rbx
jc 27f
26:
mov qword ptr [rsp + 192], rbp
mov qword ptr [rsp + 200], r11
mov rdx, qword ptr [rsp + 192]
mulx r15, r9, qword ptr [rsp + 320]
mov qword ptr [rsp + 216], r13
mulx r12, r10, qword ptr [rsp + 336]
mulx rsi, rcx, qword ptr [rsp + 328]
mulx r8, r11, qword ptr [rsp + 344]
add r15, rcx
adc rsi, r10
adc r12, r11
adc r8, 0
mov rdx, qword ptr [rsp + 200]
mulx rbp, rbx, qword ptr [rsp + 328]
mov qword ptr [rsp + 208], rax
mulx r14, r13, qword ptr [rsp + 320]
add r14, rbx
mulx r10, rcx, qword ptr [rsp + 336]
adc rbp, rcx
mulx r11, rdx, qword ptr [rsp + 344]
adc r10, rdx
adc r11, 0
add r15, r13
mov rdx, qword ptr [rsp + 208]
mulx rax, rbx, qword ptr [rsp + 336]
adc rsi, r14
adc r12, rbp
mulx rcx, r13, qword ptr [rsp + 328]
adc r8, r10
adc r11, 0
mulx rbp, r14, qword ptr [rsp + 320]
mulx r10, rdx, qword ptr [rsp + 344]
add rbp, r13
adc rcx, rbx
adc rax, rdx
adc r10, 0
add rsi, r14
mov rdx, qword ptr [rsp + 216]
adc r12, rbp
adc r8, rcx
adc r11, rax
mulx rbx, r13, qword ptr [rsp + 320]
adc r10, 0
mulx r14, rax, qword ptr [rsp + 336]
mulx rcx, rbp, qword ptr [rsp + 328]
add rbx, rbp
mulx rbp, rdx, qword ptr [rsp + 344]
adc rcx, rax
adc r14, rdx
mov rdx, qword ptr [rsp + 0]
adc rbp, 0
add r12, r13
adc r8, rbx
adc r11, rcx
adc r10, r14
adc rbp, 0
xor eax, eax
mulx rbx, r13, r8
mulx r14, rcx, r11
mulx r8, r11, r10
adcx r9, r13
adox r15, rbx
adox rsi, r14
adcx r15, rcx
adox r12, r8
adcx rsi, r11
mulx r10, rbp, rbp
adcx r12, rbp
adox r10, rax
adc r10, 0
sub r9, qword ptr [rdi + 32]
sbb r15, qword ptr [rdi + 40]
sbb rsi, qword ptr [rdi + 48]
sbb r12, qword ptr [rdi + 56]
sbb r10, 0
js 29f
28:
mov rdx, qword ptr [rsp + 0]
mulx rbx, r13, r10
add r9, r13
adc r15, rbx
mov rdx, qword ptr [rsp + 32]
jc 31f
30:
mulx r14, rcx, qword ptr [rsp + 56]
mov qword ptr [rsp + 80], rsi
mulx r8, r11, qword ptr [rsp + 48]
mov qword ptr [rsp + 88], r12
mulx rax, rbp, qword ptr [rsp + 40]
mov qword ptr [rsp + 64], r9
add rax, r11
adc r8, rcx
adc r14, 0
xor r10d, r10d
mulx rbx, r13, rdx
mov rdx, qword ptr [rsp + 40]
mulx rsi, r12, qword ptr [rsp + 48]
adcx r8, r12
mulx r9, rcx, qword ptr [rsp + 56]
mov rdx, qword ptr [rsp + 48]
adox r14, rsi
adox r9, r10
mulx r11, rdx, qword ptr [rsp + 56]
adcx r14, rcx
adcx r9, rdx
adcx r11, r10
xor r12d, r12d
mov rdx, qword ptr [rsp + 40]
adcx rbp, rbp
mulx rsi, rdx, rdx
adox rbp, rbx
adcx rax, rax
adox rax, rdx
adcx r8, r8
mov rdx, qword ptr [rsp + 48]
mulx r10, rcx, rdx
adox r8, rsi
mov rdx, qword ptr [rsp + 56]
adcx r14, r14
mulx rbx, rdx, rdx
adox r14, rcx
adcx r9, r9
adox r9, r10
adcx r11, r11
adox r11, rdx
mov rdx, qword ptr [rsp + 0]
adcx r12, r12
mulx rsi, r10, r14
adox r12, rbx
xor ecx, ecx
mulx r14, rbx, r9
adcx r13, r10
adox rbp, rsi
adox rax, r14
mulx r9, r11, r11
adcx rbp, rbx
adox r8, r9
mulx rsi, r10, r12
adcx rax, r11
adcx r8, r10
mov rdx, qword ptr [rsp + 0]
adox rsi, rcx
adc rsi, 0
mulx r14, r12, rsi
add r13, r12
mov rdx, qword ptr [rdi + 64]
adc rbp, r14
mulx rbx, r9, qword ptr [rsp + 48]
jc 33f
32:
mulx r11, r10, qword ptr [rsp + 32]
mov qword ptr [rsp + 184], r8
mulx rcx, rsi, qword ptr [rsp + 40]
add r11, rsi
mov qword ptr [rsp + 160], r13
mulx r12, r14, qword ptr [rsp + 56]
adc rcx, r9
adc rbx, r14
adc r12, 0
mov rdx, qword ptr [rdi + 72]
mov qword ptr [rsp + 72], r15
mulx r8, r13, qword ptr [rsp + 32]
mulx rsi, r9, qword ptr [rsp + 40]
add r8, r9
mulx r14, r15, qword ptr [rsp + 56]
mulx r9, rdx, qword ptr [rsp + 48]
adc rsi, rdx
adc r9, r15
adc r14, 0
mov qword ptr [rsp + 176], rax
add r11, r13
mov rdx, qword ptr [rdi + 80]
adc rcx, r8
adc rbx, rsi
adc r12, r9
mulx rax, r13, qword ptr [rsp + 48]
mulx r15, r8, qword ptr [rsp + 32]
mulx rsi, r9, qword ptr [rsp + 40]
mov qword ptr [rsp + 168], rbp
mulx rbp, rdx, qword ptr [rsp + 56]
adc r14, 0
add r15, r9
adc rsi, r13
adc rax, rdx
adc rbp, 0
add rcx, r8
mov rdx, qword ptr [rdi + 88]
mulx r13, r8, qword ptr [rsp + 32]
adc rbx, r15
adc r12, rsi
adc r14, rax
adc rbp, 0
mulx r9, rax, qword ptr [rsp + 56]
mulx r15, rsi, qword ptr [rsp + 40]
add r13, rsi
mulx rdx, rsi, qword ptr [rsp + 48]
adc r15, rsi
adc rdx, rax
adc r9, 0
add rbx, r8
adc r12, r13
adc r14, r15
adc rbp, rdx
adc r9, 0
mov rdx, qword ptr [rsp + 0]
xor r13d, r13d
mulx r8, rax, r12
adcx r10, rax
mulx r15, rsi, r14
adox r11, r8
adox rcx, r15
adcx r11, rsi
mulx r12, r14, rbp
adox rbx, r12
adcx rcx, r14
mulx rax, rbp, r9
adox rax, r13
adcx rbx, rbp
adc rax, 0
mov rdx, qword ptr [rsp + 0]
mulx r8, r15, rax
mov rdx, qword ptr [rsp + 160]
add r10, r15
mulx rsi, r9, qword ptr [rdi + 16]
adc r11, r8
jc 35f
34:
mulx r12, r14, qword ptr [rdi + 8]
mov qword ptr [rdi + 88], rbx
mulx r13, rbp, qword ptr [rdi + 0]
add r13, r14
mov qword ptr [rdi + 64], r10
mov qword ptr [rdi + 80], rcx
adc r12, r9
mov qword ptr [rdi + 72], r11
mulx rax, r15, qword ptr [rdi + 24]
mov rdx, qword ptr [rsp + 168]
adc rsi, r15
adc rax, 0
mulx r8, rbx, qword ptr [rdi + 24]
mulx r11, r10, qword ptr [rdi + 8]
mulx rcx, r9, qword ptr [rdi + 16]
mulx r14, rdx, qword ptr [rdi + 0]
add r14, r10
adc r11, r9
adc rcx, rbx
adc r8, 0
add r13, rdx
mov rdx, qword ptr [rsp + 176]
adc r12, r14
adc rsi, r11
mulx r15, rbx, qword ptr [rdi + 16]
adc rax, rcx
adc r8, 0
mulx r10, r9, qword ptr [rdi + 0]
mulx r11, r14, qword ptr [rdi + 8]
add r10, r14
mulx rcx, rdx, qword ptr [rdi + 24]
adc r11, rbx
adc r15, rdx
adc rcx, 0
mov rdx, qword ptr [rsp + 184]
add r12, r9
adc rsi, r10
adc rax, r11
adc r8, r15
mulx r14, rbx, qword ptr [rdi + 0]
adc rcx, 0
mulx r15, r10, qword ptr [rdi + 16]
mulx r9, r11, qword ptr [rdi + 8]
add r14, r11
mulx r11, rdx, qword ptr [rdi + 24]
adc r9, r10
adc r15, rdx
adc r11, 0
add rsi, rbx
adc rax, r14
adc r8, r9
adc rcx, r15
adc r11, 0
mov rdx, qword ptr [rsp + 0]
mulx r14, rbx, r8
xor r15d, r15d
mulx r10, r9, rax
adcx rbp, r9
adox r13, r10
mulx r8, rax, rcx
adcx r13, rbx
adox r12, r14
adox rsi, r8
adcx r12, rax
mulx rcx, r10, r11
adox rcx, r15
mov rdx, qword ptr [rsp + 0]
adcx rsi, r10
adc rcx, 0
mulx r9, r11, rcx
add rbp, r11
adc r13, r9
jc 37f
36:
mov qword ptr [rsp + 144], r12
mov rdx, qword ptr [rsp + 160]
mov qword ptr [rsp + 128], rbp
mulx r14, rbx, qword ptr [rsp + 32]
mulx r8, rax, qword ptr [rsp + 48]
mov qword ptr [rsp + 136], r13
mov qword ptr [rsp + 152], rsi
mulx r15, rcx, qword ptr [rsp + 40]
add r14, rcx
adc r15, rax
mulx r10, r12, qword ptr [rsp + 56]
adc r8, r12
mov rdx, qword ptr [rsp + 168]
mulx r9, r11, qword ptr [rsp + 32]
adc r10, 0
mulx rbp, rsi, qword ptr [rsp + 40]
mulx r13, rax, qword ptr [rsp + 48]
add r9, rsi
adc rbp, rax
mulx rcx, rdx, qword ptr [rsp + 56]
adc r13, rdx
adc rcx, 0
add r14, r11
adc r15, r9
adc r8, rbp
adc r10, r13
mov rdx, qword ptr [rsp + 176]
adc rcx, 0
mulx r12, rsi, qword ptr [rsp + 40]
mulx rax, r9, qword ptr [rsp + 32]
add rax, rsi
mulx r11, rbp, qword ptr [rsp + 48]
mulx r13, rdx, qword ptr [rsp + 56]
adc r12, rbp
adc r11, rdx
adc r13, 0
add r15, r9
adc r8, rax
adc r10, r12
adc rcx, r11
adc r13, 0
mov rdx, qword ptr [rsp + 184]
mulx rsi, r12, qword ptr [rsp + 32]
mulx rax, r9, qword ptr [rsp + 40]
mulx r11, rbp, qword ptr [rsp + 48]
add rsi, r9
adc rax, rbp
mulx r9, rdx, qword ptr [rsp + 56]
adc r11, rdx
adc r9, 0
mov rdx, qword ptr [rsp + 0]
add r8, r12
adc r10, rsi
adc rcx, rax
adc r13, r11
adc r9, 0
mulx rbp, rsi, r9
xor r12d, r12d
mulx rax, r11, r10
mulx r9, r10, rcx
adox r14, rax
mulx rdx, rcx, r13
adcx rbx, r11
adcx r14, r10
adox r15, r9
adox r8, rdx
adcx r15, rcx
adcx r8, rsi
mov rdx, qword ptr [rsp + 0]
adox rbp, r12
adc rbp, 0
mulx r13, rax, rbp
add rbx, rax
adc r14, r13
jc 39f
38:
mov qword ptr [rsp + 112], r15
mov rdx, qword ptr [rsp + 64]
mulx rsi, r11, qword ptr [rsp + 88]
mov qword ptr [rsp + 104], r14
mulx r9, r10, qword ptr [rsp + 80]
mov qword ptr [rsp + 96], rbx
mulx rcx, rbp, qword ptr [rsp + 72]
add rcx, r10
adc r9, r11
mulx r12, r15, rdx
mov rdx, qword ptr [rsp + 72]
adc rsi, 0
xor r13d, r13d
mulx rax, r14, qword ptr [rsp + 80]
adcx r9, r14
mulx rbx, r11, qword ptr [rsp + 88]
adox rsi, rax
mov rdx, qword ptr [rsp + 80]
mulx r10, rdx, qword ptr [rsp + 88]
adox rbx, r13
adcx rsi, r11
adcx rbx, rdx
mov rdx, qword ptr [rsp + 72]
adcx r10, r13
xor r14d, r14d
adcx rbp, rbp
adox rbp, r12
mulx rax, rdx, rdx
adcx rcx, rcx
adox rcx, rdx
adcx r9, r9
adox r9, rax
mov rdx, qword ptr [rsp + 80]
adcx rsi, rsi
mulx r11, rdx, rdx
adox rsi, rdx
mov rdx, qword ptr [rsp + 88]
adcx rbx, rbx
adox rbx, r11
mulx r13, r12, rdx
adcx r10, r10
adcx r14, r14
mov rdx, qword ptr [rsp + 0]
adox r10, r12
adox r14, r13
xor eax, eax
mov qword ptr [rsp + 120], r8
mulx r11, r13, rsi
mulx r12, r8, rbx
adcx r15, r13
adox rbp, r11
adcx rbp, r8
adox rcx, r12
mulx rsi, rbx, r14
mulx r14, r11, r10
adcx rcx, r11
adox r9, r14
adcx r9, rbx
adox rsi, rax
adc rsi, 0
sub r15, qword ptr [rsp + 96]
sbb rbp, qword ptr [rsp + 104]
sbb rcx, qword ptr [rsp + 112]
sbb r9, qword ptr [rsp + 120]
sbb rsi, 0
sub r15, qword ptr [rsp + 128]
sbb rbp, qword ptr [rsp + 136]
sbb rcx, qword ptr [rsp + 144]
sbb r9, qword ptr [rsp + 152]
sbb rsi, 0
mov rdx, qword ptr [rsp + 0]
sub r15, qword ptr [rsp + 128]
sbb rbp, qword ptr [rsp + 136]
sbb rcx, qword ptr [rsp + 144]
sbb r9, qword ptr [rsp + 152]
sbb rsi, 0
js 41f
40:
mulx r13, r12, rsi
add r15, r12
adc rbp, r13
jc 43f
42:
mov qword ptr [rdi + 0], r15
sub r15, qword ptr [rsp + 128]
mov qword ptr [rdi + 8], rbp
mov qword ptr [rdi + 16], rcx
mov qword ptr [rdi + 24], r9
sbb rbp, qword ptr [rsp + 136]
sbb rcx, qword ptr [rsp + 144]
sbb r9, qword ptr [rsp + 152]
sbb r8, r8
mov rdx, qword ptr [rsp + 96]
and r8, qword ptr [rsp + 0]
sub r15, r8
jc 45f
44:
mulx r10, rax, qword ptr [rdi + 32]
mulx rbx, r14, qword ptr [rdi + 40]
add r10, r14
mov qword ptr [rsp + 184], r9
mov qword ptr [rsp + 160], r15
mov qword ptr [rsp + 168], rbp
mulx r11, rsi, qword ptr [rdi + 56]
mulx r13, r12, qword ptr [rdi + 48]
adc rbx, r12
mov rdx, qword ptr [rsp + 104]
mulx r8, r9, qword ptr [rdi + 40]
adc r13, rsi
mulx rbp, r15, qword ptr [rdi + 32]
adc r11, 0
mulx r14, r12, qword ptr [rdi + 48]
mulx rsi, rdx, qword ptr [rdi + 56]
add rbp, r9
mov qword ptr [rsp + 176], rcx
adc r8, r12
adc r14, rdx
adc rsi, 0
add r10, r15
adc rbx, rbp
adc r13, r8
adc r11, r14
mov rdx, qword ptr [rsp + 112]
mulx rcx, r8, qword ptr [rdi + 32]
adc rsi, 0
mulx r9, rbp, qword ptr [rdi + 40]
mulx r15, r14, qword ptr [rdi + 48]
add rcx, rbp
mulx r12, rdx, qword ptr [rdi + 56]
adc r9, r14
adc r15, rdx
adc r12, 0
add rbx, r8
mov rdx, qword ptr [rsp + 120]
adc r13, rcx
adc r11, r9
adc rsi, r15
mov qword ptr [rsp + 224], rax
mulx rbp, r8, qword ptr [rdi + 32]
mulx r14, rax, qword ptr [rdi + 40]
mov qword ptr [rsp + 232], r10
mulx rcx, r9, qword ptr [rdi + 48]
mulx r15, rdx, qword ptr [rdi + 56]
adc r12, 0
add rbp, rax
adc r14, r9
adc rcx, rdx
adc r15, 0
add r13, r8
adc r11, rbp
adc rsi, r14
mov qword ptr [rsp + 240], rbx
mov qword ptr [rsp + 248], r13
adc r12, rcx
mov qword ptr [rsp + 256], r11
mov rdx, qword ptr [rsp + 64]
adc r15, 0
mov qword ptr [rsp + 264], rsi
mulx r10, rbx, qword ptr [rsp + 168]
mov qword ptr [rsp + 272], r12
mulx r11, r13, qword ptr [rsp + 160]
add r11, rbx
mov qword ptr [rsp + 280], r15
mulx rbp, r8, qword ptr [rsp + 184]
mulx r14, rax, qword ptr [rsp + 176]
mov rdx, qword ptr [rsp + 72]
mulx rcx, r9, qword ptr [rsp + 160]
adc r10, rax
adc r14, r8
mulx rsi, r12, qword ptr [rsp + 168]
adc rbp, 0
mulx r15, rbx, qword ptr [rsp + 176]
add rcx, r12
adc rsi, rbx
mulx r8, rdx, qword ptr [rsp + 184]
adc r15, rdx
adc r8, 0
add r11, r9
adc r10, rcx
adc r14, rsi
adc rbp, r15
adc r8, 0
mov rdx, qword ptr [rsp + 80]
mulx rax, r12, qword ptr [rsp + 160]
mulx rbx, rcx, qword ptr [rsp + 168]
mulx r9, rsi, qword ptr [rsp + 184]
mulx rdx, r15, qword ptr [rsp + 176]
add rax, rcx
adc rbx, r15
adc rdx, rsi
adc r9, 0
add r10, r12
adc r14, rax
adc rbp, rbx
adc r8, rdx
mov rdx, qword ptr [rsp + 88]
mulx rax, r12, qword ptr [rsp + 176]
mulx rbx, rcx, qword ptr [rsp + 168]
mulx rsi, r15, qword ptr [rsp + 160]
adc r9, 0
add rsi, rcx
mulx rcx, rdx, qword ptr [rsp + 184]
adc rbx, r12
adc rax, rdx
adc rcx, 0
add r14, r15
adc rbp, rsi
adc r8, rbx
adc r9, rax
adc rcx, 0
add r13, qword ptr [rsp + 224]
adc r11, qword ptr [rsp + 232]
adc r10, qword ptr [rsp + 240]
adc r14, qword ptr [rsp + 248]
adc rbp, qword ptr [rsp + 256]
adc r8, qword ptr [rsp + 264]
adc r9, qword ptr [rsp + 272]
adc rcx, qword ptr [rsp + 280]
mov rdx, qword ptr [rsp + 0]
sbb rax, rax
and rax, qword ptr [rsp + 0]
mulx r12, rbx, r8
xor esi, esi
mulx r15, r8, rbp
adcx r13, r8
adox r11, r15
adcx r11, rbx
adox r10, r12
mulx rbp, r9, r9
adcx r10, r9
adox r14, rbp
mulx r12, rbx, rcx
adox r12, rsi
adcx r14, rbx
mov rdx, qword ptr [rsp + 0]
adc r12, 0
add r12, rax
mulx r15, r8, r12
add r13, r8
adc r11, r15
jc 47f
46:
mov qword ptr [rdi + 56], r14
mov qword ptr [rdi + 48], r10
mov qword ptr [rdi + 32], r13
mov qword ptr [rdi + 40], r11
add rsp, 360
pop r15
pop r14
pop r13
pop r12
pop rbp
pop rbx
ret
21:
add rbp, 1
adc rax, 0
jnc 20b
add r10, qword ptr [rsp + 0]
adc r8, 0
jmp 20b
23:
add r12, 1
sub rbx, qword ptr [rsp + 0]
sbb r15, 0
sbb r9, 0
sbb r14, 0
sbb r12, 0
js 23b
jmp 22b
25:
add r9, 1
adc r14, 0
jnc 24b
add rbx, qword ptr [rsp + 0]
adc r15, 0
jmp 24b
27:
add rax, 1
adc r13, 0
jnc 26b
add rbp, qword ptr [rsp + 0]
adc r11, 0
jmp 26b
29:
add r10, 1
sub r9, qword ptr [rsp + 0]
sbb r15, 0
sbb rsi, 0
sbb r12, 0
sbb r10, 0
js 29b
jmp 28b
31:
add rsi, 1
adc r12, 0
jnc 30b
add r9, qword ptr [rsp + 0]
adc r15, 0
jmp 30b
33:
add rax, 1
adc r8, 0
jnc 32b
add r13, qword ptr [rsp + 0]
adc rbp, 0
jmp 32b
35:
add rcx, 1
adc rbx, 0
jnc 34b
add r10, qword ptr [rsp + 0]
adc r11, 0
jmp 34b
37:
add r12, 1
adc rsi, 0
jnc 36b
add rbp, qword ptr [rsp + 0]
adc r13, 0
jmp 36b
39:
add r15, 1
adc r8, 0
jnc 38b
add rbx, qword ptr [rsp + 0]
adc r14, 0
jmp 38b
41:
add rsi, 1
sub r15, qword ptr [rsp + 0]
sbb rbp, 0
sbb rcx, 0
sbb r9, 0
sbb rsi, 0
js 41b
jmp 40b
43:
add rcx, 1
adc r9, 0
jnc 42b
add r15, qword ptr [rsp + 0]
adc rbp, 0
jmp 42b
45:
sub rbp, 1
sbb rcx, 0
sbb r9, 0
jnc 44b
sub r15, qword ptr [rsp + 0]
jmp 44b
47:
add r10, 1
adc r14, 0
jnc 46b
add r13, qword ptr [rsp + 0]
adc r11, 0
jmp 46b
