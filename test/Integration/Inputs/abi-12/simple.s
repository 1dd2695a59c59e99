	.text
	.file	"simple.cpp"
	.globl	main
	.p2align	4, 0x90
	.type	main,@function
main:
.Lfunc_begin0:
	.cfi_startproc
	.cfi_personality 155, DW.ref.__gxx_personality_v0
	.cfi_lsda 27, .Lexception0

	pushq	%rbp
	.cfi_def_cfa_offset 16
	pushq	%r15
	.cfi_def_cfa_offset 24
	pushq	%r14
	.cfi_def_cfa_offset 32
	pushq	%r13
	.cfi_def_cfa_offset 40
	pushq	%r12
	.cfi_def_cfa_offset 48
	pushq	%rbx
	.cfi_def_cfa_offset 56
	subq	$184, %rsp
	.cfi_def_cfa_offset 240
	.cfi_offset %rbx, -56
	.cfi_offset %r12, -48
	.cfi_offset %r13, -40
	.cfi_offset %r14, -32
	.cfi_offset %r15, -24
	.cfi_offset %rbp, -16
	movl	$400, %edi
	callq	_Znwm@PLT
	movq	%rax, %rbx
	xorl	%eax, %eax
	.p2align	4, 0x90
.LBB0_1:
	movl	$3, (%rbx,%rax)
	addq	$4, %rax
	cmpq	$400, %rax
	jne	.LBB0_1

.Ltmp0:
	movl	$400, %esi
	movq	%rbx, %rdi
	callq	_ZN8ampcc_rt16wrap_host_memoryEPvm@PLT
.Ltmp1:

	movq	%rax, %r14
	movq	%rax, 8(%rsp)
	movabsq	$4294967300, %rax
	movq	%rax, 16(%rsp)
	movq	%rbx, 24(%rsp)
	movq	$0, 32(%rsp)
	movl	$100, 40(%rsp)
	movl	$0, 48(%rsp)
	movq	24(%r14), %rcx
	movq	%rcx, 56(%rsp)
	movl	$1, 44(%rsp)
	lock		incq	8(%r14)
	movq	40(%rsp), %rcx
	movq	%rcx, 112(%rsp)
	movq	24(%rsp), %rcx
	movq	%rcx, 96(%rsp)
	movq	32(%rsp), %rcx
	movq	%rcx, 104(%rsp)
	movl	48(%rsp), %ecx
	movq	56(%rsp), %rdx
	movq	%r14, 128(%rsp)
	movq	%rax, 136(%rsp)
	lock		incq	8(%r14)
	movq	%r14, %r12
	addq	$8, %r12
	movq	112(%rsp), %rax
	movq	%rax, 160(%rsp)
	movq	96(%rsp), %rax
	movq	%rax, 144(%rsp)
	movq	104(%rsp), %rax
	movq	%rax, 152(%rsp)
	movl	%ecx, 168(%rsp)
	movq	%rdx, 176(%rsp)
	movzbl	_ZGVZN11Concurrency12ampcc_detail6launchINS_6extentILi1EEEN8ampcc_rt6lambdaINS4_4siteILy15981739679828796253EJEEEZ4mainE3$_0EEEEvPNS4_5queueERKT_RKT0_E4site(%rip), %eax
	testb	%al, %al
	je	.LBB0_4
.LBB0_11:
	movl	40(%rsp), %eax
	movl	%eax, 120(%rsp)
.Ltmp6:
	leaq	_ZZN11Concurrency12ampcc_detail6launchINS_6extentILi1EEEN8ampcc_rt6lambdaINS4_4siteILy15981739679828796253EJEEEZ4mainE3$_0EEEEvPNS4_5queueERKT_RKT0_E4site(%rip), %rdi
	leaq	128(%rsp), %rdx
	leaq	120(%rsp), %rcx
	xorl	%esi, %esi
	callq	_ZN8ampcc_rt6launchERNS_11launch_siteEPNS_5queueEPKvPKi@PLT
.Ltmp7:

	movq	128(%rsp), %rdi
	lock		decq	8(%rdi)
	jne	.LBB0_14

	callq	_ZN8ampcc_rt7destroyEPNS_6bufferE@PLT
.LBB0_14:
	lock		decq	(%r12)
	jne	.LBB0_16

	movq	%r14, %rdi
	callq	_ZN8ampcc_rt7destroyEPNS_6bufferE@PLT
.LBB0_16:
	movl	$3, %r15d
	leaq	8(%rsp), %r14
	.p2align	4, 0x90
.LBB0_17:
	movq	8(%rsp), %rax
	movl	(%rax), %eax
	cmpl	$1, %eax
	jg	.LBB0_21

	movq	8(%rsp), %rax
	movl	4(%rax), %eax
	orl	$1, %eax
	movl	48(%rsp), %ecx
	cmpl	%eax, %ecx
	je	.LBB0_21

.Ltmp9:
	movq	%r14, %rdi
	callq	_ZN8ampcc_rt13make_writableERKN11Concurrency12ampcc_detail13buffer_objectE@PLT
.Ltmp10:

	orl	$1, %eax
	movl	%eax, 48(%rsp)
.LBB0_21:
	movq	8(%rsp), %rax
	movq	32(%rsp), %rcx
	shlq	$2, %rcx
	addq	16(%rax), %rcx
	movl	-12(%rcx,%r15,4), %eax
	cmpq	%rax, %r15
	jne	.LBB0_30

	incq	%r15
	cmpq	$103, %r15
	jne	.LBB0_17

	xorl	%ebp, %ebp
	jmp	.LBB0_31
.LBB0_30:
	movl	$1, %ebp
.LBB0_31:
	movq	8(%rsp), %rdi
	lock		decq	8(%rdi)
	jne	.LBB0_33

	callq	_ZN8ampcc_rt7destroyEPNS_6bufferE@PLT
.LBB0_33:
	movl	$400, %esi
	movq	%rbx, %rdi
	callq	_ZdlPvm@PLT
	movl	%ebp, %eax
	addq	$184, %rsp
	.cfi_def_cfa_offset 56
	popq	%rbx
	.cfi_def_cfa_offset 48
	popq	%r12
	.cfi_def_cfa_offset 40
	popq	%r13
	.cfi_def_cfa_offset 32
	popq	%r14
	.cfi_def_cfa_offset 24
	popq	%r15
	.cfi_def_cfa_offset 16
	popq	%rbp
	.cfi_def_cfa_offset 8
	retq
.LBB0_4:
	.cfi_def_cfa_offset 240
	leaq	_ZGVZN11Concurrency12ampcc_detail6launchINS_6extentILi1EEEN8ampcc_rt6lambdaINS4_4siteILy15981739679828796253EJEEEZ4mainE3$_0EEEEvPNS4_5queueERKT_RKT0_E4site(%rip), %rdi
	callq	__cxa_guard_acquire@PLT
	testl	%eax, %eax
	je	.LBB0_11

.Ltmp3:
	leaq	64(%rsp), %rdi
	callq	_ZN8ampcc_rt10kernel_keyINS_6lambdaINS_4siteILy15981739679828796253EJEEEZ4mainE3$_0EELi1EEENSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEERKN11Concurrency6extentIXT0_EEE
.Ltmp4:

	movq	_ZN12_GLOBAL__N_117__ampcc_this_unitE(%rip), %r13
	leaq	_ZZN11Concurrency12ampcc_detail6launchINS_6extentILi1EEEN8ampcc_rt6lambdaINS4_4siteILy15981739679828796253EJEEEZ4mainE3$_0EEEEvPNS4_5queueERKT_RKT0_E4site+16(%rip), %rax
	movq	%rax, _ZZN11Concurrency12ampcc_detail6launchINS_6extentILi1EEEN8ampcc_rt6lambdaINS4_4siteILy15981739679828796253EJEEEZ4mainE3$_0EEEEvPNS4_5queueERKT_RKT0_E4site(%rip)
	movq	64(%rsp), %rax
	leaq	80(%rsp), %r15
	cmpq	%r15, %rax
	je	.LBB0_7

	movq	%rax, _ZZN11Concurrency12ampcc_detail6launchINS_6extentILi1EEEN8ampcc_rt6lambdaINS4_4siteILy15981739679828796253EJEEEZ4mainE3$_0EEEEvPNS4_5queueERKT_RKT0_E4site(%rip)
	movq	80(%rsp), %rax
	movq	%rax, _ZZN11Concurrency12ampcc_detail6launchINS_6extentILi1EEEN8ampcc_rt6lambdaINS4_4siteILy15981739679828796253EJEEEZ4mainE3$_0EEEEvPNS4_5queueERKT_RKT0_E4site+16(%rip)
	jmp	.LBB0_10
.LBB0_7:
	movq	72(%rsp), %rdx
	incq	%rdx
	je	.LBB0_10

	leaq	_ZZN11Concurrency12ampcc_detail6launchINS_6extentILi1EEEN8ampcc_rt6lambdaINS4_4siteILy15981739679828796253EJEEEZ4mainE3$_0EEEEvPNS4_5queueERKT_RKT0_E4site+16(%rip), %rdi
	movq	%r15, %rsi
	callq	memcpy@PLT
