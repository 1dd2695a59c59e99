//===- HalfConversions.h - conversions of halves in native text -----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Native text, the C++ of kernels for the CPU, converts between half and float with functions that
// have no body (ampcc_rt/native_kernel.h, native_lanes.h). One text is compiled for several levels
// (Levels.h), sets of instructions with and without such conversions. So the calls stay until the
// code of one level is optimised. Levels.cpp calls, in this order:
//
// - gatherHalfConversions() on the module of the text, before any optimisation;
// - computeHalfConversions() on the copy of a level without instructions, before the passes that
//   vectorise;
// - vectorsOfHalfConversions() for the passes of a level with instructions, and after them
//   selectHalfConversions().
//
// A further conversion needs a case in each.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_NATIVECOMPILE_HALFCONVERSIONS_H
#define AMPCC_LIB_NATIVECOMPILE_HALFCONVERSIONS_H

#include "llvm/Analysis/TargetLibraryInfo.h"
#include <vector>

namespace llvm {
class Module;
}

namespace ampcc {

/// Replaces the conversions of whole vectors, which pass these in memory, by calls of functions of
/// vectors without effects. M must not be optimised yet: LLVM then moves the vectors into
/// registers.
void gatherHalfConversions(llvm::Module &M);

/// Replaces all conversions by operations on integers.
void computeHalfConversions(llvm::Module &M);

/// The functions of vectors that take the place of those of one number in a vectorised loop.
std::vector<llvm::VecDesc> vectorsOfHalfConversions();

/// Replaces all conversions by LLVM's, for which the processor has instructions. The results have
/// the same bits as computed ones.
///
/// LLVM's conversions of its type half come last, because its vectoriser takes too few of them at
/// once, and its other passes turn `half(float(a) * float(b))` into arithmetic of halves.
void selectHalfConversions(llvm::Module &M);

} // namespace ampcc

#endif
