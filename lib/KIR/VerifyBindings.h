//===- VerifyBindings.h - a check of parameters that are bound to the domain -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The verifier checks each kernel parameter with it. A binding (ArgBinding) is the source of the
// parameter's value: data of the host, or, here, the extents of the launch (the domain).
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_KIR_VERIFYBINDINGS_H
#define AMPCC_LIB_KIR_VERIFYBINDINGS_H

#include "ampcc/KIR/Module.h"
#include <algorithm>

namespace ampcc::kir {

/// Returns true if B binds no extent of the domain and no position in it, or if the domain of F has
/// the dimension of that extent or position.
inline bool hasDimensionOf(const Function &F, const ArgBinding &B) {
  if (B.K == ArgBinding::Kind::Domain)
    return B.Offset < F.DomainRank || F.DomainRank == 0; // 0: not stated
  if (B.K != ArgBinding::Kind::Position)
    return true;
  // The first dimension of a domain without tiles has two positions: the first thread of a
  // strip, and the one after its last.
  const unsigned Dimensions = F.DomainRank > 3 ? 1 : std::max(F.DomainRank, 1U);
  return B.Offset < Dimensions + (F.WorkGroupSize[0] == 0);
}

} // namespace ampcc::kir

#endif
