//===- MarkDivergence.cpp - marks for PoCL where threads diverge ---------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Works around a bug of PoCL. In a kernel with barriers PoCL keeps one copy of a variable that has
// the same value in all threads of a work-group, and one copy for each thread of any other
// variable. It counts a variable among the first kind if each value that it gets is the same for
// all threads, and if all threads reach each of the blocks that assign it. But PoCL assumes that
// all threads reach a block as soon as all threads take *one* of the edges that lead to it alike,
// whatever the other edges are:
//
//   do { ++n; h /= 2; } while (h & 1);      all threads enter the loop; each decides separately
//                                           about the next iteration
//   if (a > 7 || local[id] > 3) n = 3;      a > 7 is the same for all threads
//
// After the next barrier each thread would read the last thread's n. So the pass puts DIVERGENT()
// before such a branch, a condition that is always true and that PoCL assumes to differ between
// threads (a macro, docs/runtime-abi.md):
//
//   if (DIVERGENT()) do { ++n; h /= 2; } while (h & 1);
//   if (DIVERGENT() && (a > 7 || local[id] > 3)) n = 3;
//
// Then PoCL assumes of no block inside of the statement that all threads reach it: nothing there
// needs another mark.
//
// The edges are known only after LLVM has simplified the kernel, which is after this pass. So the
// pass marks
//   - every loop that threads may leave after different numbers of iterations,
//   - every other branch that threads may take differently, if it is no plain condition
//     (PlainConditions.h); a mark there would make a scan of a tile take 1.4 times as long,
//   - every branch that all threads take alike and that has an arm, or is a jump, next to a branch
//     of the former kinds: LLVM puts equal parts of arms into one block.
// A branch without effect on later code is left out: it changes no variable that is declared
// outside of it, and contains no loop or jump.
//
// An arm of a branch that all threads take alike ends with BRANCH() if threads may run its last
// statement differently: otherwise they would join only at the end of the branch. If there is a
// barrier there, PoCL may copy it for each of the edges that lead there, and the first thread would
// decide for all which edge they take:
//
//   if (group % 2 == 0) {
//     if (group == 4) return;
//     if (DIVERGENT() && h > 3) h = 5;
//     BRANCH();
//   }
//   barrier(CLK_LOCAL_MEM_FENCE);
//
// A switch is marked in its operand, inside of marked statements too:
//
//   switch ((h & 3) + NO_CASE()) { case 0: ...; case 1: ...; case 2: ...; case 3: ...; }
//
// LLVM knows that `h & 3` is one of the four cases, and ends the edge for all other values in an
// instruction `unreachable`. PoCL treats that as an end of the kernel and puts a barrier before it,
// where the threads do not arrive together. NO_CASE() is always 0, which LLVM does not know.
//
//===----------------------------------------------------------------------===//
#include "Passes.h"
#include "PlainConditions.h"
#include "Utils/PrivatePointers.h"
#include "ampcc/Analysis/Barriers.h"
#include "ampcc/Analysis/CallGraph.h"
#include "ampcc/Analysis/Uniformity.h"
#include "ampcc/KIR/BarrierBuiltins.h"
#include "ampcc/KIR/Builtins.h"
#include "ampcc/KIR/Places.h"
#include "ampcc/KIR/WorkItemBuiltins.h"

using namespace ampcc;
using namespace ampcc::kir;
using namespace llvm;

/// V belongs to one thread.
static bool isOfThread(const Var *V) { return V && V->S != Var::Storage::TileStatic; }

static Binary *logical(Expr *E) {
  auto *B = dyn_cast<Binary>(E);
  return B && isLogical(B->Op) ? B : nullptr;
}

/// A branch that only chooses one of two such values is none for LLVM.
static bool isLeaf(const Expr *E) {
  E = withoutCasts(E);
  auto *R = dyn_cast<VarRef>(E);
  return isa<IntLit, FloatLit>(E) || (R && isOfThread(R->V));
}

namespace {

/// Facts about a module that the marks of all its functions use.
struct ModuleFacts {
  const BarrierFinder Barriers;
  /// Has a loop, or any branch, or calls a function that has one.
  DenseSet<const Function *> Looping, Branching;

