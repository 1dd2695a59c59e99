//===- BuiltinLowering.cpp - lowering of calls of Clang's built-in functions -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// CompilerBuiltins.def lists the functions. A call of another one has a lowering if Clang can
// compute its value. Bits are counted in 32-bit halves, because a device may count no others.
//
//===----------------------------------------------------------------------===//
#include "CallLowering.h"
#include "ComplexLowering.h"
#include "EvaluationOrder.h"
#include "MemoryOrders.h"
#include "ampcc/Basic/CompilerBuiltins.h"

using namespace ampcc;
using namespace clang;

namespace {

/// Makes expressions over unsigned integers of 32 and 64 bits.
class BitCounter {
public:
  explicit BitCounter(CodeBuilder &Code) : Code(Code), Ctx(Code.Ctx) {}

  /// The number of bits that are set in X.
  kir::Expr *setBits(kir::Expr *X) {
    return isLong(X) ? add(count("popcount", low(X)), count("popcount", high(X)))
                     : count("popcount", low(X));
  }

  /// X is not 0, and has Bits bits.
  kir::Expr *leadingZeros(kir::Expr *X, unsigned Bits) {
    if (!isLong(X))
      return add(count("clz", low(X)), Ctx.intLit(int(Bits) - 32));
    return Ctx.make<kir::Conditional>(Ctx.intTy(), compare(kir::BinaryOp::Ne, high(X)),
                                      count("clz", high(X)),
                                      add(count("clz", low(X)), Ctx.intLit(32)));
  }

  /// X is not 0: the bits below its lowest one.
  kir::Expr *trailingZeros(kir::Expr *X) {
    kir::Expr *One = Ctx.make<kir::IntLit>(X->type(), 1);
    kir::Expr *Below = Ctx.make<kir::Binary>(X->type(), kir::BinaryOp::Sub, Code.copy(X), One);
    kir::Expr *Others = Ctx.make<kir::Unary>(X->type(), kir::UnaryOp::BitNot, Code.copy(X));
    return setBits(
        Code.save(Ctx.make<kir::Binary>(X->type(), kir::BinaryOp::And, Others, Below), "below"));
  }

  /// The lowest Bits bits of X, the last byte first.
  kir::Expr *reversedBytes(kir::Expr *X, unsigned Bits) {
    auto Binary = [&](kir::BinaryOp Op, kir::Expr *A, kir::Expr *B) {
      return Ctx.make<kir::Binary>(X->type(), Op, A, B);
    };
    kir::Expr *Sum = nullptr;
    for (unsigned From = 0; From < Bits; From += 8) {
      kir::Expr *Byte = Binary(kir::BinaryOp::And,
                               Binary(kir::BinaryOp::Shr, Code.copy(X), Ctx.intLit(int(From))),
                               Ctx.make<kir::IntLit>(X->type(), 255));
      kir::Expr *Moved = Binary(kir::BinaryOp::Shl, Byte, Ctx.intLit(int(Bits - 8 - From)));
      Sum = Sum ? Binary(kir::BinaryOp::Or, Sum, Moved) : Moved;
    }
    return Sum;
  }

  kir::Expr *compare(kir::BinaryOp Op, kir::Expr *WithZero) {
    return Ctx.make<kir::Binary>(Ctx.boolTy(), Op, WithZero, Code.zeroOf(WithZero->type()));
  }

private:
  static bool isLong(const kir::Expr *X) { return X->type()->size() == 8; }
  const kir::Type *word() { return Ctx.intTy(32, /*Signed=*/false); }
  kir::Expr *low(kir::Expr *X) { return Ctx.make<kir::Cast>(word(), Code.copy(X), false); }
  kir::Expr *high(kir::Expr *X) {
    kir::Expr *Shifted =
        Ctx.make<kir::Binary>(X->type(), kir::BinaryOp::Shr, Code.copy(X), Ctx.intLit(32));
    return Ctx.make<kir::Cast>(word(), Shifted, false);
  }
  kir::Expr *count(StringRef Name, kir::Expr *X) {
    kir::Expr *Call = Ctx.make<kir::Builtin>(word(), Name.str(), std::vector<kir::Expr *>{X});
    return Ctx.make<kir::Cast>(Ctx.intTy(), Call, false);
  }
  kir::Expr *add(kir::Expr *A, kir::Expr *B) {
    return Ctx.make<kir::Binary>(Ctx.intTy(), kir::BinaryOp::Add, A, B);
  }

