//===- TextExprReader.cpp - text to KIR: expressions ----------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "SameShape.h"
#include "TextParser.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSwitch.h"
#include <cstdlib>
#include <limits>

using namespace ampcc::kir;
using namespace llvm;

namespace {

/// C's precedences, higher binds tighter; 0: not a binary operator.
unsigned binaryOp(const Token &T, BinaryOp &Op) {
  if (T.K != Token::Kind::Punctuator)
    return 0;
  struct Row {
    const char *Text;
    BinaryOp Op;
    unsigned Precedence;
  };
  static const Row Rows[] = {
      {"*", BinaryOp::Mul, 10}, {"/", BinaryOp::Div, 10},        {"%", BinaryOp::Rem, 10},
      {"+", BinaryOp::Add, 9},  {"-", BinaryOp::Sub, 9},         {"<<", BinaryOp::Shl, 8},
      {">>", BinaryOp::Shr, 8}, {"<", BinaryOp::Lt, 7},          {">", BinaryOp::Gt, 7},
      {"<=", BinaryOp::Le, 7},  {">=", BinaryOp::Ge, 7},         {"==", BinaryOp::Eq, 6},
      {"!=", BinaryOp::Ne, 6},  {"&", BinaryOp::And, 5},         {"^", BinaryOp::Xor, 4},
      {"|", BinaryOp::Or, 3},   {"&&", BinaryOp::LogicalAnd, 2}, {"||", BinaryOp::LogicalOr, 1},
  };
  for (const Row &R : Rows)
    if (T.Text == R.Text) {
      Op = R.Op;
      return R.Precedence;
    }
  return 0;
}

const Type *resultType(Context &Ctx, BinaryOp Op, const Expr *Left, const Expr *Right) {
  if (Op >= BinaryOp::Lt && Op <= BinaryOp::Ne) {
    auto *V = dyn_cast<VectorType>(Left->type());
    return V ? static_cast<const Type *>(Ctx.vectorOf(Ctx.boolTy(), V->Lanes)) : Ctx.boolTy();
  }
  if (isLogical(Op))
    return Ctx.boolTy();
  if (Op == BinaryOp::Comma)
    return Right->type();
  if (Op == BinaryOp::Sub && Left->type()->isPointer() && Right->type()->isPointer())
    return Ctx.intTy(64);
  return Left->type();
}

} // namespace

Expr *TextParser::expr() {
  Expr *Left = assignment();
  while (accept(",")) {
    Expr *Right = assignment();
    Left = Ctx.make<Binary>(Right->type(), BinaryOp::Comma, Left, Right);
  }
  return Left;
}

Expr *TextParser::initialiser(const Type *T) {
  const Level L(*this);
  if (!accept("{"))
    return assignment();
  std::vector<Expr *> Elements;
  while (Error.empty() && !accept("}")) {
    const Type *ElementTy = nullptr;
    if (auto *S = dyn_cast<StructType>(T))
      ElementTy = Elements.size() < S->Fields.size() ? S->Fields[Elements.size()].Ty : nullptr;
    else if (auto *A = dyn_cast<ArrayType>(T))
      ElementTy = A->Element;
    if (!ElementTy) {
      fail("too many initialisers");
      break;
    }
    Elements.push_back(initialiser(ElementTy));
    if (!peek().is("}"))
      expect(",");
  }
  return Ctx.make<InitList>(T, std::move(Elements));
}

Expr *TextParser::assignment() {
  Expr *Left = conditional();
  const Level L(*this);
  if (accept("="))
    return Ctx.make<Assign>(Left, assignment());
  StringRef Text = peek().Text;
  Token OpToken = peek();
  BinaryOp Op;
  if (OpToken.K != Token::Kind::Punctuator || !Text.consume_back("=") || Text.empty())
    return Left;
  OpToken.Text = Text;
  if (!binaryOp(OpToken, Op) || (Op >= BinaryOp::Lt && Op <= BinaryOp::Ne))
    return Left;
  take();
  // `x +=<T> y` computes in T; `x += <T>y` converts y.
  const Type *ComputeTy = peek().is("<") && !peek().SpaceBefore ? angleType() : Left->type();
  return Ctx.make<Assign>(Left, assignment(), Op, ComputeTy);
}

Expr *TextParser::conditional() {
  Expr *Cond = binary(1);
  if (!accept("?"))
    return Cond;
  const Level L(*this);
  Expr *Then = assignment();
  expect(":");
  Expr *Else = conditional();
  return Ctx.make<Conditional>(Then->type(), Cond, Then, Else);
}

Expr *TextParser::binary(unsigned MinPrecedence) {
  Expr *Left = unary();
  BinaryOp Op;
  while (unsigned Precedence = binaryOp(peek(), Op)) {
    if (Precedence < MinPrecedence)
      break;
    take();
    BinaryOp This = Op;
    Expr *Right = binary(Precedence + 1);
    // `1 + p` has the pointer's type too.
    const Type *Ty = resultType(Ctx, This, Left, Right);
    if (This == BinaryOp::Add && Right->type()->isPointer())
      Ty = Right->type();
    Left = Ctx.make<Binary>(Ty, This, Left, Right);
  }
  return Left;
}