  explicit ModuleFacts(const Module &M) : Barriers(M) {
    for (Function *F : calleesFirst(M.Functions))
      walkStmts(F->Body, [&](Stmt *S) {
        if (isa<For, While, DoWhile>(S))
          Looping.insert(F);
        if (isa<For, While, DoWhile, If, Switch>(S))
          Branching.insert(F);
        forEachExpr(S, [&](Expr *&Root) {
          walkExprs(Root, [&](Expr *&E) {
            if (isa<Conditional>(E) || logical(E))
              Branching.insert(F);
            auto *C = dyn_cast<Call>(E);
            if (C && Looping.contains(C->Callee))
              Looping.insert(F);
            if (C && Branching.contains(C->Callee))
              Branching.insert(F);
          });
        });
      });
  }
};

/// Marks one function.
class DivergenceMarker {
  Context &Ctx;
  Function &F;
  const ModuleFacts &Facts;
  const Uniformity &Threads;
  const VarUses Uses;
  const PlainConditions Conditions;
  /// Loops that some threads leave by a `return`, and statements that threads may go through
  /// differently.
  DenseSet<const Stmt *> Returning, Branching;
  /// Statements that hold a barrier, a return, another jump.
  const DenseSet<const Stmt *> Waiting;
  DenseSet<const Stmt *> WithReturn, WithJump;
  /// The constructs that a jump may leave or continue, the innermost last: the function, loops,
  /// switches.
  SmallVector<Stmt *, 8> Around;
  bool Wrapped = false;

  Expr *divergent() {
    Changed = true;
    return Ctx.make<Builtin>(Ctx.boolTy(), builtin::DIVERGENT);
  }
  void mark(Expr *&Cond) {
    Cond = Ctx.make<Binary>(Ctx.boolTy(), BinaryOp::LogicalAnd, divergent(), Cond);
  }
  /// A value that LLVM does not know.
  Expr *anyValue(const Type *Ty) {
    auto *Id = Ctx.make<Builtin>(Ctx.intTy(64, false), builtin::get_local_id,
                                 std::vector<Expr *>{Ctx.intLit(0)});
    return Ctx.make<Cast>(Ty, Id, false);
  }

  /// The arm for a mark of S that does not hold: values for the variables that have none, or a null
  /// pointer, before S. Without them a use after S has no meaning where the mark does not hold, and
  /// LLVM would conclude that the mark holds, and remove it.
  Block *otherValues(Stmt *S) {
    const VarUses Inside(S);
    Block *Others = nullptr;
    SmallPtrSet<const Var *, 4> Seen;
    auto Add = [&](const Expr *Target) {
      auto *R = dyn_cast<VarRef>(Target);
      if (!R || !isOfThread(R->V) || R->V->Ty->isAggregate() || Inside.of(R->V).Decl)
        return;
      const DeclStmt *D = Uses.of(R->V).Decl;
      if (!(R->V->Ty->isPointer() || (D && !D->Init)) || !Seen.insert(R->V).second)
        return;
      if (!Others)
        Others = Ctx.make<Block>();
      Others->Stmts.push_back(
          Ctx.make<ExprStmt>(Ctx.make<Assign>(Ctx.ref(R->V), anyValue(R->V->Ty))));
    };
    walkStmts(S, [&](Stmt *Inner) {
      forEachExpr(Inner, [&](Expr *&Root) {
        walkExprs(Root, [&](Expr *&E) {
          if (auto *A = dyn_cast<Assign>(E))
            Add(A->Target);
          else if (auto *I = dyn_cast<IncDec>(E))
            Add(I->Operand);
        });
      });
    });
    return Others;
  }

  void wrap(Stmt *&S) {
    Wrapped = true;
    auto *Then = Ctx.make<Block>();
    Then->Pos = S->Pos;
    Then->Stmts.push_back(S);
    auto *Marked = Ctx.make<If>(divergent(), Then, otherValues(S));
    Marked->Pos = S->Pos;
    S = Marked;
  }

  bool findReturning(const Stmt *S) {
    bool Found = isa<Return>(S) && Threads.isDivergent(S);
    forEachChild(S, [&](const Stmt *Child) { Found |= findReturning(Child); });
    if (Found && isa<For, While, DoWhile>(S))
      Returning.insert(S);
    return Found;
  }

