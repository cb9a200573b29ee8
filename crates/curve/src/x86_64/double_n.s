# Made by examples/generate_kernels; do not edit.
# rdi: Jacobian P, replaced by (-2)^n P. rsi: n, at least 1. Strict but for n.
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
mov qword ptr [rsp + 16], rsi
.p2align 6
2:
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
mulx r12, r13, qword ptr [rdi + 24]
mulx r14, rdx, qword ptr [rdi + 16]
adox rbp, r14
adox r12, r11
adcx rbx, rdx
mov rdx, qword ptr [rdi + 16]
adcx rbp, r13
mulx r15, rsi, qword ptr [rdi + 24]
adcx r12, rsi
adcx r15, r11
mov rdx, qword ptr [rdi + 8]
xor r8d, r8d
adcx rcx, rcx
adox rcx, r9
adcx rax, rax
adcx rbx, rbx
mulx r14, r13, rdx
adcx rbp, rbp
adox rax, r13
adox rbx, r14
mov rdx, qword ptr [rdi + 16]
mulx r11, rsi, rdx
adox rbp, rsi
adcx r12, r12
mov rdx, qword ptr [rdi + 24]
mulx r9, rdx, rdx
adox r12, r11
adcx r15, r15
adox r15, rdx
adcx r8, r8
mov rdx, qword ptr [rsp + 0]
adox r8, r9
xor r14d, r14d
mulx r13, rsi, rbp
adox rcx, r13
mulx r11, r9, r12
adox rax, r11
adcx r10, rsi
adcx rcx, r9
mov rbp, r10
mulx r12, r13, r15
adcx rax, r13
adox rbx, r12
mov rsi, rcx
mov r11d, r10d
mulx r9, r15, r8
adcx rbx, r15
adox r9, r14
adc r9, 0
and r11d, 1
mov r12, rax
mov r13, r11
mov r8, r9
mov rdx, rbx
neg r13
and r13, qword ptr [rsp + 0]
add r9, r11
sub r10, r13
sbb rcx, 0
sbb rax, 0
sbb rbx, 0
sbb r9, 0
shr r9, 1
rcr rbx, 1
rcr rax, 1
rcr rcx, 1
rcr r10, 1
add r10, rbp
adc rcx, rsi
adc rax, r12
adc rbx, rdx
mov rdx, qword ptr [rsp + 0]
adc r9, r8
mulx r14, r15, r9
add r10, r15
adc rcx, r14
adc rax, 0
adc rbx, 0
sbb rbp, rbp
and rbp, qword ptr [rsp + 0]
add r10, rbp
adc rcx, 0
mov rdx, qword ptr [rdi + 32]
mov qword ptr [rsp + 32], r10
mov qword ptr [rsp + 48], rax
mulx rsi, r11, qword ptr [rdi + 48]
mulx r12, r13, qword ptr [rdi + 56]
mulx r9, r8, qword ptr [rdi + 40]
add r9, r11
mov qword ptr [rsp + 40], rcx
mulx r14, r15, rdx
adc rsi, r13
adc r12, 0
mov qword ptr [rsp + 56], rbx
mov rdx, qword ptr [rdi + 40]
xor ebp, ebp
mulx rax, r10, qword ptr [rdi + 48]
adcx rsi, r10
adox r12, rax
mulx rcx, r11, qword ptr [rdi + 56]
adcx r12, r11
mov rdx, qword ptr [rdi + 48]
mulx rbx, r13, qword ptr [rdi + 56]
adox rcx, rbp
adcx rcx, r13
adcx rbx, rbp
xor eax, eax
adcx r8, r8
mov rdx, qword ptr [rdi + 40]
adox r8, r14
mulx r10, r11, rdx
adcx r9, r9
adox r9, r11
adcx rsi, rsi
adox rsi, r10
mov rdx, qword ptr [rdi + 48]
adcx r12, r12
adcx rcx, rcx
mulx rbp, r13, rdx
adcx rbx, rbx
adox r12, r13
mov rdx, qword ptr [rdi + 56]
adox rcx, rbp
mulx r14, r10, rdx
adcx rax, rax
adox rbx, r10
adox rax, r14
mov rdx, qword ptr [rsp + 0]
mulx r11, r13, r12
mulx rbp, r14, rcx
xor r10d, r10d
mulx r12, rcx, rbx
adcx r15, r13
adox r8, r11
adox r9, rbp
adcx r8, r14
adcx r9, rcx
adox rsi, r12
mulx rbx, rax, rax
adox rbx, r10
adcx rsi, rax
mov rdx, qword ptr [rsp + 0]
adc rbx, 0
mulx r11, r13, rbx
add r15, r13
adc r8, r11
adc r9, 0
mov qword ptr [rsp + 80], r9
adc rsi, 0
mov rdx, qword ptr [rdi + 64]
mulx rbp, r14, qword ptr [rdi + 48]
sbb r12, r12
and r12, qword ptr [rsp + 0]
add r15, r12
adc r8, 0
mov qword ptr [rsp + 64], r15
mov qword ptr [rsp + 72], r8
mulx rcx, r10, qword ptr [rdi + 32]
mov qword ptr [rsp + 88], rsi
mulx rax, rbx, qword ptr [rdi + 40]
add rcx, rbx
adc rax, r14
mulx r9, r11, qword ptr [rdi + 56]
mov rdx, qword ptr [rdi + 72]
mulx r13, r8, qword ptr [rdi + 40]
adc rbp, r11
mulx r15, r12, qword ptr [rdi + 32]
adc r9, 0
add r15, r8
mulx rsi, r14, qword ptr [rdi + 48]
mulx rbx, rdx, qword ptr [rdi + 56]
adc r13, r14
adc rsi, rdx
adc rbx, 0
add rcx, r12
adc rax, r15
adc rbp, r13
adc r9, rsi
mov rdx, qword ptr [rdi + 80]
adc rbx, 0
mulx r11, r8, qword ptr [rdi + 40]
mulx r13, r15, qword ptr [rdi + 32]
add r13, r8
mulx r12, rsi, qword ptr [rdi + 48]
adc r11, rsi
mulx r14, rdx, qword ptr [rdi + 56]
adc r12, rdx
adc r14, 0
add rax, r15
adc rbp, r13
adc r9, r11
adc rbx, r12
mov rdx, qword ptr [rdi + 88]
mulx r8, rsi, qword ptr [rdi + 32]
adc r14, 0
mulx r11, r13, qword ptr [rdi + 40]
mulx r15, r12, qword ptr [rdi + 56]
add r8, r13
mulx rdx, r13, qword ptr [rdi + 48]
adc r11, r13
adc rdx, r12
adc r15, 0
add rbp, rsi
adc r9, r8
adc rbx, r11
adc r14, rdx
adc r15, 0
mov rdx, qword ptr [rsp + 0]
mulx r8, rsi, r9
mulx r11, r12, rbx
mulx r13, r9, r14
xor ebx, ebx
adcx r10, rsi
mulx r14, r15, r15
adox rcx, r8
adox rax, r11
adcx rcx, r12
adcx rax, r9
mov rdx, qword ptr [rsp + 0]
adox rbp, r13
adox r14, rbx
adcx rbp, r15
adc r14, 0
mulx rsi, r8, r14
add r10, r8
adc rcx, rsi
adc rax, 0
adc rbp, 0
sbb r11, r11
mov rdx, qword ptr [rsp + 64]
and r11, qword ptr [rsp + 0]
add r10, r11
mulx r12, r9, qword ptr [rdi + 16]
mulx r13, rbx, qword ptr [rdi + 0]
mulx r14, r15, qword ptr [rdi + 8]
mov qword ptr [rdi + 88], rbp
adc rcx, 0
add r13, r15
mov qword ptr [rdi + 64], r10
adc r14, r9
mulx rsi, r8, qword ptr [rdi + 24]
adc r12, r8
mov qword ptr [rdi + 72], rcx
mov rdx, qword ptr [rsp + 72]
mulx r11, rbp, qword ptr [rdi + 0]
mulx r10, r9, qword ptr [rdi + 8]
adc rsi, 0
mov qword ptr [rdi + 80], rax
mulx r15, rcx, qword ptr [rdi + 16]
add r11, r9
mulx r8, rdx, qword ptr [rdi + 24]
adc r10, rcx
adc r15, rdx
adc r8, 0
add r13, rbp
adc r14, r11
adc r12, r10
adc rsi, r15
adc r8, 0
mov rdx, qword ptr [rsp + 80]
mulx rax, r9, qword ptr [rdi + 0]
mulx r11, rbp, qword ptr [rdi + 24]
mulx r10, r15, qword ptr [rdi + 8]
add rax, r15
mulx rdx, rcx, qword ptr [rdi + 16]
adc r10, rcx
adc rdx, rbp
adc r11, 0
add r14, r9
adc r12, rax
adc rsi, r10
adc r8, rdx
adc r11, 0
mov rdx, qword ptr [rsp + 88]
mulx r15, rax, qword ptr [rdi + 8]
mulx r9, rbp, qword ptr [rdi + 0]
add r9, rax
mulx r10, rcx, qword ptr [rdi + 16]
mulx rax, rdx, qword ptr [rdi + 24]
adc r15, rcx
adc r10, rdx
adc rax, 0
add r12, rbp
adc rsi, r9
adc r8, r15
adc r11, r10
adc rax, 0
xor r15d, r15d
mov rdx, qword ptr [rsp + 0]
mulx r9, rbp, rsi
adox r13, r9
mulx r10, rcx, r8
adcx rbx, rbp
adcx r13, rcx
adox r14, r10
mulx rsi, r8, r11
adox r12, rsi
adcx r14, r8
mulx r9, r11, rax
adcx r12, r11
mov rdx, qword ptr [rsp + 0]
adox r9, r15
adc r9, 0
mulx rbp, r10, r9
add rbx, r10
adc r13, rbp
adc r14, 0
adc r12, 0
sbb rcx, rcx
and rcx, qword ptr [rsp + 0]
mov rdx, qword ptr [rsp + 32]
mov qword ptr [rsp + 120], r12
add rbx, rcx
adc r13, 0
mulx rax, rsi, qword ptr [rsp + 56]
mov qword ptr [rsp + 96], rbx
mov qword ptr [rsp + 112], r14
mulx r8, r11, qword ptr [rsp + 40]
mulx r15, r9, qword ptr [rsp + 48]
add r8, r9
mov qword ptr [rsp + 104], r13
adc r15, rsi
adc rax, 0
mulx rbp, r10, rdx
xor r12d, r12d
mov rdx, qword ptr [rsp + 40]
mulx rcx, rbx, qword ptr [rsp + 56]
mulx r14, rdx, qword ptr [rsp + 48]
adcx r15, rdx
mov rdx, qword ptr [rsp + 48]
mulx r13, rdx, qword ptr [rsp + 56]
adox rax, r14
adox rcx, r12
adcx rax, rbx
adcx rcx, rdx
adcx r13, r12
xor esi, esi
adcx r11, r11
adox r11, rbp
adcx r8, r8
adcx r15, r15
adcx rax, rax
mov rdx, qword ptr [rsp + 40]
mulx r9, r12, rdx
adox r8, r12
adox r15, r9
mov rdx, qword ptr [rsp + 48]
mulx rbx, r14, rdx
adox rax, r14
adcx rcx, rcx
mov rdx, qword ptr [rsp + 56]
mulx rbp, r9, rdx
adox rcx, rbx
mov rdx, qword ptr [rsp + 0]
adcx r13, r13
adox r13, r9
mulx r12, r14, rax
adcx rsi, rsi
adox rsi, rbp
mulx rbx, rax, rsi
xor r9d, r9d
adcx r10, r14
mulx rsi, rbp, rcx
adox r11, r12
adcx r11, rbp
adox r8, rsi
mulx rcx, r14, r13
adcx r8, r14
adox r15, rcx
adox rbx, r9
adcx r15, rax
adc rbx, 0
sub r10, qword ptr [rsp + 8]
sbb r11, 0
sbb r8, 0
sbb r15, 0
sbb rbx, -4
sub r10, qword ptr [rsp + 96]
sbb r11, qword ptr [rsp + 104]
sbb r8, qword ptr [rsp + 112]
sbb r15, qword ptr [rsp + 120]
sbb rbx, 0
sub r10, qword ptr [rsp + 96]
sbb r11, qword ptr [rsp + 104]
sbb r8, qword ptr [rsp + 112]
sbb r15, qword ptr [rsp + 120]
mov rdx, qword ptr [rsp + 0]
sbb rbx, 0
mulx r13, r12, rbx
add r10, r12
adc r11, r13
adc r8, 0
adc r15, 0
sbb rsi, rsi
and rsi, qword ptr [rsp + 0]
add r10, rsi
adc r11, 0
mov qword ptr [rdi + 0], r10
sub r10, qword ptr [rsp + 96]
mov qword ptr [rdi + 8], r11
mov qword ptr [rdi + 16], r8
sbb r11, qword ptr [rsp + 104]
mov qword ptr [rdi + 24], r15
sbb r8, qword ptr [rsp + 112]
sbb r15, qword ptr [rsp + 120]
sbb rbp, rbp
and rbp, qword ptr [rsp + 0]
sub r10, rbp
sbb r11, 0
sbb r8, 0
sbb r15, 0
sbb rax, rax
and rax, qword ptr [rsp + 0]
sub r10, rax
mov qword ptr [rsp + 152], r15
mov qword ptr [rsp + 128], r10
mov qword ptr [rsp + 144], r8
mov rdx, qword ptr [rsp + 64]
mulx r9, rcx, qword ptr [rsp + 72]
mulx r14, rbx, qword ptr [rsp + 80]
mulx r13, r12, rdx
add r9, rbx
mulx rsi, rbp, qword ptr [rsp + 88]
adc r14, rbp
mov rdx, qword ptr [rsp + 72]
adc rsi, 0
xor r8d, r8d
mulx r15, r10, qword ptr [rsp + 80]
adox rsi, r15
mulx rax, rbx, qword ptr [rsp + 88]
mov rdx, qword ptr [rsp + 80]
adcx r14, r10
adcx rsi, rbx
adox rax, r8
mulx rbp, rdx, qword ptr [rsp + 88]
adcx rax, rdx
mov rdx, qword ptr [rsp + 72]
mov qword ptr [rsp + 136], r11
mulx r15, r10, rdx
adcx rbp, r8
xor ebx, ebx
adcx rcx, rcx
adox rcx, r13
mov rdx, qword ptr [rsp + 80]
adcx r9, r9
adcx r14, r14
adox r9, r10
adox r14, r15
mulx r11, r8, rdx
adcx rsi, rsi
mov qword ptr [rsp + 160], r12
mov rdx, qword ptr [rsp + 88]
adox rsi, r8
adcx rax, rax
mulx r13, r15, rdx
adox rax, r11
adcx rbp, rbp
adox rbp, r15
mov rdx, qword ptr [rsp + 32]
adcx rbx, rbx
adox rbx, r13
mov qword ptr [rsp + 216], rbx
mov qword ptr [rsp + 192], rsi
mov qword ptr [rsp + 208], rbp
mov qword ptr [rsp + 168], rcx
mov qword ptr [rsp + 176], r9
mulx r10, r12, qword ptr [rsp + 144]
mulx r8, r11, qword ptr [rsp + 136]
mulx r15, r9, qword ptr [rsp + 128]
add r15, r11
adc r8, r12
mulx rcx, rsi, qword ptr [rsp + 152]
mov rdx, qword ptr [rsp + 40]
mov qword ptr [rsp + 200], rax
mulx rbp, rbx, qword ptr [rsp + 128]
adc r10, rsi
mulx r13, r12, qword ptr [rsp + 136]
adc rcx, 0
mulx r11, rax, qword ptr [rsp + 144]
add rbp, r12
adc r13, rax
mov qword ptr [rsp + 184], r14
mulx rsi, rdx, qword ptr [rsp + 152]
adc r11, rdx
adc rsi, 0
add r15, rbx
adc r8, rbp
adc r10, r13
adc rcx, r11
adc rsi, 0
mov rdx, qword ptr [rsp + 48]
mulx r14, r12, qword ptr [rsp + 136]
mulx rax, rbp, qword ptr [rsp + 128]
mulx rbx, r13, qword ptr [rsp + 144]
mulx r11, rdx, qword ptr [rsp + 152]
add rax, r12
adc r14, r13
adc rbx, rdx
adc r11, 0
add r8, rbp
adc r10, rax
adc rcx, r14
adc rsi, rbx
adc r11, 0
mov rdx, qword ptr [rsp + 56]
mulx r14, r12, qword ptr [rsp + 128]
mulx rax, rbp, qword ptr [rsp + 136]
add r14, rbp
mulx rbx, r13, qword ptr [rsp + 144]
mulx rbp, rdx, qword ptr [rsp + 152]
adc rax, r13
adc rbx, rdx
adc rbp, 0
add r10, r12
adc rcx, r14
adc rsi, rax
adc r11, rbx
adc rbp, 0
add r9, qword ptr [rsp + 160]
adc r15, qword ptr [rsp + 168]
adc r8, qword ptr [rsp + 176]
adc r10, qword ptr [rsp + 184]
adc rcx, qword ptr [rsp + 192]
adc rsi, qword ptr [rsp + 200]
adc r11, qword ptr [rsp + 208]
adc rbp, qword ptr [rsp + 216]
mov rdx, qword ptr [rsp + 0]
sbb r14, r14
and r14, qword ptr [rsp + 0]
xor r12d, r12d
mulx rax, rbx, rcx
adcx r9, rbx
mulx r13, rcx, rsi
adox r15, rax
mulx rsi, rbx, rbp
adcx r15, rcx
mulx rbp, rdx, r11
adox r8, r13
adcx r8, rdx
adox r10, rbp
adcx r10, rbx
adox rsi, r12
mov rdx, qword ptr [rsp + 0]
adc rsi, 0
add rsi, r14
mulx rax, r11, rsi
add r9, r11
adc r15, rax
adc r8, 0
adc r10, 0
sbb rcx, rcx
and rcx, qword ptr [rsp + 0]
add r9, rcx
adc r15, 0
mov qword ptr [rdi + 40], r15
mov qword ptr [rdi + 48], r8
mov qword ptr [rdi + 32], r9
mov qword ptr [rdi + 56], r10
dec qword ptr [rsp + 16]
jnz 2b
add rsp, 232
pop r15
pop r14
pop r13
pop r12
pop rbp
pop rbx
ret
