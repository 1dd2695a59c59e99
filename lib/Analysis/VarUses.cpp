//===- VarUses.cpp - uses and effects of a function on variables and memory -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ampcc/Analysis/VarUses.h"
#include "ampcc/KIR/Builtins.h"
#include "llvm/ADT/STLExtras.h"

using namespace ampcc;
using namespace ampcc::kir;
using namespace llvm;

void AccessVisitor::visit(const Expr *E, Access A, bool Partial) {
  switch (E->kind()) {
  case Expr::Kind::VarRef:
    return onVar(cast<VarRef>(E)->V, A, Partial);
  case Expr::Kind::Member: {
    const Expr *Base = cast<Member>(E)->Base;
    while (auto *Outer = dyn_cast<Member>(Base)) // a chain is an lvalue if its beginning is one
      Base = Outer->Base;
    return visit(Base, isLValue(Base) ? A : Access::Read, true);
  }
  case Expr::Kind::Subscript: {
    auto *S = cast<Subscript>(E);
    visit(S->Index);
    if (!S->Base->type()->isPointer())
      return visit(S->Base, A, true);
    visit(S->Base);
    if (A != Access::Address)
      onMemory(A);
    return;
  }
  case Expr::Kind::Deref:
    visit(cast<Deref>(E)->Pointer);
    if (A != Access::Address)
      onMemory(A);
    return;
  case Expr::Kind::AddrOf:
    return visit(cast<AddrOf>(E)->Operand, Access::Address);
  case Expr::Kind::IncDec:
    return visit(cast<IncDec>(E)->Operand, Access::ReadWrite);
  case Expr::Kind::Assign: {
    auto *S = cast<Assign>(E);
    visit(S->Value);
    return visit(S->Target, S->Compound ? Access::ReadWrite : Access::Write);
  }
  default:
    forEachOperand(E, [&](const Expr *Operand) { visit(Operand); });
    if (isa<Call, Builtin>(E))
      onCall(E);
  }
}

namespace {

class UseCounter : public AccessVisitor {
  DenseMap<const Var *, VarUse> &Uses;

  unsigned Step; // unsigned arithmetic also counts down

  void onVar(Var *V, Access A, bool Partial) override {
    VarUse &U = Uses[V];
    if (A == Access::Read || A == Access::ReadWrite)
      U.Reads += Step;
    if (A == Access::Write || A == Access::ReadWrite)
      U.Writes += Step;
    if (A == Access::Address)
      U.Addresses += Step;
  }

public:
  UseCounter(DenseMap<const Var *, VarUse> &Uses, int Step) : Uses(Uses), Step(Step) {}
};

MemoryEffects ofBuiltin(const Builtin &B) {
  BuiltinEffect Effect = B.Info.Effect;
  bool Pure = Effect == BuiltinEffect::Pure;
  return {!Pure, !Pure, !Pure && Effect != BuiltinEffect::Writes};
}

/// Sees a callee's body from outside: its own variables do not matter.
class CalleeVisitor : public AccessVisitor {
  const VarUses &Uses;

  void onVar(Var *V, Access A, bool Partial) override {
    if (V->S == Var::Storage::TileStatic)
      onMemory(A);
  }
  void onMemory(Access A) override {
    Result.Reads |= A == Access::Read || A == Access::ReadWrite;
    Result.Writes |= A == Access::Write || A == Access::ReadWrite;
  }
  void onCall(const Expr *E) override {
    auto *C = dyn_cast<Call>(E);
    MemoryEffects M = C ? Uses.ofCall(C->Callee) : ofBuiltin(*cast<Builtin>(E));
    Result.Reads |= M.Reads;
    Result.Writes |= M.Writes;
    Result.Fences |= M.Fences;
  }

public:
  MemoryEffects Result;
  explicit CalleeVisitor(const VarUses &Uses) : Uses(Uses) {}
};

class EffectVisitor : public AccessVisitor {
  Effects &Result;
  const VarUses &Uses;

