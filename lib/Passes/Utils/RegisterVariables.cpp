//===- RegisterVariables.cpp - local variables that a compiler can keep in registers -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "RegisterVariables.h"
#include "CountedLoop.h"
#include "ampcc/Analysis/CallGraph.h"
#include "ampcc/Analysis/VarUses.h"
#include "ampcc/KIR/ConstantTables.h"

using namespace ampcc;
using namespace ampcc::kir;
using namespace llvm;

RegisterVariables::RegisterVariables(const Module &M, KnownCounters Known, TableStorage Storage)
    : Known(Known), Storage(Storage) {
  for (Function *F : calleesFirst(M.Functions))
    run(*F);
}

/// Of a call of a function that returns one of its parameters: the argument for it.
Expr **RegisterVariables::returnedArgument(Expr *E) const {
  auto *C = dyn_cast_or_null<Call>(E);
  auto P = C ? Returned.find(C->Callee) : Returned.end();
  return P == Returned.end() ? nullptr : &C->Args[P->second];
}

/// The parameter that F returns, whatever it does.
std::optional<unsigned> RegisterVariables::returnedParameter(Function &F) const {
  const Var *Result = nullptr;
  bool Always = F.ReturnTy->isPointer();
  walkStmts(F.Body, [&](Stmt *S) {
    auto *R = dyn_cast<Return>(S);
    Expr *Value = R ? R->Value : nullptr;
    while (Expr **Argument = returnedArgument(Value))
      Value = *Argument;
    auto *Ref = dyn_cast_or_null<VarRef>(Value);
    Always &= !R || (Ref && (!Result || Ref->V == Result));
    if (Ref)
      Result = Ref->V;
  });
  auto P = find(F.Params, Result);
  if (!Always || P == F.Params.end() || !VarUses(F).isFixed(Result))
    return std::nullopt;
  return unsigned(P - F.Params.begin());
}

/// E is a part of a variable, or of what a pointer leads to.
void RegisterVariables::lost(const Expr *E) {
  E = wholeObject(E);
  if (auto *D = dyn_cast<Deref>(E))
    return lostThrough(D->Pointer);
  if (auto *S = dyn_cast<Subscript>(E))
    return lostThrough(S->Base);
  if (const Var *V = rootVar(E); V && !Tables.contains(V))
    InMemory.insert(V);
}

void RegisterVariables::lostThrough(Expr *Pointer) {
  while (Expr **Argument = returnedArgument(Pointer))
    Pointer = *Argument;
  if (auto *A = dyn_cast<AddrOf>(Pointer))
    lost(A->Operand);
  else if (auto *R = dyn_cast<VarRef>(Pointer))
    InMemory.insert(R->V);
}

/// The address of a part of a variable, or of what a pointer variable leads to.
static bool isPlainAddress(const Expr *E) {
  auto *A = dyn_cast<AddrOf>(E);
  const Expr *Whole = A ? wholeObject(A->Operand) : nullptr;
  auto *D = dyn_cast_or_null<Deref>(Whole);
  return isa_and_nonnull<VarRef>(D ? D->Pointer : Whole);
}

/// Pointer, which has no other value, gets a plain address.
void RegisterVariables::bind(const Var *Pointer, Expr *Address) {
  Expr *Operand = cast<AddrOf>(Address)->Operand;
  if (InMemory.contains(Pointer))
    lost(Operand);
  use(Operand);
}

/// A constant, or one once loops are unrolled.
bool RegisterVariables::isKnown(const Expr *E) const {
  if (auto *Ref = dyn_cast<VarRef>(E))
    return Constants.contains(Ref->V) || Tables.contains(Ref->V);
  if (!isa<IntLit, Cast, Unary, Binary, Subscript>(E))
    return false;
  bool Known = true;
  forEachOperand(E, [&](const Expr *Operand) { Known &= isKnown(Operand); });
  return Known;
}

