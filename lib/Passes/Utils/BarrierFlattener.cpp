//===- BarrierFlattener.cpp - barriers moved out of conditions -----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A compiler that creates loops over the threads of a tile (PoCL) splits a kernel at its barriers.
// If a barrier is on one of two paths, it copies the code after it: the time to compile doubles
// with each such barrier. The conditions around a barrier are the same for all threads of a tile
// (open specification, 8.1.1), so it is correct to execute the barrier in any case:
//
//   if (c) { A; barrier; B }      bool taken = c; if (taken) A; barrier; if (taken) B
//
// A jump out of a loop or function is a condition, too, if a barrier follows on the other path: it
// clears the variables that guard the rest. A conditional loop is run at least once, with its
// statements under a condition.
//
// A kernel keeps the returns that are outermost or in an arm of an outermost `if`, because the rest
// of the kernel is then reached whenever its first statement is. If threads have diverged since the
// last barrier, another one precedes the return. If all threads return together, deeper returns are
// converted as those of a function: PoCL would look for the branch that decides about a barrier on
// one of several paths, and let the first thread decide for all there.
//
// A barrier keeps its condition if some threads may have returned from the kernel already: if the
// condition does not hold, the others would wait at a barrier that these never reach.
//
// With --amp-check the pass does not rely on the language's rule. Where threads may have different
// values of a variable that guards a barrier, they report it there, and a loop goes on while one of
// them needs another iteration (BarrierVotes).
//
//===----------------------------------------------------------------------===//
#include "BarrierFlattener.h"
#include "ArrayCopies.h"
#include "Jumps.h"
#include "Passes.h"
#include "PrivatePointers.h"
#include "ampcc/Analysis/Barriers.h"
#include "ampcc/Analysis/Uniformity.h"
#include "ampcc/KIR/BarrierBuiltins.h"
#include "llvm/ADT/STLExtras.h"

using namespace ampcc;
using namespace ampcc::kir;
using namespace llvm;

namespace {

using StmtList = std::vector<Stmt *>;

/// A variable under which statements are run.
struct Guard {
  Var *V;
  Guard *Outer;
  bool IsTrue = false;    ///< as yet, wherever control is
  bool IsUniform = false; ///< for all threads of the tile
};

/// A construct that a jump can leave: a loop with a barrier, or the function.
struct Scope {
  Scope *Outer = nullptr;
  bool IsLoop = false;
  /// Its jumps are converted to assignments that clear guards; else they stay jumps.
  bool Converts = false;
  Guard *Own = nullptr; ///< of an iteration, or of the function
  Var *Again = nullptr; ///< a loop's: go on with the next iteration
};

class Flattener {
  Context &Ctx;
  const WaitingStmts Waiting;        ///< as the function was before
  DenseSet<const Block *> Returning; ///< with a return, as they were before
  Function &F;
  const PrivatePointers Pointers;
  BarrierVotes *const Votes;         ///< null where the language's rule is taken for granted
  std::optional<Uniformity> Returns; ///< of a function in which a return may precede a barrier
  const Uniformity *const Kernel;    ///< null where a kernel may return on several paths
  Guard *Current = nullptr;
  Scope *Innermost = nullptr;
  Var *Result = nullptr;
  SourcePos Pos;

public:
  bool Changed = false;

  Flattener(Context &Ctx, const BarrierFinder &Barriers, Function &F, BarrierVotes *Votes,
            bool ConvertsPointers, const Uniformity *Kernel)
      : Ctx(Ctx), Waiting(Barriers.statements(F)), F(F), Pointers(ConvertsPointers, *F.Body),
        Votes(Votes), Kernel(Kernel) {
    if (findReturns(F.Body, Returning) && !Votes)
      Returns.emplace(F);
  }

