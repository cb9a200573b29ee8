# Made by examples/generate_kernels; do not edit.
# rdi: P and Q at one Z, replaced by P and P + Q at Z*H, and behind them H. Variable time.
push rbx
push rbp
push r12
push r13
push r14
push r15
sub rsp, 168
mov rax, 0x1000003d1
mov qword ptr [rsp + 0], rax
mov rax, qword ptr [rdi + 64]
mov rcx, qword ptr [rdi + 72]
mov rbx, qword ptr [rdi + 80]
mov rsi, qword ptr [rdi + 88]
sub rax, qword ptr [rdi + 0]
sbb rcx, qword ptr [rdi + 8]
sbb rbx, qword ptr [rdi + 16]
sbb rsi, qword ptr [rdi + 24]
sbb rbp, rbp
and rbp, qword ptr [rsp + 0]
sub rax, rbp
jc 21f
20:
mov qword ptr [rdi + 128], rax
mov qword ptr [rdi + 136], rcx
mov qword ptr [rdi + 144], rbx
mov qword ptr [rdi + 152], rsi
mov rdx, qword ptr [rdi + 128]
mulx r8, r9, qword ptr [rdi + 136]
mulx r10, r11, qword ptr [rdi + 144]
add r8, r11
mulx r12, r13, qword ptr [rdi + 152]
adc r10, r13
adc r12, 0
mulx r14, r15, rdx
mov rdx, qword ptr [rdi + 136]
xor eax, eax
mulx rcx, rbx, qword ptr [rdi + 144]
adcx r10, rbx
adox r12, rcx
mulx rsi, rbp, qword ptr [rdi + 152]
adcx r12, rbp
adox rsi, rax
mov rdx, qword ptr [rdi + 144]
mulx r11, r13, qword ptr [rdi + 152]
adcx rsi, r13
adcx r11, rax
xor ecx, ecx
adcx r9, r9
adox r9, r14
mov rdx, qword ptr [rdi + 136]
mulx rbx, rbp, rdx
adcx r8, r8
adox r8, rbp
adcx r10, r10
adox r10, rbx
mov rdx, qword ptr [rdi + 144]
mulx rax, r13, rdx
adcx r12, r12
adox r12, r13
adcx rsi, rsi
adox rsi, rax
mov rdx, qword ptr [rdi + 152]
mulx r14, rbx, rdx
adcx r11, r11
adox r11, rbx
adcx rcx, rcx
adox rcx, r14
mov rdx, qword ptr [rsp + 0]
xor ebp, ebp
mulx rax, r13, r12
adcx r15, r13
adox r9, rax
mulx r14, rbx, rsi
adcx r9, rbx
adox r8, r14
mulx r12, rsi, r11
adcx r8, rsi
adox r10, r12
mulx rax, r13, rcx
adcx r10, r13
adox rax, rbp
adc rax, 0
mov rdx, qword ptr [rsp + 0]
mulx r11, r14, rax
add r15, r14
adc r9, r11
jc 23f
22:
mov qword ptr [rsp + 32], r15
mov qword ptr [rsp + 40], r9
mov qword ptr [rsp + 48], r8
mov qword ptr [rsp + 56], r10
mov rbx, qword ptr [rdi + 96]
mov rcx, qword ptr [rdi + 104]
mov r12, qword ptr [rdi + 112]
mov rsi, qword ptr [rdi + 120]
sub rbx, qword ptr [rdi + 32]
sbb rcx, qword ptr [rdi + 40]
sbb r12, qword ptr [rdi + 48]
sbb rsi, qword ptr [rdi + 56]
sbb rbp, rbp
and rbp, qword ptr [rsp + 0]
sub rbx, rbp
jc 25f
24:
mov qword ptr [rsp + 64], rbx
mov qword ptr [rsp + 72], rcx
mov qword ptr [rsp + 80], r12
mov qword ptr [rsp + 88], rsi
mov rdx, qword ptr [rsp + 32]
mulx r13, rax, qword ptr [rdi + 0]
mulx r8, r9, qword ptr [rdi + 8]
add r13, r9
mulx r10, r15, qword ptr [rdi + 16]
adc r8, r15
mulx r11, r14, qword ptr [rdi + 24]
adc r10, r14
adc r11, 0
mov rdx, qword ptr [rsp + 40]
xor ebx, ebx
mulx rcx, r12, qword ptr [rdi + 0]
adcx r13, r12
adox r8, rcx
mulx rsi, rbp, qword ptr [rdi + 8]
adcx r8, rbp
adox r10, rsi
mulx r9, r15, qword ptr [rdi + 16]
adcx r10, r15
adox r11, r9
mulx r14, rcx, qword ptr [rdi + 24]
adcx r11, rcx
adox rbx, r14
adc rbx, 0
mov rdx, qword ptr [rsp + 48]
xor r12d, r12d
mulx rsi, rbp, qword ptr [rdi + 0]
adcx r8, rbp
adox r10, rsi
mulx r9, r15, qword ptr [rdi + 8]
adcx r10, r15
adox r11, r9
mulx r14, rcx, qword ptr [rdi + 16]
adcx r11, rcx
adox rbx, r14
mulx rsi, rbp, qword ptr [rdi + 24]
adcx rbx, rbp
adox r12, rsi
adc r12, 0
mov rdx, qword ptr [rsp + 56]
xor r9d, r9d
mulx r15, r14, qword ptr [rdi + 0]
adcx r10, r14
adox r11, r15
mulx rcx, rsi, qword ptr [rdi + 8]
adcx r11, rsi
adox rbx, rcx
mulx rbp, r15, qword ptr [rdi + 16]
adcx rbx, r15
adox r12, rbp
mulx r14, rcx, qword ptr [rdi + 24]
adcx r12, rcx
adox r9, r14
adc r9, 0
mov rdx, qword ptr [rsp + 0]
xor esi, esi
mulx rbp, r15, r11
adcx rax, r15
adox r13, rbp
mulx r14, rcx, rbx
adcx r13, rcx
adox r8, r14
mulx r11, rbx, r12
adcx r8, rbx
adox r10, r11
mulx rbp, r15, r9
adcx r10, r15
adox rbp, rsi
adc rbp, 0
mov rdx, qword ptr [rsp + 0]
mulx r12, r14, rbp
add rax, r14
adc r13, r12
jc 27f
26:
mov qword ptr [rsp + 96], rax
mov qword ptr [rsp + 104], r13
mov qword ptr [rsp + 112], r8
mov qword ptr [rsp + 120], r10
mov rdx, qword ptr [rsp + 32]
mulx rcx, r9, qword ptr [rdi + 128]
mulx r11, rbx, qword ptr [rdi + 136]
add rcx, rbx
mulx rsi, r15, qword ptr [rdi + 144]
adc r11, r15
mulx rbp, r13, qword ptr [rdi + 152]
adc rsi, r13
adc rbp, 0
mov rdx, qword ptr [rsp + 40]
xor eax, eax
mulx r8, r10, qword ptr [rdi + 128]
adcx rcx, r10
adox r11, r8
mulx r12, r14, qword ptr [rdi + 136]
adcx r11, r14
adox rsi, r12
mulx rbx, r15, qword ptr [rdi + 144]
adcx rsi, r15
adox rbp, rbx
mulx r13, r8, qword ptr [rdi + 152]
adcx rbp, r8
adox rax, r13
adc rax, 0
mov rdx, qword ptr [rsp + 48]
xor r10d, r10d
mulx r12, r14, qword ptr [rdi + 128]
adcx r11, r14
adox rsi, r12
mulx rbx, r15, qword ptr [rdi + 136]
adcx rsi, r15
adox rbp, rbx
mulx r13, r8, qword ptr [rdi + 144]
adcx rbp, r8
adox rax, r13
mulx r12, r14, qword ptr [rdi + 152]
adcx rax, r14
adox r10, r12
adc r10, 0
mov rdx, qword ptr [rsp + 56]
xor ebx, ebx
mulx r15, r13, qword ptr [rdi + 128]
adcx rsi, r13
adox rbp, r15
mulx r8, r12, qword ptr [rdi + 136]
adcx rbp, r12
adox rax, r8
mulx r14, r15, qword ptr [rdi + 144]
adcx rax, r15
adox r10, r14
mulx r13, r8, qword ptr [rdi + 152]
adcx r10, r8
adox rbx, r13
adc rbx, 0
mov rdx, qword ptr [rsp + 0]
xor r12d, r12d
mulx r14, r15, rbp
adcx r9, r15
adox rcx, r14
mulx r13, r8, rax
adcx rcx, r8
adox r11, r13
mulx rbp, rax, r10
adcx r11, rax
adox rsi, rbp
mulx r14, r15, rbx
adcx rsi, r15
adox r14, r12
adc r14, 0
mov rdx, qword ptr [rsp + 0]
mulx r10, r13, r14
add r9, r13
adc rcx, r10
jc 29f
28:
mov qword ptr [rsp + 128], r9
mov qword ptr [rsp + 136], rcx
mov qword ptr [rsp + 144], r11
mov qword ptr [rsp + 152], rsi
mov rdx, qword ptr [rsp + 64]
mulx r8, rbx, qword ptr [rsp + 72]
mulx rbp, rax, qword ptr [rsp + 80]
add r8, rax
mulx r12, r15, qword ptr [rsp + 88]
adc rbp, r15
adc r12, 0
mulx r14, rcx, rdx
mov rdx, qword ptr [rsp + 72]
xor r9d, r9d
mulx r11, rsi, qword ptr [rsp + 80]
adcx rbp, rsi
adox r12, r11
mulx r10, r13, qword ptr [rsp + 88]
adcx r12, r13
adox r10, r9
mov rdx, qword ptr [rsp + 80]
mulx rax, r15, qword ptr [rsp + 88]
adcx r10, r15
adcx rax, r9
xor r11d, r11d
adcx rbx, rbx
adox rbx, r14
mov rdx, qword ptr [rsp + 72]
mulx rsi, r13, rdx
adcx r8, r8
adox r8, r13
adcx rbp, rbp
adox rbp, rsi
mov rdx, qword ptr [rsp + 80]
mulx r9, r15, rdx
adcx r12, r12
adox r12, r15
adcx r10, r10
adox r10, r9
mov rdx, qword ptr [rsp + 88]
mulx r14, rsi, rdx
adcx rax, rax
adox rax, rsi
adcx r11, r11
adox r11, r14
mov rdx, qword ptr [rsp + 0]
xor r13d, r13d
mulx r9, r15, r12
adcx rcx, r15
adox rbx, r9
mulx r14, rsi, r10
adcx rbx, rsi
adox r8, r14
mulx r12, r10, rax
adcx r8, r10
adox rbp, r12
mulx r9, r15, r11
adcx rbp, r15
adox r9, r13
adc r9, 0
sub rcx, qword ptr [rsp + 128]
sbb rbx, qword ptr [rsp + 136]
sbb r8, qword ptr [rsp + 144]
sbb rbp, qword ptr [rsp + 152]
sbb r9, 0
sub rcx, qword ptr [rsp + 96]
sbb rbx, qword ptr [rsp + 104]
sbb r8, qword ptr [rsp + 112]
sbb rbp, qword ptr [rsp + 120]
sbb r9, 0
sub rcx, qword ptr [rsp + 96]
sbb rbx, qword ptr [rsp + 104]
sbb r8, qword ptr [rsp + 112]
sbb rbp, qword ptr [rsp + 120]
sbb r9, 0
js 31f
30:
mov rdx, qword ptr [rsp + 0]
mulx rax, r14, r9
add rcx, r14
adc rbx, rax
jc 33f
32:
mov qword ptr [rdi + 64], rcx
mov qword ptr [rdi + 72], rbx
mov qword ptr [rdi + 80], r8
mov qword ptr [rdi + 88], rbp
mov rdx, qword ptr [rsp + 128]
mulx rsi, r11, qword ptr [rdi + 32]
mulx r12, r10, qword ptr [rdi + 40]
add rsi, r10
mulx r13, r15, qword ptr [rdi + 48]
adc r12, r15
mulx r9, r8, qword ptr [rdi + 56]
adc r13, r8
adc r9, 0
mov rdx, qword ptr [rsp + 136]
xor ebx, ebx
mulx rbp, rcx, qword ptr [rdi + 32]
adcx rsi, rcx
adox r12, rbp
mulx rax, r14, qword ptr [rdi + 40]
adcx r12, r14
adox r13, rax
mulx r10, r15, qword ptr [rdi + 48]
adcx r13, r15
adox r9, r10
mulx r8, rbp, qword ptr [rdi + 56]
adcx r9, rbp
adox rbx, r8
adc rbx, 0
mov rdx, qword ptr [rsp + 144]
xor ecx, ecx
mulx rax, r14, qword ptr [rdi + 32]
adcx r12, r14
adox r13, rax
mulx r10, r15, qword ptr [rdi + 40]
adcx r13, r15
adox r9, r10
mulx r8, rbp, qword ptr [rdi + 48]
adcx r9, rbp
adox rbx, r8
mulx rax, r14, qword ptr [rdi + 56]
adcx rbx, r14
adox rcx, rax
adc rcx, 0
mov rdx, qword ptr [rsp + 152]
xor r10d, r10d
mulx r15, r8, qword ptr [rdi + 32]
adcx r13, r8
adox r9, r15
mulx rbp, rax, qword ptr [rdi + 40]
adcx r9, rax
adox rbx, rbp
mulx r14, r15, qword ptr [rdi + 48]
adcx rbx, r15
adox rcx, r14
mulx r8, rbp, qword ptr [rdi + 56]
adcx rcx, rbp
adox r10, r8
adc r10, 0
mov rdx, qword ptr [rsp + 0]
xor eax, eax
mulx r14, r15, r9
adcx r11, r15
adox rsi, r14
mulx r8, rbp, rbx
adcx rsi, rbp
adox r12, r8
mulx r9, rbx, rcx
adcx r12, rbx
adox r13, r9
mulx r14, r15, r10
adcx r13, r15
adox r14, rax
adc r14, 0
mov rdx, qword ptr [rsp + 0]
mulx rcx, r8, r14
add r11, r8
adc rsi, rcx
jc 35f
34:
mov qword ptr [rdi + 32], r11
mov qword ptr [rdi + 40], rsi
mov qword ptr [rdi + 48], r12
mov qword ptr [rdi + 56], r13
mov rbp, qword ptr [rsp + 96]
mov r10, qword ptr [rsp + 104]
mov r9, qword ptr [rsp + 112]
mov rbx, qword ptr [rsp + 120]
sub rbp, qword ptr [rdi + 64]
sbb r10, qword ptr [rdi + 72]
sbb r9, qword ptr [rdi + 80]
sbb rbx, qword ptr [rdi + 88]
sbb rax, rax
and rax, qword ptr [rsp + 0]
sub rbp, rax
jc 37f
36:
mov qword ptr [rsp + 32], rbp
mov qword ptr [rsp + 40], r10
mov qword ptr [rsp + 48], r9
mov qword ptr [rsp + 56], rbx
mov rdx, qword ptr [rsp + 64]
mulx r15, r14, qword ptr [rsp + 32]
mulx rsi, r11, qword ptr [rsp + 40]
add r15, r11
mulx r12, r13, qword ptr [rsp + 48]
adc rsi, r13
mulx rcx, r8, qword ptr [rsp + 56]
adc r12, r8
adc rcx, 0
mov rdx, qword ptr [rsp + 72]
xor ebp, ebp
mulx r10, r9, qword ptr [rsp + 32]
adcx r15, r9
adox rsi, r10
mulx rbx, rax, qword ptr [rsp + 40]
adcx rsi, rax
adox r12, rbx
mulx r11, r13, qword ptr [rsp + 48]
adcx r12, r13
adox rcx, r11
mulx r8, r10, qword ptr [rsp + 56]
adcx rcx, r10
adox rbp, r8
adc rbp, 0
mov rdx, qword ptr [rsp + 80]
xor r9d, r9d
mulx rbx, rax, qword ptr [rsp + 32]
adcx rsi, rax
adox r12, rbx
mulx r11, r13, qword ptr [rsp + 40]
adcx r12, r13
adox rcx, r11
mulx r8, r10, qword ptr [rsp + 48]
adcx rcx, r10
adox rbp, r8
mulx rbx, rax, qword ptr [rsp + 56]
adcx rbp, rax
adox r9, rbx
adc r9, 0
mov rdx, qword ptr [rsp + 88]
xor r11d, r11d
mulx r13, r8, qword ptr [rsp + 32]
adcx r12, r8
adox rcx, r13
mulx r10, rbx, qword ptr [rsp + 40]
adcx rcx, rbx
adox rbp, r10
mulx rax, r13, qword ptr [rsp + 48]
adcx rbp, r13
adox r9, rax
mulx r8, r10, qword ptr [rsp + 56]
adcx r9, r10
adox r11, r8
adc r11, 0
mov rdx, qword ptr [rsp + 0]
xor ebx, ebx
mulx rax, r13, rcx
adcx r14, r13
adox r15, rax
mulx r8, r10, rbp
adcx r15, r10
adox rsi, r8
mulx rcx, rbp, r9
adcx rsi, rbp
adox r12, rcx
mulx rax, r13, r11
adcx r12, r13
adox rax, rbx
adc rax, 0
sub r14, qword ptr [rdi + 32]
sbb r15, qword ptr [rdi + 40]
sbb rsi, qword ptr [rdi + 48]
sbb r12, qword ptr [rdi + 56]
sbb rax, 0
js 39f
38:
mov rdx, qword ptr [rsp + 0]
mulx r9, r8, rax
add r14, r8
adc r15, r9
jc 41f
40:
mov qword ptr [rdi + 96], r14
mov qword ptr [rdi + 104], r15
mov qword ptr [rdi + 112], rsi
mov qword ptr [rdi + 120], r12
mov r10, qword ptr [rsp + 96]
mov qword ptr [rdi + 0], r10
mov r11, qword ptr [rsp + 104]
mov qword ptr [rdi + 8], r11
mov rcx, qword ptr [rsp + 112]
mov qword ptr [rdi + 16], rcx
mov rbp, qword ptr [rsp + 120]
mov qword ptr [rdi + 24], rbp
add rsp, 168
pop r15
pop r14
pop r13
pop r12
pop rbp
pop rbx
ret
21:
sub rcx, 1
sbb rbx, 0
sbb rsi, 0
jnc 20b
sub rax, qword ptr [rsp + 0]
jmp 20b
23:
add r8, 1
adc r10, 0
jnc 22b
add r15, qword ptr [rsp + 0]
adc r9, 0
jmp 22b
25:
sub rcx, 1
sbb r12, 0
sbb rsi, 0
jnc 24b
sub rbx, qword ptr [rsp + 0]
jmp 24b
27:
add r8, 1
adc r10, 0
jnc 26b
add rax, qword ptr [rsp + 0]
adc r13, 0
jmp 26b
29:
add r11, 1
adc rsi, 0
jnc 28b
add r9, qword ptr [rsp + 0]
adc rcx, 0
jmp 28b
31:
add r9, 1
sub rcx, qword ptr [rsp + 0]
sbb rbx, 0
sbb r8, 0
sbb rbp, 0
sbb r9, 0
js 31b
jmp 30b
33:
add r8, 1
adc rbp, 0
jnc 32b
add rcx, qword ptr [rsp + 0]
adc rbx, 0
jmp 32b
35:
add r12, 1
adc r13, 0
jnc 34b
add r11, qword ptr [rsp + 0]
adc rsi, 0
jmp 34b
37:
sub r10, 1
sbb r9, 0
sbb rbx, 0
jnc 36b
sub rbp, qword ptr [rsp + 0]
jmp 36b
39:
add rax, 1
sub r14, qword ptr [rsp + 0]
sbb r15, 0
sbb rsi, 0
sbb r12, 0
sbb rax, 0
js 39b
jmp 38b
41:
add rsi, 1
adc r12, 0
jnc 40b
add r14, qword ptr [rsp + 0]
adc r15, 0
jmp 40b
