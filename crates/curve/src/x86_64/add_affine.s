# Made by examples/generate_kernels; do not edit.
# rdi: Jacobian P, replaced by -(P + Q). rsi: affine Q. Strict.
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
mulx rax, rcx, qword ptr [rsp + 288]
mulx rbx, r10, qword ptr [rsp + 296]
add rax, r10
mulx r13, r15, qword ptr [rsp + 304]
adc rbx, r15
mulx r11, rdx, qword ptr [rsp + 312]
adc r13, rdx
adc r11, 0
add r12, rcx
adc r14, rax
adc r8, rbx
adc rsi, r13
adc r11, 0
mov rdx, qword ptr [rsp + 176]
mulx r9, r10, qword ptr [rsp + 288]
mulx r15, rax, qword ptr [rsp + 296]
add r9, rax
mulx rcx, rbx, qword ptr [rsp + 304]
adc r15, rbx
mulx r13, rdx, qword ptr [rsp + 312]
adc rcx, rdx
adc r13, 0
add r14, r10
adc r8, r9
adc rsi, r15
adc r11, rcx
adc r13, 0
mov rdx, qword ptr [rsp + 184]
mulx rax, rbx, qword ptr [rsp + 288]
mulx r9, r10, qword ptr [rsp + 296]
add rax, r10
mulx r15, rcx, qword ptr [rsp + 304]
adc r9, rcx
mulx r10, rdx, qword ptr [rsp + 312]
adc r15, rdx
adc r10, 0
add r8, rbx
adc rsi, rax
adc r11, r9
adc r13, r15
adc r10, 0
mov rdx, qword ptr [rsp + 0]
xor ecx, ecx
mulx rax, rbx, rsi
adcx rbp, rbx
adox r12, rax
mulx r9, r15, r11
adcx r12, r15
adox r14, r9
mulx rsi, r11, r13
adcx r14, r11
adox r8, rsi
mulx rax, rbx, r10
adcx r8, rbx
adox rax, rcx
adc rax, 0
sub rbp, qword ptr [rsp + 8]
sbb r12, 0
sbb r14, 0
sbb r8, 0
sbb rax, -4
sub rbp, qword ptr [rdi + 0]
sbb r12, qword ptr [rdi + 8]
sbb r14, qword ptr [rdi + 16]
sbb r8, qword ptr [rdi + 24]
sbb rax, 0
mov rdx, qword ptr [rsp + 0]
mulx r13, r9, rax
add rbp, r9
adc r12, r13
adc r14, 0
adc r8, 0
sbb r15, r15
and r15, qword ptr [rsp + 0]
add rbp, r15
adc r12, 0
mov qword ptr [rsp + 32], rbp
mov qword ptr [rsp + 40], r12
mov qword ptr [rsp + 48], r14
mov qword ptr [rsp + 56], r8
mov rdx, qword ptr [rdi + 64]
mulx r10, rsi, qword ptr [rsp + 160]
mulx r11, rcx, qword ptr [rsp + 168]
add r10, rcx
mulx rbx, rax, qword ptr [rsp + 176]
adc r11, rax
mulx r13, r9, qword ptr [rsp + 184]
adc rbx, r9
adc r13, 0
mov rdx, qword ptr [rdi + 72]
mulx r12, rbp, qword ptr [rsp + 160]
mulx r14, r8, qword ptr [rsp + 168]
add r12, r8
mulx r15, rcx, qword ptr [rsp + 176]
adc r14, rcx
mulx rax, rdx, qword ptr [rsp + 184]
adc r15, rdx
adc rax, 0
add r10, rbp
adc r11, r12
adc rbx, r14
adc r13, r15
adc rax, 0
mov rdx, qword ptr [rdi + 80]
mulx r9, r8, qword ptr [rsp + 160]
mulx rcx, r12, qword ptr [rsp + 168]
add r9, r12
mulx rbp, r14, qword ptr [rsp + 176]
adc rcx, r14
mulx r15, rdx, qword ptr [rsp + 184]
adc rbp, rdx
adc r15, 0
add r11, r8
adc rbx, r9
adc r13, rcx
adc rax, rbp
adc r15, 0
mov rdx, qword ptr [rdi + 88]
mulx r12, r14, qword ptr [rsp + 160]
mulx r9, r8, qword ptr [rsp + 168]
add r12, r8
mulx rcx, rbp, qword ptr [rsp + 176]
adc r9, rbp
mulx r8, rdx, qword ptr [rsp + 184]
adc rcx, rdx
adc r8, 0
add rbx, r14
adc r13, r12
adc rax, r9
adc r15, rcx
adc r8, 0
mov rdx, qword ptr [rsp + 0]
xor ebp, ebp
mulx r12, r14, r13
adcx rsi, r14
adox r10, r12
mulx r9, rcx, rax
adcx r10, rcx
adox r11, r9
mulx r13, rax, r15
adcx r11, rax
adox rbx, r13
mulx r12, r14, r8
adcx rbx, r14
adox r12, rbp
adc r12, 0
mov rdx, qword ptr [rsp + 0]
mulx r15, r9, r12
add rsi, r9
adc r10, r15
adc r11, 0
adc rbx, 0
sbb rcx, rcx
and rcx, qword ptr [rsp + 0]
add rsi, rcx
adc r10, 0
mov qword ptr [rsp + 192], rsi
mov qword ptr [rsp + 200], r10
mov qword ptr [rsp + 208], r11
mov qword ptr [rsp + 216], rbx
mov rdx, qword ptr [rsp + 192]
mulx r8, r13, qword ptr [rsp + 320]
mulx rax, rbp, qword ptr [rsp + 328]
add r8, rbp
mulx r14, r12, qword ptr [rsp + 336]
adc rax, r12
mulx r15, r9, qword ptr [rsp + 344]
adc r14, r9
adc r15, 0
mov rdx, qword ptr [rsp + 200]
mulx r10, rsi, qword ptr [rsp + 320]
mulx r11, rbx, qword ptr [rsp + 328]
add r10, rbx
mulx rcx, rbp, qword ptr [rsp + 336]
adc r11, rbp
mulx r12, rdx, qword ptr [rsp + 344]
adc rcx, rdx
adc r12, 0
add r8, rsi
adc rax, r10
adc r14, r11
adc r15, rcx
adc r12, 0
mov rdx, qword ptr [rsp + 208]
mulx r9, rbx, qword ptr [rsp + 320]
mulx rbp, r10, qword ptr [rsp + 328]
add r9, r10
mulx rsi, r11, qword ptr [rsp + 336]
adc rbp, r11
mulx rcx, rdx, qword ptr [rsp + 344]
adc rsi, rdx
adc rcx, 0
add rax, rbx
adc r14, r9
adc r15, rbp
adc r12, rsi
adc rcx, 0
mov rdx, qword ptr [rsp + 216]
mulx r10, r11, qword ptr [rsp + 320]
mulx r9, rbx, qword ptr [rsp + 328]
add r10, rbx
mulx rbp, rsi, qword ptr [rsp + 336]
adc r9, rsi
mulx rbx, rdx, qword ptr [rsp + 344]
adc rbp, rdx
adc rbx, 0
add r14, r11
adc r15, r10
adc r12, r9
adc rcx, rbp
adc rbx, 0
mov rdx, qword ptr [rsp + 0]
xor esi, esi
mulx r10, r11, r15
adcx r13, r11
adox r8, r10
mulx r9, rbp, r12
adcx r8, rbp
adox rax, r9
mulx r15, r12, rcx
adcx rax, r12
adox r14, r15
mulx r10, r11, rbx
adcx r14, r11
adox r10, rsi
adc r10, 0
sub r13, qword ptr [rsp + 8]
sbb r8, 0
sbb rax, 0
sbb r14, 0
sbb r10, -4
sub r13, qword ptr [rdi + 32]
sbb r8, qword ptr [rdi + 40]
sbb rax, qword ptr [rdi + 48]
sbb r14, qword ptr [rdi + 56]
sbb r10, 0
mov rdx, qword ptr [rsp + 0]
mulx rcx, r9, r10
add r13, r9
adc r8, rcx
adc rax, 0
adc r14, 0
sbb rbp, rbp
and rbp, qword ptr [rsp + 0]
add r13, rbp
adc r8, 0
mov qword ptr [rsp + 64], r13
mov qword ptr [rsp + 72], r8
mov qword ptr [rsp + 80], rax
mov qword ptr [rsp + 88], r14
mov rdx, qword ptr [rsp + 32]
mulx rbx, r15, qword ptr [rsp + 40]
mulx r12, rsi, qword ptr [rsp + 48]
add rbx, rsi
mulx r11, r10, qword ptr [rsp + 56]
adc r12, r10
adc r11, 0
mulx rcx, r9, rdx
mov rdx, qword ptr [rsp + 40]
xor r8d, r8d
mulx r13, rax, qword ptr [rsp + 48]
adcx r12, rax
adox r11, r13
mulx r14, rbp, qword ptr [rsp + 56]
adcx r11, rbp
adox r14, r8
mov rdx, qword ptr [rsp + 48]
mulx rsi, r10, qword ptr [rsp + 56]
adcx r14, r10
adcx rsi, r8
xor r13d, r13d
adcx r15, r15
adox r15, rcx
mov rdx, qword ptr [rsp + 40]
mulx rax, rbp, rdx
adcx rbx, rbx
adox rbx, rbp
adcx r12, r12
adox r12, rax
mov rdx, qword ptr [rsp + 48]
mulx r8, r10, rdx
adcx r11, r11
adox r11, r10
adcx r14, r14
adox r14, r8
mov rdx, qword ptr [rsp + 56]
mulx rcx, rax, rdx
adcx rsi, rsi
adox rsi, rax
adcx r13, r13
adox r13, rcx
mov rdx, qword ptr [rsp + 0]
xor ebp, ebp
mulx r8, r10, r11
adcx r9, r10
adox r15, r8
mulx rcx, rax, r14
adcx r15, rax
adox rbx, rcx
mulx r11, r14, rsi
adcx rbx, r14
adox r12, r11
mulx r8, r10, r13
adcx r12, r10
adox r8, rbp
adc r8, 0
mov rdx, qword ptr [rsp + 0]
mulx rsi, rcx, r8
add r9, rcx
adc r15, rsi
adc rbx, 0
adc r12, 0
sbb rax, rax
and rax, qword ptr [rsp + 0]
add r9, rax
adc r15, 0
mov qword ptr [rsp + 160], r9
mov qword ptr [rsp + 168], r15
mov qword ptr [rsp + 176], rbx
mov qword ptr [rsp + 184], r12
mov rdx, qword ptr [rdi + 64]
mulx r13, r11, qword ptr [rsp + 32]
mulx r14, rbp, qword ptr [rsp + 40]
add r13, rbp
mulx r10, r8, qword ptr [rsp + 48]
adc r14, r8
mulx rsi, rcx, qword ptr [rsp + 56]
adc r10, rcx
adc rsi, 0
mov rdx, qword ptr [rdi + 72]
mulx rbx, r15, qword ptr [rsp + 32]
mulx r12, r9, qword ptr [rsp + 40]
add rbx, r9
mulx rax, rbp, qword ptr [rsp + 48]
adc r12, rbp
mulx r8, rdx, qword ptr [rsp + 56]
adc rax, rdx
adc r8, 0
add r13, r15
adc r14, rbx
adc r10, r12
adc rsi, rax
adc r8, 0
mov rdx, qword ptr [rdi + 80]
mulx rcx, r9, qword ptr [rsp + 32]
mulx rbp, rbx, qword ptr [rsp + 40]
add rcx, rbx
mulx r15, r12, qword ptr [rsp + 48]
adc rbp, r12
mulx rax, rdx, qword ptr [rsp + 56]
adc r15, rdx
adc rax, 0
add r14, r9
adc r10, rcx
adc rsi, rbp
adc r8, r15
adc rax, 0
mov rdx, qword ptr [rdi + 88]
mulx rbx, r12, qword ptr [rsp + 32]
mulx rcx, r9, qword ptr [rsp + 40]
add rbx, r9
mulx rbp, r15, qword ptr [rsp + 48]
adc rcx, r15
mulx r9, rdx, qword ptr [rsp + 56]
adc rbp, rdx
adc r9, 0
add r10, r12
adc rsi, rbx
adc r8, rcx
adc rax, rbp
adc r9, 0
mov rdx, qword ptr [rsp + 0]
xor r15d, r15d
mulx rbx, r12, rsi
adcx r11, r12
adox r13, rbx
mulx rcx, rbp, r8
adcx r13, rbp
adox r14, rcx
mulx rsi, r8, rax
adcx r14, r8
adox r10, rsi
mulx rbx, r12, r9
adcx r10, r12
adox rbx, r15
adc rbx, 0
mov rdx, qword ptr [rsp + 0]
mulx rax, rcx, rbx
add r11, rcx
adc r13, rax
adc r14, 0
adc r10, 0
sbb rbp, rbp
and rbp, qword ptr [rsp + 0]
add r11, rbp
adc r13, 0
mov qword ptr [rdi + 64], r11
mov qword ptr [rdi + 72], r13
mov qword ptr [rdi + 80], r14
mov qword ptr [rdi + 88], r10
mov rdx, qword ptr [rsp + 160]
mulx r9, rsi, qword ptr [rdi + 0]
mulx r8, r15, qword ptr [rdi + 8]
add r9, r15
mulx r12, rbx, qword ptr [rdi + 16]
adc r8, rbx
mulx rax, rcx, qword ptr [rdi + 24]
adc r12, rcx
adc rax, 0
mov rdx, qword ptr [rsp + 168]
mulx r13, r11, qword ptr [rdi + 0]
mulx r14, r10, qword ptr [rdi + 8]
add r13, r10
mulx rbp, r15, qword ptr [rdi + 16]
adc r14, r15
mulx rbx, rdx, qword ptr [rdi + 24]
adc rbp, rdx
adc rbx, 0
add r9, r11
adc r8, r13
adc r12, r14
adc rax, rbp
adc rbx, 0
mov rdx, qword ptr [rsp + 176]
mulx rcx, r10, qword ptr [rdi + 0]
mulx r15, r13, qword ptr [rdi + 8]
add rcx, r13
mulx r11, r14, qword ptr [rdi + 16]
adc r15, r14
mulx rbp, rdx, qword ptr [rdi + 24]
adc r11, rdx
adc rbp, 0
add r8, r10
adc r12, rcx
adc rax, r15
adc rbx, r11
adc rbp, 0
mov rdx, qword ptr [rsp + 184]
mulx r13, r14, qword ptr [rdi + 0]
mulx rcx, r10, qword ptr [rdi + 8]
add r13, r10
mulx r15, r11, qword ptr [rdi + 16]
adc rcx, r11
mulx r10, rdx, qword ptr [rdi + 24]
adc r15, rdx
adc r10, 0
add r12, r14
adc rax, r13
adc rbx, rcx
adc rbp, r15
adc r10, 0
mov rdx, qword ptr [rsp + 0]
xor r11d, r11d
mulx r13, r14, rax
adcx rsi, r14
adox r9, r13
mulx rcx, r15, rbx
adcx r9, r15
adox r8, rcx
mulx rax, rbx, rbp
adcx r8, rbx
adox r12, rax
mulx r13, r14, r10
adcx r12, r14
adox r13, r11
adc r13, 0
mov rdx, qword ptr [rsp + 0]
mulx rbp, rcx, r13
add rsi, rcx
adc r9, rbp
adc r8, 0
adc r12, 0
sbb r15, r15
and r15, qword ptr [rsp + 0]
add rsi, r15
adc r9, 0
mov qword ptr [rsp + 128], rsi
mov qword ptr [rsp + 136], r9
mov qword ptr [rsp + 144], r8
mov qword ptr [rsp + 152], r12
mov rdx, qword ptr [rsp + 160]
mulx r10, rax, qword ptr [rsp + 32]
mulx rbx, r11, qword ptr [rsp + 40]
add r10, r11
mulx r14, r13, qword ptr [rsp + 48]
adc rbx, r13
mulx rbp, rcx, qword ptr [rsp + 56]
adc r14, rcx
adc rbp, 0
mov rdx, qword ptr [rsp + 168]
mulx r9, rsi, qword ptr [rsp + 32]
mulx r8, r12, qword ptr [rsp + 40]
add r9, r12
mulx r15, r11, qword ptr [rsp + 48]
adc r8, r11
mulx r13, rdx, qword ptr [rsp + 56]
adc r15, rdx
adc r13, 0
add r10, rsi
adc rbx, r9
adc r14, r8
adc rbp, r15
adc r13, 0
mov rdx, qword ptr [rsp + 176]
mulx rcx, r12, qword ptr [rsp + 32]
mulx r11, r9, qword ptr [rsp + 40]
add rcx, r9
mulx rsi, r8, qword ptr [rsp + 48]
adc r11, r8
mulx r15, rdx, qword ptr [rsp + 56]
adc rsi, rdx
adc r15, 0
add rbx, r12
adc r14, rcx
adc rbp, r11
adc r13, rsi
adc r15, 0
mov rdx, qword ptr [rsp + 184]
mulx r9, r8, qword ptr [rsp + 32]
mulx rcx, r12, qword ptr [rsp + 40]
add r9, r12
mulx r11, rsi, qword ptr [rsp + 48]
adc rcx, rsi
mulx r12, rdx, qword ptr [rsp + 56]
adc r11, rdx
adc r12, 0
add r14, r8
adc rbp, r9
adc r13, rcx
adc r15, r11
adc r12, 0
mov rdx, qword ptr [rsp + 0]
xor esi, esi
mulx r9, r8, rbp
adcx rax, r8
adox r10, r9
mulx rcx, r11, r13
adcx r10, r11
adox rbx, rcx
mulx rbp, r13, r15
adcx rbx, r13
adox r14, rbp
mulx r9, r8, r12
adcx r14, r8
adox r9, rsi
adc r9, 0
mov rdx, qword ptr [rsp + 0]
mulx r15, rcx, r9
add rax, rcx
adc r10, r15
adc rbx, 0
adc r14, 0
sbb r11, r11
and r11, qword ptr [rsp + 0]
add rax, r11
adc r10, 0
mov qword ptr [rsp + 96], rax
mov qword ptr [rsp + 104], r10
mov qword ptr [rsp + 112], rbx
mov qword ptr [rsp + 120], r14
mov rdx, qword ptr [rsp + 64]
mulx r12, rbp, qword ptr [rsp + 72]
mulx r13, rsi, qword ptr [rsp + 80]
add r12, rsi
mulx r8, r9, qword ptr [rsp + 88]
adc r13, r9
adc r8, 0
mulx r15, rcx, rdx
mov rdx, qword ptr [rsp + 72]
xor r10d, r10d
mulx rax, rbx, qword ptr [rsp + 80]
adcx r13, rbx
adox r8, rax
mulx r14, r11, qword ptr [rsp + 88]
adcx r8, r11
adox r14, r10
mov rdx, qword ptr [rsp + 80]
mulx rsi, r9, qword ptr [rsp + 88]
adcx r14, r9
adcx rsi, r10
xor eax, eax
adcx rbp, rbp
adox rbp, r15
mov rdx, qword ptr [rsp + 72]
mulx rbx, r11, rdx
adcx r12, r12
adox r12, r11
adcx r13, r13
adox r13, rbx
mov rdx, qword ptr [rsp + 80]
mulx r10, r9, rdx
adcx r8, r8
adox r8, r9
adcx r14, r14
adox r14, r10
mov rdx, qword ptr [rsp + 88]
mulx r15, rbx, rdx
adcx rsi, rsi
adox rsi, rbx
adcx rax, rax
adox rax, r15
mov rdx, qword ptr [rsp + 0]
xor r11d, r11d
mulx r10, r9, r8
adcx rcx, r9
adox rbp, r10
mulx r15, rbx, r14
adcx rbp, rbx
adox r12, r15
mulx r8, r14, rsi
adcx r12, r14
adox r13, r8
mulx r10, r9, rax
adcx r13, r9
adox r10, r11
adc r10, 0
sub rcx, qword ptr [rsp + 8]
sbb rbp, 0
sbb r12, 0
sbb r13, 0
sbb r10, -4
sub rcx, qword ptr [rsp + 96]
sbb rbp, qword ptr [rsp + 104]
sbb r12, qword ptr [rsp + 112]
sbb r13, qword ptr [rsp + 120]
sbb r10, 0
sub rcx, qword ptr [rsp + 128]
sbb rbp, qword ptr [rsp + 136]
sbb r12, qword ptr [rsp + 144]
sbb r13, qword ptr [rsp + 152]
sbb r10, 0
sub rcx, qword ptr [rsp + 128]
sbb rbp, qword ptr [rsp + 136]
sbb r12, qword ptr [rsp + 144]
sbb r13, qword ptr [rsp + 152]
sbb r10, 0
mov rdx, qword ptr [rsp + 0]
mulx rsi, r15, r10
add rcx, r15
adc rbp, rsi
adc r12, 0
adc r13, 0
sbb rbx, rbx
and rbx, qword ptr [rsp + 0]
add rcx, rbx
adc rbp, 0
mov qword ptr [rdi + 0], rcx
mov qword ptr [rdi + 8], rbp
mov qword ptr [rdi + 16], r12
mov qword ptr [rdi + 24], r13
sub rcx, qword ptr [rsp + 128]
sbb rbp, qword ptr [rsp + 136]
sbb r12, qword ptr [rsp + 144]
sbb r13, qword ptr [rsp + 152]
sbb rax, rax
and rax, qword ptr [rsp + 0]
sub rcx, rax
sbb rbp, 0
sbb r12, 0
sbb r13, 0
sbb r8, r8
and r8, qword ptr [rsp + 0]
sub rcx, r8
mov qword ptr [rsp + 160], rcx
mov qword ptr [rsp + 168], rbp
mov qword ptr [rsp + 176], r12
mov qword ptr [rsp + 184], r13
mov rdx, qword ptr [rsp + 96]
mulx r14, r11, qword ptr [rdi + 32]
mulx r9, r10, qword ptr [rdi + 40]
add r14, r10
mulx rsi, r15, qword ptr [rdi + 48]
adc r9, r15
mulx rbx, rax, qword ptr [rdi + 56]
adc rsi, rax
adc rbx, 0
mov rdx, qword ptr [rsp + 104]
mulx r12, rbp, qword ptr [rdi + 32]
mulx r13, rcx, qword ptr [rdi + 40]
add r12, rcx
mulx r8, r10, qword ptr [rdi + 48]
adc r13, r10
mulx r15, rdx, qword ptr [rdi + 56]
adc r8, rdx
adc r15, 0
add r14, rbp
adc r9, r12
adc rsi, r13
adc rbx, r8
adc r15, 0
mov rdx, qword ptr [rsp + 112]
mulx rax, rcx, qword ptr [rdi + 32]
mulx r10, r12, qword ptr [rdi + 40]
add rax, r12
mulx rbp, r13, qword ptr [rdi + 48]
adc r10, r13
mulx r8, rdx, qword ptr [rdi + 56]
adc rbp, rdx
adc r8, 0
add r9, rcx
adc rsi, rax
adc rbx, r10
adc r15, rbp
adc r8, 0
mov rdx, qword ptr [rsp + 120]
mulx r12, r13, qword ptr [rdi + 32]
mulx rax, rcx, qword ptr [rdi + 40]
add r12, rcx
mulx r10, rbp, qword ptr [rdi + 48]
adc rax, rbp
mulx rdx, rcx, qword ptr [rdi + 56]
adc r10, rcx
adc rdx, 0
add rsi, r13
adc rbx, r12
adc r15, rax
adc r8, r10
adc rdx, 0
mov qword ptr [rsp + 224], r11
mov qword ptr [rsp + 232], r14
mov qword ptr [rsp + 240], r9
mov qword ptr [rsp + 248], rsi
mov qword ptr [rsp + 256], rbx
mov qword ptr [rsp + 264], r15
mov qword ptr [rsp + 272], r8
mov qword ptr [rsp + 280], rdx
mov rdx, qword ptr [rsp + 64]
mulx rbp, r14, qword ptr [rsp + 160]
mulx r11, r9, qword ptr [rsp + 168]
add rbp, r9
mulx rsi, rbx, qword ptr [rsp + 176]
adc r11, rbx
mulx r15, r8, qword ptr [rsp + 184]
adc rsi, r8
adc r15, 0
mov rdx, qword ptr [rsp + 72]
mulx r12, r13, qword ptr [rsp + 160]
mulx rax, r10, qword ptr [rsp + 168]
add r12, r10
mulx rcx, r9, qword ptr [rsp + 176]
adc rax, r9
mulx rbx, rdx, qword ptr [rsp + 184]
adc rcx, rdx
adc rbx, 0
add rbp, r13
adc r11, r12
adc rsi, rax
adc r15, rcx
adc rbx, 0
mov rdx, qword ptr [rsp + 80]
mulx r8, r10, qword ptr [rsp + 160]
mulx r9, r12, qword ptr [rsp + 168]
add r8, r12
mulx r13, rax, qword ptr [rsp + 176]
adc r9, rax
mulx rcx, rdx, qword ptr [rsp + 184]
adc r13, rdx
adc rcx, 0
add r11, r10
adc rsi, r8
adc r15, r9
adc rbx, r13
adc rcx, 0
mov rdx, qword ptr [rsp + 88]
mulx r12, rax, qword ptr [rsp + 160]
mulx r8, r10, qword ptr [rsp + 168]
add r12, r10
mulx r9, r13, qword ptr [rsp + 176]
adc r8, r13
mulx r10, rdx, qword ptr [rsp + 184]
adc r9, rdx
adc r10, 0
add rsi, rax
adc r15, r12
adc rbx, r8
adc rcx, r9
adc r10, 0
add r14, qword ptr [rsp + 224]
adc rbp, qword ptr [rsp + 232]
adc r11, qword ptr [rsp + 240]
adc rsi, qword ptr [rsp + 248]
adc r15, qword ptr [rsp + 256]
adc rbx, qword ptr [rsp + 264]
adc rcx, qword ptr [rsp + 272]
adc r10, qword ptr [rsp + 280]
sbb r13, r13
and r13, qword ptr [rsp + 0]
mov rdx, qword ptr [rsp + 0]
xor r12d, r12d
mulx rax, r8, r15
adcx r14, r8
adox rbp, rax
mulx r9, r15, rbx
adcx rbp, r15
adox r11, r9
mulx rbx, rax, rcx
adcx r11, rax
adox rsi, rbx
mulx r8, rcx, r10
adcx rsi, rcx
adox r8, r12
adc r8, 0
add r8, r13
mov rdx, qword ptr [rsp + 0]
mulx r9, r15, r8
add r14, r15
adc rbp, r9
adc r11, 0
adc rsi, 0
sbb r10, r10
and r10, qword ptr [rsp + 0]
add r14, r10
adc rbp, 0
mov qword ptr [rdi + 32], r14
mov qword ptr [rdi + 40], rbp
mov qword ptr [rdi + 48], r11
mov qword ptr [rdi + 56], rsi
add rsp, 360
pop r15
pop r14
pop r13
pop r12
pop rbp
pop rbx
ret
