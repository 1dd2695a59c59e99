//===- ExprPrinter.cpp - the text of expressions in C and C++ ------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ampcc/Print/ExprPrinter.h"
#include "BuiltinNames.h"
#include "CType.h"
#include "ImplicitConversions.h"
#include "InitListPrinter.h"
#include "Literals.h"
#include "Operators.h"
#include "VectorPrinter.h"
#include "ampcc/KIR/BarrierBuiltins.h"
#include "ampcc/Print/TypePrinter.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/StringExtras.h"

using namespace ampcc;
using namespace ampcc::kir;
using namespace llvm;

namespace {

/// Text, how tightly it holds together, and the type that C gives it.
struct Printed {
  std::string Text;
  Prec P = Prec::Postfix;
  CType Ty;
};

} // namespace

static std::string wrap(const Printed &P, Prec Min) {
  return P.P < Min ? "(" + P.Text + ")" : P.Text;
}

/// A conversion to int changes no work-item's identity: AMP counts threads in ints.
static const Expr *idOf(const Expr *E) {
  auto *C = dyn_cast<Cast>(E);
  return C && isa<IntType>(C->type()) && C->type()->size() >= 4 && workItemFunction(C->Operand)
             ? C->Operand
             : E;
}

/// Both are work-item identities or small constants: they compare equally as size_t and as int.
static bool areSmall(const Expr *A, const Expr *B) {
  auto Small = [](const Expr *E) {
    auto *L = dyn_cast<IntLit>(E);
    return workItemFunction(idOf(E)) || (L && L->Value >= 0 && L->Value <= INT32_MAX);
  };
  return Small(A) && Small(B);
}

static Printed joinOperands(BinaryOp Op, const Printed &L, const Printed &R, CType Ty) {
  Prec Min = operandPrec(Op), Own = info(Op).P;
  // `a ^ (b ^ c)` keeps its parentheses: its operands may be of different widths.
  bool Associative = isLogical(Op);
  // So does `(a < b) < c`: Clang takes it without them for a mistake.
  const bool Chains = Own != Prec::Relational && Own != Prec::Equality;
  Prec LeftMin = L.P == Own && Chains ? Own : Min;
  Prec RightMin =
      Associative && R.P == Own ? Own : static_cast<Prec>(std::max<int>(int(Min), int(Own) + 1));
  const char *Space = Op == BinaryOp::Comma ? "" : " ";
  return {wrap(L, LeftMin) + Space + info(Op).Text + " " + wrap(R, RightMin), Own, Ty};
}

static bool samePointer(const Type *A, const Type *B) {
  auto *P = dyn_cast<PointerType>(A), *Q = dyn_cast<PointerType>(B);
  return P && Q && P->Pointee == Q->Pointee && (P->Const || !Q->Const);
}

/// Base points to the first element of an object: a variable, or memory that a kernel gets as an
/// argument.
static bool beginsThere(const Expr *Base) {
  auto *Ref = dyn_cast<VarRef>(Base);
  return !Base->type()->isPointer() || (Ref && Ref->V->Binding);
}

static std::string list(const std::vector<std::string> &Items) { return join(Items, ", "); }

namespace {

class ExprPrinter {
  const Language &In;
  /// The finished operands of the expressions that are being printed.
  DenseMap<const Expr *, Printed> Texts;
  /// The keys of Texts, the last one made last.
  std::vector<const Expr *> Kept;

public:
  explicit ExprPrinter(const Language &In) : In(In) {}

  /// C++ converts nothing in braces that could lose a value.
  std::string printList(const InitList *L, StringRef Macro = "") {
    return printInitList(In, *L, Macro, [&](const Expr *E) {
      return In.isCxx() ? wrap(exact(E), Prec::Assign) : printConverted(E, E->type());
    });
  }

  std::string printConverted(const Expr *E, const Type *T) {
    if (auto *L = dyn_cast<InitList>(E))
      return printList(L);
    CType Target = CType::of(T);
    if (!Target.isArithmetic())
      return wrap(print(E), Prec::Assign);
    if (Target.K == CType::Kind::Bool) {
      // C's conversion to bool compares with zero itself.
      auto *C = dyn_cast<Cast>(E);
      return wrap(C && C->Implicit ? printTruth(E) : print(E), Prec::Assign);
    }
    return wrap(bare(E, Target), Prec::Assign);
  }

