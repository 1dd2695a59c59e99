//===- LegalizeBools.cpp - replacement of bool by a byte in memory -------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "LegalizeBools.h"
#include "ampcc/Analysis/Speculation.h"
#include "ampcc/KIR/Structs.h"

using namespace ampcc;
using namespace ampcc::kir;
using namespace llvm;

namespace {

class BoolLegalizer {
  Module &M;
  Context &Ctx;
  const Type *Byte;
  std::vector<Stmt *> Kept; ///< declarations that the function at hand needs

public:
  explicit BoolLegalizer(Module &M) : M(M), Ctx(M.Ctx), Byte(Ctx.intTy(8, /*Signed=*/false)) {}

  void run() {
    for (StructType *S : usedStructs(M))
      for (Field &F : S->Fields)
        F.Ty = stored(F.Ty);
    // Signatures first: calls look at them.
    for (Function *F : M.Functions)
      variables(*F);
    for (Function *F : M.Functions) {
      walkStmts(F->Body, [&](Stmt *S) { stmt(S); });
      F->Body->Stmts.insert(F->Body->Stmts.begin(), Kept.begin(), Kept.end());
      Kept.clear();
    }
  }

private:
  /// The type of an object in memory.
  const Type *stored(const Type *T) {
    if (T->isBool())
      return Byte;
    return value(T);
  }

  /// The type of a value: only its pointee is in memory.
  const Type *value(const Type *T) {
    if (auto *P = dyn_cast<PointerType>(T))
      return Ctx.pointerTo(stored(P->Pointee), P->Const, P->AS);
    if (auto *A = dyn_cast<ArrayType>(T))
      return Ctx.arrayOf(stored(A->Element), A->Count);
    return T;
  }

  void variables(Function &F) {
    VarUses Uses(F);
    F.ReturnTy = value(F.ReturnTy);
    auto Retype = [&](Var *V, bool InMemory) { V->Ty = InMemory ? stored(V->Ty) : value(V->Ty); };
    for (Var *P : F.Params)
      Retype(P, F.IsKernel || Uses.isExposed(P));
    walkStmts(F.Body, [&](Stmt *S) {
      if (auto *D = dyn_cast<DeclStmt>(S))
        Retype(D->V, Uses.isExposed(D->V));
    });
  }

  void stmt(Stmt *S) {
    if (auto *D = dyn_cast<DeclStmt>(S)) {
      if (D->Init)
        D->Init = converted(D->Init, D->V->Ty);
      return;
    }
    forEachExpr(S, [&](Expr *&E) {
      E = rvalue(E);
      // The result of an expression statement is not used.
      if (auto *C = dyn_cast<Cast>(E); C && isa<ExprStmt>(S) && C->type()->isBool())
        E = C->Operand;
    });
  }

  Expr *convert(const Type *T, Expr *E) {
    auto *C = Ctx.make<Cast>(T, E, /*Implicit=*/true);
    C->Pos = E->Pos;
    return C;
  }

  /// E as an initialiser of an object of type T.
  Expr *converted(Expr *E, const Type *T) {
    if (auto *L = dyn_cast<InitList>(E)) {
      auto *S = dyn_cast<StructType>(T);
      auto *A = dyn_cast<ArrayType>(T);
      for (size_t I = 0; I < L->Elements.size(); ++I)
        L->Elements[I] = converted(L->Elements[I], S ? S->Fields[I].Ty : A ? A->Element : T);
      L->setType(T);
      return L;
    }
    E = rvalue(E);
    return E->type()->isBool() && T == Byte ? convert(Byte, E) : E;
  }

  /// E as a value: an object that is a bool in memory is compared with zero.
  Expr *rvalue(Expr *E) {
    bool WasBool = E->type()->isBool();
    E = isLValue(E) ? place(E) : node(E);
    return WasBool && !E->type()->isBool() ? convert(Ctx.boolTy(), E) : E;
  }

  Expr *placeOrValue(Expr *E) { return isLValue(E) ? place(E) : rvalue(E); }

  Expr *place(Expr *E) {
    if (auto *Ref = dyn_cast<VarRef>(E)) {
      Ref->setType(Ref->V->Ty);
    } else if (auto *M = dyn_cast<Member>(E)) {
      M->Base = placeOrValue(M->Base);
      M->setType(M->field().Ty);
    } else if (auto *S = dyn_cast<Subscript>(E)) {
      S->Base = placeOrValue(S->Base);
      S->Index = rvalue(S->Index);
      S->setType(Subscript::elementOf(S->Base->type()));
    } else if (auto *D = dyn_cast<Deref>(E)) {
      D->Pointer = rvalue(D->Pointer);
      D->setType(cast<PointerType>(D->Pointer->type())->Pointee);
    }
    return E;
  }

