//===- SwitchToIf.cpp - switches with barriers converted to ifs ----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "SwitchToIf.h"
#include "ampcc/Analysis/CallGraph.h"
#include "ampcc/KIR/Builtins.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"

using namespace ampcc;
using namespace ampcc::kir;
using namespace llvm;

namespace {

/// The statements after one or more labels.
struct Group {
  std::vector<IntLit *> Labels;
  bool IsDefault = false;
  std::vector<Stmt *> Stmts;
};

class SwitchRewriter {
  Context &Ctx;
  DenseSet<const Function *> WithBarrier;
  DenseSet<const Stmt *> Waiting;   ///< loops and switches with a barrier
  DenseSet<const Stmt *> Continued; ///< switches that a `continue` leaves
  const bool Continuing; ///< also those that a `continue` leaves for a loop with a barrier
  bool InWaitingLoop = false;

public:
  bool Changed = false;
  SwitchRewriter(Context &Ctx, bool Continuing) : Ctx(Ctx), Continuing(Continuing) {}

  /// Callees of F are done.
  void function(Function &F) {
    if (find(F.Body).Barrier)
      WithBarrier.insert(&F);
    block(*F.Body);
  }

private:
  /// The kinds of statements that a statement contains.
  struct Contents {
    bool Barrier = false;
    bool Continue = false; ///< a jump to the next iteration of a loop around it
  };

  bool hasBarrier(const Expr *E) const {
    return containsExpr(E, [&](const Expr *Part) {
      auto *B = dyn_cast<Builtin>(Part);
      auto *C = dyn_cast<Call>(Part);
      return (B && B->isBarrier()) || (C && WithBarrier.contains(C->Callee));
    });
  }

  /// One walk for all loops and switches in S.
  Contents find(Stmt *S) {
    Contents Found;
    forEachExpr(S, [&](Expr *&E) { Found.Barrier |= hasBarrier(E); });
    forEachChild(S, [&](Stmt *Child) {
      const Contents Inner = find(Child);
      Found.Barrier |= Inner.Barrier;
      Found.Continue |= Inner.Continue;
    });
    const bool IsLoop = isa<For, While, DoWhile>(S);
    Found.Continue = !IsLoop && (Found.Continue || isa<Continue>(S));
    if (Found.Barrier && (IsLoop || isa<Switch>(S)))
      Waiting.insert(S);
    if (Found.Continue && isa<Switch>(S))
      Continued.insert(S);
    return Found;
  }

  void block(Block &B) {
    std::vector<Stmt *> Out;
    for (Stmt *S : B.Stmts) {
      bool Outer = InWaitingLoop;
      if (isa<For, While, DoWhile>(S))
        InWaitingLoop = Continuing && Waiting.contains(S);
      forEachInnerBlock(S, [&](Block &Inner) { block(Inner); });
      InWaitingLoop = Outer;
      auto *W = dyn_cast<Switch>(S);
      bool Wanted = W && (Waiting.contains(W) || (InWaitingLoop && Continued.contains(W)));
      if (!Wanted || !rewrite(*W, Out))
        Out.push_back(S);
    }
    B.Stmts = std::move(Out);
  }

  /// S contains a break of the enclosing switch.
  static bool breaksSwitch(Stmt *S) {
    if (isa<For, While, DoWhile, Switch>(S))
      return false;
    bool Found = isa<Break>(S);
    forEachChild(S, [&](Stmt *Child) { Found |= breaksSwitch(Child); });
    return Found;
  }

  static std::vector<Group> groups(const Switch &W) {
    std::vector<Group> Result;
    bool AfterLabel = false;
    for (Stmt *S : W.Body->Stmts) {
      if (auto *C = dyn_cast<Case>(S)) {
        if (!AfterLabel)
          Result.emplace_back();
        C->Value ? Result.back().Labels.push_back(C->Value) : void(Result.back().IsDefault = true);
        AfterLabel = true;
        continue;
      }
      AfterLabel = false;
      Result.back().Stmts.push_back(S); // a switch starts with a label
    }
    return Result;
  }

  /// Takes the final `break` off each group. False, and nothing changed, when control falls from
  /// one to the next, leaves one early, or a declaration of one is used in another.
  static bool separate(std::vector<Group> &Groups) {
    std::vector<Group> Result = Groups;
    for (Group &G : Result) {
      // `{ ...; break; }` is how people write it, too.
      while (G.Stmts.size() == 1 && isa<Block>(G.Stmts[0]))
        G.Stmts = std::vector<Stmt *>(cast<Block>(G.Stmts[0])->Stmts);
      bool Ends = !G.Stmts.empty() && isa<Break, Return, Continue>(G.Stmts.back());
      if (!Ends && &G != &Result.back())
        return false;
      if (Ends && isa<Break>(G.Stmts.back()))
        G.Stmts.pop_back();
      if (any_of(G.Stmts, breaksSwitch))
        return false;
    }
    if (!sharedDeclarations(Result).empty())
      return false;
    Groups = std::move(Result);
    return true;
  }

  /// Variables declared in one group and used in another.
  static DenseSet<const Var *> sharedDeclarations(const std::vector<Group> &Groups) {
    DenseMap<const Var *, const Group *> Owner;
    DenseSet<const Var *> Shared;
    for (const Group &G : Groups)
      for (Stmt *S : G.Stmts)
        if (auto *D = dyn_cast<DeclStmt>(S))
          Owner[D->V] = &G;
    for (const Group &G : Groups)
      for (Stmt *S : G.Stmts)
        walkExprs(S, [&](Expr *&E) {
          auto *Ref = dyn_cast<VarRef>(E);
          const Group *Home = Ref ? Owner.lookup(Ref->V) : nullptr;
          if (Home && Home != &G)
            Shared.insert(Ref->V);
        });
    return Shared;
  }