  CodeBuilder &Code;
  kir::Context &Ctx;
};

} // namespace

/// A call that counts or moves bits; with a second argument that is its value for 0.
kir::Expr *CallLowering::bitCount(const CallExpr *E, CompilerBuiltin Kind) {
  auto Args =
      lowerInOrder(Code, E->getNumArgs(), [&](size_t I) { return Exprs.expr(E->getArg(I)); });
  const kir::Type *Ty = M.type(E->getType(), E->getExprLoc());
  if (Args.size() != E->getNumArgs() || !Ty)
    return nullptr;
  const unsigned Bits = 8 * Args[0]->type()->size();
  kir::Expr *X =
      Code.save(Ctx.make<kir::Cast>(Ctx.intTy(std::max(Bits, 32u), false), Args[0], false), "bits");
  BitCounter Counter(Code);
  kir::Expr *Result = Kind == CompilerBuiltin::SetBits         ? Counter.setBits(X)
                      : Kind == CompilerBuiltin::LeadingZeros  ? Counter.leadingZeros(X, Bits)
                      : Kind == CompilerBuiltin::ReversedBytes ? Counter.reversedBytes(X, Bits)
                                                               : Counter.trailingZeros(X);
  if (Args.size() > 1)
    Result = Ctx.make<kir::Conditional>(
        Result->type(), Counter.compare(kir::BinaryOp::Ne, Code.copy(X)), Result, Args[1]);
  return Ctx.make<kir::Cast>(Ty, Result, false);
}

kir::Expr *CallLowering::absolute(const CallExpr *E) {
  kir::Expr *Value = Exprs.expr(E->getArg(0));
  if (!Value)
    return nullptr;
  Value = Code.save(Value);
  kir::Expr *Negative =
      Ctx.make<kir::Binary>(Ctx.boolTy(), kir::BinaryOp::Lt, Value, Code.zeroOf(Value->type()));
  kir::Expr *Minus = Ctx.make<kir::Unary>(Value->type(), kir::UnaryOp::Minus, Code.copy(Value));
  return Ctx.make<kir::Conditional>(Value->type(), Negative, Minus, Code.copy(Value));
}

kir::Expr *CallLowering::comparison(const CallExpr *E, CompilerBuiltin Kind) {
  auto Args = lowerInOrder(Code, 2, [&](size_t I) { return Exprs.expr(E->getArg(I)); });
  const kir::Type *Ty = M.type(E->getType(), E->getExprLoc());
  if (Args.size() != 2 || !Ty)
    return nullptr;
  const kir::BinaryOp Op = Kind == CompilerBuiltin::Greater        ? kir::BinaryOp::Gt
                           : Kind == CompilerBuiltin::GreaterEqual ? kir::BinaryOp::Ge
                           : Kind == CompilerBuiltin::Less         ? kir::BinaryOp::Lt
                                                                   : kir::BinaryOp::Le;
  return Ctx.make<kir::Cast>(Ty, Ctx.make<kir::Binary>(Ctx.boolTy(), Op, Args[0], Args[1]), false);
}

/// Appends `for (i = 0; i < Count; ++i) Body(i)`.
void CallLowering::repeat(kir::Expr *Count, SourceLocation Loc,
                          llvm::function_ref<void(kir::Expr *)> Body) {
  const kir::Type *Number = Count->type();
  kir::Var *I = Code.newTemp(Number, "i", Loc);
  auto *Block = Code.inBlock([&] { Body(Ctx.ref(I)); });
  kir::Expr *Test =
      Ctx.make<kir::Binary>(Ctx.boolTy(), kir::BinaryOp::Lt, Ctx.ref(I), Code.copy(Count));
  Code.append(Ctx.make<kir::For>(Ctx.make<kir::DeclStmt>(I, Ctx.make<kir::IntLit>(Number, 0)), Test,
                                 Ctx.make<kir::IncDec>(Ctx.ref(I), true, true), Block),
              Loc);
}

