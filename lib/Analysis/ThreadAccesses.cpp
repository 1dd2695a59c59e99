//===- ThreadAccesses.cpp - accesses of loops over threads, and conflicts -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ampcc/Analysis/ThreadAccesses.h"
#include "ampcc/Analysis/PathConditions.h"
#include "ampcc/Analysis/VarUses.h"
#include "ampcc/KIR/Builtins.h"
#include "llvm/ADT/STLExtras.h"

using namespace ampcc;
using namespace ampcc::kir;
using namespace llvm;

namespace {

/// How the expressions of a loop use the elements that they name.
class UseFinder {
  DenseMap<const Expr *, Access> Uses;

public:
  explicit UseFinder(Stmt *S) {
    walkExprs(S, [&](Expr *&E) {
      if (auto *A = dyn_cast<Assign>(E))
        add(A->Target, A->Compound ? Access::ReadWrite : Access::Write);
      else if (auto *I = dyn_cast<IncDec>(E))
        add(I->Operand, Access::ReadWrite);
      else if (auto *A = dyn_cast<AddrOf>(E))
        add(A->Operand, Access::Address);
    });
  }
  Access of(const Expr *E) const {
    auto It = Uses.find(E);
    return It == Uses.end() ? Access::Read : It->second;
  }

private:
  /// A member of an element, and an element of its array, are the element.
  void add(const Expr *E, Access A) {
    for (;;) {
      Uses[E] = A;
      if (auto *M = dyn_cast<Member>(E))
        E = M->Base;
      else if (auto *S = dyn_cast<Subscript>(E); S && !S->Base->type()->isPointer())
        E = S->Base;
      else
        return;
    }
  }
};

/// Walks one loop over threads.
class AccessFinder final : public PathConditions {
  const Function &F;
  ThreadRegion &Region;
  const UseFinder Uses;
  bool MayLeave = false;        ///< a thread may leave the loop, or one in it, before its end
  DenseSet<const Expr *> Inner; ///< parts of an access that has been added

public:
  AccessFinder(const Function &F, const LinearForms &Forms, ThreadRegion &Region, For &L)
      : PathConditions(Forms), F(F), Region(Region), Uses(&L) {
    walkStmts(&L, [&](Stmt *S) { MayLeave |= isa<Break, Continue, Return>(S); });
  }

  void find(For &L) {
    walk(&L);
    // The walk comes to an element's array before the element.
    erase_if(Region.Accesses, [&](const ThreadAccess &A) { return Inner.contains(A.E); });
  }

private:
  void visit(Expr *E) override {
    SmallVector<const Expr *, 3> Indices;
    const Access Use = Uses.of(E);
    if (auto *S = dyn_cast<Subscript>(E); S && Use != Access::Address) {
      if (const Var *V = variableOf(E, Indices))
        add(E, V, Indices, Use != Access::Read, /*IsAtomic=*/false);
    } else if (auto *B = dyn_cast<Builtin>(E); B && B->isAtomic() && !B->Args.empty()) {
      auto *A = dyn_cast<AddrOf>(Forms.resolve(B->Args[0]));
      if (const Var *V = A ? variableOf(A->Operand, Indices) : nullptr)
        add(E, V, Indices, /*Writes=*/false, /*IsAtomic=*/true);
    }
  }

  /// The variable of which an lvalue is an element, and the indices on the path to the element, the
  /// first ones first; null for others.
  const Var *variableOf(const Expr *L, SmallVectorImpl<const Expr *> &Indices) {
    for (;;) {
      if (auto *M = dyn_cast<Member>(L)) {
        L = M->Base;
      } else if (auto *S = dyn_cast<Subscript>(L)) {
        Indices.insert(Indices.begin(), S->Index);
        L = S->Base;
        Inner.insert(L);
        if (L->type()->isPointer())
          break;
      } else {
        break;
      }
    }
    auto *Ref = dyn_cast<VarRef>(L);
    if (!Ref || Indices.empty())
      return nullptr;
    const std::optional<ArgBinding> &B = Ref->V->Binding;
    const bool IsBuffer =
        Ref->type()->isPointer() && B &&
        (B->K == ArgBinding::Kind::Buffer || B->K == ArgBinding::Kind::TileMemory);
    return IsBuffer || Ref->V->S == Var::Storage::TileStatic ? Ref->V : nullptr;
  }

