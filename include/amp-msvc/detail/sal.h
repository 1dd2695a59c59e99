//===- sal.h - the annotations of SAL, as empty macros --------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// detail/dialect.h includes this file before every source for Visual C++ (--amp-msvc). SAL is
// Visual C++'s source-code annotation language, whose words document parameters, results, locks and
// fields for its analyser. Other compilers do not know them, so each one is a macro without text;
// _Analysis_assume_ does not evaluate its argument either. The list has those annotations that
// programs use, of all versions of SAL. Add an annotation that a program needs at the end.
//
//===----------------------------------------------------------------------===//
#ifndef AMP_MSVC_DETAIL_SAL_H
#define AMP_MSVC_DETAIL_SAL_H

#define _In_
#define _In_opt_
#define _In_z_
#define _In_opt_z_
#define _In_reads_(...)
#define _In_reads_opt_(...)
#define _In_reads_bytes_(...)
#define _Inout_
#define _Inout_opt_
#define _Inout_updates_(...)
#define _Out_
#define _Out_opt_
#define _Outptr_
#define _Out_writes_(...)
#define _Out_writes_opt_(...)
#define _Out_writes_bytes_(...)
#define _Ret_maybenull_
#define _Ret_notnull_
#define _Check_return_
#define _Must_inspect_result_
#define _Printf_format_string_
#define _Success_(...)
#define _When_(...)
#define _Analysis_assume_(...) ((void)0)
#define _In_range_(...)
#define _In_opt_count_(...)
#define _In_count_(...)
#define _In_bytecount_(...)
#define _In_reads_z_(...)
#define _In_reads_or_z_(...)
#define _In_reads_to_ptr_(...)
#define _Inout_z_
#define _Inout_opt_z_
#define _Inout_updates_z_(...)
#define _Inout_updates_all_(...)
#define _Inout_updates_bytes_(...)
#define _Inout_updates_opt_(...)
#define _Inout_count_(...)
#define _Out_cap_(...)
#define _Out_z_cap_(...)
#define _Out_writes_z_(...)
#define _Out_writes_all_(...)
#define _Out_writes_to_(...)
#define _Out_range_(...)
#define _Outptr_opt_
#define _Outptr_result_maybenull_
#define _COM_Outptr_
#define _Ret_z_
#define _Ret_range_(...)
#define _Ret_writes_(...)
#define _Pre_
#define _Post_
#define _Pre_satisfies_(...)
#define _Post_satisfies_(...)
#define _Notnull_
#define _Maybenull_
#define _Null_terminated_
#define _Field_size_(...)
#define _Field_range_(...)
#define _Use_decl_annotations_
#define _At_(...)
#define _Function_class_(...)
#define _Acquires_lock_(...)
#define _Releases_lock_(...)
#define _Guarded_by_(...)
#define _Requires_lock_held_(...)
#define _Reserved_
#define _Scanf_format_string_
#define _Deref_out_range_(...)
#define _Always_(...)
#define _On_failure_(...)
#define _Analysis_noreturn_
#define _Prepost_
#define _Points_to_data_
#define _Const_
#define _Literal_
#define _Interlocked_operand_

#endif