  void run() {
    Scope S;
    // After a function's return the caller goes on, so it does not end the thread. Returns that
    // only some threads make are treated alike.
    const bool Apart = !F.IsKernel || (Votes && Votes->returnsDivergently());
    S.Converts = returnsBeforeBarrier(Waiting, F.Body->Stmts, /*IsEnd=*/!Apart) ||
                 (!Apart && returnsUniformly() && returnsFromInside(Waiting, F.Body->Stmts));
    if (!Apart && !S.Converts && returnsUniformly())
      separateReturns();
    StmtList Out;
    Guard Live{nullptr, nullptr, true, !Votes || !Votes->returnsDivergently()};
    if (S.Converts) {
      Live.V = declare("live", Ctx.boolLit(true), Out);
      Current = S.Own = &Live;
      if (!F.ReturnTy->isVoid())
        Result = declare("result", F.ReturnTy, nullptr, Out);
    }
    Innermost = &S;
    list(F.Body->Stmts, Out);
    if (Result)
      Out.push_back(at(Ctx.make<Return>(Ctx.ref(Result))));
    F.Body->Stmts = std::move(Out);
    if (Votes)
      Votes->finish();
  }

private:
  template <typename T> T *at(T *S) {
    S->Pos = Pos;
    return S;
  }

  Var *declare(StringRef Name, const Type *Ty, Expr *Init, StmtList &Out) {
    auto *V = Ctx.temp(Name, Ty, Pos);
    Out.push_back(at(Ctx.make<DeclStmt>(V, Init)));
    Changed = true;
    return V;
  }

  Var *declare(StringRef Name, Expr *Init, StmtList &Out) {
    return declare(Name, Ctx.boolTy(), Init, Out);
  }

  Stmt *assign(Var *V, Expr *Value) { return at(Ctx.assign(Ctx.ref(V), Value)); }

  Expr *both(Expr *Left, Expr *Right) {
    return Ctx.make<Binary>(Ctx.boolTy(), BinaryOp::LogicalAnd, Left, Right);
  }

  Expr *negated(Var *V) { return Ctx.logicalNot(Ctx.ref(V)); }

  bool isGuarded() const { return Current && !Current->IsTrue; }

  /// No thread comes to a barrier that another one has returned before.
  bool returnsUniformly() const {
    return Kernel && none_of(Waiting, [&](const Stmt *S) { return Kernel->mayHaveReturned(S); });
  }

  /// A barrier keeps LLVM from making one path of a return and what threads did before it.
  void separateReturns() {
    std::vector<Stmt *> &Stmts = F.Body->Stmts;
    for (Stmt *S : returnsAfterParting(Waiting, Stmts, *Kernel)) {
      Pos = S->Pos;
      auto *Wait = Ctx.make<Builtin>(Ctx.voidTy(), builtin::barrier,
                                     std::vector<Expr *>{Ctx.intLit(/*CLK_LOCAL_MEM_FENCE=*/1)});
      Stmts.insert(find(Stmts, S), at(Ctx.make<ExprStmt>(Wait)));
      Changed = true;
    }
  }

  /// E where the current guard holds, else false.
  Expr *guarded(Expr *E) { return isGuarded() ? both(Ctx.ref(Current->V), E) : E; }

  void emit(StmtList Stmts, StmtList &Out) {
    if (Stmts.empty())
      return;
    if (!isGuarded())
      return append_range(Out, Stmts);
    auto *B = Ctx.make<Block>();
    SourcePos First = Stmts.front()->Pos;
    B->Stmts = std::move(Stmts);
    auto *I = Ctx.make<If>(Ctx.ref(Current->V), B);
    I->Pos = First;
    Out.push_back(I);
  }

  static bool isBarrier(const Stmt *S) {
    auto *X = dyn_cast<ExprStmt>(S);
    return X && isa<Builtin>(X->E);
  }

  //===--------------------------------------------------------------------===//
  // Jumps
  //===--------------------------------------------------------------------===//

  /// The scope that a jump leaves, if it is to be converted. Null for jumps inside of what has no
  /// barrier.
  Scope *leftBy(const Stmt *S, bool BreakIsOurs, bool ContinueIsOurs) const {
    if ((isa<Break>(S) && BreakIsOurs) || (isa<Continue>(S) && ContinueIsOurs))
      return Innermost->Converts ? Innermost : nullptr;
    if (!isa<Return>(S))
      return nullptr;
    Scope *Function = Innermost;
    while (Function->Outer)
      Function = Function->Outer;
    return Function->Converts ? Function : nullptr;
  }

