//===- ConstantLowering.cpp - lowering of constants that Clang has computed -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A constant of scalar type is a literal. A constant object of class or array type (a template
// argument, a constexpr variable outside of the function) becomes a variable of the function that
// uses it, because its value does not depend on where the object is.
//
//===----------------------------------------------------------------------===//
#include "ConstantLowering.h"
#include "clang/AST/DeclTemplate.h"

using namespace ampcc;
using namespace clang;

/// The function that a constant pointer leads to; null for other constants.
static const FunctionDecl *functionOf(const APValue &Value) {
  if (Value.isMemberPointer())
    return dyn_cast_or_null<FunctionDecl>(Value.getMemberPointerDecl());
  const auto *D = Value.isLValue() ? Value.getLValueBase().dyn_cast<const ValueDecl *>() : nullptr;
  return dyn_cast_or_null<FunctionDecl>(D);
}

/// The value of a constant pointer to a data member of this, a base or a derived class. The device
/// may have another layout than the host.
static std::optional<int64_t> offsetOf(const APValue &Value, ModuleLowering &M) {
  const ValueDecl *Member = Value.getMemberPointerDecl();
  const std::optional<uint64_t> Offset = M.memberOffset(Member);
  if (!Offset)
    return std::nullopt;
  const bool OfDerived = Value.isMemberPointerToDerivedMember();
  int64_t Adjustment = 0;
  const auto *Class = cast<CXXRecordDecl>(Member->getDeclContext());
  for (const CXXRecordDecl *Next : Value.getMemberPointerPath()) {
    const CXXRecordDecl *const Step[] = {OfDerived ? Class : Next, OfDerived ? Next : Class};
    Adjustment += M.baseOffset(Step);
    Class = Next;
  }
  return int64_t(*Offset) + (OfDerived ? -Adjustment : Adjustment);
}

kir::Expr *ConstantLowering::constant(const APValue &Value, QualType T, SourceLocation Loc) {
  const kir::Type *Ty = M.type(T, Loc);
  if (!Ty)
    return nullptr;
  kir::Expr *Result = nullptr;
  if (Value.isInt())
    Result = Ctx.make<kir::IntLit>(Ty, Value.getInt().getExtValue());
  else if (Value.isFloat())
    Result = Ctx.make<kir::FloatLit>(Ty, Value.getFloat().convertToDouble());
  else if (Value.isComplexFloat())
    Result = complex(Value, Ty);
  else if (Value.isLValue() && Value.isNullPointer())
    Result = Code.zeroOf(Ty);
  else if (const FunctionDecl *Function = functionOf(Value))
    Result = M.Dispatch.address(Function, Loc);
  else if (Value.isMemberPointer() && !Value.getMemberPointerDecl())
    Result = Code.zeroOf(T, Ty);
  else if (std::optional<int64_t> Offset =
               Value.isMemberPointer() ? offsetOf(Value, M) : std::nullopt)
    Result = Ctx.make<kir::IntLit>(Ty, *Offset);
  else if (Value.isStruct())
    Result = record(Value, T, Loc);
  else if (Value.isArray())
    Result = array(Value, T, Loc);
  else if (Value.isUnion() && Value.getUnionField())
    Result = unionMember(Value, T, Loc);
  else
    return Code.unsupported(Loc, "a constant of type '" + T.getAsString() + "'");
  if (Result)
    Result->Pos = M.pos(Loc);
  return Result;
}

kir::Expr *ConstantLowering::complex(const APValue &Value, const kir::Type *Ty) {
  const kir::Type *Part = cast<kir::StructType>(Ty)->Fields[0].Ty;
  auto Literal = [&](const llvm::APFloat &Of) -> kir::Expr * {
    return Ctx.make<kir::FloatLit>(Part, Of.convertToDouble());
  };
  return Ctx.make<kir::InitList>(Ty,
                                 std::vector<kir::Expr *>{Literal(Value.getComplexFloatReal()),
                                                          Literal(Value.getComplexFloatImag())});
}

kir::Expr *ConstantLowering::record(const APValue &Value, QualType T, SourceLocation Loc) {
  const CXXRecordDecl *D = T->getAsCXXRecordDecl()->getDefinition();
  const RecordInfo &Info = M.record(D);
  if (!Info.Overlaid.empty())
    return Code.unsupported(Loc, "a constant with a member in the tail padding of another");
  if (D->isDynamicClass())
    return Code.unsupported(Loc, "a constant of a class with virtual functions");
  std::vector<kir::Expr *> Elements(Info.Struct->Fields.size());
  unsigned Index = 0;
  for (const CXXBaseSpecifier &Base : D->bases()) {
    auto It = Info.Bases.find(Base.getType()->getAsCXXRecordDecl()->getDefinition());
    if (It != Info.Bases.end())
      Elements[It->second] = constant(Value.getStructBase(Index), Base.getType(), Loc);
    ++Index;
  }
  for (const FieldDecl *Field : D->fields())
    if (auto It = Info.Fields.find(Field); It != Info.Fields.end())
      Elements[It->second] =
          constant(Value.getStructField(Field->getFieldIndex()), Field->getType(), Loc);
  if (llvm::is_contained(Elements, nullptr))
    return nullptr;
  return Ctx.make<kir::InitList>(Info.Struct, std::move(Elements));
}

