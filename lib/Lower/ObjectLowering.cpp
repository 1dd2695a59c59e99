//===- ObjectLowering.cpp - lowering of names, members and bases to objects -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ObjectLowering.h"
#include "ampcc/Analysis/Speculation.h"
#include "ampcc/ClangHooks/Types.h"
#include "clang/AST/Attr.h"

using namespace ampcc;
using namespace clang;

void ObjectLowering::bindParameters(const FunctionDecl *FD) {
  unsigned Next = 0;
  if (const auto *Method = dyn_cast<CXXMethodDecl>(FD)) {
    if (Method->isImplicitObjectMemberFunction())
      This = Code.F.Params[Next++];
    if (Method->getParent()->isLambda())
      Method->getParent()->getCaptureFields(Captures, CapturedThis);
  }
  for (const ParmVarDecl *P : FD->parameters())
    Vars[P] = Code.F.Params[Next++];
}

kir::Expr *ObjectLowering::local(const DeclRefExpr *E) {
  const ValueDecl *D = E->getDecl();
  if (auto It = Vars.find(D); It != Vars.end()) {
    kir::Expr *Ref = M.object(It->second);
    bool ByAddress = isa<ParmVarDecl>(D) && M.isPassedByAddress(D->getType());
    return ByAddress || isObjectReference(D->getType()) ? Ctx.deref(Ref) : Ref;
  }
  if (E->refersToEnclosingVariableOrCapture() && This)
    if (const FieldDecl *Field = Captures.lookup(D))
      if (kir::Expr *Captured = memberObject(thisObject(), Field, E->getLocation()))
        return Captured;
  if (const auto *Binding = dyn_cast<BindingDecl>(D))
    if (const VarDecl *Holding = Binding->getHoldingVar())
      if (auto It = Vars.find(Holding); It != Vars.end())
        return Ctx.deref(Ctx.ref(It->second));
  return nullptr;
}

kir::Expr *ObjectLowering::outer(const DeclRefExpr *E, bool Loaded) {
  const ValueDecl *D = E->getDecl();
  if (const auto *Function = dyn_cast<FunctionDecl>(D))
    return M.Dispatch.address(Function, E->getLocation());
  // A member of a local class, or a lambda, names what the function around it declares.
  if (const auto *Shared = dyn_cast<VarDecl>(D); Shared && Shared->hasAttr<CUDASharedAttr>()) {
    kir::Var *Var = M.tileStatic(Shared);
    if (!Var)
      return nullptr;
    Vars[D] = Var;
    Constants.declareAtEntry(Var);
    return M.object(Var);
  }
  if (const auto *Constant = dyn_cast<EnumConstantDecl>(D)) {
    const kir::Type *Ty = M.type(E->getType(), E->getLocation());
    return Ty ? Ctx.make<kir::IntLit>(Ty, Constant->getInitVal().getExtValue()) : nullptr;
  }
  Expr::EvalResult Result;
  if (Loaded && !D->getType()->isReferenceType() && E->EvaluateAsRValue(Result, M.Ast) &&
      (Result.Val.isInt() || Result.Val.isFloat()))
    return Constants.constant(Result.Val, E->getType(), E->getLocation());
  if (kir::Expr *Object = Constants.object(D, E->getLocation()))
    return Object;
  // The declaration was reported already.
  if (const auto *V = dyn_cast<VarDecl>(D); V && V->hasLocalStorage() && M.failed())
    return nullptr;
  return Code.unsupported(E->getLocation(),
                          "'" + D->getNameAsString() +
                              "', which is neither a local variable nor a constant,");
}

kir::Expr *ObjectLowering::fieldOf(kir::Expr *Base, const FieldDecl *Field, SourceLocation Loc) {
  const auto *D = cast<CXXRecordDecl>(Field->getParent())->getDefinition();
  const RecordInfo &Info = M.record(D);
  auto It = Info.Fields.find(Field);
  if (It == Info.Fields.end()) {
    if (hasMark(Field, Mark::HostOnly))
      return Code.unsupported(Loc, "host-only member '" + Field->getNameAsString() + "'");
    return emptyMember(Base, Field, Loc);
  }
  if (Field->isMutable() && kir::isLValue(Base))
    Base = Code.withoutConst(Base);
  kir::Expr *Member = M.part(Info, Base, It->second);
  Member->Pos = M.pos(Loc);
  return Member;
}

/// For the uses of an object without bytes any object of its type will do, except for the address.
kir::Expr *ObjectLowering::emptyMember(kir::Expr *Base, const FieldDecl *Field,
                                       SourceLocation Loc) {
  const kir::Type *Ty = M.type(Field->getType(), Loc);
  if (!Ty)
    return nullptr;
  if (!isDroppable(Base))
    Base = kir::isLValue(Base) ? Code.stabilize(Base) : Code.save(Base, "object");
  kir::Var *V = Code.temp(Ty, "empty", Loc);
  if (kir::isLValue(Base))
    EmptyMembers[V] = {Base, Field};
  return Ctx.ref(V);
}

