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
mulx rbx, rsi, rdx
mulx rbp, r8, qword ptr [rdi + 16]
add rax, r8
mulx r9, r10, qword ptr [rdi + 24]
adc rbp, r10
adc r9, 0
xor r11d, r11d
mov rdx, qword ptr [rdi + 8]
mulx r12, r13, qword ptr [rdi + 16]
adox r9, r12
adcx rbp, r13
mulx r14, r15, qword ptr [rdi + 24]
adox r14, r11
adcx r9, r15
mov rdx, qword ptr [rdi + 16]
mulx r8, r10, qword ptr [rdi + 24]
adcx r14, r10
adcx r8, r11
xor r12d, r12d
mov rdx, qword ptr [rdi + 8]
adcx rcx, rcx
mulx r13, r15, rdx
adcx rax, rax
adox rcx, rbx
mov rdx, qword ptr [rdi + 16]
adcx rbp, rbp
adcx r9, r9
adox rax, r15
mulx r11, rdx, rdx
adox rbp, r13
adcx r14, r14
adox r9, rdx
mov rdx, qword ptr [rdi + 24]
adox r14, r11
mulx r10, rbx, rdx
adcx r8, r8
adcx r12, r12
adox r8, rbx
adox r12, r10
xor r15d, r15d
mov rdx, qword ptr [rsp + 0]
mulx r13, r11, r9
adox rcx, r13
adcx rsi, r11
mulx r10, rbx, r14
adox rax, r10
mulx r9, r14, r8
adcx rcx, rbx
adcx rax, r14
adox rbp, r9
mulx r13, r11, r12
adcx rbp, r11
adox r13, r15
mov r8, rsi
mov r10, rax
mov r12, rcx
mov ebx, esi
adc r13, 0
mov r9, rbp
and ebx, 1
mov rdx, rbx
neg rdx
mov r14, r13
add r13, rbx
and rdx, qword ptr [rsp + 0]
sub rsi, rdx
sbb rcx, 0
sbb rax, 0
sbb rbp, 0
sbb r13, 0
shr r13, 1
rcr rbp, 1
rcr rax, 1
rcr rcx, 1
rcr rsi, 1
add rsi, r8
adc rcx, r12
adc rax, r10
adc rbp, r9
adc r13, r14
mov rdx, qword ptr [rsp + 0]
mulx r15, r11, r13
add rsi, r11
adc rcx, r15
adc rax, 0
adc rbp, 0
sbb r8, r8
and r8, qword ptr [rsp + 0]
add rsi, r8
adc rcx, 0
mov qword ptr [rsp + 32], rsi
mov rdx, qword ptr [rdi + 32]
mulx r10, r12, qword ptr [rdi + 40]
mov qword ptr [rsp + 56], rbp
mov qword ptr [rsp + 40], rcx
mov qword ptr [rsp + 48], rax
mulx rbx, r9, qword ptr [rdi + 48]
add r10, r9
mulx r14, r13, qword ptr [rdi + 56]
adc rbx, r13
adc r14, 0
mulx r15, r11, rdx
mov rdx, qword ptr [rdi + 40]
xor esi, esi
mulx r8, rax, qword ptr [rdi + 48]
mulx rcx, rdx, qword ptr [rdi + 56]
adcx rbx, rax
adox r14, r8
adcx r14, rdx
adox rcx, rsi
mov rdx, qword ptr [rdi + 48]
mulx rbp, r9, qword ptr [rdi + 56]
adcx rcx, r9
adcx rbp, rsi
xor r13d, r13d
adcx r12, r12
adox r12, r15
mov rdx, qword ptr [rdi + 40]
adcx r10, r10
mulx r8, rax, rdx
adox r10, rax
adcx rbx, rbx
adox rbx, r8
mov rdx, qword ptr [rdi + 48]
mulx rsi, r9, rdx
adcx r14, r14
adox r14, r9
adcx rcx, rcx
adox rcx, rsi
mov rdx, qword ptr [rdi + 56]
adcx rbp, rbp
mulx r15, r8, rdx
adox rbp, r8
adcx r13, r13
adox r13, r15
xor eax, eax
mov rdx, qword ptr [rsp + 0]
mulx rsi, r9, r14
adcx r11, r9
mulx r15, r8, rbp
adox r12, rsi
mulx r14, rbp, rcx
adcx r12, rbp
adox r10, r14
adox rbx, r15
mulx r9, rcx, r13
adcx r10, r8
adox r9, rax
adcx rbx, rcx
mov rdx, qword ptr [rsp + 0]
adc r9, 0
mulx rsi, r13, r9
add r11, r13
adc r12, rsi
adc r10, 0
adc rbx, 0
sbb r15, r15
and r15, qword ptr [rsp + 0]
add r11, r15
mov qword ptr [rsp + 64], r11
adc r12, 0
mov rdx, qword ptr [rdi + 64]
mulx r14, rbp, qword ptr [rdi + 32]
mulx rax, r8, qword ptr [rdi + 40]
add r14, r8
mulx rcx, r9, qword ptr [rdi + 56]
mulx rsi, r13, qword ptr [rdi + 48]
adc rax, r13
adc rsi, r9
mov rdx, qword ptr [rdi + 72]
adc rcx, 0
xor r11d, r11d
mov qword ptr [rsp + 72], r12
mov qword ptr [rsp + 88], rbx
mov qword ptr [rsp + 80], r10
mulx r15, r8, qword ptr [rdi + 32]
mulx r9, r13, qword ptr [rdi + 40]
adox rax, r15
mulx r10, r12, qword ptr [rdi + 48]
adcx r14, r8
adcx rax, r13
adox rsi, r9
adcx rsi, r12
adox rcx, r10
mulx rbx, r15, qword ptr [rdi + 56]
adcx rcx, r15
adox r11, rbx
adc r11, 0
mov rdx, qword ptr [rdi + 80]
xor r8d, r8d
mulx r9, r13, qword ptr [rdi + 32]
mulx r10, r12, qword ptr [rdi + 48]
adcx rax, r13
adox rsi, r9
mulx rbx, r15, qword ptr [rdi + 40]
adcx rsi, r15
adox rcx, rbx
adcx rcx, r12
mulx r9, r13, qword ptr [rdi + 56]
adox r11, r10
adcx r11, r13
adox r8, r9
mov rdx, qword ptr [rdi + 88]
adc r8, 0
xor r12d, r12d
mulx rbx, r15, qword ptr [rdi + 32]
adcx rsi, r15
adox rcx, rbx
mulx r10, r9, qword ptr [rdi + 40]
adcx rcx, r9
mulx r13, rbx, qword ptr [rdi + 48]
mulx rdx, r15, qword ptr [rdi + 56]
adox r11, r10
adcx r11, rbx
adox r8, r13
adcx r8, r15
adox r12, rdx
adc r12, 0
mov rdx, qword ptr [rsp + 0]
xor r9d, r9d
mulx r10, r13, r11
mulx rbx, r15, rcx
adox r14, rbx
adcx rbp, r15
mulx r11, rcx, r8
adcx r14, r13
adox rax, r10
adcx rax, rcx
adox rsi, r11
mulx r8, rbx, r12
adcx rsi, rbx
mov rdx, qword ptr [rsp + 0]
adox r8, r9
adc r8, 0
mulx r15, r12, r8
add rbp, r12
adc r14, r15
adc rax, 0
adc rsi, 0
sbb r10, r10
and r10, qword ptr [rsp + 0]
add rbp, r10
mov qword ptr [rdi + 80], rax
adc r14, 0
mov rdx, qword ptr [rsp + 64]
mulx r13, r11, qword ptr [rdi + 0]
mov qword ptr [rdi + 88], rsi
mulx rcx, rbx, qword ptr [rdi + 8]
mov qword ptr [rdi + 72], r14
add r13, rbx
mulx r9, r8, qword ptr [rdi + 16]
mulx r15, r12, qword ptr [rdi + 24]
adc rcx, r8
adc r9, r12
adc r15, 0
mov qword ptr [rdi + 64], rbp
mov rdx, qword ptr [rsp + 72]
mulx rax, r10, qword ptr [rdi + 0]
xor esi, esi
adcx r13, r10
mulx r14, rbx, qword ptr [rdi + 8]
adox rcx, rax
mulx rbp, r8, qword ptr [rdi + 16]
adcx rcx, rbx
adox r9, r14
adox r15, rbp
adcx r9, r8
mulx r12, r10, qword ptr [rdi + 24]
adcx r15, r10
adox rsi, r12
adc rsi, 0
mov rdx, qword ptr [rsp + 80]
xor eax, eax
mulx r14, rbx, qword ptr [rdi + 0]
adcx rcx, rbx
adox r9, r14
mulx rbp, r8, qword ptr [rdi + 16]
mulx r12, r10, qword ptr [rdi + 8]
adcx r9, r10
adox r15, r12
adcx r15, r8
adox rsi, rbp
mulx r14, rbx, qword ptr [rdi + 24]
adcx rsi, rbx
adox rax, r14
adc rax, 0
xor ebp, ebp
mov rdx, qword ptr [rsp + 88]
mulx r8, r12, qword ptr [rdi + 0]
adox r15, r8
mulx r10, r14, qword ptr [rdi + 8]
adcx r9, r12
mulx rbx, r8, qword ptr [rdi + 24]
adcx r15, r14
adox rsi, r10
mulx rdx, r12, qword ptr [rdi + 16]
adcx rsi, r12
adox rax, rdx
adcx rax, r8
adox rbp, rbx
mov rdx, qword ptr [rsp + 0]
mulx r10, r14, rsi
adc rbp, 0
xor ebx, ebx
mulx r8, r12, r15
adcx r11, r12
adox r13, r8
adox rcx, r10
adcx r13, r14
mulx rsi, r15, rax
adox r9, rsi
mulx rax, r10, rbp
adcx rcx, r15
adcx r9, r10
adox rax, rbx
adc rax, 0
mov rdx, qword ptr [rsp + 0]
mulx r14, r8, rax
add r11, r8
adc r13, r14
adc rcx, 0
adc r9, 0
sbb r12, r12
and r12, qword ptr [rsp + 0]
add r11, r12
mov rdx, qword ptr [rsp + 32]
adc r13, 0
mov qword ptr [rsp + 104], r13
mov qword ptr [rsp + 120], r9
mov qword ptr [rsp + 96], r11
mov qword ptr [rsp + 112], rcx
mulx rbp, rsi, qword ptr [rsp + 48]
mulx rbx, r15, qword ptr [rsp + 40]
add rbx, rsi
mulx r10, rax, qword ptr [rsp + 56]
adc rbp, rax
adc r10, 0
xor r14d, r14d
mulx r8, r12, rdx
mov rdx, qword ptr [rsp + 40]
mulx r13, r11, qword ptr [rsp + 48]
adox r10, r13
mulx rcx, r9, qword ptr [rsp + 56]
adcx rbp, r11
adcx r10, r9
mov rdx, qword ptr [rsp + 48]
adox rcx, r14
mulx rsi, rax, qword ptr [rsp + 56]
adcx rcx, rax
mov rdx, qword ptr [rsp + 40]
adcx rsi, r14
xor r13d, r13d
adcx r15, r15
mulx r11, rdx, rdx
adox r15, r8
adcx rbx, rbx
adcx rbp, rbp
adox rbx, rdx
adox rbp, r11
mov rdx, qword ptr [rsp + 48]
mulx r9, rax, rdx
adcx r10, r10
adcx rcx, rcx
adox r10, rax
adcx rsi, rsi
mov rdx, qword ptr [rsp + 56]
adox rcx, r9
mulx r14, r8, rdx
adox rsi, r8
mov rdx, qword ptr [rsp + 0]
adcx r13, r13
adox r13, r14
xor r11d, r11d
mulx rax, r9, r10
adox r15, rax
mulx r8, r14, rcx
adcx r12, r9
mulx r10, rcx, r13
adox rbx, r8
mulx rax, r13, rsi
adcx r15, r14
adcx rbx, r13
adox rbp, rax
adcx rbp, rcx
adox r10, r11
adc r10, 0
sub r12, qword ptr [rsp + 8]
sbb r15, 0
sbb rbx, 0
sbb rbp, 0
sbb r10, -4
sub r12, qword ptr [rsp + 96]
sbb r15, qword ptr [rsp + 104]
sbb rbx, qword ptr [rsp + 112]
sbb rbp, qword ptr [rsp + 120]
sbb r10, 0
sub r12, qword ptr [rsp + 96]
sbb r15, qword ptr [rsp + 104]
mov rdx, qword ptr [rsp + 0]
sbb rbx, qword ptr [rsp + 112]
sbb rbp, qword ptr [rsp + 120]
sbb r10, 0
mulx r9, rsi, r10
add r12, rsi
adc r15, r9
adc rbx, 0
adc rbp, 0
sbb r8, r8
and r8, qword ptr [rsp + 0]
add r12, r8
adc r15, 0
mov qword ptr [rdi + 0], r12
mov qword ptr [rdi + 8], r15
sub r12, qword ptr [rsp + 96]
mov qword ptr [rdi + 16], rbx
sbb r15, qword ptr [rsp + 104]
mov qword ptr [rdi + 24], rbp
sbb rbx, qword ptr [rsp + 112]
sbb rbp, qword ptr [rsp + 120]
sbb r11, r11
and r11, qword ptr [rsp + 0]
sub r12, r11
sbb r15, 0
sbb rbx, 0
sbb rbp, 0
sbb r14, r14
and r14, qword ptr [rsp + 0]
sub r12, r14
mov rdx, qword ptr [rsp + 64]
mulx rcx, rax, qword ptr [rsp + 72]
mulx r13, r10, qword ptr [rsp + 80]
add rcx, r10
mov qword ptr [rsp + 144], rbx
mulx r9, rsi, qword ptr [rsp + 88]
mov qword ptr [rsp + 136], r15
mulx r8, r11, rdx
adc r13, rsi
mov qword ptr [rsp + 128], r12
adc r9, 0
mov rdx, qword ptr [rsp + 72]
xor r14d, r14d
mulx rbx, r10, qword ptr [rsp + 80]
adcx r13, r10
mulx r15, r12, qword ptr [rsp + 88]
mov rdx, qword ptr [rsp + 80]
mov qword ptr [rsp + 152], rbp
adox r9, rbx
adcx r9, r12
adox r15, r14
mulx rsi, r10, qword ptr [rsp + 88]
adcx r15, r10
adcx rsi, r14
xor ebp, ebp
adcx rax, rax
mov rdx, qword ptr [rsp + 72]
mulx rbx, rdx, rdx
adcx rcx, rcx
adox rax, r8
adox rcx, rdx
adcx r13, r13
mov rdx, qword ptr [rsp + 80]
mov qword ptr [rsp + 168], rax
mov qword ptr [rsp + 176], rcx
mulx r12, r14, rdx
adcx r9, r9
adox r13, rbx
adox r9, r14
adcx r15, r15
mov rdx, qword ptr [rsp + 88]
adox r15, r12
mulx r10, r8, rdx
mov qword ptr [rsp + 184], r13
mov qword ptr [rsp + 192], r9
adcx rsi, rsi
adcx rbp, rbp
adox rsi, r8
adox rbp, r10
mov qword ptr [rsp + 200], r15
mov qword ptr [rsp + 160], r11
mov qword ptr [rsp + 208], rsi
mov rdx, qword ptr [rsp + 32]
mulx rcx, rax, qword ptr [rsp + 128]
mulx rbx, r14, qword ptr [rsp + 136]
mulx r12, r13, qword ptr [rsp + 144]
mov qword ptr [rsp + 216], rbp
add rcx, r14
adc rbx, r13
mulx r9, r11, qword ptr [rsp + 152]
adc r12, r11
adc r9, 0
mov rdx, qword ptr [rsp + 40]
xor r15d, r15d
mulx rsi, r10, qword ptr [rsp + 128]
adox rbx, rsi
adcx rcx, r10
mulx r8, rbp, qword ptr [rsp + 136]
mulx r14, r13, qword ptr [rsp + 144]
adcx rbx, rbp
adox r12, r8
adcx r12, r13
adox r9, r14
mulx r11, rsi, qword ptr [rsp + 152]
adcx r9, rsi
adox r15, r11
adc r15, 0
mov rdx, qword ptr [rsp + 48]
mulx r10, r8, qword ptr [rsp + 128]
xor ebp, ebp
adcx rbx, r8
adox r12, r10
mulx r14, r13, qword ptr [rsp + 136]
adcx r12, r13
adox r9, r14
mulx r11, rsi, qword ptr [rsp + 144]
adox r15, r11
adcx r9, rsi
mulx r10, r8, qword ptr [rsp + 152]
adcx r15, r8
adox rbp, r10
adc rbp, 0
mov rdx, qword ptr [rsp + 56]
mulx r14, r13, qword ptr [rsp + 128]
xor r11d, r11d
mulx rsi, r10, qword ptr [rsp + 136]
adcx r12, r13
adox r9, r14
adcx r9, r10
mulx r8, r14, qword ptr [rsp + 144]
adox r15, rsi
adcx r15, r14
adox rbp, r8
mulx r13, r10, qword ptr [rsp + 152]
adox r11, r13
adcx rbp, r10
adc r11, 0
add rax, qword ptr [rsp + 160]
adc rcx, qword ptr [rsp + 168]
adc rbx, qword ptr [rsp + 176]
adc r12, qword ptr [rsp + 184]
adc r9, qword ptr [rsp + 192]
adc r15, qword ptr [rsp + 200]
adc rbp, qword ptr [rsp + 208]
adc r11, qword ptr [rsp + 216]
sbb rsi, rsi
and rsi, qword ptr [rsp + 0]
xor r8d, r8d
mov rdx, qword ptr [rsp + 0]
mulx r14, r13, r9
adcx rax, r13
adox rcx, r14
mulx r10, r9, r15
mulx r15, r14, rbp
adcx rcx, r9
adox rbx, r10
adcx rbx, r14
adox r12, r15
mulx r13, rbp, r11
mov rdx, qword ptr [rsp + 0]
adcx r12, rbp
adox r13, r8
adc r13, 0
add r13, rsi
mulx r11, r10, r13
add rax, r10
adc rcx, r11
adc rbx, 0
adc r12, 0
sbb r9, r9
and r9, qword ptr [rsp + 0]
add rax, r9
adc rcx, 0
mov qword ptr [rdi + 48], rbx
mov qword ptr [rdi + 56], r12
mov qword ptr [rdi + 40], rcx
mov qword ptr [rdi + 32], rax
add rsp, 232
pop r15
pop r14
pop r13
pop r12
pop rbp
pop rbx
ret
