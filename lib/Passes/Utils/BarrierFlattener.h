//===- BarrierFlattener.h - no barrier under a condition ------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_LIB_PASSES_BARRIERFLATTENER_H
#define AMPCC_LIB_PASSES_BARRIERFLATTENER_H

#include "Checks/BarrierAgreement.h"
#include "ampcc/Analysis/Barriers.h"

namespace ampcc {

/// Moves the barriers of F out of conditions. ConvertsPointers: PrivatePointers::areConverted of
/// the module. With Agreement the threads compare what they find at each barrier; without it they
/// are taken to agree. True when F was changed.
bool flatten(kir::Context &Ctx, kir::Function &F, const BarrierFinder &Barriers,
             bool ConvertsPointers, BarrierAgreement *Agreement);

} // namespace ampcc

#endif