.LBB0_10:
	movq	72(%rsp), %rax
	movq	%rax, _ZZN11Concurrency12ampcc_detail6launchINS_6extentILi1EEEN8ampcc_rt6lambdaINS4_4siteILy15981739679828796253EJEEEZ4mainE3$_0EEEEvPNS4_5queueERKT_RKT0_E4site+8(%rip)
	leaq	_ZZN11Concurrency12ampcc_detail6launchINS_6extentILi1EEEN8ampcc_rt6lambdaINS4_4siteILy15981739679828796253EJEEEZ4mainE3$_0EEEEvPNS4_5queueERKT_RKT0_E4site(%rip), %rsi
	movq	%r15, 64(%rsp)
	movq	$0, 72(%rsp)
	movb	$0, 80(%rsp)
	movq	$56, _ZZN11Concurrency12ampcc_detail6launchINS_6extentILi1EEEN8ampcc_rt6lambdaINS4_4siteILy15981739679828796253EJEEEZ4mainE3$_0EEEEvPNS4_5queueERKT_RKT0_E4site+32(%rip)
	movq	%r13, _ZZN11Concurrency12ampcc_detail6launchINS_6extentILi1EEEN8ampcc_rt6lambdaINS4_4siteILy15981739679828796253EJEEEZ4mainE3$_0EEEEvPNS4_5queueERKT_RKT0_E4site+40(%rip)
	movq	$0, _ZZN11Concurrency12ampcc_detail6launchINS_6extentILi1EEEN8ampcc_rt6lambdaINS4_4siteILy15981739679828796253EJEEEZ4mainE3$_0EEEEvPNS4_5queueERKT_RKT0_E4site+48(%rip)
	leaq	_ZN8ampcc_rt11launch_siteD2Ev(%rip), %rdi
	leaq	__dso_handle(%rip), %rdx
	callq	__cxa_atexit@PLT
	leaq	_ZGVZN11Concurrency12ampcc_detail6launchINS_6extentILi1EEEN8ampcc_rt6lambdaINS4_4siteILy15981739679828796253EJEEEZ4mainE3$_0EEEEvPNS4_5queueERKT_RKT0_E4site(%rip), %rdi
	callq	__cxa_guard_release@PLT
	jmp	.LBB0_11
.LBB0_38:
.Ltmp5:
	movq	%rax, %r15
	leaq	_ZGVZN11Concurrency12ampcc_detail6launchINS_6extentILi1EEEN8ampcc_rt6lambdaINS4_4siteILy15981739679828796253EJEEEZ4mainE3$_0EEEEvPNS4_5queueERKT_RKT0_E4site(%rip), %rdi
	callq	__cxa_guard_abort@PLT
	jmp	.LBB0_26
.LBB0_25:
.Ltmp8:
	movq	%rax, %r15
.LBB0_26:
	movq	128(%rsp), %rdi
	lock		decq	8(%rdi)
	jne	.LBB0_28

	callq	_ZN8ampcc_rt7destroyEPNS_6bufferE@PLT
.LBB0_28:
	lock		decq	(%r12)
	jne	.LBB0_35

	movq	%r14, %rdi
	callq	_ZN8ampcc_rt7destroyEPNS_6bufferE@PLT
	jmp	.LBB0_35
.LBB0_24:
.Ltmp2:
	movq	%rax, %r15
	jmp	.LBB0_37
.LBB0_34:
.Ltmp11:
	movq	%rax, %r15
.LBB0_35:
	movq	8(%rsp), %rdi
	lock		decq	8(%rdi)
	jne	.LBB0_37

	callq	_ZN8ampcc_rt7destroyEPNS_6bufferE@PLT
.LBB0_37:
	movl	$400, %esi
	movq	%rbx, %rdi
	callq	_ZdlPvm@PLT
	movq	%r15, %rdi
	callq	_Unwind_Resume@PLT
.Lfunc_end0:
	.size	main, .Lfunc_end0-main
	.cfi_endproc
	.section	.gcc_except_table,"a",@progbits
	.p2align	2, 0x0
GCC_except_table0:
.Lexception0:
	.byte	255
	.byte	255
	.byte	1
	.uleb128 .Lcst_end0-.Lcst_begin0
.Lcst_begin0:
	.uleb128 .Lfunc_begin0-.Lfunc_begin0
	.uleb128 .Ltmp0-.Lfunc_begin0
	.byte	0
	.byte	0
	.uleb128 .Ltmp0-.Lfunc_begin0
	.uleb128 .Ltmp1-.Ltmp0
	.uleb128 .Ltmp2-.Lfunc_begin0
	.byte	0
	.uleb128 .Ltmp6-.Lfunc_begin0
	.uleb128 .Ltmp7-.Ltmp6
	.uleb128 .Ltmp8-.Lfunc_begin0
	.byte	0
	.uleb128 .Ltmp9-.Lfunc_begin0
	.uleb128 .Ltmp10-.Ltmp9
	.uleb128 .Ltmp11-.Lfunc_begin0
	.byte	0
	.uleb128 .Ltmp3-.Lfunc_begin0
	.uleb128 .Ltmp4-.Ltmp3
	.uleb128 .Ltmp5-.Lfunc_begin0
	.byte	0
	.uleb128 .Ltmp4-.Lfunc_begin0
	.uleb128 .Lfunc_end0-.Ltmp4
	.byte	0
	.byte	0
.Lcst_end0:
	.p2align	2, 0x0

	.section	.text._ZN8ampcc_rt12registrationD2Ev,"axG",@progbits,_ZN8ampcc_rt12registrationD2Ev,comdat
	.weak	_ZN8ampcc_rt12registrationD2Ev
	.p2align	4, 0x90
	.type	_ZN8ampcc_rt12registrationD2Ev,@function
_ZN8ampcc_rt12registrationD2Ev:
	.cfi_startproc

	movq	(%rdi), %rdi
	jmp	_ZN8ampcc_rt17unregister_moduleERKNS_6moduleE@PLT
.Lfunc_end1:
	.size	_ZN8ampcc_rt12registrationD2Ev, .Lfunc_end1-_ZN8ampcc_rt12registrationD2Ev
	.cfi_endproc

	.section	.text.__clang_call_terminate,"axG",@progbits,__clang_call_terminate,comdat
	.hidden	__clang_call_terminate
	.weak	__clang_call_terminate
	.p2align	4, 0x90
	.type	__clang_call_terminate,@function
__clang_call_terminate:
	.cfi_startproc

	pushq	%rax
	.cfi_def_cfa_offset 16
	callq	__cxa_begin_catch@PLT
	callq	_ZSt9terminatev@PLT
.Lfunc_end2:
	.size	__clang_call_terminate, .Lfunc_end2-__clang_call_terminate
	.cfi_endproc

	.text
	.p2align	4, 0x90
	.type	_ZN8ampcc_rt10kernel_keyINS_6lambdaINS_4siteILy15981739679828796253EJEEEZ4mainE3$_0EELi1EEENSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEERKN11Concurrency6extentIXT0_EEE,@function
_ZN8ampcc_rt10kernel_keyINS_6lambdaINS_4siteILy15981739679828796253EJEEEZ4mainE3$_0EELi1EEENSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEERKN11Concurrency6extentIXT0_EEE:
.Lfunc_begin1:
	.cfi_startproc
	.cfi_personality 155, DW.ref.__gxx_personality_v0
	.cfi_lsda 27, .Lexception1

	pushq	%r14
	.cfi_def_cfa_offset 16
	pushq	%rbx
	.cfi_def_cfa_offset 24
	subq	$72, %rsp
	.cfi_def_cfa_offset 96
	.cfi_offset %rbx, -24
	.cfi_offset %r14, -16
	movq	%rdi, %rbx
	leaq	24(%rsp), %r14
	movq	%r14, 8(%rsp)
	movq	$0, 16(%rsp)
	movb	$0, 24(%rsp)
.Ltmp12:
	leaq	40(%rsp), %rdi
	movabsq	$-2465004393880755363, %rsi
	leaq	8(%rsp), %rdx
	callq	_ZN8ampcc_rt8key_text6lambdaEyRKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE
.Ltmp13:

	movq	8(%rsp), %rdi
	cmpq	%r14, %rdi
	je	.LBB3_3

	movq	24(%rsp), %rsi
	incq	%rsi
	callq	_ZdlPvm@PLT
.LBB3_3:
.Ltmp15:
	leaq	40(%rsp), %rsi
	movq	%rbx, %rdi
	movl	$1, %edx
	callq	_ZN8ampcc_rt8key_text6simpleERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEi
.Ltmp16:

	movq	40(%rsp), %rdi
	leaq	56(%rsp), %rax
	cmpq	%rax, %rdi
	je	.LBB3_6

	movq	56(%rsp), %rsi
	incq	%rsi
	callq	_ZdlPvm@PLT
.LBB3_6:
	movq	%rbx, %rax
	addq	$72, %rsp
	.cfi_def_cfa_offset 24
	popq	%rbx
	.cfi_def_cfa_offset 16
	popq	%r14
	.cfi_def_cfa_offset 8
	retq
.LBB3_11:
	.cfi_def_cfa_offset 96
.Ltmp17:
	movq	%rax, %rbx
	movq	40(%rsp), %rdi
	leaq	56(%rsp), %rax
	cmpq	%rax, %rdi
	je	.LBB3_10

	movq	56(%rsp), %rsi
	jmp	.LBB3_9
.LBB3_7:
.Ltmp14:
	movq	%rax, %rbx
	movq	8(%rsp), %rdi
	cmpq	%r14, %rdi
	je	.LBB3_10

	movq	24(%rsp), %rsi
.LBB3_9:
	incq	%rsi
	callq	_ZdlPvm@PLT
.LBB3_10:
	movq	%rbx, %rdi
	callq	_Unwind_Resume@PLT
