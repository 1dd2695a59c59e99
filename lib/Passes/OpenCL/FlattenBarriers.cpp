//===- FlattenBarriers.cpp - barriers moved out of conditions, in OpenCL C -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Why and how: BarrierFlattener.cpp. With --amp-check, work-items compare what they find at each
// barrier (BarrierAgreement.h), and the checks that follow barriers get their operands.
//
//===----------------------------------------------------------------------===//
#include "Checks/BarrierAgreement.h"
#include "Passes.h"
#include "Utils/BarrierFlattener.h"
#include "Utils/PrivatePointers.h"
#include "ampcc/Analysis/Uniformity.h"

using namespace ampcc;
using namespace ampcc::kir;
using namespace llvm;

bool ampcc::flattenBarriers(PassContext &PC) {
  const BarrierFinder Barriers(PC.M);
  const bool ConvertsPointers = PrivatePointers::areConverted(PC.M);
  const bool Changed = changeFunctions(PC, [&](Function &F) {
    if (!Barriers.in(F))
      return false;
    std::optional<BarrierAgreement> Agreement;
    if (BarrierAgreement::checksBarriers(PC.M, F))
      Agreement.emplace(PC.M.Ctx, F, BarrierAgreement::Form::WorkItems);
    std::optional<Uniformity> Threads;
    if (F.IsKernel)
      Threads.emplace(F);
    return flatten(PC.M.Ctx, F, Barriers, ConvertsPointers, Agreement ? &*Agreement : nullptr,
                   Threads ? &*Threads : nullptr);
  });
  const bool Finished = finishBarrierChecks(PC.M);
  return Changed || Finished;
}
