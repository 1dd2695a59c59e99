//===- placement.h - where a CPU device's compiler puts loops -------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef BENCH_PLACEMENT_H
#define BENCH_PLACEMENT_H

namespace bench {

/// Call before OpenCL is used: kernels that were compiled earlier, with their loops wherever they
/// happened to lie, are not taken from PoCL's cache.
void ignore_compiled_kernels();

/// Makes PoCL's compiler begin every innermost loop at a cache line, in all variants alike: a loop
/// of seven instructions was measured 17 % slower across two lines than within one, and a single
/// instruction more or less before the loop decides. Call when PoCL is loaded and before it
/// compiles. False where there is no such compiler.
bool align_loops();

} // namespace bench

#endif