.Lfunc_end3:
	.size	_ZN8ampcc_rt10kernel_keyINS_6lambdaINS_4siteILy15981739679828796253EJEEEZ4mainE3$_0EELi1EEENSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEERKN11Concurrency6extentIXT0_EEE, .Lfunc_end3-_ZN8ampcc_rt10kernel_keyINS_6lambdaINS_4siteILy15981739679828796253EJEEEZ4mainE3$_0EELi1EEENSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEERKN11Concurrency6extentIXT0_EEE
	.cfi_endproc
	.section	.gcc_except_table,"a",@progbits
	.p2align	2, 0x0
GCC_except_table3:
.Lexception1:
	.byte	255
	.byte	255
	.byte	1
	.uleb128 .Lcst_end1-.Lcst_begin1
.Lcst_begin1:
	.uleb128 .Ltmp12-.Lfunc_begin1
	.uleb128 .Ltmp13-.Ltmp12
	.uleb128 .Ltmp14-.Lfunc_begin1
	.byte	0
	.uleb128 .Ltmp15-.Lfunc_begin1
	.uleb128 .Ltmp16-.Ltmp15
	.uleb128 .Ltmp17-.Lfunc_begin1
	.byte	0
	.uleb128 .Ltmp16-.Lfunc_begin1
	.uleb128 .Lfunc_end3-.Ltmp16
	.byte	0
	.byte	0
.Lcst_end1:
	.p2align	2, 0x0

	.section	.text._ZN8ampcc_rt11launch_siteD2Ev,"axG",@progbits,_ZN8ampcc_rt11launch_siteD2Ev,comdat
	.weak	_ZN8ampcc_rt11launch_siteD2Ev
	.p2align	4, 0x90
	.type	_ZN8ampcc_rt11launch_siteD2Ev,@function
_ZN8ampcc_rt11launch_siteD2Ev:
	.cfi_startproc

	movq	%rdi, %rax
	movq	(%rdi), %rdi
	addq	$16, %rax
	cmpq	%rax, %rdi
	je	.LBB4_1

	movq	(%rax), %rsi
	incq	%rsi
	jmp	_ZdlPvm@PLT
.LBB4_1:
	retq
.Lfunc_end4:
	.size	_ZN8ampcc_rt11launch_siteD2Ev, .Lfunc_end4-_ZN8ampcc_rt11launch_siteD2Ev
	.cfi_endproc

	.section	.text._ZN8ampcc_rt8key_text6simpleERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEi,"axG",@progbits,_ZN8ampcc_rt8key_text6simpleERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEi,comdat
	.weak	_ZN8ampcc_rt8key_text6simpleERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEi
	.p2align	4, 0x90
	.type	_ZN8ampcc_rt8key_text6simpleERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEi,@function
_ZN8ampcc_rt8key_text6simpleERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEi:
.Lfunc_begin2:
	.cfi_startproc
	.cfi_personality 155, DW.ref.__gxx_personality_v0
	.cfi_lsda 27, .Lexception2

	pushq	%rbp
	.cfi_def_cfa_offset 16
	pushq	%r15
	.cfi_def_cfa_offset 24
	pushq	%r14
	.cfi_def_cfa_offset 32
	pushq	%r12
	.cfi_def_cfa_offset 40
	pushq	%rbx
	.cfi_def_cfa_offset 48
	subq	$64, %rsp
	.cfi_def_cfa_offset 112
	.cfi_offset %rbx, -48
	.cfi_offset %r12, -40
	.cfi_offset %r14, -32
	.cfi_offset %r15, -24
	.cfi_offset %rbp, -16
	movl	%edx, %r14d
	movq	%rdi, %rbx
	leaq	.L.str.11(%rip), %rdx
	leaq	32(%rsp), %rdi
	callq	_ZStplIcSt11char_traitsIcESaIcEENSt7__cxx1112basic_stringIT_T0_T1_EERKS8_PKS5_
	movl	%r14d, %ebp
	negl	%ebp
	cmovsl	%r14d, %ebp
	movl	$1, %r15d
	cmpl	$10, %ebp
	jb	.LBB5_9

	movl	$4, %r15d
	movl	$3518437209, %eax
	movl	%ebp, %ecx
	.p2align	4, 0x90
.LBB5_2:
	cmpl	$99, %ecx
	jbe	.LBB5_3

	cmpl	$999, %ecx
	jbe	.LBB5_5

	cmpl	$10000, %ecx
	jb	.LBB5_9

	movl	%ecx, %edx
	imulq	%rax, %rdx
	shrq	$45, %rdx
	addl	$4, %r15d
	cmpl	$99999, %ecx
	movl	%edx, %ecx
	ja	.LBB5_2

	addl	$-3, %r15d
	jmp	.LBB5_9
.LBB5_3:
	addl	$-2, %r15d
	jmp	.LBB5_9
.LBB5_5:
	decl	%r15d
.LBB5_9:
	shrl	$31, %r14d
	leal	(%r15,%r14), %esi
	leaq	16(%rsp), %r12
	movq	%r12, (%rsp)
.Ltmp18:
	movq	%rsp, %rdi
	movl	$45, %edx
	callq	_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE12_M_constructEmc@PLT
.Ltmp19:

	movl	%r14d, %eax
	addq	(%rsp), %rax
	leaq	_ZZNSt8__detail18__to_chars_10_implIjEEvPcjT_E8__digits(%rip), %rcx
	cmpl	$100, %ebp
	jb	.LBB5_11

	addl	$-2, %r15d
	.p2align	4, 0x90
.LBB5_13:
	leal	1(%r15), %esi
	movl	%ebp, %edx
	imulq	$1374389535, %rdx, %rdx
	shrq	$37, %rdx
	imull	$100, %edx, %edi
	movl	%ebp, %r8d
	subl	%edi, %r8d
	movzbl	(%rcx,%r8,2), %edi
	movzbl	1(%rcx,%r8,2), %r8d
	movb	%r8b, (%rax,%rsi)
	movl	%r15d, %esi
	movb	%dil, (%rax,%rsi)
	addl	$-2, %r15d
	cmpl	$9999, %ebp
	movl	%edx, %ebp
	ja	.LBB5_13

	cmpl	$10, %edx
	jb	.LBB5_17
.LBB5_15:
	movl	%edx, %edx
	leaq	(%rdx,%rdx), %rsi
	movl	%esi, %esi
	movzbl	1(%rsi,%rcx), %esi
	movb	%sil, 1(%rax)
	movzbl	(%rcx,%rdx,2), %edx
	jmp	.LBB5_18
.LBB5_11:
	movl	%ebp, %edx
	cmpl	$10, %edx
	jae	.LBB5_15
.LBB5_17:
	orb	$48, %dl
.LBB5_18:
	movb	%dl, (%rax)
.Ltmp21:
	leaq	32(%rsp), %rsi
	movq	%rsp, %rdx
	movq	%rbx, %rdi
	callq	_ZStplIcSt11char_traitsIcESaIcEENSt7__cxx1112basic_stringIT_T0_T1_EEOS8_S9_
.Ltmp22:

	movq	(%rsp), %rdi
	cmpq	%r12, %rdi
	je	.LBB5_21

	movq	16(%rsp), %rsi
	incq	%rsi
	callq	_ZdlPvm@PLT
.LBB5_21:
	movq	32(%rsp), %rdi
	leaq	48(%rsp), %rax
	cmpq	%rax, %rdi
	je	.LBB5_23

	movq	48(%rsp), %rsi
	incq	%rsi
	callq	_ZdlPvm@PLT
.LBB5_23:
	movq	%rbx, %rax
	addq	$64, %rsp
	.cfi_def_cfa_offset 48
	popq	%rbx
	.cfi_def_cfa_offset 40
	popq	%r12
	.cfi_def_cfa_offset 32
	popq	%r14
	.cfi_def_cfa_offset 24
	popq	%r15
	.cfi_def_cfa_offset 16
	popq	%rbp
	.cfi_def_cfa_offset 8
	retq
.LBB5_24:
	.cfi_def_cfa_offset 112
.Ltmp23:
	movq	%rax, %rbx
	movq	(%rsp), %rdi
	cmpq	%r12, %rdi
	je	.LBB5_26

	movq	16(%rsp), %rsi
	incq	%rsi
	callq	_ZdlPvm@PLT
.LBB5_26:
	movq	32(%rsp), %rdi
	leaq	48(%rsp), %rax
	cmpq	%rax, %rdi
	je	.LBB5_28

	movq	48(%rsp), %rsi
	incq	%rsi
	callq	_ZdlPvm@PLT
.LBB5_28:
	movq	%rbx, %rdi
	callq	_Unwind_Resume@PLT
.LBB5_16:
.Ltmp20:
	movq	%rax, %rdi
	callq	__clang_call_terminate
.Lfunc_end5:
	.size	_ZN8ampcc_rt8key_text6simpleERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEi, .Lfunc_end5-_ZN8ampcc_rt8key_text6simpleERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEi
	.cfi_endproc
	.section	.gcc_except_table._ZN8ampcc_rt8key_text6simpleERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEi,"aG",@progbits,_ZN8ampcc_rt8key_text6simpleERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEi,comdat
	.p2align	2, 0x0
GCC_except_table5:
.Lexception2:
	.byte	255
	.byte	155
	.uleb128 .Lttbase0-.Lttbaseref0
.Lttbaseref0:
	.byte	1
	.uleb128 .Lcst_end2-.Lcst_begin2
