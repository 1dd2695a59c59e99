	.text
	.file	"tiled.cpp"
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
	subq	$344, %rsp
	.cfi_def_cfa_offset 400
	.cfi_offset %rbx, -56
	.cfi_offset %r12, -48
	.cfi_offset %r13, -40
	.cfi_offset %r14, -32
	.cfi_offset %r15, -24
	.cfi_offset %rbp, -16
	movl	$384, %edi
	callq	_Znwm@PLT
	movq	%rax, %r13
	movl	$384, %edx
	movq	%rax, %rdi
	xorl	%esi, %esi
	callq	memset@PLT
.Ltmp0:
	movl	$24, %edi
	callq	_Znwm@PLT
.Ltmp1:

	movq	%rax, %r14
	xorps	%xmm0, %xmm0
	movups	%xmm0, (%rax)
	movq	$0, 16(%rax)
	xorl	%eax, %eax
	movl	$3134165325, %ecx
	.p2align	4, 0x90
.LBB0_2:
	movl	%eax, %edx
	imull	%edx, %edx
	movq	%rdx, %rsi
	imulq	%rcx, %rsi
	shrq	$32, %rsi
	movl	%edx, %edi
	subl	%esi, %edi
	shrl	%edi
	addl	%esi, %edi
	shrl	$5, %edi
	leal	(%rdi,%rdi,8), %esi
	leal	(%rdi,%rsi,4), %esi
	subl	%esi, %edx
	movl	%edx, (%r13,%rax,4)
	incq	%rax
	cmpq	$96, %rax
	jne	.LBB0_2

.Ltmp3:
	movl	$384, %esi
	movq	%r13, %rdi
	movq	%r14, 64(%rsp)
	callq	_ZN8ampcc_rt16wrap_host_memoryEPvm@PLT
.Ltmp4:

	movq	%rax, %r15
	movq	24(%rax), %rbx
.Ltmp6:
	movl	$24, %esi
	movq	%r14, %rdi
	movq	%rax, (%rsp)
	callq	_ZN8ampcc_rt16wrap_host_memoryEPvm@PLT
.Ltmp7:

	movq	%rax, 8(%rsp)
	movabsq	$4294967300, %rcx
	movq	%rcx, 16(%rsp)
	movq	%r14, 24(%rsp)
	movq	$0, 32(%rsp)
	movl	$6, 40(%rsp)
	movl	$0, 48(%rsp)
	movq	24(%rax), %rdx
	movq	%rdx, 56(%rsp)
	movl	$1, 44(%rsp)
	movq	%r15, 120(%rsp)
	movq	%rcx, 128(%rsp)
	lock		incq	8(%r15)
	movq	%r13, 136(%rsp)
	movq	$0, 144(%rsp)
	movabsq	$4294967392, %rdx
	movq	%rdx, 152(%rsp)
	movl	$0, 160(%rsp)
	movq	%rbx, 168(%rsp)
	movq	16(%rsp), %rdx
	movq	%rax, 176(%rsp)
	movq	%rdx, 184(%rsp)
	lock		incq	8(%rax)
	movq	40(%rsp), %rdx
	movq	%rdx, 208(%rsp)
	movups	24(%rsp), %xmm0
	movups	%xmm0, 192(%rsp)
	movl	48(%rsp), %edx
	movl	%edx, 216(%rsp)
	movq	56(%rsp), %rdx
	movq	%rdx, 224(%rsp)
	movq	%r15, 232(%rsp)
	movq	%rcx, 240(%rsp)
	lock		incq	8(%r15)
	movq	152(%rsp), %rcx
	movq	%rcx, 264(%rsp)
	movups	136(%rsp), %xmm0
	movups	%xmm0, 248(%rsp)
	movl	160(%rsp), %ecx
	movl	%ecx, 272(%rsp)
	movq	%rbx, 280(%rsp)
	movq	184(%rsp), %rcx
	movq	%rax, 288(%rsp)
	movq	%rcx, 296(%rsp)
	lock		incq	8(%rax)
	movq	208(%rsp), %rax
	movq	%rax, 320(%rsp)
	movups	192(%rsp), %xmm0
	movups	%xmm0, 304(%rsp)
	movl	216(%rsp), %eax
	movl	%eax, 328(%rsp)
	movq	224(%rsp), %rax
	movq	%rax, 336(%rsp)
	movzbl	_ZGVZN11Concurrency12ampcc_detail6launchINS_12tiled_extentILi16ELi0ELi0EEEN8ampcc_rt6lambdaINS4_4siteILy7819147129176800339EJEEEZ4mainE3$_0EEEEvPNS4_5queueERKT_RKT0_E4site(%rip), %eax
	testb	%al, %al
	je	.LBB0_6
.LBB0_14:
	movl	$96, 112(%rsp)
.Ltmp12:
	leaq	_ZZN11Concurrency12ampcc_detail6launchINS_12tiled_extentILi16ELi0ELi0EEEN8ampcc_rt6lambdaINS4_4siteILy7819147129176800339EJEEEZ4mainE3$_0EEEEvPNS4_5queueERKT_RKT0_E4site(%rip), %rdi
	leaq	232(%rsp), %rdx
	leaq	112(%rsp), %rcx
	xorl	%esi, %esi
	callq	_ZN8ampcc_rt6launchERNS_11launch_siteEPNS_5queueEPKvPKi@PLT
.Ltmp13:

	movq	288(%rsp), %rdi
	lock		decq	8(%rdi)
	jne	.LBB0_17

	callq	_ZN8ampcc_rt7destroyEPNS_6bufferE@PLT
.LBB0_17:
	movq	232(%rsp), %rdi
	lock		decq	8(%rdi)
	jne	.LBB0_19

	callq	_ZN8ampcc_rt7destroyEPNS_6bufferE@PLT
.LBB0_19:
	movq	176(%rsp), %rdi
	lock		decq	8(%rdi)
	jne	.LBB0_21

	callq	_ZN8ampcc_rt7destroyEPNS_6bufferE@PLT
.LBB0_21:
	movq	120(%rsp), %rdi
	lock		decq	8(%rdi)
	jne	.LBB0_23

	callq	_ZN8ampcc_rt7destroyEPNS_6bufferE@PLT
.LBB0_23:
	addq	$8, %r15
	movq	%r15, 104(%rsp)
	xorl	%r14d, %r14d
	movl	$1, %r15d
	movq	%r13, %rbx
	xorl	%ebp, %ebp
	.p2align	4, 0x90
.LBB0_24:

	xorl	%eax, %eax
	xorl	%r12d, %r12d
	.p2align	4, 0x90
.LBB0_25:

	addl	(%rbx,%rax,4), %r12d
	incq	%rax
	cmpq	$16, %rax
	jne	.LBB0_25

	movq	8(%rsp), %rax
	movl	(%rax), %eax
	cmpl	$1, %eax
	jg	.LBB0_30

	movq	8(%rsp), %rax
	movl	4(%rax), %eax
	orl	$1, %eax
	movl	48(%rsp), %ecx
	cmpl	%eax, %ecx
	je	.LBB0_30

.Ltmp15:
	leaq	8(%rsp), %rdi
	callq	_ZN8ampcc_rt13make_writableERKN11Concurrency12ampcc_detail13buffer_objectE@PLT
