//===- end_exact_floats.h - the end of the code that begin_exact_floats.h begins ===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifdef __clang__
#pragma float_control(pop)
#endif
