//===- MarkDivergence.cpp - tell PoCL where threads part ------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// In a kernel with barriers PoCL keeps one copy of a variable that has the same value in all
// threads of a work-group, and of others one for each thread. It takes a variable for one of the
// first kind when every value that it gets is the same for all threads, and when it gets them in
// statements that all threads come to. But PoCL concludes that all threads come to a statement from
// *one* way there that is the same for all of them:
//
//   do { ++n; h /= 2; } while (h & 1);      the way into the loop is the same for all threads, but
//                                           the way back is not
//   if (a > 7 || local[id] > 3) n = 3;      a > 7 is the same for all threads
//
// After the next barrier each thread would find the last thread's n. So the pass puts DIVERGENT()
// before each such branch, a condition that always holds and that PoCL takes for one which each
// thread decides alone (a macro, docs/runtime-abi.md):
//
//   if (DIVERGENT()) do { ++n; h /= 2; } while (h & 1);
//   if (DIVERGENT() && (a > 7 || local[id] > 3)) n = 3;
//
// For PoCL no statement inside of a marked one is reached by all threads; it needs no mark. Which
// ways lead to a statement is known only after LLVM has simplified the kernel. So the pass marks
// every loop that threads may leave after different numbers of rounds, and every other branch that
// threads may take differently, unless the statement neither changes a variable that is used after
// it nor holds a loop or a jump, or the condition is a plain one (class PlainConditions): the mark
// costs what LLVM makes of one comparison more.
//
// A switch is marked in its operand:
//
//   switch ((h & 3) + !DIVERGENT()) { case 0: ...; case 1: ...; case 2: ...; case 3: ...; }
//
// LLVM knows that one of the four cases is chosen in `switch (h & 3)`, and lets the fifth way lead
// to an instruction `unreachable`. PoCL takes that for an end of the kernel and puts a barrier
// before it, to which the threads do not come together. This is so inside of marked statements too.
//
//===----------------------------------------------------------------------===//
#include "Passes.h"
#include "PrivatePointers.h"
#include "ampcc/Analysis/Barriers.h"
#include "ampcc/Analysis/CallGraph.h"
#include "ampcc/Analysis/Speculation.h"
#include "ampcc/Analysis/Uniformity.h"
#include "ampcc/KIR/Builtins.h"
#include "ampcc/KIR/Places.h"

using namespace ampcc;
using namespace ampcc::kir;
using namespace llvm;

/// V belongs to one thread.
static bool isOfThread(const Var *V) { return V && V->S != Var::Storage::TileStatic; }

namespace {

/// What the marks of one module have in common.
struct ModuleFacts {
  const BarrierFinder Barriers;
  DenseSet<const Function *> Looping; ///< has a loop or calls a function that has one

  explicit ModuleFacts(const Module &M) : Barriers(M) {
    Function *Recursive = nullptr;
    for (Function *F : calleesFirst(M.Functions, Recursive))
      walkStmts(F->Body, [&](Stmt *S) {
        if (isa<For, While, DoWhile>(S))
          Looping.insert(F);
        forEachExpr(S, [&](Expr *&Root) {
          walkExprs(Root, [&](Expr *&E) {
            if (auto *C = dyn_cast<Call>(E); C && Looping.contains(C->Callee))
              Looping.insert(F);
          });
        });
      });
  }
};

/// Conditions that LLVM leaves one branch: it knows their value in no case that it can tell from
/// others, so that no way leads to what they decide about but the branch.
class PlainConditions {
  const VarUses &Uses;
  const Uniformity &Threads;
  /// A condition compares something that is computed from the variable with a literal: LLVM may
  /// know the variable's value on one of the ways from there.
  DenseSet<const Var *> Known;
  DenseSet<const Var *> Counters; ///< assigned by the heads of their loops alone
  DenseSet<const Var *> Complex;  ///< their initialisers are not plain

  static bool isLiteral(const Expr *E) {
    while (auto *C = dyn_cast<Cast>(E))
      E = C->Operand;
    return isa<IntLit, FloatLit>(E);
  }
  static bool comparesUnknowns(const Expr *E) {
    auto *B = dyn_cast<Binary>(E);
    return B && B->Op >= BinaryOp::Lt && B->Op <= BinaryOp::Ne && !isLiteral(B->Left) &&
           !isLiteral(B->Right);
  }

  void addCondition(const Expr *E) {
    if (auto *R = dyn_cast<VarRef>(E))
      Known.insert(R->V);
    else if (!comparesUnknowns(E))
      forEachOperand(E, [&](const Expr *Operand) { addCondition(Operand); });
  }

