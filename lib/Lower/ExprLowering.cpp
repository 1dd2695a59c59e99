//===- ExprLowering.cpp - expressions -------------------------------------===//
//
// A node without a visit function of its own reaches VisitStmt, which reports it: nothing is guessed.
//
//===----------------------------------------------------------------------===//
#include "FunctionLowering.h"
#include "clang/AST/StmtVisitor.h"

using namespace ampcc;
using namespace clang;

namespace ampcc {

class ExprVisitor : public ConstStmtVisitor<ExprVisitor, kir::Expr *> {
  FunctionLowering &L;
  kir::Context &Ctx;

public:
  explicit ExprVisitor(FunctionLowering &L) : L(L), Ctx(L.Ctx) {}

  kir::Expr *VisitStmt(const Stmt *S) {
    return L.unsupported(S->getBeginLoc(), "this kind of expression (" + std::string(S->getStmtClassName()) + ")");
  }

  // --- Literals and constants

  kir::Expr *VisitIntegerLiteral(const IntegerLiteral *E) {
    const kir::Type *Ty = L.M.type(E->getType(), E->getLocation());
    return Ty ? Ctx.make<kir::IntLit>(Ty, bits(E->getValue(), E->getType())) : nullptr;
  }
  kir::Expr *VisitCharacterLiteral(const CharacterLiteral *E) {
    const kir::Type *Ty = L.M.type(E->getType(), E->getLocation());
    return Ty ? Ctx.make<kir::IntLit>(Ty, E->getValue()) : nullptr;
  }
  kir::Expr *VisitCXXBoolLiteralExpr(const CXXBoolLiteralExpr *E) {
    return Ctx.make<kir::IntLit>(Ctx.boolTy(), E->getValue());
  }
  kir::Expr *VisitFloatingLiteral(const FloatingLiteral *E) {
    const kir::Type *Ty = L.M.type(E->getType(), E->getLocation());
    return Ty ? Ctx.make<kir::FloatLit>(Ty, E->getValueAsApproximateDouble()) : nullptr;
  }
  kir::Expr *VisitCXXNullPtrLiteralExpr(const CXXNullPtrLiteralExpr *E) {
    return Ctx.make<kir::NullPtr>(L.M.type(E->getType(), E->getLocation()));
  }
  kir::Expr *VisitImplicitValueInitExpr(const ImplicitValueInitExpr *E) { return zero(E); }
  kir::Expr *VisitCXXScalarValueInitExpr(const CXXScalarValueInitExpr *E) { return zero(E); }
  kir::Expr *VisitUnaryExprOrTypeTraitExpr(const UnaryExprOrTypeTraitExpr *E) { return evaluated(E); }
  kir::Expr *VisitOffsetOfExpr(const OffsetOfExpr *E) { return evaluated(E); }
  kir::Expr *VisitTypeTraitExpr(const TypeTraitExpr *E) { return evaluated(E); }
  kir::Expr *VisitCXXNoexceptExpr(const CXXNoexceptExpr *E) { return evaluated(E); }
  kir::Expr *VisitSizeOfPackExpr(const SizeOfPackExpr *E) { return evaluated(E); }
  kir::Expr *VisitRequiresExpr(const RequiresExpr *E) { return evaluated(E); }
  kir::Expr *VisitConceptSpecializationExpr(const ConceptSpecializationExpr *E) { return evaluated(E); }

  // --- Wrappers without meaning of their own

