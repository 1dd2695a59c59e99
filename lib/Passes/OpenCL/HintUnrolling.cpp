//===- HintUnrolling.cpp - hints to unroll small loops -------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Compilers for CPU devices vectorise across work-items, and give up at an inner loop that they did
// not unroll before: a 3 x 3 filter runs at a fifth of its speed. Programmers write `#pragma
// unroll` above such loops; so does this pass, for loops of few, known iterations and little code.
//
// In a kernel with a barrier those compilers run the iterations of a loop one by one and the
// work-items inside them, vectorised: the loop had better stay (unrolled, the inner loop of a tiled
// matrix product is a tenth slower). Unless it walks through a private array, which unrolling turns
// into registers (a scan of eight elements a thread runs twice as fast).
//
//===----------------------------------------------------------------------===//
#include "Passes.h"
#include "Utils/AddressFolding.h"
#include "Utils/BoundsTests.h"
#include "Utils/CountedLoop.h"
#include "Utils/UsualNumbers.h"
#include "ampcc/Analysis/CallGraph.h"
#include "ampcc/Analysis/VarUses.h"
#include "ampcc/KIR/Builtins.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"

using namespace ampcc;
using namespace ampcc::kir;
using namespace llvm;

/// Iterations of a loop, and expressions of the code that it becomes.
static constexpr unsigned MaxIterations = 32, MaxSize = 2048;

namespace {

/// How much code something is, counted in expressions; nothing when it cannot be straight code: it
/// has a barrier or a loop that stays.
using Size = std::optional<uint64_t>;

/// The functions that run only in kernels with a barrier.
class BarrierKernels {
  DenseSet<const Function *> Waiting; ///< contain a barrier, or call a function that does
  DenseSet<const Function *> Free;    ///< reached by a kernel that has none

public:
  explicit BarrierKernels(ArrayRef<Function *> CalleesFirst) {
    for (const Function *F : CalleesFirst)
      if (waits(*F))
        Waiting.insert(F);
    for (const Function *F : CalleesFirst)
      if (F->IsKernel && !Waiting.count(F))
        reach(F);
  }
  bool contain(const Function *F) const { return !Free.count(F); }

private:
  bool waits(const Function &F) const {
    return containsExpr(F.Body, [&](const Expr *E) {
      auto *B = dyn_cast<Builtin>(E);
      auto *C = dyn_cast<Call>(E);
      return (B && B->isBarrier()) || (C && Waiting.count(C->Callee));
    });
  }

  void reach(const Function *F) {
    if (!Free.insert(F).second)
      return;
    walkExprs(F->Body, [&](Expr *&E) {
      if (auto *C = dyn_cast<Call>(E))
        reach(C->Callee);
    });
  }
};

class HintPass {
  BarrierKernels InBarrierKernels;
  DenseMap<const Function *, Size> Functions; ///< those so far
  bool OnlyPrivateArrays = false;
  const UsualNumbers *Usual = nullptr; ///< of the present function

public:
  bool Changed = false;

  explicit HintPass(ArrayRef<Function *> CalleesFirst) : InBarrierKernels(CalleesFirst) {}

  /// Callees of F are done.
  void function(Function &F) {
    const VarUses Uses(F);
    OnlyPrivateArrays = InBarrierKernels.contain(&F);
    const UsualNumbers Numbers(F);
    Usual = &Numbers;
    Functions[&F] = size(F.Body, Uses);
  }

private:
  /// The size of E. Code that is not in the version for usual launches does not count, and tests of
  /// bounds do not.
  uint64_t size(const Expr *E, bool &Straight) {
    uint64_t Own = 0;
    if (auto *B = dyn_cast<Builtin>(E))
      Straight &= !B->isBarrier();
    if (auto *C = dyn_cast<Call>(E)) {
      Size Callee = Functions.lookup(C->Callee);
      Straight &= Callee.has_value();
      Own += Callee.value_or(0);
    }
    auto *Choice = dyn_cast<Conditional>(E);
    const std::optional<bool> Truth = Choice ? Usual->truth(Choice->Cond) : std::nullopt;
    const bool IsLeft = forEachUntestedOperand(E, [&](const Expr *Operand) {
      const uint64_t Part = size(Operand, Straight);
      if (!Truth || Operand == (*Truth ? Choice->Then : Choice->Else))
        Own += Part;
    });
    return Own + IsLeft;
  }

  Size size(Stmt *S, const VarUses &Uses) {
    uint64_t Own = 0;
    bool Straight = true;
    forEachUntestedExpr(S, [&](const Expr *Root) { Own += size(Root, Straight); });
    auto *Choice = dyn_cast<If>(S);
    const std::optional<bool> Truth = Choice ? Usual->truth(Choice->Cond) : std::nullopt;
    forEachChild(S, [&](Stmt *Child) {
      Size Part = size(Child, Uses);
      Straight &= Part.has_value();
      if (!Truth || Child == (*Truth ? Choice->Then : Choice->Else))
        Own += Part.value_or(0);
    });
    if (isa<While, DoWhile>(S) || !Straight)
      return std::nullopt;
    if (auto *L = dyn_cast<For>(S))
      return loop(*L, Own, Uses);
    return Own;
  }

  Size loop(For &L, uint64_t BodySize, const VarUses &Uses) {
    if (L.IsThreadLoop)
      return std::nullopt;
    std::optional<CountedLoop> Loop = CountedLoop::match(L);
    if (!Loop || hasJump(L.Body))
      return std::nullopt;
    VarUse Counter = Uses.of(Loop->Counter);
    auto Values = Loop->values(MaxIterations);
    if (Counter.Writes != 1 || Counter.Addresses || !Values || Values->size() * BodySize > MaxSize)
      return std::nullopt;
    if (OnlyPrivateArrays && !walksPrivateArray(L.Body, Loop->Counter))
      return std::nullopt;
    Changed |= !L.MustUnroll;
    L.MustUnroll = true;
    return Values->size() * BodySize;
  }
};

} // namespace

bool ampcc::hintUnrolling(PassContext &PC) {
  const std::vector<Function *> Order = calleesFirst(PC.M.Functions);
  HintPass Pass(Order);
  for (Function *F : Order)
    Pass.function(*F);
  return Pass.Changed;
}