/// The arguments of a function of arrays: pointers, whatever they were converted to, and the last
/// one, a number of bytes. All are saved; none after an error.
SmallVector<kir::Expr *, 3> CallLowering::arrayArguments(const CallExpr *E, unsigned Pointers) {
  auto Args = lowerInOrder(Code, 3, [&](size_t I) {
    return Exprs.expr(I < Pointers ? beforeVoidPointer(E->getArg(I)) : E->getArg(I));
  });
  SmallVector<kir::Expr *, 3> Saved;
  for (size_t I = 0; I < Args.size() && Args.size() == 3; ++I)
    Saved.push_back(Code.save(I == 2 ? Ctx.make<kir::Cast>(Ctx.intTy(64), Args[I], false) : Args[I],
                              "argument"));
  return Saved;
}

/// The number of bytes is a multiple of Size.
static bool isMultiple(const ASTContext &Ast, const Expr *Bytes, uint64_t Size) {
  Bytes = Bytes->IgnoreParenImpCasts();
  Expr::EvalResult Known;
  if (Bytes->EvaluateAsInt(Known, Ast))
    return Known.Val.getInt().getZExtValue() % Size == 0;
  const auto *Product = dyn_cast<BinaryOperator>(Bytes);
  return Product && Product->getOpcode() == BO_Mul &&
         (isMultiple(Ast, Product->getLHS(), Size) || isMultiple(Ast, Product->getRHS(), Size));
}

/// memset, with 0 of whole elements where these are known, else of bytes.
kir::Expr *CallLowering::setBytes(const CallExpr *E) {
  const QualType To = beforeVoidPointer(E->getArg(0))->getType()->getPointeeType();
  const kir::Type *Ty = M.type(E->getType(), E->getExprLoc());
  const kir::Type *Element = M.type(M.Ast.getBaseElementType(To), E->getExprLoc());
  auto Args = arrayArguments(E, 1);
  if (Args.empty() || !Ty || !Element)
    return nullptr;
  Expr::EvalResult Byte;
  const bool IsZero = E->getArg(1)->EvaluateAsInt(Byte, M.Ast) && Byte.Val.getInt().isZero();
  if (Element->size() > 1 &&
      (Element->isAggregate() || !IsZero || !isMultiple(M.Ast, E->getArg(2), Element->size())))
    Element = Ctx.intTy(8, false);
  kir::Expr *First =
      Code.save(Ctx.make<kir::Cast>(Ctx.pointerTo(Element), Code.copy(Args[0]), false), "to");
  const kir::Type *Number = Args[2]->type();
  kir::Expr *Count = Ctx.make<kir::Binary>(Number, kir::BinaryOp::Div, Args[2],
                                           Ctx.make<kir::IntLit>(Number, Element->size()));
  repeat(Code.save(Count, "count"), E->getExprLoc(), [&](kir::Expr *I) {
    kir::Expr *Value = Ctx.make<kir::Cast>(Element, Code.copy(Args[1]), false);
    Code.assign(Ctx.make<kir::Subscript>(Code.copy(First), I), Value, E->getExprLoc());
  });
  return Ctx.make<kir::Cast>(Ty, Code.copy(Args[0]), false);
}

kir::Expr *CallLowering::findElement(const CallExpr *E) {
  const kir::Type *Ty = M.type(E->getType(), E->getExprLoc());
  auto Args = arrayArguments(E, 1);
  if (Args.empty() || !Ty)
    return nullptr;
  kir::Expr *Result = Code.save(Ctx.make<kir::NullPtr>(Ty), "found");
  const kir::Type *Element = cast<kir::PointerType>(Args[0]->type())->Pointee;
  kir::Expr *Value = Code.save(Ctx.make<kir::Cast>(Element, Args[1], false), "value");
  repeat(Args[2], E->getExprLoc(), [&](kir::Expr *I) {
    auto At = [&]() -> kir::Expr * {
      return Ctx.make<kir::Subscript>(Code.copy(Args[0]), Code.copy(I));
    };
    auto Test = [&](kir::Expr *Left, kir::Expr *Right) -> kir::Expr * {
      return Ctx.make<kir::Binary>(Ctx.boolTy(), kir::BinaryOp::Eq, Left, Right);
    };
    kir::Expr *IsFirst = Ctx.make<kir::Binary>(Ctx.boolTy(), kir::BinaryOp::LogicalAnd,
                                               Test(Code.copy(Result), Ctx.make<kir::NullPtr>(Ty)),
                                               Test(At(), Code.copy(Value)));
    auto *Found = Code.inBlock([&] {
      Code.assign(Code.copy(Result),
                  Ctx.make<kir::Cast>(Ty, Ctx.addressOf(At(), /*Const=*/true), false),
                  E->getExprLoc());
    });
    Code.append(Ctx.make<kir::If>(IsFirst, Found), E->getExprLoc());
  });
  return Code.copy(Result);
}