  /// Clears the guards of all that the jump leaves.
  void jump(Stmt *S, Scope *Left, StmtList &Out) {
    Pos = S->Pos;
    if (auto *R = dyn_cast<Return>(S); R && R->Value)
      Out.push_back(Result ? assign(Result, R->Value) : at(Ctx.make<ExprStmt>(R->Value)));
    for (Guard *G = Current; G; G = G->Outer) {
      Out.push_back(assign(G->V, Ctx.boolLit(false)));
      G->IsTrue = false;
      if (G == Left->Own)
        break;
    }
    for (Scope *Loop = Innermost; Loop->IsLoop; Loop = Loop->Outer) {
      bool Ends = Loop != Left || isa<Break>(S);
      if (Ends && Loop->Again && Loop->Again != Loop->Own->V)
        Out.push_back(assign(Loop->Again, Ctx.boolLit(false)));
      if (Loop == Left)
        break;
    }
    Changed = true;
  }

  /// Converts the jumps in statements without a barrier. True if there was one.
  bool jumps(StmtList &Stmts, bool BreakIsOurs, bool ContinueIsOurs, bool InBreakable) {
    bool Found = false;
    for (size_t I = 0; I < Stmts.size(); ++I) {
      Stmt *S = Stmts[I];
      if (Scope *Left = leftBy(S, BreakIsOurs, ContinueIsOurs)) {
        StmtList New;
        jump(S, Left, New);
        if (InBreakable)
          New.push_back(at(Ctx.make<Break>()));
        else
          Stmts.resize(I + 1); // nothing else is reached
        Stmts.erase(Stmts.begin() + I);
        Stmts.insert(Stmts.begin() + I, New.begin(), New.end());
        I += New.size() - 1;
        Found = true;
        continue;
      }
      bool Loop = isa<For, While, DoWhile>(S), Breakable = Loop || isa<Switch>(S);
      bool Inside = false;
      forEachInnerBlock(S, [&](Block &B) {
        Inside |= jumps(B.Stmts, BreakIsOurs && !Breakable, ContinueIsOurs && !Loop,
                        Breakable || InBreakable);
      });
      if (!Inside)
        continue;
      Found = true;
      Pos = S->Pos;
      auto *Rest = Ctx.make<Block>();
      if (InBreakable && Breakable) {
        Rest->Stmts.push_back(at(Ctx.make<Break>()));
        Stmts.insert(Stmts.begin() + ++I, at(Ctx.make<If>(negated(Current->V), Rest)));
      } else if (!InBreakable && I + 1 < Stmts.size()) {
        Rest->Stmts.assign(Stmts.begin() + I + 1, Stmts.end());
        Stmts.resize(I + 1);
        jumps(Rest->Stmts, BreakIsOurs, ContinueIsOurs, false);
        Stmts.push_back(at(Ctx.make<If>(Ctx.ref(Current->V), Rest)));
        return true;
      }
    }
    return Found;
  }

  //===--------------------------------------------------------------------===//
  // Statements
  //===--------------------------------------------------------------------===//

  /// Runs of statements without a barrier stay together, under the current guard.
  void list(ArrayRef<Stmt *> In, StmtList &Out) {
    StmtList Run;
    for (size_t I = 0; I < In.size(); ++I) {
      Stmt *S = In[I];
      if (!Waiting.contains(S)) {
        StmtList One = {S};
        bool Before = isGuarded();
        StmtList Earlier;
        if (Current && !Before && containsJump(S)) // what came before needs no guard
          flush(Run, In.drop_front(I), Out);
        if (Current && jumps(One, true, true, false)) {
          // The statement itself is run under the guard as it was.
          append_range(Run, One);
          Before ? flush(Run, In.drop_front(I + 1), Out) : append_range(Out, Run);
          Run.clear();
          continue;
        }
        append_range(Run, One);
        continue;
      }
      flush(Run, In.drop_front(I), Out);
      Pos = S->Pos;
      Check *Report = Votes && I + 1 < In.size() ? Votes->checkOf(In[I + 1]) : nullptr;
      if (Report && isBarrier(S)) {
        ++I;
        const bool IsReported = isGuarded() && !Current->IsUniform && agree(Report, Out);
        Out.push_back(S);
        if (!IsReported)
          Out.push_back(In[I]);
        continue;
      }
      keepsCondition(S) ? underCondition(S, Out) : waiting(S, In.drop_front(I + 1), Out);
    }
    flush(Run, {}, Out);
  }

