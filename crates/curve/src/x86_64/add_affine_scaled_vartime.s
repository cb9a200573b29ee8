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
mulx rax, rcx, qword ptr [rsp + 392]
mulx rbx, rsi, qword ptr [rsp + 384]
add rbx, rcx
mulx rbp, r8, qword ptr [rsp + 400]
adc rax, r8
mulx r9, r10, qword ptr [rsp + 408]
adc rbp, r10
mov rdx, qword ptr [rdi + 72]
adc r9, 0
mulx r11, r12, qword ptr [rsp + 384]
mulx r13, r14, qword ptr [rsp + 392]
add r11, r14
mulx r15, rcx, qword ptr [rsp + 408]
mulx rdx, r8, qword ptr [rsp + 400]
adc r13, r8
adc rdx, rcx
adc r15, 0
add rbx, r12
adc rax, r11
adc rbp, r13
adc r9, rdx
adc r15, 0
mov rdx, qword ptr [rdi + 80]
mulx r10, r14, qword ptr [rsp + 384]
mulx r11, r12, qword ptr [rsp + 392]
add r10, r12
mulx r13, rcx, qword ptr [rsp + 400]
adc r11, rcx
mulx r8, r12, qword ptr [rsp + 408]
mov rdx, qword ptr [rdi + 88]
adc r13, r12
adc r8, 0
add rax, r14
adc rbp, r10
adc r9, r11
adc r15, r13
mulx rcx, r10, qword ptr [rsp + 384]
adc r8, 0
mulx r14, r11, qword ptr [rsp + 392]
mulx r13, r12, qword ptr [rsp + 400]
add rcx, r11
adc r14, r12
mulx r11, rdx, qword ptr [rsp + 408]
adc r13, rdx
adc r11, 0
add rbp, r10
mov rdx, qword ptr [rsp + 0]
adc r9, rcx
adc r15, r14
adc r8, r13
adc r11, 0
xor r12d, r12d
mulx r10, rcx, r9
adcx rsi, rcx
adox rbx, r10
mulx r14, r13, r15
adox rax, r14
mulx r9, r15, r8
adcx rbx, r13
adcx rax, r15
adox rbp, r9
mulx r10, rcx, r11
adox r10, r12
adcx rbp, rcx
adc r10, 0
mov rdx, qword ptr [rsp + 0]
mulx r8, r14, r10
add rsi, r14
adc rbx, r8
jc 21f
20:
mov qword ptr [rsp + 288], rsi
mov qword ptr [rsp + 296], rbx
mov qword ptr [rsp + 304], rax
mov qword ptr [rsp + 312], rbp
mov rdx, qword ptr [rsp + 288]
mulx r11, r13, qword ptr [rsp + 296]
mulx r9, r15, qword ptr [rsp + 304]
add r11, r15
mulx r12, rcx, qword ptr [rsp + 312]
adc r9, rcx
mulx r10, rax, rdx
adc r12, 0
xor ebx, ebx
mov rdx, qword ptr [rsp + 296]
mulx rsi, rbp, qword ptr [rsp + 304]
adox r12, rsi
mulx r8, r14, qword ptr [rsp + 312]
adcx r9, rbp
adox r8, rbx
adcx r12, r14
mov rdx, qword ptr [rsp + 304]
mulx r15, rcx, qword ptr [rsp + 312]
adcx r8, rcx
adcx r15, rbx
xor esi, esi
adcx r13, r13
adox r13, r10
mov rdx, qword ptr [rsp + 296]
mulx rbp, r14, rdx
adcx r11, r11
adox r11, r14
adcx r9, r9
adox r9, rbp
mov rdx, qword ptr [rsp + 304]
adcx r12, r12
mulx rbx, rcx, rdx
adox r12, rcx
adcx r8, r8
adox r8, rbx
mov rdx, qword ptr [rsp + 312]
mulx r10, rbp, rdx
adcx r15, r15
adcx rsi, rsi
adox r15, rbp
adox rsi, r10
xor r14d, r14d
mov rdx, qword ptr [rsp + 0]
mulx rbx, rcx, r12
adox r13, rbx
mulx r10, rbp, r8
adcx rax, rcx
adcx r13, rbp
adox r11, r10
mulx r12, r8, rsi
mulx rbx, rsi, r15
adcx r11, rsi
adox r9, rbx
adox r12, r14
adcx r9, r8
adc r12, 0
mov rdx, qword ptr [rsp + 0]
mulx rcx, r10, r12
add rax, r10
adc r13, rcx
jc 23f
22:
mov qword ptr [rsp + 160], rax
mov qword ptr [rsp + 176], r11
mov rdx, qword ptr [rsp + 160]
mov qword ptr [rsp + 184], r9
mulx rbp, r15, qword ptr [rsp + 320]
mov qword ptr [rsp + 168], r13
mulx r14, r8, qword ptr [rsp + 328]
add rbp, r8
mulx rbx, rsi, qword ptr [rsp + 336]
adc r14, rsi
mulx r12, r11, qword ptr [rsp + 344]
adc rbx, r11
adc r12, 0
mov rdx, qword ptr [rsp + 168]
mulx rax, rcx, qword ptr [rsp + 320]
mulx r10, r9, qword ptr [rsp + 328]
add rax, r9
mulx r13, r8, qword ptr [rsp + 336]
adc r10, r8
mulx rsi, rdx, qword ptr [rsp + 344]
adc r13, rdx
adc rsi, 0
add rbp, rcx
adc r14, rax
adc rbx, r10
adc r12, r13
adc rsi, 0
mov rdx, qword ptr [rsp + 176]
mulx r11, r9, qword ptr [rsp + 328]
mulx r8, rax, qword ptr [rsp + 320]
mulx rcx, r10, qword ptr [rsp + 336]
add r8, r9
mulx r13, rdx, qword ptr [rsp + 344]
adc r11, r10
adc rcx, rdx
adc r13, 0
add r14, rax
adc rbx, r8
adc r12, r11
adc rsi, rcx
mov rdx, qword ptr [rsp + 184]
adc r13, 0
mulx r9, r11, qword ptr [rsp + 320]
mulx r8, rax, qword ptr [rsp + 328]
add r9, rax
mulx rcx, r10, qword ptr [rsp + 336]
mulx rax, rdx, qword ptr [rsp + 344]
adc r8, r10
adc rcx, rdx
adc rax, 0
add rbx, r11
adc r12, r9
adc rsi, r8
adc r13, rcx
mov rdx, qword ptr [rsp + 0]
adc rax, 0
xor r9d, r9d
mulx r11, r8, r12
adcx r15, r8
mulx rcx, r10, rsi
adox rbp, r11
mulx r12, rsi, r13
adox r14, rcx
mulx r8, r13, rax
adcx rbp, r10
adcx r14, rsi
adox rbx, r12
adcx rbx, r13
adox r8, r9
adc r8, 0
sub r15, qword ptr [rdi + 0]
sbb rbp, qword ptr [rdi + 8]
sbb r14, qword ptr [rdi + 16]
sbb rbx, qword ptr [rdi + 24]
sbb r8, 0
js 25f
24:
mov rdx, qword ptr [rsp + 0]
mulx r11, rax, r8
add r15, rax
adc rbp, r11
jc 27f
26:
mov qword ptr [rsp + 40], rbp
mov qword ptr [rsp + 32], r15
mov qword ptr [rsp + 48], r14
mov qword ptr [rsp + 56], rbx
mov rdx, qword ptr [rsp + 288]
mulx rcx, r9, qword ptr [rsp + 176]
mulx r10, r12, qword ptr [rsp + 160]
mulx rsi, r13, qword ptr [rsp + 168]
add r10, r13
adc rsi, r9
mulx r8, rbp, qword ptr [rsp + 184]
adc rcx, rbp
mov rdx, qword ptr [rsp + 296]
adc r8, 0
mulx r15, r14, qword ptr [rsp + 160]
mulx rbx, r11, qword ptr [rsp + 168]
add r15, r11
mulx rax, r9, qword ptr [rsp + 176]
adc rbx, r9
mulx r13, rdx, qword ptr [rsp + 184]
adc rax, rdx
adc r13, 0
add r10, r14
adc rsi, r15
adc rcx, rbx
mov rdx, qword ptr [rsp + 304]
mulx rbp, r11, qword ptr [rsp + 160]
adc r8, rax
adc r13, 0
mulx r9, r15, qword ptr [rsp + 168]
add rbp, r15
mulx r14, rbx, qword ptr [rsp + 176]
mulx rax, rdx, qword ptr [rsp + 184]
adc r9, rbx
adc r14, rdx
adc rax, 0
add rsi, r11
adc rcx, rbp
adc r8, r9
adc r13, r14
mov rdx, qword ptr [rsp + 312]
mulx r15, rbp, qword ptr [rsp + 160]
mulx r11, r9, qword ptr [rsp + 168]
adc rax, 0
add r15, r9
mulx r14, rbx, qword ptr [rsp + 176]
adc r11, rbx
mulx r9, rdx, qword ptr [rsp + 184]
adc r14, rdx
adc r9, 0
add rcx, rbp
adc r8, r15
adc r13, r11
adc rax, r14
adc r9, 0
xor ebx, ebx
mov rdx, qword ptr [rsp + 0]
mulx r15, rbp, r8
adox r10, r15
mulx r11, r14, rax
mulx r8, rax, r13
adcx r12, rbp
adcx r10, rax
mulx r15, r13, r9
adox rsi, r8
adcx rsi, r14
adox rcx, r11
adcx rcx, r13
mov rdx, qword ptr [rsp + 0]
adox r15, rbx
adc r15, 0
mulx r9, rbp, r15
add r12, rbp
adc r10, r9
jc 29f
28:
mov qword ptr [rsp + 192], r12
mov qword ptr [rsp + 200], r10
mov qword ptr [rsp + 208], rsi
mov rdx, qword ptr [rsp + 192]
mulx rax, r11, qword ptr [rsp + 352]
mulx r14, r8, qword ptr [rsp + 360]
mov qword ptr [rsp + 216], rcx
add rax, r8
mulx r13, rbx, qword ptr [rsp + 368]
adc r14, rbx
mulx r15, r10, qword ptr [rsp + 376]
mov rdx, qword ptr [rsp + 200]
mulx r12, rsi, qword ptr [rsp + 360]
adc r13, r10
adc r15, 0
mulx r9, rbp, qword ptr [rsp + 352]
add r9, rsi
mulx rcx, r8, qword ptr [rsp + 368]
adc r12, r8
mulx rbx, rdx, qword ptr [rsp + 376]
adc rcx, rdx
adc rbx, 0
add rax, rbp
adc r14, r9
adc r13, r12
adc r15, rcx
adc rbx, 0
mov rdx, qword ptr [rsp + 208]
mulx r10, rsi, qword ptr [rsp + 360]
mulx r8, r12, qword ptr [rsp + 352]
add r8, rsi
mulx r9, rbp, qword ptr [rsp + 368]
adc r10, rbp
mulx rcx, rdx, qword ptr [rsp + 376]
adc r9, rdx
adc rcx, 0
add r14, r12
adc r13, r8
adc r15, r10
adc rbx, r9
mov rdx, qword ptr [rsp + 216]
mulx rsi, rbp, qword ptr [rsp + 352]
adc rcx, 0
mulx r10, r8, qword ptr [rsp + 360]
add rsi, r8
mulx r12, r9, qword ptr [rsp + 368]
mulx r8, rdx, qword ptr [rsp + 376]
adc r10, r9
adc r12, rdx
adc r8, 0
add r13, rbp
adc r15, rsi
adc rbx, r10
adc rcx, r12
adc r8, 0
mov rdx, qword ptr [rsp + 0]
mulx rsi, rbp, r15
xor r10d, r10d
adcx r11, rbp
adox rax, rsi
mulx r12, r9, rbx
adcx rax, r9
adox r14, r12
mulx r15, rbx, rcx
adcx r14, rbx
adox r13, r15
mulx rsi, rbp, r8
adcx r13, rbp
adox rsi, r10
adc rsi, 0
sub r11, qword ptr [rdi + 32]
sbb rax, qword ptr [rdi + 40]
sbb r14, qword ptr [rdi + 48]
mov rdx, qword ptr [rsp + 0]
sbb r13, qword ptr [rdi + 56]
sbb rsi, 0
js 31f
30:
mulx rcx, r12, rsi
add r11, r12
adc rax, rcx
mov rdx, qword ptr [rsp + 32]
jc 33f
32:
mulx r9, r8, qword ptr [rsp + 40]
mov qword ptr [rsp + 64], r11
mov qword ptr [rsp + 72], rax
mulx r15, rbx, qword ptr [rsp + 48]
mov qword ptr [rsp + 80], r14
mulx r10, rbp, qword ptr [rsp + 56]
add r9, rbx
adc r15, rbp
adc r10, 0
xor esi, esi
mulx rcx, r12, rdx
mov rdx, qword ptr [rsp + 40]
mulx rax, r11, qword ptr [rsp + 48]
mulx r14, rdx, qword ptr [rsp + 56]
adox r10, rax
adcx r15, r11
adox r14, rsi
adcx r10, rdx
mov rdx, qword ptr [rsp + 48]
mov qword ptr [rsp + 88], r13
mulx rbx, rbp, qword ptr [rsp + 56]
adcx r14, rbp
adcx rbx, rsi
xor eax, eax
adcx r8, r8
adox r8, rcx
mov rdx, qword ptr [rsp + 40]
mulx r11, r13, rdx
adcx r9, r9
adcx r15, r15
adox r9, r13
mov rdx, qword ptr [rsp + 48]
adox r15, r11
mulx rsi, rbp, rdx
adcx r10, r10
adcx r14, r14
mov rdx, qword ptr [rsp + 56]
adox r10, rbp
mulx rcx, rdx, rdx
adcx rbx, rbx
adox r14, rsi
adox rbx, rdx
mov rdx, qword ptr [rsp + 0]
adcx rax, rax
adox rax, rcx
mulx r13, r11, r10
xor ebp, ebp
adcx r12, r11
adox r8, r13
mulx rsi, r10, rbx
mulx rcx, rbx, r14
adcx r8, rbx
adox r9, rcx
adcx r9, r10
adox r15, rsi
mulx r13, r11, rax
adox r13, rbp
mov rdx, qword ptr [rsp + 0]
adcx r15, r11
adc r13, 0
mulx r14, rax, r13
add r12, rax
adc r8, r14
jc 35f
34:
mov rdx, qword ptr [rdi + 64]
mov qword ptr [rsp + 168], r8
mov qword ptr [rsp + 176], r9
mov qword ptr [rsp + 184], r15
mulx rsi, r10, qword ptr [rsp + 32]
mulx rcx, rbx, qword ptr [rsp + 40]
add rsi, rbx
mulx rbp, r13, qword ptr [rsp + 56]
mulx r11, r14, qword ptr [rsp + 48]
adc rcx, r14
adc r11, r13
mov rdx, qword ptr [rdi + 72]
mulx rax, r9, qword ptr [rsp + 32]
mov qword ptr [rsp + 160], r12
mulx r8, r15, qword ptr [rsp + 40]
mulx rbx, r13, qword ptr [rsp + 48]
adc rbp, 0
add rax, r15
adc r8, r13
mulx r14, rdx, qword ptr [rsp + 56]
adc rbx, rdx
adc r14, 0
add rsi, r9
adc rcx, rax
adc r11, r8
adc rbp, rbx
adc r14, 0
mov rdx, qword ptr [rdi + 80]
mulx r12, r15, qword ptr [rsp + 32]
mulx r13, rax, qword ptr [rsp + 40]
add r12, rax
mulx r9, r8, qword ptr [rsp + 48]
adc r13, r8
mulx rbx, rdx, qword ptr [rsp + 56]
adc r9, rdx
adc rbx, 0
add rcx, r15
adc r11, r12
adc rbp, r13
mov rdx, qword ptr [rdi + 88]
adc r14, r9
adc rbx, 0
mulx rax, r8, qword ptr [rsp + 32]
mulx r12, r15, qword ptr [rsp + 40]
add rax, r15
mulx r13, r9, qword ptr [rsp + 48]
adc r12, r9
mulx r15, rdx, qword ptr [rsp + 56]
adc r13, rdx
adc r15, 0
mov rdx, qword ptr [rsp + 0]
add r11, r8
adc rbp, rax
adc r14, r12
adc rbx, r13
mulx r9, rbp, rbp
adc r15, 0
xor eax, eax
adcx r10, rbp
adox rsi, r9
mulx r8, r12, r14
adcx rsi, r12
adox rcx, r8
mulx r13, r14, rbx
adcx rcx, r14
adox r11, r13
mulx r9, rbp, r15
adcx r11, rbp
adox r9, rax
adc r9, 0
mov rdx, qword ptr [rsp + 0]
mulx rbx, r8, r9
add r10, r8
adc rsi, rbx
jc 37f
36:
mov rdx, qword ptr [rsp + 160]
mov qword ptr [rdi + 88], r11
mov qword ptr [rdi + 72], rsi
mulx r12, r15, qword ptr [rdi + 8]
mov qword ptr [rdi + 64], r10
mov qword ptr [rdi + 80], rcx
mulx r13, r14, qword ptr [rdi + 0]
add r13, r15
mulx rax, rbp, qword ptr [rdi + 16]
mulx r9, rbx, qword ptr [rdi + 24]
adc r12, rbp
adc rax, rbx
mov rdx, qword ptr [rsp + 168]
mulx r8, rsi, qword ptr [rdi + 0]
mulx r11, r10, qword ptr [rdi + 8]
adc r9, 0
add r8, r10
mulx rcx, r15, qword ptr [rdi + 16]
adc r11, r15
mulx rbp, rdx, qword ptr [rdi + 24]
adc rcx, rdx
adc rbp, 0
add r13, rsi
adc r12, r8
adc rax, r11
adc r9, rcx
mov rdx, qword ptr [rsp + 176]
adc rbp, 0
mulx rbx, r10, qword ptr [rdi + 0]
mulx r15, r8, qword ptr [rdi + 8]
add rbx, r8
mulx rsi, r11, qword ptr [rdi + 16]
adc r15, r11
mulx rcx, rdx, qword ptr [rdi + 24]
adc rsi, rdx
adc rcx, 0
add r12, r10
adc rax, rbx
adc r9, r15
adc rbp, rsi
adc rcx, 0
mov rdx, qword ptr [rsp + 184]
mulx r8, r11, qword ptr [rdi + 8]
mulx rbx, r10, qword ptr [rdi + 0]
add rbx, r11
mulx r15, rsi, qword ptr [rdi + 16]
mulx r11, rdx, qword ptr [rdi + 24]
adc r8, rsi
adc r15, rdx
adc r11, 0
add rax, r10
adc r9, rbx
adc rbp, r8
adc rcx, r15
adc r11, 0
mov rdx, qword ptr [rsp + 0]
mulx r8, rbx, r11
xor r10d, r10d
mulx r15, rsi, rbp
mulx r11, rbp, r9
adcx r14, rbp
adox r13, r11
adcx r13, rsi
adox r12, r15
mulx r9, rcx, rcx
adcx r12, rcx
adox rax, r9
adcx rax, rbx
adox r8, r10
mov rdx, qword ptr [rsp + 0]
adc r8, 0
mulx r15, rsi, r8
add r14, rsi
adc r13, r15
jc 39f
38:
mov rdx, qword ptr [rsp + 160]
mov qword ptr [rsp + 136], r13
mov qword ptr [rsp + 144], r12
mulx r11, rbp, qword ptr [rsp + 40]
mov qword ptr [rsp + 152], rax
mov qword ptr [rsp + 128], r14
mulx rbx, r10, qword ptr [rsp + 48]
mulx r9, rcx, qword ptr [rsp + 32]
add r9, rbp
adc r11, r10
mulx r8, r15, qword ptr [rsp + 56]
adc rbx, r15
mov rdx, qword ptr [rsp + 168]
adc r8, 0
mulx rsi, r12, qword ptr [rsp + 32]
mulx r13, r14, qword ptr [rsp + 40]
add rsi, r14
mulx rax, rbp, qword ptr [rsp + 48]
adc r13, rbp
mulx r10, r15, qword ptr [rsp + 56]
mov rdx, qword ptr [rsp + 176]
adc rax, r15
adc r10, 0
add r9, r12
adc r11, rsi
adc rbx, r13
mulx r14, rbp, qword ptr [rsp + 32]
adc r8, rax
adc r10, 0
mulx rsi, r12, qword ptr [rsp + 40]
add r14, r12
mulx r13, r15, qword ptr [rsp + 48]
mulx rax, rdx, qword ptr [rsp + 56]
adc rsi, r15
adc r13, rdx
adc rax, 0
add r11, rbp
adc rbx, r14
adc r8, rsi
adc r10, r13
adc rax, 0
mov rdx, qword ptr [rsp + 184]
mulx r12, r14, qword ptr [rsp + 32]
mulx rbp, rsi, qword ptr [rsp + 40]
add r12, rsi
mulx r13, r15, qword ptr [rsp + 48]
adc rbp, r15
mulx rsi, rdx, qword ptr [rsp + 56]
adc r13, rdx
adc rsi, 0
add rbx, r14
adc r8, r12
adc r10, rbp
adc rax, r13
adc rsi, 0
mov rdx, qword ptr [rsp + 0]
xor r15d, r15d
mulx r12, r14, r8
adcx rcx, r14
adox r9, r12
mulx rbp, r13, r10
adcx r9, r13
adox r11, rbp
mulx r8, r10, rax
adcx r11, r10
adox rbx, r8
mulx r12, r14, rsi
adcx rbx, r14
adox r12, r15
adc r12, 0
mov rdx, qword ptr [rsp + 0]
mulx rax, rbp, r12
add rcx, rbp
adc r9, rax
jc 41f
40:
mov qword ptr [rsp + 96], rcx
mov qword ptr [rsp + 120], rbx
mov qword ptr [rsp + 104], r9
mov rdx, qword ptr [rsp + 64]
mulx r13, rsi, qword ptr [rsp + 72]
mulx r8, r10, qword ptr [rsp + 80]
mov qword ptr [rsp + 112], r11
add r13, r10
mulx r15, r14, qword ptr [rsp + 88]
adc r8, r14
adc r15, 0
mulx r12, rbx, rdx
mov rdx, qword ptr [rsp + 72]
xor r9d, r9d
mulx rcx, rax, qword ptr [rsp + 80]
adcx r8, rax
adox r15, rcx
mulx rbp, r11, qword ptr [rsp + 88]
adcx r15, r11
mov rdx, qword ptr [rsp + 80]
adox rbp, r9
mulx r10, r14, qword ptr [rsp + 88]
adcx rbp, r14
adcx r10, r9
xor ecx, ecx
adcx rsi, rsi
adox rsi, r12
mov rdx, qword ptr [rsp + 72]
adcx r13, r13
mulx rax, r11, rdx
adcx r8, r8
adox r13, r11
mov rdx, qword ptr [rsp + 80]
mulx r9, rdx, rdx
adox r8, rax
adcx r15, r15
adox r15, rdx
adcx rbp, rbp
adox rbp, r9
mov rdx, qword ptr [rsp + 88]
adcx r10, r10
mulx r14, r12, rdx
adox r10, r12
adcx rcx, rcx
adox rcx, r14
xor r11d, r11d
mov rdx, qword ptr [rsp + 0]
mulx rax, r9, r15
adcx rbx, r9
mulx r14, r12, rbp
adox rsi, rax
adcx rsi, r12
adox r13, r14
mulx r15, rbp, r10
adcx r13, rbp
adox r8, r15
mulx r9, r10, rcx
adox r9, r11
adcx r8, r10
adc r9, 0
sub rbx, qword ptr [rsp + 96]
sbb rsi, qword ptr [rsp + 104]
sbb r13, qword ptr [rsp + 112]
sbb r8, qword ptr [rsp + 120]
sbb r9, 0
sub rbx, qword ptr [rsp + 128]
sbb rsi, qword ptr [rsp + 136]
sbb r13, qword ptr [rsp + 144]
sbb r8, qword ptr [rsp + 152]
sbb r9, 0
sub rbx, qword ptr [rsp + 128]
sbb rsi, qword ptr [rsp + 136]
sbb r13, qword ptr [rsp + 144]
sbb r8, qword ptr [rsp + 152]
sbb r9, 0
js 43f
42:
mov rdx, qword ptr [rsp + 0]
mulx rax, r14, r9
add rbx, r14
adc rsi, rax
jc 45f
44:
mov qword ptr [rdi + 0], rbx
sub rbx, qword ptr [rsp + 128]
mov qword ptr [rdi + 8], rsi
sbb rsi, qword ptr [rsp + 136]
mov qword ptr [rdi + 24], r8
mov qword ptr [rdi + 16], r13
mov rdx, qword ptr [rsp + 96]
sbb r13, qword ptr [rsp + 144]
sbb r8, qword ptr [rsp + 152]
sbb r12, r12
and r12, qword ptr [rsp + 0]
sub rbx, r12
jc 47f
46:
mov qword ptr [rsp + 160], rbx
mov qword ptr [rsp + 176], r13
mov qword ptr [rsp + 168], rsi
mov qword ptr [rsp + 184], r8
mulx rcx, r15, qword ptr [rdi + 40]
mulx rbp, r11, qword ptr [rdi + 32]
add rbp, r15
mulx r10, r9, qword ptr [rdi + 48]
adc rcx, r9
mulx rax, r14, qword ptr [rdi + 56]
adc r10, r14
adc rax, 0
mov rdx, qword ptr [rsp + 104]
mulx r13, rsi, qword ptr [rdi + 32]
mulx r8, rbx, qword ptr [rdi + 56]
mulx r12, r15, qword ptr [rdi + 40]
add r13, r15
mulx rdx, r9, qword ptr [rdi + 48]
adc r12, r9
adc rdx, rbx
adc r8, 0
add rbp, rsi
adc rcx, r13
adc r10, r12
adc rax, rdx
mov rdx, qword ptr [rsp + 112]
mulx r14, r15, qword ptr [rdi + 32]
adc r8, 0
mulx r13, rsi, qword ptr [rdi + 40]
add r14, rsi
mulx rbx, r12, qword ptr [rdi + 48]
adc r13, r12
mulx r9, rdx, qword ptr [rdi + 56]
adc rbx, rdx
adc r9, 0
add rcx, r15
adc r10, r14
adc rax, r13
adc r8, rbx
mov rdx, qword ptr [rsp + 120]
adc r9, 0
mulx rsi, r12, qword ptr [rdi + 32]
mulx r14, r15, qword ptr [rdi + 40]
add rsi, r15
mulx r13, rbx, qword ptr [rdi + 48]
adc r14, rbx
mulx r15, rdx, qword ptr [rdi + 56]
adc r13, rdx
mov qword ptr [rsp + 232], rbp
adc r15, 0
add r10, r12
adc rax, rsi
adc r8, r14
adc r9, r13
adc r15, 0
mov qword ptr [rsp + 224], r11
mov qword ptr [rsp + 256], rax
mov qword ptr [rsp + 248], r10
mov qword ptr [rsp + 240], rcx
mov rdx, qword ptr [rsp + 64]
mulx rbx, rcx, qword ptr [rsp + 160]
mov qword ptr [rsp + 272], r9
mulx rbp, r11, qword ptr [rsp + 168]
mov qword ptr [rsp + 264], r8
add rbx, r11
mulx r10, rax, qword ptr [rsp + 176]
mov qword ptr [rsp + 280], r15
adc rbp, rax
mulx rsi, r12, qword ptr [rsp + 184]
adc r10, r12
adc rsi, 0
mov rdx, qword ptr [rsp + 72]
mulx r14, r13, qword ptr [rsp + 168]
mulx r9, r8, qword ptr [rsp + 160]
mulx r11, r15, qword ptr [rsp + 176]
add r9, r13
adc r14, r15
mulx rax, rdx, qword ptr [rsp + 184]
adc r11, rdx
adc rax, 0
add rbx, r8
adc rbp, r9
adc r10, r14
adc rsi, r11
mov rdx, qword ptr [rsp + 80]
adc rax, 0
mulx r12, r13, qword ptr [rsp + 160]
mulx r15, r14, qword ptr [rsp + 168]
add r12, r14
mulx r9, r8, qword ptr [rsp + 176]
adc r15, r8
mulx r11, rdx, qword ptr [rsp + 184]
adc r9, rdx
adc r11, 0
add rbp, r13
adc r10, r12
adc rsi, r15
adc rax, r9
adc r11, 0
mov rdx, qword ptr [rsp + 88]
mulx r14, r8, qword ptr [rsp + 160]
mulx r12, r13, qword ptr [rsp + 168]
add r14, r13
mulx r15, r9, qword ptr [rsp + 176]
adc r12, r9
mulx r13, rdx, qword ptr [rsp + 184]
adc r15, rdx
adc r13, 0
add r10, r8
adc rsi, r14
adc rax, r12
adc r11, r15
adc r13, 0
add rcx, qword ptr [rsp + 224]
adc rbx, qword ptr [rsp + 232]
adc rbp, qword ptr [rsp + 240]
adc r10, qword ptr [rsp + 248]
adc rsi, qword ptr [rsp + 256]
adc rax, qword ptr [rsp + 264]
adc r11, qword ptr [rsp + 272]
adc r13, qword ptr [rsp + 280]
sbb r9, r9
and r9, qword ptr [rsp + 0]
mov rdx, qword ptr [rsp + 0]
mulx r14, r8, rsi
xor r12d, r12d
mulx r15, rsi, r13
adcx rcx, r8
adox rbx, r14
mulx r13, rax, rax
adcx rbx, rax
adox rbp, r13
mulx r14, r8, r11
adcx rbp, r8
adox r10, r14
adox r15, r12
adcx r10, rsi
adc r15, 0
add r15, r9
mov rdx, qword ptr [rsp + 0]
mulx r11, r13, r15
add rcx, r13
adc rbx, r11
jc 49f
48:
mov qword ptr [rdi + 56], r10
mov qword ptr [rdi + 32], rcx
mov qword ptr [rdi + 40], rbx
mov qword ptr [rdi + 48], rbp
add rsp, 424
pop r15
pop r14
pop r13
pop r12
pop rbp
pop rbx
ret
21:
add rax, 1
adc rbp, 0
jnc 20b
add rsi, qword ptr [rsp + 0]
adc rbx, 0
jmp 20b
23:
add r11, 1
adc r9, 0
jnc 22b
add rax, qword ptr [rsp + 0]
adc r13, 0
jmp 22b
25:
add r8, 1
sub r15, qword ptr [rsp + 0]
sbb rbp, 0
sbb r14, 0
sbb rbx, 0
sbb r8, 0
js 25b
jmp 24b
27:
add r14, 1
adc rbx, 0
jnc 26b
add r15, qword ptr [rsp + 0]
adc rbp, 0
jmp 26b
29:
add rsi, 1
adc rcx, 0
jnc 28b
add r12, qword ptr [rsp + 0]
adc r10, 0
jmp 28b
31:
add rsi, 1
sub r11, qword ptr [rsp + 0]
sbb rax, 0
sbb r14, 0
sbb r13, 0
sbb rsi, 0
js 31b
jmp 30b
33:
add r14, 1
adc r13, 0
jnc 32b
add r11, qword ptr [rsp + 0]
adc rax, 0
jmp 32b
35:
add r9, 1
adc r15, 0
jnc 34b
add r12, qword ptr [rsp + 0]
adc r8, 0
jmp 34b
37:
add rcx, 1
adc r11, 0
jnc 36b
add r10, qword ptr [rsp + 0]
adc rsi, 0
jmp 36b
39:
add r12, 1
adc rax, 0
jnc 38b
add r14, qword ptr [rsp + 0]
adc r13, 0
jmp 38b
41:
add r11, 1
adc rbx, 0
jnc 40b
add rcx, qword ptr [rsp + 0]
adc r9, 0
jmp 40b
43:
add r9, 1
sub rbx, qword ptr [rsp + 0]
sbb rsi, 0
sbb r13, 0
sbb r8, 0
sbb r9, 0
js 43b
jmp 42b
45:
add r13, 1
adc r8, 0
jnc 44b
add rbx, qword ptr [rsp + 0]
adc rsi, 0
jmp 44b
47:
sub rsi, 1
sbb r13, 0
sbb r8, 0
jnc 46b
sub rbx, qword ptr [rsp + 0]
jmp 46b
49:
add rbp, 1
adc r10, 0
jnc 48b
add rcx, qword ptr [rsp + 0]
adc rbx, 0
jmp 48b