  void addStmt(Stmt *S) {
    if (auto *I = dyn_cast<If>(S))
      addCondition(I->Cond);
    else if (auto *W = dyn_cast<Switch>(S))
      addCondition(W->Cond);
    forEachExpr(S, [&](Expr *&Root) {
      walkExprs(Root, [&](Expr *&E) {
        if (auto *C = dyn_cast<Conditional>(E))
          addCondition(C->Cond);
      });
    });
    auto *L = dyn_cast<For>(S);
    auto *D = L ? dyn_cast_or_null<DeclStmt>(L->Init) : nullptr;
    if (!D || !D->Init || !L->Inc)
      return;
    unsigned Changes = 0;
    walkExprs(L->Inc, [&](Expr *&E) {
      auto *A = dyn_cast<Assign>(E);
      auto *I = dyn_cast<IncDec>(E);
      Changes += (A && rootVar(A->Target) == D->V) || (I && rootVar(I->Operand) == D->V);
    });
    const VarUse Use = Uses.of(D->V);
    if (Use.Addresses == 0 && Use.Writes == Changes)
      Counters.insert(D->V);
  }

  bool isPlain(const Var *V) const {
    if (V->S == Var::Storage::TileStatic)
      return isa<ArrayType>(V->Ty);
    if (Counters.contains(V) || V->Ty->isPointer())
      return true;
    return Uses.isFixed(V) && !(Threads.isUniform(V) && Known.contains(V)) && !Complex.contains(V);
  }

public:
  PlainConditions(Function &F, const VarUses &Uses, const Uniformity &Threads)
      : Uses(Uses), Threads(Threads) {
    walkStmts(F.Body, [&](Stmt *S) { addStmt(S); });
    walkStmts(F.Body, [&](Stmt *S) {
      if (auto *D = dyn_cast<DeclStmt>(S); D && D->Init && !isPlain(D->Init))
        Complex.insert(D->V);
    });
  }

