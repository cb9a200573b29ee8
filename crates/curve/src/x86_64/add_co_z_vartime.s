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
mulx rbx, rcx, qword ptr [rdi + 0]
mulx r12, rsi, qword ptr [rdi + 8]
add rbx, rsi
mulx rbp, r9, qword ptr [rdi + 16]
adc r12, r9
mulx r15, rdx, qword ptr [rdi + 24]
adc rbp, rdx
adc r15, 0
add r13, rcx
adc r8, rbx
adc r10, r12
adc r11, rbp
adc r15, 0
mov rdx, qword ptr [rsp + 48]
mulx r14, rsi, qword ptr [rdi + 0]
mulx r9, rbx, qword ptr [rdi + 8]
add r14, rbx
mulx rcx, r12, qword ptr [rdi + 16]
adc r9, r12
mulx rbp, rdx, qword ptr [rdi + 24]
adc rcx, rdx
adc rbp, 0
add r8, rsi
adc r10, r14
adc r11, r9
adc r15, rcx
adc rbp, 0
mov rdx, qword ptr [rsp + 56]
mulx rbx, r12, qword ptr [rdi + 0]
mulx r14, rsi, qword ptr [rdi + 8]
add rbx, rsi
mulx r9, rcx, qword ptr [rdi + 16]
adc r14, rcx
mulx rsi, rdx, qword ptr [rdi + 24]
adc r9, rdx
adc rsi, 0
add r10, r12
adc r11, rbx
adc r15, r14
adc rbp, r9
adc rsi, 0
mov rdx, qword ptr [rsp + 0]
xor ecx, ecx
mulx rbx, r12, r11
adcx rax, r12
adox r13, rbx
mulx r14, r9, r15
adcx r13, r9
adox r8, r14
mulx r11, r15, rbp
adcx r8, r15
adox r10, r11
mulx rbx, r12, rsi
adcx r10, r12
adox rbx, rcx
adc rbx, 0
mov rdx, qword ptr [rsp + 0]
mulx rbp, r14, rbx
add rax, r14
adc r13, rbp
jc 27f
26:
mov qword ptr [rsp + 96], rax
mov qword ptr [rsp + 104], r13
mov qword ptr [rsp + 112], r8
mov qword ptr [rsp + 120], r10
mov rdx, qword ptr [rsp + 32]
mulx r9, rsi, qword ptr [rdi + 128]
mulx r11, r15, qword ptr [rdi + 136]
add r9, r15
mulx rcx, r12, qword ptr [rdi + 144]
adc r11, r12
mulx rbx, r13, qword ptr [rdi + 152]
adc rcx, r13
adc rbx, 0
mov rdx, qword ptr [rsp + 40]
mulx rax, r8, qword ptr [rdi + 128]
mulx r10, rbp, qword ptr [rdi + 136]
add rax, rbp
mulx r14, r15, qword ptr [rdi + 144]
adc r10, r15
mulx r12, rdx, qword ptr [rdi + 152]
adc r14, rdx
adc r12, 0
add r9, r8
adc r11, rax
adc rcx, r10
adc rbx, r14
adc r12, 0
mov rdx, qword ptr [rsp + 48]
mulx r13, rbp, qword ptr [rdi + 128]
mulx r15, rax, qword ptr [rdi + 136]
add r13, rax
mulx r8, r10, qword ptr [rdi + 144]
adc r15, r10
mulx r14, rdx, qword ptr [rdi + 152]
adc r8, rdx
adc r14, 0
add r11, rbp
adc rcx, r13
adc rbx, r15
adc r12, r8
adc r14, 0
mov rdx, qword ptr [rsp + 56]
mulx rax, r10, qword ptr [rdi + 128]
mulx r13, rbp, qword ptr [rdi + 136]
add rax, rbp
mulx r15, r8, qword ptr [rdi + 144]
adc r13, r8
mulx rbp, rdx, qword ptr [rdi + 152]
adc r15, rdx
adc rbp, 0
add rcx, r10
adc rbx, rax
adc r12, r13
adc r14, r15
adc rbp, 0
mov rdx, qword ptr [rsp + 0]
xor r8d, r8d
mulx rax, r10, rbx
adcx rsi, r10
adox r9, rax
mulx r13, r15, r12
adcx r9, r15
adox r11, r13
mulx rbx, r12, r14
adcx r11, r12
adox rcx, rbx
mulx rax, r10, rbp
adcx rcx, r10
adox rax, r8
adc rax, 0
mov rdx, qword ptr [rsp + 0]
mulx r14, r13, rax
add rsi, r13
adc r9, r14
jc 29f
28:
mov qword ptr [rsp + 128], rsi
mov qword ptr [rsp + 136], r9
mov qword ptr [rsp + 144], r11
mov qword ptr [rsp + 152], rcx
mov rdx, qword ptr [rsp + 64]
mulx r15, rbp, qword ptr [rsp + 72]
mulx rbx, r12, qword ptr [rsp + 80]
add r15, r12
mulx r8, r10, qword ptr [rsp + 88]
adc rbx, r10
adc r8, 0
mulx rax, r9, rdx
mov rdx, qword ptr [rsp + 72]
xor esi, esi
mulx r11, rcx, qword ptr [rsp + 80]
adcx rbx, rcx
adox r8, r11
mulx r14, r13, qword ptr [rsp + 88]
adcx r8, r13
adox r14, rsi
mov rdx, qword ptr [rsp + 80]
mulx r12, r10, qword ptr [rsp + 88]
adcx r14, r10
adcx r12, rsi
xor r11d, r11d
adcx rbp, rbp
adox rbp, rax
mov rdx, qword ptr [rsp + 72]
mulx rcx, r13, rdx
adcx r15, r15
adox r15, r13
adcx rbx, rbx
adox rbx, rcx
mov rdx, qword ptr [rsp + 80]
mulx rsi, r10, rdx
adcx r8, r8
adox r8, r10
adcx r14, r14
adox r14, rsi
mov rdx, qword ptr [rsp + 88]
mulx rax, rcx, rdx
adcx r12, r12
adox r12, rcx
adcx r11, r11
adox r11, rax
mov rdx, qword ptr [rsp + 0]
xor r13d, r13d
mulx rsi, r10, r8
adcx r9, r10
adox rbp, rsi
mulx rax, rcx, r14
adcx rbp, rcx
adox r15, rax
mulx r8, r14, r12
adcx r15, r14
adox rbx, r8
mulx rsi, r10, r11
adcx rbx, r10
adox rsi, r13
adc rsi, 0
sub r9, qword ptr [rsp + 128]
sbb rbp, qword ptr [rsp + 136]
sbb r15, qword ptr [rsp + 144]
sbb rbx, qword ptr [rsp + 152]
sbb rsi, 0
sub r9, qword ptr [rsp + 96]
sbb rbp, qword ptr [rsp + 104]
sbb r15, qword ptr [rsp + 112]
sbb rbx, qword ptr [rsp + 120]
sbb rsi, 0
sub r9, qword ptr [rsp + 96]
sbb rbp, qword ptr [rsp + 104]
sbb r15, qword ptr [rsp + 112]
sbb rbx, qword ptr [rsp + 120]
sbb rsi, 0
js 31f
30:
mov rdx, qword ptr [rsp + 0]
mulx r12, rax, rsi
add r9, rax
adc rbp, r12
jc 33f
32:
mov qword ptr [rdi + 64], r9
mov qword ptr [rdi + 72], rbp
mov qword ptr [rdi + 80], r15
mov qword ptr [rdi + 88], rbx
mov rdx, qword ptr [rsp + 128]
mulx rcx, r11, qword ptr [rdi + 32]
mulx r8, r14, qword ptr [rdi + 40]
add rcx, r14
mulx r13, r10, qword ptr [rdi + 48]
adc r8, r10
mulx rsi, r15, qword ptr [rdi + 56]
adc r13, r15
adc rsi, 0
mov rdx, qword ptr [rsp + 136]
mulx rbp, rbx, qword ptr [rdi + 32]
mulx r9, r12, qword ptr [rdi + 40]
add rbp, r12
mulx rax, r14, qword ptr [rdi + 48]
adc r9, r14
mulx r10, rdx, qword ptr [rdi + 56]
adc rax, rdx
adc r10, 0
add rcx, rbx
adc r8, rbp
adc r13, r9
adc rsi, rax
adc r10, 0
mov rdx, qword ptr [rsp + 144]
mulx r15, r12, qword ptr [rdi + 32]
mulx r14, rbp, qword ptr [rdi + 40]
add r15, rbp
mulx rbx, r9, qword ptr [rdi + 48]
adc r14, r9
mulx rax, rdx, qword ptr [rdi + 56]
adc rbx, rdx
adc rax, 0
add r8, r12
adc r13, r15
adc rsi, r14
adc r10, rbx
adc rax, 0
mov rdx, qword ptr [rsp + 152]
mulx rbp, r9, qword ptr [rdi + 32]
mulx r15, r12, qword ptr [rdi + 40]
add rbp, r12
mulx r14, rbx, qword ptr [rdi + 48]
adc r15, rbx
mulx r12, rdx, qword ptr [rdi + 56]
adc r14, rdx
adc r12, 0
add r13, r9
adc rsi, rbp
adc r10, r15
adc rax, r14
adc r12, 0
mov rdx, qword ptr [rsp + 0]
xor ebx, ebx
mulx rbp, r9, rsi
adcx r11, r9
adox rcx, rbp
mulx r15, r14, r10
adcx rcx, r14
adox r8, r15
mulx rsi, r10, rax
adcx r8, r10
adox r13, rsi
mulx rbp, r9, r12
adcx r13, r9
adox rbp, rbx
adc rbp, 0
mov rdx, qword ptr [rsp + 0]
mulx rax, r15, rbp
add r11, r15
adc rcx, rax
jc 35f
34:
mov qword ptr [rdi + 32], r11
mov qword ptr [rdi + 40], rcx
mov qword ptr [rdi + 48], r8
mov qword ptr [rdi + 56], r13
mov r14, qword ptr [rsp + 96]
mov r12, qword ptr [rsp + 104]
mov rsi, qword ptr [rsp + 112]
mov r10, qword ptr [rsp + 120]
sub r14, qword ptr [rdi + 64]
sbb r12, qword ptr [rdi + 72]
sbb rsi, qword ptr [rdi + 80]
sbb r10, qword ptr [rdi + 88]
sbb rbx, rbx
and rbx, qword ptr [rsp + 0]
sub r14, rbx
jc 37f
36:
mov qword ptr [rsp + 32], r14
mov qword ptr [rsp + 40], r12
mov qword ptr [rsp + 48], rsi
mov qword ptr [rsp + 56], r10
mov rdx, qword ptr [rsp + 64]
mulx r9, rbp, qword ptr [rsp + 32]
mulx rcx, r11, qword ptr [rsp + 40]
add r9, r11
mulx r8, r13, qword ptr [rsp + 48]
adc rcx, r13
mulx rax, r15, qword ptr [rsp + 56]
adc r8, r15
adc rax, 0
mov rdx, qword ptr [rsp + 72]
mulx r14, r12, qword ptr [rsp + 32]
mulx rsi, r10, qword ptr [rsp + 40]
add r14, r10
mulx rbx, r11, qword ptr [rsp + 48]
adc rsi, r11
mulx r13, rdx, qword ptr [rsp + 56]
adc rbx, rdx
adc r13, 0
add r9, r12
adc rcx, r14
adc r8, rsi
adc rax, rbx
adc r13, 0
mov rdx, qword ptr [rsp + 80]
mulx r15, r10, qword ptr [rsp + 32]
mulx r11, r14, qword ptr [rsp + 40]
add r15, r14
mulx r12, rsi, qword ptr [rsp + 48]
adc r11, rsi
mulx rbx, rdx, qword ptr [rsp + 56]
adc r12, rdx
adc rbx, 0
add rcx, r10
adc r8, r15
adc rax, r11
adc r13, r12
adc rbx, 0
mov rdx, qword ptr [rsp + 88]
mulx r14, rsi, qword ptr [rsp + 32]
mulx r15, r10, qword ptr [rsp + 40]
add r14, r10
mulx r11, r12, qword ptr [rsp + 48]
adc r15, r12
mulx r10, rdx, qword ptr [rsp + 56]
adc r11, rdx
adc r10, 0
add r8, rsi
adc rax, r14
adc r13, r15
adc rbx, r11
adc r10, 0
mov rdx, qword ptr [rsp + 0]
xor r12d, r12d
mulx r14, rsi, rax
adcx rbp, rsi
adox r9, r14
mulx r15, r11, r13
adcx r9, r11
adox rcx, r15
mulx rax, r13, rbx
adcx rcx, r13
adox r8, rax
mulx r14, rsi, r10
adcx r8, rsi
adox r14, r12
adc r14, 0
sub rbp, qword ptr [rdi + 32]
sbb r9, qword ptr [rdi + 40]
sbb rcx, qword ptr [rdi + 48]
sbb r8, qword ptr [rdi + 56]
sbb r14, 0
js 39f
38:
mov rdx, qword ptr [rsp + 0]
mulx rbx, r15, r14
add rbp, r15
adc r9, rbx
jc 41f
40:
mov qword ptr [rdi + 96], rbp
mov qword ptr [rdi + 104], r9
mov qword ptr [rdi + 112], rcx
mov qword ptr [rdi + 120], r8
mov r11, qword ptr [rsp + 96]
mov qword ptr [rdi + 0], r11
mov r10, qword ptr [rsp + 104]
mov qword ptr [rdi + 8], r10
mov rax, qword ptr [rsp + 112]
mov qword ptr [rdi + 16], rax
mov r13, qword ptr [rsp + 120]
mov qword ptr [rdi + 24], r13
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
adc rcx, 0
jnc 28b
add rsi, qword ptr [rsp + 0]
adc r9, 0
jmp 28b
31:
add rsi, 1
sub r9, qword ptr [rsp + 0]
sbb rbp, 0
sbb r15, 0
sbb rbx, 0
sbb rsi, 0
js 31b
jmp 30b
33:
add r15, 1
adc rbx, 0
jnc 32b
add r9, qword ptr [rsp + 0]
adc rbp, 0
jmp 32b
35:
add r8, 1
adc r13, 0
jnc 34b
add r11, qword ptr [rsp + 0]
adc rcx, 0
jmp 34b
37:
sub r12, 1
sbb rsi, 0
sbb r10, 0
jnc 36b
sub r14, qword ptr [rsp + 0]
jmp 36b
39:
add r14, 1
sub rbp, qword ptr [rsp + 0]
sbb r9, 0
sbb rcx, 0
sbb r8, 0
sbb r14, 0
js 39b
jmp 38b
41:
add rcx, 1
adc r8, 0
jnc 40b
add rbp, qword ptr [rsp + 0]
adc r9, 0
jmp 40b