  Expr *node(Expr *E) {
    if (auto *A = dyn_cast<Assign>(E))
      return assign(A);
    if (auto *A = dyn_cast<AddrOf>(E))
      A->Operand = place(A->Operand);
    else if (auto *I = dyn_cast<IncDec>(E))
      I->Operand = place(I->Operand);
    else if (auto *M = dyn_cast<Member>(E)) {
      M->Base = rvalue(M->Base);
      M->setType(M->field().Ty);
      return M;
    } else
      forEachOperand(E, [&](Expr *&Operand) { Operand = rvalue(Operand); });
    if (auto *C = dyn_cast<Call>(E))
      arguments(C);
    E->setType(value(E->type()));
    return E;
  }

  /// A parameter whose address the function takes is a byte, and so is its argument.
  void arguments(Call *C) {
    for (size_t I = 0; I < C->Args.size(); ++I)
      if (C->Args[I]->type()->isBool() && C->Callee->Params[I]->Ty == Byte)
        C->Args[I] = convert(Byte, C->Args[I]);
  }

  Expr *assign(Assign *A) {
    bool WasBool = A->Target->type()->isBool();
    A->Target = place(A->Target);
    A->Value = rvalue(A->Value);
    A->setType(A->Target->type());
    if (A->Compound && A->ComputeTy)
      A->ComputeTy = value(A->ComputeTy);
    if (!WasBool || A->Target->type()->isBool())
      return A;
    if (A->Compound)
      return expandCompound(A);
    A->Value = convert(Byte, A->Value);
    return A;
  }

  /// `b |= x` on a byte would keep other bits than the lowest: `b = (b | x) != 0`. A value with
  /// side effects is evaluated before b is read, and a place with side effects once, after the
  /// value.
  Expr *expandCompound(Assign *A) {
    Expr *Before = nullptr;
    const bool IsPlain = isDroppable(A->Target);
    if (!IsPlain || !isDroppable(A->Value))
      Before = keep(A->Value, "value");
    if (!IsPlain) {
      Expr *Place = Ctx.addressOf(A->Target);
      Before = comma(Before, keep(Place, "place"));
      A->Target = Ctx.deref(Place);
    }
    Expr *Old = convert(A->ComputeTy, convert(Ctx.boolTy(), clone(Ctx, A->Target)));
    Expr *New = Ctx.make<Binary>(A->ComputeTy, A->Op, Old, A->Value);
    A->Value = convert(Byte, Ctx.make<Cast>(Ctx.boolTy(), New, /*Implicit=*/true));
    A->Compound = false;
    return Before ? comma(Before, A) : A;
  }

  /// The evaluation of E into a variable of its own, which takes its place.
  Expr *keep(Expr *&E, StringRef Name) {
    auto *V = Ctx.temp(Name, E->type(), E->Pos);
    Kept.push_back(Ctx.make<DeclStmt>(V));
    Expr *Evaluation = Ctx.make<Assign>(Ctx.ref(V), E);
    E = Ctx.ref(V);
    return Evaluation;
  }

  Expr *comma(Expr *First, Expr *Second) {
    return Ctx.make<Binary>(Second->type(), BinaryOp::Comma, First, Second);
  }
};

/// Most programs keep no bool in memory.
bool storesBools(const Module &M) {
  bool Found = false;
  std::function<void(const Type *, bool)> Look = [&](const Type *T, bool InMemory) {
    if (auto *P = dyn_cast<PointerType>(T))
      return Look(P->Pointee, true);
    if (auto *A = dyn_cast<ArrayType>(T))
      return Look(A->Element, true);
    Found |= T->isBool() && InMemory;
  };
  for (const StructType *S : usedStructs(M))
    for (const Field &F : S->Fields)
      Look(F.Ty, true);
  for (Function *F : M.Functions) {
    forEachType(*F, [&](const Type *T) { Look(T, false); });
    for (const Var *P : F->Params)
      Look(P->Ty, F->IsKernel);
    walkStmts(F->Body, [&](Stmt *S) {
      if (auto *D = dyn_cast<DeclStmt>(S))
        Look(D->V->Ty, D->V->S == Var::Storage::TileStatic);
    });
  }
  return Found;
}

} // namespace

bool ampcc::legalizeBools(Module &M) {
  if (!storesBools(M))
    return false;
  BoolLegalizer(M).run();
  return true;
}