  bool isPlain(const Expr *Cond) const {
    bool Result = true;
    walkExprs(Cond, [&](const Expr *E) {
      auto *B = dyn_cast<Binary>(E);
      auto *R = dyn_cast<VarRef>(E);
      Result = Result && !isa<Conditional, Call, Assign, IncDec>(E) &&
               !(B && (B->Op == BinaryOp::LogicalAnd || B->Op == BinaryOp::LogicalOr)) &&
               (!R || isPlain(R->V)) && !(isa<Subscript, Deref>(E) && Threads.isUniform(E));
    });
    return Result;
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
  /// Loops that some threads leave by a `return`.
  DenseSet<const Stmt *> Returning;
  bool Wrapped = false;

  Expr *divergent() {
    Changed = true;
    return Ctx.make<Builtin>(Ctx.boolTy(), BuiltinID::DIVERGENT);
  }
  void mark(Expr *&Cond) {
    Cond = Ctx.make<Binary>(Ctx.boolTy(), BinaryOp::LogicalAnd, divergent(), Cond);
  }
  void wrap(Stmt *&S) {
    Wrapped = true;
    auto *Then = Ctx.make<Block>();
    Then->Pos = S->Pos;
    Then->Stmts.push_back(S);
    auto *Marked = Ctx.make<If>(divergent(), Then, nullptr);
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

  /// Threads that come by S differently find different values after it, or part there.
  bool matters(Stmt *S) const {
    const VarUses Inside(S);
    bool Found = false;
    walkStmts(S, [&](Stmt *Inner) {
      Found |= isa<For, While, DoWhile, Break, Continue, Return>(Inner);
      forEachExpr(Inner, [&](Expr *&E) { Found |= changes(E, Inside); });
    });
    return Found;
  }

  void conditional(Conditional *C) {
    if (Threads.isUniform(C->Cond)) {
      expr(C->Cond);
      expr(C->Then);
      expr(C->Else);
    } else if (Conditions.isPlain(C->Cond) ||
               (isSpeculatable(C->Then, Uses) && isSpeculatable(C->Else, Uses))) {
      expr(C->Cond);
    } else {
      mark(C->Cond);
    }
  }

  static Binary *logical(Expr *E) {
    auto *B = dyn_cast<Binary>(E);
    return B && (B->Op == BinaryOp::LogicalAnd || B->Op == BinaryOp::LogicalOr) ? B : nullptr;
  }

  /// Operands of && and ||, a deep tree on the left: the last of them that only some threads
  /// evaluate stands below the mark, and so do all others.
  void chain(Binary *Top) {
    std::vector<Binary *> Spine = {Top};
    while (Binary *Below = logical(Spine.back()->Left))
      Spine.push_back(Below);
    Binary *Apart = nullptr;
    bool Together = Threads.isUniform(Spine.back()->Left);
    for (Binary *B : reverse(Spine)) {
      if (!Together && !isSpeculatable(B->Right, Uses) && !Conditions.isPlain(B->Left))
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
    return !Facts.Barriers.in(W) &&
           (!F.IsKernel || !Threads.isUniform(W->Cond) || Threads.isDivergent(W));
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
      W->Cond = Ctx.make<Binary>(Ty, BinaryOp::Add, Cond,
                                 Ctx.make<Cast>(Ty, Ctx.logicalNot(divergent()), true));
    });
  }

  bool parts(Stmt *S) const {
    if (auto *I = dyn_cast<If>(S))
      return !Threads.isUniform(I->Cond);
    return !Threads.leavesTogether(S) || Returning.contains(S);
  }

  /// Where S was and what it has become, which a mark may stand around.
  void stmt(Stmt *&S) {
    const bool Loops = isa<For, While, DoWhile>(S);
    if ((Loops || isa<If>(S)) && parts(S) && !Facts.Barriers.in(S)) {
      auto *Condition = dyn_cast<If>(S);
      if (Loops || (!Conditions.isPlain(Condition->Cond) && matters(S))) {
        if (Condition)
          return mark(Condition->Cond);
        return wrap(S);
      }
      forEachExpr(S, [&](Expr *&E) { expr(E); });
      return;
    }
    forEachExpr(S, [&](Expr *&E) { expr(E); });
    if (auto *W = dyn_cast<Switch>(S); W && needsMark(W))
      return;
    forEachInnerBlock(S, [&](Block &B) { block(B); });
  }

  void block(Block &B) {
    for (Stmt *&S : B.Stmts)
      stmt(S);
  }

  /// Where a mark did not hold, a function whose result a marked loop gives would come to its end
  /// without one, which has no meaning: LLVM would take the mark away.
  void giveResult() {
    const Type *Ty = F.ReturnTy;
    std::vector<Stmt *> &Stmts = F.Body->Stmts;
    if (!Wrapped || Ty->isVoid() || isa<Return>(Stmts.back()))
      return;
    Expr *Result = nullptr;
    if (Ty->isPointer()) {
      Result = Ctx.make<NullPtr>(Ty);
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

  DivergenceMarker(Context &Ctx, Function &F, const ModuleFacts &Facts, const Uniformity &Threads)
      : Ctx(Ctx), F(F), Facts(Facts), Threads(Threads), Uses(F), Conditions(F, Uses, Threads) {
    findReturning(F.Body);
  }

  void run() {
    block(*F.Body);
    markSwitches();
    giveResult();
  }
};

} // namespace

/// The arguments of calls in F that threads may not agree on.
static void passOn(const Uniformity &Threads, const Function &F, DenseSet<const Var *> &Varying) {
  forEachCall(F.Body, [&](Call *C) {
    for (auto [P, Arg] : zip(C->Callee->Params, C->Args))
      if (!Threads.isUniform(Arg))
        Varying.insert(P);
  });
}

bool ampcc::markDivergence(PassContext &PC) {
  const ModuleFacts Facts(PC.M);
  std::vector<Function *> Waiting; // kernels that wait
  std::array<unsigned, 3> Tile = {1, 1, 1};
  for (Function *F : PC.M.Functions)
    if (F->IsKernel && Facts.Barriers.in(*F)) {
      Waiting.push_back(F);
      for (unsigned D = 0; D < 3; ++D)
        Tile[D] = std::max(Tile[D], F->WorkGroupSize[D]);
    }
  Function *Recursive = nullptr;
  std::vector<Function *> Reached = calleesFirst(Waiting, Recursive);
  DenseSet<const Var *> Varying;
  bool Changed = false;
  // Callers first: what they pass decides about their callees.
  for (Function *F : reverse(Reached)) {
    const Uniformity Threads(*F, Tile, Varying);
    passOn(Threads, *F, Varying);
    DivergenceMarker Marker(PC.M.Ctx, *F, Facts, Threads);
    Marker.run();
    Changed |= Marker.Changed;
  }
  return Changed;
}
