//===- StmtLowering.cpp - lowering of statements -------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "StmtLowering.h"

using namespace ampcc;
using namespace clang;

kir::Block *StmtLowering::block(const Stmt *S) {
  return Code.inBlock([&] {
    size_t Depth = Cleanups.size();
    inlineBody(S);
    Cleanups.pop(Depth);
  });
}

kir::Expr *StmtLowering::fullValue(const Expr *E, StringRef Name) {
  size_t Depth = Cleanups.size();
  kir::Expr *Value = Exprs.expr(E);
  if (Value && Cleanups.size() != Depth) {
    Value = Code.save(Value, Name);
    Cleanups.pop(Depth);
  }
  return Value;
}

void StmtLowering::stmt(const Stmt *S) {
  switch (S->getStmtClass()) {
  case Stmt::NullStmtClass:
    return;
  case Stmt::CompoundStmtClass: {
    kir::Block *B = block(S);
    return Code.append(B, S->getBeginLoc());
  }
  case Stmt::AttributedStmtClass:
    return stmt(cast<AttributedStmt>(S)->getSubStmt());
  case Stmt::DeclStmtClass:
    for (const Decl *D : cast<DeclStmt>(S)->decls())
      if (const auto *V = dyn_cast<VarDecl>(D))
        Inits.variable(V);
    return;
  case Stmt::IfStmtClass:
    return ifStmt(cast<IfStmt>(S));
  case Stmt::ForStmtClass:
    return forStmt(cast<ForStmt>(S));
  case Stmt::WhileStmtClass:
    return whileStmt(cast<WhileStmt>(S));
  case Stmt::DoStmtClass:
    return doStmt(cast<DoStmt>(S));
  case Stmt::CXXForRangeStmtClass:
    return rangeFor(cast<CXXForRangeStmt>(S));
  case Stmt::SwitchStmtClass:
    return Switches.lower(cast<SwitchStmt>(S));
  case Stmt::BreakStmtClass:
    Cleanups.emit(Cleanups.BreakDepth);
    return Code.append(Ctx.make<kir::Break>(), S->getBeginLoc());
  case Stmt::ContinueStmtClass:
    Cleanups.emit(Cleanups.ContinueDepth);
    return Code.append(Ctx.make<kir::Continue>(), S->getBeginLoc());
  case Stmt::ReturnStmtClass:
    return returnStmt(cast<ReturnStmt>(S));
  default:
    break;
  }
  if (const auto *E = dyn_cast<Expr>(S)) {
    size_t Depth = Cleanups.size();
    Exprs.discard(E);
    Cleanups.pop(Depth); // temporaries end with the full expression
    return;
  }
  M.unsupported(S->getBeginLoc(), "this kind of statement");
}

/// The address of a local object without bytes, which is used as a global object, for example.
static bool leadsToEmptyLocal(const kir::Expr *Pointer) {
  while (const auto *Cast = dyn_cast<kir::Cast>(Pointer))
    Pointer = Cast->Operand;
  const auto *Address = dyn_cast<kir::AddrOf>(Pointer);
  const auto *Class = Address ? dyn_cast<kir::StructType>(Address->Operand->type()) : nullptr;
  const kir::Var *Root = Class && Class->Fields.empty() ? kir::rootVar(Address->Operand) : nullptr;
  return Root && Root->S == kir::Var::Storage::Local;
}

void StmtLowering::returnStmt(const ReturnStmt *S) {
  const Expr *Value = S->getRetValue();
  size_t Depth = Cleanups.size();
  kir::Expr *Result = nullptr;
  // The variable is the result itself, neither copied nor destroyed, where Clang on the host does
  // the same.
  if (const VarDecl *Named = S->getNRVOCandidate(); Named && Named->isNRVOVariable())
    if (kir::Var *V = Objects.lookup(Named)) {
      Cleanups.emit(0, V);
      return Code.append(Ctx.make<kir::Return>(M.object(V)), S->getBeginLoc());
    }
  if (Value && Value->getType()->isVoidType()) {
    Exprs.discard(Value);
  } else if (Value) {
    const auto *Class = Value->getType()->getAsCXXRecordDecl();
    if (Value->isPRValue() && Class && !Class->hasTrivialDestructor()) {
      // The caller owns the object: it must not be destroyed here as a temporary.
      Result = Ctx.ref(
          Code.temp(M.type(Value->getType(), S->getBeginLoc()), "result", S->getBeginLoc()));
      Inits.initialize(Code.copy(Result), Value);
    } else {
      Result = Exprs.expr(Value);
    }
    if (!Result)
      return;
    if (Value->isGLValue() && !Value->getType()->isFunctionType())
      Result = Objects.addressOf(Result, Value->getType().isConstQualified());
    // No code reads an object without bytes through a reference, and a local one ends here.
    if (Value->isGLValue() && leadsToEmptyLocal(Result))
      Result = Ctx.make<kir::NullPtr>(Result->type());
    // The device has no memory of its own for them (spec 2.4.3.2: only their values are used).
    if (Result->type()->isPointer() && Constants.leadsToConstant(Result))
      return M.unsupported(Value->getBeginLoc(), "the address of a constant as a result");
    // Destructors run after the value has been computed.
    if (Cleanups.size() && !isa<kir::IntLit, kir::FloatLit>(Result))
      Result = Code.save(Result, "result");
  }
  Cleanups.emit(0);
  Cleanups.drop(Depth);
  Code.append(Ctx.make<kir::Return>(Result), S->getBeginLoc());
}

