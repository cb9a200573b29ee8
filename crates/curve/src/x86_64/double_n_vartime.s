# Made by examples/generate_kernels; do not edit.
# rdi: Jacobian P, replaced by (-2)^n P. rsi: n, at least 1. Variable time.
push rbx
push rbp
push r12
push r13
push r14
push r15
sub rsp, 232
mov rax, 0x1000003d1
mov qword ptr [rsp + 0], rax
mov qword ptr [rsp + 16], rsi
.p2align 6
2:
mov rdx, qword ptr [rdi + 0]
mulx rax, rcx, qword ptr [rdi + 8]
mulx rbx, rsi, qword ptr [rdi + 16]
mulx rbp, r8, rdx
add rax, rsi
mulx r9, r10, qword ptr [rdi + 24]
adc rbx, r10
adc r9, 0
xor r11d, r11d
mov rdx, qword ptr [rdi + 8]
mulx r12, r13, qword ptr [rdi + 16]
mulx r14, r15, qword ptr [rdi + 24]
adcx rbx, r13
mov rdx, qword ptr [rdi + 16]
adox r9, r12
adcx r9, r15
mulx rsi, r10, qword ptr [rdi + 24]
adox r14, r11
adcx r14, r10
adcx rsi, r11
xor r13d, r13d
adcx rcx, rcx
adox rcx, rbp
mov rdx, qword ptr [rdi + 8]
mulx r12, r15, rdx
adcx rax, rax
adcx rbx, rbx
adox rax, r15
mov rdx, qword ptr [rdi + 16]
adcx r9, r9
mulx r11, rdx, rdx
adox rbx, r12
adcx r14, r14
adcx rsi, rsi
adox r9, rdx
adox r14, r11
mov rdx, qword ptr [rdi + 24]
adcx r13, r13
mulx r10, rbp, rdx
adox rsi, rbp
adox r13, r10
mov rdx, qword ptr [rsp + 0]
mulx r15, r12, r9
xor r11d, r11d
adox rcx, r15
mulx r10, rbp, r14
adcx r8, r12
adcx rcx, rbp
adox rax, r10
mulx r9, r14, rsi
adcx rax, r14
adox rbx, r9
mulx r15, rsi, r13
mov r12, rax
adox r15, r11
adcx rbx, rsi
mov r10, rbx
mov rbp, r8
mov r13, rcx
adc r15, 0
mov r9d, r8d
and r9d, 1
mov rdx, r9
mov r14, r15
neg rdx
add r15, r9
and rdx, qword ptr [rsp + 0]
sub r8, rdx
jc 21f
20:
shr r15, 1
rcr rbx, 1
rcr rax, 1
rcr rcx, 1
rcr r8, 1
add r8, rbp
adc rcx, r13
adc rax, r12
adc rbx, r10
adc r15, r14
mov rdx, qword ptr [rsp + 0]
mulx r11, rsi, r15
add r8, rsi
adc rcx, r11
jc 23f
22:
mov qword ptr [rsp + 48], rax
mov qword ptr [rsp + 56], rbx
mov rdx, qword ptr [rdi + 32]
mulx r12, r10, qword ptr [rdi + 40]
mulx rbp, r13, qword ptr [rdi + 48]
add r12, r13
mov qword ptr [rsp + 40], rcx
mulx r9, r14, qword ptr [rdi + 56]
mov qword ptr [rsp + 32], r8
mulx r15, rax, rdx
adc rbp, r14
mov rdx, qword ptr [rdi + 40]
adc r9, 0
xor ebx, ebx
mulx r11, rsi, qword ptr [rdi + 48]
adcx rbp, rsi
mulx rcx, r13, qword ptr [rdi + 56]
mov rdx, qword ptr [rdi + 48]
mulx r8, rdx, qword ptr [rdi + 56]
adox r9, r11
adox rcx, rbx
adcx r9, r13
adcx rcx, rdx
mov rdx, qword ptr [rdi + 40]
adcx r8, rbx
xor r14d, r14d
adcx r10, r10
adcx r12, r12
mulx rsi, rdx, rdx
adcx rbp, rbp
adox r10, r15
adox r12, rdx
adcx r9, r9
adox rbp, rsi
adcx rcx, rcx
mov rdx, qword ptr [rdi + 48]
mulx r11, r13, rdx
adox r9, r13
adox rcx, r11
mov rdx, qword ptr [rdi + 56]
adcx r8, r8
mulx rbx, r15, rdx
mov rdx, qword ptr [rsp + 0]
adcx r14, r14
adox r8, r15
mulx rsi, r11, r9
adox r14, rbx
mulx r13, r9, r14
xor r15d, r15d
adox r10, rsi
mulx r14, rbx, rcx
adox r12, r14
mulx rcx, rdx, r8
adcx rax, r11
adcx r10, rbx
adox rbp, rcx
adcx r12, rdx
adcx rbp, r9
adox r13, r15
adc r13, 0
mov rdx, qword ptr [rsp + 0]
mulx rsi, r8, r13
add rax, r8
adc r10, rsi
mov rdx, qword ptr [rdi + 64]
jc 25f
24:
mulx r14, r11, qword ptr [rdi + 32]
mulx r9, r15, qword ptr [rdi + 48]
mulx rbx, rcx, qword ptr [rdi + 40]
mov qword ptr [rsp + 80], r12
mov qword ptr [rsp + 72], r10
mov qword ptr [rsp + 64], rax
mulx r13, rsi, qword ptr [rdi + 56]
add r14, rcx
adc rbx, r15
adc r9, rsi
mov rdx, qword ptr [rdi + 72]
mulx r8, r12, qword ptr [rdi + 48]
mulx r10, rax, qword ptr [rdi + 32]
adc r13, 0
xor r15d, r15d
adcx r14, rax
adox rbx, r10
mulx rcx, rsi, qword ptr [rdi + 40]
adcx rbx, rsi
adox r9, rcx
mulx r10, rdx, qword ptr [rdi + 56]
adcx r9, r12
adox r13, r8
mov qword ptr [rsp + 88], rbp
adcx r13, rdx
adox r15, r10
adc r15, 0
mov rdx, qword ptr [rdi + 80]
xor eax, eax
mulx rcx, rsi, qword ptr [rdi + 40]
mulx rbp, r8, qword ptr [rdi + 32]
adox r9, rbp
adcx rbx, r8
adcx r9, rsi
mulx r12, r10, qword ptr [rdi + 48]
adox r13, rcx
adcx r13, r10
mulx rsi, rbp, qword ptr [rdi + 56]
mov rdx, qword ptr [rdi + 88]
adox r15, r12
adcx r15, rbp
mulx r8, rcx, qword ptr [rdi + 40]
adox rax, rsi
adc rax, 0
xor r10d, r10d
mulx r12, rbp, qword ptr [rdi + 32]
adox r13, r12
adcx r9, rbp
adox r15, r8
mulx rsi, r8, qword ptr [rdi + 48]
adcx r13, rcx
adox rax, rsi
adcx r15, r8
mulx r12, rbp, qword ptr [rdi + 56]
adox r10, r12
adcx rax, rbp
mov rdx, qword ptr [rsp + 0]
mulx rcx, rsi, r15
mulx r8, r12, r13
adc r10, 0
xor ebp, ebp
adox r14, r8
mulx r15, r13, rax
adcx r11, r12
adox rbx, rcx
adcx r14, rsi
adox r9, r15
mulx rax, r8, r10
adox rax, rbp
adcx rbx, r13
adcx r9, r8
mov rdx, qword ptr [rsp + 0]
adc rax, 0
mulx r10, rcx, rax
add r11, rcx
adc r14, r10
jc 27f
26:
mov qword ptr [rdi + 88], r9
mov qword ptr [rdi + 72], r14
mov qword ptr [rdi + 64], r11
mov rdx, qword ptr [rsp + 64]
mov qword ptr [rdi + 80], rbx
mulx rsi, r12, qword ptr [rdi + 8]
mulx r15, rbp, qword ptr [rdi + 16]
mulx r13, r8, qword ptr [rdi + 0]
mulx rax, r14, qword ptr [rdi + 24]
add r13, r12
adc rsi, rbp
adc r15, r14
mov rdx, qword ptr [rsp + 72]
mulx r11, r9, qword ptr [rdi + 8]
adc rax, 0
mulx r10, rcx, qword ptr [rdi + 24]
mulx rbx, r12, qword ptr [rdi + 16]
xor ebp, ebp
mulx rdx, r14, qword ptr [rdi + 0]
adcx r13, r14
adox rsi, rdx
adcx rsi, r9
adox r15, r11
adcx r15, r12
mov rdx, qword ptr [rsp + 80]
adox rax, rbx
adox rbp, r10
adcx rax, rcx
adc rbp, 0
mulx r11, r9, qword ptr [rdi + 16]
mulx r12, r14, qword ptr [rdi + 0]
xor r10d, r10d
mulx rcx, rbx, qword ptr [rdi + 8]
adox r15, r12
adcx rsi, r14
mulx r12, r14, qword ptr [rdi + 24]
adox rax, rcx
adox rbp, r11
adcx r15, rbx
mov rdx, qword ptr [rsp + 88]
adcx rax, r9
adcx rbp, r14
adox r10, r12
adc r10, 0
mulx r11, rcx, qword ptr [rdi + 0]
xor ebx, ebx
mulx r9, r12, qword ptr [rdi + 8]
adox rax, r11
adox rbp, r9
mulx r14, r11, qword ptr [rdi + 16]
adcx r15, rcx
adcx rax, r12
adcx rbp, r11
adox r10, r14
mulx r9, rcx, qword ptr [rdi + 24]
adcx r10, rcx
adox rbx, r9
mov rdx, qword ptr [rsp + 0]
adc rbx, 0
xor r12d, r12d
mulx r14, r11, rax
adox r13, r14
adcx r8, r11
mulx r9, rcx, rbp
mulx rax, rbp, r10
adox rsi, r9
adcx r13, rcx
adox r15, rax
mulx r14, r11, rbx
adcx rsi, rbp
adcx r15, r11
adox r14, r12
adc r14, 0
mov rdx, qword ptr [rsp + 0]
mulx r10, rbx, r14
add r8, rbx
adc r13, r10
mov rdx, qword ptr [rsp + 32]
jc 29f
28:
mulx r9, rcx, qword ptr [rsp + 40]
mulx rax, r12, qword ptr [rsp + 48]
mov qword ptr [rsp + 96], r8
mulx rbp, r11, rdx
add r9, r12
mulx r14, r10, qword ptr [rsp + 56]
adc rax, r10
adc r14, 0
xor ebx, ebx
mov rdx, qword ptr [rsp + 40]
mulx r8, r12, qword ptr [rsp + 48]
mov qword ptr [rsp + 120], r15
adox r14, r8
mov qword ptr [rsp + 104], r13
mulx r10, r15, qword ptr [rsp + 56]
adcx rax, r12
mov rdx, qword ptr [rsp + 48]
adcx r14, r15
mulx r13, r8, qword ptr [rsp + 56]
mov rdx, qword ptr [rsp + 40]
mov qword ptr [rsp + 112], rsi
adox r10, rbx
adcx r10, r8
adcx r13, rbx
xor r12d, r12d
adcx rcx, rcx
mulx r15, rsi, rdx
adcx r9, r9
mov rdx, qword ptr [rsp + 48]
adox rcx, rbp
adcx rax, rax
adox r9, rsi
mulx rbx, rdx, rdx
adox rax, r15
adcx r14, r14
adox r14, rdx
adcx r10, r10
adox r10, rbx
mov rdx, qword ptr [rsp + 56]
mulx r8, rbp, rdx
mov rdx, qword ptr [rsp + 0]
mulx rsi, r15, r14
adcx r13, r13
adcx r12, r12
adox r13, rbp
adox r12, r8
xor ebx, ebx
adox rcx, rsi
mulx r14, r8, r13
adcx r11, r15
mulx rbp, r13, r10
adcx rcx, r13
adox r9, rbp
adox rax, r14
mulx rsi, r10, r12
adcx r9, r8
adox rsi, rbx
adcx rax, r10
adc rsi, 0
sub r11, qword ptr [rsp + 96]
sbb rcx, qword ptr [rsp + 104]
sbb r9, qword ptr [rsp + 112]
sbb rax, qword ptr [rsp + 120]
sbb rsi, 0
sub r11, qword ptr [rsp + 96]
sbb rcx, qword ptr [rsp + 104]
sbb r9, qword ptr [rsp + 112]
sbb rax, qword ptr [rsp + 120]
mov rdx, qword ptr [rsp + 0]
sbb rsi, 0
js 31f
30:
mulx r15, r12, rsi
add r11, r12
adc rcx, r15
jc 33f
32:
mov rdx, qword ptr [rsp + 64]
mov qword ptr [rdi + 0], r11
mulx r14, rbp, qword ptr [rsp + 80]
mov qword ptr [rdi + 8], rcx
sub r11, qword ptr [rsp + 96]
sbb rcx, qword ptr [rsp + 104]
mov qword ptr [rdi + 24], rax
mov qword ptr [rdi + 16], r9
sbb r9, qword ptr [rsp + 112]
sbb rax, qword ptr [rsp + 120]
sbb r13, r13
and r13, qword ptr [rsp + 0]
sub r11, r13
mulx rbx, r8, qword ptr [rsp + 72]
jc 35f
34:
mov qword ptr [rsp + 136], rcx
mulx r10, rsi, qword ptr [rsp + 88]
add rbx, rbp
adc r14, rsi
adc r10, 0
mov qword ptr [rsp + 144], r9
mulx r15, r12, rdx
mov qword ptr [rsp + 152], rax
mov qword ptr [rsp + 128], r11
mov rdx, qword ptr [rsp + 72]
xor r13d, r13d
mulx rcx, r9, qword ptr [rsp + 80]
mulx rbp, rsi, qword ptr [rsp + 88]
adox r10, rcx
mov rdx, qword ptr [rsp + 80]
mulx rax, rdx, qword ptr [rsp + 88]
adcx r14, r9
adox rbp, r13
adcx r10, rsi
adcx rbp, rdx
adcx rax, r13
xor r11d, r11d
adcx r8, r8
adcx rbx, rbx
mov rdx, qword ptr [rsp + 72]
adox r8, r15
mov qword ptr [rsp + 160], r12
adcx r14, r14
mulx rcx, r13, rdx
mov rdx, qword ptr [rsp + 80]
adox rbx, r13
mulx r9, rsi, rdx
adox r14, rcx
mov qword ptr [rsp + 184], r14
adcx r10, r10
adox r10, rsi
adcx rbp, rbp
mov rdx, qword ptr [rsp + 88]
mulx r15, r12, rdx
adox rbp, r9
mov rdx, qword ptr [rsp + 32]
mov qword ptr [rsp + 176], rbx
adcx rax, rax
mulx r13, r14, qword ptr [rsp + 152]
mov qword ptr [rsp + 200], rbp
adox rax, r12
adcx r11, r11
mulx rcx, rsi, qword ptr [rsp + 136]
mulx r9, rbx, qword ptr [rsp + 128]
adox r11, r15
mov qword ptr [rsp + 216], r11
mulx rbp, rdx, qword ptr [rsp + 144]
add r9, rsi
mov qword ptr [rsp + 208], rax
adc rcx, rdx
mov rdx, qword ptr [rsp + 40]
adc rbp, r14
adc r13, 0
xor r12d, r12d
mulx r11, r15, qword ptr [rsp + 144]
mulx rax, rsi, qword ptr [rsp + 128]
mov qword ptr [rsp + 192], r10
mov qword ptr [rsp + 168], r8
adox rcx, rax
adcx r9, rsi
mulx r14, r8, qword ptr [rsp + 136]
adox rbp, r14
adcx rcx, r8
adcx rbp, r15
mulx r10, rax, qword ptr [rsp + 152]
adox r13, r11
mov rdx, qword ptr [rsp + 48]
adcx r13, rax
adox r12, r10
mulx rsi, r15, qword ptr [rsp + 144]
adc r12, 0
mulx r14, r8, qword ptr [rsp + 128]
xor r11d, r11d
adox rbp, r14
mulx r10, rax, qword ptr [rsp + 136]
adcx rcx, r8
adox r13, r10
adcx rbp, rax
mulx r14, rdx, qword ptr [rsp + 152]
adcx r13, r15
adox r12, rsi
adox r11, r14
adcx r12, rdx
mov rdx, qword ptr [rsp + 56]
adc r11, 0
mulx r8, r10, qword ptr [rsp + 128]
xor eax, eax
mulx rsi, r15, qword ptr [rsp + 136]
adcx rbp, r10
adox r13, r8
adcx r13, r15
adox r12, rsi
mulx r14, r8, qword ptr [rsp + 144]
adcx r12, r8
mulx r10, rdx, qword ptr [rsp + 152]
adox r11, r14
adcx r11, rdx
adox rax, r10
adc rax, 0
add rbx, qword ptr [rsp + 160]
adc r9, qword ptr [rsp + 168]
adc rcx, qword ptr [rsp + 176]
adc rbp, qword ptr [rsp + 184]
mov rdx, qword ptr [rsp + 0]
adc r13, qword ptr [rsp + 192]
adc r12, qword ptr [rsp + 200]
adc r11, qword ptr [rsp + 208]
adc rax, qword ptr [rsp + 216]
mulx rsi, r15, r13
sbb r8, r8
and r8, qword ptr [rsp + 0]
xor r14d, r14d
adcx rbx, r15
mulx r10, r13, r12
adox r9, rsi
adcx r9, r13
mulx r12, r15, r11
adox rcx, r10
adcx rcx, r15
mulx r11, rsi, rax
adox rbp, r12
mov rdx, qword ptr [rsp + 0]
adox r11, r14
adcx rbp, rsi
adc r11, 0
add r11, r8
mulx r13, rax, r11
add rbx, rax
adc r9, r13
jc 37f
36:
mov qword ptr [rdi + 40], r9
mov qword ptr [rdi + 48], rcx
mov qword ptr [rdi + 32], rbx
mov qword ptr [rdi + 56], rbp
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
21:
sub rcx, 1
sbb rax, 0
sbb rbx, 0
sbb r15, 0
jmp 20b
23:
add rax, 1
adc rbx, 0
jnc 22b
add r8, qword ptr [rsp + 0]
adc rcx, 0
jmp 22b
25:
add r12, 1
adc rbp, 0
jnc 24b
add rax, qword ptr [rsp + 0]
adc r10, 0
jmp 24b
27:
add rbx, 1
adc r9, 0
jnc 26b
add r11, qword ptr [rsp + 0]
adc r14, 0
jmp 26b
29:
add rsi, 1
adc r15, 0
jnc 28b
add r8, qword ptr [rsp + 0]
adc r13, 0
jmp 28b
31:
add rsi, 1
sub r11, qword ptr [rsp + 0]
sbb rcx, 0
sbb r9, 0
sbb rax, 0
sbb rsi, 0
js 31b
jmp 30b
33:
add r9, 1
adc rax, 0
jnc 32b
add r11, qword ptr [rsp + 0]
adc rcx, 0
jmp 32b
35:
sub rcx, 1
sbb r9, 0
sbb rax, 0
jnc 34b
sub r11, qword ptr [rsp + 0]
jmp 34b
37:
add rcx, 1
adc rbp, 0
jnc 36b
add rbx, qword ptr [rsp + 0]
adc r9, 0
jmp 36b
