//===- NeighbourStores.h - scatters whose lanes turn out to be neighbours -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The steps of a transform, a sort or a permutation store at a place that depends on the step: far
// apart in one, in neighbouring elements in the next. Only the program knows. A scatter takes time
// for each lane, and a test of the places takes almost none:
//
//   scatter(v, p, place)    ->    if (place == place[0] + {0, 1, 2, ...}) store v at p + place[0]
//                                 else scatter(v, p, place)
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_NATIVECOMPILE_NEIGHBOURSTORES_H
#define AMPCC_LIB_NATIVECOMPILE_NEIGHBOURSTORES_H

namespace llvm {
class Module;
}

namespace ampcc {

/// Adds the test to the scatters of M that store elements of an array at a vector of indices. Lanes
/// that are off store nothing in either case. Call this after LLVM's passes, which would vectorise
/// nothing around a branch.
void testForNeighbours(llvm::Module &M);

} // namespace ampcc

#endif