  /// E changes a variable of the thread that it does not declare, or calls a function that does or
  /// that has a loop.
  bool changes(Expr *E, const VarUses &Inside) const {
    bool Found = false;
    auto Write = [&](const Expr *Target) {
      if (const Var *V = rootVar(Target))
        Found |= isOfThread(V) && !Inside.of(V).Decl;
      else
        Found |= !holdsForPlace(
            Target, [](const Expr *) { return false; },
            [](const Expr *Value) { return !mayLeadToThread(Value->type()); });
    };
    walkExprs(E, [&](Expr *&Part) {
      if (auto *A = dyn_cast<Assign>(Part))
        Write(A->Target);
      else if (auto *I = dyn_cast<IncDec>(Part))
        Write(I->Operand);
      else if (auto *C = dyn_cast<Call>(Part))
        Found |= Facts.Looping.contains(C->Callee) ||
                 any_of(C->Args, [](const Expr *Arg) { return mayLeadToThread(Arg->type()); });
      else if (auto *B = dyn_cast<Builtin>(Part))
        Found |= B->Info.Effect != BuiltinEffect::Pure &&
                 any_of(B->Args, [](const Expr *Arg) { return mayLeadToThread(Arg->type()); });
    });
    return Found;
  }

  /// Threads that run S differently may have different values after it, or diverge there.
  bool hasDivergentEffect(Stmt *S) const {
    const VarUses Inside(S);
    bool Found = false;
    walkStmts(S, [&](Stmt *Inner) {
      Found |= isa<For, While, DoWhile, Break, Continue, Return>(Inner);
      forEachExpr(Inner, [&](Expr *&E) { Found |= changes(E, Inside); });
    });
    return Found;
  }

  /// Threads may go through E differently.
  bool branches(const Expr *Root) const {
    return containsExpr(Root, [&](const Expr *E) {
      auto *C = dyn_cast<Conditional>(E);
      auto *B = logical(const_cast<Expr *>(E));
      auto *Called = dyn_cast<Call>(E);
      return (C && !Threads.isUniform(C->Cond)) || (B && !Threads.isUniform(B->Left)) ||
             (Called && Facts.Branching.contains(Called->Callee));
    });
  }

  /// Fills Branching, WithReturn and WithJump; true if S is in the first.
  bool findBranching(Stmt *S) {
    bool Found = isa<If, For, While, DoWhile>(S) && isDivergent(S);
    if (auto *W = dyn_cast<Switch>(S))
      Found = !Threads.isUniform(W->Cond);
    forEachExpr(S, [&](Expr *&E) { Found |= branches(E); });
    bool Returns = isa<Return>(S), Jumps = isa<Break, Continue>(S);
    forEachChild(S, [&](Stmt *Child) {
      Found |= findBranching(Child);
      Returns |= WithReturn.contains(Child);
      Jumps |= WithJump.contains(Child);
    });
    if (Returns)
      WithReturn.insert(S);
    if (Jumps)
      WithJump.insert(S);
    if (Found)
      Branching.insert(S);
    return Found;
  }

  void conditional(Conditional *C) {
    const bool Together = Threads.isUniform(C->Cond);
    const bool Chooses = isLeaf(C->Then) && isLeaf(C->Else);
    if (!Chooses &&
        (Together ? branches(C->Then) || branches(C->Else) : !Conditions.isPlain(C->Cond)))
      return mark(C->Cond);
    expr(C->Cond);
    if (Together) {
      expr(C->Then);
      expr(C->Else);
    }
  }

  /// Operands of && and ||, a deep tree on the left: the last of them that only some threads
  /// evaluate is nested in the mark, and so are all others.
  void chain(Binary *Top) {
    std::vector<Binary *> Spine = {Top};
    while (Binary *Below = logical(Spine.back()->Left))
      Spine.push_back(Below);
    Binary *Apart = nullptr;
    bool Together = Threads.isUniform(Spine.back()->Left);
    for (Binary *B : reverse(Spine)) {
      if (!Together && !isLeaf(B->Right) && !Conditions.isPlain(B->Left))
        Apart = B;
      Together &= Threads.isUniform(B->Right);
    }
    if (Apart)
      return mark(Apart->Left);
    expr(Spine.back()->Left);
    for (Binary *B : Spine)
      expr(B->Right);
  }

