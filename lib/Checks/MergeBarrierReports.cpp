//===- MergeBarrierReports.cpp - one report of a tile at a barrier -------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// With --amp-check every thread of a tile reports that it comes to a barrier and that it has passed
// it (report-barriers). If a loop over all threads of the tile reports that for each, one report
// replaces them:
//
//   thread for (...) { SHADOW_BARRIER(lane, 0, 0, 2); s[lane] = 1; SHADOW_BARRIER(lane, 0, 0, 1); }
//
// becomes
//
//   SHADOW_BARRIER(0, 0, 0, 9); thread for (...) s[lane] = 1; SHADOW_BARRIER(0, 0, 0, 8);
//
// It also says where the tile_static variables and the tile_arrays are.
//
//===----------------------------------------------------------------------===//
#include "BoundsArguments.h"
#include "Passes.h"
#include "ShadowEvents.h"
#include "ampcc/Analysis/LinearForms.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

using namespace ampcc;
using namespace ampcc::kir;
using namespace llvm;

namespace {

class BarrierHoister {
  Context &Ctx;
  Function &F;
  const VarUses Uses;
  const LinearForms Forms;

public:
  bool Changed = false;
  BarrierHoister(Context &Ctx, Function &F) : Ctx(Ctx), F(F), Uses(F), Forms(Ctx, F, Uses) {}

  void run() {
    block(*F.Body);
    std::vector<Stmt *> Declarations;
    for (size_t I = 0; I < F.Params.size(); ++I)
      if (Var *P = F.Params[I]; P->Binding && P->Binding->K == ArgBinding::Kind::TileMemory)
        Declarations.push_back(declareArray(P));
    F.Body->Stmts.insert(F.Body->Stmts.begin(), Declarations.begin(), Declarations.end());
  }

private:
  void block(Block &B) {
    std::vector<Stmt *> Out;
    for (Stmt *S : B.Stmts) {
      auto *L = dyn_cast<For>(S);
      if (!L || !L->IsThreadLoop) {
        forEachInnerBlock(S, [&](Block &Inner) { block(Inner); });
        Out.push_back(S);
        if (auto *D = dyn_cast<DeclStmt>(S); D && D->V->S == Var::Storage::TileStatic)
          Out.push_back(declare(D->V, S->Pos));
        continue;
      }
      std::vector<Stmt *> Before, After;
      if (Block *Innermost = allThreads(*L))
        hoist(*L, *Innermost, Before, After);
      append_range(Out, Before);
      Out.push_back(S);
      append_range(Out, After);
    }
    B.Stmts = std::move(Out);
  }

  static bool isTileSize(const Expr *E) {
    auto *Ref = dyn_cast<VarRef>(E);
    return Ref && Ref->V->Binding && Ref->V->Binding->K == ArgBinding::Kind::TileSize;
  }
  /// Whether nested loops over so many threads, and over so many dimensions of a tile whose size
  /// the launch gives, are over all threads of the tile.
  bool hasAllThreads(uint64_t Threads, unsigned Sizes) const {
    return F.WorkGroupSize.isParameters() ? Threads == 1 && Sizes == F.WorkGroupSize.rank()
                                          : Sizes == 0 && F.WorkGroupSize.threads() == Threads;
  }

  /// The statements that every thread of the tile runs in the loop; null if some threads do not.
  Block *allThreads(For &L) const {
    int64_t Threads = 1;
    unsigned Sizes = 0; // of the tile, which the launch gives
    for (For *At = &L;;) {
      auto *D = dyn_cast_or_null<DeclStmt>(At->Init);
      auto *Test = dyn_cast_or_null<Binary>(At->Cond);
      auto *First = D ? dyn_cast_or_null<IntLit>(D->Init) : nullptr;
      Expr *Limit = Test && Test->Op == BinaryOp::Lt ? Test->Right : nullptr;
      if (!First || First->Value != 0 || !Limit)
        return nullptr;
      auto *Number = dyn_cast<IntLit>(Limit);
      if (isTileSize(Limit))
        ++Sizes;
      else if (!Number || MulOverflow(Threads, Number->Value, Threads))
        return nullptr;
      auto *Inner = At->Body->Stmts.size() == 1 ? dyn_cast<For>(At->Body->Stmts[0]) : nullptr;
      if (!Inner || !Inner->IsThreadLoop)
        return hasAllThreads(uint64_t(Threads), Sizes) ? At->Body : nullptr;
      At = Inner;
    }
  }

