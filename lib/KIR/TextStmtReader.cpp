//===- TextStmtReader.cpp - text to KIR: statements -----------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "TextParser.h"

using namespace ampcc::kir;
using namespace llvm;

SourcePos TextParser::position() {
  SourcePos Pos;
  Pos.File = small();
  expect(":");
  Pos.Line = small();
  return Pos;
}

/// Long chains, as of a + b + c, make trees that are as deep without any recursion here.
bool TextParser::isTooDeep(const Stmt *S) const {
  SmallVector<std::pair<const Expr *, unsigned>, 32> Open;
  auto Push = [&](const Expr *E) { Open.push_back({E, 1}); };
  forEachExpr(S, Push);
  if (auto *L = dyn_cast<For>(S); L && L->Init)
    forEachExpr(L->Init, Push);
  while (!Open.empty()) {
    const auto [E, Height] = Open.pop_back_val();
    if (Height > MaxDepth)
      return true;
    forEachOperand(
        E, [&, Height = Height](const Expr *Operand) { Open.push_back({Operand, Height + 1}); });
  }
  return false;
}

Block *TextParser::block() {
  const Level L(*this, /*Weight=*/2);
  auto *B = Ctx.make<Block>();
  expect("{");
  while (Error.empty() && !accept("}"))
    B->Stmts.push_back(stmt());
  return B;
}

Stmt *TextParser::stmt() {
  // `@1:2` places a statement, `@name<T>()` calls a built-in.
  SourcePos Pos;
  if (Opaque == OpaquePositions::LinesOfText)
    Pos.Opaque = peek().Line;
  if (peek().is("@") && peek(1).K == Token::Kind::Integer) {
    take();
    const SourcePos OfUser = position();
    Pos.File = OfUser.File;
    Pos.Line = OfUser.Line;
  }
  const Token &First = peek();
  Stmt *S = unplacedStmt();
  if (isTooDeep(S))
    failTooDeep(First);
  S->Pos = Pos;
  if (auto *D = dyn_cast<DeclStmt>(S))
    D->V->Pos = Pos;
  return S;
}

Stmt *TextParser::simple() {
  if (peek().is("tile_static") || peek().is("per_thread") || peek().is("temp") ||
      peek().is("named") || peek().is("final") || startsType()) {
    Var *V = variable(Var::Storage::Local);
    return Ctx.make<DeclStmt>(V, accept("=") ? initialiser(V->Ty) : nullptr);
  }
  return Ctx.make<ExprStmt>(expr());
}

Stmt *TextParser::threads() {
  auto *F = Ctx.make<For>(nullptr, nullptr, nullptr, block());
  F->IsThreadLoop = true;
  return F;
}

bool TextParser::startsForLoop() const {
  size_t Ahead = 0;
  while (peek(Ahead).is("unroll") || peek(Ahead).is("uniform") || peek(Ahead).is("independent") ||
         peek(Ahead).is("thread"))
    ++Ahead;
  return peek(Ahead).is("for") ||
         (Ahead && peek(Ahead).is("lanes") && peek(Ahead + 1).K == Token::Kind::Integer);
}

Stmt *TextParser::forLoop() {
  bool Unroll = accept("unroll"), Uniform = accept("uniform"), Independent = accept("independent"),
       Thread = accept("thread");
  const unsigned Lanes = accept("lanes") ? unsigned(integer()) : 0;
  expect("for");
  expect("(");
  Stmt *Init = peek().is(";") ? nullptr : simple();
  expect(";");
  Expr *Cond = peek().is(";") ? nullptr : expr();
  expect(";");
  Expr *Inc = peek().is(")") ? nullptr : expr();
  expect(")");
  auto *F = Ctx.make<For>(Init, Cond, Inc, block());
  F->MustUnroll = Unroll;
  F->IsUniform = Uniform;
  F->IsIndependent = Independent;
  F->IsThreadLoop = Thread;
  F->Lanes = Lanes;
  return F;
}

Stmt *TextParser::unplacedStmt() {
  auto Parenthesised = [&] {
    expect("(");
    Expr *E = expr();
    expect(")");
    return E;
  };
  auto Ended = [&](Stmt *S) {
    expect(";");
    return S;
  };
  if (peek().is("{"))
    return block();
  if (accept("if")) {
    Expr *Cond = Parenthesised();
    Block *Then = block();
    return Ctx.make<If>(Cond, Then, accept("else") ? block() : nullptr);
  }
  if (peek().is("threads") && peek(1).is("{")) {
    take();
    return threads();
  }
  if (startsForLoop())
    return forLoop();
  if (accept("while")) {
    Expr *Cond = Parenthesised();
    return Ctx.make<While>(Cond, block());
  }
  if (accept("do")) {
    Block *Body = block();
    expect("while");
    return Ended(Ctx.make<DoWhile>(Body, Parenthesised()));
  }
  if (accept("switch")) {
    Expr *Cond = Parenthesised();
    return Ctx.make<Switch>(Cond, block());
  }
  if (peek().is("case") || peek().is("default")) {
    const bool HasValue = take().is("case");
    auto *Value = HasValue ? dyn_cast<IntLit>(unary()) : nullptr;
    if (HasValue && !Value)
      fail("a label needs an integer");
    expect(":");
    return Ctx.make<Case>(Value);
  }
  if (accept("break"))
    return Ended(Ctx.make<Break>());
  if (accept("continue"))
    return Ended(Ctx.make<Continue>());
  if (accept("return"))
    return Ended(Ctx.make<Return>(peek().is(";") ? nullptr : expr()));
  return Ended(simple());
}
