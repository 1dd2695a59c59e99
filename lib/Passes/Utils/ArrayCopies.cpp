//===- ArrayCopies.cpp - copies of arrays, element by element -------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ArrayCopies.h"
#include "ampcc/Analysis/Speculation.h"

using namespace ampcc;
using namespace ampcc::kir;
using namespace llvm;

namespace {

using StmtList = std::vector<Stmt *>;

/// Arrays of up to this many elements are copied without a loop.
constexpr uint64_t MaxUnrolledCopy = 4;

class ArrayCopies {
  Context &Ctx;

public:
  explicit ArrayCopies(Context &Ctx) : Ctx(Ctx) {}
  bool Changed = false;

  void block(Block &B) {
    StmtList Out;
    for (Stmt *S : B.Stmts)
      stmt(S, Out);
    B.Stmts = std::move(Out);
  }

private:
  void stmt(Stmt *S, StmtList &Out) {
    forEachInnerBlock(S, [&](Block &B) { block(B); });
    auto *X = dyn_cast<ExprStmt>(S);
    if (auto *A = X ? dyn_cast<Assign>(X->E) : nullptr; A && isa<ArrayType>(A->type())) {
      Changed = true;
      return assignment(*A, S->Pos, Out);
    }
    Out.push_back(S);
    if (auto *D = dyn_cast<DeclStmt>(S); D && D->Init)
      declaration(*D, Out);
  }

  /// C++17: the value before the target.
  void assignment(Assign &A, SourcePos Pos, StmtList &Out) {
    const bool StaysInPlace = isDroppable(A.Target) || isa<VarRef>(A.Value);
    Expr *Value = StaysInPlace ? repeatable(A.Value, Pos, Out) : pointedTo(A.Value, Pos, Out);
    copy(repeatable(A.Target, Pos, Out), Value, Pos, Out);
  }

  /// Arrays inside an initialiser are assigned after the declaration.
  void declaration(DeclStmt &D, StmtList &Out) {
    StmtList Copies;
    if (auto *L = dyn_cast<InitList>(D.Init)) {
      list(*L, [&] { return Ctx.ref(D.V); }, D.Pos, Copies);
    } else if (isa<ArrayType>(D.Init->type())) {
      copy(Ctx.ref(D.V), repeatable(D.Init, D.Pos, Copies), D.Pos, Copies);
      D.Init = nullptr;
    }
    Changed |= !Copies.empty();
    Out.insert(Out.end(), Copies.begin(), Copies.end());
  }

  /// Object makes an expression for what L initialises, which only copies need.
  void list(InitList &L, function_ref<Expr *()> Object, SourcePos Pos, StmtList &Out) {
    for (size_t I = 0; I < L.Elements.size(); ++I) {
      Expr *Element = L.Elements[I];
      auto Part = [&]() -> Expr * {
        if (isa<ArrayType>(L.type()))
          return Ctx.make<Subscript>(Object(), Ctx.intLit(I));
        return Ctx.member(Object(), I);
      };
      if (auto *Inner = dyn_cast<InitList>(Element)) {
        list(*Inner, Part, Pos, Out);
      } else if (isa<ArrayType>(Element->type())) {
        copy(Part(), repeatable(Element, Pos, Out), Pos, Out);
        L.Elements[I] = Ctx.make<InitList>(Element->type(), std::vector<Expr *>());
      }
    }
  }

  /// The same array as an expression that can be repeated: through a pointer if necessary.
  Expr *repeatable(Expr *Array, SourcePos Pos, StmtList &Out) {
    return isDroppable(Array) ? Array : pointedTo(Array, Pos, Out);
  }

  Expr *pointedTo(Expr *Array, SourcePos Pos, StmtList &Out) {
    auto *P = Ctx.temp("array", Ctx.pointerTo(Array->type()), Pos);
    auto *D = Ctx.make<DeclStmt>(P, Ctx.addressOf(Array));
    D->Pos = Pos;
    Out.push_back(D);
    return Ctx.make<Deref>(Ctx.ref(P));
  }

  void copy(Expr *To, Expr *From, SourcePos Pos, StmtList &Out) {
    auto *A = dyn_cast<ArrayType>(To->type());
    if (!A) {
      auto *S = Ctx.assign(To, From);
      S->E->Pos = S->Pos = Pos;
      Out.push_back(S);
      return;
    }
    auto Element = [&](Expr *Array, Expr *Index) {
      return Ctx.make<Subscript>(clone(Ctx, Array), Index);
    };
    if (A->Count <= MaxUnrolledCopy) {
      for (uint64_t I = 0; I < A->Count; ++I)
        copy(Element(To, Ctx.intLit(I)), Element(From, Ctx.intLit(I)), Pos, Out);
      return;
    }
    auto *I = Ctx.temp("i", Ctx.intTy(), Pos);
    auto *Body = Ctx.make<Block>();
    copy(Element(To, Ctx.ref(I)), Element(From, Ctx.ref(I)), Pos, Body->Stmts);
    auto *Cond = Ctx.make<Binary>(Ctx.boolTy(), BinaryOp::Lt, Ctx.ref(I), Ctx.intLit(A->Count));
    auto *Loop = Ctx.make<For>(Ctx.make<DeclStmt>(I, Ctx.intLit(0)), Cond,
                               Ctx.make<IncDec>(Ctx.ref(I), true, true), Body);
    Loop->Pos = Pos;
    Out.push_back(Loop);
  }
};

} // namespace

bool ampcc::copyArraysByElement(Module &M) {
  ArrayCopies Copies(M.Ctx);
  for (Function *F : M.Functions)
    Copies.block(*F->Body);
  return Copies.Changed;
}

Stmt *ampcc::copyByElement(Context &Ctx, Expr *To, Expr *From, SourcePos Pos) {
  Stmt *Result;
  if (auto *A = dyn_cast<ArrayType>(To->type())) {
    auto *I = Ctx.temp("i", Ctx.intTy());
    auto *Body = Ctx.make<Block>();
    Body->Stmts.push_back(copyByElement(Ctx, Ctx.make<Subscript>(To, Ctx.ref(I)),
                                        Ctx.make<Subscript>(From, Ctx.ref(I)), Pos));
    auto *Cond = Ctx.make<Binary>(Ctx.boolTy(), BinaryOp::Lt, Ctx.ref(I), Ctx.intLit(A->Count));
    auto *Init = Ctx.make<DeclStmt>(I, Ctx.intLit(0));
    Init->Pos = Pos;
    Result = Ctx.make<For>(Init, Cond, Ctx.make<IncDec>(Ctx.ref(I), true, true), Body);
  } else {
    Result = Ctx.assign(To, From);
  }
  Result->Pos = Pos;
  return Result;
}
