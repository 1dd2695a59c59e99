//===- SwitchToIf.cpp - no barrier inside a switch ------------------------===//
#include "SwitchToIf.h"
#include "CallGraph.h"
#include "ampcc/KIR/Builtins.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"

using namespace ampcc;
using namespace ampcc::kir;
using namespace llvm;

namespace {

/// The statements behind one or more labels.
struct Group {
  std::vector<IntLit *> Labels;
  bool IsDefault = false;
  std::vector<Stmt *> Stmts;
};

class SwitchRewriter {
  Context &Ctx;
  DenseSet<const Function *> WithBarrier;

public:
  bool Changed = false;
  explicit SwitchRewriter(Context &Ctx) : Ctx(Ctx) {}

  /// Callees of F are done.
  void function(Function &F) {
    if (hasBarrier(F.Body))
      WithBarrier.insert(&F);
    block(*F.Body);
  }

private:
  bool hasBarrier(Stmt *S) {
    bool Found = false;
    walkExprs(S, [&](Expr *&E) {
      if (auto *B = dyn_cast<Builtin>(E))
        Found |= builtinEffect(B->Name) == BuiltinEffect::Barrier;
      if (auto *C = dyn_cast<Call>(E))
        Found |= WithBarrier.count(C->Callee) != 0;
    });
    return Found;
  }

  void block(Block &B) {
    std::vector<Stmt *> Out;
    for (Stmt *S : B.Stmts) {
      if (auto *Inner = dyn_cast<Block>(S))
        block(*Inner);
      forEachChild(S, [&](Stmt *Child) {
        if (auto *Inner = dyn_cast<Block>(Child))
          isa<Block>(S) ? void() : block(*Inner);
      });
      auto *W = dyn_cast<Switch>(S);
      if (!W || !hasBarrier(W) || !rewrite(*W, Out))
        Out.push_back(S);
    }
    B.Stmts = std::move(Out);
  }

  static bool breaksSwitch(Stmt *S) {
    if (isa<Break>(S))
      return true;
    bool Found = false;
    forEachChild(S, [&](Stmt *Child) {
      if (!isa<For, While, DoWhile, Switch>(Child))
        Found |= breaksSwitch(Child);
    });
    return Found;
  }

  /// Groups with their final `break` taken off; empty when the switch is not simple.
  std::vector<Group> groups(Switch &W) {
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
      if (Result.empty())
        return {};
      Result.back().Stmts.push_back(S);
    }
    for (Group &G : Result) {
      // `{ ...; break; }` is how people write it, too.
      while (G.Stmts.size() == 1 && isa<Block>(G.Stmts[0]))
        G.Stmts = std::vector<Stmt *>(cast<Block>(G.Stmts[0])->Stmts);
      bool Ends = !G.Stmts.empty() && isa<Break, Return, Continue>(G.Stmts.back());
      if (!Ends && &G != &Result.back())
        return {};
      if (Ends && isa<Break>(G.Stmts.back()))
        G.Stmts.pop_back();
      if (any_of(G.Stmts, breaksSwitch))
        return {};
    }
    return sharesDeclarations(Result) ? std::vector<Group>() : Result;
  }

  static bool sharesDeclarations(const std::vector<Group> &Groups) {
    DenseMap<const Var *, const Group *> Owner;
    bool Shares = false;
    for (const Group &G : Groups)
      for (Stmt *S : G.Stmts)
        if (auto *D = dyn_cast<DeclStmt>(S))
          Owner[D->V] = &G;
    for (const Group &G : Groups)
      for (Stmt *S : G.Stmts)
        walkExprs(S, [&](Expr *&E) {
          auto *Ref = dyn_cast<VarRef>(E);
          const Group *Home = Ref ? Owner.lookup(Ref->V) : nullptr;
          Shares |= Home && Home != &G;
        });
    return Shares;
  }

  bool rewrite(Switch &W, std::vector<Stmt *> &Out) {
    std::vector<Group> Groups = groups(W);
    if (Groups.empty())
      return false;
    auto *V = Ctx.make<Var>();
    V->Name = "selected";
    V->Ty = W.Cond->type();
    V->IsTemp = true;
    V->Pos = W.Pos;
    auto *D = Ctx.make<DeclStmt>(V, W.Cond);
    D->Pos = W.Pos;
    Out.push_back(D);
    // From the last group to the first; the default, wherever it stands, is the final else.
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
    return Changed = true;
  }

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

bool ampcc::rewriteBarrierSwitches(PassContext &PC) {
  Function *Recursive = nullptr;
  SwitchRewriter Rewriter(PC.M.Ctx);
  for (Function *F : calleesFirst(PC.M.Functions, Recursive))
    Rewriter.function(*F);
  return Rewriter.Changed;
}