  /// The report of S about a barrier; null for another statement.
  static const IntLit *reportOf(const Stmt *S) {
    auto *X = dyn_cast<ExprStmt>(S);
    auto *B = X ? dyn_cast<Builtin>(X->E) : nullptr;
    return B && B->is(builtin::SHADOW_BARRIER) ? shadow::wordOf(*B) : nullptr;
  }
  static int64_t stepOf(const IntLit *Report) { return Report ? shadow::stepOf(*Report) : -1; }
  static Check *barrierCheck(Stmt *S) {
    auto *X = dyn_cast<ExprStmt>(S);
    return X ? checkOf(CheckKind::Barrier, X->E) : nullptr;
  }
  /// It makes no difference whether S runs before or after a barrier event.
  static bool canPassBarrier(Stmt *S) {
    bool Result = !isa<Break, Continue, Return>(S);
    walkStmts(S, [&](Stmt *Inner) { Result &= !isa<Break, Continue, Return>(Inner); });
    walkExprs(S, [&](Expr *&E) {
      auto *B = dyn_cast<Builtin>(E);
      Result &= !isa<Call>(E) && !(B && B->is(builtin::SHADOW_BARRIER));
    });
    return Result;
  }

  Stmt *declare(const shadow::Part &All, SourcePos Pos) {
    Changed = true;
    auto *S = Ctx.make<ExprStmt>(shadow::event(Ctx, shadow::PartEvent::Declares, All));
    S->Pos = Pos;
    return S;
  }
  /// Says where a variable is.
  Stmt *declare(const Var *V, SourcePos Pos) { return declare(shadow::Part::of(Ctx, V), Pos); }
  /// Says where the elements of a tile_array are.
  Stmt *declareArray(Var *Pointer) {
    shadow::Part All;
    All.First = Ctx.ref(Pointer);
    All.Bytes = Ctx.make<Cast>(Ctx.intTy(), Ctx.ref(&bytesOfTileArray(Ctx, F, *Pointer)),
                               /*Implicit=*/false);
    return declare(All, F.Pos);
  }

  /// One report for all threads of the tile.
  Stmt *forAll(shadow::AtBarrier What, int64_t LeftOut, SourcePos Pos) {
    auto *S = Ctx.make<ExprStmt>(shadow::barrierEvent(Ctx, /*Rank=*/0, Ctx.intLit(What + LeftOut)));
    S->Pos = Pos;
    return S;
  }

  /// The least value of E in the loops, which it has for the first thread; null where it is no
  /// linear form of parameters and counters.
  Expr *leastOf(const Expr *E, ArrayRef<const For *> Nest) {
    std::optional<LinearForm> Form = Forms.of(E);
    if (Form)
      Form = Forms.extreme(*Form, /*Greatest=*/false, Nest);
    if (!Form || !Forms.isComputable(*Form) || any_of(Form->Factors, [](const auto &Each) {
          return Each.first->S != Var::Storage::Param;
        }))
      return nullptr;
    return Ctx.make<Cast>(E->type(), Forms.expr(*Form), /*Implicit=*/false);
  }