  kir::Expr *VisitParenExpr(const ParenExpr *E) { return Visit(E->getSubExpr()); }
  kir::Expr *VisitConstantExpr(const ConstantExpr *E) { return Visit(E->getSubExpr()); }
  kir::Expr *VisitExprWithCleanups(const ExprWithCleanups *E) { return Visit(E->getSubExpr()); }
  kir::Expr *VisitSubstNonTypeTemplateParmExpr(const SubstNonTypeTemplateParmExpr *E) {
    return Visit(E->getReplacement());
  }
  kir::Expr *VisitCXXDefaultArgExpr(const CXXDefaultArgExpr *E) { return Visit(E->getExpr()); }
  kir::Expr *VisitCXXDefaultInitExpr(const CXXDefaultInitExpr *E) { return Visit(E->getExpr()); }
  kir::Expr *VisitCXXRewrittenBinaryOperator(const CXXRewrittenBinaryOperator *E) {
    return Visit(E->getSemanticForm());
  }
  kir::Expr *VisitCastExpr(const CastExpr *E) { return L.castExpr(E); }

  // --- Objects

  kir::Expr *VisitDeclRefExpr(const DeclRefExpr *E) { return L.variableReference(E); }
  kir::Expr *VisitCXXThisExpr(const CXXThisExpr *E) { return Ctx.ref(L.This); }

  kir::Expr *VisitMemberExpr(const MemberExpr *E) {
    const auto *Field = dyn_cast<FieldDecl>(E->getMemberDecl());
    if (!Field)
      return staticMember(E);
    kir::Expr *Base = Visit(E->getBase());
    if (!Base)
      return nullptr;
    if (E->isArrow())
      Base = Ctx.deref(Base);
    else if (!kir::isLValue(Base) && E->isGLValue())
      Base = L.save(Base, "object");
    return L.memberObject(Base, Field, E->getMemberLoc());
  }

  kir::Expr *VisitArraySubscriptExpr(const ArraySubscriptExpr *E) {
    // An array operand stays an array: `a[i]`, not `(&a[0])[i]`.
    auto BaseOf = [&]() -> kir::Expr * {
      const Expr *Base = E->getBase()->IgnoreParens();
      if (const auto *Decay = dyn_cast<ImplicitCastExpr>(Base);
          Decay && Decay->getCastKind() == CK_ArrayToPointerDecay)
        return Visit(Decay->getSubExpr());
      return Visit(Base);
    };
    auto IndexOf = [&] { return Visit(E->getIdx()); };
    auto Parts = L.lowerInOrder({BaseOf, IndexOf});
    return Parts.empty() ? nullptr : Ctx.make<kir::Subscript>(Parts[0], Parts[1]);
  }

  kir::Expr *VisitMaterializeTemporaryExpr(const MaterializeTemporaryExpr *E) {
    const kir::Type *Ty = L.M.type(E->getType(), E->getBeginLoc());
    if (!Ty)
      return nullptr;
    kir::Var *V = L.temp(Ty, "temporary", E->getBeginLoc());
    L.initialize(Ctx.ref(V), E->getSubExpr());
    L.pushCleanup(Ctx.ref(V), E->getType(), E->getBeginLoc(),
                  E->getStorageDuration() == SD_Automatic);
    return Ctx.ref(V);
  }
  kir::Expr *VisitCXXBindTemporaryExpr(const CXXBindTemporaryExpr *E) {
    kir::Expr *Object = Visit(E->getSubExpr());
    if (!Object)
      return nullptr;
    if (!kir::isLValue(Object))
      Object = L.save(Object, "object");
    L.pushCleanup(Object, E->getType(), E->getBeginLoc());
    return L.copy(Object);
  }