.Lcst_begin2:
	.uleb128 .Lfunc_begin2-.Lfunc_begin2
	.uleb128 .Ltmp18-.Lfunc_begin2
	.byte	0
	.byte	0
	.uleb128 .Ltmp18-.Lfunc_begin2
	.uleb128 .Ltmp19-.Ltmp18
	.uleb128 .Ltmp20-.Lfunc_begin2
	.byte	1
	.uleb128 .Ltmp21-.Lfunc_begin2
	.uleb128 .Ltmp22-.Ltmp21
	.uleb128 .Ltmp23-.Lfunc_begin2
	.byte	0
	.uleb128 .Ltmp22-.Lfunc_begin2
	.uleb128 .Lfunc_end5-.Ltmp22
	.byte	0
	.byte	0
.Lcst_end2:
	.byte	1

	.byte	0
	.p2align	2, 0x0

	.long	0
.Lttbase0:
	.p2align	2, 0x0

	.section	.text._ZStplIcSt11char_traitsIcESaIcEENSt7__cxx1112basic_stringIT_T0_T1_EEOS8_S9_,"axG",@progbits,_ZStplIcSt11char_traitsIcESaIcEENSt7__cxx1112basic_stringIT_T0_T1_EEOS8_S9_,comdat
	.weak	_ZStplIcSt11char_traitsIcESaIcEENSt7__cxx1112basic_stringIT_T0_T1_EEOS8_S9_
	.p2align	4, 0x90
	.type	_ZStplIcSt11char_traitsIcESaIcEENSt7__cxx1112basic_stringIT_T0_T1_EEOS8_S9_,@function
_ZStplIcSt11char_traitsIcESaIcEENSt7__cxx1112basic_stringIT_T0_T1_EEOS8_S9_:
	.cfi_startproc

	pushq	%r15
	.cfi_def_cfa_offset 16
	pushq	%r14
	.cfi_def_cfa_offset 24
	pushq	%rbx
	.cfi_def_cfa_offset 32
	.cfi_offset %rbx, -32
	.cfi_offset %r14, -24
	.cfi_offset %r15, -16
	movq	%rdi, %rbx
	movq	(%rsi), %rcx
	movq	8(%rsi), %r8
	movq	8(%rdx), %rax
	leaq	(%rax,%r8), %rdi
	leaq	16(%rsi), %r10
	movl	$15, %r9d
	cmpq	%r10, %rcx
	je	.LBB6_2

	movq	16(%rsi), %r9
.LBB6_2:
	cmpq	%r9, %rdi
	jbe	.LBB6_10

	leaq	16(%rdx), %r10
	movl	$15, %r9d
	cmpq	%r10, (%rdx)
	je	.LBB6_5

	movq	16(%rdx), %r9
.LBB6_5:
	cmpq	%r9, %rdi
	jbe	.LBB6_6
.LBB6_10:
	movabsq	$4611686018427387903, %rcx
	subq	%r8, %rcx
	cmpq	%rax, %rcx
	jb	.LBB6_14

	movq	(%rdx), %rcx
	movq	%rsi, %rdi
	movq	%rcx, %rsi
	movq	%rax, %rdx
	callq	_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE9_M_appendEPKcm@PLT
	jmp	.LBB6_7
.LBB6_6:
	movq	%rdx, %rdi
	xorl	%esi, %esi
	xorl	%edx, %edx
	callq	_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE10_M_replaceEmmPKcm@PLT
.LBB6_7:
	leaq	16(%rbx), %rdi
	movq	%rdi, (%rbx)
	movq	(%rax), %rcx
	leaq	16(%rax), %r14
	cmpq	%r14, %rcx
	je	.LBB6_8

	movq	%rcx, (%rbx)
	movq	(%r14), %rcx
	movq	%rcx, 16(%rbx)
	jmp	.LBB6_13
.LBB6_8:
	movq	8(%rax), %rdx
	incq	%rdx
	je	.LBB6_13

	movq	%r14, %rsi
	movq	%rax, %r15
	callq	memcpy@PLT
	movq	%r15, %rax
.LBB6_13:
	movq	%rax, %rcx
	addq	$8, %rcx
	movq	8(%rax), %rdx
	movq	%rdx, 8(%rbx)
	movq	%r14, (%rax)
	movq	$0, (%rcx)
	movb	$0, (%r14)
	movq	%rbx, %rax
	popq	%rbx
	.cfi_def_cfa_offset 24
	popq	%r14
	.cfi_def_cfa_offset 16
	popq	%r15
	.cfi_def_cfa_offset 8
	retq
.LBB6_14:
	.cfi_def_cfa_offset 32
	leaq	.L.str.14(%rip), %rdi
	callq	_ZSt20__throw_length_errorPKc@PLT
.Lfunc_end6:
	.size	_ZStplIcSt11char_traitsIcESaIcEENSt7__cxx1112basic_stringIT_T0_T1_EEOS8_S9_, .Lfunc_end6-_ZStplIcSt11char_traitsIcESaIcEENSt7__cxx1112basic_stringIT_T0_T1_EEOS8_S9_
	.cfi_endproc

	.section	.text._ZStplIcSt11char_traitsIcESaIcEENSt7__cxx1112basic_stringIT_T0_T1_EERKS8_PKS5_,"axG",@progbits,_ZStplIcSt11char_traitsIcESaIcEENSt7__cxx1112basic_stringIT_T0_T1_EERKS8_PKS5_,comdat
	.weak	_ZStplIcSt11char_traitsIcESaIcEENSt7__cxx1112basic_stringIT_T0_T1_EERKS8_PKS5_
	.p2align	4, 0x90
	.type	_ZStplIcSt11char_traitsIcESaIcEENSt7__cxx1112basic_stringIT_T0_T1_EERKS8_PKS5_,@function
_ZStplIcSt11char_traitsIcESaIcEENSt7__cxx1112basic_stringIT_T0_T1_EERKS8_PKS5_:
.Lfunc_begin3:
	.cfi_startproc
	.cfi_personality 155, DW.ref.__gxx_personality_v0
	.cfi_lsda 27, .Lexception3

	pushq	%r15
	.cfi_def_cfa_offset 16
	pushq	%r14
	.cfi_def_cfa_offset 24
	pushq	%r13
	.cfi_def_cfa_offset 32
	pushq	%r12
	.cfi_def_cfa_offset 40
	pushq	%rbx
	.cfi_def_cfa_offset 48
	subq	$16, %rsp
	.cfi_def_cfa_offset 64
	.cfi_offset %rbx, -48
	.cfi_offset %r12, -40
	.cfi_offset %r13, -32
	.cfi_offset %r14, -24
	.cfi_offset %r15, -16
	movq	%rdx, %r14
	movq	%rdi, %rbx
	leaq	16(%rdi), %r13
	movq	%r13, (%rdi)
	movq	(%rsi), %r15
	movq	8(%rsi), %r12
	movq	%r12, 8(%rsp)
	cmpq	$16, %r12
	jb	.LBB7_2

	leaq	8(%rsp), %rsi
	movq	%rbx, %rdi
	xorl	%edx, %edx
	callq	_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE9_M_createERmm@PLT
	movq	%rax, (%rbx)
	movq	8(%rsp), %rax
	movq	%rax, 16(%rbx)
.LBB7_2:
	testq	%r12, %r12
	je	.LBB7_6

	movq	(%rbx), %rdi
	cmpq	$1, %r12
	jne	.LBB7_5

	movzbl	(%r15), %eax
	movb	%al, (%rdi)
	jmp	.LBB7_6
.LBB7_5:
	movq	%r15, %rsi
	movq	%r12, %rdx
	callq	memcpy@PLT
.LBB7_6:
	movq	8(%rsp), %rax
	movq	%rax, 8(%rbx)
	movq	(%rbx), %rcx
	movb	$0, (%rcx,%rax)
	movq	%r14, %rdi
	callq	strlen@PLT
	movabsq	$4611686018427387903, %rcx
	subq	8(%rbx), %rcx
	cmpq	%rax, %rcx
	jb	.LBB7_7

.Ltmp24:
	movq	%rbx, %rdi
	movq	%r14, %rsi
	movq	%rax, %rdx
	callq	_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE9_M_appendEPKcm@PLT
.Ltmp25:

	movq	%rbx, %rax
	addq	$16, %rsp
	.cfi_def_cfa_offset 48
	popq	%rbx
	.cfi_def_cfa_offset 40
	popq	%r12
	.cfi_def_cfa_offset 32
	popq	%r13
	.cfi_def_cfa_offset 24
	popq	%r14
	.cfi_def_cfa_offset 16
	popq	%r15
	.cfi_def_cfa_offset 8
	retq
.LBB7_7:
	.cfi_def_cfa_offset 64
.Ltmp26:
	leaq	.L.str.14(%rip), %rdi
	callq	_ZSt20__throw_length_errorPKc@PLT
.Ltmp27:

.LBB7_9:
.Ltmp28:
	movq	%rax, %r14
	movq	(%rbx), %rdi
	cmpq	%r13, %rdi
	je	.LBB7_11

	movq	(%r13), %rsi
	incq	%rsi
	callq	_ZdlPvm@PLT
.LBB7_11:
	movq	%r14, %rdi
	callq	_Unwind_Resume@PLT
.Lfunc_end7:
	.size	_ZStplIcSt11char_traitsIcESaIcEENSt7__cxx1112basic_stringIT_T0_T1_EERKS8_PKS5_, .Lfunc_end7-_ZStplIcSt11char_traitsIcESaIcEENSt7__cxx1112basic_stringIT_T0_T1_EERKS8_PKS5_
	.cfi_endproc
	.section	.gcc_except_table._ZStplIcSt11char_traitsIcESaIcEENSt7__cxx1112basic_stringIT_T0_T1_EERKS8_PKS5_,"aG",@progbits,_ZStplIcSt11char_traitsIcESaIcEENSt7__cxx1112basic_stringIT_T0_T1_EERKS8_PKS5_,comdat
	.p2align	2, 0x0