  bool rewrite(Switch &W, std::vector<Stmt *> &Out) {
    std::vector<Group> Groups = groups(W);
    if (Groups.empty())
      return false;
    Var *V = declare("selected", W.Cond, W.Pos, Out);
    separate(Groups) ? chain(W, Groups, V, Out) : sequence(W, Groups, V, Out);
    return Changed = true;
  }

  Var *declare(StringRef Name, Expr *Init, SourcePos Pos, std::vector<Stmt *> &Out) {
    auto *V = Ctx.temp(Name, Init->type(), Pos);
    auto *D = Ctx.make<DeclStmt>(V, Init);
    D->Pos = Pos;
    Out.push_back(D);
    return V;
  }

  /// `if (one) ... else if (two) ... else ...`
  void chain(Switch &W, std::vector<Group> &Groups, Var *V, std::vector<Stmt *> &Out) {
    // From the last group to the first; the default is the final else, wherever it is in the
    // switch.
    Block *Else = nullptr;
    for (Group &G : Groups)
      if (G.IsDefault)
        Else = body(G);
    for (Group &G : reverse(Groups)) {
      if (G.IsDefault)
        continue;
      auto *I = Ctx.make<If>(test(V, G), body(G), Else);
      I->Pos = W.Pos;
      Else = Ctx.make<Block>();
      Else->Stmts.push_back(I);
    }
    if (Else)
      append_range(Out, Else->Stmts);
  }

  /// Runs group after group under the condition that control has reached it: `reached` is the
  /// number of the selected group, and the number of groups after a break.
  void sequence(Switch &W, std::vector<Group> &Groups, Var *V, std::vector<Stmt *> &Out) {
    Expr *Selected = Ctx.intLit(Groups.size());
    for (size_t I = 0; I < Groups.size(); ++I)
      if (Groups[I].IsDefault)
        Selected = Ctx.intLit(I);
    for (size_t I = Groups.size(); I-- > 0;)
      if (!Groups[I].IsDefault)
        Selected = Ctx.make<Conditional>(Ctx.intTy(), test(V, Groups[I]), Ctx.intLit(I), Selected);
    Var *Reached = declare("reached", Selected, W.Pos, Out);
    DenseSet<const Var *> Shared = sharedDeclarations(Groups);
    for (Group &G : Groups) {
      hoist(G.Stmts, Shared, Out);
      Breaks Rewriter{Ctx, Reached, int64_t(&G - Groups.data()), int64_t(Groups.size())};
      Rewriter.run(G.Stmts);
      auto *I = Ctx.make<If>(Rewriter.reached(), body(G));
      I->Pos = W.Pos;
      Out.push_back(I);
    }
  }

  void hoist(std::vector<Stmt *> &Stmts, const DenseSet<const Var *> &Shared,
             std::vector<Stmt *> &Out) {
    for (Stmt *&S : Stmts) {
      auto *D = dyn_cast<DeclStmt>(S);
      if (!D || !Shared.count(D->V))
        continue;
      // No label follows an initialised declaration in its scope (C++ forbids to jump over it).
      assert(!D->Init && "an initialised declaration is not shared");
      Out.push_back(D);
      S = Ctx.make<Block>();
    }
  }

  /// Rewrites the breaks of one group.
  struct Breaks {
    Context &Ctx;
    Var *Reached;
    int64_t Number, AfterLast;

    Expr *reached() {
      return Ctx.make<Binary>(Ctx.boolTy(), BinaryOp::Le, Ctx.ref(Reached), Ctx.intLit(Number));
    }

    void run(std::vector<Stmt *> &Stmts) {
      for (size_t I = 0; I < Stmts.size(); ++I) {
        Stmt *S = Stmts[I];
        if (isa<Break>(S)) {
          auto *Leave = Ctx.assign(Ctx.ref(Reached), Ctx.intLit(AfterLast));
          Leave->Pos = S->Pos;
          Stmts.resize(I);
          Stmts.push_back(Leave);
          return;
        }
        if (!breaksSwitch(S))
          continue;
        if (auto *B = dyn_cast<Block>(S))
          run(B->Stmts);
        else
          forEachChild(S, [&](Stmt *Child) { run(cast<Block>(Child)->Stmts); });
        if (I + 1 == Stmts.size())
          return;
        auto *Rest = Ctx.make<Block>();
        Rest->Stmts.assign(Stmts.begin() + I + 1, Stmts.end());
        run(Rest->Stmts);
        auto *Guard = Ctx.make<If>(reached(), Rest);
        Guard->Pos = Rest->Stmts.front()->Pos;
        Stmts.resize(I + 1);
        Stmts.push_back(Guard);
        return;
      }
    }
  };

  Block *body(Group &G) {
    auto *B = Ctx.make<Block>();
    B->Stmts = G.Stmts;
    return B;
  }

  Expr *test(Var *V, const Group &G) {
    Expr *Any = nullptr;
    for (IntLit *Label : G.Labels) {
      Expr *One = Ctx.make<Binary>(Ctx.boolTy(), BinaryOp::Eq, Ctx.ref(V), Label);
      Any = Any ? Ctx.make<Binary>(Ctx.boolTy(), BinaryOp::LogicalOr, Any, One) : One;
    }
    return Any;
  }
};

} // namespace

bool ampcc::rewriteBarrierSwitches(PassContext &PC, bool Continuing) {
  SwitchRewriter Rewriter(PC.M.Ctx, Continuing);
  for (Function *F : calleesFirst(PC.M.Functions))
    Rewriter.function(*F);
  return Rewriter.Changed;
}