kir::Expr *ConstantLowering::array(const APValue &Value, QualType T, SourceLocation Loc) {
  const kir::Type *Ty = M.type(T, Loc);
  QualType Element = M.Ast.getAsConstantArrayType(T)->getElementType();
  std::vector<kir::Expr *> Elements;
  for (unsigned I = 0; I < Value.getArraySize(); ++I) {
    const APValue &Part = I < Value.getArrayInitializedElts() ? Value.getArrayInitializedElt(I)
                                                              : Value.getArrayFiller();
    Elements.push_back(constant(Part, Element, Loc));
    if (!Elements.back())
      return nullptr;
  }
  return Ctx.make<kir::InitList>(Ty, std::move(Elements));
}

/// The integer that, as the first member of the union, has the bytes of Value, a number in another
/// member. None if the first member is no integer, or smaller. Every device is little-endian.
static std::optional<int64_t> inFirstMember(const APValue &Value, const RecordInfo &Info) {
  const APValue &Number = Value.getUnionValue();
  const auto *First = dyn_cast<kir::IntType>(Info.Struct->Fields[0].Ty);
  if (!First || !(Number.isInt() || Number.isFloat()))
    return std::nullopt;
  const llvm::APInt Bits =
      Number.isInt() ? llvm::APInt(Number.getInt()) : Number.getFloat().bitcastToAPInt();
  const kir::Type *Own = Info.Struct->Fields[Info.Fields.lookup(Value.getUnionField())].Ty;
  const unsigned Width = 8 * First->size();
  if (Bits.getBitWidth() > 8 * Own->size() || 8 * Own->size() > Width)
    return std::nullopt; // long double has another format on the device
  const llvm::APInt Whole = Bits.zext(Width);
  return First->Signed ? Whole.getSExtValue() : int64_t(Whole.getZExtValue());
}

kir::Expr *ConstantLowering::unionMember(const APValue &Value, QualType T, SourceLocation Loc) {
  const FieldDecl *Field = Value.getUnionField();
  const RecordInfo &Info = M.record(T->getAsCXXRecordDecl()->getDefinition());
  auto It = Info.Fields.find(Field);
  std::vector<kir::Expr *> Members;
  if (It == Info.Fields.end()) // a member without bytes
    return Ctx.make<kir::InitList>(Info.Struct, std::move(Members));
  if (It->second == 0)
    Members = {constant(Value.getUnionValue(), Field->getType(), Loc)};
  else if (std::optional<int64_t> Bits = inFirstMember(Value, Info))
    Members = {Ctx.make<kir::IntLit>(Info.Struct->Fields[0].Ty, *Bits)};
  else
    return Code.unsupported(Loc, "a constant of type '" + T.getAsString() +
                                     "' whose value is not in its first member");
  return Members[0] ? Ctx.make<kir::InitList>(Info.Struct, std::move(Members)) : nullptr;
}

/// Value holds numbers, addresses of functions and pointers to members only.
static bool isPlain(const APValue &Value) {
  if (Value.isInt() || Value.isFloat() || Value.isComplexFloat() || Value.isMemberPointer() ||
      functionOf(Value))
    return true;
  if (Value.isStruct()) {
    for (unsigned I = 0; I < Value.getStructNumBases(); ++I)
      if (!isPlain(Value.getStructBase(I)))
        return false;
    for (unsigned I = 0; I < Value.getStructNumFields(); ++I)
      if (!isPlain(Value.getStructField(I)))
        return false;
    return true;
  }
  if (!Value.isArray())
    return false;
  for (unsigned I = 0; I < Value.getArrayInitializedElts(); ++I)
    if (!isPlain(Value.getArrayInitializedElt(I)))
      return false;
  return !Value.hasArrayFiller() || isPlain(Value.getArrayFiller());
}

/// A constexpr variable has the value that the compiler computes, which need not be what its
/// initialiser gives when it runs (`if consteval`).
kir::Expr *ConstantLowering::initializer(const VarDecl *V) {
  if (!V->isConstexpr() || V->getType()->isReferenceType())
    return nullptr;
  const APValue *Value = V->evaluateValue();
  return Value && isPlain(*Value) ? constant(*Value, V->getType(), V->getLocation()) : nullptr;
}