GCC_except_table7:
.Lexception3:
	.byte	255
	.byte	255
	.byte	1
	.uleb128 .Lcst_end3-.Lcst_begin3
.Lcst_begin3:
	.uleb128 .Lfunc_begin3-.Lfunc_begin3
	.uleb128 .Ltmp24-.Lfunc_begin3
	.byte	0
	.byte	0
	.uleb128 .Ltmp24-.Lfunc_begin3
	.uleb128 .Ltmp27-.Ltmp24
	.uleb128 .Ltmp28-.Lfunc_begin3
	.byte	0
	.uleb128 .Ltmp27-.Lfunc_begin3
	.uleb128 .Lfunc_end7-.Ltmp27
	.byte	0
	.byte	0
.Lcst_end3:
	.p2align	2, 0x0

	.section	.text._ZN8ampcc_rt8key_text6lambdaEyRKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE,"axG",@progbits,_ZN8ampcc_rt8key_text6lambdaEyRKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE,comdat
	.weak	_ZN8ampcc_rt8key_text6lambdaEyRKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE
	.p2align	4, 0x90
	.type	_ZN8ampcc_rt8key_text6lambdaEyRKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE,@function
_ZN8ampcc_rt8key_text6lambdaEyRKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE:
.Lfunc_begin4:
	.cfi_startproc
	.cfi_personality 155, DW.ref.__gxx_personality_v0
	.cfi_lsda 27, .Lexception4

	pushq	%rbp
	.cfi_def_cfa_offset 16
	pushq	%r15
	.cfi_def_cfa_offset 24
	pushq	%r14
	.cfi_def_cfa_offset 32
	pushq	%r13
	.cfi_def_cfa_offset 40
	pushq	%r12
	.cfi_def_cfa_offset 48
	pushq	%rbx
	.cfi_def_cfa_offset 56
	subq	$104, %rsp
	.cfi_def_cfa_offset 160
	.cfi_offset %rbx, -56
	.cfi_offset %r12, -48
	.cfi_offset %r13, -40
	.cfi_offset %r14, -32
	.cfi_offset %r15, -24
	.cfi_offset %rbp, -16
	movq	%rdx, %r15
	movq	%rsi, %r14
	movq	%rdi, %rbx
	leaq	24(%rsp), %r13
	movq	%r13, 8(%rsp)
	leaq	8(%rsp), %rdi
	movl	$16, %esi
	movl	$48, %edx
	callq	_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE12_M_constructEmc@PLT
	movq	16(%rsp), %rax
	testq	%rax, %rax
	je	.LBB8_3

	leaq	.L.str.16(%rip), %rcx
	.p2align	4, 0x90
.LBB8_2:
	movl	%r14d, %edx
	andl	$15, %edx
	shrq	$4, %r14
	movzbl	(%rdx,%rcx), %edx
	movq	8(%rsp), %rsi
	movb	%dl, -1(%rsi,%rax)
	decq	%rax
	jne	.LBB8_2
.LBB8_3:
.Ltmp29:
	leaq	.L.str.15(%rip), %rcx
	leaq	8(%rsp), %rdi
	movl	$1, %r8d
	xorl	%esi, %esi
	xorl	%edx, %edx
	callq	_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE10_M_replaceEmmPKcm@PLT
.Ltmp30:

	leaq	56(%rsp), %r14
	movq	%r14, 40(%rsp)
	movq	(%rax), %rcx
	movq	%rax, %r12
	addq	$16, %r12
	cmpq	%r12, %rcx
	je	.LBB8_5

	movq	%rcx, 40(%rsp)
	movq	(%r12), %rcx
	movq	%rcx, 56(%rsp)
	jmp	.LBB8_8
.LBB8_5:
	movq	8(%rax), %rdx
	incq	%rdx
	je	.LBB8_8

	movq	%r14, %rdi
	movq	%r12, %rsi
	movq	%rax, %rbp
	callq	memcpy@PLT
	movq	%rbp, %rax
.LBB8_8:
	movq	8(%rax), %rcx
	movq	%rcx, 48(%rsp)
	movq	%r12, (%rax)
	movq	$0, 8(%rax)
	movb	$0, 16(%rax)
.Ltmp32:
	leaq	72(%rsp), %rdi
	movq	%r15, %rsi
	callq	_ZN8ampcc_rt8key_text11in_bracketsERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE
.Ltmp33:

.Ltmp35:
	leaq	40(%rsp), %rsi
	leaq	72(%rsp), %rdx
	movq	%rbx, %rdi
	callq	_ZStplIcSt11char_traitsIcESaIcEENSt7__cxx1112basic_stringIT_T0_T1_EEOS8_S9_
.Ltmp36:

	movq	72(%rsp), %rdi
	leaq	88(%rsp), %rax
	cmpq	%rax, %rdi
	je	.LBB8_12

	movq	88(%rsp), %rsi
	incq	%rsi
	callq	_ZdlPvm@PLT
.LBB8_12:
	movq	40(%rsp), %rdi
	cmpq	%r14, %rdi
	je	.LBB8_14

	movq	56(%rsp), %rsi
	incq	%rsi
	callq	_ZdlPvm@PLT
.LBB8_14:
	movq	8(%rsp), %rdi
	cmpq	%r13, %rdi
	je	.LBB8_16

	movq	24(%rsp), %rsi
	incq	%rsi
	callq	_ZdlPvm@PLT
.LBB8_16:
	movq	%rbx, %rax
	addq	$104, %rsp
	.cfi_def_cfa_offset 56
	popq	%rbx
	.cfi_def_cfa_offset 48
	popq	%r12
	.cfi_def_cfa_offset 40
	popq	%r13
	.cfi_def_cfa_offset 32
	popq	%r14
	.cfi_def_cfa_offset 24
	popq	%r15
	.cfi_def_cfa_offset 16
	popq	%rbp
	.cfi_def_cfa_offset 8
	retq
.LBB8_19:
	.cfi_def_cfa_offset 160
.Ltmp37:
	movq	%rax, %rbx
	movq	72(%rsp), %rdi
	leaq	88(%rsp), %rax
	cmpq	%rax, %rdi
	je	.LBB8_21

	movq	88(%rsp), %rsi
	incq	%rsi
	callq	_ZdlPvm@PLT
	jmp	.LBB8_21
.LBB8_18:
.Ltmp34:
	movq	%rax, %rbx
.LBB8_21:
	movq	40(%rsp), %rdi
	cmpq	%r14, %rdi
	je	.LBB8_23

	movq	56(%rsp), %rsi
	incq	%rsi
	callq	_ZdlPvm@PLT
	jmp	.LBB8_23
.LBB8_17:
.Ltmp31:
	movq	%rax, %rbx
.LBB8_23:
	movq	8(%rsp), %rdi
	cmpq	%r13, %rdi
	je	.LBB8_25

	movq	24(%rsp), %rsi
	incq	%rsi
	callq	_ZdlPvm@PLT
.LBB8_25:
	movq	%rbx, %rdi
	callq	_Unwind_Resume@PLT
.Lfunc_end8:
	.size	_ZN8ampcc_rt8key_text6lambdaEyRKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE, .Lfunc_end8-_ZN8ampcc_rt8key_text6lambdaEyRKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE
	.cfi_endproc
	.section	.gcc_except_table._ZN8ampcc_rt8key_text6lambdaEyRKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE,"aG",@progbits,_ZN8ampcc_rt8key_text6lambdaEyRKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE,comdat
	.p2align	2, 0x0
GCC_except_table8:
.Lexception4:
	.byte	255
	.byte	255
	.byte	1
	.uleb128 .Lcst_end4-.Lcst_begin4
.Lcst_begin4:
	.uleb128 .Lfunc_begin4-.Lfunc_begin4
	.uleb128 .Ltmp29-.Lfunc_begin4
	.byte	0
	.byte	0
	.uleb128 .Ltmp29-.Lfunc_begin4
	.uleb128 .Ltmp30-.Ltmp29
	.uleb128 .Ltmp31-.Lfunc_begin4
	.byte	0
	.uleb128 .Ltmp30-.Lfunc_begin4
	.uleb128 .Ltmp32-.Ltmp30
	.byte	0
	.byte	0
	.uleb128 .Ltmp32-.Lfunc_begin4
	.uleb128 .Ltmp33-.Ltmp32
	.uleb128 .Ltmp34-.Lfunc_begin4
	.byte	0
	.uleb128 .Ltmp35-.Lfunc_begin4
	.uleb128 .Ltmp36-.Ltmp35
	.uleb128 .Ltmp37-.Lfunc_begin4
	.byte	0
	.uleb128 .Ltmp36-.Lfunc_begin4
	.uleb128 .Lfunc_end8-.Ltmp36
	.byte	0
	.byte	0
.Lcst_end4:
	.p2align	2, 0x0

	.section	.text._ZN8ampcc_rt8key_text11in_bracketsERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE,"axG",@progbits,_ZN8ampcc_rt8key_text11in_bracketsERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE,comdat
	.weak	_ZN8ampcc_rt8key_text11in_bracketsERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE
	.p2align	4, 0x90
	.type	_ZN8ampcc_rt8key_text11in_bracketsERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE,@function
