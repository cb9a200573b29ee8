# Made by examples/generate_kernels; do not edit.
# rdi: Jacobian P, replaced by -2P. Strict.
push rbx
push rbp
push r12
push r13
push r14
push r15
sub rsp, 232
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
xor r9d, r9d
mulx r13, r12, qword ptr [rdi + 32]
adcx rcx, r12
adox r10, r13
mulx r8, rbx, qword ptr [rdi + 40]
adcx r10, rbx
adox r11, r8
mulx rsi, rax, qword ptr [rdi + 48]
adcx r11, rax
adox rbp, rsi
mulx r15, r13, qword ptr [rdi + 56]
adcx rbp, r13
adox r9, r15
adc r9, 0
mov rdx, qword ptr [rdi + 80]
xor r12d, r12d
mulx r8, rbx, qword ptr [rdi + 32]
adcx r10, rbx
adox r11, r8
mulx rsi, rax, qword ptr [rdi + 40]
adcx r11, rax
adox rbp, rsi
mulx r15, r13, qword ptr [rdi + 48]
adcx rbp, r13
adox r9, r15
mulx r8, rbx, qword ptr [rdi + 56]
adcx r9, rbx
adox r12, r8
adc r12, 0
mov rdx, qword ptr [rdi + 88]
xor esi, esi
mulx rax, r15, qword ptr [rdi + 32]
adcx r11, r15
adox rbp, rax
mulx r13, r8, qword ptr [rdi + 40]
adcx rbp, r8
adox r9, r13
mulx rbx, rax, qword ptr [rdi + 48]
adcx r9, rax
adox r12, rbx
mulx r15, r13, qword ptr [rdi + 56]
adcx r12, r13
adox rsi, r15
adc rsi, 0
mov rdx, qword ptr [rsp + 0]
xor r8d, r8d
mulx rbx, rax, rbp
adcx r14, rax
adox rcx, rbx
mulx r15, r13, r9
adcx rcx, r13
adox r10, r15
mulx rbp, r9, r12
adcx r10, r9
adox r11, rbp
mulx rbx, rax, rsi
adcx r11, rax
adox rbx, r8
adc rbx, 0
mov rdx, qword ptr [rsp + 0]
mulx r12, r15, rbx
add r14, r15
adc rcx, r12
adc r10, 0
adc r11, 0
sbb r13, r13
and r13, qword ptr [rsp + 0]
add r14, r13
adc rcx, 0
mov qword ptr [rdi + 64], r14
mov qword ptr [rdi + 72], rcx
mov qword ptr [rdi + 80], r10
mov qword ptr [rdi + 88], r11
mov rdx, qword ptr [rsp + 64]
mulx rsi, rbp, qword ptr [rdi + 0]
mulx r9, r8, qword ptr [rdi + 8]
add rsi, r8
mulx rax, rbx, qword ptr [rdi + 16]
adc r9, rbx
mulx r12, r15, qword ptr [rdi + 24]
adc rax, r15
adc r12, 0
mov rdx, qword ptr [rsp + 72]
xor ecx, ecx
mulx r14, r10, qword ptr [rdi + 0]
adcx rsi, r10
adox r9, r14
mulx r11, r13, qword ptr [rdi + 8]
adcx r9, r13
adox rax, r11
mulx r8, rbx, qword ptr [rdi + 16]
adcx rax, rbx
adox r12, r8
mulx r15, r14, qword ptr [rdi + 24]
adcx r12, r14
adox rcx, r15
adc rcx, 0
mov rdx, qword ptr [rsp + 80]
xor r10d, r10d
mulx r11, r13, qword ptr [rdi + 0]
adcx r9, r13
adox rax, r11
mulx r8, rbx, qword ptr [rdi + 8]
adcx rax, rbx
adox r12, r8
mulx r15, r14, qword ptr [rdi + 16]
adcx r12, r14
adox rcx, r15
mulx r11, r13, qword ptr [rdi + 24]
adcx rcx, r13
adox r10, r11
adc r10, 0
mov rdx, qword ptr [rsp + 88]
xor r8d, r8d
mulx rbx, r15, qword ptr [rdi + 0]
adcx rax, r15
adox r12, rbx
mulx r14, r11, qword ptr [rdi + 8]
adcx r12, r11
adox rcx, r14
mulx r13, rbx, qword ptr [rdi + 16]
adcx rcx, rbx
adox r10, r13
mulx r15, r14, qword ptr [rdi + 24]
adcx r10, r14
adox r8, r15
adc r8, 0
mov rdx, qword ptr [rsp + 0]
xor r11d, r11d
mulx r13, rbx, r12
adcx rbp, rbx
adox rsi, r13
mulx r15, r14, rcx
adcx rsi, r14
adox r9, r15
mulx r12, rcx, r10
adcx r9, rcx
adox rax, r12
mulx r13, rbx, r8
adcx rax, rbx
adox r13, r11
adc r13, 0
mov rdx, qword ptr [rsp + 0]
mulx r10, r15, r13
add rbp, r15
adc rsi, r10
adc r9, 0
adc rax, 0
sbb r14, r14
and r14, qword ptr [rsp + 0]
add rbp, r14
adc rsi, 0
mov qword ptr [rsp + 96], rbp
mov qword ptr [rsp + 104], rsi
mov qword ptr [rsp + 112], r9
mov qword ptr [rsp + 120], rax
mov rdx, qword ptr [rsp + 32]
mulx r8, r12, qword ptr [rsp + 40]
mulx rcx, r11, qword ptr [rsp + 48]
add r8, r11
mulx rbx, r13, qword ptr [rsp + 56]
adc rcx, r13
adc rbx, 0
mulx r10, r15, rdx
mov rdx, qword ptr [rsp + 40]
xor esi, esi
mulx rbp, r9, qword ptr [rsp + 48]
adcx rcx, r9
adox rbx, rbp
mulx rax, r14, qword ptr [rsp + 56]
adcx rbx, r14
adox rax, rsi
mov rdx, qword ptr [rsp + 48]
mulx r11, r13, qword ptr [rsp + 56]
adcx rax, r13
adcx r11, rsi
xor ebp, ebp
adcx r12, r12
adox r12, r10
mov rdx, qword ptr [rsp + 40]
mulx r9, r14, rdx
adcx r8, r8
adox r8, r14
adcx rcx, rcx
adox rcx, r9
mov rdx, qword ptr [rsp + 48]
mulx rsi, r13, rdx
adcx rbx, rbx
adox rbx, r13
adcx rax, rax
adox rax, rsi
mov rdx, qword ptr [rsp + 56]
mulx r10, r9, rdx
adcx r11, r11
adox r11, r9
adcx rbp, rbp
adox rbp, r10
mov rdx, qword ptr [rsp + 0]
xor r14d, r14d
mulx rsi, r13, rbx
adcx r15, r13
adox r12, rsi
mulx r10, r9, rax
adcx r12, r9
adox r8, r10
mulx rbx, rax, r11
adcx r8, rax
adox rcx, rbx
mulx rsi, r13, rbp
adcx rcx, r13
adox rsi, r14
adc rsi, 0
sub r15, qword ptr [rsp + 8]
sbb r12, 0
sbb r8, 0
sbb rcx, 0
sbb rsi, -4
sub r15, qword ptr [rsp + 96]
sbb r12, qword ptr [rsp + 104]
sbb r8, qword ptr [rsp + 112]
sbb rcx, qword ptr [rsp + 120]
sbb rsi, 0
sub r15, qword ptr [rsp + 96]
sbb r12, qword ptr [rsp + 104]
sbb r8, qword ptr [rsp + 112]
sbb rcx, qword ptr [rsp + 120]
sbb rsi, 0
mov rdx, qword ptr [rsp + 0]
mulx r11, r10, rsi
add r15, r10
adc r12, r11
adc r8, 0
adc rcx, 0
sbb r9, r9
and r9, qword ptr [rsp + 0]
add r15, r9
adc r12, 0
mov qword ptr [rdi + 0], r15
mov qword ptr [rdi + 8], r12
mov qword ptr [rdi + 16], r8
mov qword ptr [rdi + 24], rcx
sub r15, qword ptr [rsp + 96]
sbb r12, qword ptr [rsp + 104]
sbb r8, qword ptr [rsp + 112]
sbb rcx, qword ptr [rsp + 120]
sbb rbp, rbp
and rbp, qword ptr [rsp + 0]
sub r15, rbp
sbb r12, 0
sbb r8, 0
sbb rcx, 0
sbb rbx, rbx
and rbx, qword ptr [rsp + 0]
sub r15, rbx
mov qword ptr [rsp + 128], r15
mov qword ptr [rsp + 136], r12
mov qword ptr [rsp + 144], r8
mov qword ptr [rsp + 152], rcx
mov rdx, qword ptr [rsp + 64]
mulx rax, r14, qword ptr [rsp + 72]
mulx r13, rsi, qword ptr [rsp + 80]
add rax, rsi
mulx r11, r10, qword ptr [rsp + 88]
adc r13, r10
adc r11, 0
mulx r9, rbp, rdx
mov rdx, qword ptr [rsp + 72]
xor r8d, r8d
mulx r12, rcx, qword ptr [rsp + 80]
adcx r13, rcx
adox r11, r12
mulx r15, rbx, qword ptr [rsp + 88]
adcx r11, rbx
adox r15, r8
mov rdx, qword ptr [rsp + 80]
mulx rsi, r10, qword ptr [rsp + 88]
adcx r15, r10
adcx rsi, r8
xor r12d, r12d
adcx r14, r14
adox r14, r9
mov rdx, qword ptr [rsp + 72]
mulx rcx, rbx, rdx
adcx rax, rax
adox rax, rbx
adcx r13, r13
adox r13, rcx
mov rdx, qword ptr [rsp + 80]
mulx r8, r10, rdx
adcx r11, r11
adox r11, r10
adcx r15, r15
adox r15, r8
mov rdx, qword ptr [rsp + 88]
mulx r9, rcx, rdx
adcx rsi, rsi
adox rsi, rcx
adcx r12, r12
adox r12, r9
mov qword ptr [rsp + 160], rbp
mov qword ptr [rsp + 168], r14
mov qword ptr [rsp + 176], rax
mov qword ptr [rsp + 184], r13
mov qword ptr [rsp + 192], r11
mov qword ptr [rsp + 200], r15
mov qword ptr [rsp + 208], rsi
mov qword ptr [rsp + 216], r12
mov rdx, qword ptr [rsp + 32]
mulx rbx, r8, qword ptr [rsp + 128]
mulx r10, rax, qword ptr [rsp + 136]
add rbx, rax
mulx r14, r13, qword ptr [rsp + 144]
adc r10, r13
mulx r11, rbp, qword ptr [rsp + 152]
adc r14, rbp
adc r11, 0
mov rdx, qword ptr [rsp + 40]
xor r15d, r15d
mulx rsi, r12, qword ptr [rsp + 128]
adcx rbx, r12
adox r10, rsi
mulx r9, rcx, qword ptr [rsp + 136]
adcx r10, rcx
adox r14, r9
mulx rax, r13, qword ptr [rsp + 144]
adcx r14, r13
adox r11, rax
mulx rbp, rsi, qword ptr [rsp + 152]
adcx r11, rsi
adox r15, rbp
adc r15, 0
mov rdx, qword ptr [rsp + 48]
xor r12d, r12d
mulx r9, rcx, qword ptr [rsp + 128]
adcx r10, rcx
adox r14, r9
mulx rax, r13, qword ptr [rsp + 136]
adcx r14, r13
adox r11, rax
mulx rbp, rsi, qword ptr [rsp + 144]
adcx r11, rsi
adox r15, rbp
mulx r9, rcx, qword ptr [rsp + 152]
adcx r15, rcx
adox r12, r9
adc r12, 0
mov rdx, qword ptr [rsp + 56]
xor eax, eax
mulx r13, rbp, qword ptr [rsp + 128]
adcx r14, rbp
adox r11, r13
mulx rsi, r9, qword ptr [rsp + 136]
adcx r11, r9
adox r15, rsi
mulx rcx, r13, qword ptr [rsp + 144]
adcx r15, r13
adox r12, rcx
mulx rbp, rsi, qword ptr [rsp + 152]
adcx r12, rsi
adox rax, rbp
adc rax, 0
add r8, qword ptr [rsp + 160]
adc rbx, qword ptr [rsp + 168]
adc r10, qword ptr [rsp + 176]
adc r14, qword ptr [rsp + 184]
adc r11, qword ptr [rsp + 192]
adc r15, qword ptr [rsp + 200]
adc r12, qword ptr [rsp + 208]
adc rax, qword ptr [rsp + 216]
sbb r9, r9
and r9, qword ptr [rsp + 0]
mov rdx, qword ptr [rsp + 0]
xor ecx, ecx
mulx r13, rbp, r11
adcx r8, rbp
adox rbx, r13
mulx rsi, r11, r15
adcx rbx, r11
adox r10, rsi
mulx r15, r13, r12
adcx r10, r13
adox r14, r15
mulx rbp, r12, rax
adcx r14, r12
adox rbp, rcx
adc rbp, 0
add rbp, r9
mov rdx, qword ptr [rsp + 0]
mulx rsi, r11, rbp
add r8, r11
adc rbx, rsi
adc r10, 0
adc r14, 0
sbb rax, rax
and rax, qword ptr [rsp + 0]
add r8, rax
adc rbx, 0
mov qword ptr [rdi + 32], r8
mov qword ptr [rdi + 40], rbx
mov qword ptr [rdi + 48], r10
mov qword ptr [rdi + 56], r14
add rsp, 232
pop r15
pop r14
pop r13
pop r12
pop rbp
pop rbx
ret
