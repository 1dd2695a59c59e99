//===- PartAtomics.cpp - regions for atomic operations --------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Clang does not vectorise a loop over threads with an atomic operation. Often a kernel computes
// what it adds, and the operation is the smaller part:
//
//   int bin = (int)(sqrt(x * x + y * y) * scale);
//   atomic_add(&count[bin], 1);
//
// A cut before and after such a statement gives it a loop of its own, so that the loop with the
// computation has vectors. Threads may run in any order between barriers, so the cut changes
// nothing that is defined. The pass cuts where the computation is straight code that costs more
// than to keep its few results for each thread.
//
//===----------------------------------------------------------------------===//
#include "Passes.h"
#include "Utils/CountedLoop.h"
#include "Utils/Jumps.h"
#include "Utils/VectorChoice.h"
#include "ampcc/Analysis/Barriers.h"
#include "ampcc/Analysis/CallGraph.h"
#include "ampcc/Analysis/Liveness.h"
#include "ampcc/Analysis/Speculation.h"
#include "ampcc/Analysis/Uniformity.h"
#include "ampcc/KIR/BarrierBuiltins.h"
#include "ampcc/KIR/Builtins.h"

using namespace ampcc;
using namespace ampcc::kir;
using namespace llvm;

/// The fewest expressions in vectors for which a loop is cut, and the most bytes that a thread
/// keeps across a cut.
static constexpr unsigned FewestExpressions = 24, MostKept = 32;
/// The most iterations of a loop that Clang dissolves, the copies of its body that count, and the
/// expressions for which a function of mathematics counts.
static constexpr unsigned MostIterations = 16, UnrolledCopies = 4, WorkOfFunction = 8;

namespace {

class AtomicParter {
  Context &Ctx;
  /// Functions with atomic operations, loops, and others that end vectors.
  const DenseSet<const Function *> &Scalar;
  const DenseSet<const Stmt *> Waiting; ///< statements with a barrier
  const VarUses Uses;
  const Uniformity U;
  DenseSet<const Stmt *> Befores; ///< statements directly before one with an atomic operation
  std::optional<Liveness> Live;

public:
  bool Changed = false;
  AtomicParter(Context &Ctx, Function &F, const DenseSet<const Function *> &Scalar,
               const BarrierFinder &Barriers)
      : Ctx(Ctx), Scalar(Scalar), Waiting(Barriers.statements(F)), Uses(F), U(F) {
    walkStmts(F.Body, [&](Stmt *S) {
      auto *B = dyn_cast<Block>(S);
      for (size_t I = 1; B && I < B->Stmts.size(); ++I)
        if (hasAtomic(B->Stmts[I]) != hasAtomic(B->Stmts[I - 1]))
          Befores.insert(B->Stmts[I - 1]);
    });
    if (!Befores.empty())
      Live.emplace(F, [&](const Stmt *S) { return Befores.contains(S); });
  }

  bool hasAtomics() const { return Live.has_value(); }

  /// B is run by all threads together, in regions. True if it cut B.
  bool block(Block &B) {
    bool Cut = false;
    std::vector<Stmt *> Out;
    std::vector<Stmt *> Region; ///< since the last cut
    for (size_t I = 0; I < B.Stmts.size(); ++I) {
      Stmt *S = B.Stmts[I];
      auto *Inner = dyn_cast<Block>(S);
      const bool HasRegions = (Inner && block(*Inner)) || hasRegions(S);
      if (!Region.empty() && !HasRegions && hasAtomic(S) != hasAtomic(Region.back()) &&
          isWorthwhile(Region, restAt(B.Stmts, I))) {
        Out.push_back(cut(S->Pos));
        Region.clear();
        Cut = true;
      }
      Out.push_back(S);
      Region.push_back(S);
      if (!HasRegions)
        continue;
      Region.clear();
      if (!Inner)
        forEachInnerBlock(S, [&](Block &Of) { Cut |= block(Of); });
    }
    B.Stmts = std::move(Out);
    Changed |= Cut;
    return Cut;
  }

  /// A loop over threads with S has no vectors.
  static bool endsVectors(const Stmt *S, const DenseSet<const Function *> &Scalar) {
    return hasAtomicIn(S, Scalar) || containsStmt(S, [](const Stmt *Inner) {
             auto *L = dyn_cast<For>(Inner);
             return isa<While, DoWhile, Switch>(Inner) || (L && !isDissolved(*L));
           });
  }

private:
  /// Clang dissolves a loop of few iterations.
  static bool isDissolved(const For &L) {
    const std::optional<CountedLoop> Loop = CountedLoop::match(L);
    return L.MustUnroll || (Loop && !hasJump(L.Body) && Loop->values(MostIterations));
  }