  void onVar(Var *V, Access A, bool Partial) override {
    bool Exposed = Uses.isExposed(V) && !Uses.isFixed(V);
    if (A == Access::Read || A == Access::ReadWrite) {
      Result.Reads.insert(V);
      Result.MemoryRead |= Exposed;
    }
    if (A == Access::Write || A == Access::ReadWrite) {
      Result.Writes.insert(V);
      Result.MemoryWrite |= Exposed;
    }
  }

  void onMemory(Access A) override {
    Result.MemoryRead |= A != Access::Write;
    Result.MemoryWrite |= A != Access::Read;
  }

  void onCall(const Expr *E) override {
    auto *C = dyn_cast<Call>(E);
    MemoryEffects M = C ? Uses.ofCall(C->Callee) : ofBuiltin(*cast<Builtin>(E));
    Result.MemoryRead |= M.Reads;
    Result.MemoryWrite |= M.Writes;
    Result.Fence |= M.Fences;
  }

public:
  EffectVisitor(Effects &Result, const VarUses &Uses) : Result(Result), Uses(Uses) {}
};

} // namespace

VarUses::VarUses(Stmt *Root) {
  walkStmts(Root, [&](Stmt *S) { add(S); });
}

void VarUses::add(Stmt *S) {
  if (auto *D = dyn_cast<DeclStmt>(S))
    Uses[D->V].Decl = D;
  UseCounter Counter(Uses, 1);
  forEachExpr(S, [&](Expr *&E) { Counter.visit(E); });
}

void VarUses::remove(Stmt *S) {
  if (auto *D = dyn_cast<DeclStmt>(S))
    Uses[D->V].Decl = nullptr;
  UseCounter Counter(Uses, -1);
  forEachExpr(S, [&](Expr *&E) { Counter.visit(E); });
}

bool VarUses::isFixed(const Var *V) const {
  VarUse U = of(V);
  if (U.Writes || (U.Addresses && !V->IsConst) || V->S == Var::Storage::TileStatic)
    return false;
  return V->S == Var::Storage::Param || (U.Decl && U.Decl->Init);
}

MemoryEffects VarUses::ofCall(const Function *Callee) const {
  // The worst, should the call graph have a cycle.
  auto [It, New] = Callees.try_emplace(Callee, MemoryEffects{true, true, true});
  if (!New)
    return It->second;
  CalleeVisitor Visitor(*this);
  walkStmts(Callee->Body, [&](Stmt *S) { forEachExpr(S, [&](Expr *&E) { Visitor.visit(E); }); });
  return Callees[Callee] = Visitor.Result;
}

Effects Effects::of(const Expr *E, const VarUses &Uses) {
  Effects Result;
  EffectVisitor(Result, Uses).visit(E);
  return Result;
}

Effects Effects::of(Stmt *S, const VarUses &Uses) {
  Effects Result;
  EffectVisitor Visitor(Result, Uses);
  walkStmts(S, [&](Stmt *Inner) {
    forEachExpr(Inner, [&](Expr *&E) { Visitor.visit(E); });
    if (auto *D = dyn_cast<DeclStmt>(Inner))
      Result.Writes.insert(D->V);
    Result.Jumps |= isa<Break, Continue, Return>(Inner);
  });
  return Result;
}

void Effects::add(const Effects &Other) {
  Reads.insert(Other.Reads.begin(), Other.Reads.end());
  Writes.insert(Other.Writes.begin(), Other.Writes.end());
  MemoryRead |= Other.MemoryRead;
  MemoryWrite |= Other.MemoryWrite;
  Fence |= Other.Fence;
  Jumps |= Other.Jumps;
}

/// A must not be done later than B.
static bool mustPrecede(const Effects &A, const Effects &B) {
  auto Intersect = [](const SmallPtrSetImpl<const Var *> &X,
                      const SmallPtrSetImpl<const Var *> &Y) {
    return any_of(X, [&](const Var *V) { return Y.contains(V); });
  };
  bool MemoryB = B.MemoryRead || B.MemoryWrite;
  return Intersect(A.Writes, B.Reads) || Intersect(A.Writes, B.Writes) ||
         (A.MemoryWrite && MemoryB) || (A.Fence && (MemoryB || B.Fence));
}

bool Effects::commutesWith(const Effects &Other) const {
  return !mustPrecede(*this, Other) && !mustPrecede(Other, *this);
}