/// The value of a constant object that is no variable of this function (a constexpr one may be a
/// variable of the function around a lambda); null when it has none that is known here.
static const APValue *valueOf(const ValueDecl *D) {
  if (const auto *Argument = dyn_cast<TemplateParamObjectDecl>(D))
    return &Argument->getValue();
  const auto *V = dyn_cast<VarDecl>(D);
  if (!V || !(V->hasGlobalStorage() || V->isConstexpr()) || V->getType()->isReferenceType() ||
      !V->getType().isConstQualified())
    return nullptr;
  // The initialiser may be at another declaration than the definition.
  return V->getAnyInitializer(V) ? V->evaluateValue() : nullptr;
}

/// A constant object without bytes needs no value.
static bool isEmptyConstant(const ValueDecl *D) {
  const auto *V = dyn_cast<VarDecl>(D);
  const CXXRecordDecl *Class = V ? V->getType()->getAsCXXRecordDecl() : nullptr;
  return Class && V->hasGlobalStorage() && V->getType().isConstQualified() && Class->isEmpty();
}

kir::Expr *ConstantLowering::emptyObject(QualType T, SourceLocation Loc) {
  const kir::Type *Ty = M.type(T, Loc);
  return Ty ? Ctx.make<kir::InitList>(Ty, std::vector<kir::Expr *>()) : nullptr;
}

kir::Expr *ConstantLowering::text(const StringLiteral *E) {
  kir::Var *&V = Texts[E];
  if (V)
    return Ctx.ref(V);
  const auto *Ty = cast_or_null<kir::ArrayType>(M.type(E->getType(), E->getBeginLoc()));
  if (!Ty)
    return nullptr;
  const bool IsSigned = M.Ast.getAsArrayType(E->getType())->getElementType()->isSignedIntegerType();
  std::vector<kir::Expr *> Elements;
  for (uint64_t I = 0; I < Ty->Count; ++I) { // characters that are left out are 0
    const llvm::APInt Unit(8 * E->getCharByteWidth(), I < E->getLength() ? E->getCodeUnit(I) : 0);
    Elements.push_back(Ctx.make<kir::IntLit>(Ty->Element, IsSigned ? Unit.getSExtValue()
                                                                   : int64_t(Unit.getZExtValue())));
  }
  V = Code.newTemp(Ty, "text", E->getBeginLoc());
  declareAtEntry(V, Ctx.make<kir::InitList>(Ty, std::move(Elements)));
  return Ctx.ref(V);
}

/// A list cannot initialise a part of Value, an object of type T: it is a union whose value is
/// neither in its first member nor a number that the first member can hold.
static bool hasLaterMember(const APValue &Value, QualType T, ModuleLowering &M) {
  if (Value.isUnion()) {
    const FieldDecl *Field = Value.getUnionField();
    if (!Field)
      return true;
    const RecordInfo &Info = M.record(T->getAsCXXRecordDecl()->getDefinition());
    auto It = Info.Fields.find(Field);
    if (It == Info.Fields.end())
      return false; // a member without bytes
    return It->second ? !inFirstMember(Value, Info)
                      : hasLaterMember(Value.getUnionValue(), Field->getType(), M);
  }
  if (Value.isStruct()) {
    const auto *D = T->getAsCXXRecordDecl()->getDefinition();
    unsigned Index = 0;
    return llvm::any_of(D->bases(),
                        [&](const CXXBaseSpecifier &Base) {
                          return hasLaterMember(Value.getStructBase(Index++), Base.getType(), M);
                        }) ||
           llvm::any_of(D->fields(), [&](const FieldDecl *Field) {
             return hasLaterMember(Value.getStructField(Field->getFieldIndex()), Field->getType(),
                                   M);
           });
  }
  if (!Value.isArray())
    return false;
  const QualType Element = M.Ast.getAsConstantArrayType(T)->getElementType();
  for (unsigned I = 0; I < Value.getArrayInitializedElts(); ++I)
    if (hasLaterMember(Value.getArrayInitializedElt(I), Element, M))
      return true;
  return Value.hasArrayFiller() && hasLaterMember(Value.getArrayFiller(), Element, M);
}