  std::string printCondition(const Expr *E) { return printTruth(E).Text; }
  std::string printExact(const Expr *E) { return exact(E).Text; }

  std::string printEffect(const Expr *E) {
    auto *B = dyn_cast<Binary>(E);
    if (B && B->Op == BinaryOp::Comma)
      return printEffect(B->Left) + ", " + printEffect(B->Right);
    return wrap(print(E), Prec::Assign);
  }

private:
  //===----------------------------------------------------------------------===//
  // Parentheses and conversions
  //===----------------------------------------------------------------------===//

  Printed castTo(const Type *T, const Printed &P) {
    return {"(" + declare(In, T, "") + ")" + wrap(P, Prec::Unary), Prec::Unary, CType::of(T)};
  }

  /// A pointer where the text must have its type.
  Printed printPointer(const Expr *E) {
    return isa<NullPtr>(E) ? castTo(E->type(), print(E)) : print(E);
  }

  /// Text whose C type is E's own type, up to the promotion that any operator applies.
  Printed exact(const Expr *E) {
    Printed P = printPointer(E);
    CType Want = CType::of(E->type());
    bool Same = P.Ty == Want || (Want.K == CType::Kind::Bool && P.Ty == CType::intTy());
    return !Want.isArithmetic() || Same ? P : castTo(E->type(), P);
  }

  /// The shortest text of E for a place where C's own conversion to Target follows.
  Printed bare(const Expr *E, CType Target, Accepts From = Accepts::Arithmetic) {
    E = stripConversions(E, Target, From);
    auto *L = dyn_cast<IntLit>(E);
    // 5u may be written 5 where the other operand or the target makes it unsigned.
    if (L && !L->type()->isBool() && L->Value >= 0 && L->Value <= INT32_MAX &&
        Target.isArithmetic())
      return {itostr(L->Value), Prec::Postfix, CType::intTy()};
    return print(E);
  }

  struct Pair {
    Printed Left, Right;
  };

  /// Operands of an operator that converts both to their common type T (C11 6.3.1.8): as short as
  /// possible, with casts where the common type of the texts would be another one.
  Pair printPair(const Expr *L, const Expr *R, const Type *T) {
    CType Want = promote(CType::of(T));
    if (!Want.isArithmetic())
      return {print(L), print(R)};
    auto Fits = [&](const Pair &P) { return usualConversion(P.Left.Ty, P.Right.Ty) == Want; };
    Pair Bare = {bare(L, Want), bare(R, Want)};
    if (Fits(Bare))
      return Bare;
    Pair Exact = {exact(L), exact(R)};
    if (Pair P = {Exact.Left, Bare.Right}; isa<IntLit>(L) && Fits(P))
      return P;
    if (Pair P = {Bare.Left, Exact.Right}; Fits(P))
      return P;
    if (Pair P = {Exact.Left, Bare.Right}; Fits(P))
      return P;
    return Exact;
  }

  //===----------------------------------------------------------------------===//
  // Operators
  //===----------------------------------------------------------------------===//

  Printed printBinary(const Binary *B) {
    const Type *LT = B->Left->type(), *RT = B->Right->type();
    switch (B->Op) {
    case BinaryOp::Comma: {
      Printed R = print(B->Right);
      return joinOperands(B->Op, {printEffect(B->Left), Prec::Assign, {}}, R, R.Ty);
    }
    case BinaryOp::LogicalAnd:
    case BinaryOp::LogicalOr:
      return joinOperands(B->Op, printTruth(B->Left), printTruth(B->Right), CType::intTy());
    case BinaryOp::Shl:
    case BinaryOp::Shr: {
      CType Want = CType::of(LT);
      Printed L = bare(B->Left, Want);
      if (promote(L.Ty) != promote(Want))
        L = exact(B->Left);
      return joinOperands(B->Op, L, bare(B->Right, CType::of(RT), Accepts::Integer), promote(Want));
    }
    default:
      break;
    }
    const bool Comparison = B->Op >= BinaryOp::Lt && B->Op <= BinaryOp::Ne;
    if (LT->isPointer() || RT->isPointer()) {
      auto Side = [&](const Expr *E) {
        return E->type()->isPointer() ? (Comparison ? print(E) : printPointer(E))
                                      : bare(E, CType::integer(64, true), Accepts::Integer);
      };
      return joinOperands(B->Op, Side(B->Left), Side(B->Right), CType::of(B->type()));
    }
    if (Comparison && areSmall(B->Left, B->Right))
      return joinOperands(B->Op, bare(idOf(B->Left), {}), bare(idOf(B->Right), {}), CType::intTy());
    Pair P = printPair(B->Left, B->Right, LT);
    return joinOperands(B->Op, P.Left, P.Right,
                        Comparison ? CType::intTy() : promote(CType::of(LT)));
  }

