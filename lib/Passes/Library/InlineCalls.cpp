//===- InlineCalls.cpp - inlining of library members ---------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Members of index, array_view and similar classes are small, and would hide the work of a kernel
// in calls; so would the kernel functor's call operator. Callees are treated before their callers,
// so that an inlined body contains no such calls itself.
//
// A callee that is one expression becomes an operand. Any other becomes statements before the
// statement with the call; operands that are evaluated before the call are then saved in
// temporaries, and `&&`, `||`, `?:` around it become if statements (see lin()). ForwardTemps
// removes the temporaries that were not needed.
//
//===----------------------------------------------------------------------===//
#include "ConditionalWaits.h"
#include "Passes.h"
#include "Utils/AddressFolding.h"
#include "Utils/CallExpander.h"
#include "Utils/ReturnElimination.h"
#include "ampcc/Analysis/CallGraph.h"
#include "ampcc/Analysis/Speculation.h"
#include "ampcc/KIR/Builtins.h"
#include "llvm/ADT/STLExtras.h"

using namespace ampcc;
using namespace ampcc::kir;
using namespace llvm;

namespace {

using StmtList = std::vector<Stmt *>;

class FunctionInliner {
  Context &Ctx;
  Function &F;
  VarUses Uses;
  CallExpander Expander;
  DenseMap<const Function *, bool> Expandable;
  SourcePos Pos; ///< of the present statement
  /// Something below the root of the present full expression assigns. Operands, unlike calls, may
  /// be evaluated in any order: an operand that such an assignment could change must be saved.
  bool RootAssigns = false;
  /// The results of earlier searches of expressions.
  DenseSet<const Expr *> Needing;

public:
  bool Changed = false;
  FunctionInliner(Context &Ctx, CallCounts &Counts, Function &F, const FunctionSet &UserFunctions)
      : Ctx(Ctx), F(F), Uses(F), Expander(Ctx, Counts, Uses, UserFunctions) {}

  void run() {
    expandExpressions();
    block(*F.Body, F.ReturnTy->isVoid());
  }

private:
  static bool isBarrier(const Expr *E) {
    auto *B = dyn_cast<Builtin>(E);
    return B && B->isBarrier();
  }

  /// E has to become statements: a call to expand, or a barrier, which may not be an operand.
  bool wanted(const Expr *E) {
    if (isBarrier(E))
      return true;
    auto *C = dyn_cast<Call>(E);
    if (!C || !C->Callee->AlwaysInline)
      return false;
    auto [It, New] = Expandable.try_emplace(C->Callee, false);
    if (New)
      It->second = CallExpander::canExpand(*C->Callee);
    return It->second;
  }

  /// Adds the calls and barriers in E, and all expressions of which they are operands, to Needing.
  bool findNeeding(Expr *E) {
    bool Found = wanted(E);
    forEachOperand(E, [&](Expr *&Operand) { Found |= findNeeding(Operand); });
    if (Found)
      Needing.insert(E);
    return Found;
  }

  /// Something in E has to become statements. The results of lin() never contain such a thing, so
  /// one search of the full expression serves all of its parts.
  bool needsStatements(const Expr *E) const { return Needing.contains(E); }

  /// First everything that can stay an expression, so that less needs to be taken apart.
  void expandExpressions() {
    walkStmts(F.Body, [&](Stmt *S) {
      forEachExpr(S, [&](Expr *&Root) {
        bool RootIsStatement = isa<ExprStmt>(S);
        // Only the root may become an assignment, and it comes last.
        std::optional<bool> Assigns;
        walkExprs(Root, [&](Expr *&E) {
          auto *C = dyn_cast<Call>(E);
          if (!C || !C->Callee->AlwaysInline)
            return;
          bool IsStatement = RootIsStatement && &E == &Root;
          if (!Assigns)
            Assigns = assignsInside(Root, RootIsStatement);
          Changed |= Expander.asExpression(E, IsStatement, !*Assigns);
        });
        Changed |= foldAddresses(Ctx, Root);
      });
    });
  }

  //===--------------------------------------------------------------------===//
  // Expressions
  //===--------------------------------------------------------------------===//

  Var *temp(const Type *Ty, StringRef Name) { return Ctx.temp(Name, Ty, Pos); }

  template <typename T> T *at(T *S) {
    S->Pos = Pos;
    return S;
  }

  Stmt *assign(Var *V, Expr *Value) { return at(Ctx.assign(Ctx.ref(V), Value)); }

