//===- VectorChoice.cpp - the choice of kernels for the vector form ------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Clang vectorises a loop over threads of straight code, and hoist-loops moves the loops that all
// threads run alike out of it. Three kinds of kernels remain for the vector form: those with loops
// that threads leave separately or that only some of them run, those that call functions which
// Clang does not inline, and those with an array of each thread that is too large to be carried
// from iteration to iteration.
//
//===----------------------------------------------------------------------===//
#include "VectorChoice.h"
#include "ampcc/Analysis/InlinedCallees.h"
#include "ampcc/Analysis/Uniformity.h"
#include "ampcc/KIR/Builtins.h"
#include "ampcc/KIR/LaneBuiltins.h"
#include "llvm/ADT/DenseMap.h"

using namespace ampcc;
using namespace ampcc::kir;
using namespace llvm;

/// Clang inlines functions of up to so many expressions wherever they are called.
static constexpr unsigned MostInlined = 40;
/// Bytes of an array that hoist-loops carries at most.
static constexpr uint64_t MostCarried = 256;
/// The cost of an access with a separate address for each lane, relative to an arithmetic
/// operation.
static constexpr unsigned AccessCost = 3;

/// Loops in S that lanes leave one by one, or only some of them run.
static bool hasDivergentLoop(const Uniformity &U, const Stmt *S) {
  return containsStmt(S, [&](const Stmt *Inner) {
    return isa<For, While, DoWhile>(Inner) && (!U.hasUniformExit(Inner) || U.isDivergent(Inner));
  });
}

static bool hasLargeArray(const Function &F) {
  return containsStmt(F.Body, [&](const Stmt *S) {
    auto *D = dyn_cast<DeclStmt>(S);
    return D && D->V->S == Var::Storage::Local && isa<ArrayType>(D->V->Ty) &&
           D->V->Ty->size() >= MostCarried;
  });
}

/// The expressions that run, where each loop runs eight times.
static double work(const Stmt *S) {
  double Work = 0;
  forEachExpr(S, [&](const Expr *E) { walkExprs(E, [&](const Expr *) { ++Work; }); });
  forEachChild(S, [&](const Stmt *Child) { Work += work(Child); });
  return isa<For, While, DoWhile>(S) ? Work * 8 : Work;
}

namespace {

/// The functions that a kernel calls, directly or through others.
class Callees {
  const Function &Kernel;
  const InlinedCallees Inlined;
  DenseSet<const Function *> Seen;
  DenseMap<const Function *, unsigned> Calls;

  void walk(const Function &F) {
    walkExprs(F.Body, [&](Expr *&E) {
      auto *C = dyn_cast<Call>(E);
      if (C && !isa<Check>(C) && ++Calls[C->Callee] <= 2)
        walk(*C->Callee);
    });
  }

public:
  explicit Callees(const Function &Kernel)
      : Kernel(Kernel), Inlined(const_cast<Function *>(&Kernel)) {
    walk(Kernel);
  }

  bool wantVectors() const {
    for (const auto &[F, Count] : Calls) {
      unsigned Size = 0;
      walkExprs(F->Body, [&](Expr *&) { ++Size; });
      const Uniformity U(*F, Kernel.WorkGroupSize,
                         DenseSet<const Var *>(F->Params.begin(), F->Params.end()));
      if ((Size > MostInlined && Count > 1) || Inlined.preventsVectors(F) ||
          hasDivergentLoop(U, F->Body) || hasLargeArray(*F))
        return true;
    }
    return false;
  }
};

/// Operations on vectors, and accesses that are none of vectors, of what a loop runs most often.
struct Costs {
  const DenseSet<const Stmt *> &Serial, &Tests;
  double Operations = 0, Accesses = 0;

  /// Share: of the threads that run S. Vectors run it if any of their lanes does.
  void add(const Stmt *S, double Times, double Share = 1) {
    if (Tests.contains(S))
      return;
    if (Serial.contains(S)) {
      Accesses += work(S) * Times / (8 * AccessCost); // the lanes are no iterations
      return;
    }
    forEachExpr(S, [&](const Expr *E) { add(E, Times, Share); });
    const double Inner = isa<For, While, DoWhile>(S) ? Times * 8 : Times;
    const double Part = isUnderMask(S) ? Share / 2 : Share;
    forEachChild(S, [&](const Stmt *Child) { add(Child, Inner, Part); });
  }

private:
  /// S is `if (ANY(mask))`.
  static bool isUnderMask(const Stmt *S) {
    auto *I = dyn_cast<If>(S);
    auto *Any = I ? dyn_cast<Builtin>(I->Cond) : nullptr;
    return Any && Any->is(builtin::ANY);
  }

  void add(const Expr *E, double Times, double Share) {
    auto *B = dyn_cast<Builtin>(E);
    if (B && (B->is(builtin::GATHER) || B->is(builtin::SCATTER))) {
      Accesses += Times;
      if (B->is(builtin::SCATTER))
        add(B->Args[3], Times, Share);
      else if (const Expr *Index = withoutCasts(B->Args[1]); isa<Builtin>(Index))
        add(Index, Times, Share); // an index that is read itself
      return;
    }
    const bool IsFunction = B && B->Info.Kind == BuiltinKind::Plain;
    auto *Operation = dyn_cast<Binary>(E);
    const bool Divides = Operation && Operation->Op == BinaryOp::Div;
    if (E->type()->isVector() && (Operation || IsFunction))
      Operations += Times * Share * (IsFunction || Divides ? 4 : 1);
    forEachOperand(E, [&](const Expr *Operand) { add(Operand, Times, Share); });
  }
};

} // namespace

bool ampcc::wantsVectors(const Module &M, const Function &Kernel) {
  if (M.VectorForm == CompileOptions::Vectors::Never || M.Check)
    return false;
  if (M.VectorForm == CompileOptions::Vectors::Always)
    return true;
  return !Kernel.WhyScalar && (hasDivergentLoop(Uniformity(Kernel), Kernel.Body) ||
                               hasLargeArray(Kernel) || Callees(Kernel).wantVectors());
}

const char *ampcc::whyScalar(const Function &Kernel) {
  double Vectors = 0, Scalar = 0;
  const char *Why = nullptr;
  walkStmts(static_cast<const Stmt *>(Kernel.Body), [&](const Stmt *S) {
    auto *L = dyn_cast<For>(S);
    if (L && L->Lanes)
      Vectors += work(L->Body);
    if (!L || !L->WhyScalar)
      return;
    Scalar += work(L->Body);
    Why = L->WhyScalar;
  });
  return Scalar > Vectors ? Why : nullptr;
}

bool ampcc::holdsLoop(const For &Threads) {
  return containsStmt(Threads.Body, [&](const Stmt *S) {
    auto *L = dyn_cast<For>(S);
    return isa<While, DoWhile>(S) || (L && !L->MustUnroll);
  });
}

bool ampcc::areVectorsProfitable(const Block &Vectors, const DenseSet<const Stmt *> &Serial,
                                 const DenseSet<const Stmt *> &Tests) {
  Costs Of{Serial, Tests};
  Of.add(&Vectors, 1);
  return Of.Operations >= AccessCost * Of.Accesses;
}
