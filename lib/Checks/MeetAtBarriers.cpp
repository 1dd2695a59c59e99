//===- MeetAtBarriers.cpp - barriers that all threads of a tile reach ----===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// With --amp-check, in the tile form: if the threads of a tile may disagree whether they come to a
// barrier, the pass lets all of them reach it (BarrierFlattener.h), and each reports to the runtime
// whether it would have come. By then the kernels contain all barriers (inline-waiting).
//
//===----------------------------------------------------------------------===//
#include "BarrierAgreement.h"
#include "Passes.h"
#include "Utils/BarrierFlattener.h"
#include "Utils/PrivatePointers.h"

using namespace ampcc;
using namespace ampcc::kir;
using namespace llvm;

bool ampcc::meetAtBarriers(PassContext &PC) {
  const BarrierFinder Barriers(PC.M);
  const bool ConvertsPointers = PrivatePointers::areConverted(PC.M);
  return changeKernels(PC, [&](Function &F) {
    if (!Barriers.in(F) || !BarrierAgreement::checksBarriers(PC.M, F))
      return false;
    BarrierAgreement Agreement(PC.M.Ctx, F, BarrierAgreement::Form::Tile);
    return Agreement.isNeeded() && flatten(PC.M.Ctx, F, Barriers, ConvertsPointers, &Agreement);
  });
}