const Type *TextParser::angleType() {
  expect("<");
  const Type *T = type();
  expect(">");
  return T;
}

Expr *TextParser::cast(bool Implicit) {
  expect(Implicit ? "<" : "(");
  const Type *T = type();
  expect(Implicit ? ">" : ")");
  return Ctx.make<Cast>(T, unary(), Implicit);
}

Expr *TextParser::checkPointer(Expr *E) {
  if (E->type()->isPointer())
    return E;
  fail("a pointer is needed here");
  return Ctx.make<NullPtr>(Ctx.pointerTo(Ctx.intTy()));
}

Expr *TextParser::unary() {
  const Level L(*this);
  if (peek().is("<"))
    return cast(/*Implicit=*/true);
  if (peek().is("(")) {
    // A type in parentheses is a cast, anything else an operand.
    size_t Start = At++;
    bool IsCast = startsType();
    At = Start;
    return IsCast ? cast(/*Implicit=*/false) : postfix();
  }
  if (peek().is("-") && !peek(1).SpaceBefore &&
      (peek(1).K == Token::Kind::Integer || peek(1).K == Token::Kind::Float))
    return postfix();
  if (accept("*"))
    return Ctx.make<Deref>(checkPointer(unary()));
  if (accept("&")) {
    Expr *Operand = unary();
    return Ctx.make<AddrOf>(Ctx.pointerTo(Operand->type()), Operand);
  }
  if (peek().is("++") || peek().is("--")) {
    bool Increment = take().is("++");
    return Ctx.make<IncDec>(unary(), Increment, /*Prefix=*/true);
  }
  std::optional<UnaryOp> Op;
  if (accept("+"))
    Op = UnaryOp::Plus;
  else if (accept("-"))
    Op = UnaryOp::Minus;
  else if (accept("~"))
    Op = UnaryOp::BitNot;
  else if (accept("!"))
    Op = UnaryOp::LogicalNot;
  if (!Op)
    return postfix();
  Expr *Operand = unary();
  const bool IsTruth = *Op == UnaryOp::LogicalNot && !Operand->type()->isVector();
  const Type *Ty = IsTruth ? Ctx.boolTy() : Operand->type();
  return Ctx.make<Unary>(Ty, *Op, Operand);
}

Expr *TextParser::member(Expr *Base) {
  auto *S = dyn_cast<StructType>(Base->type());
  StringRef Name = identifier();
  if (!S) {
    fail("'." + Name + "' needs a struct");
    return Base;
  }
  unsigned Index = 0;
  bool Numbered = Name.starts_with("$") && !Name.drop_front().getAsInteger(10, Index);
  while (!Numbered && Index < S->Fields.size() && S->Fields[Index].Name != Name)
    ++Index;
  if (Index < S->Fields.size())
    return Ctx.member(Base, Index);
  fail("no member '" + Name + "'");
  return Base;
}

Expr *TextParser::postfix() {
  Expr *E = primary();
  for (;;) {
    if (accept(".")) {
      E = member(E);
    } else if (accept("->")) {
      E = member(Ctx.make<Deref>(checkPointer(E)));
    } else if (accept("[")) {
      Expr *Index = expr();
      expect("]");
      if (!isa<ArrayType>(E->type()))
        E = checkPointer(E);
      E = Ctx.make<Subscript>(E, Index);
    } else if (peek().is("++") || peek().is("--")) {
      E = Ctx.make<IncDec>(E, take().is("++"), /*Prefix=*/false);
    } else {
      return E;
    }
  }
}

std::vector<Expr *> TextParser::arguments() {
  std::vector<Expr *> Args;
  expect("(");
  while (Error.empty() && !accept(")")) {
    Args.push_back(assignment());
    if (!peek().is(")"))
      expect(",");
  }
  return Args;
}

Expr *TextParser::primary() {
  if (accept("(")) {
    Expr *E = expr();
    expect(")");
    return E;
  }
  if (accept("@"))
    return builtin();
  if (peek().is("-") || peek().K == Token::Kind::Integer || peek().K == Token::Kind::Float)
    return number();
  const Token &First = peek();
  StringRef Name = identifier();
  if (Expr *E = First.IsQuoted ? nullptr : word(Name))
    return E;
  Function *F = Functions.lookup(Name);
  if (F && peek().is("(")) // a variable may have the same name
    return Ctx.make<Call>(F, arguments());
  if (Var *V = Vars.lookup(Name))
    return Ctx.ref(V);
  failAt(First, F ? "a call of '" + Name + "' needs arguments" : "unknown name '" + Name + "'");
  return zero();
}