void RegisterVariables::use(Expr *E) {
  // Through a pointer parameter, or a variable that has one value: `*p`, `p->x`, `p[2]`.
  if (auto *D = dyn_cast<Deref>(E); D && isa<VarRef>(D->Pointer))
    return;
  if (auto *D = dyn_cast<Deref>(E); D && returnedArgument(D->Pointer))
    return useCall(cast<Call>(D->Pointer));
  if (auto *S = dyn_cast<Subscript>(E)) {
    bool Constant = isKnown(S->Index);
    if (!Constant)
      lost(S->Base);
    if (!(Constant && isa<VarRef>(S->Base)))
      use(S->Base);
    return use(S->Index);
  }
  if (auto *M = dyn_cast<Member>(E)) {
    if (auto *T = dyn_cast<StructType>(M->Base->type()); T && T->IsUnion)
      lost(M->Base);
    return use(M->Base);
  }
  if (auto *C = dyn_cast<Call>(E)) {
    // What it returns goes anywhere.
    Expr **Argument = returnedArgument(C);
    if (Argument)
      use(*Argument);
    return useCall(C, Argument);
  }
  if (auto *A = dyn_cast<AddrOf>(E)) {
    lost(A->Operand);
    return use(A->Operand);
  }
  // A pointer that escapes: the variables that it leads to need memory as well.
  if (auto *Ref = dyn_cast<VarRef>(E)) {
    if (Ref->type()->isPointer())
      InMemory.insert(Ref->V);
    return;
  }
  forEachOperand(E, [&](Expr *&Operand) { use(Operand); });
}

/// Used: an argument that is done already. Calls that are arguments of each other would otherwise
/// be walked twice at each level.
void RegisterVariables::useCall(Call *C, const Expr *const *Used) {
  for (auto [Arg, P] : zip(C->Args, C->Callee->Params)) {
    if (&Arg == Used)
      continue;
    // A pointer that is passed on: the effects of the callee on it count here.
    auto *Ref = dyn_cast<VarRef>(Arg);
    if (Ref && Ref->type()->isPointer()) {
      if (InMemory.contains(P))
        InMemory.insert(Ref->V);
    } else {
      isPlainAddress(Arg) ? bind(P, Arg) : use(Arg);
    }
  }
}

void RegisterVariables::run(Function &F) {
  if (const std::optional<unsigned> P = returnedParameter(F))
    Returned[&F] = *P;
  if (Storage == TableStorage::Constant)
    for (const Var *V : constantTables(F.Body))
      Tables.insert(V);
  const VarUses Uses(F);
  const auto IsCounted = [&](const For &L) {
    const std::optional<CountedLoop> Loop = CountedLoop::match(L);
    return Loop && Uses.of(Loop->Counter).Writes == 1;
  };
  walkStmts(F.Body, [&](Stmt *S) {
    auto *L = dyn_cast<For>(S);
    const bool Knows = L && (L->MustUnroll || (Known == KnownCounters::Counted && IsCounted(*L)));
    if (auto *D = Knows ? dyn_cast_or_null<DeclStmt>(L->Init) : nullptr)
      Constants.insert(D->V);
    auto *D = dyn_cast<DeclStmt>(S);
    if (D && D->Init && isa<IntType>(D->V->Ty) && Uses.isFixed(D->V) && isKnown(D->Init))
      Constants.insert(D->V);
  });
  for (size_t Before = ~size_t(0); Before != InMemory.size();) {
    Before = InMemory.size();
    walkStmts(F.Body, [&](Stmt *S) {
      auto *D = dyn_cast<DeclStmt>(S);
      if (D && D->V->Ty->isPointer() && D->Init && isPlainAddress(D->Init))
        return bind(D->V, D->Init);
      // Results that go nowhere, or to the callers.
      auto *R = dyn_cast<Return>(S);
      auto *Statement = dyn_cast<ExprStmt>(S);
      const bool IsParameter = R && Returned.contains(&F);
      Expr *Result = IsParameter ? R->Value : Statement ? Statement->E : nullptr;
      if (auto *C = dyn_cast_or_null<Call>(Result))
        return useCall(C);
      if (IsParameter)
        return;
      forEachExpr(S, [&](Expr *&E) { use(E); });
    });
  }
  if (needsMemory(F.Body))
    WithMemory.insert(&F);
  for (const Var *P : F.Params)
    if (!P->Ty->isPointer() && InMemory.contains(P))
      WithMemory.insert(&F);
}

bool RegisterVariables::needsMemory(Stmt *S) const {
  bool Found = false;
  walkStmts(S, [&](Stmt *Child) {
    auto *D = dyn_cast<DeclStmt>(Child);
    // A pointer itself is a value; only the variable that it leads to needs memory.
    Found |= D && !D->V->Ty->isPointer() && InMemory.contains(D->V);
  });
  walkExprs(S, [&](Expr *&E) {
    auto *C = dyn_cast<Call>(E);
    Found |= C && WithMemory.contains(C->Callee);
  });
  return Found;
}
