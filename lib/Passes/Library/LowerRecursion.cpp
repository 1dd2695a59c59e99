//===- LowerRecursion.cpp - functions that call themselves as loops ------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// OpenCL C has no recursion, and no later pass expects a cycle of calls. The functions of a cycle
// become one function that keeps its activations in a private array and is a loop over states:
//
//   int f(int n) {               int f(int n) {
//     if (n < 2)                   activation stack[64]; int depth = 0; int state = 1; int result;
//       return 1;                  stack[depth].n = n;
//     int r = f(n - 1);            while (state) switch (state) {
//     return n * r;                case 1: if (stack[depth].n < 2) { result = 1; leave; }
//   }                                      stack[depth + 1].n = stack[depth].n - 1;
//                                          stack[depth].state = 2; ++depth; state = 1; break;
//                                case 2: int r = result; result = stack[depth].n * r; leave; }
//                                return result; }
//
// where `leave` is `--depth; state = depth < 0 ? 0 : stack[depth].state; break;`. Statements that
// neither call a function of the cycle nor jump out of a loop stay as they are, and variables that
// one state alone uses stay local. A call that finds no activation left ends the thread with a
// message. The pass needs every call of the cycle as a statement or initialiser of its own; Lower
// writes it so because the thread may end there. It runs after Lower, before anything else. Code
// grows by the states once for each function of the cycle that other functions call.
//
//===----------------------------------------------------------------------===//
#include "Passes.h"
#include "Utils/ActivationStack.h"
#include "ampcc/Analysis/CallGraph.h"
#include "ampcc/KIR/Link.h"
#include "ampcc/KIR/MessageBuiltins.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/StringExtras.h"
#include <deque>

using namespace ampcc;
using namespace ampcc::kir;
using namespace llvm;

namespace {

using StmtList = ActivationStack::StmtList;
using Cycle = SetVector<Function *>;

/// The states of the functions of a cycle. State 0 is the end.
class StateMachine {
  /// A function of the cycle.
  struct Part {
    VarMap Params;
    unsigned First = 0;    ///< its first state
    Var *Result = nullptr; ///< null for void
  };

  PassContext &PC;
  Context &Ctx;
  const Cycle &Functions;
  Function &Entry;
  ActivationStack Stack;
  Var *State;
  MapVector<Function *, Part> Parts;
  std::deque<StmtList> States{{}};
  StmtList Dead;         ///< code after a jump
  StmtList *Out = &Dead; ///< the end of the code so far
  Part *Now = nullptr;
  SourcePos Pos; ///< of the present statement
  unsigned BreakTo = 0, ContinueTo = 0;
  StmtList Shared; ///< declarations of tile_static variables

public:
  StateMachine(PassContext &PC, const Cycle &Functions, Function &Entry)
      : PC(PC), Ctx(PC.M.Ctx), Functions(Functions), Entry(Entry),
        Stack(Ctx, Entry.Name, PC.M.RecursionDepth, Entry.Pos),
        State(Ctx.temp("state", Ctx.intTy(), Entry.Pos)) {}

  /// The body that replaces that of Entry. The bodies of the functions are copied.
  Block *body() {
    for (Function *F : Functions)
      addPart(*F);
    for (auto &[F, P] : Parts) {
      Now = &P;
      VarMap Vars = P.Params;
      auto *Copy = cast<Block>(clone(Ctx, F->Body, Vars));
      enter(P.First);
      block(*Copy);
      leave(nullptr);
    }
    DenseSet<const Var *> Own{State};
    for (auto &[F, P] : Parts)
      Own.insert(P.Result);
    Shared = Stack.placeVariables(States, Own);
    return assemble();
  }

private:
  void addPart(Function &F) {
    Part &P = Parts[&F];
    for (Var *Param : F.Params) {
      Var *Copy = Ctx.make<Var>(*Param);
      Copy->S = Var::Storage::Local;
      P.Params[Param] = Copy;
      Stack.add(Copy);
    }
    P.First = newState();
    if (!F.ReturnTy->isVoid())
      P.Result = Ctx.temp("result", F.ReturnTy, F.Pos);
  }

  //===--------------------------------------------------------------------===//
  // States
  //===--------------------------------------------------------------------===//

  unsigned newState() {
    States.emplace_back();
    return States.size() - 1;
  }
  void enter(unsigned Number) { Out = &States[Number]; }

  void add(Stmt *S) {
    S->Pos = Pos;
    Out->push_back(S);
  }

  void go(Expr *To) {
    add(Ctx.assign(Ctx.ref(State), To));
    add(Ctx.make<Break>());
    Out = &Dead;
  }
  void go(unsigned To) { go(Ctx.intLit(To)); }
  void branch(Expr *Cond, unsigned Then, unsigned Else) {
    go(Ctx.make<Conditional>(Ctx.intTy(), Cond, Ctx.intLit(Then), Ctx.intLit(Else)));
  }

