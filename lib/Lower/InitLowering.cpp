//===- InitLowering.cpp - lowering of initialisation ---------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "InitLowering.h"
#include "clang/AST/ComparisonCategories.h"
#include <functional>

using namespace ampcc;
using namespace clang;

/// The initialiser without wrappers that only manage lifetimes.
static const Expr *initializerOf(const Expr *E) {
  while (true) {
    E = E->IgnoreParens();
    if (const auto *Cleanups = dyn_cast<ExprWithCleanups>(E))
      E = Cleanups->getSubExpr();
    else if (const auto *Bind = dyn_cast<CXXBindTemporaryExpr>(E))
      E = Bind->getSubExpr();
    else if (const auto *Default = dyn_cast<CXXDefaultInitExpr>(E))
      E = Default->getExpr();
    else if (const auto *Default = dyn_cast<CXXDefaultArgExpr>(E))
      E = Default->getExpr();
    else if (const auto *Constant = dyn_cast<ConstantExpr>(E))
      E = Constant->getSubExpr();
    else if (const auto *Cast = dyn_cast<CastExpr>(E);
             Cast && E->getType()->isRecordType() && E->isPRValue() &&
             (Cast->getCastKind() == CK_NoOp || Cast->getCastKind() == CK_ConstructorConversion ||
              Cast->getCastKind() == CK_UserDefinedConversion))
      E = Cast->getSubExpr();
    else if (const auto *Temp = dyn_cast<MaterializeTemporaryExpr>(E);
             Temp && E->getType()->isRecordType())
      E = Temp->getSubExpr();
    else
      return E;
  }
}

kir::Expr *InitLowering::staticInitializer(const Expr *Init, const kir::Type *Ty,
                                           IndependentExprs &Parts) {
  const Expr *E = initializerOf(Init);
  if (const auto *List = dyn_cast<InitListExpr>(E);
      List && Ty->isAggregate() && !List->isTransparent())
    return listInitializer(List, Ty, Parts);
  kir::Expr *Value = Ty->isAggregate() ? wholeInitializer(E, Ty) : Exprs.expr(E);
  return Value && Parts.add(M.From, Value) ? Value : nullptr;
}

/// A call or a copy gives the whole object at once.
kir::Expr *InitLowering::wholeInitializer(const Expr *E, const kir::Type *Ty) {
  if (E->isPRValue() &&
      (E->getType()->isAnyComplexType() || (isa<CallExpr>(E) && E->getType()->isRecordType())))
    return Exprs.expr(E);
  if (const auto *Construct = dyn_cast<CXXConstructExpr>(E);
      Construct && Construct->getConstructor()->isCopyOrMoveConstructor() &&
      Construct->getConstructor()->isTrivial() && isa<kir::StructType>(Ty) &&
      !M.isDeviceEmpty(Construct->getConstructor()->getParent())) {
    kir::Expr *From = Exprs.loaded(Construct->getArg(0));
    return From && From->type() == Ty ? From : nullptr;
  }
  return nullptr;
}

static bool namesThis(const Stmt *S) {
  if (const auto *Default = dyn_cast<CXXDefaultInitExpr>(S))
    return namesThis(Default->getExpr());
  return isa<CXXThisExpr>(S) ||
         llvm::any_of(S->children(), [](const Stmt *Child) { return Child && namesThis(Child); });
}

/// An object of type T contains a pointer to a data member, whose null value is not 0.
static bool hasMemberPointer(QualType T) {
  T = T->getBaseElementTypeUnsafe()->getCanonicalTypeInternal();
  const auto *D = T->getAsCXXRecordDecl();
  if (!D)
    return T->isMemberDataPointerType();
  return llvm::any_of(D->bases(), [](auto &Base) { return hasMemberPointer(Base.getType()); }) ||
         llvm::any_of(D->fields(), [](auto *Field) { return hasMemberPointer(Field->getType()); });
}

