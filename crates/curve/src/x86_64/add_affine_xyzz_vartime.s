# Made by examples/generate_kernels; do not edit.
# rdi: XYZZ P, replaced by -(P + Q). rsi: affine Q. Variable time.
push rbx
push rbp
push r12
push r13
push r14
push r15
sub rsp, 328
movups xmm0, xmmword ptr [rsi + 0]
movups xmmword ptr [rsp + 256], xmm0
movups xmm0, xmmword ptr [rsi + 16]
movups xmmword ptr [rsp + 272], xmm0
movups xmm0, xmmword ptr [rsi + 32]
movups xmmword ptr [rsp + 288], xmm0
movups xmm0, xmmword ptr [rsi + 48]
movups xmmword ptr [rsp + 304], xmm0
mov rax, 0x1000003d1
mov qword ptr [rsp + 0], rax
mov rdx, qword ptr [rdi + 64]
mulx rax, rcx, qword ptr [rsp + 256]
mulx rbx, rsi, qword ptr [rsp + 264]
mulx rbp, r8, qword ptr [rsp + 272]
add rax, rsi
mulx r9, r10, qword ptr [rsp + 280]
adc rbx, r8
adc rbp, r10
adc r9, 0
mov rdx, qword ptr [rdi + 72]
mulx r11, r12, qword ptr [rsp + 256]
xor r13d, r13d
adcx rax, r12
adox rbx, r11
mulx r14, r15, qword ptr [rsp + 264]
adcx rbx, r15
mulx rsi, r8, qword ptr [rsp + 272]
adox rbp, r14
adcx rbp, r8
adox r9, rsi
mulx r10, r11, qword ptr [rsp + 280]
adcx r9, r11
adox r13, r10
mov rdx, qword ptr [rdi + 80]
mulx r12, r15, qword ptr [rsp + 256]
adc r13, 0
xor r14d, r14d
adcx rbx, r15
mulx rsi, r8, qword ptr [rsp + 264]
adox rbp, r12
adcx rbp, r8
mulx r10, r11, qword ptr [rsp + 272]
adox r9, rsi
adcx r9, r11
adox r13, r10
mulx r15, r12, qword ptr [rsp + 280]
adcx r13, r12
adox r14, r15
mov rdx, qword ptr [rdi + 88]
adc r14, 0
mulx r8, rsi, qword ptr [rsp + 264]
xor r10d, r10d
mulx r11, r15, qword ptr [rsp + 256]
adcx rbp, r15
adox r9, r11
adcx r9, rsi
mulx r12, rsi, qword ptr [rsp + 280]
mulx r11, r15, qword ptr [rsp + 272]
mov rdx, qword ptr [rsp + 0]
adox r13, r8
adox r14, r11
adcx r13, r15
adcx r14, rsi
adox r10, r12
adc r10, 0
xor r8d, r8d
mulx r12, rsi, r9
mulx r11, r15, r13
mulx r9, r13, r10
adox rax, r12
adox rbx, r11
adcx rcx, rsi
adcx rax, r15
mulx r10, r14, r14
adox rbp, r10
adox r9, r8
adcx rbx, r14
adcx rbp, r13
adc r9, 0
sub rcx, qword ptr [rdi + 0]
sbb rax, qword ptr [rdi + 8]
sbb rbx, qword ptr [rdi + 16]
sbb rbp, qword ptr [rdi + 24]
sbb r9, 0
js 21f
20:
mov rdx, qword ptr [rsp + 0]
mulx r12, rsi, r9
add rcx, rsi
adc rax, r12
mov rdx, qword ptr [rdi + 96]
jc 23f
22:
mov qword ptr [rsp + 48], rbx
mulx r11, r15, qword ptr [rsp + 296]
mulx r8, r13, qword ptr [rsp + 288]
add r8, r15
mulx r10, r14, qword ptr [rsp + 304]
mov qword ptr [rsp + 56], rbp
mulx r9, r12, qword ptr [rsp + 312]
mov qword ptr [rsp + 40], rax
adc r11, r14
mov rdx, qword ptr [rdi + 104]
adc r10, r12
mulx rsi, rbx, qword ptr [rsp + 312]
mulx r15, rbp, qword ptr [rsp + 288]
adc r9, 0
xor eax, eax
adcx r8, rbp
adox r11, r15
mulx r14, r12, qword ptr [rsp + 296]
adcx r11, r12
mov qword ptr [rsp + 32], rcx
adox r10, r14
mulx r15, rbp, qword ptr [rsp + 304]
adcx r10, rbp
adox r9, r15
adox rax, rsi
adcx r9, rbx
adc rax, 0
xor ecx, ecx
mov rdx, qword ptr [rdi + 112]
mulx r14, r12, qword ptr [rsp + 288]
adcx r11, r12
adox r10, r14
mulx rsi, rbx, qword ptr [rsp + 296]
adox r9, rsi
adcx r10, rbx
mulx r15, rbp, qword ptr [rsp + 304]
adcx r9, rbp
adox rax, r15
mulx r14, r12, qword ptr [rsp + 312]
mov rdx, qword ptr [rdi + 120]
adcx rax, r12
adox rcx, r14
adc rcx, 0
xor esi, esi
mulx rbx, r15, qword ptr [rsp + 288]
mulx rbp, r14, qword ptr [rsp + 296]
adox r9, rbx
adcx r10, r15
adcx r9, r14
mulx r12, rbx, qword ptr [rsp + 304]
adox rax, rbp
adcx rax, rbx
adox rcx, r12
mulx r15, r14, qword ptr [rsp + 312]
adcx rcx, r14
adox rsi, r15
mov rdx, qword ptr [rsp + 0]
adc rsi, 0
mulx rbp, r12, r9
mulx rbx, r15, rax
xor r14d, r14d
adox r8, rbp
adox r11, rbx
adcx r13, r12
mulx r9, rax, rcx
adcx r8, r15
adcx r11, rax
adox r10, r9
mulx rcx, rbp, rsi
adcx r10, rbp
adox rcx, r14
adc rcx, 0
sub r13, qword ptr [rdi + 32]
sbb r8, qword ptr [rdi + 40]
sbb r11, qword ptr [rdi + 48]
sbb r10, qword ptr [rdi + 56]
sbb rcx, 0
js 25f
24:
mov rdx, qword ptr [rsp + 0]
mulx r12, rbx, rcx
mov rdx, qword ptr [rsp + 32]
add r13, rbx
adc r8, r12
jc 27f
26:
mov qword ptr [rsp + 72], r8
mulx rsi, r15, qword ptr [rsp + 40]
mov qword ptr [rsp + 80], r11
mov qword ptr [rsp + 64], r13
mov qword ptr [rsp + 88], r10
mulx r9, rax, qword ptr [rsp + 48]
add rsi, rax
mulx r14, rbp, rdx
mulx rcx, r8, qword ptr [rsp + 56]
adc r9, r8
adc rcx, 0
mov rdx, qword ptr [rsp + 40]
mulx r12, rbx, qword ptr [rsp + 48]
xor r11d, r11d
adox rcx, r12
adcx r9, rbx
mulx r13, r10, qword ptr [rsp + 56]
adcx rcx, r10
adox r13, r11
mov rdx, qword ptr [rsp + 48]
mulx rax, r8, qword ptr [rsp + 56]
adcx r13, r8
adcx rax, r11
mov rdx, qword ptr [rsp + 40]
xor r12d, r12d
adcx r15, r15
adox r15, r14
adcx rsi, rsi
mulx rbx, r10, rdx
adox rsi, r10
adcx r9, r9
mov rdx, qword ptr [rsp + 48]
adcx rcx, rcx
adox r9, rbx
adcx r13, r13
mulx r11, r8, rdx
adox rcx, r8
mov rdx, qword ptr [rsp + 56]
adox r13, r11
adcx rax, rax
mulx r14, r10, rdx
adox rax, r10
adcx r12, r12
adox r12, r14
mov rdx, qword ptr [rsp + 0]
mulx rbx, r8, rcx
xor r11d, r11d
adcx rbp, r8
adox r15, rbx
mulx r14, r10, r13
adox rsi, r14
adcx r15, r10
mulx rcx, r13, rax
adcx rsi, r13
adox r9, rcx
mulx rbx, r8, r12
adox rbx, r11
adcx r9, r8
adc rbx, 0
mov rdx, qword ptr [rsp + 0]
mulx rax, r14, rbx
add rbp, r14
adc r15, rax
jc 29f
28:
mov qword ptr [rsp + 160], rbp
mov qword ptr [rsp + 176], rsi
mov rdx, qword ptr [rsp + 160]
mov qword ptr [rsp + 168], r15
mulx r10, r12, qword ptr [rsp + 32]
mulx rcx, r13, qword ptr [rsp + 40]
add r10, r13
mulx r11, r8, qword ptr [rsp + 48]
mulx rbx, rsi, qword ptr [rsp + 56]
adc rcx, r8
mov rdx, qword ptr [rsp + 168]
adc r11, rsi
mulx rbp, rax, qword ptr [rsp + 32]
adc rbx, 0
mulx r14, r15, qword ptr [rsp + 56]
mulx r13, r8, qword ptr [rsp + 40]
xor esi, esi
adcx r10, rax
mov qword ptr [rsp + 184], r9
adox rcx, rbp
adcx rcx, r8
mulx r9, rdx, qword ptr [rsp + 48]
adox r11, r13
adox rbx, r9
adcx r11, rdx
mov rdx, qword ptr [rsp + 176]
adcx rbx, r15
adox rsi, r14
adc rsi, 0
xor ebp, ebp
mulx rax, r8, qword ptr [rsp + 32]
adcx rcx, r8
adox r11, rax
mulx r13, r9, qword ptr [rsp + 40]
adox rbx, r13
mulx r14, r15, qword ptr [rsp + 48]
mulx rdx, rax, qword ptr [rsp + 56]
adcx r11, r9
adox rsi, r14
adcx rbx, r15
adcx rsi, rax
adox rbp, rdx
adc rbp, 0
mov rdx, qword ptr [rsp + 184]
mulx r8, r13, qword ptr [rsp + 48]
xor r9d, r9d
mulx r14, r15, qword ptr [rsp + 32]
adcx r11, r15
mulx rax, r15, qword ptr [rsp + 40]
adox rbx, r14
adox rsi, rax
adcx rbx, r15
adcx rsi, r13
mulx r13, r14, qword ptr [rsp + 56]
adox rbp, r8
mov rdx, qword ptr [rsp + 0]
adox r9, r13
adcx rbp, r14
adc r9, 0
xor eax, eax
mulx r15, r8, rbx
adcx r12, r8
mulx r13, r14, rsi
adox r10, r15
adox rcx, r13
adcx r10, r14
mulx rbx, rsi, rbp
adcx rcx, rsi
adox r11, rbx
mulx r8, rbp, r9
adcx r11, rbp
adox r8, rax
mov rdx, qword ptr [rsp + 0]
adc r8, 0
mulx r15, r13, r8
add r12, r13
adc r10, r15
mov rdx, qword ptr [rsp + 160]
jc 31f
30:
mov qword ptr [rsp + 136], r10
mov qword ptr [rsp + 152], r11
mov qword ptr [rsp + 144], rcx
mulx r14, r9, qword ptr [rdi + 0]
mulx rbx, rsi, qword ptr [rdi + 16]
mulx rax, rbp, qword ptr [rdi + 8]
add r14, rbp
mulx r8, r15, qword ptr [rdi + 24]
adc rax, rsi
adc rbx, r15
adc r8, 0
mov rdx, qword ptr [rsp + 168]
mulx r13, r10, qword ptr [rdi + 0]
mulx rcx, r11, qword ptr [rdi + 8]
xor ebp, ebp
adcx r14, r10
adox rax, r13
mulx rsi, r15, qword ptr [rdi + 24]
adcx rax, r11
mulx rdx, r13, qword ptr [rdi + 16]
adox rbx, rcx
adcx rbx, r13
adox r8, rdx
adcx r8, r15
mov rdx, qword ptr [rsp + 176]
adox rbp, rsi
adc rbp, 0
xor r10d, r10d
mulx r11, rcx, qword ptr [rdi + 8]
mulx r15, r13, qword ptr [rdi + 0]
adcx rax, r13
adox rbx, r15
adcx rbx, rcx
mulx rsi, rcx, qword ptr [rdi + 16]
adox r8, r11
adox rbp, rsi
adcx r8, rcx
mulx r15, r13, qword ptr [rdi + 24]
adox r10, r15
mov qword ptr [rsp + 128], r12
adcx rbp, r13
adc r10, 0
xor r11d, r11d
mov rdx, qword ptr [rsp + 184]
mulx rsi, rcx, qword ptr [rdi + 24]
mulx r12, r15, qword ptr [rdi + 0]
adcx rbx, r15
mulx r13, r15, qword ptr [rdi + 8]
adox r8, r12
adcx r8, r15
mulx rdx, r12, qword ptr [rdi + 16]
adox rbp, r13
adox r10, rdx
adcx rbp, r12
mov rdx, qword ptr [rsp + 0]
adcx r10, rcx
adox r11, rsi
adc r11, 0
mulx r15, r13, r8
xor r12d, r12d
adox r14, r15
mulx r8, rsi, rbp
adox rax, r8
adcx r9, r13
mulx rcx, rbp, r10
adcx r14, rsi
adcx rax, rbp
mulx r15, r10, r11
adox rbx, rcx
adox r15, r12
adcx rbx, r10
mov rdx, qword ptr [rsp + 0]
adc r15, 0
mulx r13, r8, r15
add r9, r8
adc r14, r13
jc 33f
32:
mov qword ptr [rsp + 96], r9
mov rdx, qword ptr [rsp + 64]
mov qword ptr [rsp + 104], r14
mov qword ptr [rsp + 112], rax
mulx r11, rsi, qword ptr [rsp + 80]
mulx rbp, r12, qword ptr [rsp + 88]
mulx rcx, r10, qword ptr [rsp + 72]
add rcx, rsi
mov qword ptr [rsp + 120], rbx
adc r11, r12
adc rbp, 0
mulx r15, r9, rdx
xor r13d, r13d
mov rdx, qword ptr [rsp + 72]
mulx r8, r14, qword ptr [rsp + 88]
mulx rax, rdx, qword ptr [rsp + 80]
adcx r11, rdx
mov rdx, qword ptr [rsp + 80]
adox rbp, rax
adox r8, r13
adcx rbp, r14
mulx rbx, rsi, qword ptr [rsp + 88]
adcx r8, rsi
adcx rbx, r13
xor r12d, r12d
adcx r10, r10
mov rdx, qword ptr [rsp + 72]
adox r10, r15
adcx rcx, rcx
mulx r14, rax, rdx
adox rcx, rax
adcx r11, r11
adox r11, r14
mov rdx, qword ptr [rsp + 80]
adcx rbp, rbp
mulx r13, rsi, rdx
adox rbp, rsi
adcx r8, r8
adox r8, r13
mov rdx, qword ptr [rsp + 88]
mulx r15, r14, rdx
adcx rbx, rbx
adcx r12, r12
adox rbx, r14
mov rdx, qword ptr [rsp + 0]
adox r12, r15
xor eax, eax
mulx r13, rsi, rbp
adcx r9, rsi
mulx r14, r15, r8
mulx rbp, r8, rbx
adox r10, r13
adcx r10, r15
adox rcx, r14
adcx rcx, r8
adox r11, rbp
mulx rsi, rbx, r12
adcx r11, rbx
adox rsi, rax
adc rsi, 0
sub r9, qword ptr [rsp + 128]
sbb r10, qword ptr [rsp + 136]
sbb rcx, qword ptr [rsp + 144]
sbb r11, qword ptr [rsp + 152]
sbb rsi, 0
sub r9, qword ptr [rsp + 96]
sbb r10, qword ptr [rsp + 104]
sbb rcx, qword ptr [rsp + 112]
sbb r11, qword ptr [rsp + 120]
sbb rsi, 0
sub r9, qword ptr [rsp + 96]
sbb r10, qword ptr [rsp + 104]
sbb rcx, qword ptr [rsp + 112]
sbb r11, qword ptr [rsp + 120]
sbb rsi, 0
js 35f
34:
mov rdx, qword ptr [rsp + 0]
mulx r12, r13, rsi
add r9, r13
adc r10, r12
jc 37f
36:
mov qword ptr [rdi + 0], r9
mov qword ptr [rdi + 24], r11
mov qword ptr [rdi + 8], r10
sub r9, qword ptr [rsp + 96]
mov qword ptr [rdi + 16], rcx
sbb r10, qword ptr [rsp + 104]
sbb rcx, qword ptr [rsp + 112]
sbb r11, qword ptr [rsp + 120]
sbb r14, r14
and r14, qword ptr [rsp + 0]
sub r9, r14
jc 39f
38:
mov qword ptr [rsp + 112], rcx
mov rdx, qword ptr [rdi + 64]
mov qword ptr [rsp + 104], r10
mulx r15, rbp, qword ptr [rsp + 184]
mov qword ptr [rsp + 120], r11
mulx r8, rax, qword ptr [rsp + 168]
mulx rbx, rsi, qword ptr [rsp + 160]
mulx r12, r13, qword ptr [rsp + 176]
add rbx, rax
adc r8, r13
adc r12, rbp
adc r15, 0
xor ecx, ecx
mov rdx, qword ptr [rdi + 72]
mulx r14, r10, qword ptr [rsp + 160]
mulx r11, rbp, qword ptr [rsp + 168]
adcx rbx, r10
adox r8, r14
adox r12, r11
adcx r8, rbp
mulx rax, r13, qword ptr [rsp + 176]
adcx r12, r13
adox r15, rax
mulx r14, r10, qword ptr [rsp + 184]
adcx r15, r10
adox rcx, r14
adc rcx, 0
mov rdx, qword ptr [rdi + 80]
xor r11d, r11d
mulx rbp, rax, qword ptr [rsp + 160]
mulx r13, r14, qword ptr [rsp + 168]
adcx r8, rax
adox r12, rbp
adox r15, r13
mulx r10, rbp, qword ptr [rsp + 176]
adcx r12, r14
adcx r15, rbp
adox rcx, r10
mulx rax, r13, qword ptr [rsp + 184]
adox r11, rax
adcx rcx, r13
adc r11, 0
mov rdx, qword ptr [rdi + 88]
mulx r14, r10, qword ptr [rsp + 160]
xor ebp, ebp
adcx r12, r10
mulx rax, r13, qword ptr [rsp + 168]
adox r15, r14
adcx r15, r13
adox rcx, rax
mulx r10, r14, qword ptr [rsp + 176]
mulx rdx, rax, qword ptr [rsp + 184]
adcx rcx, r14
adox r11, r10
adcx r11, rax
adox rbp, rdx
mov rdx, qword ptr [rsp + 0]
adc rbp, 0
mulx r13, r10, r15
xor r14d, r14d
mulx rax, r15, rcx
adcx rsi, r10
adox rbx, r13
adcx rbx, r15
adox r8, rax
mulx rcx, r11, r11
adcx r8, r11
mulx r13, r10, rbp
adox r12, rcx
adcx r12, r10
adox r13, r14
mov rdx, qword ptr [rsp + 0]
adc r13, 0
mulx rax, r15, r13
add rsi, r15
adc rbx, rax
jc 41f
40:
mov qword ptr [rdi + 72], rbx
mov rdx, qword ptr [rdi + 96]
mov qword ptr [rdi + 64], rsi
mulx rbp, r11, qword ptr [rsp + 128]
mulx r14, rcx, qword ptr [rsp + 136]
mov qword ptr [rdi + 80], r8
mov qword ptr [rdi + 88], r12
add rbp, rcx
mulx r10, r13, qword ptr [rsp + 144]
mulx rbx, rax, qword ptr [rsp + 152]
adc r14, r13
mov rdx, qword ptr [rdi + 104]
adc r10, rax
adc rbx, 0
xor r15d, r15d
mulx rsi, r8, qword ptr [rsp + 136]
mulx r12, rcx, qword ptr [rsp + 128]
adox r14, r12
adcx rbp, rcx
adox r10, rsi
adcx r14, r8
mulx r13, rax, qword ptr [rsp + 144]
adox rbx, r13
adcx r10, rax
mulx rsi, r8, qword ptr [rsp + 152]
adcx rbx, r8
adox r15, rsi
adc r15, 0
mov qword ptr [rsp + 96], r9
mov rdx, qword ptr [rdi + 112]
mulx r12, rcx, qword ptr [rsp + 128]
xor r13d, r13d
adcx r14, rcx
adox r10, r12
mulx rax, r9, qword ptr [rsp + 136]
adox rbx, rax
adcx r10, r9
mulx rsi, r8, qword ptr [rsp + 144]
adox r15, rsi
mulx r12, rcx, qword ptr [rsp + 152]
adcx rbx, r8
adcx r15, rcx
adox r13, r12
adc r13, 0
mov rdx, qword ptr [rdi + 120]
xor eax, eax
mulx r9, rsi, qword ptr [rsp + 128]
adcx r10, rsi
adox rbx, r9
mulx r8, r12, qword ptr [rsp + 136]
adcx rbx, r12
mulx rcx, r9, qword ptr [rsp + 152]
mulx rdx, rsi, qword ptr [rsp + 144]
adox r15, r8
adcx r15, rsi
adox r13, rdx
mov rdx, qword ptr [rsp + 0]
adcx r13, r9
adox rax, rcx
adc rax, 0
xor r12d, r12d
mulx r8, rsi, r15
mulx rcx, r9, rbx
adox rbp, rcx
adcx r11, r9
adcx rbp, rsi
adox r14, r8
mulx r15, rbx, r13
adcx r14, rbx
adox r10, r15
mulx r13, r8, rax
adox r13, r12
adcx r10, r8
adc r13, 0
mov rdx, qword ptr [rsp + 0]
mulx rsi, rcx, r13
add r11, rcx
adc rbp, rsi
jc 43f
42:
mov qword ptr [rdi + 112], r14
mov rdx, qword ptr [rsp + 128]
mulx r9, rax, qword ptr [rdi + 40]
mulx r15, rbx, qword ptr [rdi + 56]
mov qword ptr [rdi + 96], r11
mov qword ptr [rdi + 120], r10
mulx r12, r8, qword ptr [rdi + 32]
add r12, rax
mulx r13, r14, qword ptr [rdi + 48]
adc r9, r14
adc r13, rbx
adc r15, 0
mov qword ptr [rdi + 104], rbp
mov rdx, qword ptr [rsp + 136]
mulx rsi, rcx, qword ptr [rdi + 32]
xor r11d, r11d
adox r9, rsi
mulx r10, rax, qword ptr [rdi + 40]
adcx r12, rcx
adcx r9, rax
mulx rbp, rbx, qword ptr [rdi + 48]
adox r13, r10
adcx r13, rbx
adox r15, rbp
mulx r14, rsi, qword ptr [rdi + 56]
adox r11, r14
adcx r15, rsi
adc r11, 0
mov rdx, qword ptr [rsp + 144]
xor ecx, ecx
mulx rax, r10, qword ptr [rdi + 32]
adox r13, rax
mulx rbp, rbx, qword ptr [rdi + 48]
mulx r14, rsi, qword ptr [rdi + 40]
adcx r9, r10
adcx r13, rsi
adox r15, r14
adcx r15, rbx
adox r11, rbp
mulx rax, r10, qword ptr [rdi + 56]
adcx r11, r10
adox rcx, rax
adc rcx, 0
xor ebp, ebp
mov rdx, qword ptr [rsp + 152]
mulx rbx, r14, qword ptr [rdi + 48]
mulx rsi, rax, qword ptr [rdi + 32]
adcx r13, rax
adox r15, rsi
mulx r10, rsi, qword ptr [rdi + 40]
adcx r15, rsi
adox r11, r10
mulx rdx, rax, qword ptr [rdi + 56]
adcx r11, r14
adox rcx, rbx
adcx rcx, rax
adox rbp, rdx
adc rbp, 0
mov rdx, qword ptr [rsp + 64]
mov qword ptr [rsp + 248], rbp
mov qword ptr [rsp + 192], r8
mov qword ptr [rsp + 240], rcx
mulx r10, rsi, qword ptr [rsp + 96]
mov qword ptr [rsp + 216], r13
mov qword ptr [rsp + 232], r11
mulx rbx, r14, qword ptr [rsp + 104]
mov qword ptr [rsp + 200], r12
mov qword ptr [rsp + 224], r15
mov qword ptr [rsp + 208], r9
add r10, r14
mulx rax, r8, qword ptr [rsp + 112]
adc rbx, r8
mulx rcx, rbp, qword ptr [rsp + 120]
adc rax, rbp
adc rcx, 0
xor r13d, r13d
mov rdx, qword ptr [rsp + 72]
mulx r11, r9, qword ptr [rsp + 96]
adcx r10, r9
adox rbx, r11
mulx r15, r12, qword ptr [rsp + 104]
adcx rbx, r12
mulx r14, r8, qword ptr [rsp + 112]
adox rax, r15
adcx rax, r8
adox rcx, r14
mulx rbp, r11, qword ptr [rsp + 120]
adcx rcx, r11
adox r13, rbp
adc r13, 0
mov rdx, qword ptr [rsp + 80]
xor r9d, r9d
mulx r12, r15, qword ptr [rsp + 96]
adcx rbx, r15
mulx r14, r8, qword ptr [rsp + 104]
adox rax, r12
adcx rax, r8
adox rcx, r14
mulx rbp, r11, qword ptr [rsp + 112]
mulx r15, rdx, qword ptr [rsp + 120]
adox r13, rbp
adcx rcx, r11
adox r9, r15
adcx r13, rdx
adc r9, 0
mov rdx, qword ptr [rsp + 88]
xor r12d, r12d
mulx r14, r8, qword ptr [rsp + 96]
adox rcx, r14
mulx rbp, r11, qword ptr [rsp + 104]
adcx rax, r8
adcx rcx, r11
mulx r15, r14, qword ptr [rsp + 112]
adox r13, rbp
adcx r13, r14
mulx r8, rdx, qword ptr [rsp + 120]
adox r9, r15
adox r12, r8
adcx r9, rdx
adc r12, 0
add rsi, qword ptr [rsp + 192]
adc r10, qword ptr [rsp + 200]
adc rbx, qword ptr [rsp + 208]
adc rax, qword ptr [rsp + 216]
adc rcx, qword ptr [rsp + 224]
adc r13, qword ptr [rsp + 232]
adc r9, qword ptr [rsp + 240]
adc r12, qword ptr [rsp + 248]
mov rdx, qword ptr [rsp + 0]
sbb r11, r11
and r11, qword ptr [rsp + 0]
mulx rbp, r14, rcx
xor r15d, r15d
adcx rsi, r14
mulx r8, rcx, r13
adox r10, rbp
adcx r10, rcx
mulx r13, r14, r9
adox rbx, r8
adox rax, r13
adcx rbx, r14
mulx r9, rbp, r12
adcx rax, rbp
adox r9, r15
adc r9, 0
add r9, r11
mov rdx, qword ptr [rsp + 0]
mulx rcx, r12, r9
add rsi, r12
adc r10, rcx
jc 45f
44:
mov qword ptr [rdi + 56], rax
mov qword ptr [rdi + 48], rbx
mov qword ptr [rdi + 40], r10
mov qword ptr [rdi + 32], rsi
add rsp, 328
pop r15
pop r14
pop r13
pop r12
pop rbp
pop rbx
ret
21:
add r9, 1
sub rcx, qword ptr [rsp + 0]
sbb rax, 0
sbb rbx, 0
sbb rbp, 0
sbb r9, 0
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
sub r13, qword ptr [rsp + 0]
sbb r8, 0
sbb r11, 0
sbb r10, 0
sbb rcx, 0
js 25b
jmp 24b
27:
add r11, 1
adc r10, 0
jnc 26b
add r13, qword ptr [rsp + 0]
adc r8, 0
jmp 26b
29:
add rsi, 1
adc r9, 0
jnc 28b
add rbp, qword ptr [rsp + 0]
adc r15, 0
jmp 28b
31:
add rcx, 1
adc r11, 0
jnc 30b
add r12, qword ptr [rsp + 0]
adc r10, 0
jmp 30b
33:
add rax, 1
adc rbx, 0
jnc 32b
add r9, qword ptr [rsp + 0]
adc r14, 0
jmp 32b
35:
add rsi, 1
sub r9, qword ptr [rsp + 0]
sbb r10, 0
sbb rcx, 0
sbb r11, 0
sbb rsi, 0
js 35b
jmp 34b
37:
add rcx, 1
adc r11, 0
jnc 36b
add r9, qword ptr [rsp + 0]
adc r10, 0
jmp 36b
39:
sub r10, 1
sbb rcx, 0
sbb r11, 0
jnc 38b
sub r9, qword ptr [rsp + 0]
jmp 38b
41:
add r8, 1
adc r12, 0
jnc 40b
add rsi, qword ptr [rsp + 0]
adc rbx, 0
jmp 40b
43:
add r14, 1
adc r10, 0
jnc 42b
add r11, qword ptr [rsp + 0]
adc rbp, 0
jmp 42b
45:
add rbx, 1
adc rax, 0
jnc 44b
add rsi, qword ptr [rsp + 0]
adc r10, 0
jmp 44b