.Ltmp16:

	orl	$1, %eax
	movl	%eax, 48(%rsp)
.LBB0_30:
	movq	8(%rsp), %rax
	movq	32(%rsp), %rcx
	shlq	$2, %rcx
	addq	16(%rax), %rcx
	cmpl	%r12d, (%rcx,%r14,4)
	cmovnel	%r15d, %ebp
	jne	.LBB0_32

	incq	%r14
	addq	$64, %rbx
	cmpq	$6, %r14
	jne	.LBB0_24
.LBB0_32:
	movq	8(%rsp), %rdi
	lock		decq	8(%rdi)
	jne	.LBB0_34

	callq	_ZN8ampcc_rt7destroyEPNS_6bufferE@PLT
.LBB0_34:
	movq	104(%rsp), %rax
	lock		decq	(%rax)
	movq	64(%rsp), %rbx
	jne	.LBB0_36

	movq	(%rsp), %rdi
	callq	_ZN8ampcc_rt7destroyEPNS_6bufferE@PLT
.LBB0_36:
	movl	$24, %esi
	movq	%rbx, %rdi
	callq	_ZdlPvm@PLT
	movl	$384, %esi
	movq	%r13, %rdi
	callq	_ZdlPvm@PLT
	movl	%ebp, %eax
	addq	$344, %rsp
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
.LBB0_6:
	.cfi_def_cfa_offset 400
	leaq	_ZGVZN11Concurrency12ampcc_detail6launchINS_12tiled_extentILi16ELi0ELi0EEEN8ampcc_rt6lambdaINS4_4siteILy7819147129176800339EJEEEZ4mainE3$_0EEEEvPNS4_5queueERKT_RKT0_E4site(%rip), %rdi
	callq	__cxa_guard_acquire@PLT
	testl	%eax, %eax
	je	.LBB0_14

.Ltmp9:
	leaq	72(%rsp), %rdi
	callq	_ZN8ampcc_rt10kernel_keyINS_6lambdaINS_4siteILy7819147129176800339EJEEEZ4mainE3$_0EELi16ELi0ELi0EEENSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEERKN11Concurrency12tiled_extentIXT0_EXT1_EXT2_EEE
.Ltmp10:

	movq	_ZN12_GLOBAL__N_117__ampcc_this_unitE(%rip), %rbx
	leaq	_ZZN11Concurrency12ampcc_detail6launchINS_12tiled_extentILi16ELi0ELi0EEEN8ampcc_rt6lambdaINS4_4siteILy7819147129176800339EJEEEZ4mainE3$_0EEEEvPNS4_5queueERKT_RKT0_E4site+16(%rip), %rax
	movq	%rax, _ZZN11Concurrency12ampcc_detail6launchINS_12tiled_extentILi16ELi0ELi0EEEN8ampcc_rt6lambdaINS4_4siteILy7819147129176800339EJEEEZ4mainE3$_0EEEEvPNS4_5queueERKT_RKT0_E4site(%rip)
	movq	72(%rsp), %rax
	leaq	88(%rsp), %r12
	cmpq	%r12, %rax
	je	.LBB0_9

	movq	%rax, _ZZN11Concurrency12ampcc_detail6launchINS_12tiled_extentILi16ELi0ELi0EEEN8ampcc_rt6lambdaINS4_4siteILy7819147129176800339EJEEEZ4mainE3$_0EEEEvPNS4_5queueERKT_RKT0_E4site(%rip)
	movq	88(%rsp), %rax
	movq	%rax, _ZZN11Concurrency12ampcc_detail6launchINS_12tiled_extentILi16ELi0ELi0EEEN8ampcc_rt6lambdaINS4_4siteILy7819147129176800339EJEEEZ4mainE3$_0EEEEvPNS4_5queueERKT_RKT0_E4site+16(%rip)
	jmp	.LBB0_13
.LBB0_9:
	movq	80(%rsp), %rdx
	incq	%rdx
	je	.LBB0_13

	leaq	_ZZN11Concurrency12ampcc_detail6launchINS_12tiled_extentILi16ELi0ELi0EEEN8ampcc_rt6lambdaINS4_4siteILy7819147129176800339EJEEEZ4mainE3$_0EEEEvPNS4_5queueERKT_RKT0_E4site+16(%rip), %rdi
	movq	%r12, %rsi
	callq	memcpy@PLT
.LBB0_13:
	movq	80(%rsp), %rax
	movq	%rax, _ZZN11Concurrency12ampcc_detail6launchINS_12tiled_extentILi16ELi0ELi0EEEN8ampcc_rt6lambdaINS4_4siteILy7819147129176800339EJEEEZ4mainE3$_0EEEEvPNS4_5queueERKT_RKT0_E4site+8(%rip)
	leaq	_ZZN11Concurrency12ampcc_detail6launchINS_12tiled_extentILi16ELi0ELi0EEEN8ampcc_rt6lambdaINS4_4siteILy7819147129176800339EJEEEZ4mainE3$_0EEEEvPNS4_5queueERKT_RKT0_E4site(%rip), %rsi
	movq	%r12, 72(%rsp)
	movq	$0, 80(%rsp)
	movb	$0, 88(%rsp)
	movq	$112, _ZZN11Concurrency12ampcc_detail6launchINS_12tiled_extentILi16ELi0ELi0EEEN8ampcc_rt6lambdaINS4_4siteILy7819147129176800339EJEEEZ4mainE3$_0EEEEvPNS4_5queueERKT_RKT0_E4site+32(%rip)
	movq	%rbx, _ZZN11Concurrency12ampcc_detail6launchINS_12tiled_extentILi16ELi0ELi0EEEN8ampcc_rt6lambdaINS4_4siteILy7819147129176800339EJEEEZ4mainE3$_0EEEEvPNS4_5queueERKT_RKT0_E4site+40(%rip)
	movq	$0, _ZZN11Concurrency12ampcc_detail6launchINS_12tiled_extentILi16ELi0ELi0EEEN8ampcc_rt6lambdaINS4_4siteILy7819147129176800339EJEEEZ4mainE3$_0EEEEvPNS4_5queueERKT_RKT0_E4site+48(%rip)
	leaq	_ZN8ampcc_rt11launch_siteD2Ev(%rip), %rdi
	leaq	__dso_handle(%rip), %rdx
	callq	__cxa_atexit@PLT
	leaq	_ZGVZN11Concurrency12ampcc_detail6launchINS_12tiled_extentILi16ELi0ELi0EEEN8ampcc_rt6lambdaINS4_4siteILy7819147129176800339EJEEEZ4mainE3$_0EEEEvPNS4_5queueERKT_RKT0_E4site(%rip), %rdi
	callq	__cxa_guard_release@PLT
	movq	(%rsp), %r15
	jmp	.LBB0_14
.LBB0_48:
.Ltmp11:
	movq	%rax, %r12
	leaq	_ZGVZN11Concurrency12ampcc_detail6launchINS_12tiled_extentILi16ELi0ELi0EEEN8ampcc_rt6lambdaINS4_4siteILy7819147129176800339EJEEEZ4mainE3$_0EEEEvPNS4_5queueERKT_RKT0_E4site(%rip), %rdi
	callq	__cxa_guard_abort@PLT
	jmp	.LBB0_40
.LBB0_39:
.Ltmp14:
	movq	%rax, %r12
