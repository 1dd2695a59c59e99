//===- ReturnByPointer.cpp - small class objects that functions return in memory -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Compilers for CPU devices return a struct of up to 16 bytes in registers, two floats packed in
// one vector, and do not take that apart again when they inline the function: a loop over a class
// of complex numbers runs a fifth slower than one over two floats. Through a pointer nothing is
// packed. The function returns the pointer, so that a call can stay where it is in an expression:
//
//   z = *complex_add(&result, &z, &c);
//
//===----------------------------------------------------------------------===//
#include "Passes.h"
#include "llvm/ADT/DenseSet.h"

using namespace ampcc;
using namespace ampcc::kir;
using namespace llvm;

/// Larger objects are returned in memory anyway.
static constexpr uint64_t MaxSize = 16;

namespace {

using StmtList = std::vector<Stmt *>;

class ReturnRewriter {
  Context &Ctx;
  DenseSet<const Function *> Rewritten;

public:
  explicit ReturnRewriter(Context &Ctx) : Ctx(Ctx) {}

  static bool applies(const Function &F) {
    return !F.IsKernel && isa<StructType>(F.ReturnTy) && F.ReturnTy->size() <= MaxSize;
  }

  void signature(Function &F) {
    Rewritten.insert(&F);
    auto *Result = Ctx.make<Var>();
    Result->Name = "result";
    Result->Ty = F.ReturnTy = Ctx.pointerTo(F.ReturnTy, false, Space::Private);
    Result->S = Var::Storage::Param;
    Result->IsConst = true;
    F.Params.insert(F.Params.begin(), Result);
  }

  void body(Function &F) { block(F, *F.Body); }

private:
  Function *callee(const Expr *E) const {
    auto *C = dyn_cast_or_null<Call>(E);
    return C && Rewritten.count(C->Callee) ? C->Callee : nullptr;
  }

  void block(const Function &F, Block &B) {
    StmtList Out;
    for (Stmt *S : B.Stmts) {
      if (auto *Inner = dyn_cast<Block>(S))
        block(F, *Inner);
      else
        forEachChild(S, [&](Stmt *Child) {
          if (auto *Inner = dyn_cast<Block>(Child))
            block(F, *Inner);
          else
            head(Child, Out); // the statement in the head of a `for`
        });
      stmt(F, S, Out);
    }
    B.Stmts = std::move(Out);
  }

  void stmt(const Function &F, Stmt *S, StmtList &Out) {
    auto *D = dyn_cast<DeclStmt>(S);
    if (D && callee(D->Init) && D->V->Ty == D->Init->type())
      return declaration(D, Out);
    auto *R = dyn_cast<Return>(S);
    if (R && Rewritten.count(&F))
      return returned(F.Params.front(), R, Out);
    head(S, Out);
    if (auto *X = dyn_cast<ExprStmt>(S))
      if (auto *D = dyn_cast<Deref>(X->E); D && callee(D->Pointer))
        X->E = D->Pointer; // the value is not used
    Out.push_back(S);
  }

  /// `return e;` becomes `*result = e; return result;`; a call fills the result itself.
  void returned(Var *Result, Return *R, StmtList &Out) {
    if (callee(R->Value)) {
      auto *C = cast<Call>(R->Value);
      arguments(C, R, Out);
      passResult(C, Ctx.ref(Result));
    } else {
      head(R, Out);
      auto *Store = Ctx.make<Assign>(Ctx.make<Deref>(Ctx.ref(Result)), R->Value);
      Out.push_back(at(Ctx.make<ExprStmt>(Store), R));
      R->Value = Ctx.ref(Result);
    }
    Out.push_back(R);
  }

  /// `T v = f(a);` becomes `T v; f(&v, a);`.
  void declaration(DeclStmt *D, StmtList &Out) {
    auto *C = cast<Call>(D->Init);
    arguments(C, D, Out);
    D->Init = nullptr;
    D->V->IsConst = false;
    Out.push_back(D);
    passResult(C, address(D->V));
    Out.push_back(at(Ctx.make<ExprStmt>(C), D));
  }

  /// The calls in S itself, not in statements below it.
  void head(Stmt *S, StmtList &Out) {
    forEachExpr(S, [&](Expr *&Root) { walkExprs(Root, [&](Expr *&E) { call(E, S, Out); }); });
  }

  void call(Expr *&E, Stmt *S, StmtList &Out) {
    if (!callee(E) || E->type()->isPointer())
      return;
    auto *Object = Ctx.temp("result", E->type());
    Out.push_back(at(Ctx.make<DeclStmt>(Object), S));
    passResult(cast<Call>(E), address(Object));
    SourcePos Pos = E->Pos;
    E = Ctx.make<Deref>(E);
    E->Pos = Pos;
  }

  void arguments(Call *C, Stmt *S, StmtList &Out) {
    for (Expr *&Arg : C->Args)
      walkExprs(Arg, [&](Expr *&E) { call(E, S, Out); });
  }

  Expr *address(Var *Object) {
    return Ctx.make<AddrOf>(Ctx.pointerTo(Object->Ty, false, Space::Private), Ctx.ref(Object));
  }

  static void passResult(Call *C, Expr *Address) {
    C->setType(C->Callee->ReturnTy);
    C->Args.insert(C->Args.begin(), Address);
  }

  static Stmt *at(Stmt *S, const Stmt *Where) {
    S->Pos = Where->Pos;
    return S;
  }
};

} // namespace

bool ampcc::returnByPointer(PassContext &PC) {
  ReturnRewriter Rewriter(PC.M.Ctx);
  bool Changed = false;
  for (Function *F : PC.M.Functions)
    if (ReturnRewriter::applies(*F)) {
      Rewriter.signature(*F);
      Changed = true;
    }
  if (Changed)
    for (Function *F : PC.M.Functions)
      Rewriter.body(*F);
  return Changed;
}
