//===- CastLowering.cpp - lowering of conversions ------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "CastLowering.h"
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
  return Value->type() == Ty ? Value : Ctx.make<kir::Cast>(Ty, Value, isImplicitInC(E));
}

/// The same object, seen as one of another type.
kir::Expr *CastLowering::objectCast(const CastExpr *E) {
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

kir::Expr *CastLowering::lower(const CastExpr *E) {
  const Expr *Sub = E->getSubExpr();
  SourceLocation Loc = E->getBeginLoc();
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
  case CK_NullToPointer: {
    Exprs.discard(Sub);
    const kir::Type *Ty = M.type(E->getType(), Loc);
    return Ty ? Ctx.make<kir::NullPtr>(Ty) : nullptr;
  }
  case CK_NullToMemberPointer:
    return Ctx.make<kir::IntLit>(Ctx.intTy(64), -1);
  case CK_BaseToDerivedMemberPointer:
  case CK_DerivedToBaseMemberPointer:
    return memberPointerCast(E);
  case CK_MemberPointerToBoolean: {
    kir::Expr *Offset = Exprs.expr(Sub);
    return Offset ? Ctx.make<kir::Binary>(Ctx.boolTy(), kir::BinaryOp::Ne, Offset,
                                          Ctx.make<kir::IntLit>(Ctx.intTy(64), -1))
                  : nullptr;
  }
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
  case CK_BitCast:
    return valueCast(E);
  case CK_LValueBitCast:
  case CK_LValueToRValueBitCast:
    return objectCast(E);
  default:
    break;
  }
  return Code.unsupported(Loc, "a conversion from '" + Sub->getType().getAsString() + "' to '" +
                                   E->getType().getAsString() + "'");
}

kir::Expr *CastLowering::noOpCast(const CastExpr *E) {
  kir::Expr *Value = Exprs.expr(E->getSubExpr());
  if (!Value)
    return nullptr;
  if (E->isGLValue())
    return isa<CXXConstCastExpr, CStyleCastExpr>(E) && kir::isLValue(Value)
               ? Code.withoutConst(Value)
               : Value;
  if (!E->getType()->isPointerType())
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
  uint64_t Offset = 0;
  for (const CXXBaseSpecifier *Step : E->path()) {
    const CXXRecordDecl *Base = Step->getType()->getAsCXXRecordDecl()->getDefinition();
    const RecordInfo &Info = M.record(Derived);
    if (auto It = Info.Bases.find(Base); It != Info.Bases.end())
      Offset += Info.Struct->Fields[It->second].Offset;
    Derived = Base;
  }
  return Offset;
}

/// A pointer to a member is the member's offset: that of the base is added or taken away.
kir::Expr *CastLowering::memberPointerCast(const CastExpr *E) {
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

kir::Expr *CastLowering::derivedToBase(const CastExpr *E, kir::Expr *Object) {
  bool IsPointer = E->getType()->isPointerType();
  QualType From = E->getSubExpr()->getType();
  kir::Expr *Pointer = nullptr;
  if (IsPointer) {
    From = From->getPointeeType();
    Object = Code.stabilize(Object);
    // The pointee of `this` is always an object.
    if (!isa<CXXThisExpr>(E->getSubExpr()->IgnoreParenImpCasts()))
      Pointer = Code.copy(Object);
    Object = Ctx.deref(Object);
  } else if (!kir::isLValue(Object)) {
    Object = Code.save(Object, "object");
  }
  const CXXRecordDecl *Class = From->getAsCXXRecordDecl();
  uint64_t Offset = baseOffset(M, Class, E);
  for (const CXXBaseSpecifier *Step : E->path()) {
    const CXXRecordDecl *Base = Step->getType()->getAsCXXRecordDecl();
    Object = Objects.baseOf(Object, Class, Base, E->getBeginLoc());
    if (!Object)
      return nullptr;
    Class = Base;
  }
  if (!IsPointer)
    return Object;
  kir::Expr *Address = Ctx.addressOf(Object, E->getType()->getPointeeType().isConstQualified());
  return Pointer && Offset != 0 ? keepNull(Pointer, Address) : Address;
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
  if (Offset != 0) {
    if (IsPointer)
      Address = Code.stabilize(Address);
    kir::Expr *Null = IsPointer ? Code.copy(Address) : nullptr;
    const kir::Type *Bytes = Ctx.pointerTo(Ctx.intTy(8, false), Const);
    Address =
        Ctx.make<kir::Binary>(Bytes, kir::BinaryOp::Sub, Ctx.make<kir::Cast>(Bytes, Address, false),
                              Ctx.make<kir::IntLit>(Ctx.intTy(64), Offset));
    Address = Ctx.make<kir::Cast>(Ctx.pointerTo(Ty, Const), Address, false);
    return Null ? keepNull(Null, Address) : Ctx.deref(Address);
  }
  Address = Ctx.make<kir::Cast>(Ctx.pointerTo(Ty, Const), Address, false);
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