_ZN8ampcc_rt8key_text11in_bracketsERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE:
.Lfunc_begin5:
	.cfi_startproc
	.cfi_personality 155, DW.ref.__gxx_personality_v0
	.cfi_lsda 27, .Lexception5

	pushq	%r15
	.cfi_def_cfa_offset 16
	pushq	%r14
	.cfi_def_cfa_offset 24
	pushq	%r12
	.cfi_def_cfa_offset 32
	pushq	%rbx
	.cfi_def_cfa_offset 40
	subq	$40, %rsp
	.cfi_def_cfa_offset 80
	.cfi_offset %rbx, -40
	.cfi_offset %r12, -32
	.cfi_offset %r14, -24
	.cfi_offset %r15, -16
	movq	%rdi, %rbx
	movq	8(%rsi), %r15
	testq	%r15, %r15
	je	.LBB9_1

	movq	%rsi, %rdx
	leaq	.L.str.17(%rip), %rsi
	leaq	8(%rsp), %rdi
	callq	_ZStplIcSt11char_traitsIcESaIcEENSt7__cxx1112basic_stringIT_T0_T1_EEPKS5_RKS8_
	movabsq	$4611686018427387903, %rax
	cmpq	%rax, 16(%rsp)
	je	.LBB9_3

.Ltmp38:
	leaq	.L.str.18(%rip), %rsi
	leaq	8(%rsp), %rdi
	movl	$1, %edx
	callq	_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE9_M_appendEPKcm@PLT
.Ltmp39:

	leaq	16(%rbx), %rdi
	movq	%rdi, (%rbx)
	movq	(%rax), %rcx
	movq	%rax, %r14
	addq	$16, %r14
	cmpq	%r14, %rcx
	je	.LBB9_7

	movq	%rcx, (%rbx)
	movq	(%r14), %rcx
	movq	%rcx, 16(%rbx)
	jmp	.LBB9_10
.LBB9_1:
	leaq	16(%rbx), %rax
	movq	%rax, (%rbx)
	movq	%r15, 8(%rbx)
	movb	$0, 16(%rbx,%r15)
	testq	%r15, %r15
	jne	.LBB9_12
	jmp	.LBB9_14
.LBB9_7:
	movq	8(%rax), %rdx
	incq	%rdx
	je	.LBB9_10

	movq	%r14, %rsi
	movq	%rax, %r12
	callq	memcpy@PLT
	movq	%r12, %rax
.LBB9_10:
	movq	8(%rax), %rcx
	movq	%rcx, 8(%rbx)
	movq	%r14, (%rax)
	movq	$0, 8(%rax)
	movb	$0, 16(%rax)
	testq	%r15, %r15
	je	.LBB9_14
.LBB9_12:
	movq	8(%rsp), %rdi
	leaq	24(%rsp), %rax
	cmpq	%rax, %rdi
	je	.LBB9_14

	movq	24(%rsp), %rsi
	incq	%rsi
	callq	_ZdlPvm@PLT
.LBB9_14:
	movq	%rbx, %rax
	addq	$40, %rsp
	.cfi_def_cfa_offset 40
	popq	%rbx
	.cfi_def_cfa_offset 32
	popq	%r12
	.cfi_def_cfa_offset 24
	popq	%r14
	.cfi_def_cfa_offset 16
	popq	%r15
	.cfi_def_cfa_offset 8
	retq
.LBB9_3:
	.cfi_def_cfa_offset 80
.Ltmp40:
	leaq	.L.str.14(%rip), %rdi
	callq	_ZSt20__throw_length_errorPKc@PLT
.Ltmp41:

.LBB9_15:
.Ltmp42:
	movq	%rax, %rbx
	movq	8(%rsp), %rdi
	leaq	24(%rsp), %rax
	cmpq	%rax, %rdi
	je	.LBB9_17

	movq	24(%rsp), %rsi
	incq	%rsi
	callq	_ZdlPvm@PLT
.LBB9_17:
	movq	%rbx, %rdi
	callq	_Unwind_Resume@PLT
.Lfunc_end9:
	.size	_ZN8ampcc_rt8key_text11in_bracketsERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE, .Lfunc_end9-_ZN8ampcc_rt8key_text11in_bracketsERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE
	.cfi_endproc
	.section	.gcc_except_table._ZN8ampcc_rt8key_text11in_bracketsERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE,"aG",@progbits,_ZN8ampcc_rt8key_text11in_bracketsERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE,comdat
	.p2align	2, 0x0
GCC_except_table9:
.Lexception5:
	.byte	255
	.byte	255
	.byte	1
	.uleb128 .Lcst_end5-.Lcst_begin5
.Lcst_begin5:
	.uleb128 .Lfunc_begin5-.Lfunc_begin5
	.uleb128 .Ltmp38-.Lfunc_begin5
	.byte	0
	.byte	0
	.uleb128 .Ltmp38-.Lfunc_begin5
	.uleb128 .Ltmp39-.Ltmp38
	.uleb128 .Ltmp42-.Lfunc_begin5
	.byte	0
	.uleb128 .Ltmp39-.Lfunc_begin5
	.uleb128 .Ltmp40-.Ltmp39
	.byte	0
	.byte	0
	.uleb128 .Ltmp40-.Lfunc_begin5
	.uleb128 .Ltmp41-.Ltmp40
	.uleb128 .Ltmp42-.Lfunc_begin5
	.byte	0
	.uleb128 .Ltmp41-.Lfunc_begin5
	.uleb128 .Lfunc_end9-.Ltmp41
	.byte	0
	.byte	0
.Lcst_end5:
	.p2align	2, 0x0

	.section	.text._ZStplIcSt11char_traitsIcESaIcEENSt7__cxx1112basic_stringIT_T0_T1_EEPKS5_RKS8_,"axG",@progbits,_ZStplIcSt11char_traitsIcESaIcEENSt7__cxx1112basic_stringIT_T0_T1_EEPKS5_RKS8_,comdat
	.weak	_ZStplIcSt11char_traitsIcESaIcEENSt7__cxx1112basic_stringIT_T0_T1_EEPKS5_RKS8_
	.p2align	4, 0x90
	.type	_ZStplIcSt11char_traitsIcESaIcEENSt7__cxx1112basic_stringIT_T0_T1_EEPKS5_RKS8_,@function
_ZStplIcSt11char_traitsIcESaIcEENSt7__cxx1112basic_stringIT_T0_T1_EEPKS5_RKS8_:
.Lfunc_begin6:
	.cfi_startproc
	.cfi_personality 155, DW.ref.__gxx_personality_v0
	.cfi_lsda 27, .Lexception6

	pushq	%rbp
	.cfi_def_cfa_offset 16
	pushq	%r15
	.cfi_def_cfa_offset 24
	pushq	%r14
	.cfi_def_cfa_offset 32
	pushq	%r13
	.cfi_def_cfa_offset 40
	pushq	%r12
	.cfi_def_cfa_offset 48
	pushq	%rbx
	.cfi_def_cfa_offset 56
	pushq	%rax
	.cfi_def_cfa_offset 64
	.cfi_offset %rbx, -56
	.cfi_offset %r12, -48
	.cfi_offset %r13, -40
	.cfi_offset %r14, -32
	.cfi_offset %r15, -24
	.cfi_offset %rbp, -16
	movq	%rdx, %r14
	movq	%rsi, %r15
	movq	%rdi, %rbx
	movq	%rsi, %rdi
	callq	strlen@PLT
	movq	%rax, %r12
	leaq	16(%rbx), %r13
	movq	%r13, (%rbx)
	movq	$0, 8(%rbx)
	movb	$0, 16(%rbx)
	movq	8(%r14), %rsi
	addq	%rax, %rsi
.Ltmp43:
	movq	%rbx, %rdi
	callq	_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7reserveEm@PLT
.Ltmp44:

	movabsq	$4611686018427387903, %rbp
	movq	%rbp, %rax
	subq	8(%rbx), %rax
	cmpq	%r12, %rax
	jb	.LBB10_4

.Ltmp45:
	movq	%rbx, %rdi
	movq	%r15, %rsi
	movq	%r12, %rdx
	callq	_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE9_M_appendEPKcm@PLT
.Ltmp46:

	movq	8(%r14), %rdx
	subq	8(%rbx), %rbp
	cmpq	%rdx, %rbp
	jb	.LBB10_4

	movq	(%r14), %rsi
.Ltmp47:
	movq	%rbx, %rdi
	callq	_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE9_M_appendEPKcm@PLT
.Ltmp48:

	movq	%rbx, %rax
	addq	$8, %rsp
	.cfi_def_cfa_offset 56
	popq	%rbx
	.cfi_def_cfa_offset 48
	popq	%r12
	.cfi_def_cfa_offset 40
	popq	%r13
	.cfi_def_cfa_offset 32
	popq	%r14
	.cfi_def_cfa_offset 24
	popq	%r15
	.cfi_def_cfa_offset 16
	popq	%rbp
	.cfi_def_cfa_offset 8
	retq
.LBB10_4:
	.cfi_def_cfa_offset 64
.Ltmp49:
	leaq	.L.str.14(%rip), %rdi
	callq	_ZSt20__throw_length_errorPKc@PLT
.Ltmp50:

.LBB10_6:
.Ltmp51:
	movq	%rax, %r14
	movq	(%rbx), %rdi
	cmpq	%r13, %rdi
	je	.LBB10_8

	movq	(%r13), %rsi
	incq	%rsi
	callq	_ZdlPvm@PLT
.LBB10_8:
	movq	%r14, %rdi
	callq	_Unwind_Resume@PLT
