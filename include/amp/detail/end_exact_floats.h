//===- end_exact_floats.h - see begin_exact_floats.h ----------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifdef __clang__
#pragma float_control(pop)
#endif