  /// A class prvalue outside an initialiser: it gets an object of its own.
  kir::Expr *buildObject(const Expr *E) {
    const kir::Type *Ty = L.M.type(E->getType(), E->getBeginLoc());
    if (!Ty)
      return nullptr;
    kir::Var *V = L.temp(Ty, "object", E->getBeginLoc());
    L.initialize(Ctx.ref(V), E);
    return Ctx.ref(V);
  }
  kir::Expr *VisitCXXConstructExpr(const CXXConstructExpr *E) {
    // A bitwise copy needs no object of its own: the value of its source is the copy.
    const CXXConstructorDecl *Ctor = E->getConstructor();
    if (Ctor->isCopyOrMoveConstructor() && Ctor->isTrivial() && E->getType()->isRecordType())
      if (const kir::Type *Ty = L.M.type(E->getType(), E->getLocation())) {
        kir::Expr *From = Visit(E->getArg(0));
        if (!From || From->type() == Ty)
          return From;
      }
    return buildObject(E);
  }
  kir::Expr *VisitLambdaExpr(const LambdaExpr *E) { return buildObject(E); }
  kir::Expr *VisitCXXParenListInitExpr(const CXXParenListInitExpr *E) { return buildObject(E); }
  kir::Expr *VisitInitListExpr(const InitListExpr *E) {
    if (E->getType()->isRecordType() || E->getType()->isArrayType())
      return buildObject(E);
    return E->getNumInits() ? Visit(E->getInit(0)) : zero(E);
  }

  // --- Array copies made by Clang (captures, implicit copy constructors)

  kir::Expr *VisitOpaqueValueExpr(const OpaqueValueExpr *E) {
    auto It = L.Opaques.find(E);
    if (It != L.Opaques.end())
      return L.copy(It->second);
    return E->getSourceExpr() ? Visit(E->getSourceExpr()) : VisitStmt(E);
  }
  kir::Expr *VisitArrayInitIndexExpr(const ArrayInitIndexExpr *E) {
    return L.copy(L.ArrayIndices.back());
  }

  /// A property: Clang spells out the call of the getter or setter.
  kir::Expr *VisitPseudoObjectExpr(const PseudoObjectExpr *E) {
    kir::Expr *Result = nullptr;
    for (unsigned I = 0; I < E->getNumSemanticExprs(); ++I) {
      const Expr *Part = E->getSemanticExpr(I);
      if (const auto *Opaque = dyn_cast<OpaqueValueExpr>(Part)) {
        kir::Expr *Value = Visit(Opaque->getSourceExpr());
        if (!Value)
          return nullptr;
        L.Opaques[Opaque] = L.stabilize(Value);
        if (I == E->getResultExprIndex())
          Result = L.copy(L.Opaques[Opaque]);
        continue;
      }
      if (I == E->getResultExprIndex())
        Result = Visit(Part);
      else
        L.discard(Part);
    }
    return Result ? Result : VisitStmt(E);
  }

  // --- Operators

  kir::Expr *VisitUnaryOperator(const UnaryOperator *E) {
    switch (E->getOpcode()) {
    case UO_Extension:
      return Visit(E->getSubExpr());
    case UO_PreInc:
    case UO_PreDec: {
      kir::Expr *Target = Visit(E->getSubExpr());
      if (!Target)
        return nullptr;
      Target = L.stabilize(Target);
      L.appendExpr(Ctx.make<kir::IncDec>(Target, E->isIncrementOp(), true), E->getOperatorLoc());
      return L.copy(Target);
    }
    case UO_AddrOf:
      if (E->getType()->isMemberPointerType())
        return memberPointer(E);
      break;
    default:
      break;
    }
    kir::Expr *Operand = Visit(E->getSubExpr());
    const kir::Type *Ty = L.M.type(E->getType(), E->getOperatorLoc());
    if (!Operand || !Ty)
      return nullptr;
    switch (E->getOpcode()) {
    case UO_AddrOf:
      return Ctx.addressOf(Operand, E->getSubExpr()->getType().isConstQualified());
    case UO_Deref:
      return Ctx.deref(Operand);
    case UO_Plus:
      return Operand;
    case UO_Minus:
      return Ctx.make<kir::Unary>(Ty, kir::UnaryOp::Minus, Operand);
    case UO_Not:
      return Ctx.make<kir::Unary>(Ty, kir::UnaryOp::BitNot, Operand);
    case UO_LNot:
      return Ctx.make<kir::Unary>(Ctx.boolTy(), kir::UnaryOp::LogicalNot, Operand);
    case UO_PostInc:
    case UO_PostDec:
      return Ctx.make<kir::IncDec>(Operand, E->isIncrementOp(), false);
    default:
      return VisitStmt(E);
    }
  }