  /// Evaluates E now; afterwards it is a temporary.
  void save(Expr *&E, StmtList &Out) {
    if (isStable(E, Uses))
      return;
    if (auto *L = dyn_cast<InitList>(E)) {
      for (Expr *&Element : L->Elements)
        save(Element, Out);
      return;
    }
    if (isa<ArrayType>(E->type()))
      return savePath(E, Out);
    Var *V = temp(E->type(), "value");
    Out.push_back(at(Ctx.make<DeclStmt>(V, E)));
    E = Ctx.ref(V);
  }

  /// Evaluates now the values that determine the place of an lvalue.
  void savePath(Expr *&E, StmtList &Out) {
    if (auto *M = dyn_cast<Member>(E)) {
      isLValue(M->Base) ? savePath(M->Base, Out) : save(M->Base, Out);
    } else if (auto *D = dyn_cast<Deref>(E)) {
      save(D->Pointer, Out);
    } else if (auto *S = dyn_cast<Subscript>(E)) {
      S->Base->type()->isPointer() ? save(S->Base, Out) : savePath(S->Base, Out);
      save(S->Index, Out);
    }
  }

  /// Removes the calls to expand from E; their statements go to Out, in the order of evaluation.
  void lin(Expr *&E, StmtList &Out) {
    if (!needsStatements(E))
      return;
    Changed = true;
    if (auto *B = dyn_cast<Binary>(E)) {
      bool And = B->Op == BinaryOp::LogicalAnd;
      if ((And || B->Op == BinaryOp::LogicalOr) && needsStatements(B->Right))
        return linShortCircuit(E, B, And, Out);
      if (B->Op == BinaryOp::Comma) {
        lin(B->Left, Out);
        Out.push_back(at(Ctx.make<ExprStmt>(B->Left)));
        lin(B->Right, Out);
        E = B->Right;
        return;
      }
    }
    auto *C = dyn_cast<Conditional>(E);
    if (C && (needsStatements(C->Then) || needsStatements(C->Else)))
      return linConditional(E, C, Out);
    linOperands(E, Out);
    if (wanted(E))
      expand(E, Out);
  }

  void linOperands(Expr *E, StmtList &Out) {
    SmallVector<std::pair<Expr **, bool>, 4> Operands; // and whether it is used as an lvalue
    bool Places = isa<AddrOf, IncDec, Member>(E);
    forEachOperand(E, [&](Expr *&Operand) {
      bool ArrayBase = isa<Subscript>(E) && isa<ArrayType>(Operand->type());
      Operands.push_back({&Operand, (Places && isLValue(Operand)) || ArrayBase});
    });
    if (isa<Assign>(E)) { // C++17: the value before the target
      std::swap(Operands[0], Operands[1]);
      Operands[1].second = true;
    }
    size_t Last = Operands.size();
    while (Last > 0 && !needsStatements(*Operands[Last - 1].first))
      --Last;
    for (size_t I = 0; I < Last; ++I) {
      auto [Slot, IsPlace] = Operands[I];
      lin(*Slot, Out);
      if (I + 1 < Last)
        IsPlace ? savePath(*Slot, Out) : save(*Slot, Out);
    }
  }

  void linShortCircuit(Expr *&E, Binary *B, bool And, StmtList &Out) {
    lin(B->Left, Out);
    Var *V = temp(B->type(), And ? "both" : "either");
    Out.push_back(at(Ctx.make<DeclStmt>(V, asBool(B->Left))));
    auto *Rest = Ctx.make<Block>();
    lin(B->Right, Rest->Stmts);
    Rest->Stmts.push_back(assign(V, asBool(B->Right)));
    Expr *Cond = Ctx.ref(V);
    if (!And)
      Cond = Ctx.logicalNot(Cond);
    Out.push_back(at(Ctx.make<If>(Cond, Rest)));
    E = Ctx.ref(V);
  }

  Expr *asBool(Expr *E) {
    return E->type()->isBool() ? E : Ctx.make<Cast>(Ctx.boolTy(), E, /*Implicit=*/true);
  }

  void linConditional(Expr *&E, Conditional *C, StmtList &Out) {
    lin(C->Cond, Out);
    bool IsVoid = C->type()->isVoid();
    Var *V = IsVoid ? nullptr : temp(C->type(), "chosen");
    if (V)
      Out.push_back(at(Ctx.make<DeclStmt>(V)));
    auto Branch = [&](Expr *Value) {
      auto *B = Ctx.make<Block>();
      lin(Value, B->Stmts);
      B->Stmts.push_back(V ? assign(V, Value) : at(Ctx.make<ExprStmt>(Value)));
      return B;
    };
    Block *Then = Branch(C->Then);
    Out.push_back(at(Ctx.make<If>(C->Cond, Then, Branch(C->Else))));
    E = V ? static_cast<Expr *>(Ctx.ref(V)) : nothing();
  }