  /// Returns from the present function.
  void leave(Expr *Value) {
    if (Value)
      add(Ctx.assign(Ctx.ref(Now->Result), Value));
    add(Ctx.make<ExprStmt>(Ctx.make<IncDec>(Stack.depth(), /*Increment=*/false, /*Prefix=*/true)));
    Expr *IsLast = Ctx.make<Binary>(Ctx.boolTy(), BinaryOp::Lt, Stack.depth(), Ctx.intLit(0));
    go(Ctx.make<Conditional>(Ctx.intTy(), IsLast, Ctx.intLit(0), Stack.state()));
  }

  //===--------------------------------------------------------------------===//
  // Calls
  //===--------------------------------------------------------------------===//

  bool isOfCycle(const Expr *E) const {
    auto *C = dyn_cast_or_null<Call>(E);
    return C && Functions.contains(C->Callee);
  }

  /// Ends the thread if no activation is left.
  void checkDepth(const Function &Callee) {
    Module &M = PC.M;
    Message Sent;
    Sent.K = Message::Kind::Abort;
    Sent.Pos = Pos;
    Sent.Format = "recursion of '" +
                  (Callee.QualifiedName.empty() ? Callee.Name : Callee.QualifiedName) +
                  "' is deeper than " + utostr(M.RecursionDepth) + " calls (--amp-recursion-depth)";
    auto *Then = Ctx.make<Block>();
    for (Expr *E : {Ctx.make<Builtin>(Ctx.voidTy(), builtin::send_message,
                                      std::vector<Expr *>{Ctx.intLit(M.Messages.size())}),
                    Ctx.make<Builtin>(Ctx.voidTy(), builtin::end_thread)}) {
      Then->Stmts.push_back(Ctx.make<ExprStmt>(E));
      Then->Stmts.back()->Pos = Pos;
    }
    M.Messages.push_back(std::move(Sent));
    add(Ctx.make<If>(Ctx.make<Binary>(Ctx.boolTy(), BinaryOp::Ge, Stack.depth(),
                                      Ctx.intLit(int64_t(M.RecursionDepth) - 1)),
                     Then));
  }

  /// Returns the result, which the next statement has to read; null for void.
  Expr *call(const Call &C) {
    const Part &Callee = Parts.find(C.Callee)->second;
    checkDepth(*C.Callee);
    for (auto [Param, Arg] : zip(C.Callee->Params, C.Args))
      add(Ctx.assign(Stack.field(Callee.Params.lookup(Param), 1), Arg));
    const unsigned After = newState();
    add(Ctx.assign(Stack.state(), Ctx.intLit(After)));
    add(Ctx.make<ExprStmt>(Ctx.make<IncDec>(Stack.depth(), /*Increment=*/true, /*Prefix=*/true)));
    go(Callee.First);
    enter(After);
    return Callee.Result ? Ctx.ref(Callee.Result) : nullptr;
  }

  /// If S is a call of the cycle, or assigns or declares a variable with one.
  bool callStmt(Stmt *S) {
    if (auto *D = dyn_cast<DeclStmt>(S); D && isOfCycle(D->Init)) {
      D->Init = call(*cast<Call>(D->Init));
      Out->push_back(D);
      return true;
    }
    auto *X = dyn_cast<ExprStmt>(S);
    auto *A = X ? dyn_cast<Assign>(X->E) : nullptr;
    if (A && !A->Compound && isOfCycle(A->Value)) {
      A->Value = call(*cast<Call>(A->Value));
      Out->push_back(S);
      return true;
    }
    if (!X || !isOfCycle(X->E))
      return false;
    call(*cast<Call>(X->E));
    return true;
  }

  bool holdsCall(Stmt *S) const {
    return containsExpr(S, [&](const Expr *E) { return isOfCycle(E); });
  }

  //===--------------------------------------------------------------------===//
  // Statements
  //===--------------------------------------------------------------------===//

  /// A jump inside of S leaves S from a loop or switch in it.
  static bool jumpsFromInside(Stmt *S, bool InLoop = false, bool InSwitch = false) {
    if (isa<Return>(S))
      return InLoop || InSwitch;
    if (isa<Continue>(S))
      return InSwitch && !InLoop;
    InLoop |= isa<For, While, DoWhile>(S);
    InSwitch |= isa<Switch>(S);
    bool Found = false;
    forEachChild(S, [&](Stmt *Child) { Found |= jumpsFromInside(Child, InLoop, InSwitch); });
    return Found;
  }

