//===- BufferRoots.cpp - the memory that a pointer leads to --------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "BufferRoots.h"
#include "ampcc/Analysis/CallGraph.h"
#include "ampcc/KIR/Check.h"
#include "llvm/ADT/STLExtras.h"

using namespace ampcc;
using namespace ampcc::kir;
using namespace llvm;

using Kind = BufferRoot::Kind;

const Expr *ampcc::basePointer(const Expr *LValue) {
  if (auto *D = dyn_cast<Deref>(LValue))
    return D->Pointer;
  if (auto *M = dyn_cast<Member>(LValue))
    return basePointer(M->Base);
  auto *S = dyn_cast<Subscript>(LValue);
  if (!S)
    return nullptr;
  return S->Base->type()->isPointer() ? S->Base : basePointer(S->Base);
}

bool ampcc::isGlobalPointer(const Type *T) {
  auto *P = dyn_cast<PointerType>(T);
  return P && P->AS == Space::Global;
}

static BufferRoot joined(BufferRoot A, const BufferRoot &B) {
  if (A == B || B.K == Kind::Nothing)
    return A;
  if (A.K == Kind::Nothing)
    return B;
  if (A.K != Kind::Parts || B.K != Kind::Parts)
    return BufferRoot::any();
  for (const BufferRoot::Part &P : B.Parts)
    if (!is_contained(A.Parts, P))
      A.Parts.push_back(P);
  return A;
}

BufferRoots::BufferRoots(ArrayRef<Function *> CalleesFirst) {
  for (Function *F : CalleesFirst)
    if (F->ReturnTy->isPointer())
      returns(*F);
  Vars.clear();
  for (Function *F : reverse(CalleesFirst)) {
    for (Var *P : F->Params)
      if (P->Ty->isPointer() && !isGlobalPointer(P->Ty))
        join(P, BufferRoot::pointee(P));
      else if (F->IsKernel && isGlobalPointer(P->Ty))
        join(P, P->Binding && P->Binding->K == ArgBinding::Kind::Messages
                    ? BufferRoot{Kind::Messages, {}}
                    : BufferRoot::pointee(P));
    locals(*F);
    arguments(*F);
  }
}

void BufferRoots::enterScopes(Block &B, unsigned &Clock) {
  std::vector<const Var *> Declared;
  for (Stmt *S : B.Stmts) {
    ++Clock;
    forEachExpr(static_cast<const Stmt *>(S), [&](const Expr *Root) {
      walkExprs(Root, [&](const Expr *E) {
        auto *Ref = dyn_cast<VarRef>(E);
        if (!Ref)
          return;
        Places &Of = Named[Ref->V];
        Of.First = Of.First ? Of.First : Clock;
        Of.Last = Clock;
      });
    });
    if (auto *D = dyn_cast<DeclStmt>(S)) {
      Named[D->V].Begin = Clock;
      Declared.push_back(D->V);
    }
    forEachInnerBlock(S, [&](Block &Inner) { enterScopes(Inner, Clock); });
  }
  for (const Var *V : Declared)
    Named[V].End = Clock;
}

/// Origin can be named wherever With is.
bool BufferRoots::canBeNamed(const Var *Origin, const Var *With) const {
  if (Origin->S == Var::Storage::Param)
    return true;
  const Places Outer = Named.lookup(Origin), Inner = Named.lookup(With);
  return Outer.Begin && Outer.Begin < Inner.First && Inner.Last <= Outer.End;
}

bool BufferRoots::join(const Var *V, BufferRoot R) {
  if (any_of(R.Parts,
             [&](const BufferRoot::Part &P) { return !P.IsPointee && !canBeNamed(P.Origin, V); }))
    R = BufferRoot::any();
  BufferRoot &Known = Vars[V];
  BufferRoot New = joined(Known, R);
  bool Changed = !(New == Known);
  Known = New;
  return Changed;
}

/// Callees come first.
void BufferRoots::returns(Function &F) {
  for (Var *P : F.Params)
    if (P->Ty->isPointer())
      join(P, BufferRoot::pointee(P));
  locals(F);
  BufferRoot Root;
  walkStmts(F.Body, [&](Stmt *S) {
    if (auto *R = dyn_cast<Return>(S); R && R->Value)
      Root = joined(Root, rootOf(R->Value));
  });
  Returned[&F] = Root;
}

