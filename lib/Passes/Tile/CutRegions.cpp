//===- CutRegions.cpp - kernels split at barriers into regions -----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Splits the body of a kernel at its barriers. The statements between them become a region,
// `threads { ... }`: every thread of the tile (or strip) runs it before any thread goes on. A
// statement that encloses a barrier encloses the regions, and is run once for the tile: its
// condition is the same for all threads by the language's rule (open specification, 8.1.1), and so
// are the jumps that leave it before a barrier.
//
//   for (int i = 0; i < n; ++i) {        for (int i = 0; i < n; ++i) {
//     a[l] = ...;                          threads { a[l] = ...; }
//     barrier;                             threads { sum += a[i]; }
//     sum += a[i];                       }
//   }
//
// A condition with variables of threads is evaluated in a region of its own, where each thread has
// its effects. RegionVariables handles variables that live from one region to another, RegionMasks
// threads that have left the kernel.
//
//===----------------------------------------------------------------------===//
#include "Passes.h"
#include "RegionMasks.h"
#include "RegionVariables.h"
#include "TileLevel.h"
#include "Utils/PrivatePointers.h"
#include "Utils/VectorChoice.h"
#include "ampcc/Analysis/Barriers.h"
#include "ampcc/Analysis/Speculation.h"
#include "ampcc/KIR/ConstantTables.h"

using namespace ampcc;
using namespace ampcc::kir;
using namespace llvm;

namespace {

using StmtList = std::vector<Stmt *>;

class RegionCutter {
  Context &Ctx;
  const TileLevel &Level;
  /// The code that a jump to the end of an iteration has to run first.
  struct Loop {
    Loop *Outer = nullptr;
    std::function<void(StmtList &)> Epilogue;
  };
  Loop *Innermost = nullptr;
  StmtList Pending; ///< of the region at hand
  bool PendingJumps = false;
  SourcePos Pos;
  /// Constants that all threads share, except in the vector form, which knows arrays of each thread
  /// alone.
  const DenseSet<const Var *> Tables;

public:
  DenseSet<const Stmt *> Steps; ///< regions between two iterations
  bool Changed = false;

  RegionCutter(Context &Ctx, const TileLevel &Level, DenseSet<const Var *> Tables)
      : Ctx(Ctx), Level(Level), Tables(std::move(Tables)) {}

  void run(Function &F) {
    StmtList Out;
    list(F.Body->Stmts, Out);
    F.Body->Stmts = std::move(Out);
  }

private:
  //===--------------------------------------------------------------------===//
  // Pieces
  //===--------------------------------------------------------------------===//

  template <typename T> T *at(T *S) {
    S->Pos = Pos;
    return S;
  }

  For *region(StmtList Stmts, StmtList &Out) {
    auto *Body = Ctx.make<Block>();
    Body->Pos = Stmts.front()->Pos;
    Body->Stmts = std::move(Stmts);
    auto *Region = Ctx.make<For>(nullptr, nullptr, nullptr, Body);
    Region->IsThreadLoop = true;
    Region->Pos = Body->Pos;
    Changed = true;
    Out.push_back(Region);
    return Region;
  }

  void flush(StmtList &Out) {
    if (!Pending.empty())
      region(std::move(Pending), Out);
    Pending.clear();
    PendingJumps = false;
  }

  Stmt *evaluated(Expr *E) { return at(Ctx.make<ExprStmt>(E)); }

  Block *block(Block &B) {
    StmtList Out;
    list(B.Stmts, Out);
    auto *New = Ctx.make<Block>();
    New->Pos = B.Pos;
    New->Stmts = std::move(Out);
    return New;
  }

  static bool jumps(Stmt *S, bool InLoop = false, bool InBreakable = false) {
    if (isa<Return>(S) || (isa<Continue>(S) && !InLoop) || (isa<Break>(S) && !InBreakable))
      return true;
    bool Loop = isa<For, While, DoWhile>(S), Found = false;
    forEachChild(S, [&](Stmt *Child) {
      Found |= jumps(Child, InLoop || Loop, InBreakable || Loop || isa<Switch>(S));
    });
    return Found;
  }

  /// A thread's break where the others leave the loop as well before its next iteration: all that
  /// it does is to end the thread's work.
  Stmt *endOfWork(Stmt *S) {
    if (isa<Break>(S)) {
      auto *New = Ctx.make<Continue>();
      New->Pos = S->Pos;
      return New;
    }
    if (!isa<For, While, DoWhile, Switch>(S))
      forEachInnerBlock(S, [&](Block &B) {
        for (Stmt *&Inner : B.Stmts)
          Inner = endOfWork(Inner);
      });
    return S;
  }

