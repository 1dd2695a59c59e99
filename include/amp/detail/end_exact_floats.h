//===- end_exact_floats.h - the end of the code that begin_exact_floats.h begins ===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Restores the program's contraction of products and sums to fma (begin_exact_floats.h). Change
// both files together.
//
//===----------------------------------------------------------------------===//
#ifdef __clang__
#pragma float_control(pop)
#endif