void StmtLowering::ifStmt(const IfStmt *S) {
  if (S->isConsteval()) {
    // Nothing that runs on the device is evaluated by the compiler.
    if (const Stmt *Taken = S->isNegatedConsteval() ? S->getThen() : S->getElse())
      Code.append(block(Taken), S->getBeginLoc());
    return;
  }
  if (S->isConstexpr()) {
    std::optional<const Stmt *> Taken = S->getNondiscardedCase(M.Ast);
    if (Taken) {
      if (*Taken)
        Code.append(block(*Taken), S->getBeginLoc());
      return;
    }
  }
  if (Switches.mayBeEntered(S->getThen()) || (S->getElse() && Switches.mayBeEntered(S->getElse())))
    return Switches.enteredIf(S);
  auto Lower = [&] {
    size_t Depth = Cleanups.size();
    if (S->getInit())
      stmt(S->getInit());
    if (S->getConditionVariable())
      Inits.variable(S->getConditionVariable());
    kir::Expr *Cond = fullValue(S->getCond());
    kir::Block *Then = block(S->getThen());
    kir::Block *Else = S->getElse() ? block(S->getElse()) : nullptr;
    if (Cond)
      Code.append(Ctx.make<kir::If>(Cond, Then, Else), S->getBeginLoc());
    Cleanups.pop(Depth);
  };
  // A declaration in the condition lives in a block around the statement.
  if (!S->getInit() && !S->getConditionVariable())
    return Lower();
  Code.append(Code.inBlock(Lower), S->getBeginLoc());
}

void StmtLowering::breakUnless(kir::Expr *Cond, size_t Depth, SourceLocation Loc) {
  kir::Block *Exit = Code.inBlock([&] {
    Cleanups.emit(Depth);
    Code.append(Ctx.make<kir::Break>(), Loc);
  });
  M.From.Conditions.insert(Exit->Stmts.back());
  auto *Not = Ctx.logicalNot(Cond);
  if (const Expr *Of = M.From.Exprs.lookup(Cond))
    M.From.Exprs[Not] = Of;
  Code.append(Ctx.make<kir::If>(Not, Exit), Loc);
}

/// Lowers Head, statements that run before every iteration but the first, also after `continue`: C
/// has no room for them in the head of a loop. Before gets the statements that must precede the
/// loop.
void StmtLowering::skipFirst(kir::Block *Head, kir::Block *Before, SourceLocation Loc) {
  kir::Var *First = Code.newTemp(Ctx.boolTy(), "first", Loc);
  Before->Stmts.push_back(Ctx.make<kir::DeclStmt>(First, Ctx.boolLit(true)));
  auto *Reset = Ctx.make<kir::Block>();
  Reset->Stmts.push_back(Ctx.assign(Ctx.ref(First), Ctx.boolLit(false)));
  Code.append(Ctx.make<kir::If>(Ctx.ref(First), Reset, Head), Loc);
}

/// A step of MessageLowering, which stays a statement.
static bool isMessageStep(const kir::Expr *E) {
  const auto *B = dyn_cast<kir::Builtin>(E);
  return B && B->Info.Kind == kir::BuiltinKind::Message;
}

kir::Expr *StmtLowering::increment(const Expr *Inc, kir::Block *Head) {
  if (!Inc)
    return nullptr;
  llvm::SaveAndRestore Scope(Code.Cur, Head);
  stmt(Inc);
  // `++i, ++j` was split into statements: C takes them back as one expression.
  kir::Expr *Whole = nullptr;
  for (kir::Stmt *S : Head->Stmts) {
    auto *E = dyn_cast<kir::ExprStmt>(S);
    if (!E || isMessageStep(E->E))
      return nullptr;
    Whole = Whole ? Ctx.make<kir::Binary>(E->E->type(), kir::BinaryOp::Comma, Whole, E->E) : E->E;
  }
  Head->Stmts.clear();
  return Whole;
}

