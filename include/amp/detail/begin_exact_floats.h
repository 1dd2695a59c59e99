//===- begin_exact_floats.h - code that relies on every rounding ----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The code between this file and end_exact_floats.h computes with the rounding errors of its
// products and sums. So no `a * b + c` there is contracted, for any option of the program, in
// kernels and on the host. There is no include guard, because the file is included several times.
//
//===----------------------------------------------------------------------===//
#ifdef __clang__
#pragma float_control(push)
#pragma STDC FP_CONTRACT OFF
#endif
