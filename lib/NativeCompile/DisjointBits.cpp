//===- DisjointBits.cpp - bitwise ors that are sums -----------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "DisjointBits.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/Analysis/ScalarEvolution.h"
#include "llvm/IR/InstrTypes.h"

using namespace llvm;

/// All set bits of Low are below those of High.
static bool isBelow(ScalarEvolution &Scalars, Value *Low, Value *High) {
  const APInt Most = Scalars.getUnsignedRange(Scalars.getSCEV(Low)).getUnsignedMax();
  return Most.getActiveBits() <= Scalars.getMinTrailingZeros(Scalars.getSCEV(High));
}

PreservedAnalyses ampcc::MarkDisjointBits::run(Function &F, FunctionAnalysisManager &Analyses) {
  auto &Loops = Analyses.getResult<LoopAnalysis>(F);
  bool Changed = false;
  for (Loop *L : Loops.getLoopsInPreorder()) {
    if (!L->isInnermost() || !L->isAnnotatedParallel())
      continue;
    for (BasicBlock *Block : L->blocks())
      for (Instruction &I : *Block) {
        auto *Or = dyn_cast<PossiblyDisjointInst>(&I);
        if (!Or || Or->isDisjoint() || !Or->getType()->isIntegerTy())
          continue;
        auto &Scalars = Analyses.getResult<ScalarEvolutionAnalysis>(F);
        Value *Left = Or->getOperand(0), *Right = Or->getOperand(1);
        if (!isBelow(Scalars, Left, Right) && !isBelow(Scalars, Right, Left))
          continue;
        Or->setIsDisjoint(true);
        Scalars.forgetValue(Or);
        Changed = true;
      }
  }
  if (!Changed)
    return PreservedAnalyses::all();
  PreservedAnalyses Kept;
  Kept.preserveSet<CFGAnalyses>();
  return Kept;
}