void StmtLowering::loop(const Stmt *Init, const VarDecl *CondVar, const Expr *Cond, const Expr *Inc,
                        llvm::function_ref<void()> LowerBody, SourceLocation Loc,
                        bool MayBeEntered) {
  auto *Outer = Ctx.make<kir::Block>();
  size_t OuterDepth = Cleanups.size();
  kir::Stmt *Loop = nullptr;
  {
    llvm::SaveAndRestore OuterScope(Code.Cur, Outer);
    if (Init && MayBeEntered)
      Switches.unlessEntering([&] { stmt(Init); });
    else if (Init)
      stmt(Init);
    auto *Head = Ctx.make<kir::Block>();
    kir::Expr *IncExpr = increment(Inc, Head);
    auto *Body = Ctx.make<kir::Block>();
    kir::Expr *CondExpr = nullptr;
    {
      llvm::SaveAndRestore BodyScope(Code.Cur, Body);
      size_t Depth = Cleanups.size();
      llvm::SaveAndRestore Break(Cleanups.BreakDepth, Depth),
          Continue(Cleanups.ContinueDepth, Depth);
      if (!Head->Stmts.empty())
        skipFirst(Head, Outer, Loc);
      if (CondVar)
        Inits.variable(CondVar);
      auto Test = [&] {
        CondExpr = Cond ? fullValue(Cond) : nullptr;
        if (CondExpr && (MayBeEntered || !Body->Stmts.empty())) {
          breakUnless(CondExpr, Depth, Loc);
          CondExpr = nullptr;
        }
      };
      if (MayBeEntered)
        Switches.unlessEntering(Test);
      else
        Test();
      LowerBody();
      Cleanups.pop(Depth);
    }
    // A single declaration or expression goes into the head.
    kir::Stmt *InitStmt = nullptr;
    if (Outer->Stmts.size() == 1 && Cleanups.size() == OuterDepth &&
        isa<kir::DeclStmt, kir::ExprStmt>(Outer->Stmts[0])) {
      InitStmt = Outer->Stmts[0];
      Outer->Stmts.clear();
    }
    if (!InitStmt && !IncExpr && CondExpr) {
      Loop = Ctx.make<kir::While>(CondExpr, Body);
    } else {
      auto *ForLoop = Ctx.make<kir::For>(InitStmt, CondExpr, IncExpr, Body);
      ForLoop->MustUnroll = Code.InLibrary;
      Loop = ForLoop;
    }
    Code.append(Loop, Loc);
    Cleanups.pop(OuterDepth);
  }
  Code.append(Outer->Stmts.size() == 1 ? Outer->Stmts[0] : Outer, Loc);
}

void StmtLowering::forStmt(const ForStmt *S) {
  loop(
      S->getInit(), S->getConditionVariable(), S->getCond(), S->getInc(),
      [&] { inlineBody(S->getBody()); }, S->getBeginLoc(), Switches.mayBeEntered(S->getBody()));
}

void StmtLowering::whileStmt(const WhileStmt *S) {
  loop(
      nullptr, S->getConditionVariable(), S->getCond(), nullptr, [&] { inlineBody(S->getBody()); },
      S->getBeginLoc(), Switches.mayBeEntered(S->getBody()));
}

void StmtLowering::inlineBody(const Stmt *S) {
  if (Switches.mayBeEntered(S))
    return Switches.enteredBody(S);
  if (const auto *Compound = dyn_cast<CompoundStmt>(S))
    for (const Stmt *Child : Compound->body())
      stmt(Child);
  else
    stmt(S);
}

void StmtLowering::doStmt(const DoStmt *S) {
  auto *Head = Ctx.make<kir::Block>();
  kir::Expr *Cond = nullptr;
  {
    llvm::SaveAndRestore Scope(Code.Cur, Head);
    Cond = fullValue(S->getCond(), "again");
    if (Cond && !Head->Stmts.empty())
      breakUnless(Cond, Cleanups.size(), S->getWhileLoc());
  }
  if (!Cond)
    return;
  bool Simple = Head->Stmts.empty();
  auto *Outer = Ctx.make<kir::Block>();
  auto *Body = Ctx.make<kir::Block>();
  {
    llvm::SaveAndRestore Scope(Code.Cur, Body);
    size_t Depth = Cleanups.size();
    llvm::SaveAndRestore Break(Cleanups.BreakDepth, Depth), Continue(Cleanups.ContinueDepth, Depth);
    if (!Simple)
      skipFirst(Head, Outer, S->getBeginLoc());
    inlineBody(S->getBody());
    Cleanups.pop(Depth);
  }
  if (Simple)
    return Code.append(Ctx.make<kir::DoWhile>(Body, Cond), S->getBeginLoc());
  Code.append(Outer, S->getBeginLoc());
  llvm::SaveAndRestore Scope(Code.Cur, Outer);
  Code.append(Ctx.make<kir::For>(nullptr, nullptr, nullptr, Body), S->getBeginLoc());
}

void StmtLowering::rangeFor(const CXXForRangeStmt *S) {
  auto *Outer = Ctx.make<kir::Block>();
  size_t Depth = Cleanups.size();
  {
    llvm::SaveAndRestore Scope(Code.Cur, Outer);
    if (S->getInit())
      stmt(S->getInit());
    stmt(S->getRangeStmt());
    stmt(S->getBeginStmt());
    stmt(S->getEndStmt());
    loop(
        nullptr, nullptr, S->getCond(), S->getInc(),
        [&] {
          stmt(S->getLoopVarStmt());
          inlineBody(S->getBody());
        },
        S->getBeginLoc());
    Cleanups.pop(Depth);
  }
  Code.append(Outer, S->getBeginLoc());
}