kir::Expr *CallLowering::textLength(const CallExpr *E) {
  const SourceLocation Loc = E->getExprLoc();
  const kir::Type *Ty = M.type(E->getType(), Loc);
  kir::Expr *Text = Exprs.expr(E->getArg(0));
  if (!Text || !Ty)
    return nullptr;
  Text = Code.save(Text, "text");
  kir::Expr *Length = Code.save(Ctx.make<kir::IntLit>(Ty, 0), "length");
  kir::Expr *At = Ctx.make<kir::Subscript>(Code.copy(Text), Code.copy(Length));
  kir::Expr *IsInside =
      Ctx.make<kir::Binary>(Ctx.boolTy(), kir::BinaryOp::Ne, At, Code.zeroOf(At->type()));
  auto *Body = Code.inBlock([&] {
    Code.appendExpr(Ctx.make<kir::IncDec>(Code.copy(Length), /*Increment=*/true, /*Prefix=*/true),
                    Loc);
  });
  Code.append(Ctx.make<kir::While>(IsInside, Body), Loc);
  return Code.copy(Length);
}

kir::Expr *CallLowering::rounded(const CallExpr *E, StringRef Device) {
  kir::Expr *Value = Exprs.expr(E->getArg(0));
  const kir::Type *Ty = M.type(E->getType(), E->getExprLoc());
  if (!Value || !Ty)
    return nullptr;
  kir::Expr *Whole =
      Ctx.make<kir::Builtin>(Value->type(), Device.str(), std::vector<kir::Expr *>{Value});
  return Ctx.make<kir::Cast>(Ty, Whole, false);
}

/// The arguments are the results for NaN, infinity, normal and subnormal numbers and zero, and the
/// number.
kir::Expr *CallLowering::floatClass(const CallExpr *E) {
  auto Args = lowerInOrder(Code, 6, [&](size_t I) { return Exprs.expr(E->getArg(I)); });
  if (Args.size() != 6)
    return nullptr;
  for (kir::Expr *&Arg : Args)
    Arg = Code.save(Arg, "argument");
  auto Is = [&](StringRef Device) -> kir::Expr * {
    kir::Expr *Result = Ctx.make<kir::Builtin>(Ctx.intTy(), Device.str(),
                                               std::vector<kir::Expr *>{Code.copy(Args[5])});
    return Ctx.make<kir::Binary>(Ctx.boolTy(), kir::BinaryOp::Ne, Result, Ctx.intLit(0));
  };
  auto Choose = [&](kir::Expr *Cond, kir::Expr *Then, kir::Expr *Else) -> kir::Expr * {
    return Ctx.make<kir::Conditional>(Then->type(), Cond, Then, Else);
  };
  kir::Expr *IsZero = Ctx.make<kir::Binary>(Ctx.boolTy(), kir::BinaryOp::Eq, Code.copy(Args[5]),
                                            Code.zeroOf(Args[5]->type()));
  kir::Expr *Small = Choose(IsZero, Args[4], Args[3]);
  return Choose(Is("isnan"), Args[0],
                Choose(Is("isinf"), Args[1], Choose(Is("isnormal"), Args[2], Small)));
}