  /// E where all counters of the loops are 0, as for the first thread: the place of the tile times
  /// a size that the launch gives is no linear form. Null where E has other operands.
  Expr *atZero(const Expr *E, ArrayRef<const For *> Nest) {
    bool IsKnown = true;
    Expr *Result = clone(Ctx, E);
    walkExprs(Result, [&](Expr *&Part) {
      auto *Ref = dyn_cast<VarRef>(Part);
      const auto Counts = [&](const For *L) {
        auto *D = dyn_cast_or_null<DeclStmt>(L->Init);
        return D && D->V == Ref->V;
      };
      if (!Ref) {
        IsKnown &= isa<IntLit, Binary, Cast>(Part);
      } else if (any_of(Nest, Counts)) {
        Part = Ctx.make<IntLit>(Part->type(), 0);
      } else if (Ref->V->S != Var::Storage::Param) {
        const Expr *Value = Forms.valueOf(Ref->V);
        Expr *First = Value ? atZero(Value, Nest) : nullptr;
        IsKnown &= First != nullptr;
        Part = First ? First : Part;
      }
    });
    return IsKnown ? Result : nullptr;
  }

  /// The check as the first thread makes it; null where that is not known before the loop.
  Stmt *asFirst(const Check &C, const For &L, SourcePos Pos) {
    SmallVector<const For *, 3> Nest;
    walkStmts(&L, [&](const Stmt *S) {
      auto *Inner = dyn_cast<For>(S);
      if (Inner && Inner->IsThreadLoop)
        Nest.push_back(Inner);
    });
    const auto IsKnown = [](const Expr *Arg) {
      auto *Ref = dyn_cast<VarRef>(Arg);
      return isa<IntLit>(Arg) || (Ref && Ref->V->S == Var::Storage::Param);
    };
    if (!IsKnown(C.site()) || !all_of(C.subject(), IsKnown))
      return nullptr;
    auto *First = cast<Check>(clone(Ctx, &C));
    for (unsigned D = 0; D < 3; ++D) {
      Expr *Place = leastOf(C.thread(D), Nest);
      if (!Place && F.WorkGroupSize.isParameters())
        Place = atZero(C.thread(D), Nest);
      if (!Place)
        return nullptr;
      First->thread(D) = Place;
    }
    auto *S = Ctx.make<ExprStmt>(First);
    S->Pos = Pos;
    return S;
  }

  void hoist(const For &L, Block &B, std::vector<Stmt *> &Before, std::vector<Stmt *> &After) {
    std::vector<Stmt *> &Stmts = B.Stmts;
    for (size_t I = 0; I < Stmts.size();) {
      const IntLit *Report = reportOf(Stmts[I]);
      const int64_t What = stepOf(Report);
      if (What == shadow::Begins || What == shadow::Passes) {
        Before.push_back(forAll(What == shadow::Begins ? shadow::AllBegin : shadow::AllPass,
                                shadow::leftOut(*Report), Stmts[I]->Pos));
      } else if (const Check *C = barrierCheck(Stmts[I])) {
        Stmt *First = asFirst(*C, L, Stmts[I]->Pos);
        if (!First)
          break;
        Before.push_back(First);
      } else if (canPassBarrier(Stmts[I])) {
        ++I;
        continue;
      } else {
        break;
      }
      Stmts.erase(Stmts.begin() + I);
      Changed = true;
    }
    bool Leaves = false;
    walkStmts(&B, [&](Stmt *S) { Leaves |= isa<Break, Continue, Return>(S); });
    for (size_t I = Stmts.size(); I-- > 0 && !Leaves;) {
      const IntLit *Report = reportOf(Stmts[I]);
      if (stepOf(Report) == shadow::Arrives) {
        After.push_back(forAll(shadow::AllArrive, shadow::leftOut(*Report), Stmts[I]->Pos));
        Stmts.erase(Stmts.begin() + I);
        Changed = true;
        break;
      }
      if (!canPassBarrier(Stmts[I]))
        break;
    }
  }
};

} // namespace

bool ampcc::mergeBarrierReports(PassContext &PC) {
  return changeKernels(PC, [&](Function &F) {
    if (!F.WorkGroupSize.isTiled())
      return false;
    BarrierHoister Hoister(PC.M.Ctx, F);
    Hoister.run();
    return Hoister.Changed;
  });
}