  kir::Expr *VisitBinaryOperator(const BinaryOperator *E) {
    switch (E->getOpcode()) {
    case BO_Assign: {
      kir::Expr *A = assignment(E);
      return A ? assigned(A, E->getOperatorLoc()) : nullptr;
    }
    case BO_LAnd:
    case BO_LOr:
      return logical(E);
    case BO_Comma:
      return comma(E);
    case BO_PtrMemD:
    case BO_PtrMemI:
      return memberThroughPointer(E);
    case BO_Cmp:
      return VisitStmt(E);
    default:
      break;
    }
    auto Parts = L.lowerInOrder({[&] { return Visit(E->getLHS()); }, [&] { return Visit(E->getRHS()); }});
    const kir::Type *Ty = L.M.type(E->getType(), E->getOperatorLoc());
    if (Parts.empty() || !Ty)
      return nullptr;
    return Ctx.make<kir::Binary>(Ty, binaryOp(E->getOpcode()), Parts[0], Parts[1]);
  }

  kir::Expr *VisitCompoundAssignOperator(const CompoundAssignOperator *E) {
    kir::Expr *A = assignment(E);
    return A ? assigned(A, E->getOperatorLoc()) : nullptr;
  }

  kir::Expr *VisitConditionalOperator(const ConditionalOperator *E) { return conditional(E); }

  // --- Calls

  kir::Expr *VisitCallExpr(const CallExpr *E) { return L.call(E); }
  kir::Expr *VisitCXXMemberCallExpr(const CXXMemberCallExpr *E) { return L.memberCall(E); }
  kir::Expr *VisitCXXOperatorCallExpr(const CXXOperatorCallExpr *E) { return L.operatorCall(E); }

  /// `Target = Value` or `Target op= Value` as a value.
  kir::Expr *assignment(const BinaryOperator *E) {
    // The right operand comes first (C++17); C leaves the order open, which matters only when one
    // side changes what the other reads.
    kir::Expr *Value = Visit(E->getRHS());
    size_t Before = L.Cur->Stmts.size();
    kir::Expr *Target = Value ? Visit(E->getLHS()) : nullptr;
    if (!Target)
      return nullptr;
    bool Grown = L.Cur->Stmts.size() != Before;
    if ((Grown || !isPlainTarget(Target)) && !kir::isSideEffectFree(Value) && hasLocalEffect(Value)) {
      kir::Var *V = L.newTemp(Value->type(), "value", E->getOperatorLoc());
      L.Cur->Stmts.insert(L.Cur->Stmts.begin() + Before, Ctx.make<kir::DeclStmt>(V, Value));
      Value = Ctx.ref(V);
    }
    if (!E->isCompoundAssignmentOp())
      return Ctx.make<kir::Assign>(Target, Value);
    const auto *C = cast<CompoundAssignOperator>(E);
    const kir::Type *ComputeTy = L.M.type(C->getComputationResultType(), E->getOperatorLoc());
    if (!ComputeTy)
      return nullptr;
    return Ctx.make<kir::Assign>(
        Target, Value, binaryOp(BinaryOperator::getOpForCompoundAssignment(E->getOpcode())), ComputeTy);
  }

private:
  static int64_t bits(const llvm::APInt &Value, QualType T) {
    return T->isSignedIntegerOrEnumerationType() ? Value.getSExtValue() : int64_t(Value.getZExtValue());
  }

  kir::Expr *zero(const Expr *E) {
    const kir::Type *Ty = L.M.type(E->getType(), E->getBeginLoc());
    if (!Ty || Ty->isVoid())
      return nullptr;
    if (Ty->isAggregate())
      return buildObject(E);
    return L.zeroOf(Ty);
  }