  static bool isFollowEnd(const Stmt *S) {
    auto *X = dyn_cast<ExprStmt>(S);
    auto *B = X ? dyn_cast<Builtin>(X->E) : nullptr;
    return B && B->is(builtin::follow_end);
  }

  void block(Block &B) {
    bool WasCall = false;
    for (Stmt *S : B.Stmts) {
      Pos = S->Pos;
      if (WasCall && isFollowEnd(S)) // the end of the thread ends the machine
        continue;
      WasCall = callStmt(S);
      if (!WasCall)
        stmt(S);
    }
  }

  void stmt(Stmt *S) {
    if (isa<Return, Break, Continue>(S))
      return jump(S);
    const bool Calls = holdsCall(S);
    if (!Calls && !jumpsFromInside(S)) {
      if (isa<Block, If>(S))
        forEachInnerBlock(S, [&](Block &Inner) { replaceJumps(Inner); });
      return Out->push_back(S);
    }
    bool IsSplit = true;
    forEachExpr(S,
                [&](Expr *&Root) { walkExprs(Root, [&](Expr *&E) { IsSplit &= !isOfCycle(E); }); });
    if (!IsSplit)
      return PC.internal(S->Pos, "recursive call inside of an expression");
    switch (S->kind()) {
    case Stmt::Kind::Block:
      return block(*cast<Block>(S));
    case Stmt::Kind::If:
      return ifStmt(*cast<If>(S));
    case Stmt::Kind::For:
      return forLoop(*cast<For>(S));
    case Stmt::Kind::While:
      return whileLoop(*cast<While>(S));
    case Stmt::Kind::DoWhile:
      return doLoop(*cast<DoWhile>(S));
    case Stmt::Kind::Switch:
      return switchStmt(*cast<Switch>(S));
    default:
      llvm_unreachable("no other statement holds statements");
    }
  }

  void jump(Stmt *S) {
    if (auto *R = dyn_cast<Return>(S))
      return leave(R->Value);
    go(isa<Break>(S) ? BreakTo : ContinueTo);
  }

  /// Jumps in a statement that stays: it is inside of no loop or switch of its own.
  void replaceJumps(Block &B) {
    StmtList Kept;
    for (Stmt *S : B.Stmts) {
      if (isa<Return, Break, Continue>(S)) {
        Pos = S->Pos;
        StmtList *Around = std::exchange(Out, &Kept);
        jump(S);
        Out = Around;
        break;
      }
      if (isa<Block, If>(S))
        forEachInnerBlock(S, [&](Block &Inner) { replaceJumps(Inner); });
      Kept.push_back(S);
    }
    B.Stmts = std::move(Kept);
  }

  void ifStmt(If &S) {
    const unsigned Then = newState(), After = newState(), Else = S.Else ? newState() : After;
    branch(S.Cond, Then, Else);
    enter(Then);
    block(*S.Then);
    go(After);
    if (S.Else) {
      enter(Else);
      block(*S.Else);
      go(After);
    }
    enter(After);
  }

  /// The body of a loop or switch.
  void body(Block &B, unsigned Break, unsigned Continue) {
    const unsigned OuterBreak = std::exchange(BreakTo, Break);
    const unsigned OuterContinue = std::exchange(ContinueTo, Continue);
    block(B);
    BreakTo = OuterBreak;
    ContinueTo = OuterContinue;
  }

  void forLoop(For &L) {
    if (L.Init && !callStmt(L.Init))
      stmt(L.Init);
    const unsigned Head = newState(), First = newState(), Next = newState(), After = newState();
    go(Head);
    enter(Head);
    L.Cond ? branch(L.Cond, First, After) : go(First);
    enter(First);
    body(*L.Body, After, Next);
    go(Next);
    enter(Next);
    if (L.Inc)
      add(Ctx.make<ExprStmt>(L.Inc));
    go(Head);
    enter(After);
  }

  void whileLoop(While &L) {
    const unsigned Head = newState(), First = newState(), After = newState();
    go(Head);
    enter(Head);
    branch(L.Cond, First, After);
    enter(First);
    body(*L.Body, After, Head);
    go(Head);
    enter(After);
  }

  void doLoop(DoWhile &L) {
    const unsigned First = newState(), Test = newState(), After = newState();
    go(First);
    enter(First);
    body(*L.Body, After, Test);
    go(Test);
    enter(Test);
    branch(L.Cond, First, After);
    enter(After);
  }

