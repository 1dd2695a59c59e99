//===- LaneAccesses.h - vector accesses of native text as LLVM instructions -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Native kernels are the kernels for the CPU, C++ text that lib/NativeCompile compiles with Clang.
// In the vector form they run several GPU threads in the lanes of vectors. A lane that is off (its
// thread does not run the statement) must access no memory. Levels.cpp calls these functions on the
// LLVM module of the native text: lowerLaneAccesses() first, before any optimisation, and
// allowGathers() later on the copy of each level (instruction set) with AVX2. A further function of
// native_lanes.h without a body is replaced here.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_NATIVECOMPILE_LANEACCESSES_H
#define AMPCC_LIB_NATIVECOMPILE_LANEACCESSES_H

namespace llvm {
class Module;
}

namespace ampcc {

/// Replaces the calls of ampcc_native_load_lanes and similar (ampcc_rt/native_lanes.h), for which
/// Clang has no built-in functions, by LLVM's masked accesses. They pass vectors in memory, so M
/// must not be optimised yet: LLVM then moves the vectors into registers.
void lowerLaneAccesses(llvm::Module &M);

/// Lets the functions of M use AVX2's gather instruction where each lane reads at another place and
/// some lanes may be off. By default LLVM assumes that the instruction is slow on most processors,
/// and emits a branch and a load for each lane. M must be compiled for a level with AVX2.
void allowGathers(llvm::Module &M);

} // namespace ampcc

#endif
