//===- ExprLowering.h - lowering of expressions, a function for each kind -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Translates expressions of Clang's AST to KIR, the intermediate representation, with one visit
// function for each kind of node. Each FunctionLowering owns an ExprLowering. The other parts that
// lower a function use it by the interface Expressions, which documents the results. The visit
// functions of operators are in OperatorLowering.cpp. For a new kind of expression, add a visit
// function: VisitStmt reports a node that has none as unsupported.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_LOWER_EXPRLOWERING_H
#define AMPCC_LIB_LOWER_EXPRLOWERING_H

#include "CastLowering.h"
#include "ComplexLowering.h"
#include "EvaluationOrder.h"
#include "InitLowering.h"
#include "ampcc/Basic/DeviceCallee.h"
#include "clang/AST/StmtVisitor.h"

namespace ampcc {

class ExprLowering final : LoweringPart,
                           public Expressions,
                           public clang::ConstStmtVisitor<ExprLowering, kir::Expr *> {
  ConstantLowering &Constants;
  ObjectLowering &Objects;
  CleanupStack &Cleanups;
  CastLowering Casts;
  CallLowering Calls;
  ComplexLowering Complexes;

public:
  ExprLowering(CodeBuilder &Code, ConstantLowering &Constants, ObjectLowering &Objects,
               CleanupStack &Cleanups)
      : LoweringPart(Code), Constants(Constants), Objects(Objects), Cleanups(Cleanups),
        Casts(Code, *this), Calls(Code, Constants, Cleanups, *this), Complexes(Code, *this),
        Inits(Code, Constants, Objects, Cleanups, Calls, *this) {}

  kir::Expr *expr(const clang::Expr *E) override;
  kir::Expr *loaded(const clang::Expr *E) override;
  void discard(const clang::Expr *E) override;
  InitLowering Inits;

  /// Lowers S, and records the innermost expression as the origin of the result.
  kir::Expr *Visit(const clang::Stmt *S) {
    const auto *E = llvm::dyn_cast<clang::Expr>(S);
    llvm::SaveAndRestore Save(Code.Now, E ? E : Code.Now);
    if (E && Code.HasTraps && isTrap(E))
      return Calls.trap(E);
    kir::Expr *Result = ConstStmtVisitor::Visit(S);
    if (Result && E)
      M.From.Exprs.try_emplace(Result, E);
    return Result;
  }

  kir::Expr *VisitStmt(const clang::Stmt *S) {
    return Code.unsupported(S->getBeginLoc(), describe(S));
  }

  // --- Literals and constants

  kir::Expr *VisitIntegerLiteral(const clang::IntegerLiteral *E) {
    const kir::Type *Ty = M.type(E->getType(), E->getLocation());
    return Ty ? Ctx.make<kir::IntLit>(Ty, bits(E->getValue(), E->getType())) : nullptr;
  }
  kir::Expr *VisitCharacterLiteral(const clang::CharacterLiteral *E) {
    const kir::Type *Ty = M.type(E->getType(), E->getLocation());
    // An argument of a template is such a literal too, of which only the bits are right.
    llvm::APInt Value(M.Ast.getIntWidth(E->getType()), E->getValue());
    return Ty ? Ctx.make<kir::IntLit>(Ty, bits(Value, E->getType())) : nullptr;
  }
  kir::Expr *VisitCXXBoolLiteralExpr(const clang::CXXBoolLiteralExpr *E) {
    return Ctx.boolLit(E->getValue());
  }
  kir::Expr *VisitFloatingLiteral(const clang::FloatingLiteral *E) {
    const kir::Type *Ty = M.type(E->getType(), E->getLocation());
    return Ty ? Ctx.make<kir::FloatLit>(Ty, E->getValueAsApproximateDouble()) : nullptr;
  }
  kir::Expr *VisitImaginaryLiteral(const clang::ImaginaryLiteral *E) {
    return Complexes.literal(E);
  }
  kir::Expr *VisitStringLiteral(const clang::StringLiteral *E) { return Constants.text(E); }
  kir::Expr *VisitCXXNullPtrLiteralExpr(const clang::CXXNullPtrLiteralExpr *E) {
    return Ctx.make<kir::NullPtr>(M.type(E->getType(), E->getLocation()));
  }
  /// `NULL` as a number; as a pointer it is below a conversion.
  kir::Expr *VisitGNUNullExpr(const clang::GNUNullExpr *E) { return zero(E); }
  kir::Expr *VisitImplicitValueInitExpr(const clang::ImplicitValueInitExpr *E) { return zero(E); }
  kir::Expr *VisitCXXScalarValueInitExpr(const clang::CXXScalarValueInitExpr *E) { return zero(E); }
  kir::Expr *VisitUnaryExprOrTypeTraitExpr(const clang::UnaryExprOrTypeTraitExpr *E);
  kir::Expr *VisitArrayTypeTraitExpr(const clang::ArrayTypeTraitExpr *E) { return evaluated(E); }
  kir::Expr *VisitExpressionTraitExpr(const clang::ExpressionTraitExpr *E) { return evaluated(E); }
  kir::Expr *VisitSourceLocExpr(const clang::SourceLocExpr *E) { return evaluated(E); }
  kir::Expr *VisitOffsetOfExpr(const clang::OffsetOfExpr *E) { return evaluated(E); }
  kir::Expr *VisitTypeTraitExpr(const clang::TypeTraitExpr *E) { return evaluated(E); }
  kir::Expr *VisitCXXNoexceptExpr(const clang::CXXNoexceptExpr *E) { return evaluated(E); }
  kir::Expr *VisitSizeOfPackExpr(const clang::SizeOfPackExpr *E) { return evaluated(E); }
  kir::Expr *VisitRequiresExpr(const clang::RequiresExpr *E) { return evaluated(E); }
  kir::Expr *VisitConceptSpecializationExpr(const clang::ConceptSpecializationExpr *E) {
    return evaluated(E);
  }

  /// An atomic operation of the compiler (AtomicLowering.cpp).
  kir::Expr *VisitAtomicExpr(const clang::AtomicExpr *E);

  // --- Wrappers without meaning of their own

  kir::Expr *VisitParenExpr(const clang::ParenExpr *E) { return Visit(E->getSubExpr()); }
  kir::Expr *VisitConstantExpr(const clang::ConstantExpr *E) { return Visit(E->getSubExpr()); }
  kir::Expr *VisitExprWithCleanups(const clang::ExprWithCleanups *E) {
    return Visit(E->getSubExpr());
  }
  kir::Expr *VisitSubstNonTypeTemplateParmExpr(const clang::SubstNonTypeTemplateParmExpr *E) {
    return Visit(E->getReplacement());
  }
  kir::Expr *VisitCXXDefaultArgExpr(const clang::CXXDefaultArgExpr *E) {
    return Visit(E->getExpr());
  }
  kir::Expr *VisitCXXDefaultInitExpr(const clang::CXXDefaultInitExpr *E) {
    return Visit(E->getExpr());
  }
  kir::Expr *VisitCXXRewrittenBinaryOperator(const clang::CXXRewrittenBinaryOperator *E) {
    return Visit(E->getSemanticForm());
  }
  kir::Expr *VisitGenericSelectionExpr(const clang::GenericSelectionExpr *E) {
    return Visit(E->getResultExpr());
  }
  kir::Expr *VisitChooseExpr(const clang::ChooseExpr *E) { return Visit(E->getChosenSubExpr()); }
  kir::Expr *VisitPackIndexingExpr(const clang::PackIndexingExpr *E) {
    return Visit(E->getSelectedExpr());
  }
  kir::Expr *VisitCastExpr(const clang::CastExpr *E) {
    kir::Expr *Constant = folded(E);
    return Constant ? Constant : Casts.lower(E);
  }

  // --- Objects

  kir::Expr *VisitDeclRefExpr(const clang::DeclRefExpr *E) { return variable(E); }
  kir::Expr *VisitCXXThisExpr(const clang::CXXThisExpr *E) { return Objects.thisPointer(E); }

  kir::Expr *VisitMemberExpr(const clang::MemberExpr *E) {
    const auto *Field = llvm::dyn_cast<clang::FieldDecl>(E->getMemberDecl());
    if (!Field)
      return staticMember(E);
    kir::Expr *Base = Visit(E->getBase());
    if (!Base)
      return nullptr;
    if (E->isArrow())
      Base = Ctx.deref(Base);
    else if (!kir::isLValue(Base) && E->isGLValue())
      Base = Code.save(Base, "object");
    return Objects.memberObject(Base, Field, E->getMemberLoc());
  }

  kir::Expr *VisitArraySubscriptExpr(const clang::ArraySubscriptExpr *E) {
    // An array operand stays an array: `a[i]`, not `(&a[0])[i]`.
    auto BaseOf = [&]() -> kir::Expr * {
      const clang::Expr *Base = E->getBase()->IgnoreParens();
      if (const auto *Decay = llvm::dyn_cast<clang::ImplicitCastExpr>(Base);
          Decay && Decay->getCastKind() == clang::CK_ArrayToPointerDecay)
        return Visit(Decay->getSubExpr());
      return Visit(Base);
    };
    auto IndexOf = [&] { return Visit(E->getIdx()); };
    auto Parts = lowerInOrder(Code, {BaseOf, IndexOf}, /*IsSequenced=*/true);
    return Parts.empty() ? nullptr : Ctx.make<kir::Subscript>(Parts[0], Parts[1]);
  }

  kir::Expr *VisitMaterializeTemporaryExpr(const clang::MaterializeTemporaryExpr *E) {
    const kir::Type *Ty = M.type(E->getType(), E->getBeginLoc());
    if (!Ty)
      return nullptr;
    kir::Var *V = Code.temp(Ty, "temporary", E->getBeginLoc());
    Inits.initialize(Ctx.ref(V), E->getSubExpr());
    Cleanups.push(Ctx.ref(V), E->getType(), E->getBeginLoc(),
                  E->getStorageDuration() == clang::SD_Automatic);
    return Ctx.ref(V);
  }
  kir::Expr *VisitCXXBindTemporaryExpr(const clang::CXXBindTemporaryExpr *E) {
    kir::Expr *Object = Visit(E->getSubExpr());
    if (!Object)
      return nullptr;
    if (!kir::isLValue(Object))
      Object = Code.save(Object, "object");
    Cleanups.push(Object, E->getType(), E->getBeginLoc());
    return Code.copy(Object);
  }

  /// Lowers a class prvalue outside of an initialiser, which gets a new object.
  kir::Expr *buildObject(const clang::Expr *E) {
    const kir::Type *Ty = M.type(E->getType(), E->getBeginLoc());
    if (!Ty)
      return nullptr;
    kir::Var *V = Code.temp(Ty, "object", E->getBeginLoc());
    Inits.initialize(Ctx.ref(V), E);
    return Ctx.ref(V);
  }
  kir::Expr *VisitCXXConstructExpr(const clang::CXXConstructExpr *E) {
    // A bitwise copy needs no object of its own: the value of its source is the copy.
    const clang::CXXConstructorDecl *Ctor = E->getConstructor();
    if (Ctor->isCopyOrMoveConstructor() && Ctor->isTrivial() && E->getType()->isRecordType())
      if (const kir::Type *Ty = M.type(E->getType(), E->getLocation())) {
        kir::Expr *From = loaded(E->getArg(0));
        if (!From || From->type() == Ty)
          return From;
      }
    return buildObject(E);
  }
  kir::Expr *VisitCompoundLiteralExpr(const clang::CompoundLiteralExpr *E) {
    return buildObject(E->getInitializer());
  }
  kir::Expr *VisitLambdaExpr(const clang::LambdaExpr *E) { return buildObject(E); }
  kir::Expr *VisitCXXStdInitializerListExpr(const clang::CXXStdInitializerListExpr *E) {
    return buildObject(E);
  }
  kir::Expr *VisitCXXParenListInitExpr(const clang::CXXParenListInitExpr *E) {
    return buildObject(E);
  }
  kir::Expr *VisitInitListExpr(const clang::InitListExpr *E) {
    if (E->getType()->isRecordType() || E->getType()->isArrayType())
      return buildObject(E);
    if (E->getType()->isAnyComplexType() && E->getNumInits() == 2)
      return Complexes.list(E);
    return E->getNumInits() ? Visit(E->getInit(0)) : zero(E);
  }

  // --- Array copies made by Clang (captures, implicit copy constructors)

  kir::Expr *VisitOpaqueValueExpr(const clang::OpaqueValueExpr *E) {
    auto It = Objects.Opaques.find(E);
    if (It != Objects.Opaques.end())
      return Code.copy(It->second);
    return E->getSourceExpr() ? Visit(E->getSourceExpr()) : VisitStmt(E);
  }
  kir::Expr *VisitArrayInitIndexExpr(const clang::ArrayInitIndexExpr *E) {
    return Code.copy(Objects.ArrayIndices.back());
  }

  kir::Expr *VisitPseudoObjectExpr(const clang::PseudoObjectExpr *E) { return property(E); }

  // --- Operators

  kir::Expr *VisitUnaryOperator(const clang::UnaryOperator *E);

  kir::Expr *VisitBinaryOperator(const clang::BinaryOperator *E);

  kir::Expr *VisitCompoundAssignOperator(const clang::CompoundAssignOperator *E);

  kir::Expr *VisitConditionalOperator(const clang::ConditionalOperator *E) {
    return conditional(E);
  }

  /// `a ?: b`: the first operand is evaluated once.
  kir::Expr *VisitBinaryConditionalOperator(const clang::BinaryConditionalOperator *E) {
    kir::Expr *Common = Visit(E->getCommon());
    if (!Common)
      return nullptr;
    Objects.Opaques[E->getOpaqueValue()] = Code.stabilize(Common);
    return conditional(E);
  }

  /// `new (place) T(...)`: initialises an object in memory that the program has.
  kir::Expr *VisitCXXNewExpr(const clang::CXXNewExpr *E);

  // --- Calls

  kir::Expr *VisitCallExpr(const clang::CallExpr *E) {
    kir::Expr *Constant = folded(E);
    return Constant ? Constant : Calls.call(E);
  }
  kir::Expr *VisitCXXMemberCallExpr(const clang::CXXMemberCallExpr *E) {
    return Calls.memberCall(E);
  }
  kir::Expr *VisitCXXOperatorCallExpr(const clang::CXXOperatorCallExpr *E) {
    return Calls.operatorCall(E);
  }

private:
  /// The kind of S in the words of the language, for messages.
  static std::string describe(const clang::Stmt *S);

  /// Lowers `Target = Value` or `Target op= Value` to a KIR value.
  kir::Expr *assignment(const clang::BinaryOperator *E);
  /// A product that the sum around it may contract to one MUL_ADD (-ffp-contract).
  struct Product {
    const clang::BinaryOperator *Mul = nullptr; ///< null: there is none
    bool Negated = false;
  };
  Product contractedProduct(const clang::BinaryOperator *Sum, const clang::Expr *Operand);
  kir::Expr *contractedSum(const clang::BinaryOperator *E, Product Left, Product Right);
  kir::Expr *contractedAssignment(const clang::CompoundAssignOperator *E, Product Value);
  kir::Expr *mulAdd(kir::Expr *A, kir::Expr *B, kir::Expr *C, bool NegateProduct);

  /// Loaded: the selected value is wanted, not the object; the operands may then be objects of
  /// different memories.
  kir::Expr *conditional(const clang::AbstractConditionalOperator *E, bool Loaded = false);

  kir::Expr *property(const clang::PseudoObjectExpr *E);

  /// The operands of E if E assigns to a property of a short vector, else none. The right operand
  /// is evaluated first, as for the data members that the host has in place of these properties.
  /// For a property that the user declares, Clang evaluates the object first.
  struct PropertyOperands {
    const clang::OpaqueValueExpr *Object = nullptr, *Value = nullptr;
    explicit operator bool() const { return Object; }
  };
  static PropertyOperands operandsInOrder(const clang::PseudoObjectExpr *E);
  /// Lowers the operands, the right one first. Returns false after an error.
  bool lowerOperands(const PropertyOperands &Operands);

  /// Sets the value of a property's operand.
  void setOpaque(const clang::OpaqueValueExpr *Opaque, kir::Expr *Value);

  /// `++Target` and similar.
  kir::Expr *increment(const clang::UnaryOperator *E, kir::Expr *Target);

  kir::Expr *variable(const clang::DeclRefExpr *E, bool Loaded = false);

  static int64_t bits(const llvm::APInt &Value, clang::QualType T) {
    return T->isSignedIntegerOrEnumerationType() ? Value.getSExtValue()
                                                 : int64_t(Value.getZExtValue());
  }

  kir::Expr *zero(const clang::Expr *E) {
    const kir::Type *Ty = M.type(E->getType(), E->getBeginLoc());
    if (!Ty || Ty->isVoid())
      return nullptr;
    if (Ty->isAggregate())
      return buildObject(E);
    return Code.zeroOf(E->getType(), Ty);
  }

  /// The value of a computation in long double; null if it is no constant.
  kir::Expr *folded(const clang::Expr *E);

  kir::Expr *evaluated(const clang::Expr *E) {
    clang::Expr::EvalResult Result;
    if (!E->EvaluateAsRValue(Result, M.Ast))
      return VisitStmt(E);
    return Constants.constant(Result.Val, E->getType(), E->getBeginLoc());
  }

  kir::Expr *staticMember(const clang::MemberExpr *E) {
    discard(E->getBase());
    if (const auto *Function = llvm::dyn_cast<clang::FunctionDecl>(E->getMemberDecl()))
      return M.Dispatch.address(Function, E->getMemberLoc());
    clang::Expr::EvalResult Result;
    if (E->EvaluateAsRValue(Result, M.Ast) && (Result.Val.isInt() || Result.Val.isFloat()))
      return Constants.constant(Result.Val, E->getType(), E->getMemberLoc());
    if (kir::Expr *Object = Constants.object(E->getMemberDecl(), E->getMemberLoc()))
      return Object;
    return Code.unsupported(E->getMemberLoc(), "static member '" +
                                                   E->getMemberDecl()->getNameAsString() +
                                                   "', which is not a constant,");
  }

  /// `&Class::member`
  kir::Expr *memberPointer(const clang::UnaryOperator *E);

  /// `object.*pointer` and `object->*pointer`: the bytes at that offset.
  kir::Expr *memberThroughPointer(const clang::BinaryOperator *E);

  static kir::BinaryOp binaryOp(clang::BinaryOperatorKind K);

  /// The assignment A as an lvalue: appends A as a statement and returns a copy of its target.
  kir::Expr *assigned(kir::Expr *A, clang::SourceLocation Loc);

  kir::Expr *comma(const clang::BinaryOperator *E);

  /// Lowers E, and appends the statements that it needs to Into. The value may be used only after
  /// these.
  kir::Expr *detached(const clang::Expr *E, kir::Block *Into, bool Loaded = false);

  kir::Expr *logical(const clang::BinaryOperator *E);

  kir::Expr *voidConditional(const clang::AbstractConditionalOperator *E, kir::Expr *Cond);
};

} // namespace ampcc

#endif