/// The difference of the first bytes that differ. The loop goes through all, because most arrays
/// are short.
kir::Expr *CallLowering::compareBytes(const CallExpr *E) {
  auto Args = arrayArguments(E, 2);
  if (Args.empty())
    return nullptr;
  const kir::Type *Bytes = Ctx.pointerTo(Ctx.intTy(8, false), true);
  kir::Expr *Left = Code.save(Ctx.make<kir::Cast>(Bytes, Args[0], false), "left");
  kir::Expr *Right = Code.save(Ctx.make<kir::Cast>(Bytes, Args[1], false), "right");
  kir::Expr *Result = Code.save(Ctx.intLit(0), "difference");
  repeat(Args[2], E->getExprLoc(), [&](kir::Expr *I) {
    auto Byte = [&](kir::Expr *Of) -> kir::Expr * {
      return Ctx.make<kir::Cast>(Ctx.intTy(), Ctx.make<kir::Subscript>(Code.copy(Of), Code.copy(I)),
                                 false);
    };
    kir::Expr *Difference =
        Ctx.make<kir::Binary>(Ctx.intTy(), kir::BinaryOp::Sub, Byte(Left), Byte(Right));
    kir::Expr *IsFirst =
        Ctx.make<kir::Binary>(Ctx.boolTy(), kir::BinaryOp::Eq, Code.copy(Result), Ctx.intLit(0));
    Code.assign(Code.copy(Result),
                Ctx.make<kir::Conditional>(Ctx.intTy(), IsFirst, Difference, Code.copy(Result)),
                E->getExprLoc());
  });
  return Code.copy(Result);
}

/// The library's function for numbers of 64 bits.
kir::Expr *CallLowering::wideChecked(const CallExpr *E, CompilerBuiltin Kind, QualType T,
                                     ArrayRef<kir::Expr *> Args) {
  const StringRef Word = Kind == CompilerBuiltin::Sum          ? "add_overflow"
                         : Kind == CompilerBuiltin::Difference ? "sub_overflow"
                                                               : "mul_overflow";
  const FunctionDecl *Function = libraryFunction(M.Ast, Word, {T, T, M.Ast.getPointerType(T)});
  const kir::Type *Wide = M.type(T, E->getExprLoc());
  if (!Wide)
    return nullptr;
  return finishCall(E, Function,
                    {Ctx.make<kir::Cast>(Wide, Args[0], false),
                     Ctx.make<kir::Cast>(Wide, Args[1], false), Args[2]});
}

/// The exact result has at most 64 bits.
kir::Expr *CallLowering::checkedArithmetic(const CallExpr *E, CompilerBuiltin Kind) {
  auto Args = lowerInOrder(Code, 3, [&](size_t I) { return Exprs.expr(E->getArg(I)); });
  if (Args.size() != 3)
    return nullptr;
  if (const QualType Wide = wideArithmetic(M.Ast, E); !Wide.isNull())
    return wideChecked(E, Kind, Wide, Args);
  const bool IsSigned =
      Kind != CompilerBuiltin::Product || E->getArg(0)->getType()->isSignedIntegerType();
  const kir::Type *Wide = Ctx.intTy(64, IsSigned);
  const kir::BinaryOp Op = Kind == CompilerBuiltin::Sum          ? kir::BinaryOp::Add
                           : Kind == CompilerBuiltin::Difference ? kir::BinaryOp::Sub
                                                                 : kir::BinaryOp::Mul;
  kir::Expr *Exact =
      Code.save(Ctx.make<kir::Binary>(Wide, Op, Ctx.make<kir::Cast>(Wide, Args[0], false),
                                      Ctx.make<kir::Cast>(Wide, Args[1], false)),
                "exact");
  kir::Expr *To = Ctx.deref(Code.save(Args[2], "result"));
  const kir::Type *Narrow = To->type();
  Code.assign(To, Ctx.make<kir::Cast>(Narrow, Code.copy(Exact), false), E->getExprLoc());
  kir::Expr *Stored =
      Ctx.make<kir::Cast>(Wide, Ctx.make<kir::Cast>(Narrow, Code.copy(Exact), false), false);
  return Ctx.make<kir::Binary>(Ctx.boolTy(), kir::BinaryOp::Ne, Stored, Code.copy(Exact));
}