/// Init makes every byte of the object 0.
static bool isZero(const Expr *Init) {
  if (isa<ImplicitValueInitExpr>(Init))
    return !hasMemberPointer(Init->getType());
  const auto *List = dyn_cast<InitListExpr>(Init);
  return List && !hasMemberPointer(List->getType()) && llvm::all_of(List->inits(), isZero) &&
         (!List->hasArrayFiller() || isZero(List->getArrayFiller()));
}

/// `{a, b, ...}` when every element is an expression that needs no statements.
kir::Expr *InitLowering::listInitializer(const InitListExpr *List, const kir::Type *Ty,
                                         IndependentExprs &Parts) {
  if (List->getType()->isAnyComplexType() && List->getNumInits() != 2)
    return nullptr;
  if (List->getType()->isRecordType()) {
    const auto *D = List->getType()->getAsCXXRecordDecl();
    if (D->isUnion())
      return nullptr;
    // Bases, then members, as in the list, if each of them has data.
    const RecordInfo &Info = M.record(D);
    const size_t Count = Info.Bases.size() + Info.Fields.size();
    if (!Count || Count != List->getNumInits() || !Info.Overlaid.empty())
      return nullptr;
  } else if (List->hasArrayFiller() && !isZero(List->getArrayFiller())) {
    return nullptr; // the elements that a list leaves out are 0
  }
  auto *Scratch = Ctx.make<kir::Block>();
  llvm::SaveAndRestore Scope(Code.Cur, Scratch);
  size_t Depth = Cleanups.size();
  std::vector<kir::Expr *> Elements;
  bool Plain = true;
  for (unsigned I = 0; Plain && I < List->getNumInits(); ++I) {
    const Expr *Init = List->getInit(I);
    const kir::Type *ElementTy = isa<kir::ArrayType>(Ty) ? cast<kir::ArrayType>(Ty)->Element
                                                         : cast<kir::StructType>(Ty)->Fields[I].Ty;
    bool Failed = M.failed();
    if (const auto *Default = dyn_cast<CXXDefaultInitExpr>(Init); Default && namesThis(Default)) {
      Plain = false;
      break;
    }
    bool IsReference =
        List->getType()->isRecordType() && ElementTy->isPointer() && Init->isGLValue();
    kir::Expr *Value = IsReference ? nullptr : staticInitializer(Init, ElementTy, Parts);
    if (!Value && M.failed() && !Failed)
      return nullptr;
    // C leaves the order of the elements open.
    Plain = Value && Scratch->Stmts.empty() && Cleanups.size() == Depth;
    Elements.push_back(Value);
  }
  if (!Plain) {
    Cleanups.drop(Depth);
    return nullptr;
  }
  return Ctx.make<kir::InitList>(Ty, std::move(Elements));
}

void InitLowering::initialize(kir::Expr *Dest, const Expr *Init) {
  // A reference member: a temporary that it is bound to is an object of its own.
  if (Dest->type()->isPointer() && Init->isGLValue())
    return bindMember(Dest, Init, Init->getBeginLoc());
  const Expr *E = initializerOf(Init);
  if (const auto *List = dyn_cast<InitListExpr>(E); List && Dest->type()->isAggregate())
    return initializeList(Dest, List);
  if (const auto *List = dyn_cast<CXXParenListInitExpr>(E)) {
    SmallVector<const Expr *, 8> Inits(List->getInitExprs().begin(), List->getInitExprs().end());
    if (isa<kir::ArrayType>(Dest->type()))
      return initializeElements(Dest, Inits, List->getArrayFiller());
    return initializeRecord(Dest, E->getType()->getAsCXXRecordDecl(), Inits,
                            List->getInitializedFieldInUnion(), E->getBeginLoc());
  }
  if (const auto *Construct = dyn_cast<CXXConstructExpr>(E))
    return initializeConstruct(Dest, Construct);
  if (const auto *Inherited = dyn_cast<CXXInheritedCtorInitExpr>(E))
    return inheritedConstructor(Dest, Inherited);
  if (const auto *Lambda = dyn_cast<LambdaExpr>(E))
    return initializeLambda(Dest, Lambda);
  if (const auto *Loop = dyn_cast<ArrayInitLoopExpr>(E))
    return initializeArrayLoop(Dest, Loop);
  if (const auto *List = dyn_cast<CXXStdInitializerListExpr>(E))
    return initializeInitializerList(Dest, List);
  if (isa<ImplicitValueInitExpr, CXXScalarValueInitExpr>(E))
    return zeroInitialize(Dest, E->getType());
  if (const auto *Comparison = dyn_cast<BinaryOperator>(E);
      Comparison && Comparison->getOpcode() == BO_Cmp)
    return initializeOrdering(Dest, Comparison);
  if (const auto *Conditional = dyn_cast<AbstractConditionalOperator>(E);
      Conditional && Dest->type()->isAggregate())
    return initializeConditional(Dest, Conditional);
  kir::Expr *Value = Exprs.expr(E);
  if (!Value)
    return;
  if (Dest->type()->isPointer())
    Value = Code.asPointer(Value, Dest->type());
  Code.assign(Dest, Value, E->getBeginLoc());
}

