//===- LongArithmetic.cpp - results that depend on the bits of a long -----===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Visual C++ computes with `unsigned long` modulo 2^32, and hashes, ciphers and generators rely on
// it. Here the bits above stay, so that a later shift to the right, division or comparison sees
// them. The analysis finds such bits in host code of sources for Visual C++. It evaluates each
// expression to the lowest bit that may differ (Excess), and each variable, member and array to the
// lowest such bit of all its assignments, wherever they are in the unit. A report needs two facts:
//
//   1. An operation that is meant modulo 2^32: a rotation of 32 bits, a product by a large odd
//      number, a variable that is mixed with a shifted copy of itself, `~x`.
//   2. An operation through which the bits change what the program does.
//
//     seed = seed * 69069 + 1;      // 1: bits above 31 stay
//     return (seed >> 16) & 0x7fff; // the same, because only the bits 16 to 30 are used
//     return seed % 6;              // 2: reported
//
// Sums and products of variables, which are sizes and counts in most programs, are no source.
//
//===----------------------------------------------------------------------===//
#include "LongOperands.h"
#include "Rules.h"
#include "ampcc/Basic/ASTWalker.h"
#include "llvm/ADT/DenseMap.h"

using namespace clang;

namespace ampcc {
namespace {

/// The bits of a value that a long of 32 bits would not have, or would have as other values.
struct Excess {
  unsigned Lowest = 64;           ///< 64: the value is the same
  const Expr *Source = nullptr;   ///< the operation that leaves bits above 31
  const Expr *Observer = nullptr; ///< the one that moves them below 32
  bool AllOnes = false; ///< of `~x`: comparisons with such a value mean the same in 64 bits

  bool any() const { return Lowest < 64; }
  bool isVisible() const { return Lowest < 32; } ///< in the lower half
};

Excess lower(const Excess &A, const Excess &B) { return B.Lowest < A.Lowest ? B : A; }

class LongEvaluator : public ASTWalker {
public:
  using Base = ASTWalker;
  explicit LongEvaluator(const RuleContext &C) : C(C), Operands(C.Ast, C.Files) {}

  /// Call it after the walk.
  void report() {
    do {
      Changed = false;
      evaluateAll();
    } while (Changed);
    Reports = true;
    evaluateAll();
  }

  // Amp code has a warning at each long.
  bool TraverseDecl(Decl *D) override {
    const FunctionDecl *F = D ? D->getAsFunction() : nullptr;
    return (F && restrictionsOf(F).Amp) || Base::TraverseDecl(D);
  }
  bool TraverseLambdaExpr(LambdaExpr *E, DataRecursionQueue *Queue = nullptr) override {
    return restrictionsOf(E->getCallOperator()).Amp || Base::TraverseLambdaExpr(E, Queue);
  }
  bool VisitBinaryOperator(BinaryOperator *E) override {
    if (isInteger(E->getLHS()) || isInteger(E->getRHS()))
      Nodes.push_back(E);
    if (E->isAssignmentOp())
      Operands.addAssignment(E);
    return true;
  }
  bool VisitImplicitCastExpr(ImplicitCastExpr *E) override { return addCast(E); }
  bool VisitExplicitCastExpr(ExplicitCastExpr *E) override { return addCast(E); }
  bool VisitArraySubscriptExpr(ArraySubscriptExpr *E) override {
    if (isInteger(E->getIdx()))
      Nodes.push_back(E);
    return true;
  }
  bool VisitCallExpr(CallExpr *E) override {
    if (llvm::any_of(E->arguments(), isInteger))
      Nodes.push_back(E);
    return true;
  }
  bool VisitReturnStmt(ReturnStmt *S) override {
    if (S->getRetValue() && isInteger(S->getRetValue()))
      Returned.push_back(S->getRetValue());
    return true;
  }
  bool VisitVarDecl(VarDecl *D) override {
    if (D->getInit() && isInteger(D->getInit()))
      Variables.push_back(D);
    return true;
  }

private:
  bool addCast(CastExpr *E) {
    if (isInteger(E->getSubExpr()) && !Operands.isLong(E))
      Nodes.push_back(E);
    return true;
  }
  /// A list of values in a template has no type.
  static bool isInteger(const Expr *E) {
    return !E->getType().isNull() && !E->isInstantiationDependent() &&
           E->getType()->isIntegerType();
  }

