//===- CastLowering.cpp - lowering of conversions ------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "CastLowering.h"
#include "ComplexLowering.h"
#include "ampcc/ClangHooks/Types.h"

using namespace ampcc;
using namespace clang;

/// C would convert in the same way where the value is used.
static bool isImplicitInC(const CastExpr *E) { return isa<ImplicitCastExpr>(E); }

kir::Expr *CastLowering::arrayDecay(const CastExpr *E) {
  kir::Expr *Array = Exprs.expr(E->getSubExpr());
  if (!Array)
    return nullptr;
  const auto *Ty = cast<kir::ArrayType>(Array->type());
  return Ctx.make<kir::AddrOf>(
      Ctx.pointerTo(Ty->Element, E->getType()->getPointeeType().isConstQualified()), Array);
}

/// Another value of a scalar.
kir::Expr *CastLowering::valueCast(const CastExpr *E) {
  if (isa<StringLiteral>(E->getSubExpr()->IgnoreParenImpCasts())) // `good && "what is wrong"`
    return Ctx.boolLit(true);
  kir::Expr *Value = Exprs.expr(E->getSubExpr());
  const kir::Type *Ty = M.type(E->getType(), E->getBeginLoc());
  if (!Value || !Ty)
    return nullptr;
  // The address of a function is a number in no memory.
  if (E->getCastKind() == CK_BitCast && Value->type()->isPointer() != Ty->isPointer())
    return unsupported(E);
  if (const auto *From = dyn_cast<kir::IntType>(Value->type());
      From && Ty->isPointer() && From->Bits < 64)
    Value = Ctx.make<kir::Cast>(Ctx.intTy(64, From->Signed), Value, false);
  return Value->type() == Ty ? Value : Ctx.make<kir::Cast>(Ty, Value, isImplicitInC(E));
}

/// The same object, seen as one of another type.
kir::Expr *CastLowering::objectCast(const CastExpr *E) {
  // `__builtin_bit_cast` of a pointer to an integer, or back
  if (E->getSubExpr()->getType()->isPointerType() != E->getType()->isPointerType())
    return valueCast(E);
  kir::Expr *Object = Exprs.expr(E->getSubExpr());
  const kir::Type *Ty = M.type(E->getType(), E->getBeginLoc());
  if (!Object || !Ty)
    return nullptr;
  if (!kir::isLValue(Object))
    Object = Code.save(Object, "object");
  bool Const = E->getType().isConstQualified();
  return Ctx.deref(
      Ctx.make<kir::Cast>(Ctx.pointerTo(Ty, Const), Ctx.addressOf(Object, Const), false));
}

kir::Expr *CastLowering::nullPointer(const CastExpr *E) {
  Exprs.discard(E->getSubExpr());
  const kir::Type *Ty = M.type(E->getType(), E->getBeginLoc());
  return Ty ? Code.zeroOf(Ty) : nullptr;
}

/// True unless Pointer, a pointer to a member, is null.
kir::Expr *CastLowering::isMember(const Expr *Pointer) {
  kir::Expr *Member = Exprs.expr(Pointer);
  return Member ? Ctx.make<kir::Binary>(Ctx.boolTy(), kir::BinaryOp::Ne, Member,
                                        Code.zeroOf(Pointer->getType(), Ctx.intTy(64)))
                : nullptr;
}