  void switchStmt(Switch &S) {
    const unsigned After = newState();
    auto *Dispatch = Ctx.make<Block>();
    unsigned Default = After;
    std::vector<std::pair<Block *, unsigned>> Sections;
    auto *Section = Ctx.make<Block>(); // before the first label: declarations
    Sections.push_back({Section, 0});
    auto Choose = [&](IntLit *Value, unsigned To) {
      Dispatch->Stmts.push_back(Ctx.make<Case>(Value));
      Dispatch->Stmts.push_back(Ctx.assign(Ctx.ref(State), Ctx.intLit(To)));
      Dispatch->Stmts.push_back(Ctx.make<Break>());
    };
    for (Stmt *Child : S.Body->Stmts) {
      auto *Label = dyn_cast<Case>(Child);
      if (!Label) {
        Section->Stmts.push_back(Child);
        continue;
      }
      Section = Ctx.make<Block>();
      Sections.push_back({Section, newState()});
      if (Label->Value)
        Choose(Label->Value, Sections.back().second);
      else
        Default = Sections.back().second;
    }
    Choose(nullptr, Default);
    add(Ctx.make<Switch>(S.Cond, Dispatch));
    add(Ctx.make<Break>());
    Out = &Dead;
    for (auto [Code, Number] : Sections) {
      if (Number) {
        go(Number);
        enter(Number);
      }
      body(*Code, After, ContinueTo);
    }
    go(After);
    enter(After);
  }

  Block *assemble() {
    auto *Body = Ctx.make<Block>();
    Out = &Body->Stmts;
    Pos = Entry.Pos;
    append_range(*Out, Shared);
    append_range(*Out, Stack.declarations());
    Part &First = Parts.find(&Entry)->second;
    add(Ctx.make<DeclStmt>(State, Ctx.intLit(First.First)));
    for (auto &[F, P] : Parts)
      if (P.Result)
        add(Ctx.make<DeclStmt>(P.Result));
    for (Var *Param : Entry.Params)
      add(Ctx.assign(Stack.field(First.Params.lookup(Param)), Ctx.ref(Param)));
    auto *Cases = Ctx.make<Block>();
    for (unsigned I = 1; I < States.size(); ++I) {
      auto *Code = Ctx.make<Block>();
      Code->Stmts = std::move(States[I]);
      Cases->Stmts.push_back(Ctx.make<Case>(Ctx.intLit(I)));
      Cases->Stmts.push_back(Code);
    }
    auto *Loop = Ctx.make<Block>();
    Loop->Stmts.push_back(Ctx.make<Switch>(Ctx.ref(State), Cases));
    add(Ctx.make<While>(Ctx.make<Binary>(Ctx.boolTy(), BinaryOp::Ne, Ctx.ref(State), Ctx.intLit(0)),
                        Loop));
    if (First.Result)
      add(Ctx.make<Return>(Ctx.ref(First.Result)));
    return Body;
  }
};

/// The functions that F calls and that call F, at any depth; empty if F does not call itself.
Cycle cycleOf(Function *F) {
  std::vector<Function *> Callees;
  forEachCall(F->Body, [&](Call *C) { Callees.push_back(C->Callee); });
  Cycle Found;
  for (Function *Reached : reachedFrom(Callees))
    if (Reached == F || is_contained(reachedFrom(Reached), F))
      Found.insert(Reached);
  return Found;
}

bool reachBarrier(const Cycle &Functions) {
  return any_of(reachedFrom(Functions.getArrayRef()), [](const Function *F) {
    return containsExpr(F->Body, [](const Expr *E) {
      auto *B = dyn_cast<Builtin>(E);
      return B && B->isBarrier();
    });
  });
}

} // namespace

bool ampcc::lowerRecursion(PassContext &PC) {
  Module &M = PC.M;
  Function *Recursive = nullptr;
  calleesFirst(M.Functions, &Recursive);
  bool Changed = false;
  for (; Recursive && PC.Problems.empty(); calleesFirst(M.Functions, &Recursive)) {
    const Cycle Functions = cycleOf(Recursive);
    if (reachBarrier(Functions)) {
      PC.Problems.push_back({Problem::Kind::RecursiveBarrier, Recursive->Pos, {Recursive->Name}});
      break;
    }
    DenseSet<const Function *> Called;
    for (Function *F : M.Functions)
      if (!Functions.contains(F))
        forEachCall(F->Body, [&](Call *C) { Called.insert(C->Callee); });
    const bool IsWhole = any_of(M.Functions, [](const Function *F) { return F->IsKernel; });
    std::vector<std::pair<Function *, Block *>> Bodies;
    for (Function *F : Functions)
      if (!IsWhole || !F->Symbol.empty() || Called.contains(F))
        Bodies.push_back({F, StateMachine(PC, Functions, *F).body()});
    for (auto [F, Body] : Bodies) {
      F->Body = Body;
      F->AlwaysInline = false;
    }
    erase_if(M.Functions, [&](Function *F) {
      return Functions.contains(F) &&
             none_of(Bodies, [&](const auto &Each) { return Each.first == F; });
    });
    Changed = true;
  }
  return Changed;
}