/// memmove and memcpy, of whole elements where these are known, else of bytes. If the end of the
/// target is in the source, the last element is copied first.
kir::Expr *CallLowering::copyElements(const CallExpr *E) {
  const SourceLocation Loc = E->getExprLoc();
  const kir::Type *Ty = M.type(E->getType(), Loc);
  auto Args = arrayArguments(E, 2);
  if (Args.empty() || !Ty)
    return nullptr;
  kir::Expr *To = Args[0], *From = Args[1];
  const kir::Type *Number = Ctx.intTy(64);
  auto ElementOf = [](kir::Expr *E) { return cast<kir::PointerType>(E->type())->Pointee; };
  if (ElementOf(To) != ElementOf(From) || !isMultiple(M.Ast, E->getArg(2), ElementOf(To)->size())) {
    const kir::Type *Byte = Ctx.intTy(8, false);
    To = Code.save(Ctx.make<kir::Cast>(Ctx.pointerTo(Byte), To, false), "to");
    From = Code.save(Ctx.make<kir::Cast>(Ctx.pointerTo(Byte, true), From, false), "from");
  }
  const int64_t Size = ElementOf(To)->size();
  kir::Expr *Count = Code.save(Ctx.make<kir::Binary>(Number, kir::BinaryOp::Div, Args[2],
                                                     Ctx.make<kir::IntLit>(Number, Size)),
                               "count");
  auto Copy = [&](kir::Expr *Index) {
    Code.assign(Ctx.make<kir::Subscript>(Code.copy(To), Index),
                Ctx.make<kir::Subscript>(Code.copy(From), Code.copy(Index)), Loc);
  };
  auto *Forwards = Code.inBlock([&] { repeat(Count, Loc, Copy); });
  auto *Backwards = Code.inBlock([&] {
    repeat(Count, Loc, [&](kir::Expr *I) {
      kir::Expr *Left = Ctx.make<kir::Binary>(Number, kir::BinaryOp::Sub, Code.copy(Count), I);
      Copy(Ctx.make<kir::Binary>(Number, kir::BinaryOp::Sub, Left,
                                 Ctx.make<kir::IntLit>(Number, 1)));
    });
  });
  kir::Expr *Before = Ctx.make<kir::Binary>(Ctx.boolTy(), kir::BinaryOp::Lt, Code.copy(From),
                                            Code.asPointer(Code.copy(To), From->type()));
  Code.append(Ctx.make<kir::If>(Before, Backwards, Forwards), Loc);
  return Ctx.make<kir::Cast>(Ty, Code.copy(To), false);
}

kir::Expr *CallLowering::copyObject(const CallExpr *E) {
  // Clang copies array members in implicit assignment operators with it.
  auto TypeOf = [&](const Expr *Arg) {
    const QualType T = Arg->IgnoreParenCasts()->getType();
    Qualifiers Ignored;
    return M.Ast.getUnqualifiedArrayType(T->isPointerType() ? T->getPointeeType() : T, Ignored);
  };
  auto Object = [&](const Expr *Arg) -> kir::Expr * {
    kir::Expr *Pointer = Exprs.expr(Arg->IgnoreParenCasts());
    return Pointer && Pointer->type()->isPointer() ? Ctx.deref(Pointer) : Pointer;
  };
  const QualType Copied = TypeOf(E->getArg(0));
  Expr::EvalResult Size;
  if (!M.Ast.hasSameType(Copied, TypeOf(E->getArg(1))) || Copied->isIncompleteType() ||
      !E->getArg(2)->EvaluateAsInt(Size, M.Ast) ||
      Size.Val.getInt().getExtValue() != M.Ast.getTypeSizeInChars(Copied).getQuantity())
    return copyElements(E);
  kir::Expr *To = Object(E->getArg(0));
  kir::Expr *From = To ? Object(E->getArg(1)) : nullptr;
  if (From)
    Code.assign(To, From, E->getExprLoc());
  return nullptr;
}

kir::Expr *CallLowering::complexNumber(const CallExpr *E) {
  auto Parts = lowerInOrder(Code, 2, [&](size_t I) { return Exprs.expr(E->getArg(I)); });
  return Parts.size() == 2 ? ComplexLowering(Code, Exprs)
                                 .ofParts(E->getType(), Parts[0], Parts[1], E->getExprLoc())
                           : nullptr;
}

