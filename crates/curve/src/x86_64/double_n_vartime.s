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
mulx rbp, r8, qword ptr [rdi + 24]
add rax, rsi
adc rbx, r8
adc rbp, 0
mulx r9, r10, rdx
mov rdx, qword ptr [rdi + 8]
mulx r11, r12, qword ptr [rdi + 24]
mulx r13, r14, qword ptr [rdi + 16]
xor r15d, r15d
adcx rbx, r14
adox rbp, r13
adcx rbp, r12
adox r11, r15
mov rdx, qword ptr [rdi + 16]
mulx rsi, r8, qword ptr [rdi + 24]
adcx r11, r8
adcx rsi, r15
mov rdx, qword ptr [rdi + 8]
xor r12d, r12d
adcx rcx, rcx
adcx rax, rax
adcx rbx, rbx
mulx r13, rdx, rdx
adox rcx, r9
adox rax, rdx
adox rbx, r13
adcx rbp, rbp
mov rdx, qword ptr [rdi + 16]
adcx r11, r11
mulx r14, r15, rdx
adox rbp, r15
mov rdx, qword ptr [rdi + 24]
adcx rsi, rsi
mulx r8, r9, rdx
adox r11, r14
mov rdx, qword ptr [rsp + 0]
adcx r12, r12
adox rsi, r9
adox r12, r8
xor r13d, r13d
mulx r15, r14, rbp
mulx r8, r9, r11
adcx r10, r14
adox rcx, r15
mulx rbp, r11, r12
mov r12d, r10d
adox rax, r8
adcx rcx, r9
mulx r15, r14, rsi
adox rbx, r15
adcx rax, r14
adcx rbx, r11
adox rbp, r13
adc rbp, 0
and r12d, 1
mov rsi, rbp
mov r8, rcx
mov r9, r12
neg r9
and r9, qword ptr [rsp + 0]
mov r13, rbx
mov r11, r10
add rbp, r12
mov r15, rax
sub r10, r9
jc 21f
20:
shr rbp, 1
rcr rbx, 1
rcr rax, 1
mov rdx, qword ptr [rsp + 0]
rcr rcx, 1
rcr r10, 1
add r10, r11
adc rcx, r8
adc rax, r15
adc rbx, r13
adc rbp, rsi
mulx r14, r12, rbp
add r10, r12
mov rdx, qword ptr [rdi + 32]
adc rcx, r14
jc 23f
22:
mov qword ptr [rsp + 40], rcx
mov qword ptr [rsp + 32], r10
mulx r9, rbp, qword ptr [rdi + 48]
mulx rsi, r8, qword ptr [rdi + 56]
mulx r13, r11, qword ptr [rdi + 40]
mov qword ptr [rsp + 48], rax
mulx r15, r12, rdx
add r13, rbp
adc r9, r8
mov rdx, qword ptr [rdi + 40]
adc rsi, 0
xor ecx, ecx
mulx r10, r14, qword ptr [rdi + 48]
adcx r9, r14
mulx rax, rbp, qword ptr [rdi + 56]
mov rdx, qword ptr [rdi + 48]
mulx r8, rdx, qword ptr [rdi + 56]
adox rsi, r10
adcx rsi, rbp
adox rax, rcx
adcx rax, rdx
adcx r8, rcx
xor r14d, r14d
mov rdx, qword ptr [rdi + 40]
adcx r11, r11
adcx r13, r13
mulx rcx, r10, rdx
adox r11, r15
mov rdx, qword ptr [rdi + 48]
mulx rbp, r15, rdx
mov rdx, qword ptr [rdi + 56]
adcx r9, r9
mov qword ptr [rsp + 56], rbx
adox r13, r10
adcx rsi, rsi
mulx rbx, r10, rdx
adox r9, rcx
adox rsi, r15
mov rdx, qword ptr [rsp + 0]
adcx rax, rax
adcx r8, r8
adox rax, rbp
adox r8, r10
mulx rcx, r15, rax
adcx r14, r14
adox r14, rbx
mulx rax, rbp, rsi
mulx r10, rsi, r8
xor ebx, ebx
adox r11, rax
adcx r12, rbp
mulx r8, r14, r14
adox r13, rcx
adcx r11, r15
mov rdx, qword ptr [rsp + 0]
adox r9, r10
adox r8, rbx
adcx r13, rsi
adcx r9, r14
adc r8, 0
mulx rax, rbp, r8
mov rdx, qword ptr [rdi + 64]
add r12, rbp
mulx rcx, r15, qword ptr [rdi + 32]
adc r11, rax
jc 25f
24:
mulx r10, rsi, qword ptr [rdi + 40]
add rcx, rsi
mulx rbx, r8, qword ptr [rdi + 56]
mov qword ptr [rsp + 80], r13
mulx r14, rbp, qword ptr [rdi + 48]
adc r10, rbp
mov rdx, qword ptr [rdi + 72]
mulx rax, rsi, qword ptr [rdi + 56]
mulx r13, rbp, qword ptr [rdi + 48]
adc r14, r8
mov qword ptr [rsp + 64], r12
mulx r12, r8, qword ptr [rdi + 32]
mov qword ptr [rsp + 72], r11
mulx r11, rdx, qword ptr [rdi + 40]
adc rbx, 0
add r12, rdx
adc r11, rbp
adc r13, rsi
adc rax, 0
mov rdx, qword ptr [rdi + 80]
add rcx, r8
mulx rsi, rbp, qword ptr [rdi + 32]
adc r10, r12
adc r14, r11
adc rbx, r13
mulx r8, r13, qword ptr [rdi + 40]
adc rax, 0
mulx r12, r11, qword ptr [rdi + 48]
add rsi, r13
adc r8, r11
mulx r13, r11, qword ptr [rdi + 56]
mov rdx, qword ptr [rdi + 88]
adc r12, r11
adc r13, 0
add r10, rbp
adc r14, rsi
mov qword ptr [rsp + 88], r9
adc rbx, r8
adc rax, r12
mulx r9, rsi, qword ptr [rdi + 40]
mulx rbp, r8, qword ptr [rdi + 32]
adc r13, 0
mulx r12, r11, qword ptr [rdi + 56]
add rbp, rsi
mulx rsi, rdx, qword ptr [rdi + 48]
adc r9, rdx
adc rsi, r11
adc r12, 0
add r14, r8
adc rbx, rbp
mov rdx, qword ptr [rsp + 0]
adc rax, r9
mulx rbp, r8, rax
adc r13, rsi
mulx r11, rax, rbx
adc r12, 0
xor r9d, r9d
adox rcx, r11
adcx r15, rax
mulx rbx, rsi, r12
adox r10, rbp
mulx r12, r11, r13
adox r14, r12
adcx rcx, r8
mov rdx, qword ptr [rsp + 0]
adcx r10, r11
adcx r14, rsi
adox rbx, r9
adc rbx, 0
mulx rax, r13, rbx
add r15, r13
mov rdx, qword ptr [rsp + 64]
mulx rbp, r8, qword ptr [rdi + 8]
adc rcx, rax
jc 27f
26:
mov qword ptr [rdi + 72], rcx
mulx r12, r9, qword ptr [rdi + 16]
mulx rbx, rsi, qword ptr [rdi + 0]
mulx r11, r13, qword ptr [rdi + 24]
mov qword ptr [rdi + 88], r14
mov rdx, qword ptr [rsp + 72]
mulx rcx, rax, qword ptr [rdi + 8]
mov qword ptr [rdi + 64], r15
add rbx, r8
adc rbp, r9
mulx r14, r15, qword ptr [rdi + 0]
adc r12, r13
adc r11, 0
mulx r8, r9, qword ptr [rdi + 24]
add r14, rax
mulx r13, rdx, qword ptr [rdi + 16]
adc rcx, rdx
mov qword ptr [rdi + 80], r10
mov rdx, qword ptr [rsp + 80]
adc r13, r9
mulx rax, r10, qword ptr [rdi + 8]
adc r8, 0
add rbx, r15
adc rbp, r14
adc r12, rcx
mulx r9, rcx, qword ptr [rdi + 0]
adc r11, r13
mulx r14, r15, qword ptr [rdi + 16]
adc r8, 0
add r9, r10
mulx r13, r10, qword ptr [rdi + 24]
adc rax, r15
mov rdx, qword ptr [rsp + 88]
adc r14, r10
adc r13, 0
mulx r15, r10, qword ptr [rdi + 8]
add rbp, rcx
adc r12, r9
adc r11, rax
adc r8, r14
adc r13, 0
mulx rax, r9, qword ptr [rdi + 0]
add rax, r10
mulx rcx, r14, qword ptr [rdi + 16]
mulx r10, rdx, qword ptr [rdi + 24]
adc r15, r14
adc rcx, rdx
adc r10, 0
add r12, r9
adc r11, rax
adc r8, r15
adc r13, rcx
mov rdx, qword ptr [rsp + 0]
adc r10, 0
mulx r15, rax, r8
xor r9d, r9d
mulx rcx, r14, r10
mulx r8, r10, r11
adox rbx, r8
adox rbp, r15
mulx r11, rdx, r13
adcx rsi, r10
adox r12, r11
adcx rbx, rax
adcx rbp, rdx
adox rcx, r9
adcx r12, r14
adc rcx, 0
mov rdx, qword ptr [rsp + 0]
mulx r13, r15, rcx
add rsi, r15
adc rbx, r13
mov rdx, qword ptr [rsp + 32]
mulx r8, rax, qword ptr [rsp + 48]
jc 29f
28:
mulx r9, r14, qword ptr [rsp + 40]
add r9, rax
mulx r10, r11, qword ptr [rsp + 56]
mulx rcx, r13, rdx
adc r8, r11
mov qword ptr [rsp + 104], rbx
adc r10, 0
xor r15d, r15d
mov rdx, qword ptr [rsp + 40]
mulx rax, rbx, qword ptr [rsp + 48]
mulx r11, rdx, qword ptr [rsp + 56]
mov qword ptr [rsp + 96], rsi
adcx r8, rbx
adox r10, rax
mov qword ptr [rsp + 120], r12
adcx r10, rdx
adox r11, r15
mov rdx, qword ptr [rsp + 48]
mulx r12, rsi, qword ptr [rsp + 56]
mov rdx, qword ptr [rsp + 40]
adcx r11, rsi
mulx rax, rbx, rdx
adcx r12, r15
xor esi, esi
mov rdx, qword ptr [rsp + 48]
adcx r14, r14
adox r14, rcx
adcx r9, r9
mov qword ptr [rsp + 112], rbp
adcx r8, r8
mulx r15, rbp, rdx
adcx r10, r10
mov rdx, qword ptr [rsp + 56]
adox r9, rbx
adox r8, rax
adox r10, rbp
mulx rcx, rax, rdx
adcx r11, r11
adox r11, r15
mov rdx, qword ptr [rsp + 0]
adcx r12, r12
adox r12, rax
adcx rsi, rsi
adox rsi, rcx
xor ebx, ebx
mulx rbp, r15, r10
mulx rcx, rax, rsi
adox r14, rbp
adcx r13, r15
mulx r10, rsi, r11
adox r9, r10
adcx r14, rsi
mulx r11, rbp, r12
adox r8, r11
adcx r9, rbp
adox rcx, rbx
adcx r8, rax
adc rcx, 0
sub r13, qword ptr [rsp + 96]
sbb r14, qword ptr [rsp + 104]
sbb r9, qword ptr [rsp + 112]
sbb r8, qword ptr [rsp + 120]
sbb rcx, 0
sub r13, qword ptr [rsp + 96]
sbb r14, qword ptr [rsp + 104]
sbb r9, qword ptr [rsp + 112]
mov rdx, qword ptr [rsp + 0]
sbb r8, qword ptr [rsp + 120]
sbb rcx, 0
js 31f
30:
mulx r15, r12, rcx
add r13, r12
adc r14, r15
jc 33f
32:
mov qword ptr [rdi + 0], r13
mov rdx, qword ptr [rsp + 64]
mov qword ptr [rdi + 8], r14
mov qword ptr [rdi + 16], r9
sub r13, qword ptr [rsp + 96]
sbb r14, qword ptr [rsp + 104]
mov qword ptr [rdi + 24], r8
mulx r10, rsi, qword ptr [rsp + 72]
sbb r9, qword ptr [rsp + 112]
sbb r8, qword ptr [rsp + 120]
sbb rbx, rbx
and rbx, qword ptr [rsp + 0]
sub r13, rbx
mulx rax, r11, qword ptr [rsp + 88]
mulx rbp, rcx, qword ptr [rsp + 80]
jc 35f
34:
mov qword ptr [rsp + 128], r13
mov qword ptr [rsp + 136], r14
add r10, rcx
adc rbp, r11
mulx r15, r12, rdx
adc rax, 0
mov rdx, qword ptr [rsp + 72]
mulx rbx, r14, qword ptr [rsp + 88]
mulx r13, r11, qword ptr [rsp + 80]
mov rdx, qword ptr [rsp + 80]
xor ecx, ecx
adcx rbp, r11
adox rax, r13
mulx r13, r11, qword ptr [rsp + 88]
mov qword ptr [rsp + 152], r8
mov qword ptr [rsp + 160], r12
mov rdx, qword ptr [rsp + 72]
adox rbx, rcx
adcx rax, r14
adcx rbx, r11
mov qword ptr [rsp + 144], r9
adcx r13, rcx
xor r8d, r8d
mulx r12, r9, rdx
adcx rsi, rsi
adox rsi, r15
adcx r10, r10
adox r10, r9
mov rdx, qword ptr [rsp + 88]
adcx rbp, rbp
mulx r14, rcx, rdx
adcx rax, rax
mov rdx, qword ptr [rsp + 80]
adox rbp, r12
mulx r11, rdx, rdx
adcx rbx, rbx
adox rax, rdx
adcx r13, r13
adox rbx, r11
adox r13, rcx
mov rdx, qword ptr [rsp + 32]
mov qword ptr [rsp + 176], r10
adcx r8, r8
mulx r15, r9, qword ptr [rsp + 128]
mulx r12, rcx, qword ptr [rsp + 136]
mulx r11, r10, qword ptr [rsp + 144]
adox r8, r14
mov qword ptr [rsp + 192], rax
mov qword ptr [rsp + 184], rbp
mov qword ptr [rsp + 200], rbx
add r15, rcx
mov qword ptr [rsp + 216], r8
mulx rax, rbp, qword ptr [rsp + 152]
mov rdx, qword ptr [rsp + 40]
mulx rbx, r8, qword ptr [rsp + 136]
adc r12, r10
mulx r14, rcx, qword ptr [rsp + 144]
adc r11, rbp
mov qword ptr [rsp + 168], rsi
adc rax, 0
mulx r10, rsi, qword ptr [rsp + 128]
mov qword ptr [rsp + 208], r13
mulx rbp, rdx, qword ptr [rsp + 152]
add r10, r8
adc rbx, rcx
adc r14, rdx
mov rdx, qword ptr [rsp + 48]
mulx r13, r8, qword ptr [rsp + 152]
adc rbp, 0
add r15, rsi
mulx rcx, rsi, qword ptr [rsp + 144]
adc r12, r10
adc r11, rbx
adc rax, r14
adc rbp, 0
mulx rbx, r14, qword ptr [rsp + 128]
mulx r10, rdx, qword ptr [rsp + 136]
add rbx, rdx
adc r10, rsi
mov rdx, qword ptr [rsp + 56]
adc rcx, r8
adc r13, 0
add r12, r14
adc r11, rbx
mulx rsi, r8, qword ptr [rsp + 136]
adc rax, r10
adc rbp, rcx
mulx rbx, r14, qword ptr [rsp + 152]
mulx rcx, r10, qword ptr [rsp + 128]
adc r13, 0
add rcx, r8
mulx rdx, r8, qword ptr [rsp + 144]
adc rsi, r8
adc rdx, r14
adc rbx, 0
add r11, r10
adc rax, rcx
adc rbp, rsi
adc r13, rdx
adc rbx, 0
add r9, qword ptr [rsp + 160]
adc r15, qword ptr [rsp + 168]
adc r12, qword ptr [rsp + 176]
adc r11, qword ptr [rsp + 184]
adc rax, qword ptr [rsp + 192]
adc rbp, qword ptr [rsp + 200]
adc r13, qword ptr [rsp + 208]
mov rdx, qword ptr [rsp + 0]
adc rbx, qword ptr [rsp + 216]
sbb rsi, rsi
and rsi, qword ptr [rsp + 0]
xor r14d, r14d
mulx rcx, r10, rbp
mulx r8, rbp, rax
mulx rax, rbx, rbx
adcx r9, rbp
adox r15, r8
adox r12, rcx
adcx r15, r10
mulx r13, rcx, r13
adcx r12, rcx
adox r11, r13
adcx r11, rbx
adox rax, r14
adc rax, 0
mov rdx, qword ptr [rsp + 0]
add rax, rsi
mulx r10, r8, rax
add r9, r8
adc r15, r10
jc 37f
36:
mov qword ptr [rdi + 56], r11
mov qword ptr [rdi + 32], r9
mov qword ptr [rdi + 40], r15
mov qword ptr [rdi + 48], r12
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
sbb rbp, 0
jmp 20b
23:
add rax, 1
adc rbx, 0
jnc 22b
add r10, qword ptr [rsp + 0]
adc rcx, 0
jmp 22b
25:
add r13, 1
adc r9, 0
jnc 24b
add r12, qword ptr [rsp + 0]
adc r11, 0
jmp 24b
27:
add r10, 1
adc r14, 0
jnc 26b
add r15, qword ptr [rsp + 0]
adc rcx, 0
jmp 26b
29:
add rbp, 1
adc r12, 0
jnc 28b
add rsi, qword ptr [rsp + 0]
adc rbx, 0
jmp 28b
31:
add rcx, 1
sub r13, qword ptr [rsp + 0]
sbb r14, 0
sbb r9, 0
sbb r8, 0
sbb rcx, 0
js 31b
jmp 30b
33:
add r9, 1
adc r8, 0
jnc 32b
add r13, qword ptr [rsp + 0]
adc r14, 0
jmp 32b
35:
sub r14, 1
sbb r9, 0
sbb r8, 0
jnc 34b
sub r13, qword ptr [rsp + 0]
jmp 34b
37:
add r12, 1
adc r11, 0
jnc 36b
add r9, qword ptr [rsp + 0]
adc r15, 0
jmp 36b
