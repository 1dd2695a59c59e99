//===- MarkChoices.cpp - keep PoCL's threads apart around pointers --------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// PoCL makes a loop over the threads of a work-group and declares its iterations independent, as
// they are. LLVM's vectoriser takes more from that: it does not look for dependences within one
// iteration either, and loads several neighbours at once before a store between them:
//
//   uint *r = h & 1 ? &v : &w;
//   *r = h & 3;
//   h = h * 31 + v;          loaded before the store
//
// Where LLVM knows that the store changes what is loaded later, it keeps the order; it does not
// where a pointer leads to one of several variables. So a statement that makes such a choice begins
// with SCALAR(), a macro that keeps the loop from being vectorised (docs/runtime-abi.md).
//
//===----------------------------------------------------------------------===//
#include "Passes.h"
#include "PrivatePointers.h"
#include "ampcc/Analysis/VarUses.h"
#include "ampcc/KIR/Builtins.h"

using namespace ampcc;
using namespace ampcc::kir;
using namespace llvm;

/// E is computed from V.
static bool reads(const Expr *E, const Var *V) {
  bool Found = false;
  walkExprs(E, [&](const Expr *Part) {
    auto *R = dyn_cast<VarRef>(Part);
    Found |= R && R->V == V;
  });
  return Found;
}

/// A variable that gets several values becomes another pointer, not one that moved.
static bool replacesPointer(const Expr *E, const VarUses &Uses) {
  auto *A = dyn_cast<Assign>(E);
  if (!A || A->Compound || !mayLeadToThread(A->Target->type()))
    return false;
  auto *R = dyn_cast<VarRef>(A->Target);
  return !R || (!Uses.isFixed(R->V) && !reads(A->Value, R->V));
}

static bool chooses(const Stmt *S, const VarUses &Uses, bool SeveralResults) {
  bool Found = false;
  forEachExpr(S, [&](const Expr *Root) {
    walkExprs(Root, [&](const Expr *E) {
      Found |= (isa<Conditional>(E) && mayLeadToThread(E->type())) || replacesPointer(E, Uses);
    });
  });
  return Found || (SeveralResults && isa<Return>(S));
}

bool ampcc::markChoices(PassContext &PC) {
  Context &Ctx = PC.M.Ctx;
  bool Changed = false;
  for (Function *F : PC.M.Functions) {
    const VarUses Uses(*F);
    unsigned Returns = 0;
    walkStmts(F->Body, [&](Stmt *S) { Returns += isa<Return>(S); });
    const bool SeveralResults = mayLeadToThread(F->ReturnTy) && Returns > 1;
    walkStmts(F->Body, [&](Stmt *S) {
      auto *B = dyn_cast<Block>(S);
      for (size_t I = B ? B->Stmts.size() : 0; I-- > 0;) {
        const Stmt *Inner = B->Stmts[I];
        bool Chooses = false;
        if (isa<Block>(Inner))
          continue;
        // Parts of loops and conditions as well; blocks inside are visited for themselves.
        Chooses = chooses(Inner, Uses, SeveralResults);
        if (auto *L = dyn_cast<For>(Inner); L && L->Init)
          Chooses |= chooses(L->Init, Uses, SeveralResults);
        if (!Chooses)
          continue;
        auto *Mark = Ctx.make<ExprStmt>(Ctx.make<Builtin>(Ctx.voidTy(), BuiltinID::SCALAR));
        Mark->Pos = Inner->Pos;
        B->Stmts.insert(B->Stmts.begin() + I, Mark);
        Changed = true;
      }
    });
  }
  return Changed;
}