  Printed printUnary(const Unary *U) {
    static const char *const Ops[] = {"+", "-", "~", "!"};
    std::string Op = Ops[static_cast<unsigned>(U->Op)];
    if (U->Op == UnaryOp::LogicalNot)
      return {Op + wrap(printTruth(U->Operand), Prec::Unary), Prec::Unary, CType::intTy()};
    CType Want = promote(CType::of(U->type()));
    Printed P = bare(U->Operand, Want);
    if (promote(P.Ty) != Want)
      P = exact(U->Operand);
    std::string Text = wrap(P, Prec::Unary);
    // `--x` would be another operator.
    if (Text[0] == Op[0])
      Text = "(" + Text + ")";
    return {Op + Text, Prec::Unary, Want};
  }

  Printed printAssign(const Assign *A) {
    std::string Target = wrap(print(A->Target), Prec::Unary), Op = "=", Value;
    CType TargetTy = CType::of(A->Target->type());
    if (!A->Compound) {
      Value = printConverted(A->Value, A->Target->type());
    } else {
      Op = std::string(info(A->Op).Text) + "=";
      CType Want = CType::of(A->ComputeTy);
      bool Shift = A->Op == BinaryOp::Shl || A->Op == BinaryOp::Shr;
      Printed P = Shift ? bare(A->Value, CType::of(A->Value->type()), Accepts::Integer)
                        : bare(A->Value, Want);
      if (Want.isArithmetic() && !Shift && usualConversion(TargetTy, P.Ty) != promote(Want))
        P = exact(A->Value);
      Value = wrap(P, Prec::Assign);
    }
    return {Target + " " + Op + " " + Value, Prec::Assign, TargetTy};
  }

  Printed printConditional(const Conditional *C) {
    Pair P = printPair(C->Then, C->Else, C->type());
    CType Ty = CType::of(C->type());
    Printed Cond = printTruth(C->Cond);
    // A float is no condition of this operator (OpenCL C 1.2, 6.3.i).
    if (Cond.Ty.K == CType::Kind::Float)
      Cond = {wrap(Cond, Prec::Relational) + " != 0", Prec::Equality, CType::intTy()};
    return {wrap(Cond, Prec::LogicalOr) + " ? " + wrap(P.Left, Prec::LogicalOr) + " : " +
                wrap(P.Right, Prec::Conditional),
            Prec::Conditional, Ty.isArithmetic() ? promote(Ty) : Ty};
  }

  //===----------------------------------------------------------------------===//
  // Conversions
  //===----------------------------------------------------------------------===//

  /// The value of E as 0 or 1.
  Printed printTruthValue(const Expr *E) {
    if (E->type()->isBool())
      return print(E);
    Printed P = printTruth(E);
    return {wrap(P, Prec::Relational) + " != 0", Prec::Equality, CType::intTy()};
  }

  Printed printCast(const Cast *C) {
    const Type *To = C->type();
    if (To->isVoid())
      return {"(void)" + wrap(print(C->Operand), Prec::Unary), Prec::Unary, {}};
    if (To->isBool())
      return printTruthValue(C->Operand);
    if (samePointer(To, C->Operand->type()))
      return print(C->Operand);
    Printed P = To->isArithmetic()
                    ? print(stripConversions(C->Operand, CType::of(To), Accepts::Arithmetic))
                    : print(C->Operand);
    return P.Ty.isArithmetic() && P.Ty == CType::of(To) ? P : castTo(To, P);
  }

  /// E where only zero or not counts: conversions that keep that are left out.
  Printed printTruth(const Expr *E) {
    while (auto *C = dyn_cast<Cast>(E)) {
      bool Keeps = C->type()->isBool() ||
                   (C->Implicit && isArithmeticCast(C) &&
                    holdsAllValues(CType::of(C->type()), CType::of(C->Operand->type())));
      if (!Keeps)
        break;
      E = C->Operand;
    }
    return print(E);
  }