.LBB0_40:
	leaq	232(%rsp), %rdi
	callq	_ZZ4mainEN3$_0D2Ev
	leaq	120(%rsp), %rdi
	callq	_ZZ4mainEN3$_0D2Ev
	jmp	.LBB0_42
.LBB0_38:
.Ltmp8:
	movq	%rax, %r12
	jmp	.LBB0_44
.LBB0_37:
.Ltmp5:
	movq	%rax, %r12
	jmp	.LBB0_46
.LBB0_11:
.Ltmp2:
	movq	%rax, %r12
	jmp	.LBB0_47
.LBB0_41:
.Ltmp17:
	movq	%rax, %r12
.LBB0_42:
	movq	8(%rsp), %rdi
	lock		decq	8(%rdi)
	jne	.LBB0_44

	callq	_ZN8ampcc_rt7destroyEPNS_6bufferE@PLT
.LBB0_44:
	movq	(%rsp), %rax
	lock		decq	8(%rax)
	jne	.LBB0_46

	movq	(%rsp), %rdi
	callq	_ZN8ampcc_rt7destroyEPNS_6bufferE@PLT
.LBB0_46:
	movl	$24, %esi
	movq	64(%rsp), %rdi
	callq	_ZdlPvm@PLT
.LBB0_47:
	movl	$384, %esi
	movq	%r13, %rdi
	callq	_ZdlPvm@PLT
	movq	%r12, %rdi
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
	.uleb128 .Ltmp3-.Lfunc_begin0
	.uleb128 .Ltmp4-.Ltmp3
	.uleb128 .Ltmp5-.Lfunc_begin0
	.byte	0
	.uleb128 .Ltmp6-.Lfunc_begin0
	.uleb128 .Ltmp7-.Ltmp6
	.uleb128 .Ltmp8-.Lfunc_begin0
	.byte	0
	.uleb128 .Ltmp12-.Lfunc_begin0
	.uleb128 .Ltmp13-.Ltmp12
	.uleb128 .Ltmp14-.Lfunc_begin0
	.byte	0
	.uleb128 .Ltmp15-.Lfunc_begin0
	.uleb128 .Ltmp16-.Ltmp15
	.uleb128 .Ltmp17-.Lfunc_begin0
	.byte	0
	.uleb128 .Ltmp9-.Lfunc_begin0
	.uleb128 .Ltmp10-.Ltmp9
	.uleb128 .Ltmp11-.Lfunc_begin0
	.byte	0
	.uleb128 .Ltmp10-.Lfunc_begin0
	.uleb128 .Lfunc_end0-.Ltmp10
	.byte	0
	.byte	0
.Lcst_end0:
	.p2align	2, 0x0

	.text
	.p2align	4, 0x90
	.type	_ZZ4mainEN3$_0D2Ev,@function
_ZZ4mainEN3$_0D2Ev:
	.cfi_startproc

	pushq	%rbx
	.cfi_def_cfa_offset 16
	.cfi_offset %rbx, -16
	movq	%rdi, %rbx
	movq	56(%rdi), %rdi
	lock		decq	8(%rdi)
	jne	.LBB1_2

	callq	_ZN8ampcc_rt7destroyEPNS_6bufferE@PLT
.LBB1_2:
	movq	(%rbx), %rdi
	lock		decq	8(%rdi)
	jne	.LBB1_3

	popq	%rbx
	.cfi_def_cfa_offset 8
	jmp	_ZN8ampcc_rt7destroyEPNS_6bufferE@PLT
.LBB1_3:
	.cfi_def_cfa_offset 16
	popq	%rbx
	.cfi_def_cfa_offset 8
	retq
.Lfunc_end1:
	.size	_ZZ4mainEN3$_0D2Ev, .Lfunc_end1-_ZZ4mainEN3$_0D2Ev
	.cfi_endproc

	.section	.text._ZN8ampcc_rt12registrationD2Ev,"axG",@progbits,_ZN8ampcc_rt12registrationD2Ev,comdat
	.weak	_ZN8ampcc_rt12registrationD2Ev
	.p2align	4, 0x90
	.type	_ZN8ampcc_rt12registrationD2Ev,@function
_ZN8ampcc_rt12registrationD2Ev:
	.cfi_startproc

	movq	(%rdi), %rdi
	jmp	_ZN8ampcc_rt17unregister_moduleERKNS_6moduleE@PLT
.Lfunc_end2:
	.size	_ZN8ampcc_rt12registrationD2Ev, .Lfunc_end2-_ZN8ampcc_rt12registrationD2Ev
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
.Lfunc_end3:
	.size	__clang_call_terminate, .Lfunc_end3-__clang_call_terminate
	.cfi_endproc

	.text
	.p2align	4, 0x90
	.type	_ZN8ampcc_rt10kernel_keyINS_6lambdaINS_4siteILy7819147129176800339EJEEEZ4mainE3$_0EELi16ELi0ELi0EEENSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEERKN11Concurrency12tiled_extentIXT0_EXT1_EXT2_EEE,@function
_ZN8ampcc_rt10kernel_keyINS_6lambdaINS_4siteILy7819147129176800339EJEEEZ4mainE3$_0EELi16ELi0ELi0EEENSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEERKN11Concurrency12tiled_extentIXT0_EXT1_EXT2_EEE:
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
.Ltmp18:
	leaq	40(%rsp), %rdi
	movabsq	$7819147129176800339, %rsi
	leaq	8(%rsp), %rdx
	callq	_ZN8ampcc_rt8key_text6lambdaEyRKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE
.Ltmp19:

	movq	8(%rsp), %rdi
	cmpq	%r14, %rdi
	je	.LBB4_3

	movq	24(%rsp), %rsi
	incq	%rsi
	callq	_ZdlPvm@PLT
.LBB4_3:
	movq	$16, 8(%rsp)
	movl	$0, 16(%rsp)
.Ltmp21:
	leaq	40(%rsp), %rsi
	leaq	8(%rsp), %rdx
	movl	$3, %ecx
	movq	%rbx, %rdi
	callq	_ZN8ampcc_rt8key_text5tiledERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt16initializer_listIiE
.Ltmp22:

	movq	40(%rsp), %rdi
	leaq	56(%rsp), %rax
	cmpq	%rax, %rdi
	je	.LBB4_6

	movq	56(%rsp), %rsi
	incq	%rsi
	callq	_ZdlPvm@PLT
.LBB4_6:
	movq	%rbx, %rax
	addq	$72, %rsp
	.cfi_def_cfa_offset 24
	popq	%rbx
	.cfi_def_cfa_offset 16
	popq	%r14
	.cfi_def_cfa_offset 8
	retq
.LBB4_11:
	.cfi_def_cfa_offset 96
.Ltmp23:
	movq	%rax, %rbx
	movq	40(%rsp), %rdi
	leaq	56(%rsp), %rax
	cmpq	%rax, %rdi
	je	.LBB4_10

	movq	56(%rsp), %rsi
	jmp	.LBB4_9
.LBB4_7:
.Ltmp20:
	movq	%rax, %rbx
	movq	8(%rsp), %rdi
	cmpq	%r14, %rdi
	je	.LBB4_10

	movq	24(%rsp), %rsi
.LBB4_9:
	incq	%rsi
	callq	_ZdlPvm@PLT