  void evaluateAll() {
    Known.clear();
    for (const VarDecl *D : Variables)
      store(isWrittenAsLong(D->getType(), C.Files) ? D : nullptr, valueOf(D->getInit()));
    for (const Expr *E : Nodes) {
      if (const auto *Cast = dyn_cast<CastExpr>(E))
        convert(Cast);
      else if (const auto *Place = dyn_cast<ArraySubscriptExpr>(E))
        observe(valueOf(Place->getIdx()));
      else if (const auto *Call = dyn_cast<CallExpr>(E))
        pass(Call);
      else
        evaluateOperator(cast<BinaryOperator>(E));
    }
    for (const Expr *E : Returned)
      observeAll(valueOf(E), E);
  }

  void evaluateOperator(const BinaryOperator *E) {
    if (E->isComparisonOp()) {
      for (const Expr *Side : {E->getLHS(), E->getRHS()})
        observeAll(valueOf(Side), E);
    } else {
      valueOf(E);
      if (E->isAssignmentOp())
        store(Operands.placeOf(E->getLHS()), assigned(E));
    }
  }

  /// A conversion to another type than long. That to a narrower one only drops bits.
  void convert(const CastExpr *E) {
    const Excess Value = valueOf(E->getSubExpr());
    if (E->getCastKind() == CK_IntegralToFloating ||
        (E->getCastKind() == CK_IntegralCast && !Value.isVisible() &&
         Value.Lowest < C.Ast.getIntWidth(E->getType())))
      observeAll(Value, E);
  }

  void pass(const CallExpr *Call) {
    const auto *Callee = dyn_cast_or_null<FunctionDecl>(Call->getCalleeDecl());
    for (unsigned I = 0; I < Call->getNumArgs(); ++I)
      if (Callee && Callee->isVariadic() && I >= Callee->getNumParams())
        observeAll(valueOf(Call->getArg(I)), Call->getArg(I));
      else
        observe(valueOf(Call->getArg(I)));
  }

  void store(const ValueDecl *Place, const Excess &Value) {
    if (Value.isVisible() || !Place)
      return observe(Value);
    if (!Value.any() || Operands.isMasked(Place))
      return;
    Excess &Known = Stored[Place];
    if (Known.any() && (!Known.AllOnes || Value.AllOnes))
      return;
    Known = Value;
    Changed = true;
  }

  /// The lower half is used.
  void observe(const Excess &Value) {
    if (Value.isVisible())
      emit(Value, Value.Observer);
  }
  /// All bits are used, by At.
  void observeAll(const Excess &Value, const Expr *At) {
    if (Value.isVisible())
      emit(Value, Value.Observer);
    else if (Value.any() && !Value.AllOnes)
      emit(Value, At);
  }

  void emit(const Excess &Value, const Expr *At) {
    const SourceLocation Place = At->getExprLoc();
    if (!Reports || !C.Files.isEditable(Place) ||
        !Reported.insert(C.S.getSourceManager().getSpellingLoc(Place)).second)
      return;
    const QualType T = Value.Source->getType().getUnqualifiedType();
    C.report(Place, diag::warn_msvc_long_bits)
        << T << T->isUnsignedIntegerType() << At->getSourceRange();
    C.report(Value.Source->getExprLoc(), diag::note_msvc_long_bits);
  }

  Excess valueOf(const Expr *E) {
    E = E->IgnoreParens();
    if (!isInteger(E))
      return {};
    if (auto Before = Known.find(E); Before != Known.end())
      return Before->second;
    const Excess Value = evaluate(E);
    return Known[E] = Value;
  }