/// `a <=> b` of built-in types: the one member of the result says which case it is.
void InitLowering::initializeOrdering(kir::Expr *Dest, const BinaryOperator *E) {
  auto Operands = lowerInOrder(
      Code, {[&] { return Exprs.expr(E->getLHS()); }, [&] { return Exprs.expr(E->getRHS()); }});
  const ComparisonCategoryInfo *Info = M.Ast.CompCategories.lookupInfoForType(E->getType());
  if (Operands.empty() || !Info)
    return;
  kir::Expr *Left = Code.stabilize(Operands[0]), *Right = Code.stabilize(Operands[1]);
  kir::Expr *Member = Ctx.member(Dest, 0);
  auto Value = [&](const ComparisonCategoryInfo::ValueInfo *Case) -> kir::Expr * {
    return Ctx.make<kir::IntLit>(Member->type(), Case->getIntValue().getSExtValue());
  };
  auto Choose = [&](kir::BinaryOp Op, const ComparisonCategoryInfo::ValueInfo *Case,
                    kir::Expr *Else) -> kir::Expr * {
    kir::Expr *Test = Ctx.make<kir::Binary>(Ctx.boolTy(), Op, Code.copy(Left), Code.copy(Right));
    return Ctx.make<kir::Conditional>(Member->type(), Test, Value(Case), Else);
  };
  kir::Expr *Result = Value(Info->getGreater());
  if (Info->isPartial())
    Result = Choose(kir::BinaryOp::Gt, Info->getGreater(), Value(Info->getUnordered()));
  Result = Choose(kir::BinaryOp::Eq, Info->getEqualOrEquiv(), Result);
  Result = Choose(kir::BinaryOp::Lt, Info->getLess(), Result);
  Code.assign(Member, Result, E->getOperatorLoc());
}

/// The members of std::initializer_list are a pointer to the elements, and their number or a
/// pointer to their end.
void InitLowering::initializeInitializerList(kir::Expr *Dest, const CXXStdInitializerListExpr *E) {
  const auto *Ty = dyn_cast<kir::StructType>(Dest->type());
  kir::Expr *Elements = Exprs.expr(E->getSubExpr());
  if (!Elements)
    return;
  const auto *Array = dyn_cast<kir::ArrayType>(Elements->type());
  if (!Array || !Ty || Ty->Fields.size() != 2 || !Ty->Fields[0].Ty->isPointer()) {
    M.unsupported(E->getBeginLoc(), "'std::initializer_list' of this library");
    return;
  }
  auto ElementAt = [&](uint64_t I) {
    return Code.asPointer(
        Ctx.addressOf(Ctx.make<kir::Subscript>(Code.copy(Elements), Ctx.intLit(I)), true),
        Ty->Fields[0].Ty);
  };
  Code.assign(Ctx.member(Code.copy(Dest), 0), ElementAt(0), E->getBeginLoc());
  kir::Expr *End = Ty->Fields[1].Ty->isPointer()
                       ? ElementAt(Array->Count)
                       : Ctx.make<kir::IntLit>(Ty->Fields[1].Ty, Array->Count);
  Code.assign(Ctx.member(Dest, 1), End, E->getBeginLoc());
}

