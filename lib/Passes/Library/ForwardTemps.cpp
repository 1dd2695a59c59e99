//===- ForwardTemps.cpp - replacement of temporaries by their values -----===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A temporary that is never assigned again is replaced by its initialiser
//   - everywhere, when the initialiser has one value wherever it is visible (see isStable) and
//   costs
//     no more than the variable,
//   - at its only use, when its value cannot change in between and moving it has no visible effect.
// Variables of the user keep their declarations; only references to local objects are looked
// through, so that the objects themselves can be taken apart.
//
//===----------------------------------------------------------------------===//
#include "MentionIndex.h"
#include "Passes.h"
#include "Utils/AddressFolding.h"
#include "Utils/CallExpander.h"
#include "ampcc/Analysis/Speculation.h"
#include "ampcc/KIR/WorkItemBuiltins.h"
#include "llvm/ADT/STLExtras.h"

using namespace ampcc;
using namespace ampcc::kir;
using namespace llvm;

namespace {

/// A work-item function that is named more often than this gets a variable.
constexpr unsigned MaxIdUses = 3;

/// E uses an array inside V: C has arrays only in objects, a value has none to offer.
bool usesArrayIn(const Expr *E, const Var *V) {
  if (isa<ArrayType>(E->type())) {
    const Expr *Root = E;
    while (auto *M = dyn_cast<Member>(Root))
      Root = M->Base;
    if (isRef(Root, V))
      return true;
  }
  bool Found = false;
  forEachOperand(E, [&](const Expr *Operand) { Found = Found || usesArrayIn(Operand, V); });
  return Found;
}

const Builtin *convertedWorkItemFunction(const Expr *E) {
  return workItemFunction(withoutCasts(E));
}

/// V occurs in E in a place that is evaluated whenever E is.
bool isUnconditional(const Expr *E, const Var *V) {
  bool First = true, Always = false;
  auto *B = dyn_cast<Binary>(E);
  bool ShortCircuits = isa<Conditional>(E) || (B && isLogical(B->Op));
  forEachOperand(E, [&](const Expr *Operand) {
    if (!ShortCircuits || First)
      Always |= isRef(Operand, V) || isUnconditional(Operand, V);
    First = false;
  });
  return Always || isRef(E, V);
}

class TempForwarder {
  Context &Ctx;
  VarUses Uses;
  MentionIndex Index;

public:
  bool Changed = false;
  TempForwarder(Context &Ctx, Function &F) : Ctx(Ctx), Uses(F), Index(F) {}

  void block(Block &B) {
    // The first End statements are done, those from Next on are not, and those between are removed:
    // erasing each separately would make the pass quadratic.
    size_t End = 0;
    for (size_t Next = 0; Next < B.Stmts.size();) {
      auto *D = dyn_cast<DeclStmt>(B.Stmts[Next]);
      if (D && forward(B, Next, D)) {
        Index.remove(D);
        Changed = true;
        // Statements before it may move now.
        if (End == 0)
          ++Next;
        else
          B.Stmts[Next] = B.Stmts[--End];
        continue;
      }
      forEachInnerBlock(B.Stmts[Next], [&](Block &Inner) { block(Inner); });
      B.Stmts[End++] = B.Stmts[Next++];
    }
    B.Stmts.resize(End);
  }

private:
  bool forward(Block &B, size_t At, DeclStmt *D) {
    if (!D->Init || isa<InitList>(D->Init) || !Uses.isFixed(D->V))
      return false;
    VarUse U = Uses.of(D->V);
    if (U.Addresses || U.Reads == 0 || !(D->V->IsTemp || isLocalReference(D)))
      return false;
    bool Stable = isStable(D->Init, Uses);
    if (Stable && isProfitableToCopy(D->Init, U.Reads)) {
      handNameOn(D);
      replaceAll(D);
      return true;
    }
    return U.Reads == 1 && !isa<ArrayType>(D->V->Ty) && forwardOnce(B, At, D, Stable);
  }

  /// A reference to a part of a local object.
  bool isLocalReference(DeclStmt *D) {
    if (!D->V->IsConst || !D->V->Ty->isPointer())
      return false;
    Expr *Target = pointee(Ctx, D->Init);
    return Target && rootVar(Target);
  }

  /// Of the user's variable and the temporary that it is a copy of, the temporary stays.
  static void handNameOn(DeclStmt *D) {
    auto *Ref = dyn_cast<VarRef>(D->Init);
    if (!D->V->HasUserName || !Ref || !Ref->V->IsTemp || Ref->V->HasUserName)
      return;
    Ref->V->Name = D->V->Name;
    Ref->V->HasUserName = true;
  }

  static bool isProfitableToCopy(const Expr *Init, unsigned Reads) {
    if (const Builtin *Id = convertedWorkItemFunction(Init))
      return Reads <= (Id->is(builtin::get_global_id) ? 1 : MaxIdUses);
    return isCheap(Init);
  }

