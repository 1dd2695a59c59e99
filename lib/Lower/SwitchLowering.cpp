//===- SwitchLowering.cpp - lowering of switch statements ----------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// In KIR the labels of a switch are direct children of its body. A label inside a nested statement
// ("Duff's device") moves out, before the child of the body that contains it. A flag says that
// control is still on its path to the label, and the statements before the label are skipped under
// it. C++ forbids to skip a declaration with an initialiser, so only expressions and control flow
// need such a condition.
//
//===----------------------------------------------------------------------===//
#include "SwitchLowering.h"

using namespace ampcc;
using namespace clang;

/// `[[likely]] case 1:` is the label.
static const Stmt *withoutAttributes(const Stmt *S) {
  while (const auto *Attributed = dyn_cast<AttributedStmt>(S))
    S = Attributed->getSubStmt();
  return S;
}

/// Calls Fn on the labels in S that belong to the switch around S.
static void forEachCase(const Stmt *S, llvm::function_ref<void(const SwitchCase *)> Fn) {
  if (const auto *Label = dyn_cast<SwitchCase>(S))
    Fn(Label);
  if (isa<Expr, SwitchStmt, DeclStmt>(S))
    return;
  for (const Stmt *Child : S->children())
    if (Child)
      forEachCase(Child, Fn);
}

static bool holdsCase(const Stmt *S) {
  bool Found = false;
  forEachCase(S, [&](const SwitchCase *) { Found = true; });
  return Found;
}

bool SwitchLowering::mayBeEntered(const Stmt *S) const {
  return Current && Current->Entering && holdsCase(S);
}

/// The statements of a switch's body; one that is no block has one.
static SmallVector<const Stmt *, 8> items(const Stmt *Body) {
  Body = withoutAttributes(Body);
  const auto *Compound = dyn_cast<CompoundStmt>(Body);
  if (!Compound)
    return {Body};
  auto Items = llvm::map_range(Compound->body(), withoutAttributes);
  return {Items.begin(), Items.end()};
}

/// The statement after the labels that S itself carries.
static const Stmt *withoutLabels(const Stmt *S) {
  while (const auto *Label = dyn_cast<SwitchCase>(S))
    S = withoutAttributes(Label->getSubStmt());
  return S;
}

void SwitchLowering::lower(const SwitchStmt *S) {
  auto *Outer = Ctx.make<kir::Block>();
  size_t Depth = Cleanups.size();
  {
    llvm::SaveAndRestore Scope(Code.Cur, Outer);
    if (S->getInit())
      Stmts.stmt(S->getInit());
    if (S->getConditionVariable())
      Inits.variable(S->getConditionVariable());
    kir::Expr *Cond = Stmts.fullValue(S->getCond());
    if (!Cond)
      return;
    SwitchScope Inner{S, Ctx.make<kir::Block>()};
    llvm::SaveAndRestore Entered(Current, &Inner);
    auto Items = items(S->getBody());
    if (llvm::any_of(Items, [](const Stmt *Item) { return holdsCase(withoutLabels(Item)); })) {
      Cond = Code.save(Cond, "selected");
      Inner.Selected = cast<kir::VarRef>(Cond)->V;
      Inner.Entering = Code.temp(Ctx.boolTy(), "entering", S->getBeginLoc());
      Code.assign(Ctx.ref(Inner.Entering), selectsNested(Items), S->getBeginLoc());
    }
    Cond = withoutRanges(Cond, S);
    // Before the first label only declarations have a meaning.
    auto First = llvm::find_if(Items, holdsCase);
    for (const Stmt *Item : llvm::make_range(Items.begin(), First))
      if (isa<DeclStmt>(Item))
        Stmts.stmt(Item);
    {
      llvm::SaveAndRestore BodyScope(Code.Cur, Inner.Body);
      size_t BodyDepth = Cleanups.size();
      llvm::SaveAndRestore Break(Cleanups.BreakDepth, BodyDepth);
      for (const Stmt *Item : llvm::make_range(First, Items.end()))
        item(Item);
      Cleanups.pop(BodyDepth);
    }
    Code.append(Ctx.make<kir::Switch>(Cond, Inner.Body), S->getBeginLoc());
    Cleanups.pop(Depth);
  }
  Code.append(Outer->Stmts.size() == 1 ? Outer->Stmts[0] : Outer, S->getBeginLoc());
}

/// A statement of the switch's body: its own labels, those inside it, then itself.
void SwitchLowering::item(const Stmt *S) {
  for (; isa<SwitchCase>(S); S = withoutAttributes(cast<SwitchCase>(S)->getSubStmt()))
    label(cast<SwitchCase>(S));
  forEachCase(S, [&](const SwitchCase *Nested) { label(Nested); });
  Stmts.stmt(S);
}

void SwitchLowering::label(const SwitchCase *S) {
  const auto *C = dyn_cast<CaseStmt>(S);
  Code.append(Ctx.make<kir::Case>(C ? caseValue(C->getLHS()) : nullptr), S->getBeginLoc());
}

kir::IntLit *SwitchLowering::caseValue(const Expr *Value) {
  const auto *Ty = M.type(Value->getType(), Value->getBeginLoc());
  llvm::APSInt Bits = Value->EvaluateKnownConstInt(M.Ast);
  return Ctx.make<kir::IntLit>(Ty, Bits.isSigned() ? Bits.getSExtValue()
                                                   : int64_t(Bits.getZExtValue()));
}

//===----------------------------------------------------------------------===//
// Which label is selected
//===----------------------------------------------------------------------===//

static kir::Expr *anyOf(kir::Context &Ctx, kir::Expr *A, kir::Expr *B) {
  return A ? Ctx.make<kir::Binary>(Ctx.boolTy(), kir::BinaryOp::LogicalOr, A, B) : B;
}

