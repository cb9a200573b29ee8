# Made by examples/generate_kernels; do not edit.
# rdi: XYZZ P, replaced by -(P + Q). rsi: affine Q. Variable time.
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
mov rdx, qword ptr [rdi + 64]
mulx rax, rcx, qword ptr [rsp + 272]
mulx rbx, rsi, qword ptr [rsp + 280]
mulx rbp, r8, qword ptr [rsp + 256]
mulx r9, r10, qword ptr [rsp + 264]
add rbp, r10
mov rdx, qword ptr [rdi + 72]
adc r9, rcx
adc rax, rsi
mulx r11, r12, qword ptr [rsp + 280]
adc rbx, 0
mulx r13, r14, qword ptr [rsp + 264]
mulx r15, r10, qword ptr [rsp + 256]
add r15, r14
mulx rcx, rdx, qword ptr [rsp + 272]
adc r13, rdx
adc rcx, r12
adc r11, 0
add rbp, r10
mov rdx, qword ptr [rdi + 80]
adc r9, r15
adc rax, r13
adc rbx, rcx
mulx rsi, r14, qword ptr [rsp + 256]
adc r11, 0
mulx r12, r10, qword ptr [rsp + 264]
add rsi, r10
mulx r13, r15, qword ptr [rsp + 280]
mulx rcx, rdx, qword ptr [rsp + 272]
adc r12, rdx
adc rcx, r15
adc r13, 0
add r9, r14
mov rdx, qword ptr [rdi + 88]
adc rax, rsi
adc rbx, r12
adc r11, rcx
adc r13, 0
mulx r10, r14, qword ptr [rsp + 264]
mulx r15, rsi, qword ptr [rsp + 256]
add r15, r14
mulx r12, rcx, qword ptr [rsp + 272]
mulx r14, rdx, qword ptr [rsp + 280]
adc r10, rcx
adc r12, rdx
adc r14, 0
add rax, rsi
mov rdx, qword ptr [rsp + 0]
adc rbx, r15
adc r11, r10
adc r13, r12
mulx rsi, rcx, rbx
adc r14, 0
xor ebx, ebx
adcx r8, rcx
mulx r10, r15, r11
adox rbp, rsi
adcx rbp, r15
mulx r12, r11, r13
adox r9, r10
mulx rcx, r13, r14
adox rax, r12
adox rcx, rbx
adcx r9, r11
mov rdx, qword ptr [rsp + 0]
adcx rax, r13
adc rcx, 0
sub r8, qword ptr [rdi + 0]
sbb rbp, qword ptr [rdi + 8]
sbb r9, qword ptr [rdi + 16]
sbb rax, qword ptr [rdi + 24]
sbb rcx, 0
js 21f
20:
mulx rsi, r15, rcx
mov rdx, qword ptr [rdi + 96]
add r8, r15
adc rbp, rsi
mulx r14, r10, qword ptr [rsp + 296]
jc 23f
22:
mulx rbx, r12, qword ptr [rsp + 304]
mulx r11, rcx, qword ptr [rsp + 288]
add r11, r10
mulx r13, rdx, qword ptr [rsp + 312]
mov qword ptr [rsp + 32], r8
mov qword ptr [rsp + 56], rax
adc r14, r12
adc rbx, rdx
adc r13, 0
mov rdx, qword ptr [rdi + 104]
mulx rsi, r15, qword ptr [rsp + 288]
mulx r10, rax, qword ptr [rsp + 312]
mulx r8, r12, qword ptr [rsp + 296]
mov qword ptr [rsp + 40], rbp
mulx rbp, rdx, qword ptr [rsp + 304]
add rsi, r12
adc r8, rdx
adc rbp, rax
adc r10, 0
mov qword ptr [rsp + 48], r9
add r11, r15
adc r14, rsi
mov rdx, qword ptr [rdi + 112]
adc rbx, r8
adc r13, rbp
adc r10, 0
mulx r9, rsi, qword ptr [rsp + 288]
mulx r15, rax, qword ptr [rsp + 296]
mulx r12, r8, qword ptr [rsp + 304]
add r9, rax
mulx rbp, rax, qword ptr [rsp + 312]
adc r15, r8
mov rdx, qword ptr [rdi + 120]
adc r12, rax
adc rbp, 0
add r14, rsi
adc rbx, r9
adc r13, r15
adc r10, r12
adc rbp, 0
mulx r8, r9, qword ptr [rsp + 288]
mulx rsi, r15, qword ptr [rsp + 296]
add r8, r15
mulx r12, rax, qword ptr [rsp + 304]
mulx r15, rdx, qword ptr [rsp + 312]
adc rsi, rax
adc r12, rdx
adc r15, 0
add rbx, r9
adc r13, r8
adc r10, rsi
mov rdx, qword ptr [rsp + 0]
mulx r8, r9, r13
adc rbp, r12
adc r15, 0
xor esi, esi
adox r11, r8
mulx rax, r13, r10
mulx r12, r10, rbp
adcx rcx, r9
mulx r8, rdx, r15
adcx r11, r13
adox r14, rax
adox rbx, r12
adox r8, rsi
adcx r14, r10
adcx rbx, rdx
adc r8, 0
sub rcx, qword ptr [rdi + 32]
sbb r11, qword ptr [rdi + 40]
sbb r14, qword ptr [rdi + 48]
sbb rbx, qword ptr [rdi + 56]
sbb r8, 0
js 25f
24:
mov rdx, qword ptr [rsp + 0]
mulx rbp, r15, r8
add rcx, r15
adc r11, rbp
jc 27f
26:
mov rdx, qword ptr [rsp + 32]
mulx r9, rsi, qword ptr [rsp + 48]
mulx rax, r13, qword ptr [rsp + 40]
mov qword ptr [rsp + 80], r14
add rax, rsi
mulx r12, r10, qword ptr [rsp + 56]
mulx r8, rbp, rdx
adc r9, r10
mov rdx, qword ptr [rsp + 40]
mov qword ptr [rsp + 72], r11
mov qword ptr [rsp + 88], rbx
mov qword ptr [rsp + 64], rcx
adc r12, 0
xor r15d, r15d
mulx r14, rsi, qword ptr [rsp + 48]
adcx r9, rsi
mulx r10, rbx, qword ptr [rsp + 56]
mov rdx, qword ptr [rsp + 48]
adox r12, r14
mulx r11, rdx, qword ptr [rsp + 56]
adox r10, r15
adcx r12, rbx
adcx r10, rdx
adcx r11, r15
mov rdx, qword ptr [rsp + 40]
xor ecx, ecx
mulx rsi, r14, rdx
adcx r13, r13
mov rdx, qword ptr [rsp + 48]
adox r13, r8
adcx rax, rax
adcx r9, r9
adox rax, r14
adox r9, rsi
adcx r12, r12
mulx r15, rbx, rdx
adox r12, rbx
adcx r10, r10
mov rdx, qword ptr [rsp + 56]
mulx r8, rdx, rdx
adox r10, r15
adcx r11, r11
adox r11, rdx
adcx rcx, rcx
adox rcx, r8
mov rdx, qword ptr [rsp + 0]
xor esi, esi
mulx r14, rbx, r12
adcx rbp, rbx
mulx r15, r8, r10
adox r13, r14
adox rax, r15
mulx r12, r10, r11
mulx rbx, r11, rcx
adcx r13, r8
adcx rax, r10
adox r9, r12
adcx r9, r11
adox rbx, rsi
adc rbx, 0
mov rdx, qword ptr [rsp + 0]
mulx r14, r15, rbx
add rbp, r15
adc r13, r14
jc 29f
28:
mov qword ptr [rsp + 160], rbp
mov rdx, qword ptr [rsp + 160]
mov qword ptr [rsp + 168], r13
mulx rcx, rsi, qword ptr [rsp + 40]
mov qword ptr [rsp + 176], rax
mulx r8, r12, qword ptr [rsp + 56]
mov qword ptr [rsp + 184], r9
mulx r10, r11, qword ptr [rsp + 32]
add r10, rsi
mulx rbx, rbp, qword ptr [rsp + 48]
adc rcx, rbp
mov rdx, qword ptr [rsp + 168]
adc rbx, r12
adc r8, 0
mulx r14, r15, qword ptr [rsp + 56]
mulx r13, rax, qword ptr [rsp + 48]
mulx r9, rsi, qword ptr [rsp + 32]
mulx rbp, rdx, qword ptr [rsp + 40]
add r9, rdx
adc rbp, rax
adc r13, r15
adc r14, 0
add r10, rsi
adc rcx, r9
mov rdx, qword ptr [rsp + 176]
adc rbx, rbp
mulx r12, r15, qword ptr [rsp + 32]
adc r8, r13
mulx rax, r9, qword ptr [rsp + 40]
adc r14, 0
mulx rsi, rbp, qword ptr [rsp + 48]
add r12, r9
mulx r13, r9, qword ptr [rsp + 56]
mov rdx, qword ptr [rsp + 184]
adc rax, rbp
adc rsi, r9
adc r13, 0
add rcx, r15
adc rbx, r12
mulx r12, r15, qword ptr [rsp + 32]
mulx rbp, r9, qword ptr [rsp + 48]
adc r8, rax
adc r14, rsi
adc r13, 0
mulx rax, rsi, qword ptr [rsp + 40]
add r12, rsi
mulx rsi, rdx, qword ptr [rsp + 56]
adc rax, r9
adc rbp, rdx
adc rsi, 0
add rbx, r15
adc r8, r12
mov rdx, qword ptr [rsp + 0]
adc r14, rax
mulx r12, r15, r8
adc r13, rbp
mulx r9, r8, r14
adc rsi, 0
xor eax, eax
mulx r14, rbp, r13
adox r10, r12
adcx r11, r15
mulx r13, rdx, rsi
adcx r10, r8
adox rcx, r9
adcx rcx, rbp
adox rbx, r14
adox r13, rax
adcx rbx, rdx
adc r13, 0
mov rdx, qword ptr [rsp + 0]
mulx rsi, r12, r13
add r11, r12
adc r10, rsi
jc 31f
30:
mov rdx, qword ptr [rsp + 160]
mulx r15, r9, qword ptr [rdi + 0]
mov qword ptr [rsp + 128], r11
mulx r8, rax, qword ptr [rdi + 16]
mov qword ptr [rsp + 144], rcx
mulx r14, rbp, qword ptr [rdi + 8]
add r15, rbp
mulx r13, rsi, qword ptr [rdi + 24]
adc r14, rax
adc r8, rsi
mov qword ptr [rsp + 152], rbx
mov qword ptr [rsp + 136], r10
mov rdx, qword ptr [rsp + 168]
adc r13, 0
mulx r12, r11, qword ptr [rdi + 0]
mulx rcx, rbp, qword ptr [rdi + 16]
mulx r10, rbx, qword ptr [rdi + 8]
add r12, rbx
mulx rax, rsi, qword ptr [rdi + 24]
mov rdx, qword ptr [rsp + 176]
adc r10, rbp
adc rcx, rsi
adc rax, 0
mulx rbx, rbp, qword ptr [rdi + 8]
add r15, r11
adc r14, r12
mulx rsi, r12, qword ptr [rdi + 0]
adc r8, r10
adc r13, rcx
adc rax, 0
mulx r11, rcx, qword ptr [rdi + 16]
mulx r10, rdx, qword ptr [rdi + 24]
add rsi, rbp
adc rbx, rcx
adc r11, rdx
adc r10, 0
mov rdx, qword ptr [rsp + 184]
add r14, r12
adc r8, rsi
adc r13, rbx
mulx rbp, rcx, qword ptr [rdi + 8]
adc rax, r11
mulx rbx, rsi, qword ptr [rdi + 0]
mulx r12, r11, qword ptr [rdi + 16]
adc r10, 0
add rbx, rcx
adc rbp, r11
mulx rcx, rdx, qword ptr [rdi + 24]
adc r12, rdx
adc rcx, 0
add r8, rsi
adc r13, rbx
adc rax, rbp
adc r10, r12
mov rdx, qword ptr [rsp + 0]
adc rcx, 0
mulx r11, rbp, r13
xor ebx, ebx
adcx r9, rbp
mulx rsi, r12, rax
adox r15, r11
mulx r13, rax, r10
adcx r15, r12
adox r14, rsi
mulx rbp, r10, rcx
adcx r14, rax
adox r8, r13
adcx r8, r10
adox rbp, rbx
mov rdx, qword ptr [rsp + 0]
adc rbp, 0
mulx r11, rcx, rbp
add r9, rcx
adc r15, r11
jc 33f
32:
mov qword ptr [rsp + 112], r14
mov qword ptr [rsp + 104], r15
mov rdx, qword ptr [rsp + 64]
mov qword ptr [rsp + 96], r9
mulx rsi, r12, qword ptr [rsp + 80]
mulx rbx, r13, qword ptr [rsp + 72]
mulx rax, r10, qword ptr [rsp + 88]
add rbx, r12
mov qword ptr [rsp + 120], r8
mulx rbp, r15, rdx
mov rdx, qword ptr [rsp + 72]
mulx r14, r11, qword ptr [rsp + 80]
adc rsi, r10
adc rax, 0
xor ecx, ecx
adox rax, r14
mulx r9, r8, qword ptr [rsp + 88]
adcx rsi, r11
mov rdx, qword ptr [rsp + 80]
adox r9, rcx
adcx rax, r8
mulx r12, r10, qword ptr [rsp + 88]
mov rdx, qword ptr [rsp + 72]
adcx r9, r10
adcx r12, rcx
xor r14d, r14d
mulx r11, rdx, rdx
adcx r13, r13
adcx rbx, rbx
adox r13, rbp
adox rbx, rdx
mov rdx, qword ptr [rsp + 80]
adcx rsi, rsi
mulx r8, rcx, rdx
adcx rax, rax
adcx r9, r9
mov rdx, qword ptr [rsp + 88]
adcx r12, r12
adox rsi, r11
mulx rdx, r10, rdx
adox rax, rcx
adox r9, r8
adox r12, r10
adcx r14, r14
adox r14, rdx
xor ebp, ebp
mov rdx, qword ptr [rsp + 0]
mulx r11, r8, r9
mulx rcx, r10, rax
adox r13, rcx
mulx r9, rax, r12
adcx r15, r10
mulx r12, rdx, r14
adox rbx, r11
adcx r13, r8
adcx rbx, rax
adox rsi, r9
adox r12, rbp
adcx rsi, rdx
adc r12, 0
sub r15, qword ptr [rsp + 128]
sbb r13, qword ptr [rsp + 136]
sbb rbx, qword ptr [rsp + 144]
sbb rsi, qword ptr [rsp + 152]
sbb r12, 0
sub r15, qword ptr [rsp + 96]
sbb r13, qword ptr [rsp + 104]
sbb rbx, qword ptr [rsp + 112]
sbb rsi, qword ptr [rsp + 120]
sbb r12, 0
sub r15, qword ptr [rsp + 96]
sbb r13, qword ptr [rsp + 104]
mov rdx, qword ptr [rsp + 0]
sbb rbx, qword ptr [rsp + 112]
sbb rsi, qword ptr [rsp + 120]
sbb r12, 0
js 35f
34:
mulx rcx, r14, r12
add r15, r14
adc r13, rcx
jc 37f
36:
mov qword ptr [rdi + 0], r15
sub r15, qword ptr [rsp + 96]
mov qword ptr [rdi + 8], r13
mov qword ptr [rdi + 16], rbx
sbb r13, qword ptr [rsp + 104]
sbb rbx, qword ptr [rsp + 112]
mov qword ptr [rdi + 24], rsi
sbb rsi, qword ptr [rsp + 120]
sbb r10, r10
and r10, qword ptr [rsp + 0]
sub r15, r10
jc 39f
38:
mov qword ptr [rsp + 104], r13
mov rdx, qword ptr [rdi + 64]
mulx rbp, r11, qword ptr [rsp + 184]
mulx r8, r9, qword ptr [rsp + 160]
mov qword ptr [rsp + 112], rbx
mulx rax, r12, qword ptr [rsp + 168]
add r8, r12
mov qword ptr [rsp + 96], r15
mov qword ptr [rsp + 120], rsi
mulx rcx, r14, qword ptr [rsp + 176]
adc rax, r14
adc rcx, r11
mov rdx, qword ptr [rdi + 72]
adc rbp, 0
mulx r13, r10, qword ptr [rsp + 176]
mulx rbx, rsi, qword ptr [rsp + 168]
mulx r15, r12, qword ptr [rsp + 160]
add r15, rsi
mulx r11, rdx, qword ptr [rsp + 184]
adc rbx, r10
adc r13, rdx
adc r11, 0
add r8, r12
adc rax, r15
adc rcx, rbx
mov rdx, qword ptr [rdi + 80]
mulx r14, rsi, qword ptr [rsp + 184]
adc rbp, r13
mulx r10, rbx, qword ptr [rsp + 160]
mulx r15, r12, qword ptr [rsp + 176]
adc r11, 0
mulx rdx, r13, qword ptr [rsp + 168]
add r10, r13
adc rdx, r12
adc r15, rsi
adc r14, 0
add rax, rbx
adc rcx, r10
adc rbp, rdx
adc r11, r15
adc r14, 0
mov rdx, qword ptr [rdi + 88]
mulx rsi, r10, qword ptr [rsp + 160]
mulx rbx, r15, qword ptr [rsp + 176]
mulx r12, r13, qword ptr [rsp + 168]
add rsi, r13
mulx r13, rdx, qword ptr [rsp + 184]
adc r12, r15
adc rbx, rdx
adc r13, 0
add rcx, r10
adc rbp, rsi
adc r11, r12
adc r14, rbx
mov rdx, qword ptr [rsp + 0]
mulx rsi, r10, r11
adc r13, 0
mulx rbx, r15, rbp
xor r12d, r12d
adox r8, rbx
mulx r11, rbp, r14
adox rax, rsi
adcx r9, r15
adcx r8, r10
adox rcx, r11
mulx r14, rbx, r13
adcx rax, rbp
adcx rcx, rbx
adox r14, r12
mov rdx, qword ptr [rsp + 0]
adc r14, 0
mulx r13, rsi, r14
add r9, rsi
adc r8, r13
jc 41f
40:
mov qword ptr [rdi + 64], r9
mov rdx, qword ptr [rdi + 96]
mulx r10, r15, qword ptr [rsp + 144]
mulx r11, r12, qword ptr [rsp + 128]
mulx rbp, rbx, qword ptr [rsp + 136]
add r11, rbx
mov qword ptr [rdi + 88], rcx
mulx r14, r9, qword ptr [rsp + 152]
mov qword ptr [rdi + 80], rax
adc rbp, r15
adc r10, r9
mov rdx, qword ptr [rdi + 104]
mulx r13, rsi, qword ptr [rsp + 152]
mov qword ptr [rdi + 72], r8
mulx rcx, rbx, qword ptr [rsp + 136]
mulx rax, r15, qword ptr [rsp + 128]
mulx r9, rdx, qword ptr [rsp + 144]
adc r14, 0
add rax, rbx
adc rcx, rdx
adc r9, rsi
adc r13, 0
add r11, r15
mov rdx, qword ptr [rdi + 112]
mulx r8, rsi, qword ptr [rsp + 136]
adc rbp, rax
adc r10, rcx
adc r14, r9
mulx rbx, r15, qword ptr [rsp + 128]
adc r13, 0
mulx rcx, rax, qword ptr [rsp + 144]
add rbx, rsi
mulx r9, rdx, qword ptr [rsp + 152]
adc r8, rax
adc rcx, rdx
adc r9, 0
add rbp, r15
adc r10, rbx
adc r14, r8
mov rdx, qword ptr [rdi + 120]
mulx rsi, r8, qword ptr [rsp + 136]
adc r13, rcx
adc r9, 0
mulx rbx, r15, qword ptr [rsp + 128]
add rbx, r8
mulx rax, rcx, qword ptr [rsp + 152]
mulx rdx, r8, qword ptr [rsp + 144]
adc rsi, r8
adc rdx, rcx
adc rax, 0
add r10, r15
adc r14, rbx
adc r13, rsi
adc r9, rdx
mov rdx, qword ptr [rsp + 0]
adc rax, 0
mulx rsi, rbx, r14
xor r15d, r15d
adox r11, rsi
mulx rcx, r8, r13
adcx r12, rbx
adcx r11, r8
mulx r14, r13, r9
adox rbp, rcx
adox r10, r14
adcx rbp, r13
mulx rsi, r9, rax
adox rsi, r15
mov rdx, qword ptr [rsp + 0]
adcx r10, r9
adc rsi, 0
mulx rbx, r8, rsi
add r12, r8
adc r11, rbx
jc 43f
42:
mov rdx, qword ptr [rsp + 128]
mulx rax, rcx, qword ptr [rdi + 32]
mov qword ptr [rdi + 112], rbp
mulx r14, r13, qword ptr [rdi + 56]
mulx r15, rsi, qword ptr [rdi + 48]
mulx r9, rdx, qword ptr [rdi + 40]
add rax, rdx
mov qword ptr [rdi + 96], r12
mov rdx, qword ptr [rsp + 136]
mulx rbx, r8, qword ptr [rdi + 40]
adc r9, rsi
adc r15, r13
mulx rbp, r12, qword ptr [rdi + 32]
mov qword ptr [rdi + 120], r10
adc r14, 0
add rbp, r8
mov qword ptr [rdi + 104], r11
mulx r13, rsi, qword ptr [rdi + 48]
mulx r10, rdx, qword ptr [rdi + 56]
adc rbx, rsi
adc r13, rdx
adc r10, 0
add rax, r12
mov rdx, qword ptr [rsp + 144]
adc r9, rbp
adc r15, rbx
mulx r11, r8, qword ptr [rdi + 40]
adc r14, r13
adc r10, 0
mulx r12, rsi, qword ptr [rdi + 32]
mulx rbx, rbp, qword ptr [rdi + 56]
add r12, r8
mulx r13, rdx, qword ptr [rdi + 48]
adc r11, rdx
adc r13, rbp
adc rbx, 0
add r9, rsi
adc r15, r12
mov rdx, qword ptr [rsp + 152]
adc r14, r11
adc r10, r13
adc rbx, 0
mulx r8, r12, qword ptr [rdi + 40]
mulx rsi, rbp, qword ptr [rdi + 48]
mulx r11, r13, qword ptr [rdi + 32]
add r11, r12
adc r8, rbp
mulx r12, rdx, qword ptr [rdi + 56]
adc rsi, rdx
adc r12, 0
add r15, r13
adc r14, r11
adc r10, r8
mov qword ptr [rsp + 208], r9
mov qword ptr [rsp + 192], rcx
mov qword ptr [rsp + 200], rax
mov rdx, qword ptr [rsp + 64]
adc rbx, rsi
mulx rbp, rax, qword ptr [rsp + 96]
mov qword ptr [rsp + 240], rbx
adc r12, 0
mulx rcx, r9, qword ptr [rsp + 120]
mov qword ptr [rsp + 248], r12
mulx r8, r11, qword ptr [rsp + 104]
mov qword ptr [rsp + 232], r10
mov qword ptr [rsp + 224], r14
add rbp, r11
mulx r13, rsi, qword ptr [rsp + 112]
adc r8, rsi
adc r13, r9
mov rdx, qword ptr [rsp + 72]
mulx rbx, r12, qword ptr [rsp + 96]
mov qword ptr [rsp + 216], r15
adc rcx, 0
mulx r14, r10, qword ptr [rsp + 112]
mulx r11, r9, qword ptr [rsp + 104]
mulx rsi, rdx, qword ptr [rsp + 120]
add rbx, r9
adc r11, r10
adc r14, rdx
adc rsi, 0
add rbp, r12
adc r8, rbx
adc r13, r11
adc rcx, r14
adc rsi, 0
mov rdx, qword ptr [rsp + 80]
mulx r15, rbx, qword ptr [rsp + 112]
mulx r12, r14, qword ptr [rsp + 104]
mulx r10, r11, qword ptr [rsp + 96]
add r10, r14
mulx r9, r14, qword ptr [rsp + 120]
mov rdx, qword ptr [rsp + 88]
adc r12, rbx
adc r15, r14
adc r9, 0
add r8, r11
adc r13, r10
adc rcx, r12
adc rsi, r15
mulx r15, rbx, qword ptr [rsp + 104]
adc r9, 0
mulx r12, r10, qword ptr [rsp + 96]
add r12, rbx
mulx r11, r14, qword ptr [rsp + 112]
adc r15, r14
mulx rbx, rdx, qword ptr [rsp + 120]
adc r11, rdx
adc rbx, 0
add r13, r10
adc rcx, r12
adc rsi, r15
adc r9, r11
adc rbx, 0
add rax, qword ptr [rsp + 192]
adc rbp, qword ptr [rsp + 200]
adc r8, qword ptr [rsp + 208]
adc r13, qword ptr [rsp + 216]
adc rcx, qword ptr [rsp + 224]
adc rsi, qword ptr [rsp + 232]
adc r9, qword ptr [rsp + 240]
adc rbx, qword ptr [rsp + 248]
sbb r14, r14
mov rdx, qword ptr [rsp + 0]
and r14, qword ptr [rsp + 0]
xor r15d, r15d
mulx r12, r10, rcx
adox rbp, r12
mulx r11, rcx, r9
adcx rax, r10
mulx r9, r12, rsi
adox r8, r9
adcx rbp, r12
mulx rsi, r10, rbx
adox r13, r11
adcx r8, rcx
adcx r13, r10
adox rsi, r15
adc rsi, 0
mov rdx, qword ptr [rsp + 0]
add rsi, r14
mulx rbx, r9, rsi
add rax, r9
adc rbp, rbx
jc 45f
44:
mov qword ptr [rdi + 48], r8
mov qword ptr [rdi + 32], rax
mov qword ptr [rdi + 56], r13
mov qword ptr [rdi + 40], rbp
add rsp, 328
pop r15
pop r14
pop r13
pop r12
pop rbp
pop rbx
ret
21:
add rcx, 1
sub r8, qword ptr [rsp + 0]
sbb rbp, 0
sbb r9, 0
sbb rax, 0
sbb rcx, 0
js 21b
jmp 20b
23:
add r9, 1
adc rax, 0
jnc 22b
add r8, qword ptr [rsp + 0]
adc rbp, 0
jmp 22b
25:
add r8, 1
sub rcx, qword ptr [rsp + 0]
sbb r11, 0
sbb r14, 0
sbb rbx, 0
sbb r8, 0
js 25b
jmp 24b
27:
add r14, 1
adc rbx, 0
jnc 26b
add rcx, qword ptr [rsp + 0]
adc r11, 0
jmp 26b
29:
add rax, 1
adc r9, 0
jnc 28b
add rbp, qword ptr [rsp + 0]
adc r13, 0
jmp 28b
31:
add rcx, 1
adc rbx, 0
jnc 30b
add r11, qword ptr [rsp + 0]
adc r10, 0
jmp 30b
33:
add r14, 1
adc r8, 0
jnc 32b
add r9, qword ptr [rsp + 0]
adc r15, 0
jmp 32b
35:
add r12, 1
sub r15, qword ptr [rsp + 0]
sbb r13, 0
sbb rbx, 0
sbb rsi, 0
sbb r12, 0
js 35b
jmp 34b
37:
add rbx, 1
adc rsi, 0
jnc 36b
add r15, qword ptr [rsp + 0]
adc r13, 0
jmp 36b
39:
sub r13, 1
sbb rbx, 0
sbb rsi, 0
jnc 38b
sub r15, qword ptr [rsp + 0]
jmp 38b
41:
add rax, 1
adc rcx, 0
jnc 40b
add r9, qword ptr [rsp + 0]
adc r8, 0
jmp 40b
43:
add rbp, 1
adc r10, 0
jnc 42b
add r12, qword ptr [rsp + 0]
adc r11, 0
jmp 42b
45:
add r8, 1
adc r13, 0
jnc 44b
add rax, qword ptr [rsp + 0]
adc rbp, 0
jmp 44b