  //===----------------------------------------------------------------------===//
  // Postfix forms and calls
  //===----------------------------------------------------------------------===//

  Printed printMember(const Member *M) {
    std::string Field = M->field().Name;
    CType Ty = CType::of(M->type());
    if (auto *D = dyn_cast<Deref>(M->Base))
      return {wrap(printPointer(D->Pointer), Prec::Postfix) + "->" + Field, Prec::Postfix, Ty};
    return {wrap(print(M->Base), Prec::Postfix) + "." + Field, Prec::Postfix, Ty};
  }

  /// E, an int, as part of an index. Sums and products come out the same modulo the pointer's width
  /// when work-item identities enter them as size_t, so these need no conversion to int.
  Printed printIndex(const Expr *E) {
    auto *B = dyn_cast<Binary>(E);
    bool Modular = B &&
                   (B->Op == BinaryOp::Add || B->Op == BinaryOp::Sub || B->Op == BinaryOp::Mul) &&
                   CType::of(B->type()) == CType::intTy();
    if (!Modular)
      return workItemFunction(idOf(E)) ? print(idOf(E)) : bare(E, CType::intTy(), Accepts::Integer);
    Printed L = printIndex(B->Left), R = printIndex(B->Right);
    // Without such an identity on either side the usual rules keep the text shortest.
    bool Plain = L.Ty == CType::intTy() && R.Ty == CType::intTy();
    if (Plain)
      return print(E);
    auto Fits = [](const Printed &P) {
      return P.Ty == CType::intTy() || P.Ty == CType::integer(64, false);
    };
    if (!Fits(L))
      L = exact(B->Left);
    if (!Fits(R))
      R = exact(B->Right);
    return joinOperands(B->Op, L, R, CType::integer(64, false));
  }

  Printed printSubscript(const Subscript *S) {
    // Address arithmetic is modulo the pointer's width: any widening of the index gives the same.
    // An unsigned number that is one less than 0 as an int is not widened to that.
    const bool KeepsSign = !beginsThere(S->Base);
    const Expr *Index = S->Index;
    while (auto *C = dyn_cast<Cast>(Index)) {
      bool Widens = C->Implicit && isArithmeticCast(C) && !C->type()->isBool() &&
                    C->type()->size() >= C->Operand->type()->size() &&
                    isa<IntType>(C->Operand->type());
      if (!Widens ||
          (KeepsSign && !holdsAllValues(CType::of(C->type()), CType::of(C->Operand->type()))))
        break;
      Index = C->Operand;
    }
    const bool IsPart =
        CType::of(Index->type()) == CType::intTy() && !(KeepsSign && isa<Cast>(Index));
    std::string Text = IsPart ? printIndex(Index).Text
                              : bare(Index, CType::integer(64, true), Accepts::Integer).Text;
    std::string Base = wrap(printPointer(S->Base), Prec::Postfix);
    return {Base + "[" + Text + "]", Prec::Postfix, CType::of(S->type())};
  }

  Printed printBuiltin(const Builtin *B) {
    std::vector<std::string> Args;
    const bool Fence = B->isBarrier() || B->is(builtin::mem_fence);
    for (const Expr *Arg : B->Args) {
      auto *Flags = dyn_cast<IntLit>(Arg);
      if (Fence && Flags) {
        static const char *const Names[] = {"0", "CLK_LOCAL_MEM_FENCE", "CLK_GLOBAL_MEM_FENCE",
                                            "CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE"};
        Args.push_back(Names[Flags->Value & 3]);
      } else if (workItemFunction(B)) {
        Args.push_back(wrap(bare(Arg, CType::integer(32, false)), Prec::Assign));
      } else {
        // Built-ins are overloaded: the argument's type selects the function.
        Args.push_back(wrap(exact(Arg), Prec::Assign));
      }
    }
    CType Ty = workItemFunction(B) ? CType::integer(64, false) : CType::of(B->type());
    return {builtinName(In, B) + "(" + list(Args) + ")", Prec::Postfix, Ty};
  }

  Printed printCall(const Call *C) {
    std::vector<std::string> Args;
    for (size_t I = 0; I < C->Args.size(); ++I)
      Args.push_back(printConverted(C->Args[I], C->Callee->Params[I]->Ty));
    return {C->Callee->Name + "(" + list(Args) + ")", Prec::Postfix, CType::of(C->type())};
  }

