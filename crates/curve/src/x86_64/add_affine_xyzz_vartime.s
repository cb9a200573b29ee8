# Made by examples/generate_kernels; do not edit.
# rdi: XYZZ P, replaced by -(P + Q). rsi: affine Q. Variable time.
push rbx
push rbp
push r12
push r13
push r14
push r15
sub rsp, 328
mov rax, qword ptr [rsi + 0]
mov qword ptr [rsp + 256], rax
mov rax, qword ptr [rsi + 8]
mov qword ptr [rsp + 264], rax
mov rax, qword ptr [rsi + 16]
mov qword ptr [rsp + 272], rax
mov rax, qword ptr [rsi + 24]
mov qword ptr [rsp + 280], rax
mov rax, qword ptr [rsi + 32]
mov qword ptr [rsp + 288], rax
mov rax, qword ptr [rsi + 40]
mov qword ptr [rsp + 296], rax
mov rax, qword ptr [rsi + 48]
mov qword ptr [rsp + 304], rax
mov rax, qword ptr [rsi + 56]
mov qword ptr [rsp + 312], rax
mov rax, 0x1000003d1
mov qword ptr [rsp + 0], rax
mov rdx, qword ptr [rdi + 64]
mulx rax, rcx, qword ptr [rsp + 256]
mulx rbx, rsi, qword ptr [rsp + 264]
add rax, rsi
mulx rbp, r8, qword ptr [rsp + 272]
adc rbx, r8
mulx r9, r10, qword ptr [rsp + 280]
adc rbp, r10
adc r9, 0
mov rdx, qword ptr [rdi + 72]
mulx r11, r12, qword ptr [rsp + 256]
mulx r13, r14, qword ptr [rsp + 264]
add r11, r14
mulx r15, rsi, qword ptr [rsp + 272]
adc r13, rsi
mulx r8, rdx, qword ptr [rsp + 280]
adc r15, rdx
adc r8, 0
add rax, r12
adc rbx, r11
adc rbp, r13
adc r9, r15
adc r8, 0
mov rdx, qword ptr [rdi + 80]
mulx r10, r14, qword ptr [rsp + 256]
mulx rsi, r11, qword ptr [rsp + 264]
add r10, r11
mulx r12, r13, qword ptr [rsp + 272]
adc rsi, r13
mulx r15, rdx, qword ptr [rsp + 280]
adc r12, rdx
adc r15, 0
add rbx, r14
adc rbp, r10
adc r9, rsi
adc r8, r12
adc r15, 0
mov rdx, qword ptr [rdi + 88]
mulx r11, r13, qword ptr [rsp + 256]
mulx r10, r14, qword ptr [rsp + 264]
add r11, r14
mulx rsi, r12, qword ptr [rsp + 272]
adc r10, r12
mulx r14, rdx, qword ptr [rsp + 280]
adc rsi, rdx
adc r14, 0
add rbp, r13
adc r9, r11
adc r8, r10
adc r15, rsi
adc r14, 0
mov rdx, qword ptr [rsp + 0]
xor r12d, r12d
mulx r11, r13, r9
adcx rcx, r13
adox rax, r11
mulx r10, rsi, r8
adcx rax, rsi
adox rbx, r10
mulx r9, r8, r15
adcx rbx, r8
adox rbp, r9
mulx r11, r13, r14
adcx rbp, r13
adox r11, r12
adc r11, 0
sub rcx, qword ptr [rdi + 0]
sbb rax, qword ptr [rdi + 8]
sbb rbx, qword ptr [rdi + 16]
sbb rbp, qword ptr [rdi + 24]
sbb r11, 0
js 21f
20:
mov rdx, qword ptr [rsp + 0]
mulx r15, r10, r11
add rcx, r10
adc rax, r15
jc 23f
22:
mov qword ptr [rsp + 32], rcx
mov qword ptr [rsp + 40], rax
mov qword ptr [rsp + 48], rbx
mov qword ptr [rsp + 56], rbp
mov rdx, qword ptr [rdi + 96]
mulx rsi, r14, qword ptr [rsp + 288]
mulx r9, r8, qword ptr [rsp + 296]
add rsi, r8
mulx r12, r13, qword ptr [rsp + 304]
adc r9, r13
mulx r11, rax, qword ptr [rsp + 312]
adc r12, rax
adc r11, 0
mov rdx, qword ptr [rdi + 104]
mulx rcx, rbx, qword ptr [rsp + 288]
mulx rbp, r15, qword ptr [rsp + 296]
add rcx, r15
mulx r10, r8, qword ptr [rsp + 304]
adc rbp, r8
mulx r13, rdx, qword ptr [rsp + 312]
adc r10, rdx
adc r13, 0
add rsi, rbx
adc r9, rcx
adc r12, rbp
adc r11, r10
adc r13, 0
mov rdx, qword ptr [rdi + 112]
mulx rax, r15, qword ptr [rsp + 288]
mulx r8, rcx, qword ptr [rsp + 296]
add rax, rcx
mulx rbx, rbp, qword ptr [rsp + 304]
adc r8, rbp
mulx r10, rdx, qword ptr [rsp + 312]
adc rbx, rdx
adc r10, 0
add r9, r15
adc r12, rax
adc r11, r8
adc r13, rbx
adc r10, 0
mov rdx, qword ptr [rdi + 120]
mulx rcx, rbp, qword ptr [rsp + 288]
mulx rax, r15, qword ptr [rsp + 296]
add rcx, r15
mulx r8, rbx, qword ptr [rsp + 304]
adc rax, rbx
mulx r15, rdx, qword ptr [rsp + 312]
adc r8, rdx
adc r15, 0
add r12, rbp
adc r11, rcx
adc r13, rax
adc r10, r8
adc r15, 0
mov rdx, qword ptr [rsp + 0]
xor ebx, ebx
mulx rcx, rbp, r11
adcx r14, rbp
adox rsi, rcx
mulx rax, r8, r13
adcx rsi, r8
adox r9, rax
mulx r11, r13, r10
adcx r9, r13
adox r12, r11
mulx rcx, rbp, r15
adcx r12, rbp
adox rcx, rbx
adc rcx, 0
sub r14, qword ptr [rdi + 32]
sbb rsi, qword ptr [rdi + 40]
sbb r9, qword ptr [rdi + 48]
sbb r12, qword ptr [rdi + 56]
sbb rcx, 0
js 25f
24:
mov rdx, qword ptr [rsp + 0]
mulx r10, rax, rcx
add r14, rax
adc rsi, r10
jc 27f
26:
mov qword ptr [rsp + 64], r14
mov qword ptr [rsp + 72], rsi
mov qword ptr [rsp + 80], r9
mov qword ptr [rsp + 88], r12
mov rdx, qword ptr [rsp + 32]
mulx r8, r15, qword ptr [rsp + 40]
mulx r11, r13, qword ptr [rsp + 48]
add r8, r13
mulx rbx, rbp, qword ptr [rsp + 56]
adc r11, rbp
adc rbx, 0
mulx rcx, rsi, rdx
mov rdx, qword ptr [rsp + 40]
xor r14d, r14d
mulx r9, r12, qword ptr [rsp + 48]
adcx r11, r12
adox rbx, r9
mulx r10, rax, qword ptr [rsp + 56]
adcx rbx, rax
adox r10, r14
mov rdx, qword ptr [rsp + 48]
mulx r13, rbp, qword ptr [rsp + 56]
adcx r10, rbp
adcx r13, r14
xor r9d, r9d
adcx r15, r15
adox r15, rcx
mov rdx, qword ptr [rsp + 40]
mulx r12, rax, rdx
adcx r8, r8
adox r8, rax
adcx r11, r11
adox r11, r12
mov rdx, qword ptr [rsp + 48]
mulx r14, rbp, rdx
adcx rbx, rbx
adox rbx, rbp
adcx r10, r10
adox r10, r14
mov rdx, qword ptr [rsp + 56]
mulx rcx, r12, rdx
adcx r13, r13
adox r13, r12
adcx r9, r9
adox r9, rcx
mov rdx, qword ptr [rsp + 0]
xor eax, eax
mulx r14, rbp, rbx
adcx rsi, rbp
adox r15, r14
mulx rcx, r12, r10
adcx r15, r12
adox r8, rcx
mulx rbx, r10, r13
adcx r8, r10
adox r11, rbx
mulx r14, rbp, r9
adcx r11, rbp
adox r14, rax
adc r14, 0
mov rdx, qword ptr [rsp + 0]
mulx r13, rcx, r14
add rsi, rcx
adc r15, r13
jc 29f
28:
mov qword ptr [rsp + 160], rsi
mov qword ptr [rsp + 168], r15
mov qword ptr [rsp + 176], r8
mov qword ptr [rsp + 184], r11
mov rdx, qword ptr [rsp + 160]
mulx r12, r9, qword ptr [rsp + 32]
mulx rbx, r10, qword ptr [rsp + 40]
add r12, r10
mulx rax, rbp, qword ptr [rsp + 48]
adc rbx, rbp
mulx r14, r8, qword ptr [rsp + 56]
adc rax, r8
adc r14, 0
mov rdx, qword ptr [rsp + 168]
mulx r15, r11, qword ptr [rsp + 32]
mulx rsi, r13, qword ptr [rsp + 40]
add r15, r13
mulx rcx, r10, qword ptr [rsp + 48]
adc rsi, r10
mulx rbp, rdx, qword ptr [rsp + 56]
adc rcx, rdx
adc rbp, 0
add r12, r11
adc rbx, r15
adc rax, rsi
adc r14, rcx
adc rbp, 0
mov rdx, qword ptr [rsp + 176]
mulx r8, r13, qword ptr [rsp + 32]
mulx r10, r15, qword ptr [rsp + 40]
add r8, r15
mulx r11, rsi, qword ptr [rsp + 48]
adc r10, rsi
mulx rcx, rdx, qword ptr [rsp + 56]
adc r11, rdx
adc rcx, 0
add rbx, r13
adc rax, r8
adc r14, r10
adc rbp, r11
adc rcx, 0
mov rdx, qword ptr [rsp + 184]
mulx r15, rsi, qword ptr [rsp + 32]
mulx r8, r13, qword ptr [rsp + 40]
add r15, r13
mulx r10, r11, qword ptr [rsp + 48]
adc r8, r11
mulx r13, rdx, qword ptr [rsp + 56]
adc r10, rdx
adc r13, 0
add rax, rsi
adc r14, r15
adc rbp, r8
adc rcx, r10
adc r13, 0
mov rdx, qword ptr [rsp + 0]
xor r11d, r11d
mulx r15, rsi, r14
adcx r9, rsi
adox r12, r15
mulx r8, r10, rbp
adcx r12, r10
adox rbx, r8
mulx r14, rbp, rcx
adcx rbx, rbp
adox rax, r14
mulx r15, rsi, r13
adcx rax, rsi
adox r15, r11
adc r15, 0
mov rdx, qword ptr [rsp + 0]
mulx rcx, r8, r15
add r9, r8
adc r12, rcx
jc 31f
30:
mov qword ptr [rsp + 128], r9
mov qword ptr [rsp + 136], r12
mov qword ptr [rsp + 144], rbx
mov qword ptr [rsp + 152], rax
mov rdx, qword ptr [rsp + 160]
mulx r10, r13, qword ptr [rdi + 0]
mulx r14, rbp, qword ptr [rdi + 8]
add r10, rbp
mulx r11, rsi, qword ptr [rdi + 16]
adc r14, rsi
mulx r15, r12, qword ptr [rdi + 24]
adc r11, r12
adc r15, 0
mov rdx, qword ptr [rsp + 168]
mulx r9, rbx, qword ptr [rdi + 0]
mulx rax, rcx, qword ptr [rdi + 8]
add r9, rcx
mulx r8, rbp, qword ptr [rdi + 16]
adc rax, rbp
mulx rsi, rdx, qword ptr [rdi + 24]
adc r8, rdx
adc rsi, 0
add r10, rbx
adc r14, r9
adc r11, rax
adc r15, r8
adc rsi, 0
mov rdx, qword ptr [rsp + 176]
mulx r12, rcx, qword ptr [rdi + 0]
mulx rbp, r9, qword ptr [rdi + 8]
add r12, r9
mulx rbx, rax, qword ptr [rdi + 16]
adc rbp, rax
mulx r8, rdx, qword ptr [rdi + 24]
adc rbx, rdx
adc r8, 0
add r14, rcx
adc r11, r12
adc r15, rbp
adc rsi, rbx
adc r8, 0
mov rdx, qword ptr [rsp + 184]
mulx r9, rax, qword ptr [rdi + 0]
mulx r12, rcx, qword ptr [rdi + 8]
add r9, rcx
mulx rbp, rbx, qword ptr [rdi + 16]
adc r12, rbx
mulx rcx, rdx, qword ptr [rdi + 24]
adc rbp, rdx
adc rcx, 0
add r11, rax
adc r15, r9
adc rsi, r12
adc r8, rbp
adc rcx, 0
mov rdx, qword ptr [rsp + 0]
xor ebx, ebx
mulx r9, rax, r15
adcx r13, rax
adox r10, r9
mulx r12, rbp, rsi
adcx r10, rbp
adox r14, r12
mulx r15, rsi, r8
adcx r14, rsi
adox r11, r15
mulx r9, rax, rcx
adcx r11, rax
adox r9, rbx
adc r9, 0
mov rdx, qword ptr [rsp + 0]
mulx r8, r12, r9
add r13, r12
adc r10, r8
jc 33f
32:
mov qword ptr [rsp + 96], r13
mov qword ptr [rsp + 104], r10
mov qword ptr [rsp + 112], r14
mov qword ptr [rsp + 120], r11
mov rdx, qword ptr [rsp + 64]
mulx rbp, rcx, qword ptr [rsp + 72]
mulx r15, rsi, qword ptr [rsp + 80]
add rbp, rsi
mulx rbx, rax, qword ptr [rsp + 88]
adc r15, rax
adc rbx, 0
mulx r9, r10, rdx
mov rdx, qword ptr [rsp + 72]
xor r13d, r13d
mulx r14, r11, qword ptr [rsp + 80]
adcx r15, r11
adox rbx, r14
mulx r8, r12, qword ptr [rsp + 88]
adcx rbx, r12
adox r8, r13
mov rdx, qword ptr [rsp + 80]
mulx rsi, rax, qword ptr [rsp + 88]
adcx r8, rax
adcx rsi, r13
xor r14d, r14d
adcx rcx, rcx
adox rcx, r9
mov rdx, qword ptr [rsp + 72]
mulx r11, r12, rdx
adcx rbp, rbp
adox rbp, r12
adcx r15, r15
adox r15, r11
mov rdx, qword ptr [rsp + 80]
mulx r13, rax, rdx
adcx rbx, rbx
adox rbx, rax
adcx r8, r8
adox r8, r13
mov rdx, qword ptr [rsp + 88]
mulx r9, r11, rdx
adcx rsi, rsi
adox rsi, r11
adcx r14, r14
adox r14, r9
mov rdx, qword ptr [rsp + 0]
xor r12d, r12d
mulx r13, rax, rbx
adcx r10, rax
adox rcx, r13
mulx r9, r11, r8
adcx rcx, r11
adox rbp, r9
mulx rbx, r8, rsi
adcx rbp, r8
adox r15, rbx
mulx r13, rax, r14
adcx r15, rax
adox r13, r12
adc r13, 0
sub r10, qword ptr [rsp + 128]
sbb rcx, qword ptr [rsp + 136]
sbb rbp, qword ptr [rsp + 144]
sbb r15, qword ptr [rsp + 152]
sbb r13, 0
sub r10, qword ptr [rsp + 96]
sbb rcx, qword ptr [rsp + 104]
sbb rbp, qword ptr [rsp + 112]
sbb r15, qword ptr [rsp + 120]
sbb r13, 0
sub r10, qword ptr [rsp + 96]
sbb rcx, qword ptr [rsp + 104]
sbb rbp, qword ptr [rsp + 112]
sbb r15, qword ptr [rsp + 120]
sbb r13, 0
js 35f
34:
mov rdx, qword ptr [rsp + 0]
mulx rsi, r9, r13
add r10, r9
adc rcx, rsi
jc 37f
36:
mov qword ptr [rdi + 0], r10
mov qword ptr [rdi + 8], rcx
mov qword ptr [rdi + 16], rbp
mov qword ptr [rdi + 24], r15
sub r10, qword ptr [rsp + 96]
sbb rcx, qword ptr [rsp + 104]
sbb rbp, qword ptr [rsp + 112]
sbb r15, qword ptr [rsp + 120]
sbb r11, r11
and r11, qword ptr [rsp + 0]
sub r10, r11
jc 39f
38:
mov qword ptr [rsp + 96], r10
mov qword ptr [rsp + 104], rcx
mov qword ptr [rsp + 112], rbp
mov qword ptr [rsp + 120], r15
mov rdx, qword ptr [rdi + 64]
mulx r14, rbx, qword ptr [rsp + 160]
mulx r8, r12, qword ptr [rsp + 168]
add r14, r12
mulx rax, r13, qword ptr [rsp + 176]
adc r8, r13
mulx rsi, r9, qword ptr [rsp + 184]
adc rax, r9
adc rsi, 0
mov rdx, qword ptr [rdi + 72]
mulx rbp, rcx, qword ptr [rsp + 160]
mulx r15, r10, qword ptr [rsp + 168]
add rbp, r10
mulx r11, r12, qword ptr [rsp + 176]
adc r15, r12
mulx r13, rdx, qword ptr [rsp + 184]
adc r11, rdx
adc r13, 0
add r14, rcx
adc r8, rbp
adc rax, r15
adc rsi, r11
adc r13, 0
mov rdx, qword ptr [rdi + 80]
mulx r9, r10, qword ptr [rsp + 160]
mulx r12, rbp, qword ptr [rsp + 168]
add r9, rbp
mulx rcx, r15, qword ptr [rsp + 176]
adc r12, r15
mulx r11, rdx, qword ptr [rsp + 184]
adc rcx, rdx
adc r11, 0
add r8, r10
adc rax, r9
adc rsi, r12
adc r13, rcx
adc r11, 0
mov rdx, qword ptr [rdi + 88]
mulx rbp, r15, qword ptr [rsp + 160]
mulx r9, r10, qword ptr [rsp + 168]
add rbp, r10
mulx r12, rcx, qword ptr [rsp + 176]
adc r9, rcx
mulx r10, rdx, qword ptr [rsp + 184]
adc r12, rdx
adc r10, 0
add rax, r15
adc rsi, rbp
adc r13, r9
adc r11, r12
adc r10, 0
mov rdx, qword ptr [rsp + 0]
xor ecx, ecx
mulx rbp, r15, rsi
adcx rbx, r15
adox r14, rbp
mulx r9, r12, r13
adcx r14, r12
adox r8, r9
mulx rsi, r13, r11
adcx r8, r13
adox rax, rsi
mulx rbp, r15, r10
adcx rax, r15
adox rbp, rcx
adc rbp, 0
mov rdx, qword ptr [rsp + 0]
mulx r11, r9, rbp
add rbx, r9
adc r14, r11
jc 41f
40:
mov qword ptr [rdi + 64], rbx
mov qword ptr [rdi + 72], r14
mov qword ptr [rdi + 80], r8
mov qword ptr [rdi + 88], rax
mov rdx, qword ptr [rdi + 96]
mulx r12, r10, qword ptr [rsp + 128]
mulx rsi, r13, qword ptr [rsp + 136]
add r12, r13
mulx rcx, r15, qword ptr [rsp + 144]
adc rsi, r15
mulx rbp, r14, qword ptr [rsp + 152]
adc rcx, r14
adc rbp, 0
mov rdx, qword ptr [rdi + 104]
mulx rbx, r8, qword ptr [rsp + 128]
mulx rax, r11, qword ptr [rsp + 136]
add rbx, r11
mulx r9, r13, qword ptr [rsp + 144]
adc rax, r13
mulx r15, rdx, qword ptr [rsp + 152]
adc r9, rdx
adc r15, 0
add r12, r8
adc rsi, rbx
adc rcx, rax
adc rbp, r9
adc r15, 0
mov rdx, qword ptr [rdi + 112]
mulx r14, r11, qword ptr [rsp + 128]
mulx r13, rbx, qword ptr [rsp + 136]
add r14, rbx
mulx r8, rax, qword ptr [rsp + 144]
adc r13, rax
mulx r9, rdx, qword ptr [rsp + 152]
adc r8, rdx
adc r9, 0
add rsi, r11
adc rcx, r14
adc rbp, r13
adc r15, r8
adc r9, 0
mov rdx, qword ptr [rdi + 120]
mulx rbx, rax, qword ptr [rsp + 128]
mulx r14, r11, qword ptr [rsp + 136]
add rbx, r11
mulx r13, r8, qword ptr [rsp + 144]
adc r14, r8
mulx r11, rdx, qword ptr [rsp + 152]
adc r13, rdx
adc r11, 0
add rcx, rax
adc rbp, rbx
adc r15, r14
adc r9, r13
adc r11, 0
mov rdx, qword ptr [rsp + 0]
xor r8d, r8d
mulx rbx, rax, rbp
adcx r10, rax
adox r12, rbx
mulx r14, r13, r15
adcx r12, r13
adox rsi, r14
mulx rbp, r15, r9
adcx rsi, r15
adox rcx, rbp
mulx rbx, rax, r11
adcx rcx, rax
adox rbx, r8
adc rbx, 0
mov rdx, qword ptr [rsp + 0]
mulx r9, r14, rbx
add r10, r14
adc r12, r9
jc 43f
42:
mov qword ptr [rdi + 96], r10
mov qword ptr [rdi + 104], r12
mov qword ptr [rdi + 112], rsi
mov qword ptr [rdi + 120], rcx
mov rdx, qword ptr [rsp + 128]
mulx r13, r11, qword ptr [rdi + 32]
mulx rbp, r15, qword ptr [rdi + 40]
add r13, r15
mulx r8, rax, qword ptr [rdi + 48]
adc rbp, rax
mulx rbx, r12, qword ptr [rdi + 56]
adc r8, r12
adc rbx, 0
mov rdx, qword ptr [rsp + 136]
mulx r10, rsi, qword ptr [rdi + 32]
mulx rcx, r9, qword ptr [rdi + 40]
add r10, r9
mulx r14, r15, qword ptr [rdi + 48]
adc rcx, r15
mulx rax, rdx, qword ptr [rdi + 56]
adc r14, rdx
adc rax, 0
add r13, rsi
adc rbp, r10
adc r8, rcx
adc rbx, r14
adc rax, 0
mov rdx, qword ptr [rsp + 144]
mulx r12, r9, qword ptr [rdi + 32]
mulx r15, r10, qword ptr [rdi + 40]
add r12, r10
mulx rsi, rcx, qword ptr [rdi + 48]
adc r15, rcx
mulx r14, rdx, qword ptr [rdi + 56]
adc rsi, rdx
adc r14, 0
add rbp, r9
adc r8, r12
adc rbx, r15
adc rax, rsi
adc r14, 0
mov rdx, qword ptr [rsp + 152]
mulx r10, rcx, qword ptr [rdi + 32]
mulx r12, r9, qword ptr [rdi + 40]
add r10, r9
mulx r15, rsi, qword ptr [rdi + 48]
adc r12, rsi
mulx rdx, r9, qword ptr [rdi + 56]
adc r15, r9
adc rdx, 0
add r8, rcx
adc rbx, r10
adc rax, r12
adc r14, r15
adc rdx, 0
mov qword ptr [rsp + 192], r11
mov qword ptr [rsp + 200], r13
mov qword ptr [rsp + 208], rbp
mov qword ptr [rsp + 216], r8
mov qword ptr [rsp + 224], rbx
mov qword ptr [rsp + 232], rax
mov qword ptr [rsp + 240], r14
mov qword ptr [rsp + 248], rdx
mov rdx, qword ptr [rsp + 64]
mulx rsi, r13, qword ptr [rsp + 96]
mulx r11, rbp, qword ptr [rsp + 104]
add rsi, rbp
mulx r8, rbx, qword ptr [rsp + 112]
adc r11, rbx
mulx rax, r14, qword ptr [rsp + 120]
adc r8, r14
adc rax, 0
mov rdx, qword ptr [rsp + 72]
mulx r10, rcx, qword ptr [rsp + 96]
mulx r12, r15, qword ptr [rsp + 104]
add r10, r15
mulx r9, rbp, qword ptr [rsp + 112]
adc r12, rbp
mulx rbx, rdx, qword ptr [rsp + 120]
adc r9, rdx
adc rbx, 0
add rsi, rcx
adc r11, r10
adc r8, r12
adc rax, r9
adc rbx, 0
mov rdx, qword ptr [rsp + 80]
mulx r14, r15, qword ptr [rsp + 96]
mulx rbp, r10, qword ptr [rsp + 104]
add r14, r10
mulx rcx, r12, qword ptr [rsp + 112]
adc rbp, r12
mulx r9, rdx, qword ptr [rsp + 120]
adc rcx, rdx
adc r9, 0
add r11, r15
adc r8, r14
adc rax, rbp
adc rbx, rcx
adc r9, 0
mov rdx, qword ptr [rsp + 88]
mulx r10, r12, qword ptr [rsp + 96]
mulx r14, r15, qword ptr [rsp + 104]
add r10, r15
mulx rbp, rcx, qword ptr [rsp + 112]
adc r14, rcx
mulx r15, rdx, qword ptr [rsp + 120]
adc rbp, rdx
adc r15, 0
add r8, r12
adc rax, r10
adc rbx, r14
adc r9, rbp
adc r15, 0
add r13, qword ptr [rsp + 192]
adc rsi, qword ptr [rsp + 200]
adc r11, qword ptr [rsp + 208]
adc r8, qword ptr [rsp + 216]
adc rax, qword ptr [rsp + 224]
adc rbx, qword ptr [rsp + 232]
adc r9, qword ptr [rsp + 240]
adc r15, qword ptr [rsp + 248]
sbb rcx, rcx
and rcx, qword ptr [rsp + 0]
mov rdx, qword ptr [rsp + 0]
xor r10d, r10d
mulx r12, r14, rax
adcx r13, r14
adox rsi, r12
mulx rbp, rax, rbx
adcx rsi, rax
adox r11, rbp
mulx rbx, r12, r9
adcx r11, r12
adox r8, rbx
mulx r14, r9, r15
adcx r8, r9
adox r14, r10
adc r14, 0
add r14, rcx
mov rdx, qword ptr [rsp + 0]
mulx rbp, rax, r14
add r13, rax
adc rsi, rbp
jc 45f
44:
mov qword ptr [rdi + 32], r13
mov qword ptr [rdi + 40], rsi
mov qword ptr [rdi + 48], r11
mov qword ptr [rdi + 56], r8
add rsp, 328
pop r15
pop r14
pop r13
pop r12
pop rbp
pop rbx
ret
21:
add r11, 1
sub rcx, qword ptr [rsp + 0]
sbb rax, 0
sbb rbx, 0
sbb rbp, 0
sbb r11, 0
js 21b
jmp 20b
23:
add rbx, 1
adc rbp, 0
jnc 22b
add rcx, qword ptr [rsp + 0]
adc rax, 0
jmp 22b
25:
add rcx, 1
sub r14, qword ptr [rsp + 0]
sbb rsi, 0
sbb r9, 0
sbb r12, 0
sbb rcx, 0
js 25b
jmp 24b
27:
add r9, 1
adc r12, 0
jnc 26b
add r14, qword ptr [rsp + 0]
adc rsi, 0
jmp 26b
29:
add r8, 1
adc r11, 0
jnc 28b
add rsi, qword ptr [rsp + 0]
adc r15, 0
jmp 28b
31:
add rbx, 1
adc rax, 0
jnc 30b
add r9, qword ptr [rsp + 0]
adc r12, 0
jmp 30b
33:
add r14, 1
adc r11, 0
jnc 32b
add r13, qword ptr [rsp + 0]
adc r10, 0
jmp 32b
35:
add r13, 1
sub r10, qword ptr [rsp + 0]
sbb rcx, 0
sbb rbp, 0
sbb r15, 0
sbb r13, 0
js 35b
jmp 34b
37:
add rbp, 1
adc r15, 0
jnc 36b
add r10, qword ptr [rsp + 0]
adc rcx, 0
jmp 36b
39:
sub rcx, 1
sbb rbp, 0
sbb r15, 0
jnc 38b
sub r10, qword ptr [rsp + 0]
jmp 38b
41:
add r8, 1
adc rax, 0
jnc 40b
add rbx, qword ptr [rsp + 0]
adc r14, 0
jmp 40b
43:
add rsi, 1
adc rcx, 0
jnc 42b
add r10, qword ptr [rsp + 0]
adc r12, 0
jmp 42b
45:
add r11, 1
adc r8, 0
jnc 44b
add r13, qword ptr [rsp + 0]
adc rsi, 0
jmp 44b
