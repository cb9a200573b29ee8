# Made by examples/generate_kernels; do not edit.
# rdi: Jacobian P, replaced by -(P + Q). rsi: affine Q. Variable time.
push rbx
push rbp
push r12
push r13
push r14
push r15
sub rsp, 360
movups xmm0, xmmword ptr [rsi + 0]
movups xmmword ptr [rsp + 288], xmm0
movups xmm0, xmmword ptr [rsi + 16]
movups xmmword ptr [rsp + 304], xmm0
movups xmm0, xmmword ptr [rsi + 32]
movups xmmword ptr [rsp + 320], xmm0
movups xmm0, xmmword ptr [rsi + 48]
movups xmmword ptr [rsp + 336], xmm0
mov rax, 0x1000003d1
mov qword ptr [rsp + 0], rax
mov rdx, qword ptr [rdi + 64]
mulx rax, rcx, qword ptr [rdi + 72]
mulx rbx, rsi, qword ptr [rdi + 80]
add rax, rsi
mulx rbp, r8, qword ptr [rdi + 88]
mulx r9, r10, rdx
adc rbx, r8
adc rbp, 0
mov rdx, qword ptr [rdi + 72]
mulx r11, r12, qword ptr [rdi + 88]
xor r13d, r13d
mulx r14, rdx, qword ptr [rdi + 80]
adcx rbx, rdx
adox rbp, r14
adox r11, r13
mov rdx, qword ptr [rdi + 80]
mulx r15, rdx, qword ptr [rdi + 88]
adcx rbp, r12
adcx r11, rdx
adcx r15, r13
xor esi, esi
adcx rcx, rcx
adox rcx, r9
mov rdx, qword ptr [rdi + 72]
mulx r8, r14, rdx
adcx rax, rax
adcx rbx, rbx
mov rdx, qword ptr [rdi + 80]
adcx rbp, rbp
adcx r11, r11
adox rax, r14
mulx r12, rdx, rdx
adox rbx, r8
adox rbp, rdx
adox r11, r12
mov rdx, qword ptr [rdi + 88]
mulx r13, r9, rdx
adcx r15, r15
adcx rsi, rsi
adox r15, r9
adox rsi, r13
mov rdx, qword ptr [rsp + 0]
mulx r14, r8, rbp
xor r12d, r12d
adcx r10, r8
adox rcx, r14
mulx r13, r9, r11
adcx rcx, r9
mulx rbp, r11, r15
adox rax, r13
adcx rax, r11
adox rbx, rbp
mulx r14, r8, rsi
adcx rbx, r8
adox r14, r12
adc r14, 0
mov rdx, qword ptr [rsp + 0]
mulx r15, r9, r14
add r10, r9
adc rcx, r15
jc 21f
20:
mov qword ptr [rsp + 168], rcx
mov qword ptr [rsp + 160], r10
mov rdx, qword ptr [rsp + 160]
mulx rsi, r13, qword ptr [rsp + 288]
mulx rbp, r11, qword ptr [rsp + 296]
mulx r12, r8, qword ptr [rsp + 304]
mov qword ptr [rsp + 176], rax
mov qword ptr [rsp + 184], rbx
mulx r14, rcx, qword ptr [rsp + 312]
add rsi, r11
adc rbp, r8
adc r12, rcx
adc r14, 0
mov rdx, qword ptr [rsp + 168]
xor r10d, r10d
mulx r15, r9, qword ptr [rsp + 288]
adcx rsi, r9
mulx rax, rbx, qword ptr [rsp + 296]
adox rbp, r15
adcx rbp, rbx
mulx r11, r8, qword ptr [rsp + 304]
adox r12, rax
adcx r12, r8
adox r14, r11
mulx rcx, r9, qword ptr [rsp + 312]
adox r10, rcx
adcx r14, r9
mov rdx, qword ptr [rsp + 176]
adc r10, 0
mulx r15, rbx, qword ptr [rsp + 288]
xor eax, eax
adox r12, r15
mulx r11, r8, qword ptr [rsp + 296]
mulx rcx, r9, qword ptr [rsp + 312]
adcx rbp, rbx
adox r14, r11
adcx r12, r8
mulx r15, rdx, qword ptr [rsp + 304]
adcx r14, rdx
adox r10, r15
adcx r10, r9
adox rax, rcx
mov rdx, qword ptr [rsp + 184]
adc rax, 0
xor ebx, ebx
mulx r11, r8, qword ptr [rsp + 288]
mulx rcx, r9, qword ptr [rsp + 296]
adox r14, r11
adcx r12, r8
mulx r15, r11, qword ptr [rsp + 312]
adcx r14, r9
mulx rdx, r8, qword ptr [rsp + 304]
adox r10, rcx
adox rax, rdx
adcx r10, r8
adcx rax, r11
adox rbx, r15
mov rdx, qword ptr [rsp + 0]
mulx r9, rcx, r14
adc rbx, 0
xor r15d, r15d
mulx r11, r8, r10
adox rsi, r9
adcx r13, rcx
adcx rsi, r8
mulx r14, r10, rax
adox rbp, r11
adcx rbp, r10
mulx rax, r9, rbx
adox r12, r14
adox rax, r15
adcx r12, r9
adc rax, 0
sub r13, qword ptr [rdi + 0]
sbb rsi, qword ptr [rdi + 8]
sbb rbp, qword ptr [rdi + 16]
sbb r12, qword ptr [rdi + 24]
mov rdx, qword ptr [rsp + 0]
sbb rax, 0
js 23f
22:
mulx rcx, r8, rax
add r13, r8
adc rsi, rcx
jc 25f
24:
mov qword ptr [rsp + 32], r13
mov rdx, qword ptr [rdi + 64]
mov qword ptr [rsp + 40], rsi
mulx rbx, r11, qword ptr [rsp + 168]
mulx r10, r15, qword ptr [rsp + 160]
mulx r14, r9, qword ptr [rsp + 176]
mov qword ptr [rsp + 56], r12
add r10, r11
mov qword ptr [rsp + 48], rbp
adc rbx, r9
mulx rax, r13, qword ptr [rsp + 184]
mov rdx, qword ptr [rdi + 72]
adc r14, r13
adc rax, 0
xor ecx, ecx
mulx r8, rsi, qword ptr [rsp + 160]
adox rbx, r8
adcx r10, rsi
mulx rbp, r12, qword ptr [rsp + 168]
adox r14, rbp
mulx r11, r9, qword ptr [rsp + 184]
mulx r13, r8, qword ptr [rsp + 176]
adox rax, r13
adox rcx, r11
adcx rbx, r12
mov rdx, qword ptr [rdi + 80]
adcx r14, r8
adcx rax, r9
adc rcx, 0
xor esi, esi
mulx rbp, r12, qword ptr [rsp + 160]
adox r14, rbp
adcx rbx, r12
mulx r11, r13, qword ptr [rsp + 168]
adcx r14, r13
mulx r9, r8, qword ptr [rsp + 184]
mulx rbp, r12, qword ptr [rsp + 176]
mov rdx, qword ptr [rdi + 88]
adox rax, r11
mulx r13, r11, qword ptr [rsp + 160]
adox rcx, rbp
adcx rax, r12
mulx rbp, r12, qword ptr [rsp + 168]
adcx rcx, r8
adox rsi, r9
adc rsi, 0
xor r9d, r9d
adox rax, r13
adcx r14, r11
adcx rax, r12
mulx r8, r13, qword ptr [rsp + 176]
adox rcx, rbp
adcx rcx, r13
adox rsi, r8
mulx r11, r12, qword ptr [rsp + 184]
adcx rsi, r12
adox r9, r11
adc r9, 0
xor ebp, ebp
mov rdx, qword ptr [rsp + 0]
mulx r8, r13, rax
adcx r15, r13
adox r10, r8
mulx r11, r12, rcx
adox rbx, r11
adcx r10, r12
mulx rax, rcx, rsi
mulx r8, r13, r9
adox r14, rax
mov rdx, qword ptr [rsp + 0]
adcx rbx, rcx
adox r8, rbp
adcx r14, r13
adc r8, 0
mulx rsi, r11, r8
add r15, r11
adc r10, rsi
jc 27f
26:
mov qword ptr [rsp + 192], r15
mov qword ptr [rsp + 208], rbx
mov rdx, qword ptr [rsp + 192]
mulx r12, r9, qword ptr [rsp + 328]
mulx rax, rbp, qword ptr [rsp + 320]
mulx rcx, r8, qword ptr [rsp + 336]
mov qword ptr [rsp + 200], r10
mov qword ptr [rsp + 216], r14
mulx r13, rbx, qword ptr [rsp + 344]
add rax, r9
adc r12, r8
mov rdx, qword ptr [rsp + 200]
adc rcx, rbx
adc r13, 0
mulx r15, rsi, qword ptr [rsp + 320]
xor r11d, r11d
adcx rax, rsi
adox r12, r15
mulx r10, r14, qword ptr [rsp + 328]
adox rcx, r10
adcx r12, r14
mulx r9, r8, qword ptr [rsp + 336]
adcx rcx, r8
mulx rbx, r15, qword ptr [rsp + 344]
mov rdx, qword ptr [rsp + 208]
adox r13, r9
adcx r13, r15
adox r11, rbx
adc r11, 0
mulx rsi, r10, qword ptr [rsp + 320]
xor r14d, r14d
adcx r12, r10
adox rcx, rsi
mulx r8, r9, qword ptr [rsp + 328]
adox r13, r8
adcx rcx, r9
mulx rbx, r15, qword ptr [rsp + 336]
mulx rsi, r10, qword ptr [rsp + 344]
mov rdx, qword ptr [rsp + 216]
adcx r13, r15
adox r11, rbx
mulx r8, r9, qword ptr [rsp + 320]
adcx r11, r10
adox r14, rsi
adc r14, 0
mulx rbx, r15, qword ptr [rsp + 328]
xor esi, esi
adcx rcx, r9
adox r13, r8
mulx r10, r8, qword ptr [rsp + 336]
adox r11, rbx
adcx r13, r15
adcx r11, r8
adox r14, r10
mulx r9, rbx, qword ptr [rsp + 344]
adox rsi, r9
mov rdx, qword ptr [rsp + 0]
mulx r15, r10, r13
adcx r14, rbx
adc rsi, 0
xor r8d, r8d
mulx r9, r13, r14
adcx rbp, r10
adox rax, r15
mulx rbx, r14, r11
adcx rax, r14
adox r12, rbx
adcx r12, r13
mulx r11, r15, rsi
adox rcx, r9
adcx rcx, r15
adox r11, r8
adc r11, 0
sub rbp, qword ptr [rdi + 32]
sbb rax, qword ptr [rdi + 40]
sbb r12, qword ptr [rdi + 48]
sbb rcx, qword ptr [rdi + 56]
sbb r11, 0
js 29f
28:
mov rdx, qword ptr [rsp + 0]
mulx r10, rsi, r11
add rbp, rsi
adc rax, r10
mov rdx, qword ptr [rsp + 32]
jc 31f
30:
mov qword ptr [rsp + 88], rcx
mov qword ptr [rsp + 72], rax
mov qword ptr [rsp + 80], r12
mulx r13, rbx, qword ptr [rsp + 40]
mulx r14, r8, qword ptr [rsp + 48]
add r13, r8
mulx r9, r15, rdx
mulx r11, r10, qword ptr [rsp + 56]
mov rdx, qword ptr [rsp + 40]
mulx rsi, r12, qword ptr [rsp + 48]
adc r14, r10
adc r11, 0
xor eax, eax
mulx rcx, rdx, qword ptr [rsp + 56]
adcx r14, r12
adox r11, rsi
adcx r11, rdx
mov rdx, qword ptr [rsp + 48]
adox rcx, rax
mulx r8, rdx, qword ptr [rsp + 56]
mov qword ptr [rsp + 64], rbp
adcx rcx, rdx
adcx r8, rax
xor r10d, r10d
mov rdx, qword ptr [rsp + 40]
adcx rbx, rbx
mulx rsi, r12, rdx
adcx r13, r13
adox rbx, r9
mov rdx, qword ptr [rsp + 56]
adcx r14, r14
adox r13, r12
mulx rbp, rax, rdx
mov rdx, qword ptr [rsp + 48]
adox r14, rsi
adcx r11, r11
mulx rdx, r9, rdx
adox r11, r9
adcx rcx, rcx
adox rcx, rdx
adcx r8, r8
adox r8, rax
adcx r10, r10
adox r10, rbp
mov rdx, qword ptr [rsp + 0]
xor r12d, r12d
mulx rsi, rbp, rcx
mulx rax, r9, r11
adox rbx, rax
adox r13, rsi
adcx r15, r9
adcx rbx, rbp
mulx rcx, r11, r8
adox r14, rcx
mulx r8, rsi, r10
adcx r13, r11
adcx r14, rsi
adox r8, r12
mov rdx, qword ptr [rsp + 0]
adc r8, 0
mulx rbp, rax, r8
add r15, rax
adc rbx, rbp
jc 33f
32:
mov rdx, qword ptr [rdi + 64]
mulx r9, r10, qword ptr [rsp + 40]
mulx rcx, r12, qword ptr [rsp + 32]
add rcx, r10
mulx r11, rsi, qword ptr [rsp + 48]
adc r9, rsi
mulx r8, rbp, qword ptr [rsp + 56]
adc r11, rbp
adc r8, 0
mov qword ptr [rsp + 160], r15
mov qword ptr [rsp + 168], rbx
mov rdx, qword ptr [rdi + 72]
xor eax, eax
mulx r10, rsi, qword ptr [rsp + 32]
mov qword ptr [rsp + 184], r14
adox r9, r10
adcx rcx, rsi
mov qword ptr [rsp + 176], r13
mulx rbx, r15, qword ptr [rsp + 40]
adcx r9, r15
adox r11, rbx
mulx rbp, r13, qword ptr [rsp + 48]
adox r8, rbp
mulx r14, r10, qword ptr [rsp + 56]
adcx r11, r13
adox rax, r14
mov rdx, qword ptr [rdi + 80]
adcx r8, r10
adc rax, 0
xor esi, esi
mulx rbx, r15, qword ptr [rsp + 32]
mulx rbp, r13, qword ptr [rsp + 56]
adox r11, rbx
mulx r14, r10, qword ptr [rsp + 40]
adcx r9, r15
adcx r11, r10
mulx rdx, rbx, qword ptr [rsp + 48]
adox r8, r14
adcx r8, rbx
adox rax, rdx
adcx rax, r13
adox rsi, rbp
mov rdx, qword ptr [rdi + 88]
adc rsi, 0
mulx r15, r10, qword ptr [rsp + 32]
xor ebp, ebp
adcx r11, r10
mulx r13, r14, qword ptr [rsp + 56]
mulx rbx, r10, qword ptr [rsp + 48]
adox r8, r15
mulx rdx, r15, qword ptr [rsp + 40]
adcx r8, r15
adox rax, rdx
adcx rax, r10
mov rdx, qword ptr [rsp + 0]
adox rsi, rbx
mulx r10, r15, rax
adcx rsi, r14
adox rbp, r13
adc rbp, 0
mulx rax, rbx, r8
xor r8d, r8d
adcx r12, rbx
adox rcx, rax
mulx r13, r14, rsi
adcx rcx, r15
adox r9, r10
adox r11, r13
adcx r9, r14
mulx rsi, rax, rbp
adcx r11, rax
adox rsi, r8
adc rsi, 0
mov rdx, qword ptr [rsp + 0]
mulx rbx, rbp, rsi
add r12, rbp
adc rcx, rbx
jc 35f
34:
mov qword ptr [rdi + 72], rcx
mov qword ptr [rdi + 64], r12
mov qword ptr [rdi + 80], r9
mov rdx, qword ptr [rsp + 160]
mulx r10, r15, qword ptr [rdi + 8]
mulx r13, r14, qword ptr [rdi + 24]
mulx r8, rax, qword ptr [rdi + 0]
add r8, r15
mulx rsi, r9, qword ptr [rdi + 16]
adc r10, r9
adc rsi, r14
adc r13, 0
mov rdx, qword ptr [rsp + 168]
xor ecx, ecx
mulx r12, rbx, qword ptr [rdi + 24]
mulx rbp, r15, qword ptr [rdi + 0]
mulx r14, r9, qword ptr [rdi + 16]
adcx r8, r15
mulx rdx, r15, qword ptr [rdi + 8]
adox r10, rbp
adox rsi, rdx
adcx r10, r15
adcx rsi, r9
adox r13, r14
adox rcx, r12
mov rdx, qword ptr [rsp + 176]
adcx r13, rbx
adc rcx, 0
xor r12d, r12d
mulx rbp, r14, qword ptr [rdi + 0]
adcx r10, r14
adox rsi, rbp
mulx r9, r15, qword ptr [rdi + 16]
mulx rbx, rbp, qword ptr [rdi + 8]
adox r13, rbx
adcx rsi, rbp
adox rcx, r9
mulx r14, rdx, qword ptr [rdi + 24]
adcx r13, r15
adcx rcx, rdx
adox r12, r14
mov rdx, qword ptr [rsp + 184]
adc r12, 0
mulx r9, rbx, qword ptr [rdi + 8]
mulx rbp, r15, qword ptr [rdi + 0]
xor r14d, r14d
adcx rsi, r15
adox r13, rbp
mulx rbp, r15, qword ptr [rdi + 16]
adcx r13, rbx
adox rcx, r9
adcx rcx, r15
adox r12, rbp
mulx r9, rdx, qword ptr [rdi + 24]
adox r14, r9
adcx r12, rdx
adc r14, 0
mov rdx, qword ptr [rsp + 0]
xor ebx, ebx
mulx rbp, r15, r13
adcx rax, r15
adox r8, rbp
mulx r9, r13, rcx
adox r10, r9
mulx rcx, rbp, r12
adcx r8, r13
adcx r10, rbp
mulx r15, r12, r14
adox rsi, rcx
adcx rsi, r12
adox r15, rbx
adc r15, 0
mov rdx, qword ptr [rsp + 0]
mulx r9, r14, r15
add rax, r14
adc r8, r9
jc 37f
36:
mov rdx, qword ptr [rsp + 160]
mulx r13, rbp, qword ptr [rsp + 40]
mulx rbx, rcx, qword ptr [rsp + 32]
add rbx, rbp
mov qword ptr [rsp + 152], rsi
mov qword ptr [rsp + 144], r10
mov qword ptr [rsp + 136], r8
mulx r12, r15, qword ptr [rsp + 56]
mulx r9, r14, qword ptr [rsp + 48]
adc r13, r14
adc r9, r15
mov rdx, qword ptr [rsp + 168]
adc r12, 0
mulx r10, r8, qword ptr [rsp + 32]
xor esi, esi
adcx rbx, r8
mov qword ptr [rsp + 128], rax
mulx rbp, r15, qword ptr [rsp + 40]
adox r13, r10
adox r9, rbp
adcx r13, r15
mulx r14, rax, qword ptr [rsp + 56]
mulx r8, r10, qword ptr [rsp + 48]
adox r12, r8
mov rdx, qword ptr [rsp + 176]
adox rsi, r14
adcx r9, r10
mulx rbp, r15, qword ptr [rsp + 32]
adcx r12, rax
mov qword ptr [rdi + 88], r11
adc rsi, 0
xor r8d, r8d
adox r9, rbp
adcx r13, r15
mulx r14, r10, qword ptr [rsp + 40]
adcx r9, r10
adox r12, r14
mulx r11, rax, qword ptr [rsp + 48]
adox rsi, r11
mulx rbp, r15, qword ptr [rsp + 56]
adcx r12, rax
adcx rsi, r15
mov rdx, qword ptr [rsp + 184]
adox r8, rbp
adc r8, 0
mulx r14, r10, qword ptr [rsp + 32]
mulx r11, rax, qword ptr [rsp + 40]
xor r15d, r15d
adox r12, r14
adox rsi, r11
adcx r9, r10
adcx r12, rax
mulx rbp, r14, qword ptr [rsp + 48]
adcx rsi, r14
mulx r10, r11, qword ptr [rsp + 56]
adox r8, rbp
adox r15, r10
mov rdx, qword ptr [rsp + 0]
adcx r8, r11
adc r15, 0
xor eax, eax
mulx r14, rbp, r12
adox rbx, r14
adcx rcx, rbp
mulx r10, r11, rsi
adcx rbx, r11
mulx r12, rsi, r8
adox r13, r10
adcx r13, rsi
adox r9, r12
mulx r14, rbp, r15
adox r14, rax
mov rdx, qword ptr [rsp + 0]
adcx r9, rbp
adc r14, 0
mulx r8, r11, r14
add rcx, r11
mov rdx, qword ptr [rsp + 64]
adc rbx, r8
jc 39f
38:
mov qword ptr [rsp + 96], rcx
mulx r15, r10, qword ptr [rsp + 80]
mulx r12, rsi, qword ptr [rsp + 72]
mulx rax, r14, qword ptr [rsp + 88]
add r12, r10
adc r15, r14
adc rax, 0
mulx rbp, r11, rdx
mov qword ptr [rsp + 104], rbx
xor ecx, ecx
mov qword ptr [rsp + 112], r13
mov qword ptr [rsp + 120], r9
mov rdx, qword ptr [rsp + 72]
mulx r8, r10, qword ptr [rsp + 80]
adcx r15, r10
adox rax, r8
mulx r14, rbx, qword ptr [rsp + 88]
adox r14, rcx
mov rdx, qword ptr [rsp + 80]
mulx r13, rdx, qword ptr [rsp + 88]
adcx rax, rbx
adcx r14, rdx
adcx r13, rcx
xor r9d, r9d
adcx rsi, rsi
adcx r12, r12
mov rdx, qword ptr [rsp + 72]
adcx r15, r15
mulx r8, rdx, rdx
adox rsi, rbp
adox r12, rdx
mov rdx, qword ptr [rsp + 80]
mulx r10, rdx, rdx
adox r15, r8
adcx rax, rax
adox rax, rdx
adcx r14, r14
mov rdx, qword ptr [rsp + 88]
adox r14, r10
adcx r13, r13
mulx rcx, rbx, rdx
adox r13, rbx
adcx r9, r9
adox r9, rcx
xor ebp, ebp
mov rdx, qword ptr [rsp + 0]
mulx r8, r10, rax
mulx rcx, rbx, r14
adox rsi, r8
adcx r11, r10
adcx rsi, rbx
adox r12, rcx
mulx rax, r14, r9
mulx r9, r8, r13
adcx r12, r8
adox r15, r9
adcx r15, r14
adox rax, rbp
adc rax, 0
sub r11, qword ptr [rsp + 96]
sbb rsi, qword ptr [rsp + 104]
sbb r12, qword ptr [rsp + 112]
sbb r15, qword ptr [rsp + 120]
sbb rax, 0
sub r11, qword ptr [rsp + 128]
sbb rsi, qword ptr [rsp + 136]
sbb r12, qword ptr [rsp + 144]
sbb r15, qword ptr [rsp + 152]
sbb rax, 0
sub r11, qword ptr [rsp + 128]
sbb rsi, qword ptr [rsp + 136]
sbb r12, qword ptr [rsp + 144]
sbb r15, qword ptr [rsp + 152]
sbb rax, 0
js 41f
40:
mov rdx, qword ptr [rsp + 0]
mulx r10, rcx, rax
add r11, rcx
adc rsi, r10
jc 43f
42:
mov qword ptr [rdi + 0], r11
mov qword ptr [rdi + 16], r12
mov qword ptr [rdi + 24], r15
mov qword ptr [rdi + 8], rsi
sub r11, qword ptr [rsp + 128]
sbb rsi, qword ptr [rsp + 136]
sbb r12, qword ptr [rsp + 144]
sbb r15, qword ptr [rsp + 152]
sbb rbx, rbx
and rbx, qword ptr [rsp + 0]
sub r11, rbx
jc 45f
44:
mov qword ptr [rsp + 160], r11
mov qword ptr [rsp + 176], r12
mov rdx, qword ptr [rsp + 96]
mulx r13, rbp, qword ptr [rdi + 32]
mov qword ptr [rsp + 168], rsi
mov qword ptr [rsp + 184], r15
mulx r14, r9, qword ptr [rdi + 40]
add r13, r9
mulx r8, rax, qword ptr [rdi + 48]
adc r14, rax
mulx r10, rcx, qword ptr [rdi + 56]
adc r8, rcx
adc r10, 0
mov rdx, qword ptr [rsp + 104]
mulx r12, r11, qword ptr [rdi + 48]
xor ebx, ebx
mulx r15, rsi, qword ptr [rdi + 32]
adcx r13, rsi
adox r14, r15
mulx r9, rax, qword ptr [rdi + 40]
adcx r14, rax
adox r8, r9
adcx r8, r11
adox r10, r12
mulx rcx, r15, qword ptr [rdi + 56]
adox rbx, rcx
mov rdx, qword ptr [rsp + 112]
adcx r10, r15
adc rbx, 0
mulx rsi, r12, qword ptr [rdi + 32]
xor r11d, r11d
adcx r14, r12
mulx r9, rax, qword ptr [rdi + 40]
adox r8, rsi
adcx r8, rax
adox r10, r9
mulx rcx, r15, qword ptr [rdi + 48]
adox rbx, rcx
adcx r10, r15
mulx r12, rsi, qword ptr [rdi + 56]
mov rdx, qword ptr [rsp + 120]
adcx rbx, rsi
mulx r9, rax, qword ptr [rdi + 40]
adox r11, r12
adc r11, 0
xor ecx, ecx
mov qword ptr [rsp + 232], r13
mulx r15, rsi, qword ptr [rdi + 32]
adox r10, r15
adcx r8, rsi
adcx r10, rax
mov qword ptr [rsp + 224], rbp
adox rbx, r9
mulx r12, r13, qword ptr [rdi + 48]
adcx rbx, r13
mulx rbp, r9, qword ptr [rdi + 56]
adox r11, r12
mov rdx, qword ptr [rsp + 64]
adcx r11, r9
mov qword ptr [rsp + 248], r8
adox rcx, rbp
adc rcx, 0
mov qword ptr [rsp + 264], rbx
mulx rax, r15, qword ptr [rsp + 168]
mulx rsi, r13, qword ptr [rsp + 176]
mulx r12, r8, qword ptr [rsp + 184]
mov qword ptr [rsp + 272], r11
mov qword ptr [rsp + 280], rcx
mov qword ptr [rsp + 240], r14
mulx rbx, rbp, qword ptr [rsp + 160]
mov rdx, qword ptr [rsp + 72]
add rbx, r15
adc rax, r13
mulx r9, r14, qword ptr [rsp + 168]
adc rsi, r8
adc r12, 0
mulx r11, rcx, qword ptr [rsp + 160]
xor r15d, r15d
mulx r13, r8, qword ptr [rsp + 184]
adcx rbx, rcx
adox rax, r11
mulx r11, rdx, qword ptr [rsp + 176]
adcx rax, r14
adox rsi, r9
adcx rsi, rdx
mov rdx, qword ptr [rsp + 80]
adox r12, r11
mulx rcx, r9, qword ptr [rsp + 184]
adox r15, r13
mulx r14, r11, qword ptr [rsp + 160]
adcx r12, r8
adc r15, 0
xor r13d, r13d
adox rsi, r14
adcx rax, r11
mulx r8, r14, qword ptr [rsp + 168]
mov qword ptr [rsp + 256], r10
adcx rsi, r14
mulx rdx, r11, qword ptr [rsp + 176]
adox r12, r8
adcx r12, r11
adox r15, rdx
adcx r15, r9
mov rdx, qword ptr [rsp + 88]
adox r13, rcx
adc r13, 0
xor r10d, r10d
mulx r14, r9, qword ptr [rsp + 168]
mulx r8, r11, qword ptr [rsp + 160]
adox r12, r8
adcx rsi, r11
adcx r12, r9
adox r15, r14
mulx rcx, r14, qword ptr [rsp + 176]
adox r13, rcx
mulx r9, rdx, qword ptr [rsp + 184]
adcx r15, r14
adcx r13, rdx
adox r10, r9
adc r10, 0
add rbp, qword ptr [rsp + 224]
adc rbx, qword ptr [rsp + 232]
mov rdx, qword ptr [rsp + 0]
adc rax, qword ptr [rsp + 240]
adc rsi, qword ptr [rsp + 248]
adc r12, qword ptr [rsp + 256]
adc r15, qword ptr [rsp + 264]
adc r13, qword ptr [rsp + 272]
adc r10, qword ptr [rsp + 280]
sbb r8, r8
mulx r11, rcx, r15
and r8, qword ptr [rsp + 0]
mulx r14, r9, r12
xor r15d, r15d
adox rbx, r14
adcx rbp, r9
adcx rbx, rcx
adox rax, r11
mulx r12, r13, r13
adcx rax, r13
adox rsi, r12
mulx r11, rcx, r10
adox r11, r15
adcx rsi, rcx
adc r11, 0
add r11, r8
mov rdx, qword ptr [rsp + 0]
mulx r14, r9, r11
add rbp, r9
adc rbx, r14
jc 47f
46:
mov qword ptr [rdi + 40], rbx
mov qword ptr [rdi + 48], rax
mov qword ptr [rdi + 56], rsi
mov qword ptr [rdi + 32], rbp
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
add rax, 1
sub r13, qword ptr [rsp + 0]
sbb rsi, 0
sbb rbp, 0
sbb r12, 0
sbb rax, 0
js 23b
jmp 22b
25:
add rbp, 1
adc r12, 0
jnc 24b
add r13, qword ptr [rsp + 0]
adc rsi, 0
jmp 24b
27:
add rbx, 1
adc r14, 0
jnc 26b
add r15, qword ptr [rsp + 0]
adc r10, 0
jmp 26b
29:
add r11, 1
sub rbp, qword ptr [rsp + 0]
sbb rax, 0
sbb r12, 0
sbb rcx, 0
sbb r11, 0
js 29b
jmp 28b
31:
add r12, 1
adc rcx, 0
jnc 30b
add rbp, qword ptr [rsp + 0]
adc rax, 0
jmp 30b
33:
add r13, 1
adc r14, 0
jnc 32b
add r15, qword ptr [rsp + 0]
adc rbx, 0
jmp 32b
35:
add r9, 1
adc r11, 0
jnc 34b
add r12, qword ptr [rsp + 0]
adc rcx, 0
jmp 34b
37:
add r10, 1
adc rsi, 0
jnc 36b
add rax, qword ptr [rsp + 0]
adc r8, 0
jmp 36b
39:
add r13, 1
adc r9, 0
jnc 38b
add rcx, qword ptr [rsp + 0]
adc rbx, 0
jmp 38b
41:
add rax, 1
sub r11, qword ptr [rsp + 0]
sbb rsi, 0
sbb r12, 0
sbb r15, 0
sbb rax, 0
js 41b
jmp 40b
43:
add r12, 1
adc r15, 0
jnc 42b
add r11, qword ptr [rsp + 0]
adc rsi, 0
jmp 42b
45:
sub rsi, 1
sbb r12, 0
sbb r15, 0
jnc 44b
sub r11, qword ptr [rsp + 0]
jmp 44b
47:
add rax, 1
adc rsi, 0
jnc 46b
add rbp, qword ptr [rsp + 0]
adc rbx, 0
jmp 46b
