//===- begin_exact_floats.h - code that counts on every rounding ----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What stands between this file and end_exact_floats.h computes with the errors of its own products
// and sums: no `a * b + c` there is contracted, whatever the program is compiled with, in kernels
// and on the host. No include guard: it is meant to be read again.
//
//===----------------------------------------------------------------------===//
#ifdef __clang__
#pragma float_control(push)
#pragma STDC FP_CONTRACT OFF
#endif