void InitLowering::initializeConditional(kir::Expr *Dest, const AbstractConditionalOperator *E) {
  if (const auto *Short = dyn_cast<BinaryConditionalOperator>(E)) {
    kir::Expr *Common = Exprs.expr(Short->getCommon());
    if (!Common)
      return;
    Objects.Opaques[Short->getOpaqueValue()] = Code.stabilize(Common);
  }
  kir::Expr *Cond = Exprs.expr(E->getCond());
  if (!Cond)
    return;
  auto *Then = Code.inBlock([&] { initialize(Code.copy(Dest), E->getTrueExpr()); });
  auto *Else = Code.inBlock([&] { initialize(Code.copy(Dest), E->getFalseExpr()); });
  Code.append(Ctx.make<kir::If>(Cond, Then, Else), E->getQuestionLoc());
}

void InitLowering::zeroInitialize(kir::Expr *Dest, QualType T) {
  if (isa<kir::ArrayType>(Dest->type())) {
    QualType Element = M.Ast.getAsConstantArrayType(T)->getElementType();
    return forEachElement(
        Dest, [&](kir::Expr *E) { zeroInitialize(E, Element); }, SourceLocation());
  }
  if (T->isAnyComplexType()) {
    for (unsigned I : {0, 1}) {
      kir::Expr *Part = Ctx.member(Code.copy(Dest), I);
      Code.assign(Part, Code.zeroOf(Part->type()), SourceLocation());
    }
    return;
  }
  const auto *D = T->getAsCXXRecordDecl();
  if (!D)
    return Code.assign(Dest, Code.zeroOf(T, Dest->type()), SourceLocation());
  zeroInitializeMembers(Dest, D);
  for (const CXXRecordDecl *Base : virtualBases(D))
    if (!M.isDeviceEmpty(Base))
      zeroInitializeMembers(M.virtualPartOfWhole(Code.copy(Dest), D, Base, SourceLocation()), Base);
}

/// Virtual bases are left out.
void InitLowering::zeroInitializeMembers(kir::Expr *Dest, const CXXRecordDecl *D) {
  const RecordInfo &Info = M.record(D);
  for (const CXXBaseSpecifier &Base : D->bases()) {
    const auto *BaseClass = Base.getType()->getAsCXXRecordDecl()->getDefinition();
    auto It = Info.Bases.find(BaseClass);
    if (It != Info.Bases.end())
      zeroInitializeMembers(M.part(Info, Code.copy(Dest), It->second), BaseClass);
  }
  for (const FieldDecl *Field : D->fields()) {
    auto It = Info.Fields.find(Field);
    if (It == Info.Fields.end())
      continue;
    zeroInitialize(M.part(Info, Code.copy(Dest), It->second), Field->getType());
    if (D->isUnion())
      return;
  }
}

void InitLowering::initializeElements(kir::Expr *Dest, ArrayRef<const Expr *> Inits,
                                      const Expr *Filler) {
  const auto *Array = cast<kir::ArrayType>(Dest->type());
  const uint64_t Listed = std::min<uint64_t>(Inits.size(), Array->Count);
  for (uint64_t I = 0; I < Listed; ++I)
    initialize(Ctx.make<kir::Subscript>(Code.copy(Dest), Ctx.intLit(I)), Inits[I]);
  if (Filler)
    forEachElement(
        Dest, [&](kir::Expr *E) { initialize(E, Filler); }, Filler->getBeginLoc(), Listed);
}

void InitLowering::initializeList(kir::Expr *Dest, const InitListExpr *List) {
  if (List->isTransparent())
    return initialize(Dest, List->getInit(0));
  if (List->getType()->isAnyComplexType()) {
    if (List->getNumInits() != 2)
      return zeroInitialize(Dest, List->getType());
    if (kir::Expr *Value = Exprs.expr(List))
      Code.assign(Dest, Value, List->getBeginLoc());
    return;
  }
  SmallVector<const Expr *, 8> Inits(List->inits().begin(), List->inits().end());
  if (List->getType()->isRecordType())
    return initializeRecord(Dest, List->getType()->getAsCXXRecordDecl(), Inits,
                            List->getInitializedFieldInUnion(), List->getBeginLoc());
  initializeElements(Dest, Inits, List->getArrayFiller());
}