  Expr *nothing() { return Ctx.make<Cast>(Ctx.voidTy(), Ctx.intLit(0), /*Implicit=*/false); }

  void expand(Expr *&E, StmtList &Out) {
    if (isBarrier(E)) {
      Out.push_back(at(Ctx.make<ExprStmt>(E)));
      E = nothing();
      return;
    }
    auto *C = cast<Call>(E);
    bool Failed = false;
    Expr *Value = Expander.asStatements(*C, Pos, Out, Failed);
    assert(!Failed && "wanted() has asked");
    if (C->type()->isVoid()) {
      E = nothing();
      return;
    }
    if (!Value) { // Control flows off the end of the callee: any value will do.
      Var *V = temp(C->type(), "result");
      Out.push_back(at(Ctx.make<DeclStmt>(V)));
      E = Ctx.ref(V);
      return;
    }
    if (!isDroppable(Value) || (RootAssigns && !isStable(Value, Uses))) {
      Var *V = temp(Value->type(), "result");
      Out.push_back(at(Ctx.make<DeclStmt>(V, Value)));
      Value = Ctx.ref(V);
    }
    E = Value;
  }

  //===--------------------------------------------------------------------===//
  // Statements
  //===--------------------------------------------------------------------===//

  /// IsTail: the function has no result and ends after the block.
  void block(Block &B, bool IsTail = false) {
    StmtList Out;
    for (Stmt *S : B.Stmts) {
      Pos = S->Pos;
      stmt(S, Out, IsTail && S == B.Stmts.back());
    }
    B.Stmts = std::move(Out);
  }

  /// A call whose callee's returns can become those of the caller.
  bool tailCall(Stmt *S, StmtList &Out) {
    auto *X = dyn_cast<ExprStmt>(S);
    auto *C = X ? dyn_cast<Call>(X->E) : nullptr;
    if (!C || !C->Callee->AlwaysInline || !C->type()->isVoid())
      return false;
    findNeeding(C);
    linOperands(C, Out);
    Expander.asTail(*C, Pos, Out);
    return Changed = true;
  }

  void stmt(Stmt *S, StmtList &Out, bool IsTail) {
    if (IsTail && tailCall(S, Out))
      return;
    switch (S->kind()) {
    case Stmt::Kind::For:
      return forLoop(cast<For>(S), Out);
    case Stmt::Kind::While:
      return whileLoop(cast<While>(S), Out);
    case Stmt::Kind::DoWhile:
      return doLoop(cast<DoWhile>(S), Out);
    default:
      break;
    }
    auto *Own = dyn_cast<ExprStmt>(S);
    if (!Own || !isBarrier(Own->E))
      forEachExpr(S, [&](Expr *&E) { root(E, Out); });
    children(S, IsTail && isa<If, Block>(S));
    if (!Own || !isNothing(Own->E))
      return Out.push_back(S);
    Changed = true;
  }

  void root(Expr *&E, StmtList &Out) {
    RootAssigns = assignsInside(E, /*SkipRoot=*/true);
    findNeeding(E);
    lin(E, Out);
    Changed |= foldAddresses(Ctx, E);
  }

  static bool isNothing(const Expr *E) {
    auto *C = dyn_cast<Cast>(E);
    return C && C->type()->isVoid() && isa<IntLit>(C->Operand);
  }

  void children(Stmt *S, bool IsTail = false) {
    if (auto *B = dyn_cast<Block>(S))
      return block(*B, IsTail);
    forEachChild(S, [&](Stmt *Child) {
      if (auto *B = dyn_cast<Block>(Child)) {
        SourcePos Outer = Pos;
        block(*B, IsTail);
        Pos = Outer;
      }
    });
  }

  /// Puts `if (!Cond) break;` at the head of a loop's body, after the statements that compute Cond.
  void testAtHead(Expr *Cond, Block *Body) {
    StmtList Head;
    root(Cond, Head);
    auto *Exit = Ctx.make<Block>();
    Exit->Stmts.push_back(at(Ctx.make<Break>()));
    Head.push_back(at(Ctx.make<If>(Ctx.logicalNot(Cond), Exit)));
    Body->Stmts.insert(Body->Stmts.begin(), Head.begin(), Head.end());
  }