  void expr(Expr *E) {
    if (auto *C = dyn_cast<Conditional>(E))
      conditional(C);
    else if (Binary *B = logical(E))
      chain(B);
    else
      forEachOperand(E, [&](Expr *&Operand) { expr(Operand); });
  }

  /// Other functions may be called where only some threads are.
  bool needsMark(const Switch *W) const {
    return !Waiting.contains(W) && (!F.IsKernel || Branching.contains(W) || Threads.isDivergent(W));
  }

  void markSwitches() {
    walkStmts(F.Body, [&](Stmt *S) {
      auto *W = dyn_cast<Switch>(S);
      if (!W || !needsMark(W))
        return;
      const Type *Ty = W->Cond->type();
      auto *Int = dyn_cast<IntType>(Ty);
      if (!Int || Int->Bits < 32)
        Ty = Ctx.intTy(32);
      Expr *Cond = Ty == W->Cond->type() ? W->Cond : Ctx.make<Cast>(Ty, W->Cond, false);
      Expr *NoCase = Ctx.make<Builtin>(Ctx.intTy(32), builtin::NO_CASE);
      if (NoCase->type() != Ty)
        NoCase = Ctx.make<Cast>(Ty, NoCase, true);
      W->Cond = Ctx.make<Binary>(Ty, BinaryOp::Add, Cond, NoCase);
      Changed = true;
    });
  }

  bool isDivergent(Stmt *S) const {
    if (auto *I = dyn_cast<If>(S))
      return !Threads.isUniform(I->Cond);
    return !Threads.hasUniformExit(S) || Returning.contains(S);
  }

  /// All threads take the branch alike, but LLVM may merge parts of its arms with parts of code
  /// that threads run differently. PoCL must not mistake a path around a barrier for one that
  /// threads take separately.
  bool mayMergeWithDivergent(If *I) const {
    if (I->Else && Branching.contains(I))
      return true;
    const bool Returns = WithReturn.contains(I);
    Stmt *Left = Returns ? Around.front() : Around.back();
    return (Returns || WithJump.contains(I)) && Branching.contains(Left) && !Waiting.contains(Left);
  }

  bool needsMark(If *I) const {
    return (isDivergent(I) ? !Conditions.isPlain(I->Cond) : mayMergeWithDivergent(I)) &&
           hasDivergentEffect(I);
  }

  void stmt(Stmt *&S, bool InArm) {
    const bool Loops = isa<For, While, DoWhile>(S);
    if (!Waiting.contains(S)) {
      if (Loops && isDivergent(S))
        return wrap(S);
      if (auto *I = dyn_cast<If>(S); I && needsMark(I))
        return mark(I->Cond);
    }
    forEachExpr(S, [&](Expr *&E) { expr(E); });
    if (auto *W = dyn_cast<Switch>(S); W && needsMark(W))
      return;
    if (auto *I = dyn_cast<If>(S); I && isDivergent(I) && !Waiting.contains(S))
      return;
    if (Loops || isa<Switch>(S))
      Around.push_back(S);
    if (auto *Inner = dyn_cast<Block>(S))
      block(*Inner, InArm);
    else
      forEachInnerBlock(S, [&](Block &B) { block(B, /*IsArm=*/true); });
    if (Loops || isa<Switch>(S))
      Around.pop_back();
  }

  /// An arm ends before Stmts[I].
  static bool endsArm(const std::vector<Stmt *> &Stmts, size_t I) {
    return I == Stmts.size() || isa<Break, Continue, Return, Case>(Stmts[I]);
  }

  /// IsArm: other paths lead past B.
  void block(Block &B, bool IsArm) {
    for (size_t I = 0; I < B.Stmts.size(); ++I) {
      const bool Merges = IsArm && Branching.contains(B.Stmts[I]) && endsArm(B.Stmts, I + 1);
      stmt(B.Stmts[I], IsArm);
      if (!Merges)
        continue;
      auto *End = Ctx.make<ExprStmt>(Ctx.make<Builtin>(Ctx.voidTy(), builtin::BRANCH));
      End->Pos = B.Stmts[I]->Pos;
      B.Stmts.insert(B.Stmts.begin() + ++I, End);
      Changed = true;
    }
  }

