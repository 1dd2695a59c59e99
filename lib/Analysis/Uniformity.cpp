//===- Uniformity.cpp - values and control flow that a tile's threads share -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// All values start as uniform until the walk finds a reason against it. Every reason may cause
// others, so the function is walked until nothing changes. A walk counts the divergent constructs
// around a place: a variable that is written inside of more of them than its declaration may keep
// its old value in some threads. Inside of a divergent construct the threads that entered it may
// still share values.
//
//===----------------------------------------------------------------------===//
#include "ampcc/Analysis/Uniformity.h"
#include "ampcc/KIR/Builtins.h"
#include "ampcc/KIR/Places.h"
#include "llvm/ADT/STLExtras.h"

using namespace ampcc;
using namespace ampcc::kir;
using namespace llvm;

namespace ampcc {

class DivergenceWalker {
  Uniformity &U;
  /// In how many divergent constructs a variable is declared.
  DenseMap<const Var *, unsigned> DeclaredAt;
  bool Left = false; ///< some thread may have returned

  /// Jumps that not all threads of their construct take, out of the statement that was walked.
  struct Leaks {
    bool Break = false, Continue = false;
    void add(Leaks Other) {
      Break |= Other.Break;
      Continue |= Other.Continue;
    }
    bool any() const { return Break || Continue; }
  };

  void setVarying(const Var *V) { Changed |= U.Varying.insert(V).second; }

  void write(const Expr *Target, const Expr *Value, unsigned Depth) {
    const Var *V = rootVar(Target);
    if (!V || V->S == Var::Storage::TileStatic)
      return;
    if (U.Lanes && !DeclaredAt.contains(V)) // memory to the lanes
      return;
    const bool IsDivergent = Depth > DeclaredAt.lookup(V);
    if (IsDivergent)
      U.WrittenDivergently.insert(V);
    if (IsDivergent || !U.hasUniformPlace(Target) || (Value && !U.isUniform(Value)))
      setVarying(V);
  }

  void expr(const Expr *E, unsigned Depth) {
    auto Below = [&](const Expr *Cond) { return Depth + !U.isUniform(Cond); };
    if (auto *C = dyn_cast<Conditional>(E)) {
      expr(C->Cond, Depth);
      expr(C->Then, Below(C->Cond));
      return expr(C->Else, Below(C->Cond));
    }
    if (logical(E)) {
      operand(E, Depth);
      return;
    }
    forEachOperand(E, [&](const Expr *Operand) { expr(Operand, Depth); });
    if (auto *A = dyn_cast<Assign>(E))
      write(A->Target, A->Value, Depth);
    else if (auto *I = dyn_cast<IncDec>(E))
      write(I->Operand, nullptr, Depth);
  }

  static const Binary *logical(const Expr *E) {
    auto *B = dyn_cast<Binary>(E);
    return B && isLogical(B->Op) ? B : nullptr;
  }

  /// Walks an operand of `&&` or `||`, and gives whether it is uniform. A chain of them is a deep
  /// tree on the left: each level takes the answer of the one below.
  bool operand(const Expr *E, unsigned Depth) {
    if (const Binary *B = logical(E)) {
      const bool Left = operand(B->Left, Depth);
      const bool Right = operand(B->Right, Depth + !Left);
      return Left && Right;
    }
    expr(E, Depth);
    return U.isUniform(E);
  }

  void exprOrNull(const Expr *E, unsigned Depth) {
    if (E)
      expr(E, Depth);
  }

  void declare(const DeclStmt *D, unsigned Depth) {
    DeclaredAt[D->V] = Depth;
    exprOrNull(D->Init, Depth);
    if (D->Init && !U.isUniform(D->Init))
      setVarying(D->V);
  }

  Leaks block(const Block *B, unsigned Depth) {
    Leaks Result;
    for (const Stmt *S : B->Stmts)
      Result.add(stmt(S, Depth + Result.any()));
    return Result;
  }