.LBB4_10:
	movq	%rbx, %rdi
	callq	_Unwind_Resume@PLT
.Lfunc_end4:
	.size	_ZN8ampcc_rt10kernel_keyINS_6lambdaINS_4siteILy7819147129176800339EJEEEZ4mainE3$_0EELi16ELi0ELi0EEENSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEERKN11Concurrency12tiled_extentIXT0_EXT1_EXT2_EEE, .Lfunc_end4-_ZN8ampcc_rt10kernel_keyINS_6lambdaINS_4siteILy7819147129176800339EJEEEZ4mainE3$_0EELi16ELi0ELi0EEENSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEERKN11Concurrency12tiled_extentIXT0_EXT1_EXT2_EEE
	.cfi_endproc
	.section	.gcc_except_table,"a",@progbits
	.p2align	2, 0x0
GCC_except_table4:
.Lexception1:
	.byte	255
	.byte	255
	.byte	1
	.uleb128 .Lcst_end1-.Lcst_begin1
.Lcst_begin1:
	.uleb128 .Ltmp18-.Lfunc_begin1
	.uleb128 .Ltmp19-.Ltmp18
	.uleb128 .Ltmp20-.Lfunc_begin1
	.byte	0
	.uleb128 .Ltmp21-.Lfunc_begin1
	.uleb128 .Ltmp22-.Ltmp21
	.uleb128 .Ltmp23-.Lfunc_begin1
	.byte	0
	.uleb128 .Ltmp22-.Lfunc_begin1
	.uleb128 .Lfunc_end4-.Ltmp22
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
	je	.LBB5_1

	movq	(%rax), %rsi
	incq	%rsi
	jmp	_ZdlPvm@PLT
.LBB5_1:
	retq
.Lfunc_end5:
	.size	_ZN8ampcc_rt11launch_siteD2Ev, .Lfunc_end5-_ZN8ampcc_rt11launch_siteD2Ev
	.cfi_endproc

	.section	.text._ZN8ampcc_rt8key_text5tiledERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt16initializer_listIiE,"axG",@progbits,_ZN8ampcc_rt8key_text5tiledERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt16initializer_listIiE,comdat
	.weak	_ZN8ampcc_rt8key_text5tiledERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt16initializer_listIiE
	.p2align	4, 0x90
	.type	_ZN8ampcc_rt8key_text5tiledERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt16initializer_listIiE,@function
_ZN8ampcc_rt8key_text5tiledERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt16initializer_listIiE:
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
	pushq	%r13
	.cfi_def_cfa_offset 40
	pushq	%r12
	.cfi_def_cfa_offset 48
	pushq	%rbx
	.cfi_def_cfa_offset 56
	subq	$88, %rsp
	.cfi_def_cfa_offset 144
	.cfi_offset %rbx, -56
	.cfi_offset %r12, -48
	.cfi_offset %r13, -40
	.cfi_offset %r14, -32
	.cfi_offset %r15, -24
	.cfi_offset %rbp, -16
	movq	%rcx, %r14
	movq	%rdx, %r15
	leaq	.L.str.12(%rip), %rdx
	movq	%rdi, 8(%rsp)
	callq	_ZStplIcSt11char_traitsIcESaIcEENSt7__cxx1112basic_stringIT_T0_T1_EERKS8_PKS5_
	testq	%r14, %r14
	je	.LBB6_36

	leaq	(%r15,%r14,4), %rax
	movq	%rax, 80(%rsp)
	leaq	.L.str.1(%rip), %r13
	leaq	_ZZNSt8__detail18__to_chars_10_implIjEEvPcjT_E8__digits(%rip), %r12
	movl	$3518437209, %edx
	jmp	.LBB6_2
	.p2align	4, 0x90
.LBB6_34:
	leaq	.L.str.13(%rip), %r13
	movl	$3518437209, %edx
.LBB6_35:
	addq	$4, %r15
	cmpq	80(%rsp), %r15
	je	.LBB6_36
.LBB6_2:


	movl	(%r15), %ebp
	testq	%rbp, %rbp
	je	.LBB6_35

	movl	%ebp, %ebx
	negl	%ebx
	cmovsl	%ebp, %ebx
	movl	$1, %r14d
	cmpl	$10, %ebx
	jb	.LBB6_12

	movl	$4, %r14d
	movl	%ebx, %eax
	.p2align	4, 0x90
.LBB6_5:

	cmpl	$99, %eax
	jbe	.LBB6_6

	cmpl	$999, %eax
	jbe	.LBB6_8

	cmpl	$10000, %eax
	jb	.LBB6_12

	movl	%eax, %ecx
	imulq	%rdx, %rcx
	shrq	$45, %rcx
	addl	$4, %r14d
	cmpl	$99999, %eax
	movl	%ecx, %eax
	ja	.LBB6_5

	addl	$-3, %r14d
	jmp	.LBB6_12
.LBB6_6:
	addl	$-2, %r14d
	jmp	.LBB6_12
.LBB6_8:
	decl	%r14d
	.p2align	4, 0x90
.LBB6_12:
	shrl	$31, %ebp
	leal	(%r14,%rbp), %esi
	leaq	64(%rsp), %rax
	movq	%rax, 48(%rsp)
.Ltmp24:
	leaq	48(%rsp), %rdi
	movl	$45, %edx
	callq	_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE12_M_constructEmc@PLT
.Ltmp25:

	addq	48(%rsp), %rbp
	cmpl	$100, %ebx
	jb	.LBB6_14

	addl	$-2, %r14d
	.p2align	4, 0x90
.LBB6_16:

	leal	1(%r14), %ecx
	movl	%ebx, %eax
	imulq	$1374389535, %rax, %rax
	shrq	$37, %rax
	imull	$100, %eax, %edx
	movl	%ebx, %esi
	subl	%edx, %esi
	movzbl	(%r12,%rsi,2), %edx
	movzbl	1(%r12,%rsi,2), %esi
	movb	%sil, (%rbp,%rcx)
	movl	%r14d, %ecx
	movb	%dl, (%rbp,%rcx)
	addl	$-2, %r14d
	cmpl	$9999, %ebx
	movl	%eax, %ebx
	ja	.LBB6_16

	cmpl	$10, %eax
	jb	.LBB6_20
.LBB6_18:
	movl	%eax, %eax
	leaq	(%rax,%rax), %rcx
	movl	%ecx, %ecx
	movzbl	1(%rcx,%r12), %ecx
	movb	%cl, 1(%rbp)
	movzbl	(%r12,%rax,2), %eax
	jmp	.LBB6_21
	.p2align	4, 0x90
.LBB6_14:
	movl	%ebx, %eax
	cmpl	$10, %eax
	jae	.LBB6_18
.LBB6_20:
	orb	$48, %al
.LBB6_21:
	leaq	32(%rsp), %r14
	movb	%al, (%rbp)
	movq	%r13, %rdi
	callq	strlen@PLT
.Ltmp27:
	leaq	48(%rsp), %rdi
	xorl	%esi, %esi
	xorl	%edx, %edx
	movq	%r13, %rcx
	movq	%rax, %r8
	callq	_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE10_M_replaceEmmPKcm@PLT