  Printed printAddrOf(const AddrOf *A) {
    if (A->isDecay())
      return print(A->Operand);
    return {"&" + wrap(print(A->Operand), Prec::Unary), Prec::Unary, {}};
  }

  std::string printOfVectors(const Expr *E) {
    return printVector(In, E, [&](const Expr *Part) {
      return wrap(isOfVectors(Part) ? print(Part) : exact(Part), Prec::Assign);
    });
  }

  /// The text of E. How an operand is written may depend on the types of the texts beside it, so
  /// that its text is needed several times: it is made once and kept until the text around it is
  /// finished.
  Printed print(const Expr *E) {
    if (auto Found = Texts.find(E); Found != Texts.end())
      return Found->second;
    const size_t Outer = Kept.size();
    Printed P = printNode(E);
    for (; Kept.size() > Outer; Kept.pop_back())
      Texts.erase(Kept.back());
    Texts.try_emplace(E, P);
    Kept.push_back(E);
    return P;
  }

  Printed printNode(const Expr *E) {
    CType Ty = CType::of(E->type());
    if (isOfVectors(E) && !isLValue(E) && !isa<Assign>(E))
      return {printOfVectors(E), Prec::Postfix, Ty};
    switch (E->kind()) {
    case Expr::Kind::IntLit: {
      auto *L = cast<IntLit>(E);
      return {spell(L), L->Value < 0 && Ty.Signed ? Prec::Unary : Prec::Postfix, promote(Ty)};
    }
    case Expr::Kind::FloatLit: {
      std::string Text = spell(cast<FloatLit>(E));
      bool Simple = Text[0] != '-' && Text[0] != '(';
      return {Text, Simple ? Prec::Postfix : Prec::Unary, Ty};
    }
    case Expr::Kind::NullPtr:
      return {"0", Prec::Postfix, {}};
    case Expr::Kind::InitList:
      return {printList(cast<InitList>(E)), Prec::Postfix, {}};
    case Expr::Kind::VarRef:
      return {cast<VarRef>(E)->V->Name, Prec::Postfix, Ty};
    case Expr::Kind::Deref:
      return {"*" + wrap(printPointer(cast<Deref>(E)->Pointer), Prec::Unary), Prec::Unary, Ty};
    case Expr::Kind::Member:
      return printMember(cast<Member>(E));
    case Expr::Kind::Subscript:
      return printSubscript(cast<Subscript>(E));
    case Expr::Kind::AddrOf:
      return printAddrOf(cast<AddrOf>(E));
    case Expr::Kind::Unary:
      return printUnary(cast<Unary>(E));
    case Expr::Kind::IncDec: {
      auto *I = cast<IncDec>(E);
      std::string Op = I->Increment ? "++" : "--";
      if (I->Prefix)
        return {Op + wrap(print(I->Operand), Prec::Unary), Prec::Unary, Ty};
      return {wrap(print(I->Operand), Prec::Postfix) + Op, Prec::Postfix, Ty};
    }
    case Expr::Kind::Binary:
      return printBinary(cast<Binary>(E));
    case Expr::Kind::Assign:
      return printAssign(cast<Assign>(E));
    case Expr::Kind::Conditional:
      return printConditional(cast<Conditional>(E));
    case Expr::Kind::Cast:
      return printCast(cast<Cast>(E));
    case Expr::Kind::Call:
      return printCall(cast<Call>(E));
    case Expr::Kind::Builtin:
      return printBuiltin(cast<Builtin>(E));
    case Expr::Kind::Check:
      break; // lower-checks
    }
    llvm_unreachable("all kinds are handled");
  }
};

} // namespace

std::string ampcc::printConverted(const Language &In, const Expr *E, const Type *T) {
  return ExprPrinter(In).printConverted(E, T);
}

std::string ampcc::printInitializer(const Language &In, const InitList *List, StringRef Macro) {
  return ExprPrinter(In).printList(List, Macro);
}

std::string ampcc::printCondition(const Language &In, const Expr *E) {
  return ExprPrinter(In).printCondition(E);
}

std::string ampcc::printExact(const Language &In, const Expr *E) {
  return ExprPrinter(In).printExact(E);
}

std::string ampcc::printEffect(const Language &In, const Expr *E) {
  return ExprPrinter(In).printEffect(E);
}
