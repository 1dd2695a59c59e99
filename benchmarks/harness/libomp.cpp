//===- libomp.cpp - what an older libomp lacks ----------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Clang 19 calls a function after a loop with a dynamic schedule that does nothing in its libomp.
// With an older libomp it is this one.
//
//===----------------------------------------------------------------------===//

extern "C" __attribute__((weak)) void __kmpc_dispatch_deinit(void *, int) {}