  //===--------------------------------------------------------------------===//
  // Lists
  //===--------------------------------------------------------------------===//

  void list(const StmtList &Stmts, StmtList &Out) {
    for (Stmt *S : Stmts) {
      Pos = S->Pos;
      auto *D = dyn_cast<DeclStmt>(S);
      if (D && (D->V->S == Var::Storage::TileStatic || Tables.contains(D->V))) {
        Out.push_back(S);
      } else if (Level.splits(S)) {
        flush(Out);
        split(S, Out);
      } else if (Level.isOnce(S)) {
        // A declaration without effects changes nothing that came before it; but where threads have
        // left, it may not be meant to be reached.
        if (!D || PendingJumps || (D->Init && !isDroppable(D->Init)))
          flush(Out);
        Out.push_back(S);
      } else {
        PendingJumps |= jumps(S);
        Pending.push_back(endOfWork(S));
      }
    }
    flush(Out);
  }

  void split(Stmt *S, StmtList &Out) {
    switch (S->kind()) {
    case Stmt::Kind::Expr: // the barrier
      Changed = true;
      return;
    case Stmt::Kind::Block:
      return Out.push_back(block(*cast<Block>(S)));
    case Stmt::Kind::If:
      return branches(cast<If>(S), Out);
    case Stmt::Kind::For:
      return forLoop(cast<For>(S), Out);
    case Stmt::Kind::While:
      return whileLoop(cast<While>(S), Out);
    case Stmt::Kind::DoWhile:
      return doLoop(cast<DoWhile>(S), Out);
    case Stmt::Kind::Continue:
      if (Innermost && Innermost->Epilogue)
        Innermost->Epilogue(Out);
      return Out.push_back(S);
    default:
      return Out.push_back(S);
    }
  }

  /// Puts Before, whose declarations S alone uses, and S into a block.
  void wrap(StmtList Before, Stmt *S, StmtList &Out) {
    if (Before.empty())
      return Out.push_back(S);
    auto *B = Ctx.make<Block>();
    B->Pos = S->Pos;
    B->Stmts = std::move(Before);
    B->Stmts.push_back(S);
    Out.push_back(B);
  }

  //===--------------------------------------------------------------------===//
  // Conditions
  //===--------------------------------------------------------------------===//

  Var *shared(StringRef Name, const Type *Ty, StmtList &Out) {
    auto *V = Ctx.temp(Name, Ty, Pos);
    Out.push_back(at(Ctx.make<DeclStmt>(V, Ctx.make<IntLit>(Ty, 0))));
    return V;
  }

  /// Every thread assigns the same.
  For *evaluate(Var *V, Expr *E, StmtList &Out) {
    if (E->type() != V->Ty)
      E = Ctx.make<Cast>(V->Ty, E, /*Implicit=*/true);
    return region({evaluated(Ctx.make<Assign>(Ctx.ref(V), E))}, Out);
  }

  /// E as an expression of the tile.
  Expr *condition(Expr *E, StringRef Name, StmtList &Out) {
    if (Level.isOnce(E))
      return E;
    Var *V = shared(Name, isa<IntType>(E->type()) ? E->type() : Ctx.boolTy(), Out);
    evaluate(V, E, Out);
    return Ctx.ref(V);
  }

  void branches(If *I, StmtList &Out) {
    StmtList Before;
    Expr *Cond = condition(I->Cond, "taken", Before);
    Block *Then = block(*I->Then), *Else = I->Else ? block(*I->Else) : nullptr;
    auto *New = Ctx.make<If>(Cond, Then, Else);
    New->Pos = I->Pos;
    wrap(std::move(Before), New, Out);
  }

  //===--------------------------------------------------------------------===//
  // Loops
  //===--------------------------------------------------------------------===//

  Block *loopBody(Block &Body, std::function<void(StmtList &)> Epilogue) {
    Loop Own{Innermost, std::move(Epilogue)};
    Innermost = &Own;
    Block *New = block(Body);
    Innermost = Own.Outer;
    return New;
  }

  /// `if (!again) break;`
  void leaveUnless(Expr *Cond, StmtList &Out) {
    Var *Again = shared("again", Ctx.boolTy(), Out);
    evaluate(Again, Cond, Out);
    auto *Exit = Ctx.make<Block>();
    Exit->Stmts.push_back(at(Ctx.make<Break>()));
    Expr *Not = Ctx.logicalNot(Ctx.ref(Again));
    Out.push_back(at(Ctx.make<If>(Not, Exit)));
  }

