//===- LaneWaits.cpp - loops that end when another thread has done something -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Threads may wait for each other with atomic operations:
//
//   while (@atomic_xchg(&lock, 1) == 1) {}  A;  lock = 0;
//
// One thread after the other can run this. Lanes cannot: the one that has the lock would leave the
// loop only when all others do. So no loop gets the vector form whose end depends on the result of
// an atomic operation in it. Any other use of the result is harmless, such as in
// `out[@atomic_add(&n, 1)] = x`.
//
// The analysis follows the results of the atomic operations of an outermost loop through variables
// and memory, and through branches to what these assign. It does not follow the order of
// statements, and repeats its walk until nothing new depends on a result. Results of an earlier
// loop do not matter: they are fixed, so that no other thread changes when a later loop ends.
//
//===----------------------------------------------------------------------===//
#include "Vectoriser.h"
#include "llvm/ADT/STLExtras.h"

using namespace ampcc;
using namespace ampcc::kir;
using namespace llvm;

static bool isLoop(const Stmt *S) { return isa<For, While, DoWhile>(S); }

/// S has an atomic operation, or calls a function that has one.
static bool hasAtomics(const Stmt *S, DenseSet<const Function *> &Seen) {
  return containsExpr(S, [&](const Expr *E) {
    auto *B = dyn_cast<Builtin>(E);
    auto *C = dyn_cast<Call>(E);
    return (B && B->isAtomic()) ||
           (C && Seen.insert(C->Callee).second && hasAtomics(C->Callee->Body, Seen));
  });
}

namespace {

class ResultFlow {
  const MemoryRoots &Roots;
  const VarUses &Uses;
  /// Objects that depend on a result.
  SmallVector<MemoryRoot> Dependent;
  /// Loops and switches in which a jump that depends on a result skips statements.
  DenseSet<const Stmt *> Skipping;
  /// How many choices that depend on a result are around the declarations of variables.
  DenseMap<const Var *, unsigned> Declared;
  DenseMap<const Function *, bool> Callees; ///< whether they have atomic operations
  bool Grows = false;

public:
  bool Waits = false;

  ResultFlow(const MemoryRoots &Roots, const VarUses &Uses) : Roots(Roots), Uses(Uses) {}

  void run(const Stmt *Loop) {
    do {
      Grows = false;
      walk(Loop, {});
    } while (Grows && !Waits);
  }

private:
  /// Where a statement is.
  struct Place {
    unsigned Choices = 0;         ///< constructs around it that depend on a result
    bool IsChosenInLoop = false;  ///< one of them is in the innermost loop
    const Stmt *Loop = nullptr;   ///< the innermost loop
    const Stmt *Around = nullptr; ///< the innermost loop or switch
  };

  void add(const MemoryRoot &Root) {
    if (Root.K == MemoryRoot::Kind::None || is_contained(Dependent, Root))
      return;
    Dependent.push_back(Root);
    Grows = true;
  }

  bool isDependent(const Var *V) const {
    return any_of(Dependent, [&](const MemoryRoot &R) {
      return R.V == V || (R.K == MemoryRoot::Kind::Any && Uses.isExposed(V));
    });
  }
  bool isDependent(const MemoryRoot &Memory) const {
    return any_of(Dependent, [&](const MemoryRoot &R) { return R.mayConflict(Memory); });
  }

  bool hasAtomics(const Function *F) {
    auto [It, New] = Callees.try_emplace(F, false);
    DenseSet<const Function *> Seen;
    return New ? Callees[F] = ::hasAtomics(F->Body, Seen) : It->second;
  }

  /// The value of E depends on a result. Unused: an operation whose own result is not used.
  bool depends(const Expr *E, const Expr *Unused = nullptr) {
    return E && containsExpr(E, [&](const Expr *Part) {
             if (auto *Ref = dyn_cast<VarRef>(Part))
               return isDependent(Ref->V);
             if (auto *S = dyn_cast<Subscript>(Part))
               return S->Base->type()->isPointer() && isDependent(Roots.rootOf(Part));
             if (isa<Deref>(Part))
               return isDependent(Roots.rootOf(Part));
             if (auto *C = dyn_cast<Call>(Part))
               return hasAtomics(C->Callee) ||
                      any_of(Dependent, [](const MemoryRoot &R) { return !R.isPrivate(); }) ||
                      readsDependent(C->Args);
             auto *B = dyn_cast<Builtin>(Part);
             return B && ((B->isAtomic() && B != Unused) || readsDependent(B->Args));
           });
  }

