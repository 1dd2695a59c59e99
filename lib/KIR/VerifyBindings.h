//===- VerifyBindings.h - a check of kernel parameters from the launch ---===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Verifier.cpp checks each parameter of a function in KIR, the intermediate representation, that
// has a binding with it. A binding (ArgBinding) is the source of the parameter's value. Most bind
// data of the host. This check concerns the two kinds that have the number of a dimension:
//   bind domain N    component N of the launch's extent (its domain); 0 is the most significant
//   bind position N  in native kernels, number N of the values that identify the part of the launch
//                    that one call runs: x, y and z of a tile; or, without tiles, begin, end, y and
//                    z of a strip, a row of threads in the dimension x, the fastest
//
// A further kind with a number of a dimension is checked here.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_KIR_VERIFYBINDINGS_H
#define AMPCC_LIB_KIR_VERIFYBINDINGS_H

#include "ampcc/KIR/Module.h"
#include <algorithm>

namespace ampcc::kir {

/// Returns false if B has one of these kinds and its number is too large for the domain of F. True
/// for all other kinds.
inline bool hasDimensionOf(const Function &F, const ArgBinding &B) {
  if (B.K == ArgBinding::Kind::Domain)
    return B.Offset < F.DomainRank || F.DomainRank == 0; // 0: not stated
  if (B.K != ArgBinding::Kind::Position)
    return true;
  // A domain of more than three dimensions runs as a row of all its threads. The dimension x of a
  // domain without tiles has two positions: the first thread of a strip, and the one after its
  // last.
  const unsigned Dimensions = F.DomainRank > 3 ? 1 : std::max(F.DomainRank, 1U);
  return B.Offset < Dimensions + !F.WorkGroupSize.isTiled();
}

} // namespace ampcc::kir

#endif