.Lfunc_end10:
	.size	_ZStplIcSt11char_traitsIcESaIcEENSt7__cxx1112basic_stringIT_T0_T1_EEPKS5_RKS8_, .Lfunc_end10-_ZStplIcSt11char_traitsIcESaIcEENSt7__cxx1112basic_stringIT_T0_T1_EEPKS5_RKS8_
	.cfi_endproc
	.section	.gcc_except_table._ZStplIcSt11char_traitsIcESaIcEENSt7__cxx1112basic_stringIT_T0_T1_EEPKS5_RKS8_,"aG",@progbits,_ZStplIcSt11char_traitsIcESaIcEENSt7__cxx1112basic_stringIT_T0_T1_EEPKS5_RKS8_,comdat
	.p2align	2, 0x0
GCC_except_table10:
.Lexception6:
	.byte	255
	.byte	255
	.byte	1
	.uleb128 .Lcst_end6-.Lcst_begin6
.Lcst_begin6:
	.uleb128 .Ltmp43-.Lfunc_begin6
	.uleb128 .Ltmp50-.Ltmp43
	.uleb128 .Ltmp51-.Lfunc_begin6
	.byte	0
	.uleb128 .Ltmp50-.Lfunc_begin6
	.uleb128 .Lfunc_end10-.Ltmp50
	.byte	0
	.byte	0
.Lcst_end6:
	.p2align	2, 0x0

	.section	.text.startup,"ax",@progbits
	.p2align	4, 0x90
	.type	_GLOBAL__I_000101,@function
_GLOBAL__I_000101:
	.cfi_startproc

	pushq	%rbx
	.cfi_def_cfa_offset 16
	.cfi_offset %rbx, -16
	leaq	_ZN12_GLOBAL__N_119__ampcc_this_moduleE(%rip), %rdi
	movq	%rdi, _ZN12_GLOBAL__N_118__ampcc_registeredE(%rip)
	leaq	_ZN12_GLOBAL__N_118__ampcc_registeredE(%rip), %rbx
	movq	%rdi, _ZN12_GLOBAL__N_117__ampcc_this_unitE(%rip)
	callq	_ZN8ampcc_rt15register_moduleERKNS_6moduleE@PLT
	leaq	_ZN8ampcc_rt12registrationD2Ev(%rip), %rdi
	leaq	__dso_handle(%rip), %rdx
	movq	%rbx, %rsi
	popq	%rbx
	.cfi_def_cfa_offset 8
	jmp	__cxa_atexit@PLT
.Lfunc_end11:
	.size	_GLOBAL__I_000101, .Lfunc_end11-_GLOBAL__I_000101
	.cfi_endproc

	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0
.LCPI12_0:
	.long	0
	.long	1
	.long	2
	.long	3
.LCPI12_1:
	.long	4
	.long	4
	.long	4
	.long	4
	.text
	.hidden	main_kernel_native_c40379353360127f
	.weak	main_kernel_native_c40379353360127f
	.p2align	4, 0x90
	.type	main_kernel_native_c40379353360127f,@function
main_kernel_native_c40379353360127f:
	.cfi_startproc

	movq	(%rsi), %rax
	movq	8(%rsi), %rcx
	subq	%rax, %rcx
	je	.LBB12_12

	pushq	%r15
	.cfi_def_cfa_offset 16
	pushq	%r14
	.cfi_def_cfa_offset 24
	pushq	%rbx
	.cfi_def_cfa_offset 32
	.cfi_offset %rbx, -32
	.cfi_offset %r14, -24
	.cfi_offset %r15, -16
	movl	16(%rsi), %r10d
	xorl	%r8d, %r8d
	xorl	%edx, %edx
	divq	%r10
	movl	%r10d, %eax
	subl	%edx, %eax
	cmpq	%rax, %rcx
	cmovbq	%rcx, %rax
	addl	%edx, %eax
	movq	8(%rdi), %r9
	movq	(%r9), %r9
	shlq	$2, %r9
	addq	(%rdi), %r9
	movdqa	.LCPI12_0(%rip), %xmm0
	movdqa	.LCPI12_1(%rip), %xmm1
	jmp	.LBB12_2
	.p2align	4, 0x90
.LBB12_9:
	movl	16(%rsi), %r10d
.LBB12_10:
	subq	%rdi, %rcx
	cmpl	%r10d, %eax
	movl	%eax, %edx
	cmovel	%r8d, %edx
	movl	%r10d, %eax
	subl	%edx, %eax
	cmpq	%rax, %rcx
	cmovbq	%rcx, %rax
	addl	%edx, %eax
	testq	%rcx, %rcx
	je	.LBB12_11
.LBB12_2:


	movl	%eax, %edi
	subl	%edx, %edi
	jle	.LBB12_10

	movslq	%edx, %r10
	movslq	%eax, %r11
	movq	%r11, %rbx
	subq	%r10, %rbx
	cmpq	$4, %rbx
	jb	.LBB12_8

	movq	%rbx, %r14
	andq	$-4, %r14
	movd	%edx, %xmm2
	pshufd	$0, %xmm2, %xmm2
	paddd	%xmm0, %xmm2
	leaq	(%r9,%r10,4), %rdx
	xorl	%r15d, %r15d
	.p2align	4, 0x90
.LBB12_5:

	movdqu	(%rdx,%r15,4), %xmm3
	paddd	%xmm2, %xmm3
	movdqu	%xmm3, (%rdx,%r15,4)
	addq	$4, %r15
	paddd	%xmm1, %xmm2
	cmpq	%r15, %r14
	jne	.LBB12_5

	cmpq	%r14, %rbx
	je	.LBB12_9

	addq	%r14, %r10
	.p2align	4, 0x90
.LBB12_8:

	addl	%r10d, (%r9,%r10,4)
	incq	%r10
	cmpq	%r10, %r11
	jne	.LBB12_8
	jmp	.LBB12_9
.LBB12_11:
	popq	%rbx
	.cfi_def_cfa_offset 24
	popq	%r14
	.cfi_def_cfa_offset 16
	popq	%r15
	.cfi_def_cfa_offset 8
	.cfi_restore %rbx
	.cfi_restore %r14
	.cfi_restore %r15
.LBB12_12:
	retq
.Lfunc_end12:
	.size	main_kernel_native_c40379353360127f, .Lfunc_end12-main_kernel_native_c40379353360127f
	.cfi_endproc

	.type	_ZN12_GLOBAL__N_118__ampcc_registeredE,@object
	.local	_ZN12_GLOBAL__N_118__ampcc_registeredE
	.comm	_ZN12_GLOBAL__N_118__ampcc_registeredE,8,8
	.type	_ZN12_GLOBAL__N_117__ampcc_this_unitE,@object
	.local	_ZN12_GLOBAL__N_117__ampcc_this_unitE
	.comm	_ZN12_GLOBAL__N_117__ampcc_this_unitE,8,8
	.hidden	__dso_handle
	.type	.L.str,@object
	.section	.rodata.str1.1,"aMS",@progbits,1
.L.str:
	.asciz	"simple.cpp"
	.size	.L.str, 11

	.type	_ZN12_GLOBAL__N_114__ampcc_sourceE,@object
	.section	.rodata,"a",@progbits
	.p2align	4, 0x0
_ZN12_GLOBAL__N_114__ampcc_sourceE:
	.asciz	"#pragma OPENCL FP_CONTRACT OFF\n#ifndef VIEWS_WITH_OFFSET\n#define VIEWS_WITH_OFFSET 0xffffffff\n#endif\n#define VIEW_OFFSET(bit, offset) (offset & -(long)(VIEWS_WITH_OFFSET >> bit & 1))\n\n// kernel of main_kernel, simple.cpp:8\n#line 8 \"simple.cpp\"\n__kernel void main_kernel(__global int *view, long view_offset, int domain) {\n  view += VIEW_OFFSET(0, view_offset);\n  long i = get_global_id(0);\n  if (i < domain) {\n    view[i] += (int)i;\n  }\n}\n"
	.size	_ZN12_GLOBAL__N_114__ampcc_sourceE, 440

	.type	_ZN12_GLOBAL__N_115__ampcc_kernelsE,@object
	.section	.data.rel.ro,"aw",@progbits
	.p2align	4, 0x0
_ZN12_GLOBAL__N_115__ampcc_kernelsE:
	.quad	.L.str.3
	.quad	.L.str.4
	.quad	_ZN12_GLOBAL__N_114__ampcc_args_0E
	.long	3
	.long	56
	.long	1
	.zero	12
	.long	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.quad	.L.str
	.long	8
	.zero	4
	.quad	.L.str.5
	.quad	_ZN12_GLOBAL__N_116__ampcc_native_0E
	.size	_ZN12_GLOBAL__N_115__ampcc_kernelsE, 88

	.type	.L.str.1,@object
	.section	.rodata.str1.1,"aMS",@progbits,1
.L.str.1:
	.zero	1
	.size	.L.str.1, 1

	.type	_ZN12_GLOBAL__N_119__ampcc_this_moduleE,@object
	.section	.data.rel.ro,"aw",@progbits
	.p2align	3, 0x0
_ZN12_GLOBAL__N_119__ampcc_this_moduleE:
	.long	12
	.zero	4
	.quad	.L.str
	.quad	_ZN12_GLOBAL__N_114__ampcc_sourceE
	.quad	439
	.quad	_ZN12_GLOBAL__N_115__ampcc_kernelsE
	.long	1
	.zero	4
	.quad	.L.str.1
	.quad	0
	.long	0
	.zero	4
	.quad	0
	.long	0
	.zero	4
	.size	_ZN12_GLOBAL__N_119__ampcc_this_moduleE, 88

	.type	.L.str.3,@object
	.section	.rodata.str1.1,"aMS",@progbits,1