  Excess evaluate(const Expr *E) {
    if (const auto Constant = Operands.isLong(E) ? Operands.constant(E) : std::nullopt) {
      if (!Constant->isUnsigned() || Constant->lshr(32) != 0xffffffff)
        return {};
      return {32, E, nullptr, /*AllOnes=*/true};
    }
    if (const auto *Cast = dyn_cast<CastExpr>(E)) {
      if (Cast->getCastKind() == CK_LValueToRValue)
        return stored(Cast->getSubExpr());
      const Excess Value = valueOf(Cast->getSubExpr());
      return Value.Lowest < C.Ast.getIntWidth(E->getType()) ? Value : Excess();
    }
    if (const auto *Choice = dyn_cast<ConditionalOperator>(E))
      return lower(valueOf(Choice->getTrueExpr()), valueOf(Choice->getFalseExpr()));
    if (const auto *Unary = dyn_cast<UnaryOperator>(E)) {
      if (Unary->isIncrementDecrementOp())
        return stored(Unary->getSubExpr());
      if (Unary->getOpcode() == UO_Not && Operands.isProgramsLong(Unary->getSubExpr()) &&
          E->getType()->isUnsignedIntegerType())
        return lower({32, E, nullptr, /*AllOnes=*/true}, valueOf(Unary->getSubExpr()));
      return valueOf(Unary->getSubExpr());
    }
    const auto *Binary = dyn_cast<BinaryOperator>(E);
    if (!Binary)
      return stored(E);
    if (Binary->getOpcode() == BO_Comma)
      return valueOf(Binary->getRHS());
    if (Binary->isAssignmentOp())
      return assigned(Binary);
    return combine(Binary, Binary->getOpcode());
  }

  /// Of a variable, a member or an element; nothing is known about another place.
  Excess stored(const Expr *E) const {
    const ValueDecl *Place = Operands.placeOf(E);
    const auto Found = Place ? Stored.find(Place) : Stored.end();
    return Found == Stored.end() ? Excess() : Found->second;
  }

  Excess assigned(const BinaryOperator *E) {
    Excess Value;
    if (E->isCompoundAssignmentOp())
      Value = combine(E, BinaryOperator::getOpForCompoundAssignment(E->getOpcode()));
    else
      Value = valueOf(E->getRHS());
    if (Operands.isMixed(E))
      Value = lower(Value, {32, E, nullptr, false});
    return Value;
  }

  Excess combine(const BinaryOperator *E, BinaryOperatorKind Kind) {
    Excess Left = E->isCompoundAssignmentOp() ? stored(E->getLHS()) : valueOf(E->getLHS());
    const Excess Right = valueOf(E->getRHS());
    const std::optional<llvm::APSInt> By = Operands.constant(E->getRHS());
    switch (Kind) {
    case BO_Shl:
      if (Left.any())
        Left.Lowest = std::min<uint64_t>(64, Left.Lowest + (By ? By->getLimitedValue(64) : 0));
      return Left;
    case BO_Shr:
      if (!Left.any() && Operands.isShiftedLeft(E->getLHS()))
        Left = {32, E->getLHS(), nullptr, false};
      return moveDown(Left, E, By ? By->getLimitedValue(64) : 64);
    case BO_Div:
      if (By && By->isPowerOf2())
        return moveDown(Left, E, By->logBase2());
      observeAll(Left, E);
      return {};
    case BO_Rem:
      if (By && By->isPowerOf2())
        return By->logBase2() <= Left.Lowest ? Excess() : Left;
      observeAll(Left, E);
      return {};
    case BO_And: {
      const auto Mask = By ? By : Operands.constant(E->getLHS());
      const Excess Value = lower(Left, Right);
      return Mask && Value.Lowest < Mask->getActiveBits() ? Value : Excess();
    }
    default:
      break;
    }
    const Excess Value = lower(Left, Right);
    const bool IsSource = Operands.isRotation(E) || (Kind == BO_Mul && Operands.isLargeProduct(E));
    return IsSource ? lower(Value, {32, E, nullptr, false}) : Value;
  }

  static Excess moveDown(Excess Value, const Expr *By, uint64_t Bits) {
    if (!Value.any() || Bits == 0)
      return Value;
    Value.Lowest -= std::min<uint64_t>(Value.Lowest, Bits);
    if (!Value.Observer)
      Value.Observer = By;
    return Value;
  }

  const RuleContext &C;
  LongOperands Operands;
  std::vector<const Expr *> Nodes, Returned;
  std::vector<const VarDecl *> Variables;
  llvm::DenseMap<const Expr *, Excess> Known;
  llvm::DenseMap<const ValueDecl *, Excess> Stored;
  llvm::DenseSet<SourceLocation> Reported;
  bool Changed = false, Reports = false;
};

} // namespace

void checkLongArithmetic(const RuleContext &C) {
  LongEvaluator Evaluator(C);
  for (Decl *D : C.Ast.getTranslationUnitDecl()->decls())
    if (C.Files.isEditable(D->getLocation()))
      Evaluator.TraverseDecl(D);
  Evaluator.report();
}

} // namespace ampcc