kir::Expr *CallLowering::fence(const CallExpr *E) {
  MemoryOrders Orders(Code);
  Orders.add(Exprs.expr(E->getArg(0)));
  Orders.fenceBefore(E->getExprLoc());
  Orders.fenceAfter(E->getExprLoc());
  return nullptr;
}

kir::Expr *CallLowering::known(const CallExpr *E, CompilerBuiltin Kind) {
  switch (Kind) {
  case CompilerBuiltin::Copy:
    return copyObject(E);
  case CompilerBuiltin::Promise:
    return nullptr;
  case CompilerBuiltin::Operand:
    return Exprs.expr(E->getArg(0));
  case CompilerBuiltin::Address: {
    kir::Expr *Operand = Exprs.expr(E->getArg(0));
    return Operand ? Ctx.addressOf(Operand, E->getArg(0)->getType().isConstQualified()) : nullptr;
  }
  case CompilerBuiltin::Absolute:
    return absolute(E);
  case CompilerBuiltin::LeadingZeros:
  case CompilerBuiltin::TrailingZeros:
  case CompilerBuiltin::SetBits:
  case CompilerBuiltin::ReversedBytes:
    return bitCount(E, Kind);
  case CompilerBuiltin::No: {
    const kir::Type *Ty = M.type(E->getType(), E->getExprLoc());
    return Ty ? Code.zeroOf(Ty) : nullptr;
  }
  case CompilerBuiltin::CopyElements:
    return copyElements(E);
  case CompilerBuiltin::SetBytes:
    return setBytes(E);
  case CompilerBuiltin::CompareBytes:
    return compareBytes(E);
  case CompilerBuiltin::FindElement:
    return findElement(E);
  case CompilerBuiltin::TextLength:
    return textLength(E);
  case CompilerBuiltin::Rounded:
    return rounded(E, "round");
  case CompilerBuiltin::RoundedToEven:
    return rounded(E, "rint");
  case CompilerBuiltin::Class:
    return floatClass(E);
  case CompilerBuiltin::Sum:
  case CompilerBuiltin::Difference:
  case CompilerBuiltin::Product:
    return checkedArithmetic(E, Kind);
  case CompilerBuiltin::Complex:
    return complexNumber(E);
  case CompilerBuiltin::Message: // print() handles a call without it
    return Code.unsupported(E->getExprLoc(), "the result of 'printf'");
  case CompilerBuiltin::Fence:
    return fence(E);
  case CompilerBuiltin::Greater:
  case CompilerBuiltin::GreaterEqual:
  case CompilerBuiltin::Less:
  case CompilerBuiltin::LessEqual:
    return comparison(E, Kind);
  }
  llvm_unreachable("a kind without a lowering");
}

kir::Expr *CallLowering::builtinCall(const CallExpr *E, const FunctionDecl *Callee) {
  const std::optional<CompilerBuiltin> Kind = compilerBuiltin(Callee->getBuiltinID());
  Expr::EvalResult Result;
  const bool IsKnown = Kind && *Kind <= CompilerBuiltin::Promise;
  if (!IsKnown && !E->getType()->isVoidType() && E->EvaluateAsRValue(Result, M.Ast) &&
      !Result.Val.isLValue()) {
    kir::Expr *Value = Constants.constant(Result.Val, E->getType(), E->getExprLoc());
    return Value && isa<kir::InitList>(Value) ? Code.save(Value) : Value;
  }
  if (Kind)
    return known(E, *Kind);
  if (StringRef Device = deviceBuiltin(Callee->getBuiltinID()); !Device.empty()) {
    auto Args =
        lowerInOrder(Code, E->getNumArgs(), [&](size_t I) { return Exprs.expr(E->getArg(I)); });
    const kir::Type *Ty = M.type(E->getType(), E->getExprLoc());
    if (Args.size() != E->getNumArgs() || !Ty)
      return nullptr;
    return Code.made(Ctx.make<kir::Builtin>(Ty, Device.str(),
                                            std::vector<kir::Expr *>(Args.begin(), Args.end())),
                     E->getExprLoc());
  }
  return Code.unsupported(E->getExprLoc(), "compiler built-in '" + Callee->getNameAsString() + "'");
}