  /// S would be met by those threads alone that have not returned. A block and a call, which go
  /// elsewhere, see to it themselves.
  bool keepsCondition(const Stmt *S) const {
    return isGuarded() && Returns && (isa<If, For, While, DoWhile>(S) || isBarrier(S)) &&
           Returns->mayHaveReturned(S);
  }

  void underCondition(Stmt *S, StmtList &Out) {
    auto *Kept = at(Ctx.make<If>(Ctx.ref(Current->V), Ctx.make<Block>()));
    Current->IsTrue = true;
    waiting(S, {}, Kept->Then->Stmts);
    Current->IsTrue = false;
    Out.push_back(Kept);
  }

  /// True if the check has found its place.
  bool agree(Check *Report, StmtList &Out) {
    StmtList New;
    const bool IsReported = Votes->compare(Current->V, Report, New);
    for (Stmt *S : New)
      Out.push_back(at(S));
    return IsReported;
  }

  /// Rest: the statements that follow in the same block, and may use the variables that Run
  /// declares.
  void flush(StmtList &Run, ArrayRef<Stmt *> Rest, StmtList &Out) {
    StmtList Inner;
    for (Stmt *S : Run) {
      auto *D = isGuarded() ? dyn_cast<DeclStmt>(S) : nullptr;
      D &&Pointers.mayBeUsedIn(Rest, D->V) ? hoist(D, Inner, Out) : Inner.push_back(S);
    }
    emit(std::move(Inner), Out);
    Run.clear();
  }

  /// The declaration goes to Out, the initialisation becomes an assignment.
  void hoist(DeclStmt *D, StmtList &Inner, StmtList &Out) {
    Pos = D->Pos;
    Expr *Init = D->Init;
    D->Init = nullptr;
    D->V->IsConst = false;
    Out.push_back(D);
    Changed = true;
    if (!Init)
      return;
    if (!isa<InitList>(Init))
      return Inner.push_back(assign(D->V, Init));
    Var *Value = declare(D->V->Name, D->V->Ty, Init, Inner);
    Inner.push_back(copyByElement(Ctx, Ctx.ref(D->V), Ctx.ref(Value), Pos));
  }

  /// A statement with a barrier inside.
  void waiting(Stmt *S, ArrayRef<Stmt *> Rest, StmtList &Out) {
    switch (S->kind()) {
    case Stmt::Kind::Block: {
      auto *B = cast<Block>(S);
      StmtList Inner;
      list(B->Stmts, Inner);
      B->Stmts = std::move(Inner);
      return Out.push_back(B);
    }
    case Stmt::Kind::If:
      return branches(cast<If>(S), Out);
    case Stmt::Kind::For: {
      auto *L = cast<For>(S);
      return loop(L, L->Init, L->Cond, L->Inc, *L->Body, Out);
    }
    case Stmt::Kind::While:
      return loop(S, nullptr, cast<While>(S)->Cond, nullptr, *cast<While>(S)->Body, Out);
    case Stmt::Kind::DoWhile:
      return loop(S, nullptr, nullptr, nullptr, *cast<DoWhile>(S)->Body, Out);
    default:
      break;
    }
    if (isBarrier(S))
      return Out.push_back(S);
    // A call of a function that waits, or a switch that could not be taken apart.
    StmtList One = {S};
    flush(One, Rest, Out);
  }

  void branches(If *I, StmtList &Out) {
    Guard *Outer = Current;
    const bool IsUniform = (!Outer || Outer->IsUniform) && (!Votes || Votes->isUniform(I->Cond));
    Guard Then{declare("taken", guarded(I->Cond), Out), Outer, false, IsUniform};
    Guard Else{nullptr, Outer, false, IsUniform};
    if (I->Else)
      Else.V = declare("not_taken", guarded(negated(Then.V)), Out);
    Current = &Then;
    list(I->Then->Stmts, Out);
    Current = &Else;
    if (I->Else)
      list(I->Else->Stmts, Out);
    Current = Outer;
  }

  //===--------------------------------------------------------------------===//
  // Loops
  //===--------------------------------------------------------------------===//