kir::Expr *CastLowering::lower(const CastExpr *E) {
  const Expr *Sub = E->getSubExpr();
  switch (E->getCastKind()) {
  case CK_LValueToRValue:
    // A constant object that is no variable of this function stands for its value.
    return Exprs.loaded(Sub);
  case CK_NoOp:
  case CK_ConstructorConversion:
  case CK_UserDefinedConversion:
    return noOpCast(E);
  case CK_ToVoid:
    Exprs.discard(Sub);
    return nullptr;
  case CK_ArrayToPointerDecay:
    return arrayDecay(E);
  case CK_FunctionToPointerDecay:
    return Exprs.expr(Sub);
  case CK_NullToPointer:
    return nullPointer(E);
  case CK_NullToMemberPointer:
    return Code.zeroOf(E->getType(), Ctx.intTy(64));
  case CK_BaseToDerivedMemberPointer:
  case CK_DerivedToBaseMemberPointer:
    return memberPointerCast(E);
  case CK_MemberPointerToBoolean:
    return isMember(Sub);
  case CK_DerivedToBase:
  case CK_UncheckedDerivedToBase: {
    kir::Expr *Object = Exprs.expr(Sub);
    return Object ? derivedToBase(E, Object) : nullptr;
  }
  case CK_BaseToDerived: {
    kir::Expr *Object = Exprs.expr(Sub);
    return Object ? baseToDerived(E, Object) : nullptr;
  }
  case CK_IntegralCast:
  case CK_IntegralToBoolean:
  case CK_IntegralToFloating:
  case CK_FloatingToIntegral:
  case CK_FloatingToBoolean:
  case CK_FloatingCast:
  case CK_BooleanToSignedIntegral:
  case CK_PointerToBoolean:
  case CK_PointerToIntegral:
  case CK_IntegralToPointer:
  case CK_BitCast:
  case CK_ReinterpretMemberPointer:
    return valueCast(E);
  case CK_FloatingRealToComplex:
  case CK_FloatingComplexToReal:
  case CK_FloatingComplexToBoolean:
  case CK_FloatingComplexCast:
    return ComplexLowering(Code, Exprs).cast(E);
  case CK_LValueToRValueBitCast:
  case CK_LValueBitCast:
    return objectCast(E);
  default:
    return unsupported(E);
  }
}

kir::Expr *CastLowering::unsupported(const CastExpr *E) {
  return Code.unsupported(E->getBeginLoc(), "a conversion from '" +
                                                E->getSubExpr()->getType().getAsString() +
                                                "' to '" + E->getType().getAsString() + "'");
}

kir::Expr *CastLowering::noOpCast(const CastExpr *E) {
  kir::Expr *Value = Exprs.expr(E->getSubExpr());
  if (!Value)
    return nullptr;
  if (E->isGLValue())
    return isa<CXXConstCastExpr, CStyleCastExpr>(E) && kir::isLValue(Value)
               ? Code.withoutConst(Value)
               : Value;
  if (!E->getType()->isPointerType() || E->getType()->isFunctionPointerType())
    return Value;
  // `T *` to `const T *` is a conversion between KIR types as well; C does it by itself.
  const kir::Type *Ty = M.type(E->getType(), E->getBeginLoc());
  if (!Ty)
    return nullptr;
  return Code.asPointer(Value, Ty);
}

/// Bytes from the start of an object of class Derived to the base that the conversion E is from or
/// to.
static uint64_t baseOffset(ModuleLowering &M, const CXXRecordDecl *Derived, const CastExpr *E) {
  ClassPath Path{Derived};
  for (const CXXBaseSpecifier *Step : E->path())
    Path.push_back(Step->getType()->getAsCXXRecordDecl());
  return M.baseOffset(Path);
}

/// A pointer to a data member is the member's offset: that of the base is added or taken away. The
/// number of a function stays: the call converts the object.
kir::Expr *CastLowering::memberPointerCast(const CastExpr *E) {
  if (E->getType()->isMemberFunctionPointerType())
    return Exprs.expr(E->getSubExpr());
  bool ToDerived = E->getCastKind() == CK_BaseToDerivedMemberPointer;
  QualType DerivedTy = (ToDerived ? E : E->getSubExpr())->getType();
  const CXXRecordDecl *Class = classOf(DerivedTy->castAs<MemberPointerType>());
  uint64_t Offset = baseOffset(M, Class, E);
  kir::Expr *Member = Exprs.expr(E->getSubExpr());
  if (!Member || Offset == 0)
    return Member;
  Member = Code.stabilize(Member);
  const kir::Type *Ty = Member->type();
  kir::Expr *Moved = Ctx.make<kir::Binary>(Ty, ToDerived ? kir::BinaryOp::Add : kir::BinaryOp::Sub,
                                           Code.copy(Member), Ctx.make<kir::IntLit>(Ty, Offset));
  kir::Expr *IsNull =
      Ctx.make<kir::Binary>(Ctx.boolTy(), kir::BinaryOp::Eq, Member, Ctx.make<kir::IntLit>(Ty, -1));
  return Ctx.make<kir::Conditional>(Ty, IsNull, Ctx.make<kir::IntLit>(Ty, -1), Moved);
}

/// The object that E names is no base of another object.
static bool isWholeObject(const ASTContext &Ast, const Expr *E) {
  E = E->IgnoreParenNoopCasts(Ast);
  const ValueDecl *D = nullptr;
  if (const auto *Ref = dyn_cast<DeclRefExpr>(E))
    D = Ref->getDecl();
  else if (const auto *Member = dyn_cast<MemberExpr>(E))
    D = Member->getMemberDecl();
  return D ? D->getType()->isRecordType() : isa<MaterializeTemporaryExpr>(E);
}

