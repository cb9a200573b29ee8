# Made by examples/generate_kernels; do not edit.
# rdi: XYZZ P, replaced by -(P + Q). rsi: affine Q. Strict.
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
shl rax, 2
mov qword ptr [rsp + 8], rax
mov rdx, qword ptr [rdi + 64]
mulx rax, rcx, qword ptr [rsp + 256]
mulx rbx, rsi, qword ptr [rsp + 264]
mulx rbp, r8, qword ptr [rsp + 272]
add rax, rsi
mulx r9, r10, qword ptr [rsp + 280]
adc rbx, r8
adc rbp, r10
adc r9, 0
xor r11d, r11d
mov rdx, qword ptr [rdi + 72]
mulx r12, r13, qword ptr [rsp + 256]
adox rbx, r12
mulx r14, r15, qword ptr [rsp + 264]
adcx rax, r13
adcx rbx, r15
mulx rsi, r8, qword ptr [rsp + 272]
adox rbp, r14
adcx rbp, r8
adox r9, rsi
mulx r10, r12, qword ptr [rsp + 280]
adcx r9, r12
adox r11, r10
adc r11, 0
mov rdx, qword ptr [rdi + 80]
xor r13d, r13d
mulx r15, r14, qword ptr [rsp + 256]
adcx rbx, r14
adox rbp, r15
mulx rsi, r8, qword ptr [rsp + 264]
adcx rbp, r8
adox r9, rsi
mulx r10, r12, qword ptr [rsp + 272]
adcx r9, r12
adox r11, r10
mulx r15, r14, qword ptr [rsp + 280]
adox r13, r15
adcx r11, r14
adc r13, 0
mov rdx, qword ptr [rdi + 88]
xor esi, esi
mulx r8, r10, qword ptr [rsp + 256]
adox r9, r8
adcx rbp, r10
mulx r12, r15, qword ptr [rsp + 264]
adcx r9, r15
adox r11, r12
mulx r14, r8, qword ptr [rsp + 272]
adox r13, r14
mulx r10, rdx, qword ptr [rsp + 280]
adcx r11, r8
adcx r13, rdx
adox rsi, r10
adc rsi, 0
mov rdx, qword ptr [rsp + 0]
xor r12d, r12d
mulx r15, r14, r13
mulx r8, r10, r9
adcx rcx, r10
adox rax, r8
mulx r13, r9, r11
adox rbx, r13
adcx rax, r9
adox rbp, r15
mulx r11, r8, rsi
adcx rbx, r14
adcx rbp, r8
adox r11, r12
adc r11, 0
sub rcx, qword ptr [rsp + 8]
sbb rax, 0
sbb rbx, 0
sbb rbp, 0
sbb r11, -4
sub rcx, qword ptr [rdi + 0]
sbb rax, qword ptr [rdi + 8]
sbb rbx, qword ptr [rdi + 16]
sbb rbp, qword ptr [rdi + 24]
mov rdx, qword ptr [rsp + 0]
sbb r11, 0
mulx r10, rsi, r11
add rcx, rsi
adc rax, r10
adc rbx, 0
adc rbp, 0
sbb r15, r15
and r15, qword ptr [rsp + 0]
add rcx, r15
adc rax, 0
mov qword ptr [rsp + 48], rbx
mov rdx, qword ptr [rdi + 96]
mulx r13, r9, qword ptr [rsp + 288]
mulx r12, r14, qword ptr [rsp + 296]
add r13, r14
mulx r8, r11, qword ptr [rsp + 304]
adc r12, r11
mulx r10, rsi, qword ptr [rsp + 312]
adc r8, rsi
adc r10, 0
xor ebx, ebx
mov rdx, qword ptr [rdi + 104]
mov qword ptr [rsp + 56], rbp
mov qword ptr [rsp + 40], rax
mulx r15, r14, qword ptr [rsp + 304]
mulx r11, rsi, qword ptr [rsp + 288]
adox r12, r11
mulx rax, rbp, qword ptr [rsp + 312]
adcx r13, rsi
mulx rdx, r11, qword ptr [rsp + 296]
adcx r12, r11
adox r8, rdx
adcx r8, r14
adox r10, r15
adcx r10, rbp
mov qword ptr [rsp + 32], rcx
adox rbx, rax
adc rbx, 0
mov rdx, qword ptr [rdi + 112]
xor esi, esi
mulx rcx, r15, qword ptr [rsp + 288]
adox r8, rcx
adcx r12, r15
mulx r14, rax, qword ptr [rsp + 296]
adcx r8, rax
mulx rbp, r11, qword ptr [rsp + 304]
adox r10, r14
adox rbx, rbp
adcx r10, r11
mulx rcx, r15, qword ptr [rsp + 312]
adcx rbx, r15
adox rsi, rcx
adc rsi, 0
mov rdx, qword ptr [rdi + 120]
xor eax, eax
mulx r14, rbp, qword ptr [rsp + 288]
adcx r8, rbp
mulx r11, rcx, qword ptr [rsp + 296]
adox r10, r14
adcx r10, rcx
adox rbx, r11
mulx r15, rbp, qword ptr [rsp + 304]
adcx rbx, rbp
mulx r14, rdx, qword ptr [rsp + 312]
adox rsi, r15
adcx rsi, rdx
adox rax, r14
adc rax, 0
mov rdx, qword ptr [rsp + 0]
mulx r11, rcx, r10
xor ebp, ebp
mulx r15, r14, rsi
adcx r9, rcx
adox r13, r11
mulx r10, rsi, rbx
adox r12, r10
adcx r13, rsi
adox r8, r15
adcx r12, r14
mulx rbx, r11, rax
adcx r8, r11
adox rbx, rbp
adc rbx, 0
sub r9, qword ptr [rsp + 8]
sbb r13, 0
sbb r12, 0
sbb r8, 0
sbb rbx, -4
sub r9, qword ptr [rdi + 32]
sbb r13, qword ptr [rdi + 40]
sbb r12, qword ptr [rdi + 48]
sbb r8, qword ptr [rdi + 56]
sbb rbx, 0
mov rdx, qword ptr [rsp + 0]
mulx rcx, rax, rbx
add r9, rax
adc r13, rcx
adc r12, 0
adc r8, 0
sbb r15, r15
and r15, qword ptr [rsp + 0]
add r9, r15
adc r13, 0
mov qword ptr [rsp + 80], r12
mov qword ptr [rsp + 72], r13
mov rdx, qword ptr [rsp + 32]
mulx r14, r10, qword ptr [rsp + 48]
mulx rsi, rbp, qword ptr [rsp + 56]
mov qword ptr [rsp + 88], r8
mulx r11, rbx, qword ptr [rsp + 40]
mov qword ptr [rsp + 64], r9
add r11, r10
adc r14, rbp
adc rsi, 0
mulx rcx, rax, rdx
mov rdx, qword ptr [rsp + 40]
xor r13d, r13d
mulx r12, r15, qword ptr [rsp + 48]
adox rsi, r12
adcx r14, r15
mulx r8, r9, qword ptr [rsp + 56]
mov rdx, qword ptr [rsp + 48]
adox r8, r13
adcx rsi, r9
mulx r10, rbp, qword ptr [rsp + 56]
adcx r8, rbp
adcx r10, r13
xor r12d, r12d
adcx rbx, rbx
mov rdx, qword ptr [rsp + 40]
mulx r15, r9, rdx
adox rbx, rcx
mov rdx, qword ptr [rsp + 48]
adcx r11, r11
adox r11, r9
adcx r14, r14
mulx r13, rdx, rdx
adcx rsi, rsi
adox r14, r15
adox rsi, rdx
adcx r8, r8
adcx r10, r10
adcx r12, r12
adox r8, r13
mov rdx, qword ptr [rsp + 56]
mulx rbp, rcx, rdx
adox r10, rcx
adox r12, rbp
xor r9d, r9d
mov rdx, qword ptr [rsp + 0]
mulx r15, r13, rsi
adox rbx, r15
mulx rbp, rcx, r8
adcx rax, r13
adox r11, rbp
mulx rsi, r8, r12
mulx r15, r12, r10
adcx rbx, rcx
mov rdx, qword ptr [rsp + 0]
adcx r11, r12
adox r14, r15
adcx r14, r8
adox rsi, r9
adc rsi, 0
mulx r13, rbp, rsi
add rax, rbp
adc rbx, r13
adc r11, 0
adc r14, 0
sbb r10, r10
and r10, qword ptr [rsp + 0]
add rax, r10
mov qword ptr [rsp + 160], rax
adc rbx, 0
mov rdx, qword ptr [rsp + 160]
mulx rcx, r9, qword ptr [rsp + 40]
mov qword ptr [rsp + 168], rbx
mulx rsi, r8, qword ptr [rsp + 48]
mulx r15, r12, qword ptr [rsp + 32]
mulx r13, rbp, qword ptr [rsp + 56]
add r15, r9
mov qword ptr [rsp + 176], r11
adc rcx, r8
mov qword ptr [rsp + 184], r14
adc rsi, rbp
mov rdx, qword ptr [rsp + 168]
adc r13, 0
xor eax, eax
mulx r10, rbx, qword ptr [rsp + 32]
adcx r15, rbx
mulx r14, r11, qword ptr [rsp + 40]
adox rcx, r10
adcx rcx, r11
adox rsi, r14
mulx r9, r8, qword ptr [rsp + 48]
adcx rsi, r8
adox r13, r9
mulx rbp, rbx, qword ptr [rsp + 56]
adcx r13, rbx
adox rax, rbp
adc rax, 0
xor r10d, r10d
mov rdx, qword ptr [rsp + 176]
mulx r14, r11, qword ptr [rsp + 40]
mulx r9, r8, qword ptr [rsp + 32]
adcx rcx, r8
adox rsi, r9
adcx rsi, r11
adox r13, r14
mulx rbp, rbx, qword ptr [rsp + 48]
adcx r13, rbx
adox rax, rbp
mulx r14, r11, qword ptr [rsp + 56]
adcx rax, r11
adox r10, r14
adc r10, 0
mov rdx, qword ptr [rsp + 184]
xor r9d, r9d
mulx r8, rbp, qword ptr [rsp + 32]
mulx rbx, r14, qword ptr [rsp + 48]
adox r13, r8
adcx rsi, rbp
mulx r11, r8, qword ptr [rsp + 40]
adcx r13, r8
adox rax, r11
adcx rax, r14
adox r10, rbx
mulx rbp, rbx, qword ptr [rsp + 56]
mov rdx, qword ptr [rsp + 0]
adcx r10, rbx
adox r9, rbp
adc r9, 0
xor r14d, r14d
mulx r11, r8, r13
adcx r12, r8
adox r15, r11
mulx rbp, rbx, rax
adox rcx, rbp
mulx r13, rax, r10
adox rsi, r13
adcx r15, rbx
adcx rcx, rax
mulx r11, r8, r9
adcx rsi, r8
adox r11, r14
mov rdx, qword ptr [rsp + 0]
adc r11, 0
mulx r10, rbp, r11
add r12, rbp
adc r15, r10
adc rcx, 0
adc rsi, 0
sbb r9, r9
and r9, qword ptr [rsp + 0]
add r12, r9
adc r15, 0
mov qword ptr [rsp + 144], rcx
mov rdx, qword ptr [rsp + 160]
mulx rbx, r13, qword ptr [rdi + 16]
mov qword ptr [rsp + 152], rsi
mulx rax, r14, qword ptr [rdi + 0]
mulx r8, r11, qword ptr [rdi + 8]
add rax, r11
adc r8, r13
mulx r10, rbp, qword ptr [rdi + 24]
adc rbx, rbp
adc r10, 0
xor ecx, ecx
mov rdx, qword ptr [rsp + 168]
mulx r9, rsi, qword ptr [rdi + 0]
adox r8, r9
adcx rax, rsi
mulx r13, r11, qword ptr [rdi + 8]
mov qword ptr [rsp + 128], r12
adox rbx, r13
adcx r8, r11
mov qword ptr [rsp + 136], r15
mulx rbp, r9, qword ptr [rdi + 16]
adcx rbx, r9
adox r10, rbp
mulx rsi, r15, qword ptr [rdi + 24]
adcx r10, r15
adox rcx, rsi
adc rcx, 0
mov rdx, qword ptr [rsp + 176]
mulx r12, r13, qword ptr [rdi + 0]
xor r11d, r11d
adox rbx, r12
adcx r8, r13
mulx rbp, r9, qword ptr [rdi + 8]
adcx rbx, r9
mulx rsi, r15, qword ptr [rdi + 24]
adox r10, rbp
mulx r12, rdx, qword ptr [rdi + 16]
adox rcx, r12
adcx r10, rdx
adox r11, rsi
mov rdx, qword ptr [rsp + 184]
adcx rcx, r15
adc r11, 0
xor r13d, r13d
mulx r9, rbp, qword ptr [rdi + 0]
adox r10, r9
mulx rsi, r12, qword ptr [rdi + 8]
adcx rbx, rbp
adox rcx, rsi
adcx r10, r12
mulx r15, r9, qword ptr [rdi + 24]
mulx rdx, rbp, qword ptr [rdi + 16]
adcx rcx, rbp
adox r11, rdx
adcx r11, r9
mov rdx, qword ptr [rsp + 0]
adox r13, r15
adc r13, 0
mulx rsi, r12, rcx
xor r9d, r9d
mulx rbp, rcx, r10
adcx r14, rcx
mulx r15, r10, r11
adox rax, rbp
adox r8, rsi
mulx r11, rcx, r13
adcx rax, r12
adcx r8, r10
adox rbx, r15
adcx rbx, rcx
adox r11, r9
adc r11, 0
mov rdx, qword ptr [rsp + 0]
mulx r13, rsi, r11
add r14, rsi
adc rax, r13
adc r8, 0
adc rbx, 0
sbb rbp, rbp
and rbp, qword ptr [rsp + 0]
add r14, rbp
adc rax, 0
mov qword ptr [rsp + 120], rbx
mov qword ptr [rsp + 104], rax
mov rdx, qword ptr [rsp + 64]
mov qword ptr [rsp + 96], r14
mulx r12, r9, qword ptr [rsp + 80]
mulx r15, r10, qword ptr [rsp + 72]
add r15, r9
mov qword ptr [rsp + 112], r8
mulx rcx, r11, qword ptr [rsp + 88]
adc r12, r11
adc rcx, 0
mulx r13, rsi, rdx
xor ebx, ebx
mov rdx, qword ptr [rsp + 72]
mulx rax, rbp, qword ptr [rsp + 80]
adcx r12, rbp
adox rcx, rax
mulx r14, r8, qword ptr [rsp + 88]
adcx rcx, r8
adox r14, rbx
mov rdx, qword ptr [rsp + 80]
mulx r9, r11, qword ptr [rsp + 88]
adcx r14, r11
adcx r9, rbx
xor eax, eax
mov rdx, qword ptr [rsp + 72]
mulx rbp, r8, rdx
adcx r10, r10
adox r10, r13
mov rdx, qword ptr [rsp + 80]
mulx rbx, rdx, rdx
adcx r15, r15
adcx r12, r12
adox r15, r8
adcx rcx, rcx
adox r12, rbp
adcx r14, r14
adox rcx, rdx
mov rdx, qword ptr [rsp + 88]
adcx r9, r9
mulx r11, r13, rdx
adox r14, rbx
mov rdx, qword ptr [rsp + 0]
adox r9, r13
adcx rax, rax
adox rax, r11
mulx rbp, r8, rcx
xor ebx, ebx
adcx rsi, r8
mulx rcx, r11, r9
adox r10, rbp
mulx r13, r9, r14
adox r15, r13
adcx r10, r9
adcx r15, r11
mulx r8, r14, rax
adox r12, rcx
adcx r12, r14
adox r8, rbx
adc r8, 0
sub rsi, qword ptr [rsp + 8]
sbb r10, 0
sbb r15, 0
sbb r12, 0
sbb r8, -4
sub rsi, qword ptr [rsp + 128]
sbb r10, qword ptr [rsp + 136]
sbb r15, qword ptr [rsp + 144]
sbb r12, qword ptr [rsp + 152]
sbb r8, 0
sub rsi, qword ptr [rsp + 96]
sbb r10, qword ptr [rsp + 104]
sbb r15, qword ptr [rsp + 112]
sbb r12, qword ptr [rsp + 120]
sbb r8, 0
sub rsi, qword ptr [rsp + 96]
sbb r10, qword ptr [rsp + 104]
sbb r15, qword ptr [rsp + 112]
sbb r12, qword ptr [rsp + 120]
sbb r8, 0
mov rdx, qword ptr [rsp + 0]
mulx rbp, rax, r8
add rsi, rax
adc r10, rbp
adc r15, 0
adc r12, 0
sbb r11, r11
and r11, qword ptr [rsp + 0]
add rsi, r11
adc r10, 0
mov qword ptr [rdi + 0], rsi
mov qword ptr [rdi + 24], r12
mov qword ptr [rdi + 16], r15
mov qword ptr [rdi + 8], r10
sub rsi, qword ptr [rsp + 96]
sbb r10, qword ptr [rsp + 104]
sbb r15, qword ptr [rsp + 112]
sbb r12, qword ptr [rsp + 120]
sbb r13, r13
and r13, qword ptr [rsp + 0]
sub rsi, r13
sbb r10, 0
sbb r15, 0
sbb r12, 0
sbb r9, r9
mov qword ptr [rsp + 112], r15
and r9, qword ptr [rsp + 0]
mov qword ptr [rsp + 104], r10
mov rdx, qword ptr [rdi + 64]
mov qword ptr [rsp + 120], r12
mulx rbx, rcx, qword ptr [rsp + 168]
mulx r14, r8, qword ptr [rsp + 160]
sub rsi, r9
mulx rbp, rax, qword ptr [rsp + 184]
mulx r11, r13, qword ptr [rsp + 176]
add r14, rcx
adc rbx, r13
adc r11, rax
mov qword ptr [rsp + 96], rsi
adc rbp, 0
mov rdx, qword ptr [rdi + 72]
xor r15d, r15d
mulx r10, r12, qword ptr [rsp + 160]
adox rbx, r10
adcx r14, r12
mulx r9, rsi, qword ptr [rsp + 168]
adcx rbx, rsi
mulx rcx, rax, qword ptr [rsp + 176]
adox r11, r9
adcx r11, rax
adox rbp, rcx
mulx r13, r10, qword ptr [rsp + 184]
adcx rbp, r10
adox r15, r13
adc r15, 0
xor r12d, r12d
mov rdx, qword ptr [rdi + 80]
mulx rsi, r9, qword ptr [rsp + 160]
adox r11, rsi
adcx rbx, r9
mulx rcx, rax, qword ptr [rsp + 168]
adcx r11, rax
adox rbp, rcx
mulx r13, r10, qword ptr [rsp + 176]
adcx rbp, r10
adox r15, r13
mulx rsi, r9, qword ptr [rsp + 184]
adcx r15, r9
adox r12, rsi
adc r12, 0
mov rdx, qword ptr [rdi + 88]
mulx rcx, rax, qword ptr [rsp + 160]
mulx r13, r10, qword ptr [rsp + 176]
xor esi, esi
adcx r11, rax
adox rbp, rcx
mulx r9, rcx, qword ptr [rsp + 168]
adcx rbp, rcx
adox r15, r9
adcx r15, r10
adox r12, r13
mulx rax, r13, qword ptr [rsp + 184]
adcx r12, r13
adox rsi, rax
adc rsi, 0
mov rdx, qword ptr [rsp + 0]
xor r10d, r10d
mulx r9, rcx, rbp
adcx r8, rcx
mulx rax, r13, r15
adox r14, r9
mulx rbp, r15, r12
adcx r14, r13
adox rbx, rax
adcx rbx, r15
adox r11, rbp
mulx rcx, r12, rsi
adcx r11, r12
adox rcx, r10
mov rdx, qword ptr [rsp + 0]
adc rcx, 0
mulx r9, rsi, rcx
add r8, rsi
adc r14, r9
adc rbx, 0
adc r11, 0
sbb rax, rax
and rax, qword ptr [rsp + 0]
add r8, rax
adc r14, 0
mov qword ptr [rdi + 64], r8
mov qword ptr [rdi + 88], r11
mov qword ptr [rdi + 80], rbx
mov rdx, qword ptr [rdi + 96]
mulx r13, rbp, qword ptr [rsp + 128]
mulx r15, r10, qword ptr [rsp + 136]
mov qword ptr [rdi + 72], r14
mulx r12, rcx, qword ptr [rsp + 144]
add r13, r10
adc r15, rcx
mulx r9, rsi, qword ptr [rsp + 152]
adc r12, rsi
adc r9, 0
mov rdx, qword ptr [rdi + 104]
mulx rbx, r8, qword ptr [rsp + 128]
xor r11d, r11d
adox r15, rbx
mulx rax, r14, qword ptr [rsp + 152]
adcx r13, r8
mulx r10, rcx, qword ptr [rsp + 136]
mulx rdx, rsi, qword ptr [rsp + 144]
adcx r15, rcx
adox r12, r10
adox r9, rdx
adox r11, rax
adcx r12, rsi
adcx r9, r14
adc r11, 0
mov rdx, qword ptr [rdi + 112]
mulx rbx, r8, qword ptr [rsp + 128]
xor eax, eax
mulx r14, r10, qword ptr [rsp + 136]
adcx r15, r8
adox r12, rbx
mulx rcx, rsi, qword ptr [rsp + 144]
adcx r12, r10
adox r9, r14
adcx r9, rsi
adox r11, rcx
mulx rbx, r8, qword ptr [rsp + 152]
adox rax, rbx
adcx r11, r8
adc rax, 0
mov rdx, qword ptr [rdi + 120]
xor r14d, r14d
mulx r10, rcx, qword ptr [rsp + 128]
adcx r12, rcx
adox r9, r10
mulx rsi, rbx, qword ptr [rsp + 136]
mulx r8, r10, qword ptr [rsp + 144]
adcx r9, rbx
adox r11, rsi
mulx rdx, rcx, qword ptr [rsp + 152]
adcx r11, r10
adox rax, r8
adox r14, rdx
adcx rax, rcx
mov rdx, qword ptr [rsp + 0]
adc r14, 0
xor esi, esi
mulx rbx, r8, r9
adox r13, rbx
adcx rbp, r8
mulx r10, rcx, r11
adcx r13, rcx
mulx r9, r11, rax
adox r15, r10
adcx r15, r11
mulx rbx, r8, r14
adox r12, r9
adox rbx, rsi
adcx r12, r8
adc rbx, 0
mov rdx, qword ptr [rsp + 0]
mulx rax, rcx, rbx
add rbp, rcx
adc r13, rax
adc r15, 0
adc r12, 0
sbb r14, r14
and r14, qword ptr [rsp + 0]
add rbp, r14
adc r13, 0
mov qword ptr [rdi + 96], rbp
mov qword ptr [rdi + 104], r13
mov qword ptr [rdi + 112], r15
mov rdx, qword ptr [rsp + 128]
mov qword ptr [rdi + 120], r12
mulx r10, r11, qword ptr [rdi + 32]
mulx rsi, r9, qword ptr [rdi + 40]
add r10, r9
mulx r8, rbx, qword ptr [rdi + 48]
adc rsi, rbx
mulx rax, rcx, qword ptr [rdi + 56]
adc r8, rcx
adc rax, 0
mov rdx, qword ptr [rsp + 136]
mulx r13, rbp, qword ptr [rdi + 32]
xor r15d, r15d
adcx r10, rbp
adox rsi, r13
mulx r14, r12, qword ptr [rdi + 40]
mulx r9, rbx, qword ptr [rdi + 56]
adcx rsi, r12
adox r8, r14
mulx rcx, r13, qword ptr [rdi + 48]
adcx r8, r13
adox rax, rcx
adcx rax, rbx
adox r15, r9
adc r15, 0
mov rdx, qword ptr [rsp + 144]
xor ebp, ebp
mulx r14, r12, qword ptr [rdi + 32]
adox r8, r14
mulx r9, rbx, qword ptr [rdi + 56]
adcx rsi, r12
mulx rcx, r13, qword ptr [rdi + 40]
adox rax, rcx
mulx rdx, r14, qword ptr [rdi + 48]
adcx r8, r13
adcx rax, r14
adox r15, rdx
adcx r15, rbx
adox rbp, r9
adc rbp, 0
mov rdx, qword ptr [rsp + 152]
mulx r12, rcx, qword ptr [rdi + 32]
xor r9d, r9d
adox rax, r12
adcx r8, rcx
mulx rbx, r13, qword ptr [rdi + 40]
adcx rax, r13
mulx r14, r12, qword ptr [rdi + 48]
adox r15, rbx
adcx r15, r12
adox rbp, r14
mov qword ptr [rsp + 216], r8
mulx rcx, r13, qword ptr [rdi + 56]
mov rdx, qword ptr [rsp + 64]
adcx rbp, r13
adox r9, rcx
mov qword ptr [rsp + 232], r15
adc r9, 0
mov qword ptr [rsp + 240], rbp
mov qword ptr [rsp + 192], r11
mov qword ptr [rsp + 248], r9
mulx r8, rbx, qword ptr [rsp + 96]
mov qword ptr [rsp + 224], rax
mov qword ptr [rsp + 200], r10
mulx r14, r12, qword ptr [rsp + 104]
add r8, r12
mulx r11, r15, qword ptr [rsp + 112]
adc r14, r15
mov qword ptr [rsp + 208], rsi
mulx rbp, r9, qword ptr [rsp + 120]
adc r11, r9
mov rdx, qword ptr [rsp + 72]
adc rbp, 0
mulx rcx, r13, qword ptr [rsp + 96]
xor r10d, r10d
mulx rax, r12, qword ptr [rsp + 104]
adcx r8, r13
mulx rsi, r15, qword ptr [rsp + 112]
adox r14, rcx
adcx r14, r12
adox r11, rax
adcx r11, r15
adox rbp, rsi
mulx r9, r13, qword ptr [rsp + 120]
adox r10, r9
mov rdx, qword ptr [rsp + 80]
adcx rbp, r13
adc r10, 0
xor ecx, ecx
mulx rax, r12, qword ptr [rsp + 96]
adcx r14, r12
adox r11, rax
mulx rsi, r15, qword ptr [rsp + 104]
mulx r9, r13, qword ptr [rsp + 112]
adcx r11, r15
adox rbp, rsi
adcx rbp, r13
adox r10, r9
mulx rax, r12, qword ptr [rsp + 120]
adcx r10, r12
adox rcx, rax
adc rcx, 0
mov rdx, qword ptr [rsp + 88]
xor esi, esi
mulx r15, r9, qword ptr [rsp + 96]
adox rbp, r15
adcx r11, r9
mulx r13, rax, qword ptr [rsp + 104]
mulx r12, r15, qword ptr [rsp + 112]
adcx rbp, rax
adox r10, r13
adcx r10, r15
adox rcx, r12
mulx r9, r13, qword ptr [rsp + 120]
adcx rcx, r13
adox rsi, r9
adc rsi, 0
add rbx, qword ptr [rsp + 192]
adc r8, qword ptr [rsp + 200]
adc r14, qword ptr [rsp + 208]
adc r11, qword ptr [rsp + 216]
adc rbp, qword ptr [rsp + 224]
mov rdx, qword ptr [rsp + 0]
adc r10, qword ptr [rsp + 232]
adc rcx, qword ptr [rsp + 240]
adc rsi, qword ptr [rsp + 248]
mulx rax, r12, rbp
sbb r15, r15
and r15, qword ptr [rsp + 0]
xor r9d, r9d
adox r8, rax
adcx rbx, r12
mulx r13, rbp, r10
adcx r8, rbp
adox r14, r13
mulx r10, rax, rcx
mulx r12, rcx, rsi
adcx r14, rax
adox r11, r10
adcx r11, rcx
adox r12, r9
adc r12, 0
add r12, r15
mov rdx, qword ptr [rsp + 0]
mulx r13, rbp, r12
add rbx, rbp
adc r8, r13
adc r14, 0
adc r11, 0
sbb rsi, rsi
and rsi, qword ptr [rsp + 0]
add rbx, rsi
adc r8, 0
mov qword ptr [rdi + 56], r11
mov qword ptr [rdi + 32], rbx
mov qword ptr [rdi + 40], r8
mov qword ptr [rdi + 48], r14
add rsp, 328
pop r15
pop r14
pop r13
pop r12
pop rbp
pop rbx
ret
