//===- LaunchVariants.h - variants of seeded launches, special or simpler -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// MeaningCheck uses it on the launches of seededLaunch(): to give them special inputs, and to
// replace a launch without a meaning by a simpler one.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_INTERPRETER_LAUNCHVARIANTS_H
#define AMPCC_LIB_INTERPRETER_LAUNCHVARIANTS_H

#include "ampcc/Interpreter/Interpreter.h"

namespace ampcc::interpreter {

/// Numbers of any size in place of those that may be indices, above all from the end of the type.
void makeExtreme(Launch &L, const kir::Function &Kernel, uint64_t Seed);

/// One container becomes a view of another one's memory, mostly with the same offset, where two
/// have elements of one type.
void makeAliases(Launch &L, const kir::Function &Kernel, uint64_t Seed);

/// Some of the kernel's images. Column x and row y of the 8 x 4 texels of the image at Offset hold
/// `Offset + x + 8 * y + channel / 2` for each channel, which linear interpolation keeps exact: a
/// kernel may compute the same without the image.
void addImages(Launch &L, const kir::Function &Kernel, uint64_t Seed);

/// The extent of a single group of F, of as many dimensions as that of L.
std::vector<unsigned> oneGroup(const Launch &L, const kir::Function &F);

} // namespace ampcc::interpreter

#endif