/// Records E as the origin of Part, a part of Object, and of the steps that lead there.
static void recordSteps(ModuleLowering &M, kir::Expr *Part, const kir::Expr *Object,
                        const CastExpr *E) {
  if (Part == Object)
    return;
  M.From.Exprs.try_emplace(Part, E);
  if (!Part->Pos.Opaque)
    Part->Pos = M.pos(E->getExprLoc());
  kir::forEachOperand(Part, [&](kir::Expr *Step) { recordSteps(M, Step, Object, E); });
}

kir::Expr *CastLowering::derivedToBase(const CastExpr *E, kir::Expr *Object) {
  bool IsPointer = E->getType()->isPointerType();
  QualType From = E->getSubExpr()->getType();
  kir::Expr *Pointer = nullptr;
  if (IsPointer) {
    From = From->getPointeeType();
    Object = Code.stabilize(Object);
    // The pointee of `this`, and that of a call or member access, is always an object.
    if (E->getCastKind() == CK_DerivedToBase &&
        !isa<CXXThisExpr>(E->getSubExpr()->IgnoreParenImpCasts()))
      Pointer = Code.copy(Object);
    Object = Ctx.deref(Object);
  } else if (!kir::isLValue(Object)) {
    Object = Code.save(Object, "object");
  }
  const kir::Expr *const Derived = Object;
  const CXXRecordDecl *Class = From->getAsCXXRecordDecl()->getDefinition();
  const bool Moves = (*E->path_begin())->isVirtual() || baseOffset(M, Class, E) != 0;
  const bool IsWhole = !IsPointer && isWholeObject(M.Ast, E->getSubExpr());
  if ((*E->path_begin())->isVirtual())
    Object = Code.stabilize(Object);
  for (const CXXBaseSpecifier *Step : E->path()) {
    const CXXRecordDecl *Base = Step->getType()->getAsCXXRecordDecl();
    // Only the first step of a path is virtual.
    Object = !Step->isVirtual() ? M.basePart(Object, Class, Base, E->getBeginLoc())
             : IsWhole          ? M.virtualPartOfWhole(Object, Class, Base, E->getBeginLoc())
                                : M.virtualPart(Object, Class, Base, E->getBeginLoc());
    if (!Object)
      return nullptr;
    Class = Base;
  }
  if (!IsPointer) {
    recordSteps(M, Object, Derived, E);
    return Object;
  }
  kir::Expr *Address = Ctx.addressOf(Object, E->getType()->getPointeeType().isConstQualified());
  recordSteps(M, Address, Derived, E);
  return Pointer && Moves ? keepNull(Pointer, Address) : Address;
}

kir::Expr *CastLowering::baseToDerived(const CastExpr *E, kir::Expr *Object) {
  QualType To = E->getType()->isPointerType() ? E->getType()->getPointeeType() : E->getType();
  uint64_t Offset = baseOffset(M, To->getAsCXXRecordDecl(), E);
  const kir::Type *Ty = M.type(To, E->getBeginLoc());
  if (!Ty)
    return nullptr;
  bool Const = To.isConstQualified();
  bool IsPointer = E->getType()->isPointerType();
  kir::Expr *Address = IsPointer ? Object : Ctx.addressOf(Object, Const);
  kir::Expr *Null = nullptr;
  if (Offset != 0 && IsPointer) {
    Address = Code.stabilize(Address);
    Null = Code.copy(Address);
  }
  Address = M.derivedAddress(Address, Ty, Offset, Const);
  if (Null)
    return keepNull(Null, Address);
  return IsPointer ? Address : Ctx.deref(Address);
}

/// `Pointer ? Adjusted : null`: the conversion of a null pointer is a null pointer, even where the
/// address of the object changes.
kir::Expr *CastLowering::keepNull(kir::Expr *Pointer, kir::Expr *Adjusted) {
  if (isa<kir::AddrOf>(Pointer))
    return Adjusted; // an object
  kir::Expr *IsObject = Ctx.make<kir::Binary>(Ctx.boolTy(), kir::BinaryOp::Ne, Pointer,
                                              Ctx.make<kir::NullPtr>(Pointer->type()));
  return Ctx.make<kir::Conditional>(Adjusted->type(), IsObject, Adjusted,
                                    Ctx.make<kir::NullPtr>(Adjusted->type()));
}
