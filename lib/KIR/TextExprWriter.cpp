//===- TextExprWriter.cpp - the writer of expressions in KIR's text form -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "TextExprWriter.h"
#include "TextLiterals.h"
#include "llvm/ADT/STLExtras.h"
#include <cmath>

using namespace ampcc::kir;
using namespace llvm;

static const char *binaryText(BinaryOp Op) {
  static const char *const Texts[] = {"*",  "/",  "%",  "+", "-", "<<", ">>", "<",  ">", "<=",
                                      ">=", "==", "!=", "&", "^", "|",  "&&", "||", ","};
  return Texts[static_cast<unsigned>(Op)];
}

void TextExprWriter::list(const std::vector<Expr *> &Exprs) {
  ListSeparator Comma;
  for (const Expr *E : Exprs) {
    OS << Comma;
    single(E);
  }
}

void TextExprWriter::single(const Expr *E) {
  auto *B = dyn_cast<Binary>(E);
  B && B->Op == BinaryOp::Comma ? operand(E) : expr(E);
}

void TextExprWriter::operand(const Expr *E) {
  switch (E->kind()) {
  case Expr::Kind::IntLit:
    if (cast<IntLit>(E)->Value >= 0)
      return expr(E);
    break;
  case Expr::Kind::FloatLit:
    if (std::isnan(cast<FloatLit>(E)->Value) || !std::signbit(cast<FloatLit>(E)->Value))
      return expr(E);
    break;
  case Expr::Kind::NullPtr:
  case Expr::Kind::InitList:
  case Expr::Kind::VarRef:
  case Expr::Kind::Member:
  case Expr::Kind::Subscript:
  case Expr::Kind::Call:
  case Expr::Kind::Check:
  case Expr::Kind::Builtin:
    return expr(E);
  default:
    break;
  }
  OS << '(';
  expr(E);
  OS << ')';
}

void TextExprWriter::unaryLike(StringRef Prefix, const Expr *E) {
  OS << Prefix;
  operand(E);
}

void TextExprWriter::assign(const Assign *A) {
  operand(A->Target);
  OS << ' ' << (A->Compound ? binaryText(A->Op) : "") << '=';
  if (A->Compound && A->ComputeTy != A->Target->type())
    OS << '<' << type(A->ComputeTy) << '>';
  OS << ' ';
  single(A->Value);
}

void TextExprWriter::subscript(const Subscript *S) {
  operand(S->Base);
  OS << '[';
  expr(S->Index);
  OS << ']';
}

void TextExprWriter::expr(const Expr *E) {
  switch (E->kind()) {
  case Expr::Kind::IntLit:
    OS << literalText(*cast<IntLit>(E));
    return;
  case Expr::Kind::FloatLit:
    OS << literalText(*cast<FloatLit>(E));
    return;
  case Expr::Kind::NullPtr:
    OS << "null<" << type(E->type()) << '>';
    return;
  case Expr::Kind::InitList:
    OS << '{';
    list(cast<InitList>(E)->Elements);
    OS << '}';
    return;
  case Expr::Kind::VarRef:
    OS << var(cast<VarRef>(E)->V);
    return;
  case Expr::Kind::Deref:
    return unaryLike("*", cast<Deref>(E)->Pointer);
  case Expr::Kind::Member:
    operand(cast<Member>(E)->Base);
    OS << '.' << field(cast<Member>(E));
    return;
  case Expr::Kind::Subscript:
    return subscript(cast<Subscript>(E));
  case Expr::Kind::AddrOf:
    return addrOf(cast<AddrOf>(E));
  case Expr::Kind::Unary:
    return unary(cast<Unary>(E));
  case Expr::Kind::IncDec:
    return incDec(cast<IncDec>(E));
  case Expr::Kind::Binary: {
    auto *B = cast<Binary>(E);
    operand(B->Left);
    OS << ' ' << binaryText(B->Op) << ' ';
    return operand(B->Right);
  }
  case Expr::Kind::Assign:
    return assign(cast<Assign>(E));
  case Expr::Kind::Conditional:
    return conditional(cast<Conditional>(E));
  case Expr::Kind::Cast: {
    auto *C = cast<Cast>(E);
    OS << (C->Implicit ? '<' : '(') << type(C->type()) << (C->Implicit ? '>' : ')');
    return operand(C->Operand);
  }
  case Expr::Kind::Call:
    OS << function(cast<Call>(E)->Callee);
    return arguments(cast<Call>(E)->Args);
  case Expr::Kind::Check:
    return check(cast<Check>(E));
  case Expr::Kind::Builtin:
    OS << '@' << cast<Builtin>(E)->Name << '<' << type(E->type()) << '>';
    return arguments(cast<Builtin>(E)->Args);
  }
}

void TextExprWriter::arguments(const std::vector<Expr *> &Args) {
  OS << '(';
  list(Args);
  OS << ')';
}

/// Operands with their names, `site: 4u`; what else a pass gave the function has none.
void TextExprWriter::check(const Check *C) {
  OS << "check " << wordOf(C->What) << ' ' << function(C->Callee) << '(';
  const auto Operands = Check::operandsOf(C->What, C->Rank);
  ListSeparator Comma;
  for (const auto &[I, Arg] : enumerate(C->Args)) {
    OS << Comma;
    if (I < Operands.size())
      OS << wordOf(Operands[I]) << ": ";
    else if (C->hasAdded() && I >= C->addedAt())
      OS << wordOf(Check::addedOf(C->What)[I - C->addedAt()]) << ": ";
    single(Arg);
  }
  OS << ')';
}

void TextExprWriter::unary(const Unary *U) {
  static const char *const Ops[] = {"+", "-", "~", "!"};
  OS << Ops[static_cast<unsigned>(U->Op)] << '(';
  expr(U->Operand);
  OS << ')';
}

void TextExprWriter::incDec(const IncDec *I) {
  const char *Op = I->Increment ? "++" : "--";
  OS << (I->Prefix ? Op : "");
  operand(I->Operand);
  OS << (I->Prefix ? "" : Op);
}

void TextExprWriter::conditional(const Conditional *C) {
  operand(C->Cond);
  OS << " ? ";
  operand(C->Then);
  OS << " : ";
  operand(C->Else);
}

void TextExprWriter::addrOf(const AddrOf *A) {
  auto *P = cast<PointerType>(A->type());
  if (!P->Const && P->AS == Space::Unresolved && P->Pointee == A->Operand->type())
    return unaryLike("&", A->Operand);
  OS << "addr<" << type(P) << ">(";
  expr(A->Operand);
  OS << ')';
}