  bool readsDependent(ArrayRef<Expr *> Args) const {
    return any_of(Args, [&](const Expr *Arg) {
      return Arg->type()->isPointer() && isDependent(Roots.pointedTo(Arg));
    });
  }

  /// What E changes depends on a result if E does, or if E but not the declaration of what it
  /// changes is chosen by one.
  void effects(const Expr *E, const Place &At, const Expr *Unused = nullptr) {
    const bool IsDependent = depends(E, Unused);
    if (!E || !(IsDependent || At.Choices))
      return;
    const auto Change = [&](const MemoryRoot &Root) {
      const unsigned Around = Root.isPrivate() ? Declared.lookup(Root.V) : 0;
      if (IsDependent || At.Choices > Around)
        add(Root);
    };
    const auto ChangePointees = [&](ArrayRef<Expr *> Args) {
      for (const Expr *Arg : Args)
        if (Arg->type()->isPointer())
          Change(Roots.pointedTo(Arg));
    };
    walkExprs(E, [&](const Expr *Part) {
      if (auto *A = dyn_cast<Assign>(Part))
        Change(Roots.rootOf(A->Target));
      else if (auto *I = dyn_cast<IncDec>(Part))
        Change(Roots.rootOf(I->Operand));
      else if (auto *B = dyn_cast<Builtin>(Part); B && B->Info.Effect != BuiltinEffect::Pure)
        ChangePointees(B->Args);
      else if (auto *C = dyn_cast<Call>(Part)) {
        Change(MemoryRoot::any());
        ChangePointees(C->Args);
      }
    });
  }

  void walk(const Stmt *S, Place At) {
    if (isLoop(S))
      return loop(S, At);
    if (auto *D = dyn_cast<DeclStmt>(S)) {
      effects(D->Init, At);
      Declared[D->V] = At.Choices;
      if (depends(D->Init))
        add(MemoryRoot::object(D->V));
    } else if (auto *E = dyn_cast<ExprStmt>(S)) {
      effects(E->E, At, /*Unused=*/E->E);
    } else if (isa<If, Switch>(S)) {
      const Expr *Cond = isa<If>(S) ? cast<If>(S)->Cond : cast<Switch>(S)->Cond;
      effects(Cond, At);
      const bool Chooses = depends(Cond) || Skipping.contains(S);
      At.Choices += Chooses;
      At.IsChosenInLoop |= Chooses;
      if (isa<Switch>(S))
        At.Around = S;
    } else if (isa<Break, Continue, Return>(S) && At.IsChosenInLoop) {
      jump(S, At);
    }
    forEachChild(S, [&](const Stmt *Child) { walk(Child, At); });
  }

  void jump(const Stmt *S, const Place &At) {
    const Stmt *Target = isa<Break>(S) ? At.Around : At.Loop;
    Waits |= isa<Return>(S) || (isa<Break>(S) && isLoop(Target));
    Grows |= Skipping.insert(Target).second;
  }

  void loop(const Stmt *S, Place At) {
    auto *F = dyn_cast<For>(S);
    if (F && F->Init)
      walk(F->Init, At);
    forEachExpr(S, [&](const Expr *E) { effects(E, At); });
    const Expr *Cond = F ? F->Cond : isa<While>(S) ? cast<While>(S)->Cond : cast<DoWhile>(S)->Cond;
    Waits |= depends(Cond);
    const Stmt *Body = F ? F->Body : isa<While>(S) ? cast<While>(S)->Body : cast<DoWhile>(S)->Body;
    const bool Skips = Skipping.contains(S);
    walk(Body, {At.Choices + Skips, Skips, S, S});
  }
};

} // namespace

bool Vectoriser::waits() const {
  const MemoryRoots Roots(F);
  const std::function<bool(const Stmt *)> Walk = [&](const Stmt *S) {
    DenseSet<const Function *> Seen;
    if (!hasAtomics(S, Seen))
      return false;
    if (isLoop(S)) {
      ResultFlow Flow(Roots, Uses);
      Flow.run(S);
      return Flow.Waits;
    }
    bool Found = false;
    forEachChild(S, [&](const Stmt *Child) { Found |= Walk(Child); });
    return Found;
  };
  return Walk(Loop.Body);
}
