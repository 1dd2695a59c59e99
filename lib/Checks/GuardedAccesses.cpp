//===- GuardedAccesses.cpp - a base class for passes that guard memory accesses -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "GuardedAccesses.h"
#include "BufferRoots.h"
#include "ampcc/Analysis/Speculation.h"
#include "ampcc/KIR/AtomicBuiltins.h"
#include "ampcc/KIR/Builtins.h"
#include "ampcc/KIR/LaunchBuiltins.h"
#include "ampcc/KIR/MemoryBuiltins.h"
#include "llvm/ADT/STLExtras.h"

using namespace ampcc;
using namespace ampcc::kir;
using namespace llvm;

bool ampcc::isRepeatable(const Expr *E) {
  auto *Ref = dyn_cast<VarRef>(E);
  if (Ref && Ref->V->S == Var::Storage::TileStatic)
    return false;
  if (isa<Assign, IncDec, Call, Conditional>(E) || basePointer(E))
    return false;
  if (auto *B = dyn_cast<Builtin>(E); B && B->Info.Effect != BuiltinEffect::Pure)
    return false;
  bool Result = true;
  auto Look = [&](const Expr *Operand) { Result &= isRepeatable(Operand); };
  if (auto *Address = dyn_cast<AddrOf>(E)) {
    // Taking an address reads nothing but what the way there needs.
    for (Expr *At = Address->Operand; At && Result;) {
      Expr *Next = nullptr;
      if (auto *M = dyn_cast<Member>(At)) {
        Next = M->Base;
      } else if (auto *S = dyn_cast<Subscript>(At)) {
        Result &= isRepeatable(S->Index);
        if (S->Base->type()->isPointer())
          Look(S->Base);
        else
          Next = S->Base;
      } else if (auto *D = dyn_cast<Deref>(At)) {
        Look(D->Pointer);
      } else if (!isa<VarRef>(At)) {
        return false;
      }
      At = Next;
    }
    return Result;
  }
  forEachOperand(E, Look);
  return Result;
}

const Expr *ampcc::withoutChecks(const Expr *E) {
  while (true) {
    if (auto *C = dyn_cast<Cast>(E))
      E = C->Operand;
    else if (auto *B = dyn_cast<Binary>(E); B && B->Op == BinaryOp::Comma)
      E = B->Right;
    else
      return E;
  }
}

/// The replacement of an access: Before, then Effect if Cond holds, else Otherwise.
struct GuardedAccesses::Guarded {
  std::vector<Expr *> Before;
  Expr *Cond = nullptr, *Effect = nullptr, *Otherwise = nullptr;
};

bool GuardedAccesses::run() {
  Uses.emplace(F);
  block(*F.Body);
  F.Body->Stmts.insert(F.Body->Stmts.begin(), Declarations.begin(), Declarations.end());
  return Changed;
}

//===----------------------------------------------------------------------===//
// Statements
//===----------------------------------------------------------------------===//

void GuardedAccesses::block(Block &B) {
  std::vector<Stmt *> Out;
  for (Stmt *S : B.Stmts) {
    size_t First = Out.size();
    stmt(S, Out);
    for (size_t I = First; I < Out.size(); ++I)
      Out[I]->Pos = S->Pos;
  }
  B.Stmts = std::move(Out);
}

void GuardedAccesses::stmt(Stmt *S, std::vector<Stmt *> &Out) {
  if (auto *X = dyn_cast<ExprStmt>(S)) {
    if (std::optional<Guarded> G = guarded(X->E, /*WantsValue=*/false)) {
      for (Expr *E : G->Before)
        Out.push_back(Ctx.make<ExprStmt>(E));
      auto *Then = Ctx.make<Block>();
      Then->Stmts.push_back(Ctx.make<ExprStmt>(G->Effect));
      Then->Stmts.back()->Pos = S->Pos;
      Out.push_back(Ctx.make<If>(G->Cond, Then));
      return;
    }
  }
  forEachExpr(S, [&](Expr *&E) { value(E); });
  if (auto *D = dyn_cast<DeclStmt>(S))
    declared(*D);
  if (auto *R = dyn_cast<Return>(S); R && R->Value)
    returned(R->Value);
  if (auto *L = dyn_cast<For>(S); L && L->Init)
    forEachExpr(L->Init, [&](Expr *&E) { value(E); });
  if (auto *Inner = dyn_cast<Block>(S))
    block(*Inner);
  else
    forEachChild(S, [&](Stmt *Child) {
      if (auto *Inner = dyn_cast<Block>(Child))
        block(*Inner);
    });
  Out.push_back(S);
}

//===----------------------------------------------------------------------===//
// Expressions
//===----------------------------------------------------------------------===//

