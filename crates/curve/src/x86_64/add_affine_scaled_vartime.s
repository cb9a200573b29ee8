# Made by examples/generate_kernels; do not edit.
# rdi: Jacobian P, replaced by -(P + Q). rsi: affine Q before scaling by s. rdx: s. Variable time.
push rbx
push rbp
push r12
push r13
push r14
push r15
sub rsp, 424
mov rax, qword ptr [rsi + 0]
mov qword ptr [rsp + 320], rax
mov rax, qword ptr [rsi + 8]
mov qword ptr [rsp + 328], rax
mov rax, qword ptr [rsi + 16]
mov qword ptr [rsp + 336], rax
mov rax, qword ptr [rsi + 24]
mov qword ptr [rsp + 344], rax
mov rax, qword ptr [rsi + 32]
mov qword ptr [rsp + 352], rax
mov rax, qword ptr [rsi + 40]
mov qword ptr [rsp + 360], rax
mov rax, qword ptr [rsi + 48]
mov qword ptr [rsp + 368], rax
mov rax, qword ptr [rsi + 56]
mov qword ptr [rsp + 376], rax
mov rax, qword ptr [rdx + 0]
mov qword ptr [rsp + 384], rax
mov rax, qword ptr [rdx + 8]
mov qword ptr [rsp + 392], rax
mov rax, qword ptr [rdx + 16]
mov qword ptr [rsp + 400], rax
mov rax, qword ptr [rdx + 24]
mov qword ptr [rsp + 408], rax
mov rax, 0x1000003d1
mov qword ptr [rsp + 0], rax
mov rdx, qword ptr [rdi + 64]
mulx rax, rcx, qword ptr [rsp + 384]
mulx rbx, rsi, qword ptr [rsp + 392]
add rax, rsi
mulx rbp, r8, qword ptr [rsp + 400]
adc rbx, r8
mulx r9, r10, qword ptr [rsp + 408]
adc rbp, r10
adc r9, 0
mov rdx, qword ptr [rdi + 72]
mulx r11, r12, qword ptr [rsp + 384]
mulx r13, r14, qword ptr [rsp + 392]
add r11, r14
mulx r15, rsi, qword ptr [rsp + 400]
adc r13, rsi
mulx r8, rdx, qword ptr [rsp + 408]
adc r15, rdx
adc r8, 0
add rax, r12
adc rbx, r11
adc rbp, r13
adc r9, r15
adc r8, 0
mov rdx, qword ptr [rdi + 80]
mulx r10, r14, qword ptr [rsp + 384]
mulx rsi, r11, qword ptr [rsp + 392]
add r10, r11
mulx r12, r13, qword ptr [rsp + 400]
adc rsi, r13
mulx r15, rdx, qword ptr [rsp + 408]
adc r12, rdx
adc r15, 0
add rbx, r14
adc rbp, r10
adc r9, rsi
adc r8, r12
adc r15, 0
mov rdx, qword ptr [rdi + 88]
mulx r11, r13, qword ptr [rsp + 384]
mulx r10, r14, qword ptr [rsp + 392]
add r11, r14
mulx rsi, r12, qword ptr [rsp + 400]
adc r10, r12
mulx r14, rdx, qword ptr [rsp + 408]
adc rsi, rdx
adc r14, 0
add rbp, r13
adc r9, r11
adc r8, r10
adc r15, rsi
adc r14, 0
mov rdx, qword ptr [rsp + 0]
xor r12d, r12d
mulx r11, r13, r9
adcx rcx, r13
adox rax, r11
mulx r10, rsi, r8
adcx rax, rsi
adox rbx, r10
mulx r9, r8, r15
adcx rbx, r8
adox rbp, r9
mulx r11, r13, r14
adcx rbp, r13
adox r11, r12
adc r11, 0
mov rdx, qword ptr [rsp + 0]
mulx r15, r10, r11
add rcx, r10
adc rax, r15
jc 21f
20:
mov qword ptr [rsp + 288], rcx
mov qword ptr [rsp + 296], rax
mov qword ptr [rsp + 304], rbx
mov qword ptr [rsp + 312], rbp
mov rdx, qword ptr [rsp + 288]
mulx rsi, r14, qword ptr [rsp + 296]
mulx r9, r8, qword ptr [rsp + 304]
add rsi, r8
mulx r12, r13, qword ptr [rsp + 312]
adc r9, r13
adc r12, 0
mulx r11, rax, rdx
mov rdx, qword ptr [rsp + 296]
xor ecx, ecx
mulx rbx, rbp, qword ptr [rsp + 304]
adcx r9, rbp
adox r12, rbx
mulx r15, r10, qword ptr [rsp + 312]
adcx r12, r10
adox r15, rcx
mov rdx, qword ptr [rsp + 304]
mulx r8, r13, qword ptr [rsp + 312]
adcx r15, r13
adcx r8, rcx
xor ebx, ebx
adcx r14, r14
adox r14, r11
mov rdx, qword ptr [rsp + 296]
mulx rbp, r10, rdx
adcx rsi, rsi
adox rsi, r10
adcx r9, r9
adox r9, rbp
mov rdx, qword ptr [rsp + 304]
mulx rcx, r13, rdx
adcx r12, r12
adox r12, r13
adcx r15, r15
adox r15, rcx
mov rdx, qword ptr [rsp + 312]
mulx r11, rbp, rdx
adcx r8, r8
adox r8, rbp
adcx rbx, rbx
adox rbx, r11
mov rdx, qword ptr [rsp + 0]
xor r10d, r10d
mulx rcx, r13, r12
adcx rax, r13
adox r14, rcx
mulx r11, rbp, r15
adcx r14, rbp
adox rsi, r11
mulx r12, r15, r8
adcx rsi, r15
adox r9, r12
mulx rcx, r13, rbx
adcx r9, r13
adox rcx, r10
adc rcx, 0
mov rdx, qword ptr [rsp + 0]
mulx r8, r11, rcx
add rax, r11
adc r14, r8
jc 23f
22:
mov qword ptr [rsp + 160], rax
mov qword ptr [rsp + 168], r14
mov qword ptr [rsp + 176], rsi
mov qword ptr [rsp + 184], r9
mov rdx, qword ptr [rsp + 160]
mulx rbp, rbx, qword ptr [rsp + 320]
mulx r12, r15, qword ptr [rsp + 328]
add rbp, r15
mulx r10, r13, qword ptr [rsp + 336]
adc r12, r13
mulx rcx, rsi, qword ptr [rsp + 344]
adc r10, rsi
adc rcx, 0
mov rdx, qword ptr [rsp + 168]
mulx r14, r9, qword ptr [rsp + 320]
mulx rax, r8, qword ptr [rsp + 328]
add r14, r8
mulx r11, r15, qword ptr [rsp + 336]
adc rax, r15
mulx r13, rdx, qword ptr [rsp + 344]
adc r11, rdx
adc r13, 0
add rbp, r9
adc r12, r14
adc r10, rax
adc rcx, r11
adc r13, 0
mov rdx, qword ptr [rsp + 176]
mulx rsi, r8, qword ptr [rsp + 320]
mulx r15, r14, qword ptr [rsp + 328]
add rsi, r14
mulx r9, rax, qword ptr [rsp + 336]
adc r15, rax
mulx r11, rdx, qword ptr [rsp + 344]
adc r9, rdx
adc r11, 0
add r12, r8
adc r10, rsi
adc rcx, r15
adc r13, r9
adc r11, 0
mov rdx, qword ptr [rsp + 184]
mulx r14, rax, qword ptr [rsp + 320]
mulx rsi, r8, qword ptr [rsp + 328]
add r14, r8
mulx r15, r9, qword ptr [rsp + 336]
adc rsi, r9
mulx r8, rdx, qword ptr [rsp + 344]
adc r15, rdx
adc r8, 0
add r10, rax
adc rcx, r14
adc r13, rsi
adc r11, r15
adc r8, 0
mov rdx, qword ptr [rsp + 0]
xor r9d, r9d
mulx r14, rax, rcx
adcx rbx, rax
adox rbp, r14
mulx rsi, r15, r13
adcx rbp, r15
adox r12, rsi
mulx rcx, r13, r11
adcx r12, r13
adox r10, rcx
mulx r14, rax, r8
adcx r10, rax
adox r14, r9
adc r14, 0
sub rbx, qword ptr [rdi + 0]
sbb rbp, qword ptr [rdi + 8]
sbb r12, qword ptr [rdi + 16]
sbb r10, qword ptr [rdi + 24]
sbb r14, 0
js 25f
24:
mov rdx, qword ptr [rsp + 0]
mulx r11, rsi, r14
add rbx, rsi
adc rbp, r11
jc 27f
26:
mov qword ptr [rsp + 32], rbx
mov qword ptr [rsp + 40], rbp
mov qword ptr [rsp + 48], r12
mov qword ptr [rsp + 56], r10
mov rdx, qword ptr [rsp + 288]
mulx r15, r8, qword ptr [rsp + 160]
mulx rcx, r13, qword ptr [rsp + 168]
add r15, r13
mulx r9, rax, qword ptr [rsp + 176]
adc rcx, rax
mulx r14, rbp, qword ptr [rsp + 184]
adc r9, rbp
adc r14, 0
mov rdx, qword ptr [rsp + 296]
mulx rbx, r12, qword ptr [rsp + 160]
mulx r10, r11, qword ptr [rsp + 168]
add rbx, r11
mulx rsi, r13, qword ptr [rsp + 176]
adc r10, r13
mulx rax, rdx, qword ptr [rsp + 184]
adc rsi, rdx
adc rax, 0
add r15, r12
adc rcx, rbx
adc r9, r10
adc r14, rsi
adc rax, 0
mov rdx, qword ptr [rsp + 304]
mulx rbp, r11, qword ptr [rsp + 160]
mulx r13, rbx, qword ptr [rsp + 168]
add rbp, rbx
mulx r12, r10, qword ptr [rsp + 176]
adc r13, r10
mulx rsi, rdx, qword ptr [rsp + 184]
adc r12, rdx
adc rsi, 0
add rcx, r11
adc r9, rbp
adc r14, r13
adc rax, r12
adc rsi, 0
mov rdx, qword ptr [rsp + 312]
mulx rbx, r10, qword ptr [rsp + 160]
mulx rbp, r11, qword ptr [rsp + 168]
add rbx, r11
mulx r13, r12, qword ptr [rsp + 176]
adc rbp, r12
mulx r11, rdx, qword ptr [rsp + 184]
adc r13, rdx
adc r11, 0
add r9, r10
adc r14, rbx
adc rax, rbp
adc rsi, r13
adc r11, 0
mov rdx, qword ptr [rsp + 0]
xor r12d, r12d
mulx rbx, r10, r14
adcx r8, r10
adox r15, rbx
mulx rbp, r13, rax
adcx r15, r13
adox rcx, rbp
mulx r14, rax, rsi
adcx rcx, rax
adox r9, r14
mulx rbx, r10, r11
adcx r9, r10
adox rbx, r12
adc rbx, 0
mov rdx, qword ptr [rsp + 0]
mulx rsi, rbp, rbx
add r8, rbp
adc r15, rsi
jc 29f
28:
mov qword ptr [rsp + 192], r8
mov qword ptr [rsp + 200], r15
mov qword ptr [rsp + 208], rcx
mov qword ptr [rsp + 216], r9
mov rdx, qword ptr [rsp + 192]
mulx r13, r11, qword ptr [rsp + 352]
mulx r14, rax, qword ptr [rsp + 360]
add r13, rax
mulx r12, r10, qword ptr [rsp + 368]
adc r14, r10
mulx rbx, r15, qword ptr [rsp + 376]
adc r12, r15
adc rbx, 0
mov rdx, qword ptr [rsp + 200]
mulx r8, rcx, qword ptr [rsp + 352]
mulx r9, rsi, qword ptr [rsp + 360]
add r8, rsi
mulx rbp, rax, qword ptr [rsp + 368]
adc r9, rax
mulx r10, rdx, qword ptr [rsp + 376]
adc rbp, rdx
adc r10, 0
add r13, rcx
adc r14, r8
adc r12, r9
adc rbx, rbp
adc r10, 0
mov rdx, qword ptr [rsp + 208]
mulx r15, rsi, qword ptr [rsp + 352]
mulx rax, r8, qword ptr [rsp + 360]
add r15, r8
mulx rcx, r9, qword ptr [rsp + 368]
adc rax, r9
mulx rbp, rdx, qword ptr [rsp + 376]
adc rcx, rdx
adc rbp, 0
add r14, rsi
adc r12, r15
adc rbx, rax
adc r10, rcx
adc rbp, 0
mov rdx, qword ptr [rsp + 216]
mulx r8, r9, qword ptr [rsp + 352]
mulx r15, rsi, qword ptr [rsp + 360]
add r8, rsi
mulx rax, rcx, qword ptr [rsp + 368]
adc r15, rcx
mulx rsi, rdx, qword ptr [rsp + 376]
adc rax, rdx
adc rsi, 0
add r12, r9
adc rbx, r8
adc r10, r15
adc rbp, rax
adc rsi, 0
mov rdx, qword ptr [rsp + 0]
xor ecx, ecx
mulx r8, r9, rbx
adcx r11, r9
adox r13, r8
mulx r15, rax, r10
adcx r13, rax
adox r14, r15
mulx rbx, r10, rbp
adcx r14, r10
adox r12, rbx
mulx r8, r9, rsi
adcx r12, r9
adox r8, rcx
adc r8, 0
sub r11, qword ptr [rdi + 32]
sbb r13, qword ptr [rdi + 40]
sbb r14, qword ptr [rdi + 48]
sbb r12, qword ptr [rdi + 56]
sbb r8, 0
js 31f
30:
mov rdx, qword ptr [rsp + 0]
mulx rbp, r15, r8
add r11, r15
adc r13, rbp
jc 33f
32:
mov qword ptr [rsp + 64], r11
mov qword ptr [rsp + 72], r13
mov qword ptr [rsp + 80], r14
mov qword ptr [rsp + 88], r12
mov rdx, qword ptr [rsp + 32]
mulx rax, rsi, qword ptr [rsp + 40]
mulx rbx, r10, qword ptr [rsp + 48]
add rax, r10
mulx rcx, r9, qword ptr [rsp + 56]
adc rbx, r9
adc rcx, 0
mulx r8, r13, rdx
mov rdx, qword ptr [rsp + 40]
xor r11d, r11d
mulx r14, r12, qword ptr [rsp + 48]
adcx rbx, r12
adox rcx, r14
mulx rbp, r15, qword ptr [rsp + 56]
adcx rcx, r15
adox rbp, r11
mov rdx, qword ptr [rsp + 48]
mulx r10, r9, qword ptr [rsp + 56]
adcx rbp, r9
adcx r10, r11
xor r14d, r14d
adcx rsi, rsi
adox rsi, r8
mov rdx, qword ptr [rsp + 40]
mulx r12, r15, rdx
adcx rax, rax
adox rax, r15
adcx rbx, rbx
adox rbx, r12
mov rdx, qword ptr [rsp + 48]
mulx r11, r9, rdx
adcx rcx, rcx
adox rcx, r9
adcx rbp, rbp
adox rbp, r11
mov rdx, qword ptr [rsp + 56]
mulx r8, r12, rdx
adcx r10, r10
adox r10, r12
adcx r14, r14
adox r14, r8
mov rdx, qword ptr [rsp + 0]
xor r15d, r15d
mulx r11, r9, rcx
adcx r13, r9
adox rsi, r11
mulx r8, r12, rbp
adcx rsi, r12
adox rax, r8
mulx rcx, rbp, r10
adcx rax, rbp
adox rbx, rcx
mulx r11, r9, r14
adcx rbx, r9
adox r11, r15
adc r11, 0
mov rdx, qword ptr [rsp + 0]
mulx r10, r8, r11
add r13, r8
adc rsi, r10
jc 35f
34:
mov qword ptr [rsp + 160], r13
mov qword ptr [rsp + 168], rsi
mov qword ptr [rsp + 176], rax
mov qword ptr [rsp + 184], rbx
mov rdx, qword ptr [rdi + 64]
mulx r12, r14, qword ptr [rsp + 32]
mulx rcx, rbp, qword ptr [rsp + 40]
add r12, rbp
mulx r15, r9, qword ptr [rsp + 48]
adc rcx, r9
mulx r11, rax, qword ptr [rsp + 56]
adc r15, rax
adc r11, 0
mov rdx, qword ptr [rdi + 72]
mulx rsi, rbx, qword ptr [rsp + 32]
mulx r13, r10, qword ptr [rsp + 40]
add rsi, r10
mulx r8, rbp, qword ptr [rsp + 48]
adc r13, rbp
mulx r9, rdx, qword ptr [rsp + 56]
adc r8, rdx
adc r9, 0
add r12, rbx
adc rcx, rsi
adc r15, r13
adc r11, r8
adc r9, 0
mov rdx, qword ptr [rdi + 80]
mulx rax, r10, qword ptr [rsp + 32]
mulx rbp, rsi, qword ptr [rsp + 40]
add rax, rsi
mulx rbx, r13, qword ptr [rsp + 48]
adc rbp, r13
mulx r8, rdx, qword ptr [rsp + 56]
adc rbx, rdx
adc r8, 0
add rcx, r10
adc r15, rax
adc r11, rbp
adc r9, rbx
adc r8, 0
mov rdx, qword ptr [rdi + 88]
mulx rsi, r13, qword ptr [rsp + 32]
mulx rax, r10, qword ptr [rsp + 40]
add rsi, r10
mulx rbp, rbx, qword ptr [rsp + 48]
adc rax, rbx
mulx r10, rdx, qword ptr [rsp + 56]
adc rbp, rdx
adc r10, 0
add r15, r13
adc r11, rsi
adc r9, rax
adc r8, rbp
adc r10, 0
mov rdx, qword ptr [rsp + 0]
xor ebx, ebx
mulx rsi, r13, r11
adcx r14, r13
adox r12, rsi
mulx rax, rbp, r9
adcx r12, rbp
adox rcx, rax
mulx r11, r9, r8
adcx rcx, r9
adox r15, r11
mulx rsi, r13, r10
adcx r15, r13
adox rsi, rbx
adc rsi, 0
mov rdx, qword ptr [rsp + 0]
mulx r8, rax, rsi
add r14, rax
adc r12, r8
jc 37f
36:
mov qword ptr [rdi + 64], r14
mov qword ptr [rdi + 72], r12
mov qword ptr [rdi + 80], rcx
mov qword ptr [rdi + 88], r15
mov rdx, qword ptr [rsp + 160]
mulx rbp, r10, qword ptr [rdi + 0]
mulx r11, r9, qword ptr [rdi + 8]
add rbp, r9
mulx rbx, r13, qword ptr [rdi + 16]
adc r11, r13
mulx rsi, r12, qword ptr [rdi + 24]
adc rbx, r12
adc rsi, 0
mov rdx, qword ptr [rsp + 168]
mulx r14, rcx, qword ptr [rdi + 0]
mulx r15, r8, qword ptr [rdi + 8]
add r14, r8
mulx rax, r9, qword ptr [rdi + 16]
adc r15, r9
mulx r13, rdx, qword ptr [rdi + 24]
adc rax, rdx
adc r13, 0
add rbp, rcx
adc r11, r14
adc rbx, r15
adc rsi, rax
adc r13, 0
mov rdx, qword ptr [rsp + 176]
mulx r12, r8, qword ptr [rdi + 0]
mulx r9, r14, qword ptr [rdi + 8]
add r12, r14
mulx rcx, r15, qword ptr [rdi + 16]
adc r9, r15
mulx rax, rdx, qword ptr [rdi + 24]
adc rcx, rdx
adc rax, 0
add r11, r8
adc rbx, r12
adc rsi, r9
adc r13, rcx
adc rax, 0
mov rdx, qword ptr [rsp + 184]
mulx r14, r15, qword ptr [rdi + 0]
mulx r12, r8, qword ptr [rdi + 8]
add r14, r8
mulx r9, rcx, qword ptr [rdi + 16]
adc r12, rcx
mulx r8, rdx, qword ptr [rdi + 24]
adc r9, rdx
adc r8, 0
add rbx, r15
adc rsi, r14
adc r13, r12
adc rax, r9
adc r8, 0
mov rdx, qword ptr [rsp + 0]
xor ecx, ecx
mulx r14, r15, rsi
adcx r10, r15
adox rbp, r14
mulx r12, r9, r13
adcx rbp, r9
adox r11, r12
mulx rsi, r13, rax
adcx r11, r13
adox rbx, rsi
mulx r14, r15, r8
adcx rbx, r15
adox r14, rcx
adc r14, 0
mov rdx, qword ptr [rsp + 0]
mulx rax, r12, r14
add r10, r12
adc rbp, rax
jc 39f
38:
mov qword ptr [rsp + 128], r10
mov qword ptr [rsp + 136], rbp
mov qword ptr [rsp + 144], r11
mov qword ptr [rsp + 152], rbx
mov rdx, qword ptr [rsp + 160]
mulx r9, r8, qword ptr [rsp + 32]
mulx rsi, r13, qword ptr [rsp + 40]
add r9, r13
mulx rcx, r15, qword ptr [rsp + 48]
adc rsi, r15
mulx r14, rbp, qword ptr [rsp + 56]
adc rcx, rbp
adc r14, 0
mov rdx, qword ptr [rsp + 168]
mulx r10, r11, qword ptr [rsp + 32]
mulx rbx, rax, qword ptr [rsp + 40]
add r10, rax
mulx r12, r13, qword ptr [rsp + 48]
adc rbx, r13
mulx r15, rdx, qword ptr [rsp + 56]
adc r12, rdx
adc r15, 0
add r9, r11
adc rsi, r10
adc rcx, rbx
adc r14, r12
adc r15, 0
mov rdx, qword ptr [rsp + 176]
mulx rbp, rax, qword ptr [rsp + 32]
mulx r13, r10, qword ptr [rsp + 40]
add rbp, r10
mulx r11, rbx, qword ptr [rsp + 48]
adc r13, rbx
mulx r12, rdx, qword ptr [rsp + 56]
adc r11, rdx
adc r12, 0
add rsi, rax
adc rcx, rbp
adc r14, r13
adc r15, r11
adc r12, 0
mov rdx, qword ptr [rsp + 184]
mulx r10, rbx, qword ptr [rsp + 32]
mulx rbp, rax, qword ptr [rsp + 40]
add r10, rax
mulx r13, r11, qword ptr [rsp + 48]
adc rbp, r11
mulx rax, rdx, qword ptr [rsp + 56]
adc r13, rdx
adc rax, 0
add rcx, rbx
adc r14, r10
adc r15, rbp
adc r12, r13
adc rax, 0
mov rdx, qword ptr [rsp + 0]
xor r11d, r11d
mulx r10, rbx, r14
adcx r8, rbx
adox r9, r10
mulx rbp, r13, r15
adcx r9, r13
adox rsi, rbp
mulx r14, r15, r12
adcx rsi, r15
adox rcx, r14
mulx r10, rbx, rax
adcx rcx, rbx
adox r10, r11
adc r10, 0
mov rdx, qword ptr [rsp + 0]
mulx r12, rbp, r10
add r8, rbp
adc r9, r12
jc 41f
40:
mov qword ptr [rsp + 96], r8
mov qword ptr [rsp + 104], r9
mov qword ptr [rsp + 112], rsi
mov qword ptr [rsp + 120], rcx
mov rdx, qword ptr [rsp + 64]
mulx r13, rax, qword ptr [rsp + 72]
mulx r14, r15, qword ptr [rsp + 80]
add r13, r15
mulx r11, rbx, qword ptr [rsp + 88]
adc r14, rbx
adc r11, 0
mulx r10, r9, rdx
mov rdx, qword ptr [rsp + 72]
xor r8d, r8d
mulx rsi, rcx, qword ptr [rsp + 80]
adcx r14, rcx
adox r11, rsi
mulx r12, rbp, qword ptr [rsp + 88]
adcx r11, rbp
adox r12, r8
mov rdx, qword ptr [rsp + 80]
mulx r15, rbx, qword ptr [rsp + 88]
adcx r12, rbx
adcx r15, r8
xor esi, esi
adcx rax, rax
adox rax, r10
mov rdx, qword ptr [rsp + 72]
mulx rcx, rbp, rdx
adcx r13, r13
adox r13, rbp
adcx r14, r14
adox r14, rcx
mov rdx, qword ptr [rsp + 80]
mulx r8, rbx, rdx
adcx r11, r11
adox r11, rbx
adcx r12, r12
adox r12, r8
mov rdx, qword ptr [rsp + 88]
mulx r10, rcx, rdx
adcx r15, r15
adox r15, rcx
adcx rsi, rsi
adox rsi, r10
mov rdx, qword ptr [rsp + 0]
xor ebp, ebp
mulx r8, rbx, r11
adcx r9, rbx
adox rax, r8
mulx r10, rcx, r12
adcx rax, rcx
adox r13, r10
mulx r11, r12, r15
adcx r13, r12
adox r14, r11
mulx r8, rbx, rsi
adcx r14, rbx
adox r8, rbp
adc r8, 0
sub r9, qword ptr [rsp + 96]
sbb rax, qword ptr [rsp + 104]
sbb r13, qword ptr [rsp + 112]
sbb r14, qword ptr [rsp + 120]
sbb r8, 0
sub r9, qword ptr [rsp + 128]
sbb rax, qword ptr [rsp + 136]
sbb r13, qword ptr [rsp + 144]
sbb r14, qword ptr [rsp + 152]
sbb r8, 0
sub r9, qword ptr [rsp + 128]
sbb rax, qword ptr [rsp + 136]
sbb r13, qword ptr [rsp + 144]
sbb r14, qword ptr [rsp + 152]
sbb r8, 0
js 43f
42:
mov rdx, qword ptr [rsp + 0]
mulx r15, r10, r8
add r9, r10
adc rax, r15
jc 45f
44:
mov qword ptr [rdi + 0], r9
mov qword ptr [rdi + 8], rax
mov qword ptr [rdi + 16], r13
mov qword ptr [rdi + 24], r14
sub r9, qword ptr [rsp + 128]
sbb rax, qword ptr [rsp + 136]
sbb r13, qword ptr [rsp + 144]
sbb r14, qword ptr [rsp + 152]
sbb rcx, rcx
and rcx, qword ptr [rsp + 0]
sub r9, rcx
jc 47f
46:
mov qword ptr [rsp + 160], r9
mov qword ptr [rsp + 168], rax
mov qword ptr [rsp + 176], r13
mov qword ptr [rsp + 184], r14
mov rdx, qword ptr [rsp + 96]
mulx rsi, r11, qword ptr [rdi + 32]
mulx r12, rbp, qword ptr [rdi + 40]
add rsi, rbp
mulx rbx, r8, qword ptr [rdi + 48]
adc r12, r8
mulx r15, r10, qword ptr [rdi + 56]
adc rbx, r10
adc r15, 0
mov rdx, qword ptr [rsp + 104]
mulx r13, rax, qword ptr [rdi + 32]
mulx r14, r9, qword ptr [rdi + 40]
add r13, r9
mulx rcx, rbp, qword ptr [rdi + 48]
adc r14, rbp
mulx r8, rdx, qword ptr [rdi + 56]
adc rcx, rdx
adc r8, 0
add rsi, rax
adc r12, r13
adc rbx, r14
adc r15, rcx
adc r8, 0
mov rdx, qword ptr [rsp + 112]
mulx r10, r9, qword ptr [rdi + 32]
mulx rbp, r13, qword ptr [rdi + 40]
add r10, r13
mulx rax, r14, qword ptr [rdi + 48]
adc rbp, r14
mulx rcx, rdx, qword ptr [rdi + 56]
adc rax, rdx
adc rcx, 0
add r12, r9
adc rbx, r10
adc r15, rbp
adc r8, rax
adc rcx, 0
mov rdx, qword ptr [rsp + 120]
mulx r13, r14, qword ptr [rdi + 32]
mulx r10, r9, qword ptr [rdi + 40]
add r13, r9
mulx rbp, rax, qword ptr [rdi + 48]
adc r10, rax
mulx rdx, r9, qword ptr [rdi + 56]
adc rbp, r9
adc rdx, 0
add rbx, r14
adc r15, r13
adc r8, r10
adc rcx, rbp
adc rdx, 0
mov qword ptr [rsp + 224], r11
mov qword ptr [rsp + 232], rsi
mov qword ptr [rsp + 240], r12
mov qword ptr [rsp + 248], rbx
mov qword ptr [rsp + 256], r15
mov qword ptr [rsp + 264], r8
mov qword ptr [rsp + 272], rcx
mov qword ptr [rsp + 280], rdx
mov rdx, qword ptr [rsp + 64]
mulx rax, rsi, qword ptr [rsp + 160]
mulx r11, r12, qword ptr [rsp + 168]
add rax, r12
mulx rbx, r15, qword ptr [rsp + 176]
adc r11, r15
mulx r8, rcx, qword ptr [rsp + 184]
adc rbx, rcx
adc r8, 0
mov rdx, qword ptr [rsp + 72]
mulx r13, r14, qword ptr [rsp + 160]
mulx r10, rbp, qword ptr [rsp + 168]
add r13, rbp
mulx r9, r12, qword ptr [rsp + 176]
adc r10, r12
mulx r15, rdx, qword ptr [rsp + 184]
adc r9, rdx
adc r15, 0
add rax, r14
adc r11, r13
adc rbx, r10
adc r8, r9
adc r15, 0
mov rdx, qword ptr [rsp + 80]
mulx rcx, rbp, qword ptr [rsp + 160]
mulx r12, r13, qword ptr [rsp + 168]
add rcx, r13
mulx r14, r10, qword ptr [rsp + 176]
adc r12, r10
mulx r9, rdx, qword ptr [rsp + 184]
adc r14, rdx
adc r9, 0
add r11, rbp
adc rbx, rcx
adc r8, r12
adc r15, r14
adc r9, 0
mov rdx, qword ptr [rsp + 88]
mulx r13, r10, qword ptr [rsp + 160]
mulx rcx, rbp, qword ptr [rsp + 168]
add r13, rbp
mulx r12, r14, qword ptr [rsp + 176]
adc rcx, r14
mulx rbp, rdx, qword ptr [rsp + 184]
adc r12, rdx
adc rbp, 0
add rbx, r10
adc r8, r13
adc r15, rcx
adc r9, r12
adc rbp, 0
add rsi, qword ptr [rsp + 224]
adc rax, qword ptr [rsp + 232]
adc r11, qword ptr [rsp + 240]
adc rbx, qword ptr [rsp + 248]
adc r8, qword ptr [rsp + 256]
adc r15, qword ptr [rsp + 264]
adc r9, qword ptr [rsp + 272]
adc rbp, qword ptr [rsp + 280]
sbb r14, r14
and r14, qword ptr [rsp + 0]
mov rdx, qword ptr [rsp + 0]
xor r13d, r13d
mulx r10, rcx, r8
adcx rsi, rcx
adox rax, r10
mulx r12, r8, r15
adcx rax, r8
adox r11, r12
mulx r15, r10, r9
adcx r11, r10
adox rbx, r15
mulx rcx, r9, rbp
adcx rbx, r9
adox rcx, r13
adc rcx, 0
add rcx, r14
mov rdx, qword ptr [rsp + 0]
mulx r12, r8, rcx
add rsi, r8
adc rax, r12
jc 49f
48:
mov qword ptr [rdi + 32], rsi
mov qword ptr [rdi + 40], rax
mov qword ptr [rdi + 48], r11
mov qword ptr [rdi + 56], rbx
add rsp, 424
pop r15
pop r14
pop r13
pop r12
pop rbp
pop rbx
ret
21:
add rbx, 1
adc rbp, 0
jnc 20b
add rcx, qword ptr [rsp + 0]
adc rax, 0
jmp 20b
23:
add rsi, 1
adc r9, 0
jnc 22b
add rax, qword ptr [rsp + 0]
adc r14, 0
jmp 22b
25:
add r14, 1
sub rbx, qword ptr [rsp + 0]
sbb rbp, 0
sbb r12, 0
sbb r10, 0
sbb r14, 0
js 25b
jmp 24b
27:
add r12, 1
adc r10, 0
jnc 26b
add rbx, qword ptr [rsp + 0]
adc rbp, 0
jmp 26b
29:
add rcx, 1
adc r9, 0
jnc 28b
add r8, qword ptr [rsp + 0]
adc r15, 0
jmp 28b
31:
add r8, 1
sub r11, qword ptr [rsp + 0]
sbb r13, 0
sbb r14, 0
sbb r12, 0
sbb r8, 0
js 31b
jmp 30b
33:
add r14, 1
adc r12, 0
jnc 32b
add r11, qword ptr [rsp + 0]
adc r13, 0
jmp 32b
35:
add rax, 1
adc rbx, 0
jnc 34b
add r13, qword ptr [rsp + 0]
adc rsi, 0
jmp 34b
37:
add rcx, 1
adc r15, 0
jnc 36b
add r14, qword ptr [rsp + 0]
adc r12, 0
jmp 36b
39:
add r11, 1
adc rbx, 0
jnc 38b
add r10, qword ptr [rsp + 0]
adc rbp, 0
jmp 38b
41:
add rsi, 1
adc rcx, 0
jnc 40b
add r8, qword ptr [rsp + 0]
adc r9, 0
jmp 40b
43:
add r8, 1
sub r9, qword ptr [rsp + 0]
sbb rax, 0
sbb r13, 0
sbb r14, 0
sbb r8, 0
js 43b
jmp 42b
45:
add r13, 1
adc r14, 0
jnc 44b
add r9, qword ptr [rsp + 0]
adc rax, 0
jmp 44b
47:
sub rax, 1
sbb r13, 0
sbb r14, 0
jnc 46b
sub r9, qword ptr [rsp + 0]
jmp 46b
49:
add r11, 1
adc rbx, 0
jnc 48b
add rsi, qword ptr [rsp + 0]
adc rax, 0
jmp 48b
