# Made by examples/generate_kernels; do not edit.
# rdi: Jacobian P, replaced by -(P + Q). rsi: affine Q. Strict.
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
shl rax, 2
mov qword ptr [rsp + 8], rax
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
adc rax, 0
adc rbx, 0
sbb r13, r13
and r13, qword ptr [rsp + 0]
add r10, r13
adc rcx, 0
mov qword ptr [rsp + 160], r10
mov qword ptr [rsp + 168], rcx
mov qword ptr [rsp + 176], rax
mov qword ptr [rsp + 184], rbx
mov rdx, qword ptr [rsp + 160]
mulx r12, rbp, qword ptr [rsp + 288]
mulx r14, r15, qword ptr [rsp + 296]
add r12, r15
mulx r8, r11, qword ptr [rsp + 304]
adc r14, r11
mulx rsi, r9, qword ptr [rsp + 312]
adc r8, r9
adc rsi, 0
mov rdx, qword ptr [rsp + 168]
xor eax, eax
mulx rcx, rbx, qword ptr [rsp + 288]
adcx r12, rbx
adox r14, rcx
mulx r10, r13, qword ptr [rsp + 296]
adcx r14, r13
adox r8, r10
mulx r15, r11, qword ptr [rsp + 304]
adcx r8, r11
adox rsi, r15
mulx r9, rcx, qword ptr [rsp + 312]
adcx rsi, rcx
adox rax, r9
adc rax, 0
mov rdx, qword ptr [rsp + 176]
xor ebx, ebx
mulx r10, r13, qword ptr [rsp + 288]
adcx r14, r13
adox r8, r10
mulx r15, r11, qword ptr [rsp + 296]
adcx r8, r11
adox rsi, r15
mulx r9, rcx, qword ptr [rsp + 304]
adcx rsi, rcx
adox rax, r9
mulx r10, r13, qword ptr [rsp + 312]
adcx rax, r13
adox rbx, r10
adc rbx, 0
mov rdx, qword ptr [rsp + 184]
xor r15d, r15d
mulx r11, r9, qword ptr [rsp + 288]
adcx r8, r9
adox rsi, r11
mulx rcx, r10, qword ptr [rsp + 296]
adcx rsi, r10
adox rax, rcx
mulx r13, r11, qword ptr [rsp + 304]
adcx rax, r11
adox rbx, r13
mulx r9, rcx, qword ptr [rsp + 312]
adcx rbx, rcx
adox r15, r9
adc r15, 0
mov rdx, qword ptr [rsp + 0]
xor r10d, r10d
mulx r13, r11, rsi
adcx rbp, r11
adox r12, r13
mulx r9, rcx, rax
adcx r12, rcx
adox r14, r9
mulx rsi, rax, rbx
adcx r14, rax
adox r8, rsi
mulx r13, r11, r15
adcx r8, r11
adox r13, r10
adc r13, 0
sub rbp, qword ptr [rsp + 8]
sbb r12, 0
sbb r14, 0
sbb r8, 0
sbb r13, -4
sub rbp, qword ptr [rdi + 0]
sbb r12, qword ptr [rdi + 8]
sbb r14, qword ptr [rdi + 16]
sbb r8, qword ptr [rdi + 24]
sbb r13, 0
mov rdx, qword ptr [rsp + 0]
mulx rbx, r9, r13
add rbp, r9
adc r12, rbx
adc r14, 0
adc r8, 0
sbb rcx, rcx
and rcx, qword ptr [rsp + 0]
add rbp, rcx
adc r12, 0
mov qword ptr [rsp + 32], rbp
mov qword ptr [rsp + 40], r12
mov qword ptr [rsp + 48], r14
mov qword ptr [rsp + 56], r8
mov rdx, qword ptr [rdi + 64]
mulx r15, rsi, qword ptr [rsp + 160]
mulx rax, r10, qword ptr [rsp + 168]
add r15, r10
mulx r11, r13, qword ptr [rsp + 176]
adc rax, r13
mulx rbx, r9, qword ptr [rsp + 184]
adc r11, r9
adc rbx, 0
mov rdx, qword ptr [rdi + 72]
xor r12d, r12d
mulx rbp, r14, qword ptr [rsp + 160]
adcx r15, r14
adox rax, rbp
mulx r8, rcx, qword ptr [rsp + 168]
adcx rax, rcx
adox r11, r8
mulx r10, r13, qword ptr [rsp + 176]
adcx r11, r13
adox rbx, r10
mulx r9, rbp, qword ptr [rsp + 184]
adcx rbx, rbp
adox r12, r9
adc r12, 0
mov rdx, qword ptr [rdi + 80]
xor r14d, r14d
mulx r8, rcx, qword ptr [rsp + 160]
adcx rax, rcx
adox r11, r8
mulx r10, r13, qword ptr [rsp + 168]
adcx r11, r13
adox rbx, r10
mulx r9, rbp, qword ptr [rsp + 176]
adcx rbx, rbp
adox r12, r9
mulx r8, rcx, qword ptr [rsp + 184]
adcx r12, rcx
adox r14, r8
adc r14, 0
mov rdx, qword ptr [rdi + 88]
xor r10d, r10d
mulx r13, r9, qword ptr [rsp + 160]
adcx r11, r9
adox rbx, r13
mulx rbp, r8, qword ptr [rsp + 168]
adcx rbx, r8
adox r12, rbp
mulx rcx, r13, qword ptr [rsp + 176]
adcx r12, r13
adox r14, rcx
mulx r9, rbp, qword ptr [rsp + 184]
adcx r14, rbp
adox r10, r9
adc r10, 0
mov rdx, qword ptr [rsp + 0]
xor r8d, r8d
mulx rcx, r13, rbx
adcx rsi, r13
adox r15, rcx
mulx r9, rbp, r12
adcx r15, rbp
adox rax, r9
mulx rbx, r12, r14
adcx rax, r12
adox r11, rbx
mulx rcx, r13, r10
adcx r11, r13
adox rcx, r8
adc rcx, 0
mov rdx, qword ptr [rsp + 0]
mulx r14, r9, rcx
add rsi, r9
adc r15, r14
adc rax, 0
adc r11, 0
sbb rbp, rbp
and rbp, qword ptr [rsp + 0]
add rsi, rbp
adc r15, 0
mov qword ptr [rsp + 192], rsi
mov qword ptr [rsp + 200], r15
mov qword ptr [rsp + 208], rax
mov qword ptr [rsp + 216], r11
mov rdx, qword ptr [rsp + 192]
mulx r10, rbx, qword ptr [rsp + 320]
mulx r12, r8, qword ptr [rsp + 328]
add r10, r8
mulx r13, rcx, qword ptr [rsp + 336]
adc r12, rcx
mulx r14, r9, qword ptr [rsp + 344]
adc r13, r9
adc r14, 0
mov rdx, qword ptr [rsp + 200]
xor r15d, r15d
mulx rsi, rax, qword ptr [rsp + 320]
adcx r10, rax
adox r12, rsi
mulx r11, rbp, qword ptr [rsp + 328]
adcx r12, rbp
adox r13, r11
mulx r8, rcx, qword ptr [rsp + 336]
adcx r13, rcx
adox r14, r8
mulx r9, rsi, qword ptr [rsp + 344]
adcx r14, rsi
adox r15, r9
adc r15, 0
mov rdx, qword ptr [rsp + 208]
xor eax, eax
mulx r11, rbp, qword ptr [rsp + 320]
adcx r12, rbp
adox r13, r11
mulx r8, rcx, qword ptr [rsp + 328]
adcx r13, rcx
adox r14, r8
mulx r9, rsi, qword ptr [rsp + 336]
adcx r14, rsi
adox r15, r9
mulx r11, rbp, qword ptr [rsp + 344]
adcx r15, rbp
adox rax, r11
adc rax, 0
mov rdx, qword ptr [rsp + 216]
xor r8d, r8d
mulx rcx, r9, qword ptr [rsp + 320]
adcx r13, r9
adox r14, rcx
mulx rsi, r11, qword ptr [rsp + 328]
adcx r14, r11
adox r15, rsi
mulx rbp, rcx, qword ptr [rsp + 336]
adcx r15, rcx
adox rax, rbp
mulx r9, rsi, qword ptr [rsp + 344]
adcx rax, rsi
adox r8, r9
adc r8, 0
mov rdx, qword ptr [rsp + 0]
xor r11d, r11d
mulx rbp, rcx, r14
adcx rbx, rcx
adox r10, rbp
mulx r9, rsi, r15
adcx r10, rsi
adox r12, r9
mulx r14, r15, rax
adcx r12, r15
adox r13, r14
mulx rbp, rcx, r8
adcx r13, rcx
adox rbp, r11
adc rbp, 0
sub rbx, qword ptr [rsp + 8]
sbb r10, 0
sbb r12, 0
sbb r13, 0
sbb rbp, -4
sub rbx, qword ptr [rdi + 32]
sbb r10, qword ptr [rdi + 40]
sbb r12, qword ptr [rdi + 48]
sbb r13, qword ptr [rdi + 56]
sbb rbp, 0
mov rdx, qword ptr [rsp + 0]
mulx rax, r9, rbp
add rbx, r9
adc r10, rax
adc r12, 0
adc r13, 0
sbb rsi, rsi
and rsi, qword ptr [rsp + 0]
add rbx, rsi
adc r10, 0
mov qword ptr [rsp + 64], rbx
mov qword ptr [rsp + 72], r10
mov qword ptr [rsp + 80], r12
mov qword ptr [rsp + 88], r13
mov rdx, qword ptr [rsp + 32]
mulx r8, r14, qword ptr [rsp + 40]
mulx r15, r11, qword ptr [rsp + 48]
add r8, r11
mulx rcx, rbp, qword ptr [rsp + 56]
adc r15, rbp
adc rcx, 0
mulx rax, r9, rdx
mov rdx, qword ptr [rsp + 40]
xor r10d, r10d
mulx rbx, r12, qword ptr [rsp + 48]
adcx r15, r12
adox rcx, rbx
mulx r13, rsi, qword ptr [rsp + 56]
adcx rcx, rsi
adox r13, r10
mov rdx, qword ptr [rsp + 48]
mulx r11, rbp, qword ptr [rsp + 56]
adcx r13, rbp
adcx r11, r10
xor ebx, ebx
adcx r14, r14
adox r14, rax
mov rdx, qword ptr [rsp + 40]
mulx r12, rsi, rdx
adcx r8, r8
adox r8, rsi
adcx r15, r15
adox r15, r12
mov rdx, qword ptr [rsp + 48]
mulx r10, rbp, rdx
adcx rcx, rcx
adox rcx, rbp
adcx r13, r13
adox r13, r10
mov rdx, qword ptr [rsp + 56]
mulx rax, r12, rdx
adcx r11, r11
adox r11, r12
adcx rbx, rbx
adox rbx, rax
mov rdx, qword ptr [rsp + 0]
xor esi, esi
mulx r10, rbp, rcx
adcx r9, rbp
adox r14, r10
mulx rax, r12, r13
adcx r14, r12
adox r8, rax
mulx rcx, r13, r11
adcx r8, r13
adox r15, rcx
mulx r10, rbp, rbx
adcx r15, rbp
adox r10, rsi
adc r10, 0
mov rdx, qword ptr [rsp + 0]
mulx r11, rax, r10
add r9, rax
adc r14, r11
adc r8, 0
adc r15, 0
sbb r12, r12
and r12, qword ptr [rsp + 0]
add r9, r12
adc r14, 0
mov qword ptr [rsp + 160], r9
mov qword ptr [rsp + 168], r14
mov qword ptr [rsp + 176], r8
mov qword ptr [rsp + 184], r15
mov rdx, qword ptr [rdi + 64]
mulx rbx, rcx, qword ptr [rsp + 32]
mulx r13, rsi, qword ptr [rsp + 40]
add rbx, rsi
mulx rbp, r10, qword ptr [rsp + 48]
adc r13, r10
mulx r11, rax, qword ptr [rsp + 56]
adc rbp, rax
adc r11, 0
mov rdx, qword ptr [rdi + 72]
xor r8d, r8d
mulx r14, r15, qword ptr [rsp + 32]
adcx rbx, r15
adox r13, r14
mulx r9, r12, qword ptr [rsp + 40]
adcx r13, r12
adox rbp, r9
mulx rsi, r10, qword ptr [rsp + 48]
adcx rbp, r10
adox r11, rsi
mulx rax, r14, qword ptr [rsp + 56]
adcx r11, r14
adox r8, rax
adc r8, 0
mov rdx, qword ptr [rdi + 80]
xor r15d, r15d
mulx r9, r12, qword ptr [rsp + 32]
adcx r13, r12
adox rbp, r9
mulx rsi, r10, qword ptr [rsp + 40]
adcx rbp, r10
adox r11, rsi
mulx rax, r14, qword ptr [rsp + 48]
adcx r11, r14
adox r8, rax
mulx r9, r12, qword ptr [rsp + 56]
adcx r8, r12
adox r15, r9
adc r15, 0
mov rdx, qword ptr [rdi + 88]
xor esi, esi
mulx r10, rax, qword ptr [rsp + 32]
adcx rbp, rax
adox r11, r10
mulx r14, r9, qword ptr [rsp + 40]
adcx r11, r9
adox r8, r14
mulx r12, r10, qword ptr [rsp + 48]
adcx r8, r10
adox r15, r12
mulx rax, r14, qword ptr [rsp + 56]
adcx r15, r14
adox rsi, rax
adc rsi, 0
mov rdx, qword ptr [rsp + 0]
xor r9d, r9d
mulx r12, r10, r11
adcx rcx, r10
adox rbx, r12
mulx rax, r14, r8
adcx rbx, r14
adox r13, rax
mulx r11, r8, r15
adcx r13, r8
adox rbp, r11
mulx r12, r10, rsi
adcx rbp, r10
adox r12, r9
adc r12, 0
mov rdx, qword ptr [rsp + 0]
mulx r15, rax, r12
add rcx, rax
adc rbx, r15
adc r13, 0
adc rbp, 0
sbb r14, r14
and r14, qword ptr [rsp + 0]
add rcx, r14
adc rbx, 0
mov qword ptr [rdi + 64], rcx
mov qword ptr [rdi + 72], rbx
mov qword ptr [rdi + 80], r13
mov qword ptr [rdi + 88], rbp
mov rdx, qword ptr [rsp + 160]
mulx rsi, r11, qword ptr [rdi + 0]
mulx r8, r9, qword ptr [rdi + 8]
add rsi, r9
mulx r10, r12, qword ptr [rdi + 16]
adc r8, r12
mulx r15, rax, qword ptr [rdi + 24]
adc r10, rax
adc r15, 0
mov rdx, qword ptr [rsp + 168]
xor ebx, ebx
mulx rcx, r13, qword ptr [rdi + 0]
adcx rsi, r13
adox r8, rcx
mulx rbp, r14, qword ptr [rdi + 8]
adcx r8, r14
adox r10, rbp
mulx r9, r12, qword ptr [rdi + 16]
adcx r10, r12
adox r15, r9
mulx rax, rcx, qword ptr [rdi + 24]
adcx r15, rcx
adox rbx, rax
adc rbx, 0
mov rdx, qword ptr [rsp + 176]
xor r13d, r13d
mulx rbp, r14, qword ptr [rdi + 0]
adcx r8, r14
adox r10, rbp
mulx r9, r12, qword ptr [rdi + 8]
adcx r10, r12
adox r15, r9
mulx rax, rcx, qword ptr [rdi + 16]
adcx r15, rcx
adox rbx, rax
mulx rbp, r14, qword ptr [rdi + 24]
adcx rbx, r14
adox r13, rbp
adc r13, 0
mov rdx, qword ptr [rsp + 184]
xor r9d, r9d
mulx r12, rax, qword ptr [rdi + 0]
adcx r10, rax
adox r15, r12
mulx rcx, rbp, qword ptr [rdi + 8]
adcx r15, rbp
adox rbx, rcx
mulx r14, r12, qword ptr [rdi + 16]
adcx rbx, r12
adox r13, r14
mulx rax, rcx, qword ptr [rdi + 24]
adcx r13, rcx
adox r9, rax
adc r9, 0
mov rdx, qword ptr [rsp + 0]
xor ebp, ebp
mulx r14, r12, r15
adcx r11, r12
adox rsi, r14
mulx rax, rcx, rbx
adcx rsi, rcx
adox r8, rax
mulx r15, rbx, r13
adcx r8, rbx
adox r10, r15
mulx r14, r12, r9
adcx r10, r12
adox r14, rbp
adc r14, 0
mov rdx, qword ptr [rsp + 0]
mulx r13, rax, r14
add r11, rax
adc rsi, r13
adc r8, 0
adc r10, 0
sbb rcx, rcx
and rcx, qword ptr [rsp + 0]
add r11, rcx
adc rsi, 0
mov qword ptr [rsp + 128], r11
mov qword ptr [rsp + 136], rsi
mov qword ptr [rsp + 144], r8
mov qword ptr [rsp + 152], r10
mov rdx, qword ptr [rsp + 160]
mulx r9, r15, qword ptr [rsp + 32]
mulx rbx, rbp, qword ptr [rsp + 40]
add r9, rbp
mulx r12, r14, qword ptr [rsp + 48]
adc rbx, r14
mulx r13, rax, qword ptr [rsp + 56]
adc r12, rax
adc r13, 0
mov rdx, qword ptr [rsp + 168]
xor esi, esi
mulx r11, r8, qword ptr [rsp + 32]
adcx r9, r8
adox rbx, r11
mulx r10, rcx, qword ptr [rsp + 40]
adcx rbx, rcx
adox r12, r10
mulx rbp, r14, qword ptr [rsp + 48]
adcx r12, r14
adox r13, rbp
mulx rax, r11, qword ptr [rsp + 56]
adcx r13, r11
adox rsi, rax
adc rsi, 0
mov rdx, qword ptr [rsp + 176]
xor r8d, r8d
mulx r10, rcx, qword ptr [rsp + 32]
adcx rbx, rcx
adox r12, r10
mulx rbp, r14, qword ptr [rsp + 40]
adcx r12, r14
adox r13, rbp
mulx rax, r11, qword ptr [rsp + 48]
adcx r13, r11
adox rsi, rax
mulx r10, rcx, qword ptr [rsp + 56]
adcx rsi, rcx
adox r8, r10
adc r8, 0
mov rdx, qword ptr [rsp + 184]
xor ebp, ebp
mulx r14, rax, qword ptr [rsp + 32]
adcx r12, rax
adox r13, r14
mulx r11, r10, qword ptr [rsp + 40]
adcx r13, r10
adox rsi, r11
mulx rcx, r14, qword ptr [rsp + 48]
adcx rsi, r14
adox r8, rcx
mulx rax, r11, qword ptr [rsp + 56]
adcx r8, r11
adox rbp, rax
adc rbp, 0
mov rdx, qword ptr [rsp + 0]
xor r10d, r10d
mulx rcx, r14, r13
adcx r15, r14
adox r9, rcx
mulx rax, r11, rsi
adcx r9, r11
adox rbx, rax
mulx r13, rsi, r8
adcx rbx, rsi
adox r12, r13
mulx rcx, r14, rbp
adcx r12, r14
adox rcx, r10
adc rcx, 0
mov rdx, qword ptr [rsp + 0]
mulx r8, rax, rcx
add r15, rax
adc r9, r8
adc rbx, 0
adc r12, 0
sbb r11, r11
and r11, qword ptr [rsp + 0]
add r15, r11
adc r9, 0
mov qword ptr [rsp + 96], r15
mov qword ptr [rsp + 104], r9
mov qword ptr [rsp + 112], rbx
mov qword ptr [rsp + 120], r12
mov rdx, qword ptr [rsp + 64]
mulx rbp, r13, qword ptr [rsp + 72]
mulx rsi, r10, qword ptr [rsp + 80]
add rbp, r10
mulx r14, rcx, qword ptr [rsp + 88]
adc rsi, rcx
adc r14, 0
mulx r8, rax, rdx
mov rdx, qword ptr [rsp + 72]
xor r9d, r9d
mulx r15, rbx, qword ptr [rsp + 80]
adcx rsi, rbx
adox r14, r15
mulx r12, r11, qword ptr [rsp + 88]
adcx r14, r11
adox r12, r9
mov rdx, qword ptr [rsp + 80]
mulx r10, rcx, qword ptr [rsp + 88]
adcx r12, rcx
adcx r10, r9
xor r15d, r15d
adcx r13, r13
adox r13, r8
mov rdx, qword ptr [rsp + 72]
mulx rbx, r11, rdx
adcx rbp, rbp
adox rbp, r11
adcx rsi, rsi
adox rsi, rbx
mov rdx, qword ptr [rsp + 80]
mulx r9, rcx, rdx
adcx r14, r14
adox r14, rcx
adcx r12, r12
adox r12, r9
mov rdx, qword ptr [rsp + 88]
mulx r8, rbx, rdx
adcx r10, r10
adox r10, rbx
adcx r15, r15
adox r15, r8
mov rdx, qword ptr [rsp + 0]
xor r11d, r11d
mulx r9, rcx, r14
adcx rax, rcx
adox r13, r9
mulx r8, rbx, r12
adcx r13, rbx
adox rbp, r8
mulx r14, r12, r10
adcx rbp, r12
adox rsi, r14
mulx r9, rcx, r15
adcx rsi, rcx
adox r9, r11
adc r9, 0
sub rax, qword ptr [rsp + 8]
sbb r13, 0
sbb rbp, 0
sbb rsi, 0
sbb r9, -4
sub rax, qword ptr [rsp + 96]
sbb r13, qword ptr [rsp + 104]
sbb rbp, qword ptr [rsp + 112]
sbb rsi, qword ptr [rsp + 120]
sbb r9, 0
sub rax, qword ptr [rsp + 128]
sbb r13, qword ptr [rsp + 136]
sbb rbp, qword ptr [rsp + 144]
sbb rsi, qword ptr [rsp + 152]
sbb r9, 0
sub rax, qword ptr [rsp + 128]
sbb r13, qword ptr [rsp + 136]
sbb rbp, qword ptr [rsp + 144]
sbb rsi, qword ptr [rsp + 152]
sbb r9, 0
mov rdx, qword ptr [rsp + 0]
mulx r10, r8, r9
add rax, r8
adc r13, r10
adc rbp, 0
adc rsi, 0
sbb rbx, rbx
and rbx, qword ptr [rsp + 0]
add rax, rbx
adc r13, 0
mov qword ptr [rdi + 0], rax
mov qword ptr [rdi + 8], r13
mov qword ptr [rdi + 16], rbp
mov qword ptr [rdi + 24], rsi
sub rax, qword ptr [rsp + 128]
sbb r13, qword ptr [rsp + 136]
sbb rbp, qword ptr [rsp + 144]
sbb rsi, qword ptr [rsp + 152]
sbb r15, r15
and r15, qword ptr [rsp + 0]
sub rax, r15
sbb r13, 0
sbb rbp, 0
sbb rsi, 0
sbb r14, r14
and r14, qword ptr [rsp + 0]
sub rax, r14
mov qword ptr [rsp + 160], rax
mov qword ptr [rsp + 168], r13
mov qword ptr [rsp + 176], rbp
mov qword ptr [rsp + 184], rsi
mov rdx, qword ptr [rsp + 96]
mulx r12, r11, qword ptr [rdi + 32]
mulx rcx, r9, qword ptr [rdi + 40]
add r12, r9
mulx r10, r8, qword ptr [rdi + 48]
adc rcx, r8
mulx rbx, r15, qword ptr [rdi + 56]
adc r10, r15
adc rbx, 0
mov rdx, qword ptr [rsp + 104]
xor ebp, ebp
mulx r13, rsi, qword ptr [rdi + 32]
adcx r12, rsi
adox rcx, r13
mulx rax, r14, qword ptr [rdi + 40]
adcx rcx, r14
adox r10, rax
mulx r9, r8, qword ptr [rdi + 48]
adcx r10, r8
adox rbx, r9
mulx r15, r13, qword ptr [rdi + 56]
adcx rbx, r13
adox rbp, r15
adc rbp, 0
mov rdx, qword ptr [rsp + 112]
xor esi, esi
mulx rax, r14, qword ptr [rdi + 32]
adcx rcx, r14
adox r10, rax
mulx r9, r8, qword ptr [rdi + 40]
adcx r10, r8
adox rbx, r9
mulx r15, r13, qword ptr [rdi + 48]
adcx rbx, r13
adox rbp, r15
mulx rax, r14, qword ptr [rdi + 56]
adcx rbp, r14
adox rsi, rax
adc rsi, 0
mov rdx, qword ptr [rsp + 120]
xor r9d, r9d
mulx r8, r15, qword ptr [rdi + 32]
adcx r10, r15
adox rbx, r8
mulx r13, rax, qword ptr [rdi + 40]
adcx rbx, rax
adox rbp, r13
mulx r14, r8, qword ptr [rdi + 48]
adcx rbp, r8
adox rsi, r14
mulx r15, r13, qword ptr [rdi + 56]
adcx rsi, r13
adox r9, r15
adc r9, 0
mov qword ptr [rsp + 224], r11
mov qword ptr [rsp + 232], r12
mov qword ptr [rsp + 240], rcx
mov qword ptr [rsp + 248], r10
mov qword ptr [rsp + 256], rbx
mov qword ptr [rsp + 264], rbp
mov qword ptr [rsp + 272], rsi
mov qword ptr [rsp + 280], r9
mov rdx, qword ptr [rsp + 64]
mulx rax, r14, qword ptr [rsp + 160]
mulx r8, r12, qword ptr [rsp + 168]
add rax, r12
mulx r11, rcx, qword ptr [rsp + 176]
adc r8, rcx
mulx r10, rbx, qword ptr [rsp + 184]
adc r11, rbx
adc r10, 0
mov rdx, qword ptr [rsp + 72]
xor ebp, ebp
mulx rsi, r9, qword ptr [rsp + 160]
adcx rax, r9
adox r8, rsi
mulx r15, r13, qword ptr [rsp + 168]
adcx r8, r13
adox r11, r15
mulx r12, rcx, qword ptr [rsp + 176]
adcx r11, rcx
adox r10, r12
mulx rbx, rsi, qword ptr [rsp + 184]
adcx r10, rsi
adox rbp, rbx
adc rbp, 0
mov rdx, qword ptr [rsp + 80]
xor r9d, r9d
mulx r15, r13, qword ptr [rsp + 160]
adcx r8, r13
adox r11, r15
mulx r12, rcx, qword ptr [rsp + 168]
adcx r11, rcx
adox r10, r12
mulx rbx, rsi, qword ptr [rsp + 176]
adcx r10, rsi
adox rbp, rbx
mulx r15, r13, qword ptr [rsp + 184]
adcx rbp, r13
adox r9, r15
adc r9, 0
mov rdx, qword ptr [rsp + 88]
xor r12d, r12d
mulx rcx, rbx, qword ptr [rsp + 160]
adcx r11, rbx
adox r10, rcx
mulx rsi, r15, qword ptr [rsp + 168]
adcx r10, r15
adox rbp, rsi
mulx r13, rcx, qword ptr [rsp + 176]
adcx rbp, rcx
adox r9, r13
mulx rbx, rsi, qword ptr [rsp + 184]
adcx r9, rsi
adox r12, rbx
adc r12, 0
add r14, qword ptr [rsp + 224]
adc rax, qword ptr [rsp + 232]
adc r8, qword ptr [rsp + 240]
adc r11, qword ptr [rsp + 248]
adc r10, qword ptr [rsp + 256]
adc rbp, qword ptr [rsp + 264]
adc r9, qword ptr [rsp + 272]
adc r12, qword ptr [rsp + 280]
sbb r15, r15
and r15, qword ptr [rsp + 0]
mov rdx, qword ptr [rsp + 0]
xor r13d, r13d
mulx rcx, rbx, r10
adcx r14, rbx
adox rax, rcx
mulx rsi, r10, rbp
adcx rax, r10
adox r8, rsi
mulx rbp, rcx, r9
adcx r8, rcx
adox r11, rbp
mulx rbx, r9, r12
adcx r11, r9
adox rbx, r13
adc rbx, 0
add rbx, r15
mov rdx, qword ptr [rsp + 0]
mulx rsi, r10, rbx
add r14, r10
adc rax, rsi
adc r8, 0
adc r11, 0
sbb r12, r12
and r12, qword ptr [rsp + 0]
add r14, r12
adc rax, 0
mov qword ptr [rdi + 32], r14
mov qword ptr [rdi + 40], rax
mov qword ptr [rdi + 48], r8
mov qword ptr [rdi + 56], r11
add rsp, 360
pop r15
pop r14
pop r13
pop r12
pop rbp
pop rbx
ret