  kir::Expr *evaluated(const Expr *E) {
    Expr::EvalResult Result;
    if (!E->EvaluateAsRValue(Result, L.M.Ast))
      return VisitStmt(E);
    return L.constant(Result.Val, E->getType(), E->getBeginLoc());
  }

  kir::Expr *staticMember(const MemberExpr *E) {
    L.discard(E->getBase());
    Expr::EvalResult Result;
    if (E->EvaluateAsRValue(Result, L.M.Ast))
      return L.constant(Result.Val, E->getType(), E->getMemberLoc());
    return L.unsupported(E->getMemberLoc(), "this use of static member '" + E->getMemberDecl()->getNameAsString() + "'");
  }

  /// `&Class::member`
  kir::Expr *memberPointer(const UnaryOperator *E) {
    const auto *Ref = dyn_cast<DeclRefExpr>(E->getSubExpr()->IgnoreParens());
    const auto *Field = Ref ? dyn_cast<FieldDecl>(Ref->getDecl()) : nullptr;
    if (!Field)
      return L.unsupported(E->getOperatorLoc(), "a pointer to a member function");
    const RecordInfo &Info = L.M.record(cast<CXXRecordDecl>(Field->getParent()));
    auto It = Info.Fields.find(Field);
    if (It == Info.Fields.end())
      return L.unsupported(E->getOperatorLoc(), "a pointer to this member");
    return Ctx.make<kir::IntLit>(Ctx.intTy(64), Info.Struct->Fields[It->second].Offset);
  }

  /// `object.*pointer` and `object->*pointer`: the bytes at that offset.
  kir::Expr *memberThroughPointer(const BinaryOperator *E) {
    if (!E->getRHS()->getType()->castAs<MemberPointerType>()->isMemberDataPointer())
      return L.unsupported(E->getOperatorLoc(), "a pointer to a member function");
    bool IsArrow = E->getOpcode() == BO_PtrMemI;
    auto Object = [&]() -> kir::Expr * {
      kir::Expr *Base = Visit(E->getLHS());
      if (!Base || IsArrow)
        return Base;
      return Ctx.addressOf(kir::isLValue(Base) ? Base : L.save(Base, "object"));
    };
    auto Parts = L.lowerInOrder({Object, [&] { return Visit(E->getRHS()); }});
    const kir::Type *Ty = L.M.type(E->getType(), E->getOperatorLoc());
    if (Parts.empty() || !Ty)
      return nullptr;
    const kir::Type *Bytes = Ctx.pointerTo(Ctx.intTy(8, false));
    kir::Expr *Address = Ctx.make<kir::Cast>(Bytes, Parts[0], false);
    Address = Ctx.make<kir::Binary>(Bytes, kir::BinaryOp::Add, Address, Parts[1]);
    return Ctx.deref(Ctx.make<kir::Cast>(Ctx.pointerTo(Ty, E->getType().isConstQualified()), Address, false));
  }

  static kir::BinaryOp binaryOp(BinaryOperatorKind K) {
    switch (K) {
    case BO_Mul:
      return kir::BinaryOp::Mul;
    case BO_Div:
      return kir::BinaryOp::Div;
    case BO_Rem:
      return kir::BinaryOp::Rem;
    case BO_Add:
      return kir::BinaryOp::Add;
    case BO_Sub:
      return kir::BinaryOp::Sub;
    case BO_Shl:
      return kir::BinaryOp::Shl;
    case BO_Shr:
      return kir::BinaryOp::Shr;
    case BO_LT:
      return kir::BinaryOp::Lt;
    case BO_GT:
      return kir::BinaryOp::Gt;
    case BO_LE:
      return kir::BinaryOp::Le;
    case BO_GE:
      return kir::BinaryOp::Ge;
    case BO_EQ:
      return kir::BinaryOp::Eq;
    case BO_NE:
      return kir::BinaryOp::Ne;
    case BO_And:
      return kir::BinaryOp::And;
    case BO_Xor:
      return kir::BinaryOp::Xor;
    case BO_Or:
      return kir::BinaryOp::Or;
    case BO_LAnd:
      return kir::BinaryOp::LogicalAnd;
    case BO_LOr:
      return kir::BinaryOp::LogicalOr;
    default:
      llvm_unreachable("handled before");
    }
  }