  /// A function that returns only inside of a marked loop would end without a result where the mark
  /// does not hold. That has no meaning, and so LLVM would conclude that the mark holds, and remove
  /// it.
  void giveResult() {
    const Type *Ty = F.ReturnTy;
    std::vector<Stmt *> &Stmts = F.Body->Stmts;
    if (!Wrapped || Ty->isVoid() || isa<Return>(Stmts.back()))
      return;
    Expr *Result = nullptr;
    if (Ty->isPointer()) {
      Result = anyValue(Ty);
    } else if (isa<FloatType>(Ty)) {
      Result = Ctx.make<FloatLit>(Ty, 0.0);
    } else if (!Ty->isAggregate()) {
      Result = Ctx.make<IntLit>(Ty, 0);
    } else {
      Var *None = Ctx.var("none", Ty);
      Stmts.push_back(Ctx.make<DeclStmt>(None, Ctx.make<InitList>(Ty, std::vector<Expr *>())));
      Result = Ctx.ref(None);
    }
    Stmts.push_back(Ctx.make<Return>(Result));
  }

public:
  bool Changed = false;

  DivergenceMarker(Context &Ctx, Function &F, const ModuleFacts &Facts, const Uniformity &Threads,
                   const DenseSet<const Var *> &ComplexParams)
      : Ctx(Ctx), F(F), Facts(Facts), Threads(Threads), Uses(F),
        Conditions(F, Uses, Threads, ComplexParams), Waiting(Facts.Barriers.statements(F)) {
    findReturning(F.Body);
    findBranching(F.Body);
  }

  /// Finds, by the arguments of calls, the parameters for which threads may get different values,
  /// and those whose values are not plain.
  void passOn(DenseSet<const Var *> &Varying, DenseSet<const Var *> &Complex) const {
    forEachCall(F.Body, [&](Call *C) {
      for (auto [P, Arg] : zip(C->Callee->Params, C->Args)) {
        if (!Threads.isUniform(Arg))
          Varying.insert(P);
        if (!Conditions.isPlain(Arg))
          Complex.insert(P);
      }
    });
  }

  void run() {
    Around.push_back(F.Body);
    block(*F.Body, /*IsArm=*/false);
    markSwitches();
    giveResult();
  }
};

} // namespace

/// The kernels and the functions that are inlined into them. PoCL inlines functions that query the
/// id of the thread, which a mark does. Functions with NeverInline stay separate for a reason.
static DenseSet<const Function *> partsOf(std::vector<Function *> Kernels) {
  DenseSet<const Function *> Parts;
  while (!Kernels.empty()) {
    Function *F = Kernels.back();
    Kernels.pop_back();
    if (!F->NeverInline && Parts.insert(F).second)
      forEachCall(F->Body, [&](Call *C) { Kernels.push_back(C->Callee); });
  }
  return Parts;
}

bool ampcc::markDivergence(PassContext &PC) {
  const ModuleFacts Facts(PC.M);
  std::vector<Function *> Waiting; // kernels that wait
  std::array<unsigned, TileSize::Dimensions> Most = {1, 1, 1};
  for (Function *F : PC.M.Functions)
    if (F->IsKernel && Facts.Barriers.in(*F)) {
      Waiting.push_back(F);
      for (unsigned D = 0; D < TileSize::Dimensions; ++D)
        Most[D] = std::max(Most[D], F->WorkGroupSize.mostIn(D).value_or(0));
    }
  std::vector<Function *> Reached = calleesFirst(Waiting);
  const DenseSet<const Function *> Parts = partsOf(Waiting);
  DenseSet<const Var *> Varying, Complex;
  bool Changed = false;
  // Callers first: their arguments determine the parameters of their callees.
  for (Function *F : reverse(Reached)) {
    if (!Parts.contains(F))
      continue;
    const Uniformity Threads(*F, TileSize::constant(Most), Varying);
    DivergenceMarker Marker(PC.M.Ctx, *F, Facts, Threads, Complex);
    Marker.passOn(Varying, Complex);
    Marker.run();
    Changed |= Marker.Changed;
  }
  return Changed;
}
