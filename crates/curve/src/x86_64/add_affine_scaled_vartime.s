# Made by examples/generate_kernels; do not edit.
# rdi: Jacobian P, replaced by -(P + Q). rsi: affine Q before scaling by s. rdx: s. Variable time.
push rbx
push rbp
push r12
push r13
push r14
push r15
sub rsp, 424
movups xmm0, xmmword ptr [rsi + 0]
movups xmmword ptr [rsp + 320], xmm0
movups xmm0, xmmword ptr [rsi + 16]
movups xmmword ptr [rsp + 336], xmm0
movups xmm0, xmmword ptr [rsi + 32]
movups xmmword ptr [rsp + 352], xmm0
movups xmm0, xmmword ptr [rsi + 48]
movups xmmword ptr [rsp + 368], xmm0
movups xmm0, xmmword ptr [rdx + 0]
movups xmmword ptr [rsp + 384], xmm0
movups xmm0, xmmword ptr [rdx + 16]
movups xmmword ptr [rsp + 400], xmm0
mov rax, 0x1000003d1
mov qword ptr [rsp + 0], rax
mov rdx, qword ptr [rdi + 64]
mulx rax, rcx, qword ptr [rsp + 408]
mulx rbx, rsi, qword ptr [rsp + 384]
mulx rbp, r8, qword ptr [rsp + 392]
mulx r9, r10, qword ptr [rsp + 400]
add rbx, r8
adc rbp, r10
adc r9, rcx
mov rdx, qword ptr [rdi + 72]
adc rax, 0
xor r11d, r11d
mulx r12, r13, qword ptr [rsp + 384]
adcx rbx, r13
adox rbp, r12
mulx r14, r15, qword ptr [rsp + 392]
mulx rcx, r8, qword ptr [rsp + 408]
adcx rbp, r15
adox r9, r14
mulx r10, r12, qword ptr [rsp + 400]
adcx r9, r12
adox rax, r10
adcx rax, r8
adox r11, rcx
adc r11, 0
mov rdx, qword ptr [rdi + 80]
mulx r13, r14, qword ptr [rsp + 384]
xor r15d, r15d
adox r9, r13
adcx rbp, r14
mulx rcx, r8, qword ptr [rsp + 392]
adcx r9, r8
adox rax, rcx
mulx r10, r12, qword ptr [rsp + 400]
adcx rax, r12
adox r11, r10
mulx r13, r14, qword ptr [rsp + 408]
adcx r11, r14
adox r15, r13
adc r15, 0
mov rdx, qword ptr [rdi + 88]
xor ecx, ecx
mulx r8, r10, qword ptr [rsp + 384]
adox rax, r8
adcx r9, r10
mulx r12, r13, qword ptr [rsp + 392]
adcx rax, r13
adox r11, r12
mulx r14, r8, qword ptr [rsp + 400]
adcx r11, r8
adox r15, r14
mulx r10, r12, qword ptr [rsp + 408]
adcx r15, r12
mov rdx, qword ptr [rsp + 0]
adox rcx, r10
adc rcx, 0
mulx r13, r14, rax
xor r8d, r8d
mulx r12, rax, r11
adcx rsi, r14
adox rbx, r13
adcx rbx, rax
adox rbp, r12
mulx r10, r11, r15
adcx rbp, r11
mulx r15, r13, rcx
adox r9, r10
adox r15, r8
adcx r9, r13
adc r15, 0
mov rdx, qword ptr [rsp + 0]
mulx r14, r12, r15
add rsi, r12
adc rbx, r14
jc 21f
20:
mov qword ptr [rsp + 288], rsi
mov qword ptr [rsp + 296], rbx
mov qword ptr [rsp + 312], r9
mov rdx, qword ptr [rsp + 288]
mulx rax, rcx, qword ptr [rsp + 296]
mov qword ptr [rsp + 304], rbp
mulx r11, r8, qword ptr [rsp + 304]
mulx r10, r13, qword ptr [rsp + 312]
add rax, r8
adc r11, r13
adc r10, 0
xor r15d, r15d
mulx rbx, rsi, rdx
mov rdx, qword ptr [rsp + 296]
mulx r9, r14, qword ptr [rsp + 304]
adcx r11, r14
adox r10, r9
mulx r12, rbp, qword ptr [rsp + 312]
adcx r10, rbp
adox r12, r15
mov rdx, qword ptr [rsp + 304]
mulx r8, r13, qword ptr [rsp + 312]
adcx r12, r13
adcx r8, r15
xor r9d, r9d
adcx rcx, rcx
mov rdx, qword ptr [rsp + 296]
adox rcx, rbx
mulx r14, rbp, rdx
adcx rax, rax
adox rax, rbp
adcx r11, r11
adcx r10, r10
mov rdx, qword ptr [rsp + 304]
mulx r15, rdx, rdx
adox r11, r14
adcx r12, r12
adox r10, rdx
adox r12, r15
mov rdx, qword ptr [rsp + 312]
adcx r8, r8
mulx r13, rbx, rdx
adox r8, rbx
mov rdx, qword ptr [rsp + 0]
adcx r9, r9
adox r9, r13
xor ebp, ebp
mulx r14, r15, r10
adcx rsi, r15
adox rcx, r14
mulx rbx, r13, r12
adcx rcx, r13
adox rax, rbx
mulx r10, r12, r8
adcx rax, r12
adox r11, r10
mulx r14, r15, r9
adcx r11, r15
adox r14, rbp
adc r14, 0
mov rdx, qword ptr [rsp + 0]
mulx r8, rbx, r14
add rsi, rbx
adc rcx, r8
jc 23f
22:
mov qword ptr [rsp + 160], rsi
mov qword ptr [rsp + 168], rcx
mov qword ptr [rsp + 176], rax
mov rdx, qword ptr [rsp + 160]
mulx r13, r9, qword ptr [rsp + 328]
mulx r10, r12, qword ptr [rsp + 320]
mov qword ptr [rsp + 184], r11
add r10, r9
mulx rbp, r15, qword ptr [rsp + 344]
mulx r14, rax, qword ptr [rsp + 336]
adc r13, rax
adc r14, r15
adc rbp, 0
xor ecx, ecx
mov rdx, qword ptr [rsp + 168]
mulx rsi, r8, qword ptr [rsp + 320]
adcx r10, r8
adox r13, rsi
mulx rbx, r11, qword ptr [rsp + 328]
adcx r13, r11
adox r14, rbx
mulx r9, r15, qword ptr [rsp + 336]
adcx r14, r15
adox rbp, r9
mulx rax, rsi, qword ptr [rsp + 344]
adox rcx, rax
adcx rbp, rsi
mov rdx, qword ptr [rsp + 176]
adc rcx, 0
mulx r8, rbx, qword ptr [rsp + 320]
xor r11d, r11d
adox r14, r8
adcx r13, rbx
mulx r9, r15, qword ptr [rsp + 328]
adox rbp, r9
adcx r14, r15
mulx rax, rsi, qword ptr [rsp + 336]
adox rcx, rax
adcx rbp, rsi
mulx r8, rbx, qword ptr [rsp + 344]
adcx rcx, rbx
adox r11, r8
mov rdx, qword ptr [rsp + 184]
adc r11, 0
mulx r9, r15, qword ptr [rsp + 320]
xor eax, eax
adcx r14, r15
adox rbp, r9
mulx rsi, r8, qword ptr [rsp + 328]
adcx rbp, r8
mulx rbx, r9, qword ptr [rsp + 336]
adox rcx, rsi
adox r11, rbx
adcx rcx, r9
mulx r15, r8, qword ptr [rsp + 344]
adox rax, r15
adcx r11, r8
mov rdx, qword ptr [rsp + 0]
adc rax, 0
xor esi, esi
mulx rbx, r9, rcx
mulx r15, r8, rax
mulx rcx, rax, rbp
adcx r12, rax
adox r10, rcx
mulx rbp, rdx, r11
adcx r10, r9
adox r13, rbx
adcx r13, rdx
adox r14, rbp
adcx r14, r8
adox r15, rsi
adc r15, 0
sub r12, qword ptr [rdi + 0]
sbb r10, qword ptr [rdi + 8]
sbb r13, qword ptr [rdi + 16]
sbb r14, qword ptr [rdi + 24]
sbb r15, 0
js 25f
24:
mov rdx, qword ptr [rsp + 0]
mulx r11, rcx, r15
add r12, rcx
adc r10, r11
jc 27f
26:
mov qword ptr [rsp + 40], r10
mov qword ptr [rsp + 56], r14
mov qword ptr [rsp + 32], r12
mov qword ptr [rsp + 48], r13
mov rdx, qword ptr [rsp + 288]
mulx rax, rsi, qword ptr [rsp + 176]
mulx rbx, r9, qword ptr [rsp + 160]
mulx r8, rbp, qword ptr [rsp + 168]
add rbx, rbp
adc r8, rsi
mulx r15, r13, qword ptr [rsp + 184]
adc rax, r13
adc r15, 0
mov rdx, qword ptr [rsp + 296]
xor r10d, r10d
mulx r12, r14, qword ptr [rsp + 160]
adcx rbx, r14
adox r8, r12
mulx r11, rcx, qword ptr [rsp + 168]
adcx r8, rcx
adox rax, r11
mulx rsi, rbp, qword ptr [rsp + 176]
adcx rax, rbp
adox r15, rsi
mulx r13, r12, qword ptr [rsp + 184]
adcx r15, r12
adox r10, r13
adc r10, 0
mov rdx, qword ptr [rsp + 304]
xor r14d, r14d
mulx r11, rcx, qword ptr [rsp + 160]
adcx r8, rcx
adox rax, r11
mulx rsi, rbp, qword ptr [rsp + 168]
adcx rax, rbp
adox r15, rsi
mulx r13, r12, qword ptr [rsp + 176]
adcx r15, r12
mulx r11, rcx, qword ptr [rsp + 184]
adox r10, r13
adcx r10, rcx
adox r14, r11
mov rdx, qword ptr [rsp + 312]
adc r14, 0
xor esi, esi
mulx rbp, r12, qword ptr [rsp + 160]
adox r15, rbp
adcx rax, r12
mulx r13, r11, qword ptr [rsp + 168]
mulx rcx, rbp, qword ptr [rsp + 176]
adcx r15, r11
adox r10, r13
adcx r10, rbp
adox r14, rcx
mulx r12, r13, qword ptr [rsp + 184]
adcx r14, r13
adox rsi, r12
adc rsi, 0
mov rdx, qword ptr [rsp + 0]
mulx r11, rcx, r15
xor ebp, ebp
adox rbx, r11
adcx r9, rcx
mulx r12, r13, r10
adcx rbx, r13
adox r8, r12
mulx r15, r10, r14
adcx r8, r10
adox rax, r15
mulx r11, rcx, rsi
adcx rax, rcx
adox r11, rbp
adc r11, 0
mov rdx, qword ptr [rsp + 0]
mulx r14, r12, r11
add r9, r12
adc rbx, r14
jc 29f
28:
mov qword ptr [rsp + 192], r9
mov qword ptr [rsp + 200], rbx
mov rdx, qword ptr [rsp + 192]
mov qword ptr [rsp + 216], rax
mulx r13, rsi, qword ptr [rsp + 368]
mov qword ptr [rsp + 208], r8
mulx r15, r10, qword ptr [rsp + 352]
mulx rbp, rcx, qword ptr [rsp + 360]
add r15, rcx
adc rbp, rsi
mulx r11, rbx, qword ptr [rsp + 376]
adc r13, rbx
adc r11, 0
mov rdx, qword ptr [rsp + 200]
mulx r9, r14, qword ptr [rsp + 352]
xor r12d, r12d
adcx r15, r14
adox rbp, r9
mulx rax, r8, qword ptr [rsp + 360]
adox r13, rax
adcx rbp, r8
mulx rsi, rcx, qword ptr [rsp + 368]
adcx r13, rcx
mulx rbx, r9, qword ptr [rsp + 376]
adox r11, rsi
mov rdx, qword ptr [rsp + 208]
adcx r11, r9
adox r12, rbx
adc r12, 0
xor r14d, r14d
mulx rax, r8, qword ptr [rsp + 352]
mulx rcx, rsi, qword ptr [rsp + 360]
adcx rbp, r8
adox r13, rax
adcx r13, rsi
adox r11, rcx
mulx rbx, r9, qword ptr [rsp + 368]
adcx r11, r9
adox r12, rbx
mulx rax, r8, qword ptr [rsp + 376]
adcx r12, r8
adox r14, rax
adc r14, 0
mov rdx, qword ptr [rsp + 216]
xor ecx, ecx
mulx rsi, rbx, qword ptr [rsp + 352]
adcx r13, rbx
mulx r9, rax, qword ptr [rsp + 360]
adox r11, rsi
adcx r11, rax
adox r12, r9
mulx r8, rbx, qword ptr [rsp + 368]
mulx rdx, rsi, qword ptr [rsp + 376]
adcx r12, rbx
adox r14, r8
adox rcx, rdx
adcx r14, rsi
adc rcx, 0
mov rdx, qword ptr [rsp + 0]
xor r9d, r9d
mulx rax, r8, r11
adcx r10, r8
adox r15, rax
mulx rbx, rsi, r12
adcx r15, rsi
adox rbp, rbx
mulx r11, r12, r14
adcx rbp, r12
adox r13, r11
mulx rax, r8, rcx
adox rax, r9
adcx r13, r8
adc rax, 0
sub r10, qword ptr [rdi + 32]
sbb r15, qword ptr [rdi + 40]
sbb rbp, qword ptr [rdi + 48]
sbb r13, qword ptr [rdi + 56]
sbb rax, 0
js 31f
30:
mov rdx, qword ptr [rsp + 0]
mulx r14, rbx, rax
add r10, rbx
adc r15, r14
jc 33f
32:
mov qword ptr [rsp + 64], r10
mov qword ptr [rsp + 72], r15
mov qword ptr [rsp + 88], r13
mov rdx, qword ptr [rsp + 32]
mulx rsi, rcx, qword ptr [rsp + 40]
mulx r11, r12, qword ptr [rsp + 48]
add rsi, r12
mov qword ptr [rsp + 80], rbp
mulx r9, r8, qword ptr [rsp + 56]
adc r11, r8
adc r9, 0
mulx rax, r13, rdx
mov rdx, qword ptr [rsp + 40]
mulx r15, r10, qword ptr [rsp + 48]
xor r14d, r14d
adcx r11, r10
adox r9, r15
mulx rbx, rbp, qword ptr [rsp + 56]
adcx r9, rbp
mov rdx, qword ptr [rsp + 48]
adox rbx, r14
mulx r12, r8, qword ptr [rsp + 56]
adcx rbx, r8
adcx r12, r14
xor r15d, r15d
adcx rcx, rcx
adox rcx, rax
mov rdx, qword ptr [rsp + 40]
mulx r10, rbp, rdx
adcx rsi, rsi
adox rsi, rbp
adcx r11, r11
adox r11, r10
mov rdx, qword ptr [rsp + 48]
mulx r14, r8, rdx
adcx r9, r9
adox r9, r8
adcx rbx, rbx
adox rbx, r14
mov rdx, qword ptr [rsp + 56]
mulx rax, r10, rdx
adcx r12, r12
adox r12, r10
adcx r15, r15
adox r15, rax
xor ebp, ebp
mov rdx, qword ptr [rsp + 0]
mulx r14, r8, r9
adcx r13, r8
mulx rax, r10, rbx
adox rcx, r14
adcx rcx, r10
adox rsi, rax
mulx r9, rbx, r12
adox r11, r9
mulx r8, r12, r15
adox r8, rbp
adcx rsi, rbx
adcx r11, r12
adc r8, 0
mov rdx, qword ptr [rsp + 0]
mulx r14, rax, r8
add r13, rax
adc rcx, r14
jc 35f
34:
mov qword ptr [rsp + 160], r13
mov rdx, qword ptr [rdi + 64]
mov qword ptr [rsp + 184], r11
mov qword ptr [rsp + 176], rsi
mulx r10, r15, qword ptr [rsp + 32]
mulx r9, rbp, qword ptr [rsp + 40]
mov qword ptr [rsp + 168], rcx
mulx rbx, r12, qword ptr [rsp + 48]
add r10, rbp
mulx r8, r13, qword ptr [rsp + 56]
adc r9, r12
adc rbx, r13
mov rdx, qword ptr [rdi + 72]
adc r8, 0
xor r14d, r14d
mulx rax, rsi, qword ptr [rsp + 32]
adox r9, rax
mulx r11, rcx, qword ptr [rsp + 40]
adcx r10, rsi
adcx r9, rcx
adox rbx, r11
mulx rbp, r12, qword ptr [rsp + 48]
adcx rbx, r12
adox r8, rbp
mulx r13, rax, qword ptr [rsp + 56]
adcx r8, rax
adox r14, r13
mov rdx, qword ptr [rdi + 80]
adc r14, 0
xor esi, esi
mulx r11, rcx, qword ptr [rsp + 32]
adox rbx, r11
mulx rbp, r12, qword ptr [rsp + 40]
adcx r9, rcx
adcx rbx, r12
adox r8, rbp
mulx r13, rax, qword ptr [rsp + 48]
adox r14, r13
adcx r8, rax
mulx r11, rcx, qword ptr [rsp + 56]
adcx r14, rcx
adox rsi, r11
mov rdx, qword ptr [rdi + 88]
adc rsi, 0
xor ebp, ebp
mulx r12, r13, qword ptr [rsp + 32]
adcx rbx, r13
adox r8, r12
mulx rax, r11, qword ptr [rsp + 40]
adcx r8, r11
mulx rcx, r12, qword ptr [rsp + 48]
adox r14, rax
adox rsi, rcx
adcx r14, r12
mulx r13, r11, qword ptr [rsp + 56]
adcx rsi, r11
adox rbp, r13
adc rbp, 0
mov rdx, qword ptr [rsp + 0]
mulx rax, rcx, r14
mulx r12, r13, r8
xor r11d, r11d
adox r10, r12
mulx r14, r8, rbp
adcx r15, r13
adcx r10, rcx
adox r9, rax
mulx rbp, r12, rsi
adcx r9, r12
adox rbx, rbp
adcx rbx, r8
mov rdx, qword ptr [rsp + 0]
adox r14, r11
adc r14, 0
mulx rsi, rax, r14
add r15, rax
adc r10, rsi
jc 37f
36:
mov qword ptr [rdi + 72], r10
mov qword ptr [rdi + 64], r15
mov qword ptr [rdi + 80], r9
mov rdx, qword ptr [rsp + 160]
mulx rcx, r13, qword ptr [rdi + 0]
mov qword ptr [rdi + 88], rbx
mulx r8, rbp, qword ptr [rdi + 8]
mulx r12, r11, qword ptr [rdi + 16]
add rcx, rbp
adc r8, r11
mulx r14, r10, qword ptr [rdi + 24]
adc r12, r10
mov rdx, qword ptr [rsp + 168]
adc r14, 0
xor r15d, r15d
mulx r9, rsi, qword ptr [rdi + 0]
mulx rax, rbx, qword ptr [rdi + 8]
mulx rbp, r11, qword ptr [rdi + 16]
adcx rcx, rsi
adox r8, r9
adcx r8, rbx
mulx r10, rdx, qword ptr [rdi + 24]
adox r12, rax
adcx r12, r11
adox r14, rbp
adcx r14, rdx
adox r15, r10
adc r15, 0
xor r9d, r9d
mov rdx, qword ptr [rsp + 176]
mulx rsi, rbx, qword ptr [rdi + 0]
adcx r8, rbx
adox r12, rsi
mulx rax, rbp, qword ptr [rdi + 8]
adox r14, rax
adcx r12, rbp
mulx r11, r10, qword ptr [rdi + 16]
adox r15, r11
adcx r14, r10
mulx rsi, rbx, qword ptr [rdi + 24]
adcx r15, rbx
adox r9, rsi
adc r9, 0
mov rdx, qword ptr [rsp + 184]
mulx rax, rbp, qword ptr [rdi + 0]
xor r11d, r11d
adox r14, rax
mulx r10, rsi, qword ptr [rdi + 8]
adcx r12, rbp
adox r15, r10
adcx r14, rsi
mulx rbx, rax, qword ptr [rdi + 24]
mulx rbp, r10, qword ptr [rdi + 16]
mov rdx, qword ptr [rsp + 0]
adox r9, rbp
adcx r15, r10
adcx r9, rax
adox r11, rbx
adc r11, 0
xor esi, esi
mulx rbx, rax, r14
adox rcx, rbx
mulx rbp, r10, r15
adcx r13, rax
adox r8, rbp
adcx rcx, r10
mulx r14, r15, r9
adox r12, r14
adcx r8, r15
mulx rbx, r9, r11
adcx r12, r9
adox rbx, rsi
adc rbx, 0
mov rdx, qword ptr [rsp + 0]
mulx rax, rbp, rbx
add r13, rbp
adc rcx, rax
jc 39f
38:
mov qword ptr [rsp + 128], r13
mov qword ptr [rsp + 152], r12
mov rdx, qword ptr [rsp + 160]
mov qword ptr [rsp + 136], rcx
mulx r10, r11, qword ptr [rsp + 32]
mov qword ptr [rsp + 144], r8
mulx r14, r15, qword ptr [rsp + 40]
mulx rsi, r9, qword ptr [rsp + 48]
add r10, r15
adc r14, r9
mulx rbx, r13, qword ptr [rsp + 56]
mov rdx, qword ptr [rsp + 168]
adc rsi, r13
adc rbx, 0
xor r12d, r12d
mulx rax, rbp, qword ptr [rsp + 32]
mulx rcx, r8, qword ptr [rsp + 40]
adox r14, rax
adcx r10, rbp
adcx r14, r8
mulx r15, r9, qword ptr [rsp + 48]
adox rsi, rcx
adox rbx, r15
mulx r13, rax, qword ptr [rsp + 56]
adcx rsi, r9
adcx rbx, rax
adox r12, r13
adc r12, 0
mov rdx, qword ptr [rsp + 176]
xor ebp, ebp
mulx r8, rcx, qword ptr [rsp + 32]
adcx r14, rcx
adox rsi, r8
mulx r15, r9, qword ptr [rsp + 40]
adcx rsi, r9
mulx r13, rax, qword ptr [rsp + 48]
adox rbx, r15
adcx rbx, rax
adox r12, r13
mulx r8, rcx, qword ptr [rsp + 56]
adox rbp, r8
adcx r12, rcx
mov rdx, qword ptr [rsp + 184]
adc rbp, 0
xor r9d, r9d
mulx r15, r13, qword ptr [rsp + 32]
adox rbx, r15
mulx rax, r8, qword ptr [rsp + 40]
adcx rsi, r13
adcx rbx, r8
adox r12, rax
mulx rcx, r15, qword ptr [rsp + 48]
adox rbp, rcx
adcx r12, r15
mulx r13, rax, qword ptr [rsp + 56]
adcx rbp, rax
mov rdx, qword ptr [rsp + 0]
adox r9, r13
adc r9, 0
xor r8d, r8d
mulx rcx, r15, rbx
adcx r11, r15
adox r10, rcx
mulx rax, r13, r12
adcx r10, r13
mulx rbx, r12, rbp
adox r14, rax
adcx r14, r12
adox rsi, rbx
mulx rcx, r15, r9
adcx rsi, r15
adox rcx, r8
mov rdx, qword ptr [rsp + 0]
adc rcx, 0
mulx rbp, r13, rcx
add r11, r13
adc r10, rbp
jc 41f
40:
mov rdx, qword ptr [rsp + 64]
mov qword ptr [rsp + 104], r10
mov qword ptr [rsp + 112], r14
mulx r9, rax, rdx
mov qword ptr [rsp + 96], r11
mulx rbx, r12, qword ptr [rsp + 80]
mov qword ptr [rsp + 120], rsi
mulx r8, r15, qword ptr [rsp + 88]
mulx rcx, rbp, qword ptr [rsp + 72]
add rcx, r12
adc rbx, r15
adc r8, 0
mov rdx, qword ptr [rsp + 72]
xor r13d, r13d
mulx r10, r14, qword ptr [rsp + 80]
adcx rbx, r14
mulx r11, rsi, qword ptr [rsp + 88]
adox r8, r10
adcx r8, rsi
adox r11, r13
mov rdx, qword ptr [rsp + 80]
mulx r12, r15, qword ptr [rsp + 88]
adcx r11, r15
adcx r12, r13
xor r14d, r14d
adcx rbp, rbp
mov rdx, qword ptr [rsp + 72]
adox rbp, r9
mulx r10, rsi, rdx
adcx rcx, rcx
adox rcx, rsi
adcx rbx, rbx
adox rbx, r10
mov rdx, qword ptr [rsp + 80]
mulx r13, r15, rdx
adcx r8, r8
adox r8, r15
adcx r11, r11
adox r11, r13
adcx r12, r12
mov rdx, qword ptr [rsp + 88]
mulx r9, r10, rdx
adox r12, r10
adcx r14, r14
adox r14, r9
mov rdx, qword ptr [rsp + 0]
mulx rsi, r13, r11
xor r15d, r15d
mulx r9, r10, r8
adox rbp, r9
adcx rax, r10
adox rcx, rsi
mulx r11, r8, r12
adcx rbp, r13
adcx rcx, r8
mulx r12, rsi, r14
adox rbx, r11
adcx rbx, rsi
adox r12, r15
adc r12, 0
sub rax, qword ptr [rsp + 96]
sbb rbp, qword ptr [rsp + 104]
sbb rcx, qword ptr [rsp + 112]
sbb rbx, qword ptr [rsp + 120]
sbb r12, 0
sub rax, qword ptr [rsp + 128]
sbb rbp, qword ptr [rsp + 136]
sbb rcx, qword ptr [rsp + 144]
sbb rbx, qword ptr [rsp + 152]
sbb r12, 0
sub rax, qword ptr [rsp + 128]
sbb rbp, qword ptr [rsp + 136]
sbb rcx, qword ptr [rsp + 144]
sbb rbx, qword ptr [rsp + 152]
sbb r12, 0
mov rdx, qword ptr [rsp + 0]
js 43f
42:
mulx r9, r10, r12
add rax, r10
adc rbp, r9
jc 45f
44:
mov qword ptr [rdi + 16], rcx
mov qword ptr [rdi + 0], rax
mov qword ptr [rdi + 8], rbp
mov qword ptr [rdi + 24], rbx
sub rax, qword ptr [rsp + 128]
sbb rbp, qword ptr [rsp + 136]
sbb rcx, qword ptr [rsp + 144]
sbb rbx, qword ptr [rsp + 152]
sbb r14, r14
and r14, qword ptr [rsp + 0]
sub rax, r14
jc 47f
46:
mov qword ptr [rsp + 160], rax
mov qword ptr [rsp + 176], rcx
mov rdx, qword ptr [rsp + 96]
mov qword ptr [rsp + 184], rbx
mulx r13, r8, qword ptr [rdi + 40]
mulx r15, r11, qword ptr [rdi + 32]
add r15, r8
mulx rsi, r12, qword ptr [rdi + 48]
adc r13, r12
mov qword ptr [rsp + 168], rbp
mulx r9, r10, qword ptr [rdi + 56]
mov rdx, qword ptr [rsp + 104]
adc rsi, r10
mulx rax, rcx, qword ptr [rdi + 32]
adc r9, 0
xor r14d, r14d
adcx r15, rcx
adox r13, rax
mulx rbx, r8, qword ptr [rdi + 40]
mulx rbp, r12, qword ptr [rdi + 48]
mulx rdx, r10, qword ptr [rdi + 56]
adcx r13, r8
adox rsi, rbx
adcx rsi, r12
adox r9, rbp
adcx r9, r10
adox r14, rdx
adc r14, 0
mov rdx, qword ptr [rsp + 112]
mulx rax, rcx, qword ptr [rdi + 32]
xor ebx, ebx
adcx r13, rcx
adox rsi, rax
mulx r8, rbp, qword ptr [rdi + 40]
adox r9, r8
mulx r12, r10, qword ptr [rdi + 48]
adcx rsi, rbp
adcx r9, r10
mulx rax, rcx, qword ptr [rdi + 56]
adox r14, r12
adcx r14, rcx
adox rbx, rax
mov rdx, qword ptr [rsp + 120]
adc rbx, 0
xor r8d, r8d
mulx rbp, r10, qword ptr [rdi + 32]
adcx rsi, r10
adox r9, rbp
mulx r12, rax, qword ptr [rdi + 48]
mulx rcx, rbp, qword ptr [rdi + 40]
adox r14, rcx
adcx r9, rbp
adox rbx, r12
adcx r14, rax
mulx r10, r12, qword ptr [rdi + 56]
adcx rbx, r12
adox r8, r10
mov qword ptr [rsp + 272], rbx
mov qword ptr [rsp + 224], r11
mov qword ptr [rsp + 248], rsi
adc r8, 0
mov qword ptr [rsp + 232], r15
mov qword ptr [rsp + 240], r13
mov qword ptr [rsp + 264], r14
mov qword ptr [rsp + 256], r9
mov qword ptr [rsp + 280], r8
mov rdx, qword ptr [rsp + 64]
mulx rax, rcx, qword ptr [rsp + 160]
mulx rbp, r13, qword ptr [rsp + 168]
mulx r15, r11, qword ptr [rsp + 176]
add rax, r13
mulx rsi, r9, qword ptr [rsp + 184]
adc rbp, r11
adc r15, r9
adc rsi, 0
mov rdx, qword ptr [rsp + 72]
xor r14d, r14d
mulx rbx, r8, qword ptr [rsp + 160]
adcx rax, r8
adox rbp, rbx
mulx r10, r12, qword ptr [rsp + 168]
mulx r13, r11, qword ptr [rsp + 184]
adcx rbp, r12
adox r15, r10
mulx r9, rbx, qword ptr [rsp + 176]
adcx r15, rbx
adox rsi, r9
adcx rsi, r11
adox r14, r13
mov rdx, qword ptr [rsp + 80]
adc r14, 0
mulx r8, r10, qword ptr [rsp + 160]
xor r12d, r12d
mulx r13, r11, qword ptr [rsp + 168]
adcx rbp, r10
adox r15, r8
adcx r15, r11
adox rsi, r13
mulx r9, rbx, qword ptr [rsp + 176]
adox r14, r9
adcx rsi, rbx
mulx r8, r10, qword ptr [rsp + 184]
adcx r14, r10
adox r12, r8
adc r12, 0
mov rdx, qword ptr [rsp + 88]
xor r13d, r13d
mulx r11, r9, qword ptr [rsp + 160]
adcx r15, r9
mulx rbx, r8, qword ptr [rsp + 168]
adox rsi, r11
adcx rsi, r8
mulx r10, r9, qword ptr [rsp + 176]
adox r14, rbx
adox r12, r10
mulx r11, rdx, qword ptr [rsp + 184]
adcx r14, r9
adcx r12, rdx
adox r13, r11
adc r13, 0
add rcx, qword ptr [rsp + 224]
adc rax, qword ptr [rsp + 232]
adc rbp, qword ptr [rsp + 240]
adc r15, qword ptr [rsp + 248]
adc rsi, qword ptr [rsp + 256]
adc r14, qword ptr [rsp + 264]
adc r12, qword ptr [rsp + 272]
adc r13, qword ptr [rsp + 280]
sbb r8, r8
and r8, qword ptr [rsp + 0]
mov rdx, qword ptr [rsp + 0]
xor ebx, ebx
mulx r10, r9, rsi
mulx r11, rsi, r14
adox rax, r10
adox rbp, r11
adcx rcx, r9
mulx r14, r12, r12
adcx rax, rsi
adcx rbp, r12
adox r15, r14
mulx r10, r9, r13
adcx r15, r9
adox r10, rbx
adc r10, 0
add r10, r8
mov rdx, qword ptr [rsp + 0]
mulx r11, r13, r10
add rcx, r13
adc rax, r11
jc 49f
48:
mov qword ptr [rdi + 32], rcx
mov qword ptr [rdi + 48], rbp
mov qword ptr [rdi + 40], rax
mov qword ptr [rdi + 56], r15
add rsp, 424
pop r15
pop r14
pop r13
pop r12
pop rbp
pop rbx
ret
21:
add rbp, 1
adc r9, 0
jnc 20b
add rsi, qword ptr [rsp + 0]
adc rbx, 0
jmp 20b
23:
add rax, 1
adc r11, 0
jnc 22b
add rsi, qword ptr [rsp + 0]
adc rcx, 0
jmp 22b
25:
add r15, 1
sub r12, qword ptr [rsp + 0]
sbb r10, 0
sbb r13, 0
sbb r14, 0
sbb r15, 0
js 25b
jmp 24b
27:
add r13, 1
adc r14, 0
jnc 26b
add r12, qword ptr [rsp + 0]
adc r10, 0
jmp 26b
29:
add r8, 1
adc rax, 0
jnc 28b
add r9, qword ptr [rsp + 0]
adc rbx, 0
jmp 28b
31:
add rax, 1
sub r10, qword ptr [rsp + 0]
sbb r15, 0
sbb rbp, 0
sbb r13, 0
sbb rax, 0
js 31b
jmp 30b
33:
add rbp, 1
adc r13, 0
jnc 32b
add r10, qword ptr [rsp + 0]
adc r15, 0
jmp 32b
35:
add rsi, 1
adc r11, 0
jnc 34b
add r13, qword ptr [rsp + 0]
adc rcx, 0
jmp 34b
37:
add r9, 1
adc rbx, 0
jnc 36b
add r15, qword ptr [rsp + 0]
adc r10, 0
jmp 36b
39:
add r8, 1
adc r12, 0
jnc 38b
add r13, qword ptr [rsp + 0]
adc rcx, 0
jmp 38b
41:
add r14, 1
adc rsi, 0
jnc 40b
add r11, qword ptr [rsp + 0]
adc r10, 0
jmp 40b
43:
add r12, 1
sub rax, qword ptr [rsp + 0]
sbb rbp, 0
sbb rcx, 0
sbb rbx, 0
sbb r12, 0
js 43b
jmp 42b
45:
add rcx, 1
adc rbx, 0
jnc 44b
add rax, qword ptr [rsp + 0]
adc rbp, 0
jmp 44b
47:
sub rbp, 1
sbb rcx, 0
sbb rbx, 0
jnc 46b
sub rax, qword ptr [rsp + 0]
jmp 46b
49:
add rbp, 1
adc r15, 0
jnc 48b
add rcx, qword ptr [rsp + 0]
adc rax, 0
jmp 48b