  void loop(const Stmt *S, const Stmt *Init, const Expr *Cond, const Expr *Inc, const Block *Body,
            unsigned Depth) {
    if (Cond && !U.isUniform(Cond))
      U.DivergentExits.insert(S);
    const bool IsDivergent = U.DivergentExits.count(S);
    // A declaration in Init is not visible after the loop, where the threads join again.
    if (Init)
      stmt(Init, Depth + (IsDivergent && isa<DeclStmt>(Init)));
    exprOrNull(Cond, Depth + IsDivergent);
    const bool LeftBefore = Left;
    Leaks L = block(Body, Depth + IsDivergent);
    if (Left && !LeftBefore) // the next iteration begins without some
      block(Body, Depth + IsDivergent);
    exprOrNull(Inc, Depth + IsDivergent);
    // Threads that leave by a `break` or by the condition join again only after the loop.
    if (L.Break)
      Changed |= U.DivergentExits.insert(S).second;
  }

  Leaks ifStmt(const If *I, unsigned Depth) {
    expr(I->Cond, Depth);
    const unsigned Inner = Depth + !U.isUniform(I->Cond);
    const bool LeftBefore = Left;
    Leaks Result = block(I->Then, Inner);
    const bool LeftThen = Left;
    Left = LeftBefore;
    if (I->Else)
      Result.add(block(I->Else, Inner));
    Left |= LeftThen;
    return Result;
  }

  Leaks switchStmt(const Switch *S, unsigned Depth) {
    expr(S->Cond, Depth);
    Leaks L = block(S->Body, Depth + !U.isUniform(S->Cond));
    L.Break = false;
    return L;
  }

  Leaks stmt(const Stmt *S, unsigned Depth) {
    if (Depth)
      U.Divergent.insert(S);
    if (Left)
      U.AfterReturn.insert(S);
    switch (S->kind()) {
    case Stmt::Kind::Block:
      return block(cast<Block>(S), Depth);
    case Stmt::Kind::Decl:
      declare(cast<DeclStmt>(S), Depth);
      return {};
    case Stmt::Kind::Expr:
      expr(cast<ExprStmt>(S)->E, Depth);
      return {};
    case Stmt::Kind::If:
      return ifStmt(cast<If>(S), Depth);
    case Stmt::Kind::For: {
      auto *L = cast<For>(S);
      loop(L, L->Init, L->Cond, L->Inc, L->Body, Depth);
      return {};
    }
    case Stmt::Kind::While:
      loop(S, nullptr, cast<While>(S)->Cond, nullptr, cast<While>(S)->Body, Depth);
      return {};
    case Stmt::Kind::DoWhile:
      loop(S, nullptr, cast<DoWhile>(S)->Cond, nullptr, cast<DoWhile>(S)->Body, Depth);
      return {};
    case Stmt::Kind::Switch:
      return switchStmt(cast<Switch>(S), Depth);
    case Stmt::Kind::Case:
      return {};
    case Stmt::Kind::Break:
      return {Depth > 0, false};
    case Stmt::Kind::Continue:
      return {false, Depth > 0};
    case Stmt::Kind::Return:
      exprOrNull(cast<Return>(S)->Value, Depth);
      Left |= Depth > 0;
      return {};
    }
    llvm_unreachable("all kinds are handled");
  }

public:
  bool Changed = false;
  explicit DivergenceWalker(Uniformity &U) : U(U) {}

  void run() {
    do {
      Changed = Left = false;
      stmt(U.Lanes ? U.Lanes->Body : U.F.Body, 0);
    } while (Changed);
  }
};

} // namespace ampcc

/// Others may write V through its address, which the analysis does not follow.
static bool isOutOfSight(const Var *V, const VarUses &Uses) {
  return V->S != Var::Storage::TileStatic && Uses.of(V).Addresses && !Uses.isFixed(V);
}

Uniformity::Uniformity(const Function &F)
    : Uniformity(F, std::make_shared<Calls>(), DenseSet<const Var *>()) {}

Uniformity::Uniformity(const Function &F, const TileSize &Tile, DenseSet<const Var *> VaryingParams)
    : Uniformity(F, std::make_shared<Calls>(Calls{Tile}), std::move(VaryingParams)) {}

Uniformity::Uniformity(const Function &F, const For &Lanes)
    : Uniformity(F, std::make_shared<Calls>(), {cast<DeclStmt>(Lanes.Init)->V}, &Lanes) {}

