# Made by examples/generate_kernels; do not edit.
# rdi: place for -2P. rsi: Jacobian P. Strict.
push rbx
push rbp
push r12
push r13
push r14
push r15
sub rsp, 232
mov rax, qword ptr [rsi + 0]
mov qword ptr [rdi + 0], rax
mov rax, qword ptr [rsi + 8]
mov qword ptr [rdi + 8], rax
mov rax, qword ptr [rsi + 16]
mov qword ptr [rdi + 16], rax
mov rax, qword ptr [rsi + 24]
mov qword ptr [rdi + 24], rax
mov rax, qword ptr [rsi + 32]
mov qword ptr [rdi + 32], rax
mov rax, qword ptr [rsi + 40]
mov qword ptr [rdi + 40], rax
mov rax, qword ptr [rsi + 48]
mov qword ptr [rdi + 48], rax
mov rax, qword ptr [rsi + 56]
mov qword ptr [rdi + 56], rax
mov rax, qword ptr [rsi + 64]
mov qword ptr [rdi + 64], rax
mov rax, qword ptr [rsi + 72]
mov qword ptr [rdi + 72], rax
mov rax, qword ptr [rsi + 80]
mov qword ptr [rdi + 80], rax
mov rax, qword ptr [rsi + 88]
mov qword ptr [rdi + 88], rax
mov rax, 0x1000003d1
mov qword ptr [rsp + 0], rax
shl rax, 2
mov qword ptr [rsp + 8], rax
mov rdx, qword ptr [rdi + 0]
mulx rax, rcx, qword ptr [rdi + 8]
mulx rbx, rsi, qword ptr [rdi + 16]
add rax, rsi
mulx rbp, r8, qword ptr [rdi + 24]
adc rbx, r8
adc rbp, 0
mulx r9, r10, rdx
mov rdx, qword ptr [rdi + 8]
xor r11d, r11d
mulx r12, r13, qword ptr [rdi + 16]
adcx rbx, r13
adox rbp, r12
mulx r14, r15, qword ptr [rdi + 24]
adcx rbp, r15
adox r14, r11
mov rdx, qword ptr [rdi + 16]
mulx rsi, r8, qword ptr [rdi + 24]
adcx r14, r8
adcx rsi, r11
xor r12d, r12d
adcx rcx, rcx
adox rcx, r9
mov rdx, qword ptr [rdi + 8]
mulx r13, r15, rdx
adcx rax, rax
adox rax, r15
adcx rbx, rbx
adox rbx, r13
mov rdx, qword ptr [rdi + 16]
mulx r11, r8, rdx
adcx rbp, rbp
adox rbp, r8
adcx r14, r14
adox r14, r11
mov rdx, qword ptr [rdi + 24]
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
mov rsi, r10
mov r9, rcx
mov r13, rax
mov r12, rbx
mov rbp, r11
mov edx, r10d
and edx, 1
mov r14, rdx
neg r14
and r14, qword ptr [rsp + 0]
add r11, rdx
sub r10, r14
sbb rcx, 0
sbb rax, 0
sbb rbx, 0
sbb r11, 0
shr r11, 1
rcr rbx, 1
rcr rax, 1
rcr rcx, 1
rcr r10, 1
add r10, rsi
adc rcx, r9
adc rax, r13
adc rbx, r12
adc r11, rbp
mov rdx, qword ptr [rsp + 0]
mulx r15, r8, r11
add r10, r8
adc rcx, r15
adc rax, 0
adc rbx, 0
sbb rsi, rsi
and rsi, qword ptr [rsp + 0]
add r10, rsi
adc rcx, 0
mov qword ptr [rsp + 32], r10
mov qword ptr [rsp + 40], rcx
mov qword ptr [rsp + 48], rax
mov qword ptr [rsp + 56], rbx
mov rdx, qword ptr [rdi + 32]
mulx r9, r13, qword ptr [rdi + 40]
mulx r12, rbp, qword ptr [rdi + 48]
add r9, rbp
mulx r14, r11, qword ptr [rdi + 56]
adc r12, r11
adc r14, 0
mulx r15, r8, rdx
mov rdx, qword ptr [rdi + 40]
xor eax, eax
mulx rcx, rbx, qword ptr [rdi + 48]
adcx r12, rbx
adox r14, rcx
mulx r10, rsi, qword ptr [rdi + 56]
adcx r14, rsi
adox r10, rax
mov rdx, qword ptr [rdi + 48]
mulx rbp, r11, qword ptr [rdi + 56]
adcx r10, r11
adcx rbp, rax
xor ecx, ecx
adcx r13, r13
adox r13, r15
mov rdx, qword ptr [rdi + 40]
mulx rbx, rsi, rdx
adcx r9, r9
adox r9, rsi
adcx r12, r12
adox r12, rbx
mov rdx, qword ptr [rdi + 48]
mulx rax, r11, rdx
adcx r14, r14
adox r14, r11
adcx r10, r10
adox r10, rax
mov rdx, qword ptr [rdi + 56]
mulx r15, rbx, rdx
adcx rbp, rbp
adox rbp, rbx
adcx rcx, rcx
adox rcx, r15
mov rdx, qword ptr [rsp + 0]
xor esi, esi
mulx rax, r11, r14
adcx r8, r11
adox r13, rax
mulx r15, rbx, r10
adcx r13, rbx
adox r9, r15
mulx r14, r10, rbp
adcx r9, r10
adox r12, r14
mulx rax, r11, rcx
adcx r12, r11
adox rax, rsi
adc rax, 0
mov rdx, qword ptr [rsp + 0]
mulx rbp, r15, rax
add r8, r15
adc r13, rbp
adc r9, 0
adc r12, 0
sbb rbx, rbx
and rbx, qword ptr [rsp + 0]
add r8, rbx
adc r13, 0
mov qword ptr [rsp + 64], r8
mov qword ptr [rsp + 72], r13
mov qword ptr [rsp + 80], r9
mov qword ptr [rsp + 88], r12
mov rdx, qword ptr [rdi + 64]
mulx rcx, r14, qword ptr [rdi + 32]
mulx r10, rsi, qword ptr [rdi + 40]
add rcx, rsi
mulx r11, rax, qword ptr [rdi + 48]
adc r10, rax
mulx rbp, r15, qword ptr [rdi + 56]
adc r11, r15
adc rbp, 0
mov rdx, qword ptr [rdi + 72]
mulx r9, r13, qword ptr [rdi + 32]
mulx r12, r8, qword ptr [rdi + 40]
add r9, r8
mulx rbx, rsi, qword ptr [rdi + 48]
adc r12, rsi
mulx rax, rdx, qword ptr [rdi + 56]
adc rbx, rdx
adc rax, 0
add rcx, r13
adc r10, r9
adc r11, r12
adc rbp, rbx
adc rax, 0
mov rdx, qword ptr [rdi + 80]
mulx r15, r8, qword ptr [rdi + 32]
mulx rsi, r9, qword ptr [rdi + 40]
add r15, r9
mulx r13, r12, qword ptr [rdi + 48]
adc rsi, r12
mulx rbx, rdx, qword ptr [rdi + 56]
adc r13, rdx
adc rbx, 0
add r10, r8
adc r11, r15
adc rbp, rsi
adc rax, r13
adc rbx, 0
mov rdx, qword ptr [rdi + 88]
mulx r9, r12, qword ptr [rdi + 32]
mulx r15, r8, qword ptr [rdi + 40]
add r9, r8
mulx rsi, r13, qword ptr [rdi + 48]
adc r15, r13
mulx r8, rdx, qword ptr [rdi + 56]
adc rsi, rdx
adc r8, 0
add r11, r12
adc rbp, r9
adc rax, r15
adc rbx, rsi
adc r8, 0
mov rdx, qword ptr [rsp + 0]
xor r13d, r13d
mulx r9, r12, rbp
adcx r14, r12
adox rcx, r9
mulx r15, rsi, rax
adcx rcx, rsi
adox r10, r15
mulx rbp, rax, rbx
adcx r10, rax
adox r11, rbp
mulx r9, r12, r8
adcx r11, r12
adox r9, r13
adc r9, 0
mov rdx, qword ptr [rsp + 0]
mulx rbx, r15, r9
add r14, r15
adc rcx, rbx
adc r10, 0
adc r11, 0
sbb rsi, rsi
and rsi, qword ptr [rsp + 0]
add r14, rsi
adc rcx, 0
mov qword ptr [rdi + 64], r14
mov qword ptr [rdi + 72], rcx
mov qword ptr [rdi + 80], r10
mov qword ptr [rdi + 88], r11
mov rdx, qword ptr [rsp + 64]
mulx r8, rbp, qword ptr [rdi + 0]
mulx rax, r13, qword ptr [rdi + 8]
add r8, r13
mulx r12, r9, qword ptr [rdi + 16]
adc rax, r9
mulx rbx, r15, qword ptr [rdi + 24]
adc r12, r15
adc rbx, 0
mov rdx, qword ptr [rsp + 72]
mulx rcx, r14, qword ptr [rdi + 0]
mulx r10, r11, qword ptr [rdi + 8]
add rcx, r11
mulx rsi, r13, qword ptr [rdi + 16]
adc r10, r13
mulx r9, rdx, qword ptr [rdi + 24]
adc rsi, rdx
adc r9, 0
add r8, r14
adc rax, rcx
adc r12, r10
adc rbx, rsi
adc r9, 0
mov rdx, qword ptr [rsp + 80]
mulx r15, r11, qword ptr [rdi + 0]
mulx r13, rcx, qword ptr [rdi + 8]
add r15, rcx
mulx r14, r10, qword ptr [rdi + 16]
adc r13, r10
mulx rsi, rdx, qword ptr [rdi + 24]
adc r14, rdx
adc rsi, 0
add rax, r11
adc r12, r15
adc rbx, r13
adc r9, r14
adc rsi, 0
mov rdx, qword ptr [rsp + 88]
mulx rcx, r10, qword ptr [rdi + 0]
mulx r15, r11, qword ptr [rdi + 8]
add rcx, r11
mulx r13, r14, qword ptr [rdi + 16]
adc r15, r14
mulx r11, rdx, qword ptr [rdi + 24]
adc r13, rdx
adc r11, 0
add r12, r10
adc rbx, rcx
adc r9, r15
adc rsi, r13
adc r11, 0
mov rdx, qword ptr [rsp + 0]
xor r14d, r14d
mulx rcx, r10, rbx
adcx rbp, r10
adox r8, rcx
mulx r15, r13, r9
adcx r8, r13
adox rax, r15
mulx rbx, r9, rsi
adcx rax, r9
adox r12, rbx
mulx rcx, r10, r11
adcx r12, r10
adox rcx, r14
adc rcx, 0
mov rdx, qword ptr [rsp + 0]
mulx rsi, r15, rcx
add rbp, r15
adc r8, rsi
adc rax, 0
adc r12, 0
sbb r13, r13
and r13, qword ptr [rsp + 0]
add rbp, r13
adc r8, 0
mov qword ptr [rsp + 96], rbp
mov qword ptr [rsp + 104], r8
mov qword ptr [rsp + 112], rax
mov qword ptr [rsp + 120], r12
mov rdx, qword ptr [rsp + 32]
mulx r11, rbx, qword ptr [rsp + 40]
mulx r9, r14, qword ptr [rsp + 48]
add r11, r14
mulx r10, rcx, qword ptr [rsp + 56]
adc r9, rcx
adc r10, 0
mulx rsi, r15, rdx
mov rdx, qword ptr [rsp + 40]
xor r8d, r8d
mulx rbp, rax, qword ptr [rsp + 48]
adcx r9, rax
adox r10, rbp
mulx r12, r13, qword ptr [rsp + 56]
adcx r10, r13
adox r12, r8
mov rdx, qword ptr [rsp + 48]
mulx r14, rcx, qword ptr [rsp + 56]
adcx r12, rcx
adcx r14, r8
xor ebp, ebp
adcx rbx, rbx
adox rbx, rsi
mov rdx, qword ptr [rsp + 40]
mulx rax, r13, rdx
adcx r11, r11
adox r11, r13
adcx r9, r9
adox r9, rax
mov rdx, qword ptr [rsp + 48]
mulx r8, rcx, rdx
adcx r10, r10
adox r10, rcx
adcx r12, r12
adox r12, r8
mov rdx, qword ptr [rsp + 56]
mulx rsi, rax, rdx
adcx r14, r14
adox r14, rax
adcx rbp, rbp
adox rbp, rsi
mov rdx, qword ptr [rsp + 0]
xor r13d, r13d
mulx r8, rcx, r10
adcx r15, rcx
adox rbx, r8
mulx rsi, rax, r12
adcx rbx, rax
adox r11, rsi
mulx r10, r12, r14
adcx r11, r12
adox r9, r10
mulx r8, rcx, rbp
adcx r9, rcx
adox r8, r13
adc r8, 0
sub r15, qword ptr [rsp + 8]
sbb rbx, 0
sbb r11, 0
sbb r9, 0
sbb r8, -4
sub r15, qword ptr [rsp + 96]
sbb rbx, qword ptr [rsp + 104]
sbb r11, qword ptr [rsp + 112]
sbb r9, qword ptr [rsp + 120]
sbb r8, 0
sub r15, qword ptr [rsp + 96]
sbb rbx, qword ptr [rsp + 104]
sbb r11, qword ptr [rsp + 112]
sbb r9, qword ptr [rsp + 120]
sbb r8, 0
mov rdx, qword ptr [rsp + 0]
mulx r14, rsi, r8
add r15, rsi
adc rbx, r14
adc r11, 0
adc r9, 0
sbb rax, rax
and rax, qword ptr [rsp + 0]
add r15, rax
adc rbx, 0
mov qword ptr [rdi + 0], r15
mov qword ptr [rdi + 8], rbx
mov qword ptr [rdi + 16], r11
mov qword ptr [rdi + 24], r9
sub r15, qword ptr [rsp + 96]
sbb rbx, qword ptr [rsp + 104]
sbb r11, qword ptr [rsp + 112]
sbb r9, qword ptr [rsp + 120]
sbb rbp, rbp
and rbp, qword ptr [rsp + 0]
sub r15, rbp
sbb rbx, 0
sbb r11, 0
sbb r9, 0
sbb r10, r10
and r10, qword ptr [rsp + 0]
sub r15, r10
mov qword ptr [rsp + 128], r15
mov qword ptr [rsp + 136], rbx
mov qword ptr [rsp + 144], r11
mov qword ptr [rsp + 152], r9
mov rdx, qword ptr [rsp + 64]
mulx r12, r13, qword ptr [rsp + 72]
mulx rcx, r8, qword ptr [rsp + 80]
add r12, r8
mulx r14, rsi, qword ptr [rsp + 88]
adc rcx, rsi
adc r14, 0
mulx rax, rbp, rdx
mov rdx, qword ptr [rsp + 72]
xor r11d, r11d
mulx rbx, r9, qword ptr [rsp + 80]
adcx rcx, r9
adox r14, rbx
mulx r15, r10, qword ptr [rsp + 88]
adcx r14, r10
adox r15, r11
mov rdx, qword ptr [rsp + 80]
mulx r8, rsi, qword ptr [rsp + 88]
adcx r15, rsi
adcx r8, r11
xor ebx, ebx
adcx r13, r13
adox r13, rax
mov rdx, qword ptr [rsp + 72]
mulx r9, r10, rdx
adcx r12, r12
adox r12, r10
adcx rcx, rcx
adox rcx, r9
mov rdx, qword ptr [rsp + 80]
mulx r11, rsi, rdx
adcx r14, r14
adox r14, rsi
adcx r15, r15
adox r15, r11
mov rdx, qword ptr [rsp + 88]
mulx rax, r9, rdx
adcx r8, r8
adox r8, r9
adcx rbx, rbx
adox rbx, rax
mov qword ptr [rsp + 160], rbp
mov qword ptr [rsp + 168], r13
mov qword ptr [rsp + 176], r12
mov qword ptr [rsp + 184], rcx
mov qword ptr [rsp + 192], r14
mov qword ptr [rsp + 200], r15
mov qword ptr [rsp + 208], r8
mov qword ptr [rsp + 216], rbx
mov rdx, qword ptr [rsp + 32]
mulx r10, r11, qword ptr [rsp + 128]
mulx rsi, r12, qword ptr [rsp + 136]
add r10, r12
mulx r13, rcx, qword ptr [rsp + 144]
adc rsi, rcx
mulx r14, rbp, qword ptr [rsp + 152]
adc r13, rbp
adc r14, 0
mov rdx, qword ptr [rsp + 40]
mulx r15, r8, qword ptr [rsp + 128]
mulx rbx, rax, qword ptr [rsp + 136]
add r15, rax
mulx r9, r12, qword ptr [rsp + 144]
adc rbx, r12
mulx rcx, rdx, qword ptr [rsp + 152]
adc r9, rdx
adc rcx, 0
add r10, r8
adc rsi, r15
adc r13, rbx
adc r14, r9
adc rcx, 0
mov rdx, qword ptr [rsp + 48]
mulx rbp, rax, qword ptr [rsp + 128]
mulx r12, r15, qword ptr [rsp + 136]
add rbp, r15
mulx r8, rbx, qword ptr [rsp + 144]
adc r12, rbx
mulx r9, rdx, qword ptr [rsp + 152]
adc r8, rdx
adc r9, 0
add rsi, rax
adc r13, rbp
adc r14, r12
adc rcx, r8
adc r9, 0
mov rdx, qword ptr [rsp + 56]
mulx r15, rbx, qword ptr [rsp + 128]
mulx rbp, rax, qword ptr [rsp + 136]
add r15, rax
mulx r12, r8, qword ptr [rsp + 144]
adc rbp, r8
mulx rax, rdx, qword ptr [rsp + 152]
adc r12, rdx
adc rax, 0
add r13, rbx
adc r14, r15
adc rcx, rbp
adc r9, r12
adc rax, 0
add r11, qword ptr [rsp + 160]
adc r10, qword ptr [rsp + 168]
adc rsi, qword ptr [rsp + 176]
adc r13, qword ptr [rsp + 184]
adc r14, qword ptr [rsp + 192]
adc rcx, qword ptr [rsp + 200]
adc r9, qword ptr [rsp + 208]
adc rax, qword ptr [rsp + 216]
sbb r8, r8
and r8, qword ptr [rsp + 0]
mov rdx, qword ptr [rsp + 0]
xor r15d, r15d
mulx rbx, rbp, r14
adcx r11, rbp
adox r10, rbx
mulx r12, r14, rcx
adcx r10, r14
adox rsi, r12
mulx rcx, rbx, r9
adcx rsi, rbx
adox r13, rcx
mulx rbp, r9, rax
adcx r13, r9
adox rbp, r15
adc rbp, 0
add rbp, r8
mov rdx, qword ptr [rsp + 0]
mulx r12, r14, rbp
add r11, r14
adc r10, r12
adc rsi, 0
adc r13, 0
sbb rax, rax
and rax, qword ptr [rsp + 0]
add r11, rax
adc r10, 0
mov qword ptr [rdi + 32], r11
mov qword ptr [rdi + 40], r10
mov qword ptr [rdi + 48], rsi
mov qword ptr [rdi + 56], r13
add rsp, 232
pop r15
pop r14
pop r13
pop r12
pop rbp
pop rbx
ret