  void whileLoop(While *L, StmtList &Out) {
    children(L);
    if (findNeeding(L->Cond)) {
      testAtHead(L->Cond, L->Body);
      L->Cond = Ctx.boolLit(true);
    }
    Out.push_back(L);
  }

  void forLoop(For *L, StmtList &Out) {
    children(L);
    if (L->Init)
      forEachExpr(L->Init, [&](Expr *&E) { root(E, Out); });
    if (L->Inc && findNeeding(L->Inc) && !holdsContinue(L->Body)) {
      // Without `continue` the body's end is where the increment happens.
      root(L->Inc, L->Body->Stmts);
      if (!isNothing(L->Inc))
        L->Body->Stmts.push_back(at(Ctx.make<ExprStmt>(L->Inc)));
      L->Inc = nullptr;
    }
    if (L->Cond && findNeeding(L->Cond)) {
      testAtHead(L->Cond, L->Body);
      L->Cond = nullptr;
    }
    Out.push_back(L);
  }

  void doLoop(DoWhile *L, StmtList &Out) {
    children(L);
    if (findNeeding(L->Cond) && !holdsContinue(L->Body)) {
      Var *V = temp(Ctx.boolTy(), "again");
      Out.push_back(at(Ctx.make<DeclStmt>(V)));
      root(L->Cond, L->Body->Stmts);
      L->Body->Stmts.push_back(assign(V, asBool(L->Cond)));
      L->Cond = Ctx.ref(V);
    }
    Out.push_back(L);
  }
};

//===----------------------------------------------------------------------===//
// The kernel's functor
//===----------------------------------------------------------------------===//

/// Puts the call operator, the only function of the user that a kernel entry itself calls, in place
/// of its call.
class FunctorInliner {
  VarUses Uses;
  CallExpander Expander;

public:
  bool Changed = false;
  FunctorInliner(Context &Ctx, CallCounts &Counts, Function &F, const FunctionSet &UserFunctions)
      : Uses(F), Expander(Ctx, Counts, Uses, UserFunctions) {}

  void block(Block &B, bool IsTail) {
    StmtList Out;
    for (Stmt *S : B.Stmts) {
      bool Tail = IsTail && S == B.Stmts.back();
      auto *X = dyn_cast<ExprStmt>(S);
      auto *C = X ? dyn_cast<Call>(X->E) : nullptr;
      // A statement of the entry has no line; those of a lambda that is inlined by now have.
      if (C && C->type()->isVoid() && !S->Pos.Line && expand(*C, S->Pos, Tail, Out))
        continue;
      Out.push_back(S);
      forEachInnerBlock(S, [&](Block &Inner) { block(Inner, Tail && isa<Block, If>(S)); });
    }
    B.Stmts = std::move(Out);
  }

private:
  bool expand(const Call &C, SourcePos Pos, bool Tail, StmtList &Out) {
    bool Failed = false;
    if (Tail)
      Expander.asTail(C, Pos, Out);
    else
      Expander.asStatements(C, Pos, Out, Failed);
    Changed |= !Failed;
    return !Failed;
  }
};

} // namespace

bool ampcc::inlineCalls(PassContext &PC) {
  Function *Recursive = nullptr;
  std::vector<Function *> Order = calleesFirst(PC.M.Functions, &Recursive);
  if (Recursive) {
    PC.internal(Recursive->Pos, "recursive function '" + Recursive->Name + "'");
    return false;
  }
  FunctionSet UserFunctions;
  for (Function *F : Order)
    walkStmts(F->Body, [&](Stmt *S) {
      if (S->Pos.Line || !F->AlwaysInline)
        UserFunctions.insert(F);
    });
  bool Changed = markConditionalWaits(PC.M, Order);
  CallCounts Counts(Order);
  for (Function *F : Order) {
    FunctionInliner Inliner(PC.M.Ctx, Counts, *F, UserFunctions);
    Inliner.run();
    Changed |= Inliner.Changed;
    if (F->IsKernel) {
      FunctorInliner Functor(PC.M.Ctx, Counts, *F, UserFunctions);
      Functor.block(*F->Body, /*IsTail=*/true);
      Changed |= Functor.Changed;
    }
  }
  erase_if(PC.M.Functions, [&](const Function *F) { return Counts.isMoved(F); });
  return Changed;
}