void InitLowering::initializeRecord(kir::Expr *Dest, const CXXRecordDecl *D,
                                    ArrayRef<const Expr *> Inits, const FieldDecl *UnionField,
                                    SourceLocation Loc) {
  D = D->getDefinition();
  if (D->isUnion()) {
    if (!UnionField || !M.record(D).Fields.count(UnionField))
      return;
    kir::Expr *Member = Objects.fieldOf(Dest, UnionField, Loc);
    return Inits.empty() ? zeroInitialize(Member, UnionField->getType())
                         : initialize(Member, Inits[0]);
  }
  unsigned Next = 0;
  for (const CXXBaseSpecifier &Base : D->bases())
    if (Next < Inits.size()) {
      const auto *BaseClass = Base.getType()->getAsCXXRecordDecl()->getDefinition();
      const Expr *Init = Inits[Next++];
      if (!M.isDeviceEmpty(BaseClass))
        initialize(M.basePart(Code.copy(Dest), D, BaseClass, Loc), Init);
    }
  for (const FieldDecl *Field : D->fields()) {
    if (Field->isUnnamedBitField())
      continue;
    if (Next >= Inits.size())
      return;
    const Expr *Init = Inits[Next++];
    llvm::SaveAndRestore This(Objects.Initialized,
                              isa<CXXDefaultInitExpr>(Init) ? Dest : Objects.Initialized);
    initialize(Objects.fieldOf(Code.copy(Dest), Field, Loc), Init);
  }
}

void InitLowering::initializeConstruct(kir::Expr *Dest, const CXXConstructExpr *E) {
  const CXXConstructorDecl *Ctor = E->getConstructor();
  if (isa<kir::ArrayType>(Dest->type())) {
    if (E->requiresZeroInitialization())
      zeroInitialize(Code.copy(Dest), E->getType());
    if (Ctor->isTrivial())
      return;
    SmallVector<const Expr *, 4> Args(E->arg_begin(), E->arg_end());
    // Elements may be arrays themselves.
    std::function<void(kir::Expr *)> Construct = [&](kir::Expr *Object) {
      if (isa<kir::ArrayType>(Object->type()))
        return forEachElement(Object, Construct, E->getLocation());
      Calls.constructorCall(Object, Ctor, Args, E->getLocation());
    };
    return Construct(Dest);
  }
  if (Ctor->isCopyOrMoveConstructor() && (E->isElidable() || Ctor->isTrivial())) {
    const Expr *From = E->getArg(0);
    if (E->isElidable())
      return initialize(Dest, From);
    if (M.isDeviceEmpty(Ctor->getParent()))
      return Exprs.discard(From);
    kir::Expr *Value = Exprs.loaded(From);
    if (Value)
      Code.assign(Dest, Value, E->getLocation());
    return;
  }
  if (E->requiresZeroInitialization())
    zeroInitialize(Code.copy(Dest), E->getType());
  if (Ctor->isTrivial())
    return;
  SmallVector<const Expr *, 4> Args(E->arg_begin(), E->arg_end());
  Calls.constructorCall(Dest, Ctor, Args, E->getLocation(), pathOf(Ctor, E->getConstructionKind()));
}

ClassPath InitLowering::pathOf(const CXXConstructorDecl *Ctor, CXXConstructionKind Kind) const {
  const CXXRecordDecl *Class = Ctor->getParent()->getDefinition();
  if (Kind == CXXConstructionKind::Delegating)
    return Objects.Path.size() > 1 ? Objects.Path : ClassPath();
  return Kind == CXXConstructionKind::Complete
             ? ClassPath()
             : Objects.pathToBase(Class, Kind == CXXConstructionKind::VirtualBase);
}