  void replaceAll(DeclStmt *D) {
    std::vector<Stmt *> Users = Index.of(D->V).vec();
    Uses.remove(D);
    for (Stmt *S : Users)
      forEachExpr(S, [&](Expr *&Root) {
        if (mentions(Root, D->V))
          replaceIn(S, Root, D, /*Copy=*/true);
      });
  }

  void replaceIn(Stmt *S, Expr *&Root, DeclStmt *D, bool Copy) {
    Uses.remove(S);
    walkExprs(Root, [&](Expr *&E) {
      if (isRef(E, D->V))
        E = Copy ? clone(Ctx, D->Init) : D->Init;
    });
    foldAddresses(Ctx, Root);
    Uses.add(S);
    Index.add(S, D->Init);
  }

  //===--------------------------------------------------------------------===//
  // The only use
  //===--------------------------------------------------------------------===//

  bool forwardOnce(Block &B, size_t At, DeclStmt *D, bool Stable) {
    Stmt *User = Index.of(D->V).front();
    Stmt *Target = Index.childOf(&B, User);
    Effects Init = Effects::of(D->Init, Uses);
    bool Pure = isDroppable(D->Init);
    for (size_t I = At + 1; !(Stable && Pure) && B.Stmts[I] != Target; ++I) {
      Effects Between = Effects::of(B.Stmts[I], Uses);
      if (!Stable && !Init.commutesWith(Between))
        return false;
      if (!Pure && (Between.Jumps || Between.Fence))
        return false;
    }
    return forwardInto(Target, User, D, Init, Pure);
  }

  /// S is or holds User, the statement that has the use.
  bool forwardInto(Stmt *S, Stmt *User, DeclStmt *D, const Effects &Init, bool Pure) {
    if (S == User) {
      Expr **Root = nullptr;
      forEachExpr(S, [&](Expr *&E) {
        if (mentions(E, D->V))
          Root = &E;
      });
      return isOnceEvaluated(S) && forwardIntoExpr(S, *Root, D, Init, Pure);
    }
    // Below: only expressions that may be evaluated less often, never those that may be evaluated
    // more often.
    if (!Pure || !isa<Block, If, Switch>(S))
      return forwardIntoHead(S, User, D, Init, Pure);
    if (!Init.commutesWith(Effects::of(S, Uses)))
      return false;
    return forwardBelow(Index.childOf(S, User), User, D, Init);
  }

  /// `for (int i = temp; ...)`: the head's first part runs once, before all others.
  bool forwardIntoHead(Stmt *S, Stmt *User, DeclStmt *D, const Effects &Init, bool Pure) {
    auto *L = dyn_cast<For>(S);
    return L && L->Init == User && forwardInto(User, User, D, Init, Pure);
  }

  bool forwardBelow(Stmt *S, Stmt *User, DeclStmt *D, const Effects &Init) {
    if (isa<Block>(S))
      S = Index.childOf(S, User);
    return forwardInto(S, User, D, Init, /*Pure=*/true);
  }

  static bool isOnceEvaluated(Stmt *S) { return !isa<For, While, DoWhile>(S); }

  bool forwardIntoExpr(Stmt *S, Expr *&Root, DeclStmt *D, const Effects &Init, bool Pure) {
    if (!Pure && !isUnconditional(Root, D->V))
      return false;
    if (!isLValue(D->Init) && usesArrayIn(Root, D->V))
      return false;
    // An assignment below the root comes at any time beside the store there, a call does not.
    if (!Init.commutesWith(assignsInside(D->Init, /*SkipRoot=*/false) ? Effects::of(Root, Uses)
                                                                      : evaluatedBeside(Root)))
      return false;
    Uses.remove(D);
    replaceIn(S, Root, D, /*Copy=*/false);
    return true;
  }

  /// The effects of evaluating E except the store at its root, which comes last.
  Effects evaluatedBeside(Expr *E) {
    auto *A = dyn_cast<Assign>(E);
    if (!A)
      return Effects::of(E, Uses);
    Effects Result = Effects::of(A->Value, Uses);
    Effects Target = Effects::of(A->Target, Uses); // reads only
    if (A->Compound) {
      Result.add(Target);
      return Result;
    }
    // The target's place is computed, its value is not read.
    auto *Address = Ctx.make<AddrOf>(Ctx.pointerTo(A->Target->type()), A->Target);
    Result.add(Effects::of(Address, Uses));
    return Result;
  }
};

} // namespace

bool ampcc::forwardTemps(PassContext &PC) {
  return changeFunctions(PC, [&](Function &F) {
    TempForwarder Forwarder(PC.M.Ctx, F);
    Forwarder.block(*F.Body);
    return Forwarder.Changed;
  });
}
