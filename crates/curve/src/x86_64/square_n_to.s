# Made by examples/generate_kernels; do not edit.
# rdi: place for x^(2^n). rsi: n, at least 1. rdx: x. Strict.
push rbx
push rbp
push r12
push r13
push r14
push r15
sub rsp, 72
mov rax, 0x1000003d1
mov qword ptr [rsp + 0], rax
mov r12, qword ptr [rdx + 0]
mov r13, qword ptr [rdx + 8]
mov r14, qword ptr [rdx + 16]
mov r15, qword ptr [rdx + 24]
mov qword ptr [rsp + 16], rsi
.p2align 6
2:
mov qword ptr [rsp + 32], r12
mov qword ptr [rsp + 40], r13
mov qword ptr [rsp + 48], r14
mov qword ptr [rsp + 56], r15
mov rdx, r12
mulx rax, rcx, r13
mulx rbx, rsi, r14
add rax, rsi
mulx rbp, r8, r15
adc rbx, r8
adc rbp, 0
mulx r9, r10, rdx
mov rdx, r13
xor r11d, r11d
mulx r12, rsi, r14
adcx rbx, rsi
adox rbp, r12
mulx r8, rdx, r15
adcx rbp, rdx
adox r8, r11
mov rdx, r14
mulx r13, r12, r15
adcx r8, r12
adcx r13, r11
xor esi, esi
adcx rcx, rcx
adox rcx, r9
mov rdx, qword ptr [rsp + 40]
mulx r14, r15, rdx
adcx rax, rax
adox rax, r15
adcx rbx, rbx
adox rbx, r14
mov rdx, qword ptr [rsp + 48]
mulx r11, r12, rdx
adcx rbp, rbp
adox rbp, r12
adcx r8, r8
adox r8, r11
mov rdx, qword ptr [rsp + 56]
mulx r9, r14, rdx
adcx r13, r13
adox r13, r14
adcx rsi, rsi
adox rsi, r9
mov rdx, qword ptr [rsp + 0]
xor r15d, r15d
mulx r11, r12, rbp
adcx r10, r12
adox rcx, r11
mulx r9, r14, r8
adcx rcx, r14
adox rax, r9
mulx rbp, r8, r13
adcx rax, r8
adox rbx, rbp
mulx r11, r12, rsi
adcx rbx, r12
adox r11, r15
adc r11, 0
mov rdx, qword ptr [rsp + 0]
mulx r13, r9, r11
add r10, r9
adc rcx, r13
adc rax, 0
adc rbx, 0
sbb r14, r14
and r14, qword ptr [rsp + 0]
add r10, r14
adc rcx, 0
mov r12, r10
mov r13, rcx
mov r14, rax
mov r15, rbx
dec qword ptr [rsp + 16]
jnz 2b
mov qword ptr [rdi + 0], r12
mov qword ptr [rdi + 8], r13
mov qword ptr [rdi + 16], r14
mov qword ptr [rdi + 24], r15
add rsp, 72
pop r15
pop r14
pop r13
pop r12
pop rbp
pop rbx
ret