.Ltmp28:

	movq	%r14, 16(%rsp)
	movq	(%rax), %rcx
	movq	%rax, %r13
	addq	$16, %r13
	cmpq	%r13, %rcx
	je	.LBB6_23

	movq	%rcx, 16(%rsp)
	movq	(%r13), %rcx
	movq	%rcx, 32(%rsp)
	jmp	.LBB6_26
	.p2align	4, 0x90
.LBB6_23:
	movq	8(%rax), %rdx
	incq	%rdx
	je	.LBB6_26

	movq	%r14, %rdi
	movq	%r13, %rsi
	movq	%rax, %rbx
	callq	memcpy@PLT
	movq	%rbx, %rax
	.p2align	4, 0x90
.LBB6_26:
	movq	8(%rax), %rcx
	movq	%rcx, 24(%rsp)
	movq	%r13, (%rax)
	movq	$0, 8(%rax)
	movb	$0, 16(%rax)
	movq	24(%rsp), %rdx
	movabsq	$4611686018427387903, %rax
	movq	8(%rsp), %rdi
	subq	8(%rdi), %rax
	cmpq	%rdx, %rax
	jb	.LBB6_27

	movq	16(%rsp), %rsi
.Ltmp30:
	callq	_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE9_M_appendEPKcm@PLT
.Ltmp31:

	movq	16(%rsp), %rdi
	cmpq	%r14, %rdi
	je	.LBB6_32

	movq	32(%rsp), %rsi
	incq	%rsi
	callq	_ZdlPvm@PLT
.LBB6_32:
	movq	48(%rsp), %rdi
	leaq	64(%rsp), %rax
	cmpq	%rax, %rdi
	je	.LBB6_34

	movq	64(%rsp), %rsi
	incq	%rsi
	callq	_ZdlPvm@PLT
	jmp	.LBB6_34
.LBB6_36:
	movq	8(%rsp), %rax
	addq	$88, %rsp
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
.LBB6_27:
	.cfi_def_cfa_offset 144
.Ltmp33:
	leaq	.L.str.14(%rip), %rdi
	callq	_ZSt20__throw_length_errorPKc@PLT
.Ltmp34:

.LBB6_39:
.Ltmp35:
	jmp	.LBB6_40
.LBB6_19:
.Ltmp26:
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB6_37:
.Ltmp29:
	movq	%rax, %r15
	jmp	.LBB6_42
.LBB6_38:
.Ltmp32:
.LBB6_40:
	movq	%rax, %r15
	movq	16(%rsp), %rdi
	leaq	32(%rsp), %rax
	cmpq	%rax, %rdi
	je	.LBB6_42

	movq	32(%rsp), %rsi
	incq	%rsi
	callq	_ZdlPvm@PLT
.LBB6_42:
	movq	48(%rsp), %rdi
	leaq	64(%rsp), %rax
	cmpq	%rax, %rdi
	je	.LBB6_44

	movq	64(%rsp), %rsi
	incq	%rsi
	callq	_ZdlPvm@PLT
.LBB6_44:
	movq	8(%rsp), %rcx
	movq	(%rcx), %rdi
	addq	$16, %rcx
	cmpq	%rcx, %rdi
	je	.LBB6_46

	movq	(%rcx), %rsi
	incq	%rsi
	callq	_ZdlPvm@PLT
.LBB6_46:
	movq	%r15, %rdi
	callq	_Unwind_Resume@PLT
.Lfunc_end6:
	.size	_ZN8ampcc_rt8key_text5tiledERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt16initializer_listIiE, .Lfunc_end6-_ZN8ampcc_rt8key_text5tiledERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt16initializer_listIiE
	.cfi_endproc
	.section	.gcc_except_table._ZN8ampcc_rt8key_text5tiledERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt16initializer_listIiE,"aG",@progbits,_ZN8ampcc_rt8key_text5tiledERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt16initializer_listIiE,comdat
	.p2align	2, 0x0
GCC_except_table6:
.Lexception2:
	.byte	255
	.byte	155
	.uleb128 .Lttbase0-.Lttbaseref0
.Lttbaseref0:
	.byte	1
	.uleb128 .Lcst_end2-.Lcst_begin2
.Lcst_begin2:
	.uleb128 .Lfunc_begin2-.Lfunc_begin2
	.uleb128 .Ltmp24-.Lfunc_begin2
	.byte	0
	.byte	0
	.uleb128 .Ltmp24-.Lfunc_begin2
	.uleb128 .Ltmp25-.Ltmp24
	.uleb128 .Ltmp26-.Lfunc_begin2
	.byte	1
	.uleb128 .Ltmp27-.Lfunc_begin2
	.uleb128 .Ltmp28-.Ltmp27
	.uleb128 .Ltmp29-.Lfunc_begin2
	.byte	0
	.uleb128 .Ltmp28-.Lfunc_begin2
	.uleb128 .Ltmp30-.Ltmp28
	.byte	0
	.byte	0
	.uleb128 .Ltmp30-.Lfunc_begin2
	.uleb128 .Ltmp31-.Ltmp30
	.uleb128 .Ltmp32-.Lfunc_begin2
	.byte	0
	.uleb128 .Ltmp33-.Lfunc_begin2
	.uleb128 .Ltmp34-.Ltmp33
	.uleb128 .Ltmp35-.Lfunc_begin2
	.byte	0
	.uleb128 .Ltmp34-.Lfunc_begin2
	.uleb128 .Lfunc_end6-.Ltmp34
	.byte	0
	.byte	0
.Lcst_end2:
	.byte	1

	.byte	0
	.p2align	2, 0x0

	.long	0
.Lttbase0:
	.p2align	2, 0x0

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

.Ltmp36:
	movq	%rbx, %rdi
	movq	%r14, %rsi
	movq	%rax, %rdx
	callq	_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE9_M_appendEPKcm@PLT
.Ltmp37:

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
.Ltmp38:
	leaq	.L.str.14(%rip), %rdi
	callq	_ZSt20__throw_length_errorPKc@PLT
.Ltmp39:

.LBB7_9:
.Ltmp40:
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
	.uleb128 .Ltmp36-.Lfunc_begin3
	.byte	0
	.byte	0
	.uleb128 .Ltmp36-.Lfunc_begin3
	.uleb128 .Ltmp39-.Ltmp36
	.uleb128 .Ltmp40-.Lfunc_begin3
	.byte	0
	.uleb128 .Ltmp39-.Lfunc_begin3
	.uleb128 .Lfunc_end7-.Ltmp39
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

	leaq	.L.str.18(%rip), %rcx
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
.Ltmp41:
	leaq	.L.str.17(%rip), %rcx
	leaq	8(%rsp), %rdi
	movl	$1, %r8d
	xorl	%esi, %esi
	xorl	%edx, %edx
	callq	_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE10_M_replaceEmmPKcm@PLT
.Ltmp42:

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
.Ltmp44:
	leaq	72(%rsp), %rdi
	movq	%r15, %rsi
	callq	_ZN8ampcc_rt8key_text11in_bracketsERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE
.Ltmp45:

.Ltmp47:
	leaq	40(%rsp), %rsi
	leaq	72(%rsp), %rdx
	movq	%rbx, %rdi
	callq	_ZStplIcSt11char_traitsIcESaIcEENSt7__cxx1112basic_stringIT_T0_T1_EEOS8_S9_