  void add(const Expr *E, const Var *V, ArrayRef<const Expr *> Indices, bool Writes,
           bool IsAtomic) {
    ThreadAccess A{E, V, {}};
    ElementAccess &Of = A.Element;
    Of.Writes = Writes;
    Of.IsAtomic = IsAtomic;
    Of.MaySkip = mayBeSkipped() || MayLeave;
    Of.Holds.assign(Holds.begin(), Holds.end());
    if (!addLanes(F, Threads, Of.Thread)) {
      Of.Thread.clear();
      for (const For *L : Threads)
        if (auto *D = dyn_cast_or_null<DeclStmt>(L->Init))
          Of.Thread.push_back({D->V, 0});
    }
    for (const Expr *Index : Indices) {
      std::optional<LinearForm> Form = Forms.of(Index);
      Of.AnyElement |= !Form;
      Of.Element.push_back(Form ? std::move(*Form) : LinearForm());
    }
    Region.Accesses.push_back(std::move(A));
  }
};

void addRegions(Function &F, Block &B, LinearForms &Forms, std::vector<ThreadRegion> &Result) {
  for (Stmt *S : B.Stmts) {
    auto *L = dyn_cast<For>(S);
    if (!L || !L->IsThreadLoop) {
      forEachInnerBlock(S, [&](Block &Inner) { addRegions(F, Inner, Forms, Result); });
      continue;
    }
    ThreadRegion &R = Result.emplace_back();
    R.Loop = L;
    R.Changed = changedIn(*L);
    Forms.enter(&R.Changed);
    AccessFinder(F, Forms, R, *L).find(*L);
    Forms.enter(nullptr);
  }
}

/// Conditions of A and B that the verdict Never needs: it stays without each of the others.
SmallVector<LinearForm, 4> reasonsOf(const Conflicts &Of, ElementAccess A, ElementAccess B) {
  SmallVector<LinearForm, 4> Result;
  for (ElementAccess *Each : {&A, &B})
    for (size_t I = Each->Holds.size(); I-- > 0;) {
      const LinearForm Condition = Each->Holds[I];
      Each->Holds.erase(Each->Holds.begin() + I);
      if (!Of.mayConflict(A, B))
        continue;
      Each->Holds.insert(Each->Holds.begin() + I, Condition);
      if (!is_contained(Result, Condition))
        Result.push_back(Condition);
    }
  return Result;
}

} // namespace

std::vector<ThreadRegion> ampcc::threadRegions(Function &F, LinearForms &Forms) {
  std::vector<ThreadRegion> Result;
  if (F.Body)
    addRegions(F, *F.Body, Forms, Result);
  return Result;
}

std::vector<AccessPair> ampcc::pairsOf(const ThreadRegion &R, const LinearForms &Forms) {
  const auto IsSteady = [&](const Var *V) {
    return Forms.loopOf(V) || Forms.isFixed(V) || !R.Changed.contains(V);
  };
  const auto IsShared = [&](const Var *V) {
    return V->S == Var::Storage::Param ? Forms.isFixed(V)
                                       : !R.Changed.contains(V) && !V->IsPerThread;
  };
  const Conflicts Of(Forms, IsSteady, IsShared);
  std::vector<AccessPair> Result;
  for (size_t I = 0; I < R.Accesses.size(); ++I)
    for (size_t J = I; J < R.Accesses.size(); ++J) {
      const ThreadAccess &A = R.Accesses[I], &B = R.Accesses[J];
      if (A.Of != B.Of || !(A.Element.Writes || B.Element.Writes))
        continue;
      AccessPair &Pair = Result.emplace_back();
      Pair.First = &A;
      Pair.Second = &B;
      Pair.Verdict = Of.verdict(A.Element, B.Element);
      if (Pair.Verdict == Conflict::Always)
        Pair.Threads = Of.conflictingThreads(A.Element, B.Element);
      if (Pair.Verdict != Conflict::Never)
        continue;
      Pair.Reasons = reasonsOf(Of, A.Element, B.Element);
      for (const ElementAccess *Each : {&A.Element, &B.Element})
        for (const LinearForm &Form : concat<const LinearForm>(Each->Element, Each->Holds))
          Forms.needs(Form, Pair.Powers);
    }
  return Result;
}
