# Made by examples/generate_kernels; do not edit.
# rdi: XYZZ P, replaced by -(P + Q). rsi: affine Q. Strict.
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
shl rax, 2
mov qword ptr [rsp + 8], rax
mov rdx, qword ptr [rdi + 64]
mulx rax, rcx, qword ptr [rsp + 272]
mulx rbx, rsi, qword ptr [rsp + 256]
mulx rbp, r8, qword ptr [rsp + 264]
mulx r9, r10, qword ptr [rsp + 280]
add rbx, r8
mov rdx, qword ptr [rdi + 72]
adc rbp, rcx
mulx r11, r12, qword ptr [rsp + 272]
mulx r13, r14, qword ptr [rsp + 264]
mulx r15, r8, qword ptr [rsp + 280]
adc rax, r10
mulx rcx, r10, qword ptr [rsp + 256]
adc r9, 0
add rcx, r14
adc r13, r12
mov rdx, qword ptr [rdi + 80]
adc r11, r8
adc r15, 0
mulx r12, r14, qword ptr [rsp + 264]
add rbx, r10
mulx r8, r10, qword ptr [rsp + 256]
adc rbp, rcx
adc rax, r13
adc r9, r11
adc r15, 0
add r8, r14
mulx r11, r13, qword ptr [rsp + 272]
adc r12, r13
mulx rcx, rdx, qword ptr [rsp + 280]
adc r11, rdx
adc rcx, 0
add rbp, r10
mov rdx, qword ptr [rdi + 88]
adc rax, r8
adc r9, r12
adc r15, r11
mulx r14, r13, qword ptr [rsp + 256]
mulx r10, r12, qword ptr [rsp + 264]
mulx r8, r11, qword ptr [rsp + 272]
adc rcx, 0
add r14, r12
adc r10, r11
mulx r12, rdx, qword ptr [rsp + 280]
adc r8, rdx
mov rdx, qword ptr [rsp + 0]
adc r12, 0
add rax, r13
adc r9, r14
adc r15, r10
adc rcx, r8
adc r12, 0
mulx r11, r9, r9
mulx r14, r13, r12
xor r10d, r10d
mulx r8, r12, rcx
adcx rsi, r9
mulx rcx, r15, r15
adox rbx, r11
mov rdx, qword ptr [rsp + 0]
adox rbp, rcx
adcx rbx, r15
adox rax, r8
adox r14, r10
adcx rbp, r12
adcx rax, r13
adc r14, 0
sub rsi, qword ptr [rsp + 8]
sbb rbx, 0
sbb rbp, 0
sbb rax, 0
sbb r14, -4
sub rsi, qword ptr [rdi + 0]
sbb rbx, qword ptr [rdi + 8]
sbb rbp, qword ptr [rdi + 16]
sbb rax, qword ptr [rdi + 24]
sbb r14, 0
mulx r9, r11, r14
add rsi, r11
adc rbx, r9
mov rdx, qword ptr [rdi + 96]
adc rbp, 0
mov qword ptr [rsp + 48], rbp
adc rax, 0
sbb r14, r14
and r14, qword ptr [rsp + 0]
add rsi, r14
adc rbx, 0
mulx r13, r10, qword ptr [rsp + 304]
mulx r8, r12, qword ptr [rsp + 288]
mulx rcx, r15, qword ptr [rsp + 296]
mulx r9, r11, qword ptr [rsp + 312]
mov qword ptr [rsp + 32], rsi
add r8, r15
mov rdx, qword ptr [rdi + 104]
adc rcx, r10
mov qword ptr [rsp + 56], rax
mulx rbp, r14, qword ptr [rsp + 296]
mulx rsi, r15, qword ptr [rsp + 288]
adc r13, r11
adc r9, 0
mulx rax, r10, qword ptr [rsp + 304]
add rsi, r14
mulx r11, rdx, qword ptr [rsp + 312]
adc rbp, r10
adc rax, rdx
mov rdx, qword ptr [rdi + 112]
mulx r14, r10, qword ptr [rsp + 288]
mov qword ptr [rsp + 40], rbx
adc r11, 0
add r8, r15
adc rcx, rsi
adc r13, rbp
adc r9, rax
adc r11, 0
mulx rbx, rbp, qword ptr [rsp + 296]
mulx rsi, r15, qword ptr [rsp + 304]
add r14, rbp
adc rbx, r15
mulx rax, rdx, qword ptr [rsp + 312]
adc rsi, rdx
adc rax, 0
add rcx, r10
adc r13, r14
adc r9, rbx
adc r11, rsi
mov rdx, qword ptr [rdi + 120]
adc rax, 0
mulx rbp, r15, qword ptr [rsp + 296]
mulx r14, r10, qword ptr [rsp + 304]
mulx rbx, rsi, qword ptr [rsp + 288]
add rbx, r15
mulx r15, rdx, qword ptr [rsp + 312]
adc rbp, r10
adc r14, rdx
adc r15, 0
add r13, rsi
adc r9, rbx
adc r11, rbp
adc rax, r14
adc r15, 0
mov rdx, qword ptr [rsp + 0]
xor ebp, ebp
mulx r14, r10, r9
adox r8, r14
mulx rbx, rsi, r11
adcx r12, r10
mulx r9, r11, rax
adox rcx, rbx
adcx r8, rsi
mulx r14, rax, r15
adox r13, r9
adcx rcx, r11
adcx r13, rax
adox r14, rbp
adc r14, 0
sub r12, qword ptr [rsp + 8]
sbb r8, 0
sbb rcx, 0
sbb r13, 0
sbb r14, -4
mov rdx, qword ptr [rsp + 0]
sub r12, qword ptr [rdi + 32]
sbb r8, qword ptr [rdi + 40]
sbb rcx, qword ptr [rdi + 48]
sbb r13, qword ptr [rdi + 56]
sbb r14, 0
mulx r10, r15, r14
add r12, r15
adc r8, r10
adc rcx, 0
adc r13, 0
mov qword ptr [rsp + 88], r13
mov rdx, qword ptr [rsp + 32]
sbb rbx, rbx
and rbx, qword ptr [rsp + 0]
add r12, rbx
mulx rsi, rbp, rdx
mulx r9, r11, qword ptr [rsp + 40]
mov qword ptr [rsp + 80], rcx
adc r8, 0
mov qword ptr [rsp + 72], r8
mulx rax, r14, qword ptr [rsp + 48]
add r9, r14
mulx r13, r10, qword ptr [rsp + 56]
mov qword ptr [rsp + 64], r12
adc rax, r10
mov rdx, qword ptr [rsp + 40]
adc r13, 0
xor r15d, r15d
mulx rbx, r8, qword ptr [rsp + 48]
mulx rcx, r14, qword ptr [rsp + 56]
mov rdx, qword ptr [rsp + 48]
mulx r12, rdx, qword ptr [rsp + 56]
adcx rax, r8
adox r13, rbx
adox rcx, r15
adcx r13, r14
adcx rcx, rdx
adcx r12, r15
xor r10d, r10d
adcx r11, r11
mov rdx, qword ptr [rsp + 40]
adox r11, rsi
mulx r15, rbx, rdx
mov rdx, qword ptr [rsp + 48]
adcx r9, r9
adcx rax, rax
adox r9, rbx
adox rax, r15
mulx r8, r14, rdx
adcx r13, r13
adcx rcx, rcx
adox r13, r14
adox rcx, r8
adcx r12, r12
adcx r10, r10
mov rdx, qword ptr [rsp + 56]
mulx rsi, r15, rdx
mov rdx, qword ptr [rsp + 0]
adox r12, r15
mulx rbx, r8, r13
adox r10, rsi
mulx r14, r13, r12
mulx r15, r12, rcx
xor esi, esi
adox r11, rbx
mulx rcx, rdx, r10
adcx rbp, r8
adox r9, r15
adox rax, r14
adox rcx, rsi
adcx r11, r12
adcx r9, r13
adcx rax, rdx
adc rcx, 0
mov rdx, qword ptr [rsp + 0]
mulx r10, rbx, rcx
add rbp, rbx
adc r11, r10
adc r9, 0
adc rax, 0
mov qword ptr [rsp + 184], rax
sbb r8, r8
and r8, qword ptr [rsp + 0]
add rbp, r8
mov qword ptr [rsp + 160], rbp
adc r11, 0
mov rdx, qword ptr [rsp + 160]
mulx r14, r13, qword ptr [rsp + 48]
mov qword ptr [rsp + 176], r9
mov qword ptr [rsp + 168], r11
mulx r15, r12, qword ptr [rsp + 40]
mulx rsi, rcx, qword ptr [rsp + 32]
mulx rax, r10, qword ptr [rsp + 56]
add rsi, r12
mov rdx, qword ptr [rsp + 168]
adc r15, r13
mulx rbx, rbp, qword ptr [rsp + 32]
adc r14, r10
mulx r8, r9, qword ptr [rsp + 56]
adc rax, 0
mulx r11, r12, qword ptr [rsp + 40]
mulx r13, rdx, qword ptr [rsp + 48]
add rbx, r12
adc r11, rdx
adc r13, r9
mov rdx, qword ptr [rsp + 176]
adc r8, 0
mulx r10, r9, qword ptr [rsp + 32]
add rsi, rbp
adc r15, rbx
mulx r12, rbx, qword ptr [rsp + 48]
adc r14, r11
mulx rbp, r11, qword ptr [rsp + 40]
adc rax, r13
adc r8, 0
add r10, r11
mulx r13, rdx, qword ptr [rsp + 56]
adc rbp, rbx
adc r12, rdx
adc r13, 0
add r15, r9
mov rdx, qword ptr [rsp + 184]
adc r14, r10
mulx r11, r9, qword ptr [rsp + 32]
adc rax, rbp
adc r8, r12
adc r13, 0
mulx rbx, r10, qword ptr [rsp + 40]
add r11, r10
mulx r12, rbp, qword ptr [rsp + 48]
adc rbx, rbp
mulx r10, rdx, qword ptr [rsp + 56]
adc r12, rdx
mov rdx, qword ptr [rsp + 0]
adc r10, 0
add r14, r9
adc rax, r11
adc r8, rbx
adc r13, r12
adc r10, 0
xor ebp, ebp
mulx r11, r9, rax
adox rsi, r11
mulx rbx, r12, r8
mulx rax, r8, r10
mulx rdx, r11, r13
adcx rcx, r9
adcx rsi, r12
adox r15, rbx
adox r14, rdx
adcx r15, r11
adox rax, rbp
adcx r14, r8
mov rdx, qword ptr [rsp + 0]
adc rax, 0
mulx r10, r13, rax
mov rdx, qword ptr [rsp + 160]
add rcx, r13
adc rsi, r10
adc r15, 0
adc r14, 0
sbb rbp, rbp
mulx r9, rbx, qword ptr [rdi + 16]
and rbp, qword ptr [rsp + 0]
mov qword ptr [rsp + 152], r14
add rcx, rbp
adc rsi, 0
mulx r12, r8, qword ptr [rdi + 0]
mulx r11, rax, qword ptr [rdi + 8]
mov qword ptr [rsp + 128], rcx
add r12, rax
adc r11, rbx
mulx r10, r13, qword ptr [rdi + 24]
adc r9, r13
mov rdx, qword ptr [rsp + 168]
mov qword ptr [rsp + 136], rsi
mulx r14, rbp, qword ptr [rdi + 8]
mulx rcx, rbx, qword ptr [rdi + 0]
mov qword ptr [rsp + 144], r15
mulx rax, r13, qword ptr [rdi + 16]
adc r10, 0
add rcx, rbp
mulx rsi, rdx, qword ptr [rdi + 24]
adc r14, r13
adc rax, rdx
adc rsi, 0
add r12, rbx
mov rdx, qword ptr [rsp + 176]
adc r11, rcx
mulx r15, rbp, qword ptr [rdi + 0]
adc r9, r14
mulx rbx, r13, qword ptr [rdi + 8]
mulx rcx, r14, qword ptr [rdi + 24]
adc r10, rax
adc rsi, 0
mulx rax, rdx, qword ptr [rdi + 16]
add r15, r13
adc rbx, rdx
adc rax, r14
adc rcx, 0
add r11, rbp
mov rdx, qword ptr [rsp + 184]
adc r9, r15
adc r10, rbx
mulx rbp, r13, qword ptr [rdi + 8]
adc rsi, rax
mulx r14, r15, qword ptr [rdi + 0]
adc rcx, 0
add r14, r13
mulx rbx, rax, qword ptr [rdi + 16]
mulx r13, rdx, qword ptr [rdi + 24]
adc rbp, rax
adc rbx, rdx
adc r13, 0
add r9, r15
adc r10, r14
adc rsi, rbp
adc rcx, rbx
mov rdx, qword ptr [rsp + 0]
adc r13, 0
mulx rbp, r14, rsi
mulx r15, rbx, r10
xor eax, eax
adox r12, r15
adcx r8, rbx
adcx r12, r14
adox r11, rbp
mulx rsi, r10, rcx
mulx rcx, rbp, r13
adcx r11, r10
mov rdx, qword ptr [rsp + 0]
adox r9, rsi
adox rcx, rax
adcx r9, rbp
adc rcx, 0
mulx r14, r15, rcx
add r8, r15
adc r12, r14
mov rdx, qword ptr [rsp + 64]
adc r11, 0
adc r9, 0
mulx rbx, r13, rdx
sbb r10, r10
mulx rax, rsi, qword ptr [rsp + 80]
and r10, qword ptr [rsp + 0]
mulx rcx, rbp, qword ptr [rsp + 72]
add r8, r10
mulx r14, r15, qword ptr [rsp + 88]
adc r12, 0
mov rdx, qword ptr [rsp + 72]
add rcx, rsi
adc rax, r15
adc r14, 0
mov qword ptr [rsp + 112], r11
mov qword ptr [rsp + 104], r12
mulx r10, r12, qword ptr [rsp + 80]
xor r11d, r11d
mulx rsi, r15, qword ptr [rsp + 88]
mov qword ptr [rsp + 96], r8
adcx rax, r12
mov qword ptr [rsp + 120], r9
adox r14, r10
adox rsi, r11
mov rdx, qword ptr [rsp + 80]
adcx r14, r15
mulx r9, r8, qword ptr [rsp + 88]
mov rdx, qword ptr [rsp + 72]
adcx rsi, r8
adcx r9, r11
xor r10d, r10d
adcx rbp, rbp
adox rbp, rbx
mulx r12, r15, rdx
adcx rcx, rcx
adcx rax, rax
adcx r14, r14
adox rcx, r15
mov rdx, qword ptr [rsp + 80]
adox rax, r12
mulx r11, r8, rdx
mov rdx, qword ptr [rsp + 88]
adcx rsi, rsi
adox r14, r8
adcx r9, r9
adox rsi, r11
mulx rbx, r15, rdx
mov rdx, qword ptr [rsp + 0]
adox r9, r15
adcx r10, r10
mulx r12, r11, r14
adox r10, rbx
mulx r8, r14, rsi
mulx r15, rsi, r10
xor ebx, ebx
adox rbp, r12
mulx rdx, r10, r9
adcx r13, r11
adox rcx, r8
adcx rbp, r14
adox rax, rdx
adcx rcx, r10
adox r15, rbx
adcx rax, rsi
adc r15, 0
sub r13, qword ptr [rsp + 8]
sbb rbp, 0
sbb rcx, 0
sbb rax, 0
sbb r15, -4
sub r13, qword ptr [rsp + 128]
sbb rbp, qword ptr [rsp + 136]
sbb rcx, qword ptr [rsp + 144]
sbb rax, qword ptr [rsp + 152]
sbb r15, 0
sub r13, qword ptr [rsp + 96]
sbb rbp, qword ptr [rsp + 104]
sbb rcx, qword ptr [rsp + 112]
mov rdx, qword ptr [rsp + 0]
sbb rax, qword ptr [rsp + 120]
sbb r15, 0
sub r13, qword ptr [rsp + 96]
sbb rbp, qword ptr [rsp + 104]
sbb rcx, qword ptr [rsp + 112]
sbb rax, qword ptr [rsp + 120]
sbb r15, 0
mulx r9, r12, r15
add r13, r12
adc rbp, r9
adc rcx, 0
adc rax, 0
sbb r11, r11
and r11, qword ptr [rsp + 0]
add r13, r11
mov qword ptr [rdi + 24], rax
mov qword ptr [rdi + 0], r13
adc rbp, 0
sub r13, qword ptr [rsp + 96]
mov qword ptr [rdi + 16], rcx
mov qword ptr [rdi + 8], rbp
sbb rbp, qword ptr [rsp + 104]
sbb rcx, qword ptr [rsp + 112]
sbb rax, qword ptr [rsp + 120]
sbb r8, r8
and r8, qword ptr [rsp + 0]
sub r13, r8
sbb rbp, 0
mov rdx, qword ptr [rdi + 64]
sbb rcx, 0
mov qword ptr [rsp + 104], rbp
mulx r14, rsi, qword ptr [rsp + 160]
mulx rbx, r10, qword ptr [rsp + 184]
sbb rax, 0
sbb r15, r15
mov qword ptr [rsp + 120], rax
and r15, qword ptr [rsp + 0]
mulx r9, r12, qword ptr [rsp + 176]
mulx r11, r8, qword ptr [rsp + 168]
mov rdx, qword ptr [rdi + 72]
sub r13, r15
add r14, r8
adc r11, r12
mov qword ptr [rsp + 96], r13
mulx rbp, rax, qword ptr [rsp + 184]
adc r9, r10
mulx r13, r15, qword ptr [rsp + 168]
adc rbx, 0
mulx r12, r8, qword ptr [rsp + 160]
mulx r10, rdx, qword ptr [rsp + 176]
add r12, r15
adc r13, rdx
adc r10, rax
adc rbp, 0
mov rdx, qword ptr [rdi + 80]
add r14, r8
mulx rax, r15, qword ptr [rsp + 160]
adc r11, r12
mov qword ptr [rsp + 112], rcx
adc r9, r13
adc rbx, r10
adc rbp, 0
mulx r8, rcx, qword ptr [rsp + 176]
mulx r13, r12, qword ptr [rsp + 168]
add rax, r12
adc r13, rcx
mulx r10, rdx, qword ptr [rsp + 184]
adc r8, rdx
adc r10, 0
add r11, r15
mov rdx, qword ptr [rdi + 88]
adc r9, rax
mulx rcx, r12, qword ptr [rsp + 168]
adc rbx, r13
adc rbp, r8
mulx r15, rax, qword ptr [rsp + 160]
mulx r8, r13, qword ptr [rsp + 176]
adc r10, 0
add r15, r12
adc rcx, r13
mulx r12, rdx, qword ptr [rsp + 184]
adc r8, rdx
adc r12, 0
add r9, rax
mov rdx, qword ptr [rsp + 0]
adc rbx, r15
adc rbp, rcx
adc r10, r8
mulx r13, rax, rbx
adc r12, 0
mulx rbx, rcx, rbp
mulx r15, r8, r10
mulx rbp, rdx, r12
xor r10d, r10d
adcx rsi, rax
adox r14, r13
adox r11, rbx
adox r9, r15
adcx r14, rcx
adox rbp, r10
adcx r11, r8
adcx r9, rdx
adc rbp, 0
mov rdx, qword ptr [rsp + 0]
mulx r12, r13, rbp
add rsi, r13
mov rdx, qword ptr [rdi + 96]
adc r14, r12
adc r11, 0
mulx rax, rbx, qword ptr [rsp + 128]
adc r9, 0
sbb rcx, rcx
mulx r15, r8, qword ptr [rsp + 136]
mulx r10, rbp, qword ptr [rsp + 144]
and rcx, qword ptr [rsp + 0]
mulx r13, r12, qword ptr [rsp + 152]
add rsi, rcx
mov qword ptr [rdi + 88], r9
adc r14, 0
add rax, r8
mov rdx, qword ptr [rdi + 104]
adc r15, rbp
adc r10, r12
adc r13, 0
mulx r9, rcx, qword ptr [rsp + 128]
mov qword ptr [rdi + 80], r11
mov qword ptr [rdi + 72], r14
mulx r8, rbp, qword ptr [rsp + 136]
add r9, rbp
mulx r12, r14, qword ptr [rsp + 144]
adc r8, r14
mulx r11, rbp, qword ptr [rsp + 152]
mov rdx, qword ptr [rdi + 112]
adc r12, rbp
adc r11, 0
add rax, rcx
mulx r14, rcx, qword ptr [rsp + 144]
adc r15, r9
adc r10, r8
mulx rbp, r9, qword ptr [rsp + 128]
adc r13, r12
adc r11, 0
mulx r8, r12, qword ptr [rsp + 136]
add rbp, r12
mulx r12, rdx, qword ptr [rsp + 152]
adc r8, rcx
adc r14, rdx
adc r12, 0
mov qword ptr [rdi + 64], rsi
add r15, r9
adc r10, rbp
adc r13, r8
adc r11, r14
adc r12, 0
mov rdx, qword ptr [rdi + 120]
mulx rsi, r14, qword ptr [rsp + 128]
mulx rcx, rbp, qword ptr [rsp + 136]
add rsi, rbp
mulx r9, r8, qword ptr [rsp + 144]
mulx rbp, rdx, qword ptr [rsp + 152]
adc rcx, r8
adc r9, rdx
adc rbp, 0
add r10, r14
mov rdx, qword ptr [rsp + 0]
adc r13, rsi
adc r11, rcx
adc r12, r9
adc rbp, 0
xor r14d, r14d
mulx r8, rsi, r11
mulx rcx, r9, r12
mulx r11, r12, rbp
mulx rbp, rdx, r13
adcx rbx, rdx
mov rdx, qword ptr [rsp + 0]
adox rax, rbp
adox r15, r8
adcx rax, rsi
adox r10, rcx
adcx r15, r9
adcx r10, r12
adox r11, r14
adc r11, 0
mulx r13, r14, r11
add rbx, r14
adc rax, r13
mov rdx, qword ptr [rsp + 128]
adc r15, 0
adc r10, 0
sbb r8, r8
and r8, qword ptr [rsp + 0]
add rbx, r8
mulx rsi, rcx, qword ptr [rdi + 48]
mulx r9, r11, qword ptr [rdi + 40]
adc rax, 0
mulx r12, rbp, qword ptr [rdi + 32]
mov qword ptr [rdi + 96], rbx
add r12, r11
mulx r13, r14, qword ptr [rdi + 56]
mov qword ptr [rdi + 120], r10
mov qword ptr [rdi + 104], rax
adc r9, rcx
mov rdx, qword ptr [rsp + 136]
mov qword ptr [rdi + 112], r15
mulx r8, rbx, qword ptr [rdi + 32]
adc rsi, r14
mulx r11, rax, qword ptr [rdi + 40]
adc r13, 0
mulx r10, rcx, qword ptr [rdi + 56]
mulx r15, rdx, qword ptr [rdi + 48]
add r8, rax
adc r11, rdx
mov rdx, qword ptr [rsp + 144]
mulx r14, rax, qword ptr [rdi + 40]
adc r15, rcx
adc r10, 0
add r12, rbx
adc r9, r8
adc rsi, r11
mulx r8, rbx, qword ptr [rdi + 56]
adc r13, r15
adc r10, 0
mulx r11, rcx, qword ptr [rdi + 32]
add r11, rax
mulx rdx, r15, qword ptr [rdi + 48]
adc r14, r15
adc rdx, rbx
adc r8, 0
add r9, rcx
adc rsi, r11
adc r13, r14
adc r10, rdx
mov rdx, qword ptr [rsp + 152]
mulx rax, r14, qword ptr [rdi + 40]
mulx rbx, r11, qword ptr [rdi + 32]
mov qword ptr [rsp + 192], rbp
mov qword ptr [rsp + 200], r12
adc r8, 0
add rbx, r14
mulx rcx, r15, qword ptr [rdi + 56]
mulx r12, rdx, qword ptr [rdi + 48]
adc rax, rdx
mov rdx, qword ptr [rsp + 64]
adc r12, r15
adc rcx, 0
add rsi, r11
mov qword ptr [rsp + 208], r9
adc r13, rbx
adc r10, rax
mov qword ptr [rsp + 216], rsi
mulx rbp, r14, qword ptr [rsp + 112]
mov qword ptr [rsp + 224], r13
adc r8, r12
mov qword ptr [rsp + 240], r8
mov qword ptr [rsp + 232], r10
mulx rsi, r9, qword ptr [rsp + 96]
mulx rax, rbx, qword ptr [rsp + 120]
mulx r11, r15, qword ptr [rsp + 104]
adc rcx, 0
add rsi, r15
adc r11, r14
mov rdx, qword ptr [rsp + 72]
mulx r13, r10, qword ptr [rsp + 120]
adc rbp, rbx
mulx r8, r12, qword ptr [rsp + 104]
adc rax, 0
mulx r14, r15, qword ptr [rsp + 96]
add r14, r12
mulx rbx, rdx, qword ptr [rsp + 112]
adc r8, rdx
adc rbx, r10
adc r13, 0
mov qword ptr [rsp + 248], rcx
add rsi, r15
adc r11, r14
adc rbp, r8
mov rdx, qword ptr [rsp + 80]
mulx r12, rcx, qword ptr [rsp + 104]
mulx r10, r8, qword ptr [rsp + 96]
mulx r14, r15, qword ptr [rsp + 112]
adc rax, rbx
adc r13, 0
add r10, rcx
adc r12, r15
mulx rbx, rcx, qword ptr [rsp + 120]
mov rdx, qword ptr [rsp + 88]
adc r14, rcx
adc rbx, 0
add r11, r8
adc rbp, r10
adc rax, r12
adc r13, r14
mulx r15, r12, qword ptr [rsp + 96]
mulx r10, r8, qword ptr [rsp + 104]
adc rbx, 0
mulx r14, rcx, qword ptr [rsp + 112]
add r15, r8
mulx r8, rdx, qword ptr [rsp + 120]
adc r10, rcx
adc r14, rdx
adc r8, 0
add rbp, r12
adc rax, r15
adc r13, r10
adc rbx, r14
mov rdx, qword ptr [rsp + 0]
adc r8, 0
add r9, qword ptr [rsp + 192]
adc rsi, qword ptr [rsp + 200]
adc r11, qword ptr [rsp + 208]
adc rbp, qword ptr [rsp + 216]
adc rax, qword ptr [rsp + 224]
mulx r15, r12, rax
adc r13, qword ptr [rsp + 232]
adc rbx, qword ptr [rsp + 240]
adc r8, qword ptr [rsp + 248]
sbb r10, r10
and r10, qword ptr [rsp + 0]
mulx r14, rcx, r13
xor eax, eax
mulx r13, rbx, rbx
adox rsi, r15
adcx r9, r12
adcx rsi, rcx
mulx r8, r15, r8
adox r11, r14
mov rdx, qword ptr [rsp + 0]
adox rbp, r13
adcx r11, rbx
adox r8, rax
adcx rbp, r15
adc r8, 0
add r8, r10
mulx r12, rcx, r8
add r9, rcx
adc rsi, r12
adc r11, 0
mov qword ptr [rdi + 48], r11
adc rbp, 0
sbb r14, r14
and r14, qword ptr [rsp + 0]
add r9, r14
mov qword ptr [rdi + 32], r9
mov qword ptr [rdi + 56], rbp
adc rsi, 0
mov qword ptr [rdi + 40], rsi
add rsp, 328
pop r15
pop r14
pop r13
pop r12
pop rbp
pop rbx
ret