.Ltmp48:

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
.Ltmp49:
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
.Ltmp46:
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
.Ltmp43:
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
	.uleb128 .Ltmp41-.Lfunc_begin4
	.byte	0
	.byte	0
	.uleb128 .Ltmp41-.Lfunc_begin4
	.uleb128 .Ltmp42-.Ltmp41
	.uleb128 .Ltmp43-.Lfunc_begin4
	.byte	0
	.uleb128 .Ltmp42-.Lfunc_begin4
	.uleb128 .Ltmp44-.Ltmp42
	.byte	0
	.byte	0
	.uleb128 .Ltmp44-.Lfunc_begin4
	.uleb128 .Ltmp45-.Ltmp44
	.uleb128 .Ltmp46-.Lfunc_begin4
	.byte	0
	.uleb128 .Ltmp47-.Lfunc_begin4
	.uleb128 .Ltmp48-.Ltmp47
	.uleb128 .Ltmp49-.Lfunc_begin4
	.byte	0
	.uleb128 .Ltmp48-.Lfunc_begin4
	.uleb128 .Lfunc_end8-.Ltmp48
	.byte	0
	.byte	0
.Lcst_end4:
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
	je	.LBB9_2

	movq	16(%rsi), %r9
.LBB9_2:
	cmpq	%r9, %rdi
	jbe	.LBB9_10

	leaq	16(%rdx), %r10
	movl	$15, %r9d
	cmpq	%r10, (%rdx)
	je	.LBB9_5

	movq	16(%rdx), %r9
.LBB9_5:
	cmpq	%r9, %rdi
	jbe	.LBB9_6
.LBB9_10:
	movabsq	$4611686018427387903, %rcx
	subq	%r8, %rcx
	cmpq	%rax, %rcx
	jb	.LBB9_14

	movq	(%rdx), %rcx
	movq	%rsi, %rdi
	movq	%rcx, %rsi
	movq	%rax, %rdx
	callq	_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE9_M_appendEPKcm@PLT
	jmp	.LBB9_7
.LBB9_6:
	movq	%rdx, %rdi
	xorl	%esi, %esi
	xorl	%edx, %edx
	callq	_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE10_M_replaceEmmPKcm@PLT
.LBB9_7:
	leaq	16(%rbx), %rdi
	movq	%rdi, (%rbx)
	movq	(%rax), %rcx
	leaq	16(%rax), %r14
	cmpq	%r14, %rcx
	je	.LBB9_8

	movq	%rcx, (%rbx)
	movq	(%r14), %rcx
	movq	%rcx, 16(%rbx)
	jmp	.LBB9_13
.LBB9_8:
	movq	8(%rax), %rdx
	incq	%rdx
	je	.LBB9_13

	movq	%r14, %rsi
	movq	%rax, %r15
	callq	memcpy@PLT
	movq	%r15, %rax
.LBB9_13:
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
.LBB9_14:
	.cfi_def_cfa_offset 32
	leaq	.L.str.14(%rip), %rdi
	callq	_ZSt20__throw_length_errorPKc@PLT
.Lfunc_end9:
	.size	_ZStplIcSt11char_traitsIcESaIcEENSt7__cxx1112basic_stringIT_T0_T1_EEOS8_S9_, .Lfunc_end9-_ZStplIcSt11char_traitsIcESaIcEENSt7__cxx1112basic_stringIT_T0_T1_EEOS8_S9_
	.cfi_endproc

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
	je	.LBB10_1

	movq	%rsi, %rdx
	leaq	.L.str.19(%rip), %rsi
	leaq	8(%rsp), %rdi
	callq	_ZStplIcSt11char_traitsIcESaIcEENSt7__cxx1112basic_stringIT_T0_T1_EEPKS5_RKS8_
	movabsq	$4611686018427387903, %rax
	cmpq	%rax, 16(%rsp)
	je	.LBB10_3

.Ltmp50:
	leaq	.L.str.20(%rip), %rsi
	leaq	8(%rsp), %rdi
	movl	$1, %edx
	callq	_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE9_M_appendEPKcm@PLT
.Ltmp51:

	leaq	16(%rbx), %rdi
	movq	%rdi, (%rbx)
	movq	(%rax), %rcx
	movq	%rax, %r14
	addq	$16, %r14
	cmpq	%r14, %rcx
	je	.LBB10_7

	movq	%rcx, (%rbx)
	movq	(%r14), %rcx
	movq	%rcx, 16(%rbx)
	jmp	.LBB10_10
.LBB10_1:
	leaq	16(%rbx), %rax
	movq	%rax, (%rbx)
	movq	%r15, 8(%rbx)
	movb	$0, 16(%rbx,%r15)
	testq	%r15, %r15
	jne	.LBB10_12
	jmp	.LBB10_14
.LBB10_7:
	movq	8(%rax), %rdx
	incq	%rdx
	je	.LBB10_10

	movq	%r14, %rsi
	movq	%rax, %r12
	callq	memcpy@PLT
	movq	%r12, %rax
.LBB10_10:
	movq	8(%rax), %rcx
	movq	%rcx, 8(%rbx)
	movq	%r14, (%rax)
	movq	$0, 8(%rax)
	movb	$0, 16(%rax)
	testq	%r15, %r15
	je	.LBB10_14
.LBB10_12:
	movq	8(%rsp), %rdi
	leaq	24(%rsp), %rax
	cmpq	%rax, %rdi
	je	.LBB10_14

	movq	24(%rsp), %rsi
	incq	%rsi
	callq	_ZdlPvm@PLT
.LBB10_14:
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
.LBB10_3:
	.cfi_def_cfa_offset 80
.Ltmp52:
	leaq	.L.str.14(%rip), %rdi
	callq	_ZSt20__throw_length_errorPKc@PLT
.Ltmp53:

.LBB10_15:
.Ltmp54:
	movq	%rax, %rbx
	movq	8(%rsp), %rdi
	leaq	24(%rsp), %rax
	cmpq	%rax, %rdi
	je	.LBB10_17

	movq	24(%rsp), %rsi
	incq	%rsi
	callq	_ZdlPvm@PLT
.LBB10_17:
	movq	%rbx, %rdi
	callq	_Unwind_Resume@PLT
.Lfunc_end10:
	.size	_ZN8ampcc_rt8key_text11in_bracketsERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE, .Lfunc_end10-_ZN8ampcc_rt8key_text11in_bracketsERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE
	.cfi_endproc
	.section	.gcc_except_table._ZN8ampcc_rt8key_text11in_bracketsERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE,"aG",@progbits,_ZN8ampcc_rt8key_text11in_bracketsERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE,comdat
	.p2align	2, 0x0
GCC_except_table10:
.Lexception5:
	.byte	255
	.byte	255
	.byte	1
	.uleb128 .Lcst_end5-.Lcst_begin5
.Lcst_begin5:
	.uleb128 .Lfunc_begin5-.Lfunc_begin5
	.uleb128 .Ltmp50-.Lfunc_begin5
	.byte	0
	.byte	0
	.uleb128 .Ltmp50-.Lfunc_begin5
	.uleb128 .Ltmp51-.Ltmp50
	.uleb128 .Ltmp54-.Lfunc_begin5
	.byte	0
	.uleb128 .Ltmp51-.Lfunc_begin5
	.uleb128 .Ltmp52-.Ltmp51
	.byte	0
	.byte	0
	.uleb128 .Ltmp52-.Lfunc_begin5
	.uleb128 .Ltmp53-.Ltmp52
	.uleb128 .Ltmp54-.Lfunc_begin5
	.byte	0
	.uleb128 .Ltmp53-.Lfunc_begin5
	.uleb128 .Lfunc_end10-.Ltmp53
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
.Ltmp55:
	movq	%rbx, %rdi
	callq	_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7reserveEm@PLT