/// `check KIND FUNCTION(site: ..., x: ..., ...)`. The operands of the kind come first.
Expr *TextParser::check() {
  const Token &First = peek();
  const std::optional<CheckKind> What = checkKindOf(identifier());
  const Token &Name = peek();
  Function *F = Functions.lookup(identifier());
  if (!What || !F) {
    What ? failAt(Name, "unknown function '" + Name.Text + "'")
         : failAt(First, "unknown check '" + First.Text + "'");
    return zero();
  }
  std::vector<Expr *> Args;
  std::vector<StringRef> Labels; // of all arguments, some of which have none
  expect("(");
  while (Error.empty() && !accept(")")) {
    Labels.emplace_back();
    if (peek().K == Token::Kind::Identifier && peek(1).is(":")) {
      Labels.back() = identifier();
      expect(":");
    }
    Args.push_back(assignment());
    if (!peek().is(")"))
      expect(",");
  }
  const auto Rank = unsigned(count(Labels, wordOf(CheckOperand::Index)));
  auto *C = Ctx.make<Check>(*What, F, std::move(Args), Rank);
  const auto Operands = Check::operandsOf(*What, Rank);
  const ArrayRef<CheckOperand> Added = Check::addedOf(*What);
  const auto HasLabels = [&](ArrayRef<CheckOperand> Of, size_t From) {
    return From + Of.size() <= Labels.size() && all_of(enumerate(Of), [&](const auto &Each) {
             return Labels[From + Each.index()] == wordOf(Each.value());
           });
  };
  if (!Added.empty() && !Labels.back().empty() && Labels.size() >= Operands.size() + Added.size() &&
      HasLabels(Added, Labels.size() - Added.size()))
    C->setAdded();
  const size_t Named = Operands.size() + (C->hasAdded() ? Added.size() : 0);
  if (!HasLabels(Operands, 0) ||
      size_t(count_if(Labels, [](StringRef L) { return !L.empty(); })) != Named)
    failAt(First, "other operands than those of this check");
  return C;
}

Expr *TextParser::builtin() {
  StringRef Name = identifier();
  const Type *Ty = angleType();
  return Ctx.make<Builtin>(Ty, Name.str(), arguments());
}

/// An expression that begins with this word; null if none does.
Expr *TextParser::word(StringRef Name) {
  if (Name == "true" || Name == "false")
    return Ctx.boolLit(Name == "true");
  if (Name == "check")
    return check();
  if (Name == "null")
    return Ctx.make<NullPtr>(angleType());
  if (Name == "addr") {
    const Token &Place = peek();
    const Type *Ty = angleType();
    expect("(");
    Expr *Operand = expr();
    expect(")");
    auto *Address = dyn_cast<PointerType>(Ty);
    if (!Address)
      failAt(Place, "an address is a pointer");
    auto *Array = dyn_cast<ArrayType>(Operand->type());
    if (Address && !sameShape(Address->Pointee, Operand->type()) &&
        !(Array && sameShape(Address->Pointee, Array->Element)))
      failAt(Place, "the object at the address has another type");
    return Ctx.make<AddrOf>(Ty, Operand);
  }
  if (Name == "inf" || Name == "ninf" || Name == "nan") {
    expect("'");
    double Value = Name == "nan" ? std::numeric_limits<double>::quiet_NaN()
                                 : std::numeric_limits<double>::infinity();
    const Token &Place = peek();
    const Type *Ty = baseType();
    if (!isa<FloatType>(Ty))
      failAt(Place, "'" + Place.Text + "' is no type of a float");
    return Ctx.make<FloatLit>(Ty, Name == "ninf" ? -Value : Value);
  }
  return nullptr;
}

Expr *TextParser::number() {
  bool Negative = accept("-");
  const Token &T = take();
  StringRef Text = T.Text;
  if (T.K == Token::Kind::Float) {
    const Type *Ty = Ctx.floatTy(Text.consume_back("f") ? 32 : 64);
    double Value = std::strtod(Text.str().c_str(), nullptr);
    return Ctx.make<FloatLit>(Ty, Negative ? -Value : Value);
  }
  bool Long = Text.consume_back("l");
  bool Unsigned = Text.consume_back("u");
  uint64_t Bits = 0;
  if (Text.getAsInteger(0, Bits)) {
    fail("'" + Text + "' is no number");
    return zero();
  }
  const Type *Ty = Ctx.intTy(Long ? 64 : 32, !Unsigned);
  if (accept("'"))
    Ty = baseType();
  auto *I = dyn_cast<IntType>(Ty);
  if (!I)
    failAt(T, "'" + Text + "' is no literal of this type");
  else if (!I->Signed && Negative)
    failAt(T, "an unsigned literal is not negative");
  else if (Bits - Negative > (~uint64_t(0) >> (64 - I->Bits + I->Signed)) && (Bits || !Negative))
    failAt(T, "'" + Text + "' is too large for its type");
  return Ctx.make<IntLit>(Ty, static_cast<int64_t>(Negative ? 0 - Bits : Bits));
}
