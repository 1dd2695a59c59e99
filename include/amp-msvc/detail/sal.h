//===- sal.h - annotations for Visual C++'s analyser ----------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
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

#endif