.Ltmp56:

	movabsq	$4611686018427387903, %rbp
	movq	%rbp, %rax
	subq	8(%rbx), %rax
	cmpq	%r12, %rax
	jb	.LBB11_4

.Ltmp57:
	movq	%rbx, %rdi
	movq	%r15, %rsi
	movq	%r12, %rdx
	callq	_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE9_M_appendEPKcm@PLT
.Ltmp58:

	movq	8(%r14), %rdx
	subq	8(%rbx), %rbp
	cmpq	%rdx, %rbp
	jb	.LBB11_4

	movq	(%r14), %rsi
.Ltmp59:
	movq	%rbx, %rdi
	callq	_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE9_M_appendEPKcm@PLT
.Ltmp60:

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
.LBB11_4:
	.cfi_def_cfa_offset 64
.Ltmp61:
	leaq	.L.str.14(%rip), %rdi
	callq	_ZSt20__throw_length_errorPKc@PLT
.Ltmp62:

.LBB11_6:
.Ltmp63:
	movq	%rax, %r14
	movq	(%rbx), %rdi
	cmpq	%r13, %rdi
	je	.LBB11_8

	movq	(%r13), %rsi
	incq	%rsi
	callq	_ZdlPvm@PLT
.LBB11_8:
	movq	%r14, %rdi
	callq	_Unwind_Resume@PLT
.Lfunc_end11:
	.size	_ZStplIcSt11char_traitsIcESaIcEENSt7__cxx1112basic_stringIT_T0_T1_EEPKS5_RKS8_, .Lfunc_end11-_ZStplIcSt11char_traitsIcESaIcEENSt7__cxx1112basic_stringIT_T0_T1_EEPKS5_RKS8_
	.cfi_endproc
	.section	.gcc_except_table._ZStplIcSt11char_traitsIcESaIcEENSt7__cxx1112basic_stringIT_T0_T1_EEPKS5_RKS8_,"aG",@progbits,_ZStplIcSt11char_traitsIcESaIcEENSt7__cxx1112basic_stringIT_T0_T1_EEPKS5_RKS8_,comdat
	.p2align	2, 0x0
GCC_except_table11:
.Lexception6:
	.byte	255
	.byte	255
	.byte	1
	.uleb128 .Lcst_end6-.Lcst_begin6
.Lcst_begin6:
	.uleb128 .Ltmp55-.Lfunc_begin6
	.uleb128 .Ltmp62-.Ltmp55
	.uleb128 .Ltmp63-.Lfunc_begin6
	.byte	0
	.uleb128 .Ltmp62-.Lfunc_begin6
	.uleb128 .Lfunc_end11-.Ltmp62
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
.Lfunc_end12:
	.size	_GLOBAL__I_000101, .Lfunc_end12-_GLOBAL__I_000101
	.cfi_endproc

	.text
	.hidden	main_kernel_native_e88565c01e1d1681
	.weak	main_kernel_native_e88565c01e1d1681
	.p2align	4, 0x90
	.type	main_kernel_native_e88565c01e1d1681,@function
main_kernel_native_e88565c01e1d1681:
	.cfi_startproc

	movq	(%rsi), %rax
	movq	8(%rsi), %rcx
	subq	%rax, %rcx
	je	.LBB13_5

	movq	(%rdi), %r8
	movq	8(%rdi), %rdx
	movq	(%rdx), %r9
	movl	16(%rsi), %r11d
	xorl	%r10d, %r10d
	xorl	%edx, %edx
	divq	%r11
	movq	24(%rdi), %rax
	movq	(%rax), %rax
	shlq	$2, %rax
	addq	16(%rdi), %rax
	.p2align	4, 0x90
.LBB13_2:

	movl	%edx, %edi
	shll	$4, %edi
	movslq	%edi, %rdi
	addq	%r9, %rdi
	movups	(%r8,%rdi,4), %xmm0
	movdqu	16(%r8,%rdi,4), %xmm1
	movups	32(%r8,%rdi,4), %xmm2
	movups	48(%r8,%rdi,4), %xmm3
	movaps	%xmm3, -24(%rsp)
	movaps	%xmm2, -40(%rsp)
	movdqa	%xmm1, -56(%rsp)
	movaps	%xmm0, -72(%rsp)
	xorl	%edi, %edi
	.p2align	4, 0x90
.LBB13_3:

	movdqa	-72(%rsp,%rdi,4), %xmm0
	paddd	-40(%rsp,%rdi,4), %xmm0
	movdqa	%xmm0, -72(%rsp,%rdi,4)
	addq	$4, %rdi
	cmpq	$8, %rdi
	jne	.LBB13_3

	movdqa	-72(%rsp), %xmm0
	paddd	-56(%rsp), %xmm0
	movdqa	%xmm0, -72(%rsp)
	movq	-64(%rsp), %xmm0
	movq	-72(%rsp), %xmm1
	paddd	%xmm0, %xmm1
	movq	%xmm1, -72(%rsp)
	movq	%xmm1, %rdi
	addl	-68(%rsp), %edi
	movslq	%edx, %r11
	movl	%edi, (%rax,%r11,4)
	incl	%edx
	cmpl	16(%rsi), %edx
	cmovel	%r10d, %edx
	decq	%rcx
	jne	.LBB13_2
.LBB13_5:
	retq
.Lfunc_end13:
	.size	main_kernel_native_e88565c01e1d1681, .Lfunc_end13-main_kernel_native_e88565c01e1d1681
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
	.asciz	"tiled.cpp"
	.size	.L.str, 10

	.type	_ZN12_GLOBAL__N_114__ampcc_sourceE,@object
	.section	.rodata,"a",@progbits
	.p2align	4, 0x0
_ZN12_GLOBAL__N_114__ampcc_sourceE:
	.asciz	"#pragma OPENCL FP_CONTRACT OFF\n#ifndef VIEWS_WITH_OFFSET\n#define VIEWS_WITH_OFFSET 0xffffffff\n#endif\n#define VIEW_OFFSET(bit, offset) (offset & -(long)(VIEWS_WITH_OFFSET >> bit & 1))\n#if defined(POCL_DEVICE_ADDRESS_BITS) && !defined(__SPIR__) && !defined(__NVPTX__)\n#define SHARED(variable) \\\n  if (get_work_dim() > 3) { volatile size_t address = (size_t)&variable; }\n#define BRANCH() ((void)__builtin_assume_aligned((__private void *)0, 16))\n#define barrier(flags) (barrier(flags), BRANCH())\n#define get_global_id(dimension) \\\n  (get_group_id(dimension) * get_local_size(dimension) + get_local_id(dimension))\n#else\n#define SHARED(variable)\n#define BRANCH()\n#endif\n\n// kernel of main_kernel, tiled.cpp:12\n#line 12 \"tiled.cpp\"\n__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void main_kernel(\n    __global const int *in, long in_offset, __global int *out, long out_offset) {\n#line 13 \"tiled.cpp\"\n  __local int part[16] __attribute__((aligned(16))); SHARED(part);\n  in += VIEW_OFFSET(0, in_offset);\n  out += VIEW_OFFSET(1, out_offset);\n  int t_local = get_local_id(0);\n#line 14 \"tiled.cpp\"\n  part[t_local] = in[get_global_id(0)];\n  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);\n  for (int half_ = 8; half_ > 0; half_ /= 2) {\n    BRANCH();\n    if (t_local < half_) {\n#line 18 \"tiled.cpp\"\n      part[t_local] += part[t_local + half_];\n    }\n#line 19 \"tiled.cpp\"\n    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);\n  }\n  if (t_local == 0) {\n    out[get_group_id(0)] = part[0];\n  }\n}\n"
	.size	_ZN12_GLOBAL__N_114__ampcc_sourceE, 1500

	.type	_ZN12_GLOBAL__N_115__ampcc_kernelsE,@object
	.section	.data.rel.ro,"aw",@progbits
	.p2align	4, 0x0