  /// Evaluating the target twice or late cannot be told from doing it in order.
  static bool isPlainTarget(const kir::Expr *E) { return isa<kir::VarRef>(E); }

  /// The expression assigns something itself (a call is a sequence point in C as well).
  static bool hasLocalEffect(const kir::Expr *E) {
    if (isa<kir::Assign, kir::IncDec>(E))
      return true;
    bool Found = false;
    kir::forEachOperand(const_cast<kir::Expr *>(E),
                        [&](kir::Expr *&Operand) { Found |= hasLocalEffect(Operand); });
    return Found;
  }

  /// The assignment as an lvalue: done at once, its target named again.
  kir::Expr *assigned(kir::Expr *A, SourceLocation Loc) {
    auto *Node = cast<kir::Assign>(A);
    Node->Target = L.stabilize(Node->Target);
    kir::Expr *Again = L.copy(Node->Target);
    L.appendExpr(A, Loc);
    return Again;
  }

  kir::Expr *comma(const BinaryOperator *E) {
    L.discard(E->getLHS());
    return Visit(E->getRHS());
  }

  /// Lowers E into a block of its own.
  kir::Expr *detached(const Expr *E, kir::Block *Into) {
    llvm::SaveAndRestore Scope(L.Cur, Into);
    return Visit(E);
  }

  kir::Expr *logical(const BinaryOperator *E) {
    kir::Expr *Left = Visit(E->getLHS());
    auto *RightBlock = Ctx.make<kir::Block>();
    size_t Depth = L.Cleanups.size();
    kir::Expr *Right = Left ? detached(E->getRHS(), RightBlock) : nullptr;
    if (!Right)
      return nullptr;
    L.makeConditional(Depth, RightBlock);
    bool IsAnd = E->getOpcode() == BO_LAnd;
    if (RightBlock->Stmts.empty())
      return Ctx.make<kir::Binary>(Ctx.boolTy(),
                                   IsAnd ? kir::BinaryOp::LogicalAnd : kir::BinaryOp::LogicalOr, Left, Right);
    kir::Expr *Result = L.save(Left, "condition");
    RightBlock->Stmts.push_back(Ctx.make<kir::ExprStmt>(Ctx.make<kir::Assign>(L.copy(Result), Right)));
    kir::Expr *Test = L.copy(Result);
    if (!IsAnd)
      Test = Ctx.make<kir::Unary>(Ctx.boolTy(), kir::UnaryOp::LogicalNot, Test);
    L.append(Ctx.make<kir::If>(Test, RightBlock), E->getOperatorLoc());
    return Result;
  }

