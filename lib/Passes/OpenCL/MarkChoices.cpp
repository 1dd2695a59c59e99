//===- MarkChoices.cpp - marks that keep PoCL's LLVM from reordering accesses -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// PoCL makes a loop over the threads of a work-group and declares its iterations independent, as
// they are. LLVM's vectoriser takes more from that: it does not look for dependences within one
// iteration either. It loads several neighbours at once before a store between them, and stores
// several at once after it:
//
//   uint *r = h & 1 ? &v : &w;          uint a[2] = {1, 2};
//   *r = h & 3;                         a[h & 1] = 3;           stored before 1 and 2
//   h = h * 31 + v;                     h = h * 31 + a[0];
//              loaded before the store
//
// This concerns variables of a thread that the vectoriser finds in memory, since not every access
// says which part of which variable it is of. So where such a variable is used, SCALAR() precedes,
// a macro that keeps the loop from being vectorised (docs/runtime-abi.md): once in a block, and
// again after what may hold a barrier, since PoCL makes a loop for each part between barriers.
//
// Of several known places in tile_static memory LLVM may make a table:
//
//   switch (h) { case 0: p = s + 5; break; case 1: p = s + 9; break; case 2: p = s; break; }
//
// In PoCL a tile_static variable becomes an argument of the kernel afterwards, which no table can
// hold: it crashes. NO_CASE(), always 0, is added to such places, so that LLVM does not know them.
//
//===----------------------------------------------------------------------===//
#include "Passes.h"
#include "Utils/RegisterVariables.h"
#include "ampcc/Analysis/Barriers.h"
#include "ampcc/Analysis/VarUses.h"
#include "ampcc/KIR/BarrierBuiltins.h"

using namespace ampcc;
using namespace ampcc::kir;
using namespace llvm;

static bool isUnchangedParameter(const Var *V, const VarUses &Uses) {
  const VarUse Use = Uses.of(V);
  return V->S == Var::Storage::Param && !Use.Writes && !Use.Addresses;
}

/// S, inner blocks left aside, uses a variable that may need memory.
static bool usesMemory(const Stmt *S, const RegisterVariables &Registers, const VarUses &Uses) {
  bool Found = false;
  const auto Use = [&](const Expr *Root) {
    walkExprs(Root, [&](const Expr *E) {
      auto *R = dyn_cast<VarRef>(E);
      Found |= R && R->V->S != Var::Storage::TileStatic && Registers.needsMemory(R->V) &&
               !isUnchangedParameter(R->V, Uses);
    });
  };
  auto *L = dyn_cast<For>(S);
  for (const Stmt *Part : {S, L ? static_cast<const Stmt *>(L->Init) : nullptr}) {
    if (!Part)
      continue;
    auto *D = dyn_cast<DeclStmt>(Part);
    Found |= D && D->V->S != Var::Storage::TileStatic && Registers.needsMemory(D->V);
    forEachExpr(Part, Use);
  }
  return Found;
}

/// A pointer into tile_static memory that is the same whenever the function computes it.
static bool isFixedPlace(const Expr *E, const VarUses &Uses) {
  auto *P = dyn_cast<PointerType>(E->type());
  if (!P || P->AS != Space::Local)
    return false;
  bool Fixed = true;
  walkExprs(E, [&](const Expr *Part) {
    auto *R = dyn_cast<VarRef>(Part);
    Fixed &= isa<IntLit, Cast, AddrOf, Subscript, Member, Binary>(Part) ||
             (R && (R->V->S == Var::Storage::TileStatic || Uses.isFixed(R->V)));
  });
  return Fixed;
}

/// Calls Visit for each place that F chooses, or may choose for a caller.
static void forEachChosenPlace(Function &F, const VarUses &Uses,
                               function_ref<void(Expr *&)> Visit) {
  const auto Choose = [&](Expr *&E) {
    if (E && isFixedPlace(E, Uses))
      Visit(E);
  };
  walkStmts(F.Body, [&](Stmt *S) {
    if (auto *R = dyn_cast<Return>(S))
      Choose(R->Value);
    forEachExpr(S, [&](Expr *&Root) {
      walkExprs(Root, [&](Expr *&E) {
        if (auto *C = dyn_cast<Conditional>(E)) {
          Choose(C->Then);
          Choose(C->Else);
        } else if (auto *A = dyn_cast<Assign>(E); A && !A->Compound) {
          Choose(A->Value);
        }
      });
    });
  });
}

/// LLVM makes no table of less than three.
static bool hidePlaces(Context &Ctx, Function &F, const VarUses &Uses) {
  unsigned Places = 0;
  forEachChosenPlace(F, Uses, [&](Expr *&) { ++Places; });
  if (Places < 3)
    return false;
  forEachChosenPlace(F, Uses, [&](Expr *&E) {
    Expr *NoCase = Ctx.make<Builtin>(Ctx.intTy(32), builtin::NO_CASE);
    E = Ctx.make<Binary>(E->type(), BinaryOp::Add, E, NoCase);
  });
  return true;
}

static bool keepScalar(Context &Ctx, Function &F, const RegisterVariables &Registers,
                       const VarUses &Uses, const DenseSet<const Stmt *> &Waiting) {
  bool Changed = false;
  walkStmts(F.Body, [&](Stmt *S) {
    auto *B = dyn_cast<Block>(S);
    bool IsScalar = false;
    for (size_t I = 0; B && I < B->Stmts.size(); ++I) {
      const Stmt *Inner = B->Stmts[I];
      if (!IsScalar && !isa<Block, Case>(Inner) && usesMemory(Inner, Registers, Uses)) {
        auto *Mark = Ctx.make<ExprStmt>(Ctx.make<Builtin>(Ctx.voidTy(), builtin::SCALAR));
        Mark->Pos = Inner->Pos;
        B->Stmts.insert(B->Stmts.begin() + I++, Mark);
        IsScalar = Changed = true;
      }
      // Jumps lead to a label past the mark before it.
      if (isa<Case>(Inner) || Waiting.contains(Inner))
        IsScalar = false;
    }
  });
  return Changed;
}

bool ampcc::markChoices(PassContext &PC) {
  const BarrierFinder Barriers(PC.M);
  const RegisterVariables Registers(PC.M, RegisterVariables::KnownCounters::Counted,
                                    RegisterVariables::TableStorage::Private);
  return changeFunctions(PC, [&](Function &F) {
    const VarUses Uses(F);
    const bool Hidden = hidePlaces(PC.M.Ctx, F, Uses);
    return keepScalar(PC.M.Ctx, F, Registers, Uses, Barriers.statements(F)) || Hidden;
  });
}