.L.str.3:
	.asciz	"Lddca8b905cf5e35d|e1"
	.size	.L.str.3, 21

	.type	.L.str.4,@object
.L.str.4:
	.asciz	"main_kernel"
	.size	.L.str.4, 12

	.type	_ZN12_GLOBAL__N_114__ampcc_args_0E,@object
	.section	.data.rel.ro,"aw",@progbits
	.p2align	4, 0x0
_ZN12_GLOBAL__N_114__ampcc_args_0E:
	.byte	1
	.byte	0
	.byte	0
	.zero	1
	.long	0
	.long	0
	.long	8
	.quad	.L.str.6
	.long	4294967295
	.long	4294967295
	.long	0
	.long	4294967295
	.long	0
	.long	0
	.byte	0
	.byte	0
	.byte	0
	.zero	1
	.long	24
	.long	0
	.long	8
	.quad	.L.str.7
	.long	0
	.long	4294967295
	.long	0
	.long	4294967295
	.long	0
	.long	0
	.byte	2
	.byte	0
	.byte	0
	.zero	1
	.long	0
	.long	0
	.long	4
	.quad	.L.str.8
	.long	4294967295
	.long	4294967295
	.long	0
	.long	4294967295
	.long	0
	.long	0
	.size	_ZN12_GLOBAL__N_114__ampcc_args_0E, 144

	.type	.L.str.5,@object
	.section	.rodata.str1.1,"aMS",@progbits,1
.L.str.5:
	.asciz	"main()"
	.size	.L.str.5, 7

	.type	_ZN12_GLOBAL__N_116__ampcc_native_0E,@object
	.section	.data.rel.ro,"aw",@progbits
	.p2align	3, 0x0
_ZN12_GLOBAL__N_116__ampcc_native_0E:
	.quad	_ZN12_GLOBAL__N_121__ampcc_native_args_0E
	.long	2
	.long	1
	.quad	_ZN12_GLOBAL__N_118__ampcc_variants_0E
	.quad	24
	.size	_ZN12_GLOBAL__N_116__ampcc_native_0E, 32

	.type	.L.str.6,@object
	.section	.rodata.str1.1,"aMS",@progbits,1
.L.str.6:
	.asciz	"view"
	.size	.L.str.6, 5

	.type	.L.str.7,@object
.L.str.7:
	.asciz	"view_offset"
	.size	.L.str.7, 12

	.type	.L.str.8,@object
.L.str.8:
	.asciz	"domain"
	.size	.L.str.8, 7

	.type	_ZN12_GLOBAL__N_121__ampcc_native_args_0E,@object
	.section	.data.rel.ro,"aw",@progbits
	.p2align	4, 0x0
_ZN12_GLOBAL__N_121__ampcc_native_args_0E:
	.byte	1
	.byte	0
	.byte	0
	.zero	1
	.long	0
	.long	0
	.long	8
	.quad	.L.str.6
	.long	4294967295
	.long	4294967295
	.long	0
	.long	4294967295
	.long	0
	.long	0
	.byte	0
	.byte	0
	.byte	0
	.zero	1
	.long	24
	.long	0
	.long	8
	.quad	.L.str.7
	.long	0
	.long	4294967295
	.long	0
	.long	4294967295
	.long	0
	.long	0
	.size	_ZN12_GLOBAL__N_121__ampcc_native_args_0E, 96

	.type	_ZN12_GLOBAL__N_118__ampcc_variants_0E,@object
	.p2align	4, 0x0
_ZN12_GLOBAL__N_118__ampcc_variants_0E:
	.quad	.L.str.1
	.quad	main_kernel_native_c40379353360127f
	.size	_ZN12_GLOBAL__N_118__ampcc_variants_0E, 16

	.type	_ZZN11Concurrency12ampcc_detail6launchINS_6extentILi1EEEN8ampcc_rt6lambdaINS4_4siteILy15981739679828796253EJEEEZ4mainE3$_0EEEEvPNS4_5queueERKT_RKT0_E4site,@object
	.local	_ZZN11Concurrency12ampcc_detail6launchINS_6extentILi1EEEN8ampcc_rt6lambdaINS4_4siteILy15981739679828796253EJEEEZ4mainE3$_0EEEEvPNS4_5queueERKT_RKT0_E4site
	.comm	_ZZN11Concurrency12ampcc_detail6launchINS_6extentILi1EEEN8ampcc_rt6lambdaINS4_4siteILy15981739679828796253EJEEEZ4mainE3$_0EEEEvPNS4_5queueERKT_RKT0_E4site,56,8
	.type	_ZGVZN11Concurrency12ampcc_detail6launchINS_6extentILi1EEEN8ampcc_rt6lambdaINS4_4siteILy15981739679828796253EJEEEZ4mainE3$_0EEEEvPNS4_5queueERKT_RKT0_E4site,@object
	.local	_ZGVZN11Concurrency12ampcc_detail6launchINS_6extentILi1EEEN8ampcc_rt6lambdaINS4_4siteILy15981739679828796253EJEEEZ4mainE3$_0EEEEvPNS4_5queueERKT_RKT0_E4site
	.comm	_ZGVZN11Concurrency12ampcc_detail6launchINS_6extentILi1EEEN8ampcc_rt6lambdaINS4_4siteILy15981739679828796253EJEEEZ4mainE3$_0EEEEvPNS4_5queueERKT_RKT0_E4site,8,8
	.type	.L.str.11,@object
	.section	.rodata.str1.1,"aMS",@progbits,1
.L.str.11:
	.asciz	"|e"
	.size	.L.str.11, 3

	.type	.L.str.14,@object
.L.str.14:
	.asciz	"basic_string::append"
	.size	.L.str.14, 21

	.type	_ZZNSt8__detail18__to_chars_10_implIjEEvPcjT_E8__digits,@object
	.section	.rodata._ZZNSt8__detail18__to_chars_10_implIjEEvPcjT_E8__digits,"aG",@progbits,_ZZNSt8__detail18__to_chars_10_implIjEEvPcjT_E8__digits,comdat
	.weak	_ZZNSt8__detail18__to_chars_10_implIjEEvPcjT_E8__digits
	.p2align	4, 0x0
_ZZNSt8__detail18__to_chars_10_implIjEEvPcjT_E8__digits:
	.asciz	"00010203040506070809101112131415161718192021222324252627282930313233343536373839404142434445464748495051525354555657585960616263646566676869707172737475767778798081828384858687888990919293949596979899"
	.size	_ZZNSt8__detail18__to_chars_10_implIjEEvPcjT_E8__digits, 201

	.type	.L.str.15,@object
	.section	.rodata.str1.1,"aMS",@progbits,1
.L.str.15:
	.asciz	"L"
	.size	.L.str.15, 2

	.type	.L.str.16,@object
.L.str.16:
	.asciz	"0123456789abcdef"
	.size	.L.str.16, 17

	.type	.L.str.17,@object
.L.str.17:
	.asciz	"<"
	.size	.L.str.17, 2

	.type	.L.str.18,@object
.L.str.18:
	.asciz	">"
	.size	.L.str.18, 2

	.section	.init_array.101,"aw",@init_array
	.p2align	3, 0x0
	.quad	_GLOBAL__I_000101
	.hidden	DW.ref.__gxx_personality_v0
	.weak	DW.ref.__gxx_personality_v0
	.section	.data.DW.ref.__gxx_personality_v0,"awG",@progbits,DW.ref.__gxx_personality_v0,comdat
	.p2align	3, 0x0
	.type	DW.ref.__gxx_personality_v0,@object
	.size	DW.ref.__gxx_personality_v0, 8
DW.ref.__gxx_personality_v0:
	.quad	__gxx_personality_v0
	.section	".note.GNU-stack","",@progbits
	.addrsig
	.addrsig_sym __gxx_personality_v0
	.addrsig_sym _GLOBAL__I_000101
	.addrsig_sym main_kernel_native_c40379353360127f
	.addrsig_sym _Unwind_Resume
	.addrsig_sym _ZN12_GLOBAL__N_118__ampcc_registeredE
	.addrsig_sym __dso_handle
	.addrsig_sym _ZN12_GLOBAL__N_114__ampcc_sourceE
	.addrsig_sym _ZN12_GLOBAL__N_115__ampcc_kernelsE
	.addrsig_sym _ZN12_GLOBAL__N_119__ampcc_this_moduleE
	.addrsig_sym _ZN12_GLOBAL__N_114__ampcc_args_0E
	.addrsig_sym _ZN12_GLOBAL__N_116__ampcc_native_0E
	.addrsig_sym _ZN12_GLOBAL__N_121__ampcc_native_args_0E
	.addrsig_sym _ZN12_GLOBAL__N_118__ampcc_variants_0E
	.addrsig_sym _ZZN11Concurrency12ampcc_detail6launchINS_6extentILi1EEEN8ampcc_rt6lambdaINS4_4siteILy15981739679828796253EJEEEZ4mainE3$_0EEEEvPNS4_5queueERKT_RKT0_E4site
	.addrsig_sym _ZGVZN11Concurrency12ampcc_detail6launchINS_6extentILi1EEEN8ampcc_rt6lambdaINS4_4siteILy15981739679828796253EJEEEZ4mainE3$_0EEEEvPNS4_5queueERKT_RKT0_E4site
