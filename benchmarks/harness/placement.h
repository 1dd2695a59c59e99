//===- placement.h - alignment of loops by the compiler of a CPU device ---===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef BENCH_PLACEMENT_H
#define BENCH_PLACEMENT_H

namespace bench {

/// Switches PoCL's cache off, because it has kernels with other alignments. Has to be called before
/// OpenCL is used.
void ignore_compiled_kernels();

/// Makes PoCL's compiler align every innermost loop to a cache line, in all variants. Otherwise one
/// instruction before a loop can decide the comparison: a loop of seven instructions was 17 %
/// slower across two lines than within one. Has to be called after PoCL is loaded and before it
/// compiles. Returns false if there is no such compiler.
bool align_loops();

} // namespace bench

#endif
