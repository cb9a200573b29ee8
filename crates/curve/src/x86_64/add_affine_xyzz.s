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
sub rcx, qword ptr [rsp + 8]
sbb rax, 0
sbb rbx, 0
sbb rbp, 0
sbb r11, -4
sub rcx, qword ptr [rdi + 0]
sbb rax, qword ptr [rdi + 8]
sbb rbx, qword ptr [rdi + 16]
sbb rbp, qword ptr [rdi + 24]
sbb r11, 0
mov rdx, qword ptr [rsp + 0]
mulx r15, r10, r11
add rcx, r10
adc rax, r15
adc rbx, 0
adc rbp, 0
sbb rsi, rsi
and rsi, qword ptr [rsp + 0]
add rcx, rsi
adc rax, 0
mov qword ptr [rsp + 32], rcx
mov qword ptr [rsp + 40], rax
mov qword ptr [rsp + 48], rbx
mov qword ptr [rsp + 56], rbp
mov rdx, qword ptr [rdi + 96]
mulx r14, r9, qword ptr [rsp + 288]
mulx r8, r12, qword ptr [rsp + 296]
add r14, r12
mulx r13, r11, qword ptr [rsp + 304]
adc r8, r11
mulx r15, r10, qword ptr [rsp + 312]
adc r13, r10
adc r15, 0
mov rdx, qword ptr [rdi + 104]
mulx rax, rcx, qword ptr [rsp + 288]
mulx rbx, rbp, qword ptr [rsp + 296]
add rax, rbp
mulx rsi, r12, qword ptr [rsp + 304]
adc rbx, r12
mulx r11, rdx, qword ptr [rsp + 312]
adc rsi, rdx
adc r11, 0
add r14, rcx
adc r8, rax
adc r13, rbx
adc r15, rsi
adc r11, 0
mov rdx, qword ptr [rdi + 112]
mulx r10, rbp, qword ptr [rsp + 288]
mulx r12, rax, qword ptr [rsp + 296]
add r10, rax
mulx rcx, rbx, qword ptr [rsp + 304]
adc r12, rbx
mulx rsi, rdx, qword ptr [rsp + 312]
adc rcx, rdx
adc rsi, 0
add r8, rbp
adc r13, r10
adc r15, r12
adc r11, rcx
adc rsi, 0
mov rdx, qword ptr [rdi + 120]
mulx rax, rbx, qword ptr [rsp + 288]
mulx r10, rbp, qword ptr [rsp + 296]
add rax, rbp
mulx r12, rcx, qword ptr [rsp + 304]
adc r10, rcx
mulx rbp, rdx, qword ptr [rsp + 312]
adc r12, rdx
adc rbp, 0
add r13, rbx
adc r15, rax
adc r11, r10
adc rsi, r12
adc rbp, 0
mov rdx, qword ptr [rsp + 0]
xor ecx, ecx
mulx rax, rbx, r15
adcx r9, rbx
adox r14, rax
mulx r10, r12, r11
adcx r14, r12
adox r8, r10
mulx r15, r11, rsi
adcx r8, r11
adox r13, r15
mulx rax, rbx, rbp
adcx r13, rbx
adox rax, rcx
adc rax, 0
sub r9, qword ptr [rsp + 8]
sbb r14, 0
sbb r8, 0
sbb r13, 0
sbb rax, -4
sub r9, qword ptr [rdi + 32]
sbb r14, qword ptr [rdi + 40]
sbb r8, qword ptr [rdi + 48]
sbb r13, qword ptr [rdi + 56]
sbb rax, 0
mov rdx, qword ptr [rsp + 0]
mulx rsi, r10, rax
add r9, r10
adc r14, rsi
adc r8, 0
adc r13, 0
sbb r12, r12
and r12, qword ptr [rsp + 0]
add r9, r12
adc r14, 0
mov qword ptr [rsp + 64], r9
mov qword ptr [rsp + 72], r14
mov qword ptr [rsp + 80], r8
mov qword ptr [rsp + 88], r13
mov rdx, qword ptr [rsp + 32]
mulx rbp, r15, qword ptr [rsp + 40]
mulx r11, rcx, qword ptr [rsp + 48]
add rbp, rcx
mulx rbx, rax, qword ptr [rsp + 56]
adc r11, rax
adc rbx, 0
mulx rsi, r10, rdx
mov rdx, qword ptr [rsp + 40]
xor r14d, r14d
mulx r9, r8, qword ptr [rsp + 48]
adcx r11, r8
adox rbx, r9
mulx r13, r12, qword ptr [rsp + 56]
adcx rbx, r12
adox r13, r14
mov rdx, qword ptr [rsp + 48]
mulx rcx, rax, qword ptr [rsp + 56]
adcx r13, rax
adcx rcx, r14
xor r9d, r9d
adcx r15, r15
adox r15, rsi
mov rdx, qword ptr [rsp + 40]
mulx r8, r12, rdx
adcx rbp, rbp
adox rbp, r12
adcx r11, r11
adox r11, r8
mov rdx, qword ptr [rsp + 48]
mulx r14, rax, rdx
adcx rbx, rbx
adox rbx, rax
adcx r13, r13
adox r13, r14
mov rdx, qword ptr [rsp + 56]
mulx rsi, r8, rdx
adcx rcx, rcx
adox rcx, r8
adcx r9, r9
adox r9, rsi
mov rdx, qword ptr [rsp + 0]
xor r12d, r12d
mulx r14, rax, rbx
adcx r10, rax
adox r15, r14
mulx rsi, r8, r13
adcx r15, r8
adox rbp, rsi
mulx rbx, r13, rcx
adcx rbp, r13
adox r11, rbx
mulx r14, rax, r9
adcx r11, rax
adox r14, r12
adc r14, 0
mov rdx, qword ptr [rsp + 0]
mulx rcx, rsi, r14
add r10, rsi
adc r15, rcx
adc rbp, 0
adc r11, 0
sbb r8, r8
and r8, qword ptr [rsp + 0]
add r10, r8
adc r15, 0
mov qword ptr [rsp + 160], r10
mov qword ptr [rsp + 168], r15
mov qword ptr [rsp + 176], rbp
mov qword ptr [rsp + 184], r11
mov rdx, qword ptr [rsp + 160]
mulx r9, rbx, qword ptr [rsp + 32]
mulx r13, r12, qword ptr [rsp + 40]
add r9, r12
mulx rax, r14, qword ptr [rsp + 48]
adc r13, r14
mulx rcx, rsi, qword ptr [rsp + 56]
adc rax, rsi
adc rcx, 0
mov rdx, qword ptr [rsp + 168]
mulx rbp, r15, qword ptr [rsp + 32]
mulx r11, r10, qword ptr [rsp + 40]
add rbp, r10
mulx r8, r12, qword ptr [rsp + 48]
adc r11, r12
mulx r14, rdx, qword ptr [rsp + 56]
adc r8, rdx
adc r14, 0
add r9, r15
adc r13, rbp
adc rax, r11
adc rcx, r8
adc r14, 0
mov rdx, qword ptr [rsp + 176]
mulx rsi, r10, qword ptr [rsp + 32]
mulx r12, rbp, qword ptr [rsp + 40]
add rsi, rbp
mulx r15, r11, qword ptr [rsp + 48]
adc r12, r11
mulx r8, rdx, qword ptr [rsp + 56]
adc r15, rdx
adc r8, 0
add r13, r10
adc rax, rsi
adc rcx, r12
adc r14, r15
adc r8, 0
mov rdx, qword ptr [rsp + 184]
mulx rbp, r11, qword ptr [rsp + 32]
mulx rsi, r10, qword ptr [rsp + 40]
add rbp, r10
mulx r12, r15, qword ptr [rsp + 48]
adc rsi, r15
mulx r10, rdx, qword ptr [rsp + 56]
adc r12, rdx
adc r10, 0
add rax, r11
adc rcx, rbp
adc r14, rsi
adc r8, r12
adc r10, 0
mov rdx, qword ptr [rsp + 0]
xor r15d, r15d
mulx rbp, r11, rcx
adcx rbx, r11
adox r9, rbp
mulx rsi, r12, r14
adcx r9, r12
adox r13, rsi
mulx rcx, r14, r8
adcx r13, r14
adox rax, rcx
mulx rbp, r11, r10
adcx rax, r11
adox rbp, r15
adc rbp, 0
mov rdx, qword ptr [rsp + 0]
mulx r8, rsi, rbp
add rbx, rsi
adc r9, r8
adc r13, 0
adc rax, 0
sbb r12, r12
and r12, qword ptr [rsp + 0]
add rbx, r12
adc r9, 0
mov qword ptr [rsp + 128], rbx
mov qword ptr [rsp + 136], r9
mov qword ptr [rsp + 144], r13
mov qword ptr [rsp + 152], rax
mov rdx, qword ptr [rsp + 160]
mulx r10, rcx, qword ptr [rdi + 0]
mulx r14, r15, qword ptr [rdi + 8]
add r10, r15
mulx r11, rbp, qword ptr [rdi + 16]
adc r14, rbp
mulx r8, rsi, qword ptr [rdi + 24]
adc r11, rsi
adc r8, 0
mov rdx, qword ptr [rsp + 168]
mulx r9, rbx, qword ptr [rdi + 0]
mulx r13, rax, qword ptr [rdi + 8]
add r9, rax
mulx r12, r15, qword ptr [rdi + 16]
adc r13, r15
mulx rbp, rdx, qword ptr [rdi + 24]
adc r12, rdx
adc rbp, 0
add r10, rbx
adc r14, r9
adc r11, r13
adc r8, r12
adc rbp, 0
mov rdx, qword ptr [rsp + 176]
mulx rsi, rax, qword ptr [rdi + 0]
mulx r15, r9, qword ptr [rdi + 8]
add rsi, r9
mulx rbx, r13, qword ptr [rdi + 16]
adc r15, r13
mulx r12, rdx, qword ptr [rdi + 24]
adc rbx, rdx
adc r12, 0
add r14, rax
adc r11, rsi
adc r8, r15
adc rbp, rbx
adc r12, 0
mov rdx, qword ptr [rsp + 184]
mulx r9, r13, qword ptr [rdi + 0]
mulx rsi, rax, qword ptr [rdi + 8]
add r9, rax
mulx r15, rbx, qword ptr [rdi + 16]
adc rsi, rbx
mulx rax, rdx, qword ptr [rdi + 24]
adc r15, rdx
adc rax, 0
add r11, r13
adc r8, r9
adc rbp, rsi
adc r12, r15
adc rax, 0
mov rdx, qword ptr [rsp + 0]
xor ebx, ebx
mulx r9, r13, r8
adcx rcx, r13
adox r10, r9
mulx rsi, r15, rbp
adcx r10, r15
adox r14, rsi
mulx r8, rbp, r12
adcx r14, rbp
adox r11, r8
mulx r9, r13, rax
adcx r11, r13
adox r9, rbx
adc r9, 0
mov rdx, qword ptr [rsp + 0]
mulx r12, rsi, r9
add rcx, rsi
adc r10, r12
adc r14, 0
adc r11, 0
sbb r15, r15
and r15, qword ptr [rsp + 0]
add rcx, r15
adc r10, 0
mov qword ptr [rsp + 96], rcx
mov qword ptr [rsp + 104], r10
mov qword ptr [rsp + 112], r14
mov qword ptr [rsp + 120], r11
mov rdx, qword ptr [rsp + 64]
mulx rax, r8, qword ptr [rsp + 72]
mulx rbp, rbx, qword ptr [rsp + 80]
add rax, rbx
mulx r13, r9, qword ptr [rsp + 88]
adc rbp, r9
adc r13, 0
mulx r12, rsi, rdx
mov rdx, qword ptr [rsp + 72]
xor r10d, r10d
mulx rcx, r14, qword ptr [rsp + 80]
adcx rbp, r14
adox r13, rcx
mulx r11, r15, qword ptr [rsp + 88]
adcx r13, r15
adox r11, r10
mov rdx, qword ptr [rsp + 80]
mulx rbx, r9, qword ptr [rsp + 88]
adcx r11, r9
adcx rbx, r10
xor ecx, ecx
adcx r8, r8
adox r8, r12
mov rdx, qword ptr [rsp + 72]
mulx r14, r15, rdx
adcx rax, rax
adox rax, r15
adcx rbp, rbp
adox rbp, r14
mov rdx, qword ptr [rsp + 80]
mulx r10, r9, rdx
adcx r13, r13
adox r13, r9
adcx r11, r11
adox r11, r10
mov rdx, qword ptr [rsp + 88]
mulx r12, r14, rdx
adcx rbx, rbx
adox rbx, r14
adcx rcx, rcx
adox rcx, r12
mov rdx, qword ptr [rsp + 0]
xor r15d, r15d
mulx r10, r9, r13
adcx rsi, r9
adox r8, r10
mulx r12, r14, r11
adcx r8, r14
adox rax, r12
mulx r13, r11, rbx
adcx rax, r11
adox rbp, r13
mulx r10, r9, rcx
adcx rbp, r9
adox r10, r15
adc r10, 0
sub rsi, qword ptr [rsp + 8]
sbb r8, 0
sbb rax, 0
sbb rbp, 0
sbb r10, -4
sub rsi, qword ptr [rsp + 128]
sbb r8, qword ptr [rsp + 136]
sbb rax, qword ptr [rsp + 144]
sbb rbp, qword ptr [rsp + 152]
sbb r10, 0
sub rsi, qword ptr [rsp + 96]
sbb r8, qword ptr [rsp + 104]
sbb rax, qword ptr [rsp + 112]
sbb rbp, qword ptr [rsp + 120]
sbb r10, 0
sub rsi, qword ptr [rsp + 96]
sbb r8, qword ptr [rsp + 104]
sbb rax, qword ptr [rsp + 112]
sbb rbp, qword ptr [rsp + 120]
sbb r10, 0
mov rdx, qword ptr [rsp + 0]
mulx rbx, r12, r10
add rsi, r12
adc r8, rbx
adc rax, 0
adc rbp, 0
sbb r14, r14
and r14, qword ptr [rsp + 0]
add rsi, r14
adc r8, 0
mov qword ptr [rdi + 0], rsi
mov qword ptr [rdi + 8], r8
mov qword ptr [rdi + 16], rax
mov qword ptr [rdi + 24], rbp
sub rsi, qword ptr [rsp + 96]
sbb r8, qword ptr [rsp + 104]
sbb rax, qword ptr [rsp + 112]
sbb rbp, qword ptr [rsp + 120]
sbb rcx, rcx
and rcx, qword ptr [rsp + 0]
sub rsi, rcx
sbb r8, 0
sbb rax, 0
sbb rbp, 0
sbb r13, r13
and r13, qword ptr [rsp + 0]
sub rsi, r13
mov qword ptr [rsp + 96], rsi
mov qword ptr [rsp + 104], r8
mov qword ptr [rsp + 112], rax
mov qword ptr [rsp + 120], rbp
mov rdx, qword ptr [rdi + 64]
mulx r11, r15, qword ptr [rsp + 160]
mulx r9, r10, qword ptr [rsp + 168]
add r11, r10
mulx rbx, r12, qword ptr [rsp + 176]
adc r9, r12
mulx r14, rcx, qword ptr [rsp + 184]
adc rbx, rcx
adc r14, 0
mov rdx, qword ptr [rdi + 72]
mulx rax, r8, qword ptr [rsp + 160]
mulx rbp, rsi, qword ptr [rsp + 168]
add rax, rsi
mulx r13, r10, qword ptr [rsp + 176]
adc rbp, r10
mulx r12, rdx, qword ptr [rsp + 184]
adc r13, rdx
adc r12, 0
add r11, r8
adc r9, rax
adc rbx, rbp
adc r14, r13
adc r12, 0
mov rdx, qword ptr [rdi + 80]
mulx rcx, rsi, qword ptr [rsp + 160]
mulx r10, rax, qword ptr [rsp + 168]
add rcx, rax
mulx r8, rbp, qword ptr [rsp + 176]
adc r10, rbp
mulx r13, rdx, qword ptr [rsp + 184]
adc r8, rdx
adc r13, 0
add r9, rsi
adc rbx, rcx
adc r14, r10
adc r12, r8
adc r13, 0
mov rdx, qword ptr [rdi + 88]
mulx rax, rbp, qword ptr [rsp + 160]
mulx rcx, rsi, qword ptr [rsp + 168]
add rax, rsi
mulx r10, r8, qword ptr [rsp + 176]
adc rcx, r8
mulx rsi, rdx, qword ptr [rsp + 184]
adc r10, rdx
adc rsi, 0
add rbx, rbp
adc r14, rax
adc r12, rcx
adc r13, r10
adc rsi, 0
mov rdx, qword ptr [rsp + 0]
xor r8d, r8d
mulx rax, rbp, r14
adcx r15, rbp
adox r11, rax
mulx rcx, r10, r12
adcx r11, r10
adox r9, rcx
mulx r14, r12, r13
adcx r9, r12
adox rbx, r14
mulx rax, rbp, rsi
adcx rbx, rbp
adox rax, r8
adc rax, 0
mov rdx, qword ptr [rsp + 0]
mulx r13, rcx, rax
add r15, rcx
adc r11, r13
adc r9, 0
adc rbx, 0
sbb r10, r10
and r10, qword ptr [rsp + 0]
add r15, r10
adc r11, 0
mov qword ptr [rdi + 64], r15
mov qword ptr [rdi + 72], r11
mov qword ptr [rdi + 80], r9
mov qword ptr [rdi + 88], rbx
mov rdx, qword ptr [rdi + 96]
mulx rsi, r14, qword ptr [rsp + 128]
mulx r12, r8, qword ptr [rsp + 136]
add rsi, r8
mulx rbp, rax, qword ptr [rsp + 144]
adc r12, rax
mulx r13, rcx, qword ptr [rsp + 152]
adc rbp, rcx
adc r13, 0
mov rdx, qword ptr [rdi + 104]
mulx r11, r15, qword ptr [rsp + 128]
mulx r9, rbx, qword ptr [rsp + 136]
add r11, rbx
mulx r10, r8, qword ptr [rsp + 144]
adc r9, r8
mulx rax, rdx, qword ptr [rsp + 152]
adc r10, rdx
adc rax, 0
add rsi, r15
adc r12, r11
adc rbp, r9
adc r13, r10
adc rax, 0
mov rdx, qword ptr [rdi + 112]
mulx rcx, rbx, qword ptr [rsp + 128]
mulx r8, r11, qword ptr [rsp + 136]
add rcx, r11
mulx r15, r9, qword ptr [rsp + 144]
adc r8, r9
mulx r10, rdx, qword ptr [rsp + 152]
adc r15, rdx
adc r10, 0
add r12, rbx
adc rbp, rcx
adc r13, r8
adc rax, r15
adc r10, 0
mov rdx, qword ptr [rdi + 120]
mulx r11, r9, qword ptr [rsp + 128]
mulx rcx, rbx, qword ptr [rsp + 136]
add r11, rbx
mulx r8, r15, qword ptr [rsp + 144]
adc rcx, r15
mulx rbx, rdx, qword ptr [rsp + 152]
adc r8, rdx
adc rbx, 0
add rbp, r9
adc r13, r11
adc rax, rcx
adc r10, r8
adc rbx, 0
mov rdx, qword ptr [rsp + 0]
xor r15d, r15d
mulx r11, r9, r13
adcx r14, r9
adox rsi, r11
mulx rcx, r8, rax
adcx rsi, r8
adox r12, rcx
mulx r13, rax, r10
adcx r12, rax
adox rbp, r13
mulx r11, r9, rbx
adcx rbp, r9
adox r11, r15
adc r11, 0
mov rdx, qword ptr [rsp + 0]
mulx r10, rcx, r11
add r14, rcx
adc rsi, r10
adc r12, 0
adc rbp, 0
sbb r8, r8
and r8, qword ptr [rsp + 0]
add r14, r8
adc rsi, 0
mov qword ptr [rdi + 96], r14
mov qword ptr [rdi + 104], rsi
mov qword ptr [rdi + 112], r12
mov qword ptr [rdi + 120], rbp
mov rdx, qword ptr [rsp + 128]
mulx rbx, r13, qword ptr [rdi + 32]
mulx rax, r15, qword ptr [rdi + 40]
add rbx, r15
mulx r9, r11, qword ptr [rdi + 48]
adc rax, r11
mulx r10, rcx, qword ptr [rdi + 56]
adc r9, rcx
adc r10, 0
mov rdx, qword ptr [rsp + 136]
mulx rsi, r14, qword ptr [rdi + 32]
mulx r12, rbp, qword ptr [rdi + 40]
add rsi, rbp
mulx r8, r15, qword ptr [rdi + 48]
adc r12, r15
mulx r11, rdx, qword ptr [rdi + 56]
adc r8, rdx
adc r11, 0
add rbx, r14
adc rax, rsi
adc r9, r12
adc r10, r8
adc r11, 0
mov rdx, qword ptr [rsp + 144]
mulx rcx, rbp, qword ptr [rdi + 32]
mulx r15, rsi, qword ptr [rdi + 40]
add rcx, rsi
mulx r14, r12, qword ptr [rdi + 48]
adc r15, r12
mulx r8, rdx, qword ptr [rdi + 56]
adc r14, rdx
adc r8, 0
add rax, rbp
adc r9, rcx
adc r10, r15
adc r11, r14
adc r8, 0
mov rdx, qword ptr [rsp + 152]
mulx rsi, r12, qword ptr [rdi + 32]
mulx rcx, rbp, qword ptr [rdi + 40]
add rsi, rbp
mulx r15, r14, qword ptr [rdi + 48]
adc rcx, r14
mulx rdx, rbp, qword ptr [rdi + 56]
adc r15, rbp
adc rdx, 0
add r9, r12
adc r10, rsi
adc r11, rcx
adc r8, r15
adc rdx, 0
mov qword ptr [rsp + 192], r13
mov qword ptr [rsp + 200], rbx
mov qword ptr [rsp + 208], rax
mov qword ptr [rsp + 216], r9
mov qword ptr [rsp + 224], r10
mov qword ptr [rsp + 232], r11
mov qword ptr [rsp + 240], r8
mov qword ptr [rsp + 248], rdx
mov rdx, qword ptr [rsp + 64]
mulx r14, rbx, qword ptr [rsp + 96]
mulx r13, rax, qword ptr [rsp + 104]
add r14, rax
mulx r9, r10, qword ptr [rsp + 112]
adc r13, r10
mulx r11, r8, qword ptr [rsp + 120]
adc r9, r8
adc r11, 0
mov rdx, qword ptr [rsp + 72]
mulx rsi, r12, qword ptr [rsp + 96]
mulx rcx, r15, qword ptr [rsp + 104]
add rsi, r15
mulx rbp, rax, qword ptr [rsp + 112]
adc rcx, rax
mulx r10, rdx, qword ptr [rsp + 120]
adc rbp, rdx
adc r10, 0
add r14, r12
adc r13, rsi
adc r9, rcx
adc r11, rbp
adc r10, 0
mov rdx, qword ptr [rsp + 80]
mulx r8, r15, qword ptr [rsp + 96]
mulx rax, rsi, qword ptr [rsp + 104]
add r8, rsi
mulx r12, rcx, qword ptr [rsp + 112]
adc rax, rcx
mulx rbp, rdx, qword ptr [rsp + 120]
adc r12, rdx
adc rbp, 0
add r13, r15
adc r9, r8
adc r11, rax
adc r10, r12
adc rbp, 0
mov rdx, qword ptr [rsp + 88]
mulx rsi, rcx, qword ptr [rsp + 96]
mulx r8, r15, qword ptr [rsp + 104]
add rsi, r15
mulx rax, r12, qword ptr [rsp + 112]
adc r8, r12
mulx r15, rdx, qword ptr [rsp + 120]
adc rax, rdx
adc r15, 0
add r9, rcx
adc r11, rsi
adc r10, r8
adc rbp, rax
adc r15, 0
add rbx, qword ptr [rsp + 192]
adc r14, qword ptr [rsp + 200]
adc r13, qword ptr [rsp + 208]
adc r9, qword ptr [rsp + 216]
adc r11, qword ptr [rsp + 224]
adc r10, qword ptr [rsp + 232]
adc rbp, qword ptr [rsp + 240]
adc r15, qword ptr [rsp + 248]
sbb r12, r12
and r12, qword ptr [rsp + 0]
mov rdx, qword ptr [rsp + 0]
xor esi, esi
mulx rcx, r8, r11
adcx rbx, r8
adox r14, rcx
mulx rax, r11, r10
adcx r14, r11
adox r13, rax
mulx r10, rcx, rbp
adcx r13, rcx
adox r9, r10
mulx r8, rbp, r15
adcx r9, rbp
adox r8, rsi
adc r8, 0
add r8, r12
mov rdx, qword ptr [rsp + 0]
mulx rax, r11, r8
add rbx, r11
adc r14, rax
adc r13, 0
adc r9, 0
sbb r15, r15
and r15, qword ptr [rsp + 0]
add rbx, r15
adc r14, 0
mov qword ptr [rdi + 32], rbx
mov qword ptr [rdi + 40], r14
mov qword ptr [rdi + 48], r13
mov qword ptr [rdi + 56], r9
add rsp, 328
pop r15
pop r14
pop r13
pop r12
pop rbp
pop rbx
ret
