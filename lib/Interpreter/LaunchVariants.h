//===- LaunchVariants.h - variants of seeded launches, special or simpler -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// MeaningCheck runs kernels before and after a pass and compares the results, to find wrong passes.
// Its launches are those of seededLaunch() (Seeds.cpp), with random inputs. It changes some of them
// with these functions, because special inputs show more errors. A launch without a meaning (with
// undefined behaviour) shows nothing about a pass. If its groups race, MeaningCheck replaces it by
// a launch of a single group (oneGroup). If a kind of wrong pass is not found, add the inputs that
// show it here.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_INTERPRETER_LAUNCHVARIANTS_H
#define AMPCC_LIB_INTERPRETER_LAUNCHVARIANTS_H

#include "ampcc/Interpreter/Interpreter.h"

namespace ampcc::interpreter {

/// Gives about half of the integers that the kernel gets by value (not offsets of views), and that
/// may thus be indices, a value from the ends of their type, a small one or any other.
void makeExtreme(Launch &L, const kir::Function &Kernel, uint64_t Seed);

/// Makes one container a view of another one's memory, mostly with the same offset. Does nothing if
/// no two containers have elements of one type.
void makeAliases(Launch &L, const kir::Function &Kernel, uint64_t Seed);

/// Adds images for some of the kernel's parameters that take one. Column x and row y of the 8 x 4
/// texels of the image at Offset hold `Offset + x + 8 * y + channel / 2` for each channel, which
/// linear interpolation keeps exact, so that a kernel may compute the same without the image.
void addImages(Launch &L, const kir::Function &Kernel, uint64_t Seed);

/// The extent of a single group of F, with as many dimensions as the extent of L; a single thread
/// if F has no tiles.
std::vector<unsigned> oneGroup(const Launch &L, const kir::Function &F);

} // namespace ampcc::interpreter

#endif