  kir::Expr *conditional(const ConditionalOperator *E) {
    kir::Expr *Cond = Visit(E->getCond());
    if (!Cond)
      return nullptr;
    if (E->getType()->isVoidType())
      return voidConditional(E, Cond);
    bool IsObject = !E->isGLValue() && (E->getType()->isRecordType() || E->getType()->isArrayType());
    if (IsObject)
      return buildObject(E);
    auto *ThenBlock = Ctx.make<kir::Block>(), *ElseBlock = Ctx.make<kir::Block>();
    size_t Depth = L.Cleanups.size();
    kir::Expr *Then = detached(E->getTrueExpr(), ThenBlock);
    L.makeConditional(Depth, ThenBlock);
    Depth = L.Cleanups.size();
    kir::Expr *Else = Then ? detached(E->getFalseExpr(), ElseBlock) : nullptr;
    if (!Else)
      return nullptr;
    L.makeConditional(Depth, ElseBlock);
    bool Const = E->getType().isConstQualified();
    if (E->isGLValue()) {
      Then = Ctx.addressOf(Then, Const);
      Else = Ctx.addressOf(Else, Const);
    }
    kir::Expr *Result;
    if (ThenBlock->Stmts.empty() && ElseBlock->Stmts.empty()) {
      Result = Ctx.make<kir::Conditional>(Then->type(), Cond, Then, Else);
    } else {
      kir::Var *V = L.temp(Then->type(), "selected", E->getQuestionLoc());
      ThenBlock->Stmts.push_back(Ctx.make<kir::ExprStmt>(Ctx.make<kir::Assign>(Ctx.ref(V), Then)));
      ElseBlock->Stmts.push_back(Ctx.make<kir::ExprStmt>(Ctx.make<kir::Assign>(Ctx.ref(V), Else)));
      L.append(Ctx.make<kir::If>(Cond, ThenBlock, ElseBlock), E->getQuestionLoc());
      Result = Ctx.ref(V);
    }
    return E->isGLValue() ? Ctx.deref(Result) : Result;
  }

  kir::Expr *voidConditional(const ConditionalOperator *E, kir::Expr *Cond) {
    auto Branch = [&](const Expr *Operand) {
      auto *B = Ctx.make<kir::Block>();
      llvm::SaveAndRestore Scope(L.Cur, B);
      L.discard(Operand);
      return B;
    };
    kir::Block *Then = Branch(E->getTrueExpr());
    kir::Block *Else = Branch(E->getFalseExpr());
    L.append(Ctx.make<kir::If>(Cond, Then, Else), E->getQuestionLoc());
    return nullptr;
  }
};

} // namespace ampcc

kir::Expr *FunctionLowering::expr(const Expr *E) {
  kir::Expr *Result = ExprVisitor(*this).Visit(E);
  if (Result && !Result->Pos.Opaque)
    Result->Pos = M.pos(E->getExprLoc());
  return Result;
}

kir::Expr *FunctionLowering::assignmentValue(const BinaryOperator *E) {
  return ExprVisitor(*this).assignment(E);
}

void FunctionLowering::discard(const Expr *E) {
  E = E->IgnoreParens();
  if (const auto *Cleanup = dyn_cast<ExprWithCleanups>(E))
    return discard(Cleanup->getSubExpr());
  if (const auto *Cast = dyn_cast<CastExpr>(E); Cast && Cast->getCastKind() == CK_ToVoid)
    return discard(Cast->getSubExpr());
  if (const auto *B = dyn_cast<BinaryOperator>(E)) {
    if (B->getOpcode() == BO_Comma) {
      discard(B->getLHS());
      return discard(B->getRHS());
    }
    if (B->isAssignmentOp()) {
      if (kir::Expr *A = ExprVisitor(*this).assignment(B))
        appendExpr(A, B->getOperatorLoc());
      return;
    }
  }
  if (const auto *U = dyn_cast<UnaryOperator>(E); U && U->isIncrementDecrementOp()) {
    if (kir::Expr *Target = expr(U->getSubExpr()))
      appendExpr(Ctx.make<kir::IncDec>(Target, U->isIncrementOp(), U->isPrefix()), U->getOperatorLoc());
    return;
  }
  kir::Expr *Value = expr(E);
  // The value of a void call is the call itself; a pure value has no effect to keep.
  while (Value && isa<kir::Deref, kir::AddrOf, kir::Cast>(Value)) {
    kir::Expr *Inner = nullptr;
    kir::forEachOperand(Value, [&](kir::Expr *&Operand) { Inner = Operand; });
    Value = Inner;
  }
  if (Value && !kir::isSideEffectFree(Value))
    appendExpr(Value, E->getExprLoc());
}