/// E is read, or done for its effect.
void GuardedAccesses::value(Expr *&E) {
  SourcePos Pos = E->Pos;
  if (std::optional<Guarded> G = guarded(E, /*WantsValue=*/true)) {
    E = Ctx.make<Conditional>(E->type(), G->Cond, G->Effect, G->Otherwise);
    for (Expr *First : reverse(G->Before))
      E = Ctx.make<Binary>(E->type(), BinaryOp::Comma, First, E);
  } else if (isLValue(E)) {
    bool IsGuarded = isGuarded(E);
    place(E);
    if (IsGuarded)
      read(E);
  } else if (auto *A = dyn_cast<AddrOf>(E)) {
    place(A->Operand);
    addressTaken(E);
  } else {
    operands(E);
  }
  E->Pos = Pos;
}

void GuardedAccesses::operands(Expr *&E) {
  if (auto *A = dyn_cast<Assign>(E)) {
    value(A->Value);
    place(A->Target);
  } else if (auto *I = dyn_cast<IncDec>(E)) {
    place(I->Operand);
  } else {
    forEachOperand(E, [&](Expr *&Operand) { value(Operand); });
  }
  operation(E);
  if (auto *B = dyn_cast<Builtin>(E))
    results(*B, E);
}

/// Guards the reads in the address computation of an lvalue.
void GuardedAccesses::place(Expr *L) {
  if (auto *D = dyn_cast<Deref>(L)) {
    value(D->Pointer);
  } else if (auto *M = dyn_cast<Member>(L)) {
    isLValue(M->Base) ? place(M->Base) : value(M->Base);
  } else if (auto *S = dyn_cast<Subscript>(L)) {
    if (S->Base->type()->isPointer() || !isLValue(S->Base))
      value(S->Base);
    else
      place(S->Base);
    value(S->Index);
    subscript(*S);
  }
}

void GuardedAccesses::read(Expr *&E) {
  const Type *Ty = E->type();
  Changed = true;
  Expr *Cond = condition(E, Use());
  E = Ctx.make<Conditional>(Ty, Cond, E, zero(Ty));
}

/// Accesses that write; none where E is no such thing. Their operands are done with.
std::optional<GuardedAccesses::Guarded> GuardedAccesses::guarded(Expr *E, bool WantsValue) {
  std::optional<Guarded> G;
  if (auto *A = dyn_cast<Assign>(E); A && isGuarded(A->Target))
    G = store(*A, WantsValue);
  else if (auto *I = dyn_cast<IncDec>(E); I && isGuarded(I->Operand))
    G = count(*I);
  else if (auto *B = dyn_cast<Builtin>(E); B && B->isAtomic() && isGuardedAtomic(B->Args[0]))
    G = atomic(*B);
  Changed |= G.has_value();
  return G;
}

GuardedAccesses::Guarded GuardedAccesses::store(Assign &A, bool WantsValue) {
  Guarded G;
  value(A.Value);
  place(A.Target);
  // First the value, then the place.
  auto *D = dyn_cast<Deref>(A.Target);
  Expr *Place = D ? D->Pointer : Ctx.addressOf(A.Target);
  const bool Compared = wantsStored(A.Target);
  const bool Once = Compared && A.Value->type()->isAggregate()
                        ? isa<VarRef>(A.Value) && isRepeatable(A.Value)
                        : isRepeatable(A.Value) || (!WantsValue && !Compared &&
                                                    isDroppable(A.Value) && isRepeatable(Place));
  // The place may change what the value reads.
  if (!Once || !Effects::of(Place, *Uses).commutesWith(Effects::of(A.Value, *Uses)))
    A.Value = keep(A.Value, G);
  G.Cond = condition(A.Target, {true, A.Compound ? nullptr : A.Value});
  Expr *Effect = &A;
  operation(Effect);
  G.Effect = Effect;
  if (WantsValue)
    G.Otherwise = A.Compound ? computed(A) : clone(Ctx, A.Value);
  return G;
}

/// The value of `0 op= v`.
Expr *GuardedAccesses::computed(const Assign &A) {
  Expr *Value = clone(Ctx, A.Value);
  if (A.Op != BinaryOp::Shl && A.Op != BinaryOp::Shr && Value->type() != A.ComputeTy)
    Value = Ctx.make<Cast>(A.ComputeTy, Value, true);
  auto *Result = Ctx.make<Binary>(A.ComputeTy, A.Op, zero(A.ComputeTy), Value);
  return Ctx.make<Cast>(A.type(), Result, true);
}

GuardedAccesses::Guarded GuardedAccesses::count(IncDec &I) {
  Guarded G;
  place(I.Operand);
  G.Cond = condition(I.Operand, {true, nullptr});
  G.Effect = &I;
  G.Otherwise = zero(I.type());
  if (I.Prefix) {
    Expr *One = isa<FloatType>(I.type()) ? static_cast<Expr *>(Ctx.make<FloatLit>(I.type(), 1.0))
                                         : Ctx.make<IntLit>(I.type(), 1);
    G.Otherwise =
        Ctx.make<Binary>(I.type(), I.Increment ? BinaryOp::Add : BinaryOp::Sub, G.Otherwise, One);
  }
  return G;
}

