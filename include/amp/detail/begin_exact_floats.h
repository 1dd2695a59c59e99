//===- begin_exact_floats.h - the beginning of code that relies on every rounding ===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The mathematical headers put this file and end_exact_floats.h around code that computes with the
// rounding errors of its own products and sums. Clang contracts no `a * b + c` to an fma there, in
// kernels and on the host, although the rest of the program may be compiled with -ffp-contract=on.
// For other host compilers the file is empty. It has no include guard, because it is included
// several times. Put new code that relies on such errors between the two.
//
//===----------------------------------------------------------------------===//
#ifdef __clang__
#pragma float_control(push)
#pragma STDC FP_CONTRACT OFF
#endif