_ZN12_GLOBAL__N_115__ampcc_kernelsE:
	.quad	.L.str.3
	.quad	.L.str.4
	.quad	_ZN12_GLOBAL__N_114__ampcc_args_0E
	.long	4
	.long	112
	.long	1
	.long	16
	.long	1
	.long	1
	.long	64
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.quad	.L.str
	.long	12
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
	.quad	1499
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
	.asciz	"L6c8330e2e9193c53|t16"
	.size	.L.str.3, 22

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
	.byte	1
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
	.byte	1
	.byte	0
	.byte	0
	.zero	1
	.long	56
	.long	0
	.long	8
	.quad	.L.str.8
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
	.long	80
	.long	0
	.long	8
	.quad	.L.str.9
	.long	1
	.long	4294967295
	.long	0
	.long	4294967295
	.long	0
	.long	0
	.size	_ZN12_GLOBAL__N_114__ampcc_args_0E, 192

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
	.long	4
	.long	1
	.quad	_ZN12_GLOBAL__N_118__ampcc_variants_0E
	.quad	108
	.size	_ZN12_GLOBAL__N_116__ampcc_native_0E, 32

	.type	.L.str.6,@object
	.section	.rodata.str1.1,"aMS",@progbits,1
.L.str.6:
	.asciz	"in"
	.size	.L.str.6, 3

	.type	.L.str.7,@object
.L.str.7:
	.asciz	"in_offset"
	.size	.L.str.7, 10

	.type	.L.str.8,@object
.L.str.8:
	.asciz	"out"
	.size	.L.str.8, 4

	.type	.L.str.9,@object
.L.str.9:
	.asciz	"out_offset"
	.size	.L.str.9, 11

	.type	_ZN12_GLOBAL__N_121__ampcc_native_args_0E,@object
	.section	.data.rel.ro,"aw",@progbits
	.p2align	4, 0x0
_ZN12_GLOBAL__N_121__ampcc_native_args_0E:
	.byte	1
	.byte	0
	.byte	1
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
	.byte	1
	.byte	0
	.byte	0
	.zero	1
	.long	56
	.long	0
	.long	8
	.quad	.L.str.8
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
	.long	80
	.long	0
	.long	8
	.quad	.L.str.9
	.long	1
	.long	4294967295
	.long	0
	.long	4294967295
	.long	0
	.long	0
	.size	_ZN12_GLOBAL__N_121__ampcc_native_args_0E, 192

	.type	_ZN12_GLOBAL__N_118__ampcc_variants_0E,@object
	.p2align	4, 0x0
_ZN12_GLOBAL__N_118__ampcc_variants_0E:
	.quad	.L.str.1
	.quad	main_kernel_native_e88565c01e1d1681
	.size	_ZN12_GLOBAL__N_118__ampcc_variants_0E, 16

	.type	_ZZN11Concurrency12ampcc_detail6launchINS_12tiled_extentILi16ELi0ELi0EEEN8ampcc_rt6lambdaINS4_4siteILy7819147129176800339EJEEEZ4mainE3$_0EEEEvPNS4_5queueERKT_RKT0_E4site,@object
	.local	_ZZN11Concurrency12ampcc_detail6launchINS_12tiled_extentILi16ELi0ELi0EEEN8ampcc_rt6lambdaINS4_4siteILy7819147129176800339EJEEEZ4mainE3$_0EEEEvPNS4_5queueERKT_RKT0_E4site
	.comm	_ZZN11Concurrency12ampcc_detail6launchINS_12tiled_extentILi16ELi0ELi0EEEN8ampcc_rt6lambdaINS4_4siteILy7819147129176800339EJEEEZ4mainE3$_0EEEEvPNS4_5queueERKT_RKT0_E4site,56,8
	.type	_ZGVZN11Concurrency12ampcc_detail6launchINS_12tiled_extentILi16ELi0ELi0EEEN8ampcc_rt6lambdaINS4_4siteILy7819147129176800339EJEEEZ4mainE3$_0EEEEvPNS4_5queueERKT_RKT0_E4site,@object
	.local	_ZGVZN11Concurrency12ampcc_detail6launchINS_12tiled_extentILi16ELi0ELi0EEEN8ampcc_rt6lambdaINS4_4siteILy7819147129176800339EJEEEZ4mainE3$_0EEEEvPNS4_5queueERKT_RKT0_E4site
	.comm	_ZGVZN11Concurrency12ampcc_detail6launchINS_12tiled_extentILi16ELi0ELi0EEEN8ampcc_rt6lambdaINS4_4siteILy7819147129176800339EJEEEZ4mainE3$_0EEEEvPNS4_5queueERKT_RKT0_E4site,8,8
	.type	.L.str.12,@object
	.section	.rodata.str1.1,"aMS",@progbits,1
.L.str.12:
	.asciz	"|t"
	.size	.L.str.12, 3

	.type	.L.str.13,@object
.L.str.13:
	.asciz	"x"
	.size	.L.str.13, 2

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

	.type	.L.str.17,@object
	.section	.rodata.str1.1,"aMS",@progbits,1
.L.str.17:
	.asciz	"L"
	.size	.L.str.17, 2

	.type	.L.str.18,@object
.L.str.18:
	.asciz	"0123456789abcdef"
	.size	.L.str.18, 17

	.type	.L.str.19,@object
.L.str.19:
	.asciz	"<"
	.size	.L.str.19, 2

	.type	.L.str.20,@object
.L.str.20:
	.asciz	">"
	.size	.L.str.20, 2

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
	.addrsig_sym main_kernel_native_e88565c01e1d1681
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
	.addrsig_sym _ZZN11Concurrency12ampcc_detail6launchINS_12tiled_extentILi16ELi0ELi0EEEN8ampcc_rt6lambdaINS4_4siteILy7819147129176800339EJEEEZ4mainE3$_0EEEEvPNS4_5queueERKT_RKT0_E4site
	.addrsig_sym _ZGVZN11Concurrency12ampcc_detail6launchINS_12tiled_extentILi16ELi0ELi0EEEN8ampcc_rt6lambdaINS4_4siteILy7819147129176800339EJEEEZ4mainE3$_0EEEEvPNS4_5queueERKT_RKT0_E4site