Uniformity::Uniformity(const Function &F, std::shared_ptr<Calls> Shared,
                       DenseSet<const Var *> VaryingParams, const For *Lanes)
    : F(F), Shared(std::move(Shared)), Uses(F.Body), Roots(F), Intervals(F, Roots), Lanes(Lanes),
      Varying(std::move(VaryingParams)) {
  if (F.IsKernel)
    this->Shared->Tile = F.WorkGroupSize;
  for (const Var *P : F.Params)
    if (isOutOfSight(P, Uses)) {
      Varying.insert(P);
      WrittenDivergently.insert(P);
    }
  walkStmts(F.Body, [&](Stmt *S) {
    if (auto *D = dyn_cast<DeclStmt>(S); D && isOutOfSight(D->V, Uses)) {
      Varying.insert(D->V);
      WrittenDivergently.insert(D->V);
    }
  });
  DivergenceWalker(*this).run();
}

bool Uniformity::readsUniformly(const Expr *Access, const MemoryRoot &Root) const {
  if (Lanes)
    return true;
  return !Root.isPrivate() && Intervals.isUnwritten(Access, Root);
}

bool Uniformity::hasUniformPlace(const Expr *E) const {
  auto IsUniform = [this](const Expr *Value) { return isUniform(Value); };
  return holdsForPlace(
      E, [&](const Expr *Object) { return isa<VarRef>(Object) || IsUniform(Object); }, IsUniform);
}

bool Uniformity::isUniform(const Expr *E) const {
  switch (E->kind()) {
  case Expr::Kind::VarRef: {
    const Var *V = cast<VarRef>(E)->V;
    return V->S == Var::Storage::TileStatic ? readsUniformly(E, MemoryRoot::object(V))
                                            : isUniform(V);
  }
  case Expr::Kind::Deref:
    return hasUniformPlace(E) && readsUniformly(E, Roots.rootOf(E));
  case Expr::Kind::Subscript: {
    auto *S = cast<Subscript>(E);
    if (!S->Base->type()->isPointer())
      return isUniform(S->Index) && isUniform(S->Base);
    return hasUniformPlace(E) && readsUniformly(E, Roots.rootOf(E));
  }
  case Expr::Kind::AddrOf: {
    // Each thread has variables of its own, at places of their own.
    auto *A = cast<AddrOf>(E);
    const Var *V = rootVar(A->Operand);
    return (!V || V->S == Var::Storage::TileStatic) && hasUniformPlace(A->Operand);
  }
  case Expr::Kind::Assign: {
    auto *A = cast<Assign>(E);
    return isUniform(A->Value) && (!A->Compound || isUniform(A->Target));
  }
  case Expr::Kind::Call:
  case Expr::Kind::Check:
    return isUniformCall(cast<Call>(E));
  case Expr::Kind::Builtin:
    return isUniformBuiltin(cast<Builtin>(E));
  default: {
    bool Uniform = true;
    forEachOperand(E, [&](const Expr *Operand) { Uniform &= isUniform(Operand); });
    return Uniform;
  }
  }
}

bool Uniformity::isUniformBuiltin(const Builtin *B) const {
  if (!all_of(B->Args, [&](const Expr *Arg) { return isUniform(Arg); }))
    return false;
  const BuiltinInfo &Info = B->Info;
  if (Info.Spread == BuiltinSpread::Shared)
    return true;
  if (Info.Effect != BuiltinEffect::Pure)
    return false;
  // The thread's place, which in a dimension of one thread is that of all.
  if (B->Args.empty())
    return false;
  auto *Dim = dyn_cast<IntLit>(B->Args[0]);
  if (!Dim || Dim->Value < 0 || Dim->Value > 2)
    return false;
  // Without tiles a strip runs along the fastest dimension.
  return Shared->Tile.isTiled() ? !Shared->Tile.variesIn(unsigned(Dim->Value)) : Dim->Value != 0;
}

bool Uniformity::isUniformCall(const Call *C) const {
  if (!all_of(C->Args, [&](const Expr *Arg) { return isUniform(Arg); }))
    return false;
  auto [It, New] = Shared->Results.try_emplace(C->Callee, false);
  if (!New)
    return It->second;
  // Other threads may write the memory that a callee reads.
  if (Uses.ofCall(C->Callee).Reads || Uses.ofCall(C->Callee).Fences)
    return false;
  const Uniformity Inner(*C->Callee, Shared, DenseSet<const Var *>());
  bool Uniform = true;
  walkStmts(C->Callee->Body, [&](Stmt *S) {
    if (auto *R = dyn_cast<Return>(S))
      Uniform &= !Inner.isDivergent(R) && (!R->Value || Inner.isUniform(R->Value));
  });
  return Shared->Results[C->Callee] = Uniform;
}