/// `From <= Value && Value <= To`
kir::Expr *SwitchLowering::inRange(kir::Expr *Value, const CaseStmt *Range) {
  auto Compare = [&](kir::BinaryOp Op, const Expr *Limit) {
    return Ctx.make<kir::Binary>(Ctx.boolTy(), Op, Code.copy(Value), caseValue(Limit));
  };
  return Ctx.make<kir::Binary>(Ctx.boolTy(), kir::BinaryOp::LogicalAnd,
                               Compare(kir::BinaryOp::Ge, Range->getLHS()),
                               Compare(kir::BinaryOp::Le, Range->getRHS()));
}

/// The value that the switch has selects this label.
kir::Expr *SwitchLowering::selects(const SwitchCase *S) {
  if (const auto *C = dyn_cast<CaseStmt>(S)) {
    kir::Expr *Value = Ctx.ref(Current->Selected);
    if (C->caseStmtIsGNURange())
      return inRange(Value, C);
    return Ctx.make<kir::Binary>(Ctx.boolTy(), kir::BinaryOp::Eq, Value, caseValue(C->getLHS()));
  }
  kir::Expr *Other = nullptr;
  for (const SwitchCase *Label = Current->S->getSwitchCaseList(); Label;
       Label = Label->getNextSwitchCase())
    if (isa<CaseStmt>(Label))
      Other = anyOf(Ctx, Other, selects(Label));
  return Other ? Ctx.logicalNot(Other) : static_cast<kir::Expr *>(Ctx.boolLit(true));
}

kir::Expr *SwitchLowering::selectsInside(const Stmt *S, kir::Expr *Others) {
  forEachCase(S, [&](const SwitchCase *Label) { Others = anyOf(Ctx, Others, selects(Label)); });
  return Others;
}

kir::Expr *SwitchLowering::selectsNested(ArrayRef<const Stmt *> Items) {
  kir::Expr *Any = nullptr;
  for (const Stmt *Item : Items)
    Any = selectsInside(withoutLabels(Item), Any);
  return Any;
}

/// A range of case values (a GNU extension) is represented by its first value: the condition maps
/// the others to it.
kir::Expr *SwitchLowering::withoutRanges(kir::Expr *Cond, const SwitchStmt *S) {
  for (const SwitchCase *Label = S->getSwitchCaseList(); Label; Label = Label->getNextSwitchCase())
    if (const auto *C = dyn_cast<CaseStmt>(Label); C && C->caseStmtIsGNURange()) {
      Cond = Code.stabilize(Cond);
      Cond = Code.save(Ctx.make<kir::Conditional>(Cond->type(), inRange(Cond, C),
                                                  caseValue(C->getLHS()), Code.copy(Cond)),
                       "selected");
    }
  return Cond;
}

//===----------------------------------------------------------------------===//
// Statements that are entered at a label
//===----------------------------------------------------------------------===//

kir::Expr *SwitchLowering::notEntering() { return Ctx.logicalNot(Ctx.ref(Current->Entering)); }

void SwitchLowering::unlessEntering(llvm::function_ref<void()> Lower) {
  kir::Block *Skipped = Code.inBlock(Lower);
  if (!Skipped->Stmts.empty())
    Code.Cur->Stmts.push_back(Ctx.make<kir::If>(notEntering(), Skipped));
}

void SwitchLowering::enteredBody(const Stmt *S) {
  auto Items = items(S);
  size_t Last = Items.size();
  while (Last > 0 && !holdsCase(Items[Last - 1]))
    --Last;
  for (size_t I = 0; I < Items.size(); ++I)
    enteredItem(Items[I], I + 1 < Last);
}

/// BeforeLabel: control may be on its path to a label after S.
void SwitchLowering::enteredItem(const Stmt *S, bool BeforeLabel) {
  if (const auto *Label = dyn_cast<SwitchCase>(S)) {
    auto *Arrived = Ctx.make<kir::Block>();
    Arrived->Stmts.push_back(Ctx.assign(Ctx.ref(Current->Entering), Ctx.boolLit(false)));
    Code.append(Ctx.make<kir::If>(selects(Label), Arrived), S->getBeginLoc());
    return enteredItem(withoutAttributes(Label->getSubStmt()), BeforeLabel);
  }
  if (!BeforeLabel || isa<DeclStmt>(S))
    return Stmts.stmt(S);
  kir::Block *Reached = Code.inBlock([&] { Stmts.stmt(S); });
  Code.append(Ctx.make<kir::If>(selectsInside(S, notEntering()), Reached), S->getBeginLoc());
}

/// A label in a branch chooses that branch, and the condition is not evaluated.
void SwitchLowering::enteredIf(const IfStmt *S) {
  if (S->getInit())
    unlessEntering([&] { Stmts.stmt(S->getInit()); });
  kir::Var *Taken = Code.temp(Ctx.boolTy(), "taken", S->getBeginLoc());
  kir::Expr *InThen = selectsInside(S->getThen(), nullptr);
  if (!InThen)
    InThen = Ctx.boolLit(false);
  Code.assign(Ctx.ref(Taken), InThen, S->getBeginLoc());
  unlessEntering([&] {
    size_t Depth = Cleanups.size();
    if (kir::Expr *Cond = Exprs.expr(S->getCond()))
      Code.assign(Ctx.ref(Taken), Cond, S->getBeginLoc());
    Cleanups.pop(Depth);
  });
  kir::Block *Then = Stmts.block(S->getThen());
  kir::Block *Else = S->getElse() ? Stmts.block(S->getElse()) : nullptr;
  Code.append(Ctx.make<kir::If>(Ctx.ref(Taken), Then, Else), S->getBeginLoc());
}
