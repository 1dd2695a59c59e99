//===- VerifyBindings.h - a check of parameters that are bound to the domain -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The verifier uses it. A binding is the source of a kernel parameter's value: data of the host,
// or, here, the extents of the launch (the domain).
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_KIR_VERIFYBINDINGS_H
#define AMPCC_LIB_KIR_VERIFYBINDINGS_H

#include "ampcc/KIR/Module.h"
#include <algorithm>

namespace ampcc::kir {

/// A binding to an extent of the domain or to a position in it is to a dimension that the domain of
/// F has. Other bindings always are.
inline bool hasDimensionOf(const Function &F, const ArgBinding &B) {
  if (B.K == ArgBinding::Kind::Domain)
    return B.Offset < F.DomainRank || F.DomainRank == 0; // 0: not stated
  if (B.K != ArgBinding::Kind::Position)
    return true;
  // The first dimension of a domain without tiles has two: where the stretch begins and ends.
  const unsigned Dimensions = F.DomainRank > 3 ? 1 : std::max(F.DomainRank, 1U);
  return B.Offset < Dimensions + (F.WorkGroupSize[0] == 0);
}

} // namespace ampcc::kir

#endif
