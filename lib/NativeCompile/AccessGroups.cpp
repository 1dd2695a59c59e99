//===- AccessGroups.cpp - order of accesses that LLVM vectorises in groups -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "AccessGroups.h"
#include "llvm/Analysis/AliasAnalysis.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/Analysis/LoopIterator.h"
#include "llvm/Analysis/MemoryLocation.h"
#include "llvm/Analysis/ScalarEvolution.h"
#include "llvm/Analysis/ScalarEvolutionExpressions.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Module.h"

using namespace llvm;

namespace {

struct Access {
  Instruction *I; ///< a load or a store
  const Value *Object;
  int64_t Step = 0; ///< in bytes from iteration to iteration; 0 if it is in no group

  bool isStore() const { return isa<StoreInst>(I); }
  /// The two may be in one group.
  bool isPartnerOf(const Access &Other) const {
    return Step != 0 && Step == Other.Step && Object == Other.Object &&
           isStore() == Other.isStore();
  }
};

/// A loop with more accesses has none in groups.
constexpr size_t Most = 400;

class LoopAccesses {
  std::vector<Access> All; ///< in the order of execution
  AAResults &Aliases;

  /// How the address of a group's access would grow, as LLVM's vectoriser finds it.
  static int64_t stepOf(Instruction &I, PredicatedScalarEvolution &Evolution) {
    const auto *At = Evolution.getAsAddRec(getLoadStorePointerOperand(&I));
    const auto *Step =
        At ? dyn_cast<SCEVConstant>(At->getStepRecurrence(*Evolution.getSE())) : nullptr;
    if (!Step || Step->getAPInt().getSignificantBits() > 32)
      return 0;
    const int64_t Bytes = Step->getAPInt().getSExtValue();
    const auto Size =
        int64_t(I.getModule()->getDataLayout().getTypeAllocSize(getLoadStoreType(&I)));
    return Bytes == Size || Bytes == -Size ? 0 : Bytes;
  }

  bool conflicts(const Access &A, const Access &B) const {
    return (A.isStore() || B.isStore()) &&
           !Aliases.isNoAlias(MemoryLocation::get(A.I), MemoryLocation::get(B.I));
  }

  /// In a group, the access would pass one that it must not pass: a load on its way to the first
  /// partner, a store on its way to the last one.
  bool passes(size_t Number) const {
    const Access &A = All[Number];
    std::optional<size_t> Other;
    for (size_t I = 0; I < All.size(); ++I)
      if (All[I].isPartnerOf(A) && (A.isStore() ? I > Number : I < Number) &&
          (A.isStore() || !Other))
        Other = I;
    if (!Other)
      return false;
    const auto [First, Last] = std::minmax(*Other, Number);
    for (size_t I = First + 1; I < Last; ++I)
      if (conflicts(A, All[I]))
        return true;
    return false;
  }

public:
  LoopAccesses(Loop &L, LoopInfo &Loops, ScalarEvolution &Scalars, AAResults &Aliases)
      : Aliases(Aliases) {
    PredicatedScalarEvolution Evolution(Scalars, L);
    LoopBlocksRPO Blocks(&L);
    Blocks.perform(&Loops);
    for (BasicBlock *Block : Blocks)
      for (Instruction &I : *Block)
        if (isa<LoadInst, StoreInst>(I))
          All.push_back(
              {&I, getUnderlyingObject(getLoadStorePointerOperand(&I)), stepOf(I, Evolution)});
  }

  /// Returns whether it changed the loop.
  bool separate() {
    std::vector<Instruction *> Apart;
    for (size_t I = 0; I < All.size(); ++I)
      if (All[I].Step != 0 && (All.size() > Most || passes(I)))
        Apart.push_back(All[I].I);
    for (Instruction *I : Apart) {
      IRBuilder<> B(I);
      const unsigned Pointer = isa<LoadInst>(I) ? LoadInst::getPointerOperandIndex()
                                                : StoreInst::getPointerOperandIndex();
      I->setOperand(Pointer, B.CreateFreeze(I->getOperand(Pointer)));
    }
    return !Apart.empty();
  }
};

} // namespace

PreservedAnalyses ampcc::KeepAccessOrder::run(Function &F, FunctionAnalysisManager &Analyses) {
  auto &Loops = Analyses.getResult<LoopAnalysis>(F);
  bool Changed = false;
  for (Loop *L : Loops.getLoopsInPreorder())
    if (L->isInnermost() && L->isAnnotatedParallel())
      Changed |= LoopAccesses(*L, Loops, Analyses.getResult<ScalarEvolutionAnalysis>(F),
                              Analyses.getResult<AAManager>(F))
                     .separate();
  if (!Changed)
    return PreservedAnalyses::all();
  PreservedAnalyses Kept;
  Kept.preserveSet<CFGAnalyses>();
  return Kept;
}