  void loop(Stmt *L, Stmt *Init, Expr *Cond, Expr *Inc, Block &Body, StmtList &Out) {
    Scope Own;
    Own.Outer = Innermost;
    Own.IsLoop = true;
    const bool IsUniform = (!isGuarded() || Current->IsUniform) &&
                           (!Votes || (Votes->isUniform(L) && !Returning.contains(&Body) &&
                                       (!Cond || Votes->isUniform(Cond))));
    Own.Converts = isGuarded() || !IsUniform || leavesFunction(Body) ||
                   jumpsBeforeBarrier(Waiting, Body.Stmts, /*After=*/false, /*IsLoop=*/true);
    if (!Own.Converts) {
      Innermost = &Own;
      // A guard that was true before the loop is true in every iteration: no jump here can clear
      // it.
      StmtList Inner;
      list(Body.Stmts, Inner);
      Body.Stmts = std::move(Inner);
      Innermost = Own.Outer;
      return Out.push_back(L);
    }
    auto *Around = at(Ctx.make<Block>());
    auto *Post = dyn_cast<DoWhile>(L);
    // A conditional loop is entered in any case, and its first statement checks the condition. It
    // also does if the condition differs between threads.
    bool TestsInBody = isGuarded() || !IsUniform;
    initialise(Init, Around->Stmts);
    Expr *Start = isGuarded() ? static_cast<Expr *>(Ctx.ref(Current->V)) : Ctx.boolLit(true);
    Own.Again = declare("again", Start, Around->Stmts);
    auto *NewBody = Ctx.make<Block>();
    if (TestsInBody && Cond)
      NewBody->Stmts.push_back(assign(Own.Again, both(Ctx.ref(Own.Again), Cond)));
    Guard Iteration{Own.Again, Current, !TestsInBody, IsUniform};
    if (continues(Body))
      Iteration.V = declare("running", Ctx.ref(Own.Again), NewBody->Stmts);
    Own.Own = &Iteration;
    Innermost = &Own;
    Current = &Iteration;
    list(Body.Stmts, NewBody->Stmts);
    Current = Iteration.Outer;
    Innermost = Own.Outer;
    finish(Own, Inc, Post ? Post->Cond : nullptr, *NewBody);
    Expr *Again = IsUniform ? Ctx.ref(Own.Again) : again(Own.Again, *NewBody);
    if (TestsInBody || Post)
      Around->Stmts.push_back(at(Ctx.make<DoWhile>(NewBody, Again)));
    else
      Around->Stmts.push_back(at(Ctx.make<While>(Cond ? both(Again, Cond) : Again, NewBody)));
    Out.push_back(Around);
  }

  /// Whether any thread goes on; they find out at the end of the iteration.
  Expr *again(Var *Own, Block &Body) {
    StmtList New;
    Expr *Continues = Votes->any(Own, New);
    for (Stmt *S : New)
      Body.Stmts.push_back(at(S));
    return Continues;
  }

  /// A return inside is converted, and ends the loop.
  bool leavesFunction(Block &Body) const {
    Scope *Function = Innermost;
    while (Function->Outer)
      Function = Function->Outer;
    return Function->Converts && Returning.contains(&Body);
  }

  /// The variable of a `for` belongs to the block around the loop.
  void initialise(Stmt *Init, StmtList &Out) {
    if (!Init)
      return;
    StmtList Inner;
    auto *D = dyn_cast<DeclStmt>(Init);
    D &&isGuarded() ? hoist(D, Inner, Out) : Inner.push_back(Init);
    emit(std::move(Inner), Out);
  }

  /// The end of an iteration.
  void finish(const Scope &Own, Expr *Inc, Expr *PostCond, Block &Body) {
    if (Inc) {
      auto *B = Ctx.make<Block>();
      B->Stmts.push_back(at(Ctx.make<ExprStmt>(Inc)));
      Body.Stmts.push_back(at(Ctx.make<If>(Ctx.ref(Own.Again), B)));
    }
    if (PostCond)
      Body.Stmts.push_back(assign(Own.Again, both(Ctx.ref(Own.Again), PostCond)));
  }
};

} // namespace

bool ampcc::flatten(Context &Ctx, Function &F, const BarrierFinder &Barriers, bool ConvertsPointers,
                    BarrierVotes *Votes, const Uniformity *Kernel) {
  Flattener Run(Ctx, Barriers, F, Votes, ConvertsPointers, Kernel);
  Run.run();
  return Run.Changed;
}