kir::Expr *ObjectLowering::addressOf(kir::Expr *Object, bool Const) {
  const auto *Ref = dyn_cast<kir::VarRef>(Object);
  auto It = Ref ? EmptyMembers.find(Ref->V) : EmptyMembers.end();
  if (It == EmptyMembers.end())
    return Ctx.addressOf(Object, Const);
  const auto &[Base, Field] = It->second;
  kir::Expr *Address = addressOf(Code.copy(Base), Const);
  const uint64_t Offset = M.Ast.getFieldOffset(Field) / M.Ast.getCharWidth();
  if (Offset != 0) {
    const kir::Type *Bytes = Ctx.pointerTo(Ctx.intTy(8, false), Const);
    Address =
        Ctx.make<kir::Binary>(Bytes, kir::BinaryOp::Add, Ctx.make<kir::Cast>(Bytes, Address, false),
                              Ctx.make<kir::IntLit>(Ctx.intTy(64), Offset));
  }
  return Ctx.make<kir::Cast>(Ctx.pointerTo(Object->type(), Const), Address, false);
}

kir::Expr *ObjectLowering::memberObject(kir::Expr *Base, const FieldDecl *Field,
                                        SourceLocation Loc) {
  kir::Expr *Member = fieldOf(Base, Field, Loc);
  return Member && isObjectReference(Field->getType()) ? Ctx.deref(Member) : Member;
}

void ObjectLowering::setClass(const CXXRecordDecl *D, SourceLocation Loc) {
  for (const ClassPath &ToRoot : rootsOf(D)) {
    kir::Expr *Object = thisObject();
    for (size_t I = 1; I < ToRoot.size(); ++I)
      Object = isVirtualStep(ToRoot[I - 1], ToRoot[I])
                   ? M.virtualPart(Object, D, ToRoot[I], Loc)
                   : M.basePart(Object, ToRoot[I - 1], ToRoot[I], Loc);
    const RecordInfo &Info = M.record(ToRoot.back());
    // Without virtual bases the same number serves all objects that have such a base.
    ClassPath FromWhole;
    if (D->getNumVBases())
      FromWhole.assign(Path.begin(), Path.end() - 1);
    const unsigned Depth = FromWhole.size();
    FromWhole.append(ToRoot);
    Code.assign(M.part(Info, Object, *Info.DynamicClass),
                Ctx.make<kir::IntLit>(Ctx.intTy(64), M.Dispatch.classNumber(FromWhole, Depth)),
                Loc);
  }
}

ClassPath ObjectLowering::pathToBase(const CXXRecordDecl *Base, bool IsVirtual) const {
  if (Base->getNumVBases() == 0)
    return {};
  ClassPath Result = IsVirtual ? ClassPath{Path.front()} : Path;
  Result.push_back(Base);
  return Result;
}

void ObjectLowering::setOffsets(const CXXRecordDecl *D, SourceLocation Loc) {
  D = D->getDefinition();
  setOffsetsOf({D}, thisObject(), Loc);
  for (const CXXRecordDecl *Base : virtualBases(D))
    if (Base->getNumVBases())
      setOffsetsOf({D, Base}, M.virtualPartOfWhole(thisObject(), D, Base, Loc), Loc);
}

void ObjectLowering::setOffsetsOf(const ClassPath &Part, kir::Expr *Object, SourceLocation Loc) {
  const CXXRecordDecl *Class = Part.back();
  const RecordInfo &Info = M.record(Class);
  for (const CXXRecordDecl *Base : virtualBases(Class))
    if (auto It = Info.Offsets.find(Base); It != Info.Offsets.end()) {
      kir::Expr *Offset = Ctx.member(Code.copy(Object), It->second);
      const int64_t Bytes =
          int64_t(M.baseOffset({Part.front(), Base})) - int64_t(M.baseOffset(Part));
      Code.assign(Offset, Ctx.make<kir::IntLit>(Offset->type(), Bytes), Loc);
    }
  for (const CXXBaseSpecifier &Spec : Class->bases()) {
    const CXXRecordDecl *Base = Spec.getType()->getAsCXXRecordDecl()->getDefinition();
    if (Spec.isVirtual() || Base->getNumVBases() == 0)
      continue;
    ClassPath Next = Part;
    Next.push_back(Base);
    setOffsetsOf(Next, M.basePart(Code.copy(Object), Class, Base, Loc), Loc);
  }
}

kir::Expr *ObjectLowering::thisPointer(const CXXThisExpr *E) {
  if (Initialized)
    return Ctx.addressOf(Code.copy(Initialized), E->getType()->getPointeeType().isConstQualified());
  if (CapturedThis) {
    kir::Expr *Object = fieldOf(thisObject(), CapturedThis, E->getLocation());
    if (!Object || CapturedThis->getType()->isPointerType())
      return Object;
    return Ctx.addressOf(Object, E->getType()->getPointeeType().isConstQualified());
  }
  return This ? Ctx.ref(This) : Code.unsupported(E->getLocation(), "'this'");
}
