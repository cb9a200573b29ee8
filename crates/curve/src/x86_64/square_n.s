# Made by examples/generate_kernels; do not edit.
# rdi: a, replaced by a^(2^n). rsi: n, at least 1. Strict but for n.
push rbx
push rbp
push r12
push r13
push r14
push r15
sub rsp, 40
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
mov rdx, qword ptr [rsp + 0]
mulx rsi, r9, r11
add r10, r9
adc rcx, rsi
adc rax, 0
adc rbx, 0
sbb r13, r13
and r13, qword ptr [rsp + 0]
add r10, r13
adc rcx, 0
mov qword ptr [rdi + 0], r10
mov qword ptr [rdi + 8], rcx
mov qword ptr [rdi + 16], rax
mov qword ptr [rdi + 24], rbx
dec qword ptr [rsp + 16]
jnz 2b
add rsp, 40
pop r15
pop r14
pop r13
pop r12
pop rbp
pop rbx
ret
