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
jc 21f
20:
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
jc 23f
22:
mov qword ptr [rsp + 32], r10
mov qword ptr [rsp + 40], rcx
mov qword ptr [rsp + 48], rax
mov qword ptr [rsp + 56], rbx
mov rdx, qword ptr [rdi + 32]
mulx rsi, r9, qword ptr [rdi + 40]
mulx r13, r12, qword ptr [rdi + 48]
add rsi, r12
mulx rbp, r14, qword ptr [rdi + 56]
adc r13, r14
adc rbp, 0
mulx r11, rax, rdx
mov rdx, qword ptr [rdi + 40]
xor ecx, ecx
mulx rbx, r10, qword ptr [rdi + 48]
adcx r13, r10
adox rbp, rbx
mulx r15, r8, qword ptr [rdi + 56]
adcx rbp, r8
adox r15, rcx
mov rdx, qword ptr [rdi + 48]
mulx r12, r14, qword ptr [rdi + 56]
adcx r15, r14
adcx r12, rcx
xor ebx, ebx
adcx r9, r9
adox r9, r11
mov rdx, qword ptr [rdi + 40]
mulx r10, r8, rdx
adcx rsi, rsi
adox rsi, r8
adcx r13, r13
adox r13, r10
mov rdx, qword ptr [rdi + 48]
mulx rcx, r14, rdx
adcx rbp, rbp
adox rbp, r14
adcx r15, r15
adox r15, rcx
mov rdx, qword ptr [rdi + 56]
mulx r11, r10, rdx
adcx r12, r12
adox r12, r10
adcx rbx, rbx
adox rbx, r11
mov rdx, qword ptr [rsp + 0]
xor r8d, r8d
mulx rcx, r14, rbp
adcx rax, r14
adox r9, rcx
mulx r11, r10, r15
adcx r9, r10
adox rsi, r11
mulx rbp, r15, r12
adcx rsi, r15
adox r13, rbp
mulx rcx, r14, rbx
adcx r13, r14
adox rcx, r8
adc rcx, 0
mov rdx, qword ptr [rsp + 0]
mulx r12, r11, rcx
add rax, r11
adc r9, r12
jc 25f
24:
mov qword ptr [rsp + 64], rax
mov qword ptr [rsp + 72], r9
mov qword ptr [rsp + 80], rsi
mov qword ptr [rsp + 88], r13
mov rdx, qword ptr [rdi + 64]
mulx r10, rbx, qword ptr [rdi + 32]
mulx rbp, r15, qword ptr [rdi + 40]
add r10, r15
mulx r8, r14, qword ptr [rdi + 48]
adc rbp, r14
mulx rcx, rsi, qword ptr [rdi + 56]
adc r8, rsi
adc rcx, 0
mov rdx, qword ptr [rdi + 72]
mulx r9, r13, qword ptr [rdi + 32]
mulx rax, r12, qword ptr [rdi + 40]
add r9, r12
mulx r11, r15, qword ptr [rdi + 48]
adc rax, r15
mulx r14, rdx, qword ptr [rdi + 56]
adc r11, rdx
adc r14, 0
add r10, r13
adc rbp, r9
adc r8, rax
adc rcx, r11
adc r14, 0
mov rdx, qword ptr [rdi + 80]
mulx rsi, r12, qword ptr [rdi + 32]
mulx r15, r9, qword ptr [rdi + 40]
add rsi, r9
mulx r13, rax, qword ptr [rdi + 48]
adc r15, rax
mulx r11, rdx, qword ptr [rdi + 56]
adc r13, rdx
adc r11, 0
add rbp, r12
adc r8, rsi
adc rcx, r15
adc r14, r13
adc r11, 0
mov rdx, qword ptr [rdi + 88]
mulx r9, rax, qword ptr [rdi + 32]
mulx rsi, r12, qword ptr [rdi + 40]
add r9, r12
mulx r15, r13, qword ptr [rdi + 48]
adc rsi, r13
mulx r12, rdx, qword ptr [rdi + 56]
adc r15, rdx
adc r12, 0
add r8, rax
adc rcx, r9
adc r14, rsi
adc r11, r15
adc r12, 0
mov rdx, qword ptr [rsp + 0]
xor r13d, r13d
mulx r9, rax, rcx
adcx rbx, rax
adox r10, r9
mulx rsi, r15, r14
adcx r10, r15
adox rbp, rsi
mulx rcx, r14, r11
adcx rbp, r14
adox r8, rcx
mulx r9, rax, r12
adcx r8, rax
adox r9, r13
adc r9, 0
mov rdx, qword ptr [rsp + 0]
mulx r11, rsi, r9
add rbx, rsi
adc r10, r11
jc 27f
26:
mov qword ptr [rdi + 64], rbx
mov qword ptr [rdi + 72], r10
mov qword ptr [rdi + 80], rbp
mov qword ptr [rdi + 88], r8
mov rdx, qword ptr [rsp + 64]
mulx r15, r12, qword ptr [rdi + 0]
mulx rcx, r14, qword ptr [rdi + 8]
add r15, r14
mulx r13, rax, qword ptr [rdi + 16]
adc rcx, rax
mulx r9, r10, qword ptr [rdi + 24]
adc r13, r10
adc r9, 0
mov rdx, qword ptr [rsp + 72]
mulx rbx, rbp, qword ptr [rdi + 0]
mulx r8, r11, qword ptr [rdi + 8]
add rbx, r11
mulx rsi, r14, qword ptr [rdi + 16]
adc r8, r14
mulx rax, rdx, qword ptr [rdi + 24]
adc rsi, rdx
adc rax, 0
add r15, rbp
adc rcx, rbx
adc r13, r8
adc r9, rsi
adc rax, 0
mov rdx, qword ptr [rsp + 80]
mulx r10, r11, qword ptr [rdi + 0]
mulx r14, rbx, qword ptr [rdi + 8]
add r10, rbx
mulx rbp, r8, qword ptr [rdi + 16]
adc r14, r8
mulx rsi, rdx, qword ptr [rdi + 24]
adc rbp, rdx
adc rsi, 0
add rcx, r11
adc r13, r10
adc r9, r14
adc rax, rbp
adc rsi, 0
mov rdx, qword ptr [rsp + 88]
mulx rbx, r8, qword ptr [rdi + 0]
mulx r10, r11, qword ptr [rdi + 8]
add rbx, r11
mulx r14, rbp, qword ptr [rdi + 16]
adc r10, rbp
mulx r11, rdx, qword ptr [rdi + 24]
adc r14, rdx
adc r11, 0
add r13, r8
adc r9, rbx
adc rax, r10
adc rsi, r14
adc r11, 0
mov rdx, qword ptr [rsp + 0]
xor ebp, ebp
mulx rbx, r8, r9
adcx r12, r8
adox r15, rbx
mulx r10, r14, rax
adcx r15, r14
adox rcx, r10
mulx r9, rax, rsi
adcx rcx, rax
adox r13, r9
mulx rbx, r8, r11
adcx r13, r8
adox rbx, rbp
adc rbx, 0
mov rdx, qword ptr [rsp + 0]
mulx rsi, r10, rbx
add r12, r10
adc r15, rsi
jc 29f
28:
mov qword ptr [rsp + 96], r12
mov qword ptr [rsp + 104], r15
mov qword ptr [rsp + 112], rcx
mov qword ptr [rsp + 120], r13
mov rdx, qword ptr [rsp + 32]
mulx r14, r11, qword ptr [rsp + 40]
mulx r9, rax, qword ptr [rsp + 48]
add r14, rax
mulx rbp, r8, qword ptr [rsp + 56]
adc r9, r8
adc rbp, 0
mulx rbx, r15, rdx
mov rdx, qword ptr [rsp + 40]
xor r12d, r12d
mulx rcx, r13, qword ptr [rsp + 48]
adcx r9, r13
adox rbp, rcx
mulx rsi, r10, qword ptr [rsp + 56]
adcx rbp, r10
adox rsi, r12
mov rdx, qword ptr [rsp + 48]
mulx rax, r8, qword ptr [rsp + 56]
adcx rsi, r8
adcx rax, r12
xor ecx, ecx
adcx r11, r11
adox r11, rbx
mov rdx, qword ptr [rsp + 40]
mulx r13, r10, rdx
adcx r14, r14
adox r14, r10
adcx r9, r9
adox r9, r13
mov rdx, qword ptr [rsp + 48]
mulx r12, r8, rdx
adcx rbp, rbp
adox rbp, r8
adcx rsi, rsi
adox rsi, r12
mov rdx, qword ptr [rsp + 56]
mulx rbx, r13, rdx
adcx rax, rax
adox rax, r13
adcx rcx, rcx
adox rcx, rbx
mov rdx, qword ptr [rsp + 0]
xor r10d, r10d
mulx r12, r8, rbp
adcx r15, r8
adox r11, r12
mulx rbx, r13, rsi
adcx r11, r13
adox r14, rbx
mulx rbp, rsi, rax
adcx r14, rsi
adox r9, rbp
mulx r12, r8, rcx
adcx r9, r8
adox r12, r10
adc r12, 0
sub r15, qword ptr [rsp + 96]
sbb r11, qword ptr [rsp + 104]
sbb r14, qword ptr [rsp + 112]
sbb r9, qword ptr [rsp + 120]
sbb r12, 0
sub r15, qword ptr [rsp + 96]
sbb r11, qword ptr [rsp + 104]
sbb r14, qword ptr [rsp + 112]
sbb r9, qword ptr [rsp + 120]
sbb r12, 0
js 31f
30:
mov rdx, qword ptr [rsp + 0]
mulx rax, rbx, r12
add r15, rbx
adc r11, rax
jc 33f
32:
mov qword ptr [rdi + 0], r15
mov qword ptr [rdi + 8], r11
mov qword ptr [rdi + 16], r14
mov qword ptr [rdi + 24], r9
sub r15, qword ptr [rsp + 96]
sbb r11, qword ptr [rsp + 104]
sbb r14, qword ptr [rsp + 112]
sbb r9, qword ptr [rsp + 120]
sbb r13, r13
and r13, qword ptr [rsp + 0]
sub r15, r13
jc 35f
34:
mov qword ptr [rsp + 128], r15
mov qword ptr [rsp + 136], r11
mov qword ptr [rsp + 144], r14
mov qword ptr [rsp + 152], r9
mov rdx, qword ptr [rsp + 64]
mulx rcx, rbp, qword ptr [rsp + 72]
mulx rsi, r10, qword ptr [rsp + 80]
add rcx, r10
mulx r8, r12, qword ptr [rsp + 88]
adc rsi, r12
adc r8, 0
mulx rax, rbx, rdx
mov rdx, qword ptr [rsp + 72]
xor r14d, r14d
mulx r11, r9, qword ptr [rsp + 80]
adcx rsi, r9
adox r8, r11
mulx r15, r13, qword ptr [rsp + 88]
adcx r8, r13
adox r15, r14
mov rdx, qword ptr [rsp + 80]
mulx r10, r12, qword ptr [rsp + 88]
adcx r15, r12
adcx r10, r14
xor r11d, r11d
adcx rbp, rbp
adox rbp, rax
mov rdx, qword ptr [rsp + 72]
mulx r9, r13, rdx
adcx rcx, rcx
adox rcx, r13
adcx rsi, rsi
adox rsi, r9
mov rdx, qword ptr [rsp + 80]
mulx r14, r12, rdx
adcx r8, r8
adox r8, r12
adcx r15, r15
adox r15, r14
mov rdx, qword ptr [rsp + 88]
mulx rax, r9, rdx
adcx r10, r10
adox r10, r9
adcx r11, r11
adox r11, rax
mov qword ptr [rsp + 160], rbx
mov qword ptr [rsp + 168], rbp
mov qword ptr [rsp + 176], rcx
mov qword ptr [rsp + 184], rsi
mov qword ptr [rsp + 192], r8
mov qword ptr [rsp + 200], r15
mov qword ptr [rsp + 208], r10
mov qword ptr [rsp + 216], r11
mov rdx, qword ptr [rsp + 32]
mulx r13, r14, qword ptr [rsp + 128]
mulx r12, rcx, qword ptr [rsp + 136]
add r13, rcx
mulx rbp, rsi, qword ptr [rsp + 144]
adc r12, rsi
mulx r8, rbx, qword ptr [rsp + 152]
adc rbp, rbx
adc r8, 0
mov rdx, qword ptr [rsp + 40]
mulx r15, r10, qword ptr [rsp + 128]
mulx r11, rax, qword ptr [rsp + 136]
add r15, rax
mulx r9, rcx, qword ptr [rsp + 144]
adc r11, rcx
mulx rsi, rdx, qword ptr [rsp + 152]
adc r9, rdx
adc rsi, 0
add r13, r10
adc r12, r15
adc rbp, r11
adc r8, r9
adc rsi, 0
mov rdx, qword ptr [rsp + 48]
mulx rbx, rax, qword ptr [rsp + 128]
mulx rcx, r15, qword ptr [rsp + 136]
add rbx, r15
mulx r10, r11, qword ptr [rsp + 144]
adc rcx, r11
mulx r9, rdx, qword ptr [rsp + 152]
adc r10, rdx
adc r9, 0
add r12, rax
adc rbp, rbx
adc r8, rcx
adc rsi, r10
adc r9, 0
mov rdx, qword ptr [rsp + 56]
mulx r15, r11, qword ptr [rsp + 128]
mulx rbx, rax, qword ptr [rsp + 136]
add r15, rax
mulx rcx, r10, qword ptr [rsp + 144]
adc rbx, r10
mulx rax, rdx, qword ptr [rsp + 152]
adc rcx, rdx
adc rax, 0
add rbp, r11
adc r8, r15
adc rsi, rbx
adc r9, rcx
adc rax, 0
add r14, qword ptr [rsp + 160]
adc r13, qword ptr [rsp + 168]
adc r12, qword ptr [rsp + 176]
adc rbp, qword ptr [rsp + 184]
adc r8, qword ptr [rsp + 192]
adc rsi, qword ptr [rsp + 200]
adc r9, qword ptr [rsp + 208]
adc rax, qword ptr [rsp + 216]
sbb r10, r10
and r10, qword ptr [rsp + 0]
mov rdx, qword ptr [rsp + 0]
xor r15d, r15d
mulx r11, rbx, r8
adcx r14, rbx
adox r13, r11
mulx rcx, r8, rsi
adcx r13, r8
adox r12, rcx
mulx rsi, r11, r9
adcx r12, r11
adox rbp, rsi
mulx rbx, r9, rax
adcx rbp, r9
adox rbx, r15
adc rbx, 0
add rbx, r10
mov rdx, qword ptr [rsp + 0]
mulx rcx, r8, rbx
add r14, r8
adc r13, rcx
jc 37f
36:
mov qword ptr [rdi + 32], r14
mov qword ptr [rdi + 40], r13
mov qword ptr [rdi + 48], r12
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
sbb r11, 0
jmp 20b
23:
add rax, 1
adc rbx, 0
jnc 22b
add r10, qword ptr [rsp + 0]
adc rcx, 0
jmp 22b
25:
add rsi, 1
adc r13, 0
jnc 24b
add rax, qword ptr [rsp + 0]
adc r9, 0
jmp 24b
27:
add rbp, 1
adc r8, 0
jnc 26b
add rbx, qword ptr [rsp + 0]
adc r10, 0
jmp 26b
29:
add rcx, 1
adc r13, 0
jnc 28b
add r12, qword ptr [rsp + 0]
adc r15, 0
jmp 28b
31:
add r12, 1
sub r15, qword ptr [rsp + 0]
sbb r11, 0
sbb r14, 0
sbb r9, 0
sbb r12, 0
js 31b
jmp 30b
33:
add r14, 1
adc r9, 0
jnc 32b
add r15, qword ptr [rsp + 0]
adc r11, 0
jmp 32b
35:
sub r11, 1
sbb r14, 0
sbb r9, 0
jnc 34b
sub r15, qword ptr [rsp + 0]
jmp 34b
37:
add r12, 1
adc rbp, 0
jnc 36b
add r14, qword ptr [rsp + 0]
adc r13, 0
jmp 36b