/// Assignments in any order, until nothing new comes of them.
void BufferRoots::locals(Function &F) {
  unsigned Clock = 0;
  Named.clear();
  enterScopes(*F.Body, Clock);
  for (bool Changed = true; Changed;) {
    Changed = false;
    walkStmts(F.Body, [&](Stmt *S) {
      auto *D = dyn_cast<DeclStmt>(S);
      if (D && D->Init && D->V->Ty->isPointer())
        Changed |= join(D->V, rootOf(D->Init));
    });
    walkExprs(F.Body, [&](Expr *&E) {
      auto *A = dyn_cast<Assign>(E);
      auto *Address = dyn_cast<AddrOf>(E);
      auto *Ref = dyn_cast_or_null<VarRef>(A ? A->Target : Address ? Address->Operand : nullptr);
      if (!Ref || !Ref->V->Ty->isPointer() || (A && A->Compound))
        return;
      Changed |= join(Ref->V, A ? rootOf(A->Value) : BufferRoot::any());
    });
  }
}

/// Determines the roots of parameters: a parameter leads to the buffer of each caller if all
/// callers know theirs. A caller that passes a pointer to variables knows them always, and so does
/// a check, which is of one place (BoundsArguments::pass).
void BufferRoots::arguments(Function &F) {
  forEachCall(F.Body, [&](Call *C) {
    const Check *PointerCheck = checkOf(CheckKind::Pointer, C);
    for (size_t I = 0; I < C->Args.size(); ++I) {
      Var *P = C->Callee->Params[I];
      if (!isGlobalPointer(P->Ty))
        continue;
      const BufferRoot R = rootOf(C->Args[I]);
      if (R.hasOnePart() || (PointerCheck && PointerCheck->pointer() == C->Args[I]))
        join(P, BufferRoot::pointee(P));
      else
        join(P, R.K == Kind::Parts ? BufferRoot::any() : R);
    }
  });
}

/// The variable of which an lvalue is a part.
static BufferRoot variableOf(const Expr *LValue) {
  while (true) {
    if (auto *M = dyn_cast<Member>(LValue))
      LValue = M->Base;
    else if (auto *S = dyn_cast<Subscript>(LValue))
      LValue = S->Base;
    else
      break;
  }
  auto *Ref = dyn_cast<VarRef>(LValue);
  return Ref ? BufferRoot::variable(Ref->V) : BufferRoot::any();
}

BufferRoot BufferRoots::rootOfCall(const Call &C) const {
  auto It = Returned.find(C.Callee);
  if (It == Returned.end() || It->second.K != Kind::Parts)
    return It == Returned.end() ? BufferRoot::any() : It->second;
  BufferRoot Root;
  for (const BufferRoot::Part &P : It->second.Parts) {
    if (!P.IsPointee) // a variable of the callee
      return BufferRoot::any();
    const auto Position = find(C.Callee->Params, P.Origin) - C.Callee->Params.begin();
    Root = joined(Root, rootOf(C.Args[size_t(Position)]));
  }
  return Root;
}

BufferRoot BufferRoots::rootOf(const Expr *E) const {
  switch (E->kind()) {
  case Expr::Kind::NullPtr:
    return {};
  case Expr::Kind::VarRef:
    return Vars.lookup(cast<VarRef>(E)->V);
  case Expr::Kind::AddrOf: {
    const Expr *Operand = cast<AddrOf>(E)->Operand;
    const Expr *Pointer = basePointer(Operand);
    return Pointer ? rootOf(Pointer) : variableOf(Operand);
  }
  case Expr::Kind::IncDec:
    return rootOf(cast<IncDec>(E)->Operand);
  case Expr::Kind::Assign: {
    auto *A = cast<Assign>(E);
    return rootOf(A->Compound ? A->Target : A->Value);
  }
  case Expr::Kind::Binary: {
    auto *B = cast<Binary>(E);
    if (B->Op == BinaryOp::Comma)
      return rootOf(B->Right);
    return rootOf(B->Left->type()->isPointer() ? B->Left : B->Right);
  }
  case Expr::Kind::Conditional:
    return joined(rootOf(cast<Conditional>(E)->Then), rootOf(cast<Conditional>(E)->Else));
  case Expr::Kind::Cast: {
    const Expr *From = cast<Cast>(E)->Operand;
    return From->type()->isPointer() ? rootOf(From) : BufferRoot::any();
  }
  case Expr::Kind::Call:
    return rootOfCall(*cast<Call>(E));
  default:
    return BufferRoot::any(); // kept in memory
  }
}