/// An expression without a value.
Expr *GuardedAccesses::nothing() { return Ctx.make<Cast>(Ctx.voidTy(), Ctx.intLit(0), false); }

GuardedAccesses::Guarded GuardedAccesses::atomic(Builtin &B) {
  Guarded G;
  for (Expr *&Arg : B.Args)
    value(Arg);
  for (Expr *&Arg : drop_begin(B.Args))
    if (!isRepeatable(Arg))
      Arg = keep(Arg, G);
  const bool Reads = !B.is(builtin::atomic_xchg) && !B.is(builtin::atomic_store);
  G.Cond = atomicCondition(B.Args[0], Reads);
  G.Effect = &B;
  G.Otherwise = B.type()->isVoid() ? nothing() : zero(B.type());
  return G;
}

/// How many elements a built-in that writes through its pointer arguments writes there.
static uint64_t writtenElements(const Builtin &B) {
  return B.is(builtin::SAMPLE_IMAGE) ? 4 : B.is(builtin::PREFETCH_WRITE) ? 0 : 1;
}

/// A built-in that writes a second result into a buffer gets a variable for it.
void GuardedAccesses::results(Builtin &B, Expr *&E) {
  if (B.Info.Effect != BuiltinEffect::Writes || B.isAtomic())
    return;
  const uint64_t Count = writtenElements(B);
  std::vector<Expr *> Stores;
  for (Expr *&Arg : B.Args)
    if (Count && Arg->type()->isPointer() && isGuardedPointer(Arg))
      storeResult(Arg, Count, Stores);
  if (Stores.empty())
    return;
  Changed = true;
  Expr *Last = nothing();
  if (!B.type()->isVoid()) {
    Var *Value = temp(B.type(), "value");
    E = Ctx.make<Assign>(Ctx.ref(Value), &B);
    Last = Ctx.ref(Value);
  }
  for (Expr *Next : Stores)
    E = Ctx.make<Binary>(Next->type(), BinaryOp::Comma, E, Next);
  E = Ctx.make<Binary>(Last->type(), BinaryOp::Comma, E, Last);
}

/// Pointer, to so many elements that a built-in writes, leads to a variable instead; Stores get
/// what copies each element if its condition holds.
void GuardedAccesses::storeResult(Expr *&Pointer, uint64_t Count, std::vector<Expr *> &Stores) {
  const Type *Ty = cast<PointerType>(Pointer->type())->Pointee;
  Var *Result = temp(Count == 1 ? Ty : Ctx.arrayOf(Ty, Count), "part");
  Expr *To = Pointer;
  if (Count > 1 && !isRepeatable(To)) {
    Var *Place = temp(To->type(), "place");
    Stores.push_back(Ctx.make<Assign>(Ctx.ref(Place), To));
    To = Ctx.ref(Place);
  }
  for (uint64_t I = 0; I < Count; ++I) {
    auto Part = [&]() -> Expr * {
      Expr *Whole = Ctx.ref(Result);
      return Count == 1 ? Whole : Ctx.make<Subscript>(Whole, Ctx.intLit(int64_t(I)));
    };
    Expr *At = I + 1 < Count ? clone(Ctx, To) : To;
    if (I)
      At = Ctx.make<Binary>(At->type(), BinaryOp::Add, At, Ctx.intLit(int64_t(I)));
    Expr *Cond = pointerCondition(At);
    Expr *Store = Ctx.make<Assign>(Ctx.deref(At), Part());
    Stores.push_back(Ctx.make<Conditional>(Ty, Cond, Store, Part()));
  }
  Pointer = Ctx.make<AddrOf>(Ctx.pointerTo(Ty, false, Space::Private), Ctx.ref(Result));
}

//===----------------------------------------------------------------------===//
// Temporaries
//===----------------------------------------------------------------------===//

Var *GuardedAccesses::temp(const Type *Ty, StringRef Name, Expr *Init) {
  auto *V = Ctx.temp(Name, Ty);
  Declarations.push_back(Ctx.make<DeclStmt>(V, Init));
  return V;
}

Expr *GuardedAccesses::keep(Expr *E, Guarded &G) {
  Var *V = temp(E->type(), "value");
  G.Before.push_back(Ctx.make<Assign>(Ctx.ref(V), E));
  return Ctx.ref(V);
}

Expr *GuardedAccesses::zero(const Type *Ty) {
  if (Ty->isPointer())
    return Ctx.make<NullPtr>(Ty);
  if (isa<FloatType>(Ty))
    return Ctx.make<FloatLit>(Ty, 0.0);
  if (!Ty->isAggregate())
    return Ctx.make<IntLit>(Ty, 0);
  Var *&V = Zeros[Ty];
  if (!V)
    V = temp(Ty, "zero", Ctx.make<InitList>(Ty, std::vector<Expr *>()));
  return Ctx.ref(V);
}