  static bool hasAtomicIn(const Stmt *S, const DenseSet<const Function *> &Scalar) {
    return containsExpr(S, [&](const Expr *E) {
      auto *B = dyn_cast<Builtin>(E);
      auto *C = dyn_cast<Call>(E);
      return (B && B->isAtomic()) || (C && Scalar.contains(C->Callee));
    });
  }

  bool hasAtomic(const Stmt *S) const { return hasAtomicIn(S, Scalar); }

  bool hasRegions(const Stmt *S) const {
    auto *L = dyn_cast<For>(S);
    return Waiting.contains(S) || (L && L->IsUniform);
  }

  /// The statements from I on, up to the next one with regions.
  ArrayRef<Stmt *> restAt(ArrayRef<Stmt *> Stmts, size_t I) const {
    ArrayRef<Stmt *> Rest = Stmts.drop_front(I);
    return Rest.take_until([&](const Stmt *S) { return hasRegions(S); });
  }

  Stmt *cut(SourcePos Pos) {
    auto *E = Ctx.make<Builtin>(Ctx.voidTy(), builtin::tile_cut);
    auto *S = Ctx.make<ExprStmt>(E);
    E->Pos = S->Pos = Pos;
    return S;
  }

  /// The expressions that S evaluates, where a function of mathematics counts as many.
  static unsigned work(const Stmt *S) {
    unsigned Work = 0;
    forEachExpr(S, [&](const Expr *Root) {
      walkExprs(Root, [&](const Expr *E) {
        auto *B = dyn_cast<Builtin>(E);
        Work += B && isa<FloatType>(B->type()) ? WorkOfFunction : 1;
      });
    });
    forEachChild(S, [&](const Stmt *Child) { Work += work(Child); });
    return isa<For>(S) ? Work * UnrolledCopies : Work;
  }

  /// Region, the statements before the cut, and Rest, those after it up to the next region: one of
  /// them has vectors then, and it does enough.
  bool isWorthwhile(ArrayRef<Stmt *> Region, ArrayRef<Stmt *> Rest) const {
    const Stmt *S = Rest.front();
    if (U.isDivergent(S) || U.mayHaveReturned(S))
      return false;
    for (ArrayRef<Stmt *> Part : {Region, Rest})
      if (any_of(Part, [&](Stmt *Of) { return Effects::of(Of, Uses).Jumps; }))
        return false;
    unsigned Work = 0;
    for (Stmt *Of : hasAtomic(S) ? Region : Rest) {
      if (hasAtomic(Of))
        break;
      if (endsVectors(Of, Scalar))
        return false;
      Work += work(Of);
    }
    return Work >= FewestExpressions && keepsLittle(*Region.back());
  }

  /// The threads keep few values after Last for the next regions.
  bool keepsLittle(const Stmt &Last) const {
    uint64_t Kept = 0;
    for (const Var *V : Live->after(&Last)) {
      if (V->S != Var::Storage::Local || U.isUniform(V) || isRepeatable(V))
        continue;
      if (!V->Ty->isScalar() || Uses.of(V).Addresses)
        return false;
      Kept += V->Ty->size();
    }
    return Kept <= MostKept;
  }

  /// Each region can compute V by itself.
  bool isRepeatable(const Var *V) const {
    const DeclStmt *D = Uses.of(V).Decl;
    return D && D->Init && V->Ty->isScalar() && Uses.isFixed(V) && isStable(D->Init, Uses);
  }
};

} // namespace

bool ampcc::partAtomics(PassContext &PC) {
  if (PC.M.VectorForm == CompileOptions::Vectors::Never)
    return false;
  const BarrierFinder Barriers(PC.M);
  DenseSet<const Function *> Scalar;
  bool Changed = false;
  for (Function *F : calleesFirst(PC.M.Functions)) {
    if (AtomicParter::endsVectors(F->Body, Scalar))
      Scalar.insert(F);
    // The vector form runs an atomic operation in one lane after the other.
    if (!F->IsKernel || wantsVectors(PC.M, *F))
      continue;
    AtomicParter Parter(PC.M.Ctx, *F, Scalar, Barriers);
    if (Parter.hasAtomics())
      Parter.block(*F->Body);
    Changed |= Parter.Changed;
  }
  return Changed;
}