/// Assigns each number in Value to its place in Dest, an object of type T, at the beginning of the
/// body. Returns false after an error.
bool ConstantLowering::assignParts(kir::Expr *Dest, const APValue &Value, QualType T,
                                   SourceLocation Loc) {
  if (Value.isArray()) {
    const QualType Element = M.Ast.getAsConstantArrayType(T)->getElementType();
    for (unsigned I = 0; I < Value.getArraySize(); ++I)
      if (!assignParts(Ctx.make<kir::Subscript>(Code.copy(Dest), Ctx.intLit(I)),
                       I < Value.getArrayInitializedElts() ? Value.getArrayInitializedElt(I)
                                                           : Value.getArrayFiller(),
                       Element, Loc))
        return false;
    return true;
  }
  if (Value.isStruct() || Value.isUnion())
    return assignMembers(Dest, Value, T->getAsCXXRecordDecl()->getDefinition(), Loc);
  kir::Expr *Number = constant(Value, T, Loc);
  if (!Number || isa<kir::InitList>(Number)) // of a complex number
    return Number && Code.unsupported(Loc, "a complex number in a union that is a constant");
  Decls.push_back(Ctx.assign(Dest, Number));
  return true;
}

bool ConstantLowering::assignMembers(kir::Expr *Dest, const APValue &Value, const CXXRecordDecl *D,
                                     SourceLocation Loc) {
  if (D->isDynamicClass())
    return Code.unsupported(Loc, "a constant of a class with virtual functions");
  const RecordInfo &Info = M.record(D);
  auto Assign = [&](const FieldDecl *Field, const APValue &Part) {
    auto It = Info.Fields.find(Field);
    return It == Info.Fields.end() ||
           assignParts(M.part(Info, Code.copy(Dest), It->second), Part, Field->getType(), Loc);
  };
  if (Value.isUnion())
    return !Value.getUnionField() || Assign(Value.getUnionField(), Value.getUnionValue());
  unsigned Index = 0;
  for (const CXXBaseSpecifier &Base : D->bases()) {
    auto It = Info.Bases.find(Base.getType()->getAsCXXRecordDecl()->getDefinition());
    if (It != Info.Bases.end() && !assignParts(M.part(Info, Code.copy(Dest), It->second),
                                               Value.getStructBase(Index), Base.getType(), Loc))
      return false;
    ++Index;
  }
  return llvm::all_of(D->fields(), [&](const FieldDecl *Field) {
    return Assign(Field, Value.getStructField(Field->getFieldIndex()));
  });
}

/// The variable for this function's copy of the constant D.
kir::Var *ConstantLowering::entryVariable(const ValueDecl *D, const kir::Type *Ty,
                                          SourceLocation Loc) {
  kir::Var *V = M.variable(D, Ty, isa<VarDecl>(D) ? D->getName() : "constant", Loc);
  V->IsTemp = true;
  return V;
}

/// The copy of a constant that holds such a union.
kir::Expr *ConstantLowering::assignedObject(const ValueDecl *D, const APValue &Value,
                                            SourceLocation Loc) {
  const kir::Type *Ty = M.type(D->getType(), Loc);
  if (!Ty)
    return nullptr;
  kir::Var *V = entryVariable(D, Ty, Loc);
  declareAtEntry(V);
  if (!assignParts(M.object(V), Value, D->getType(), Loc))
    return nullptr;
  Objects[D] = V;
  return M.object(V);
}

kir::Expr *ConstantLowering::object(const ValueDecl *D, SourceLocation Loc) {
  auto [It, Inserted] = Objects.try_emplace(D, nullptr);
  if (!Inserted)
    return It->second ? M.object(It->second) : nullptr;
  const APValue *Value = valueOf(D);
  if (!Value && !isEmptyConstant(D))
    return nullptr;
  if (Value && hasLaterMember(*Value, D->getType(), M))
    return assignedObject(D, *Value, Loc);
  kir::Expr *Init = Value ? constant(*Value, D->getType(), Loc) : emptyObject(D->getType(), Loc);
  if (!Init)
    return nullptr;
  kir::Var *V = entryVariable(D, Init->type(), Loc);
  declareAtEntry(V, M.initialValue(V, Init));
  Objects[D] = V;
  return M.object(V);
}

bool ConstantLowering::leadsToConstant(const kir::Expr *Pointer) const {
  bool Found = false;
  kir::walkExprs(Pointer, [&](const kir::Expr *E) {
    const auto *Address = dyn_cast<kir::AddrOf>(E);
    const kir::Var *Whole = Address ? kir::rootVar(Address->Operand) : nullptr;
    const auto *Class = Whole ? dyn_cast<kir::StructType>(Whole->Ty) : nullptr;
    if (Class && Class->Fields.empty() && E != Pointer)
      return; // an argument that nothing reads
    auto IsWhole = [&](const auto &Known) { return Known.second == Whole; };
    Found |= Whole && (llvm::any_of(Objects, IsWhole) || llvm::any_of(Texts, IsWhole));
  });
  return Found;
}

void ConstantLowering::finish() {
  auto &Body = Code.F.Body->Stmts;
  Body.insert(Body.begin(), Decls.begin(), Decls.end());
}
