//===- end_exact_floats.h - the end of the code after begin_exact_floats.h -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifdef __clang__
#pragma float_control(pop)
#endif