void InitLowering::inheritedConstructor(kir::Expr *Dest, const CXXInheritedCtorInitExpr *E) {
  // The inheriting constructor passes its own parameters on.
  const CXXConstructorDecl *Ctor = E->getConstructor();
  kir::Function *Target =
      M.function(Ctor, E->getLocation(),
                 Objects.pathToBase(Ctor->getParent()->getDefinition(), E->constructsVBase()));
  if (!Target)
    return;
  std::vector<kir::Expr *> Args = {Ctx.addressOf(Dest)};
  for (size_t I = 1; I < Target->Params.size() && I < Code.F.Params.size(); ++I)
    Args.push_back(Ctx.ref(Code.F.Params[I]));
  Code.appendCall(Ctx.make<kir::Call>(Target, std::move(Args)), E->getConstructor(),
                  E->getLocation());
}

void InitLowering::bindMember(kir::Expr *Member, const Expr *Init, SourceLocation Loc) {
  kir::Expr *Referent = Exprs.expr(Init);
  if (!Referent)
    return;
  const bool IsFunction = Init->getType()->isFunctionType();
  Code.assign(Member,
              IsFunction ? Referent : Code.asPointer(Ctx.addressOf(Referent), Member->type()), Loc);
}

void InitLowering::initializeLambda(kir::Expr *Dest, const LambdaExpr *E) {
  auto Field = E->getLambdaClass()->field_begin();
  for (const Expr *Init : E->capture_inits()) {
    kir::Expr *Member = Objects.fieldOf(Code.copy(Dest), *Field, E->getBeginLoc());
    if (Field->getType()->isReferenceType()) {
      bindMember(Member, Init, E->getBeginLoc());
    } else {
      initialize(Member, Init);
    }
    ++Field;
  }
}

void InitLowering::initializeArrayLoop(kir::Expr *Dest, const ArrayInitLoopExpr *E) {
  const OpaqueValueExpr *Common = E->getCommonExpr();
  kir::Expr *From = Exprs.expr(Common->getSourceExpr());
  if (!From)
    return;
  QualType Element = M.Ast.getBaseElementType(E->getType());
  if (Element.isTriviallyCopyableType(M.Ast) && From->type() == Dest->type())
    return Code.assign(Dest, From, E->getBeginLoc());
  Objects.Opaques[Common] = Code.stabilize(From);
  uint64_t Count = E->getArraySize().getZExtValue();
  for (uint64_t I = 0; I < Count; ++I) {
    Objects.ArrayIndices.push_back(Ctx.intLit(I));
    initialize(Ctx.make<kir::Subscript>(Code.copy(Dest), Ctx.intLit(I)), E->getSubExpr());
    Objects.ArrayIndices.pop_back();
  }
}

void InitLowering::forEachElement(kir::Expr *Array, llvm::function_ref<void(kir::Expr *)> Body,
                                  SourceLocation Loc, uint64_t First) {
  const auto *Ty = cast<kir::ArrayType>(Array->type());
  if (Ty->Count <= First + 8) {
    for (uint64_t I = First; I < Ty->Count; ++I)
      Body(Ctx.make<kir::Subscript>(Code.copy(Array), Ctx.intLit(I)));
    return;
  }
  kir::Var *I = Code.newTemp(Ctx.intTy(), "i", Loc);
  auto *Loop = Code.inBlock([&] {
    const size_t Depth = Cleanups.size();
    Body(Ctx.make<kir::Subscript>(Code.copy(Array), Ctx.ref(I)));
    Cleanups.popTemporaries(Depth);
  });
  auto *Cond =
      Ctx.make<kir::Binary>(Ctx.boolTy(), kir::BinaryOp::Lt, Ctx.ref(I), Ctx.intLit(Ty->Count));
  Code.append(Ctx.make<kir::For>(Ctx.make<kir::DeclStmt>(I, Ctx.intLit(First)), Cond,
                                 Ctx.make<kir::IncDec>(Ctx.ref(I), true, true), Loop),
              Loc);
}