  static void prepend(Block &B, const StmtList &Stmts) {
    B.Stmts.insert(B.Stmts.begin(), Stmts.begin(), Stmts.end());
  }

  void forLoop(For *L, StmtList &Out) {
    SourcePos Here = Pos;
    StmtList Before;
    Stmt *Init = L->Init;
    if (Init && !Level.isOnce(Init)) {
      region({Init}, Before);
      Init = nullptr;
    }
    bool OnceInc = !L->Inc || Level.isOnce(L->Inc), OnceCond = !L->Cond || Level.isOnce(L->Cond);
    Expr *Inc = L->Inc;
    auto Step = [&](StmtList &To) {
      Pos = Here;
      Steps.insert(region({evaluated(clone(Ctx, Inc))}, To));
    };
    Block *Body = loopBody(*L->Body, OnceInc ? nullptr : std::function<void(StmtList &)>(Step));
    Pos = Here;
    if (!OnceInc)
      Step(Body->Stmts);
    StmtList Head;
    if (!OnceCond)
      leaveUnless(L->Cond, Head);
    prepend(*Body, Head);
    auto *New =
        at(Ctx.make<For>(Init, OnceCond ? L->Cond : nullptr, OnceInc ? L->Inc : nullptr, Body));
    New->MustUnroll = L->MustUnroll;
    wrap(std::move(Before), New, Out);
  }

  void whileLoop(While *L, StmtList &Out) {
    SourcePos Here = Pos;
    Block *Body = loopBody(*L->Body, nullptr);
    Pos = Here;
    if (Level.isOnce(L->Cond))
      return Out.push_back(at(Ctx.make<While>(L->Cond, Body)));
    StmtList Head;
    leaveUnless(L->Cond, Head);
    prepend(*Body, Head);
    Out.push_back(at(Ctx.make<While>(Ctx.boolLit(true), Body)));
  }

  void doLoop(DoWhile *L, StmtList &Out) {
    SourcePos Here = Pos;
    if (Level.isOnce(L->Cond)) {
      Block *Body = loopBody(*L->Body, nullptr);
      Pos = Here;
      return Out.push_back(at(Ctx.make<DoWhile>(Body, L->Cond)));
    }
    StmtList Before;
    Var *Again = shared("again", Ctx.boolTy(), Before);
    auto Evaluate = [&](StmtList &To) {
      Pos = Here;
      Steps.insert(evaluate(Again, clone(Ctx, L->Cond), To));
    };
    Block *Body = loopBody(*L->Body, Evaluate);
    Evaluate(Body->Stmts);
    wrap(std::move(Before), at(Ctx.make<DoWhile>(Body, Ctx.ref(Again))), Out);
  }
};

/// A parameter that a thread may change is its own copy of it. True if there is one.
bool copyChangedParameters(Context &Ctx, Function &F) {
  VarUses Uses(F);
  std::vector<Stmt *> Copies;
  for (Var *P : F.Params) {
    if (Uses.isFixed(P))
      continue;
    auto *Own = Ctx.make<Var>(*P);
    Own->S = Var::Storage::Local;
    Own->Binding.reset();
    Own->IsConst = false;
    walkExprs(F.Body, [&](Expr *&E) {
      if (auto *Ref = dyn_cast<VarRef>(E); Ref && Ref->V == P)
        Ref->V = Own;
    });
    Copies.push_back(Ctx.make<DeclStmt>(Own, Ctx.ref(P)));
    P->IsConst = true;
  }
  F.Body->Stmts.insert(F.Body->Stmts.begin(), Copies.begin(), Copies.end());
  return !Copies.empty();
}

} // namespace

bool ampcc::cutRegions(PassContext &PC) {
  BarrierFinder Barriers(PC.M);
  const bool ConvertsPointers = PrivatePointers::areConverted(PC.M);
  return changeKernels(PC, [&](Function &F) {
    const bool Copied = copyChangedParameters(PC.M.Ctx, F);
    TileLevel Level(F, Barriers);
    RegionCutter Cutter(PC.M.Ctx, Level,
                        wantsVectors(PC.M, F) ? DenseSet<const Var *>() : constantTables(F.Body));
    Cutter.run(F);
    placeRegionVariables(PC.M.Ctx, F, ConvertsPointers);
    maskRegions(PC.M.Ctx, F, Cutter.Steps);
    if (Barriers.in(F.Body))
      PC.internal(F.Pos, "a barrier where regions cannot be cut");
    return Copied || Cutter.Changed;
  });
}
