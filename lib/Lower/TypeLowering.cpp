//===- TypeLowering.cpp - C++ types to KIR types --------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A class becomes a struct of its non-empty bases and its members. Where its bytes are shared with
// the host, the offsets are the host's; a class that holds pointers or host-only members never is,
// and gets a layout of its own.
//
//===----------------------------------------------------------------------===//
#include "ModuleLowering.h"
#include "ampcc/ClangHooks/Types.h"
#include "clang/AST/RecordLayout.h"

using namespace ampcc;
using namespace clang;

static const kir::Type *builtinType(kir::Context &Ctx, ASTContext &Ast, const BuiltinType *B) {
  switch (B->getKind()) {
  case BuiltinType::Void:
    return Ctx.voidTy();
  case BuiltinType::Bool:
    return Ctx.boolTy();
  case BuiltinType::Float:
    return Ctx.floatTy(32);
  case BuiltinType::Double:
  case BuiltinType::LongDouble: // lib/Sema accepts it where double gives the results of the host
    return Ctx.floatTy(64);
  case BuiltinType::NullPtr:
    return Ctx.pointerTo(Ctx.voidTy());
  default:
    break;
  }
  if (!B->isInteger() || Ast.getTypeSize(B) > 64)
    return nullptr;
  return Ctx.intTy(Ast.getTypeSize(B), B->isSignedInteger());
}

const kir::Type *ModuleLowering::type(QualType T, SourceLocation Loc) {
  T = T.getCanonicalType();
  // A function, and a pointer or reference to one, is its number (DispatchTable.h).
  if (T->isFunctionType() || T->isFunctionPointerType() || T->isFunctionReferenceType())
    return Ctx.intTy(64);
  if (const auto *R = T->getAs<ReferenceType>()) {
    const kir::Type *Pointee = type(R->getPointeeType(), Loc);
    return Pointee ? Ctx.pointerTo(Pointee, R->getPointeeType().isConstQualified()) : nullptr;
  }
  if (const auto *P = T->getAs<clang::PointerType>()) {
    const kir::Type *Pointee = type(P->getPointeeType(), Loc);
    return Pointee ? Ctx.pointerTo(Pointee, P->getPointeeType().isConstQualified()) : nullptr;
  }
  // A pointer to a data member is the member's offset, as in the host's ABI (null: -1). One to a
  // member function is the function's number.
  if (T->isMemberPointerType())
    return Ctx.intTy(64);
  if (const auto *A = Ast.getAsConstantArrayType(T)) {
    const kir::Type *Element = type(A->getElementType(), Loc);
    return Element ? Ctx.arrayOf(Element, A->getSize().getZExtValue()) : nullptr;
  }
  if (const auto *E = dyn_cast_or_null<EnumDecl>(T->getAsTagDecl()))
    return type(E->getIntegerType(), Loc);
  if (const auto *B = T->getAs<clang::BuiltinType>())
    if (const kir::Type *Result = builtinType(Ctx, Ast, B))
      return Result;
  if (const auto *Complex = T->getAs<clang::ComplexType>();
      Complex && Complex->getElementType()->isRealFloatingType())
    if (const kir::Type *Part = type(Complex->getElementType(), Loc))
      return complexType(Part);
  if (const auto *D = T->getAsCXXRecordDecl())
    return recordType(D, Loc);
  unsupported(Loc, "type '" + T.getAsString() + "'");
  return nullptr;
}

const kir::Type *ModuleLowering::complexType(const kir::Type *Part) {
  kir::StructType *&S = Complexes[Part];
  if (S)
    return S;
  S = Ctx.createStruct(Part->size() == 4 ? "complex_float" : "complex_double");
  S->Fields = {{"real", Part, 0}, {"imag", Part, Part->size()}};
  S->Size = 2 * Part->size();
  S->Align = Part->align();
  S->IsLibrary = true;
  S->Identity = Part->size() == 4 ? "Cf" : "Cd"; // as in the Itanium ABI
  return S;
}

const kir::Type *ModuleLowering::recordType(const CXXRecordDecl *D, SourceLocation Loc) {
  D = D->getDefinition();
  if (!D) {
    unsupported(Loc, "an incomplete class");
    return nullptr;
  }
  return record(D).Struct;
}

const RecordInfo &ModuleLowering::record(const CXXRecordDecl *D) {
  D = D->getDefinition()->getCanonicalDecl();
  D = D->getDefinition();
  auto &Slot = Records[D];
  if (Slot)
    return *Slot;
  Slot = std::make_unique<RecordInfo>();
  RecordInfo &Info = *Slot;
  Info.Struct = Ctx.createStruct(recordName(D));
  Info.Struct->IsUnion = D->isUnion();
  Info.Struct->IsLibrary = isLibrary(D) || D->isLambda();
  if (isElementClass(libraryClass(D)))
    From.Elements.insert(Info.Struct);
  if (!D->isLambda())
    Info.Struct->Origin = D->getQualifiedNameAsString();
  Info.Struct->Identity = Names.record(D);
  addBases(D, Info);
  addOffsets(D, Info);
  addFields(D, Info);
  const size_t FieldsOfPart = Info.Struct->Fields.size();
  addVirtualBases(D, Info);
  layOut(D, Info);
  makePart(Info, FieldsOfPart);
  return Info;
}

void ModuleLowering::addBases(const CXXRecordDecl *D, RecordInfo &Info) {
  const ASTRecordLayout &Layout = Ast.getASTRecordLayout(D);
  if (isRoot(D)) {
    Info.DynamicClass = Info.Struct->Fields.size();
    Info.Struct->Fields.push_back({"dynamic_class", Ctx.intTy(64), 0});
  }
  SmallVector<const CXXRecordDecl *, 4> Bases;
  for (const CXXBaseSpecifier &Spec : D->bases())
    if (const CXXRecordDecl *Base = Spec.getType()->getAsCXXRecordDecl()->getDefinition();
        !Spec.isVirtual() && !isDeviceEmpty(Base))
      Bases.push_back(Base);
  // The first base with virtual functions comes first.
  llvm::sort(Bases, [&](const CXXRecordDecl *A, const CXXRecordDecl *B) {
    return Layout.getBaseClassOffset(A) < Layout.getBaseClassOffset(B);
  });
  for (const CXXRecordDecl *Base : Bases) {
    // Two objects of one class, of which a path from D names neither.
    if (D->isVirtuallyDerivedFrom(Base))
      unsupported(D->getLocation(), "class '" + D->getNameAsString() + "', which has '" +
                                        Base->getNameAsString() +
                                        "' as a virtual base and as a direct one that is not,");
    Info.Bases[Base] = Info.Struct->Fields.size();
    addPart(Base, Layout.getBaseClassOffset(Base).getQuantity(), Info);
  }
}

std::string ModuleLowering::fieldName(const FieldDecl *F, unsigned Index) {
  const auto *Class = cast<CXXRecordDecl>(F->getParent());
  if (Class->isLambda()) {
    const LambdaCapture *Capture = Class->getCapture(F->getFieldIndex());
    return Capture->capturesVariable() ? Capture->getCapturedVar()->getNameAsString()
                                       : "captured" + std::to_string(Index);
  }
  std::string Name = F->getNameAsString();
  // The library's convention for private members is a trailing underscore: drop it for the reader.
  while (Name.size() > 1 && Name.back() == '_')
    Name.pop_back();
  return Name.empty() ? "member" + std::to_string(Index) : Name;
}

void ModuleLowering::addFields(const CXXRecordDecl *D, RecordInfo &Info) {
  const ASTRecordLayout &Layout = Ast.getASTRecordLayout(D);
  for (const FieldDecl *F : D->fields()) {
    if (hasMark(F, Mark::HostOnly))
      continue;
    if (F->isBitField()) {
      if (!F->isUnnamedBitField())
        unsupported(F->getLocation(), "a bit-field");
      continue;
    }
    const kir::Type *Ty = type(F->getType(), F->getLocation());
    if (!Ty)
      continue;
    if (const auto *R = F->getType()->getAsCXXRecordDecl(); R && isDeviceEmpty(R))
      continue;
    Info.Fields[F] = Info.Struct->Fields.size();
    Info.Struct->Fields.push_back({fieldName(F, Info.Struct->Fields.size()), Ty,
                                   Layout.getFieldOffset(F->getFieldIndex()) / 8});
  }
}

/// True when every byte of the class means the same on host and device.
static bool sharesLayout(const kir::StructType *S) {
  for (const kir::Field &F : S->Fields) {
    if (kir::containsPointer(F.Ty))
      return false;
    const kir::Type *Ty = F.Ty;
    while (const auto *A = dyn_cast<kir::ArrayType>(Ty))
      Ty = A->Element;
    if (const auto *Inner = dyn_cast<kir::StructType>(Ty); Inner && !Inner->ExactLayout)
      return false;
  }
  return true;
}

void ModuleLowering::layOut(const CXXRecordDecl *D, RecordInfo &Info) {
  kir::StructType *S = Info.Struct;
  bool DropsHostMembers =
      llvm::any_of(D->fields(), [](const FieldDecl *F) { return hasMark(F, Mark::HostOnly); });
  for (const CXXBaseSpecifier &Spec : D->bases()) {
    const auto *Base = Spec.getType()->getAsCXXRecordDecl();
    DropsHostMembers |= isDeviceEmpty(Base) && !Base->isEmpty();
  }
  // The library's own objects with parts that only the host knows (tiled_index and its barrier) are
  // made in kernels and stay there.
  DropsHostMembers |= isLibrary(D) && llvm::any_of(D->fields(), [&](const FieldDecl *F) {
                        return !Info.Fields.count(F);
                      });
  // A pointer to a member function has 16 bytes on the host.
  const bool HasFunctions = llvm::any_of(D->fields(), [&](const FieldDecl *F) {
    return Ast.getBaseElementType(F->getType())->isMemberFunctionPointerType();
  });
  S->ExactLayout = !DropsHostMembers && !HasFunctions && D->getNumVBases() == 0 && sharesLayout(S);
  if (S->ExactLayout) {
    const ASTRecordLayout &Layout = Ast.getASTRecordLayout(D);
    S->Size = Layout.getSize().getQuantity();
    S->Align = Layout.getAlignment().getQuantity();
    overlay(D, Info);
    return;
  }
  uint64_t End = 0;
  for (kir::Field &F : S->Fields) {
    uint64_t Align = std::max<uint64_t>(F.Ty->align(), 1);
    F.Offset = S->IsUnion ? 0 : llvm::alignTo(End, Align);
    End = std::max(End, F.Offset + F.Ty->size());
    S->Align = std::max(S->Align, Align);
  }
  S->Size = std::max<uint64_t>(llvm::alignTo(End, S->Align), 1);
}

/// A member may be in the tail padding of a base class, or of a previous member
/// ([[no_unique_address]]). C has no such layout: the part becomes an array of words or bytes up to
/// its padding.
void ModuleLowering::overlay(const CXXRecordDecl *D, RecordInfo &Info) {
  std::vector<kir::Field> &Fields = Info.Struct->Fields;
  for (size_t I = 0; !D->isUnion() && I + 1 < Fields.size(); ++I) {
    uint64_t Room = Fields[I + 1].Offset - Fields[I].Offset;
    if (Fields[I].Ty->size() <= Room)
      continue;
    const auto *Part = dyn_cast<kir::StructType>(Fields[I].Ty);
    if (!Part) {
      unsupported(D->getLocation(), "a member within another one");
      return;
    }
    Info.Overlaid[I] = Part;
    // Members are aligned to four bytes (spec 2.4.1.3), from amp:1.1 on to any number of bytes.
    const unsigned Size = Room % 4 == 0 ? 4 : 1;
    Fields[I].Ty = Ctx.arrayOf(Ctx.intTy(8 * Size, false), Room / Size);
  }
}

kir::Expr *ModuleLowering::part(const RecordInfo &Info, kir::Expr *Object, unsigned Index) {
  kir::Expr *Member = Ctx.member(Object, Index);
  const kir::StructType *Ty = Info.Overlaid.lookup(Index);
  if (!Ty)
    return Member;
  kir::Expr *Bytes = Ctx.make<kir::AddrOf>(Ctx.pointerTo(Member->type()), Member);
  return Ctx.deref(Ctx.make<kir::Cast>(Ctx.pointerTo(Ty), Bytes, false));
}

kir::Expr *ModuleLowering::basePart(kir::Expr *Derived, const CXXRecordDecl *From,
                                    const CXXRecordDecl *To, SourceLocation Loc) {
  To = To->getDefinition();
  const RecordInfo &Info = record(From);
  auto It = Info.Bases.find(To);
  if (It != Info.Bases.end())
    return part(Info, Derived, It->second);
  return emptyPart(Derived, To, Loc);
}

std::optional<uint64_t> ModuleLowering::memberOffset(const ValueDecl *Member) {
  if (const auto *Path = dyn_cast<IndirectFieldDecl>(Member)) {
    uint64_t Sum = 0;
    for (const NamedDecl *Step : Path->chain()) {
      const std::optional<uint64_t> Offset = memberOffset(cast<ValueDecl>(Step));
      if (!Offset)
        return std::nullopt;
      Sum += *Offset;
    }
    return Sum;
  }
  const auto *Field = dyn_cast<FieldDecl>(Member);
  if (!Field)
    return std::nullopt;
  const RecordInfo &Info = record(cast<CXXRecordDecl>(Field->getParent()));
  auto It = Info.Fields.find(Field);
  if (It == Info.Fields.end())
    return std::nullopt;
  return Info.Struct->Fields[It->second].Offset;
}

kir::Expr *ModuleLowering::derivedAddress(kir::Expr *Base, const kir::Type *Derived,
                                          uint64_t Offset, bool Const) {
  if (Offset != 0) {
    const kir::Type *Bytes = Ctx.pointerTo(Ctx.intTy(8, false), Const);
    Base = Ctx.make<kir::Binary>(Bytes, kir::BinaryOp::Sub, Ctx.make<kir::Cast>(Bytes, Base, false),
                                 Ctx.make<kir::IntLit>(Ctx.intTy(64), Offset));
  }
  return Ctx.make<kir::Cast>(Ctx.pointerTo(Derived, Const), Base, false);
}

bool ModuleLowering::sharesTail(const CXXRecordDecl *D) const {
  const ASTRecordLayout &Layout = Ast.getASTRecordLayout(D);
  return Layout.getNonVirtualSize() < Layout.getSize();
}

bool ModuleLowering::isDeviceEmpty(const CXXRecordDecl *D) {
  D = D->getDefinition();
  if (!D)
    return false;
  if (auto Known = DeviceEmpty.find(D); Known != DeviceEmpty.end())
    return Known->second;
  const bool Empty = !D->isDynamicClass() &&
                     llvm::all_of(D->bases(),
                                  [&](const CXXBaseSpecifier &Spec) {
                                    return isDeviceEmpty(Spec.getType()->getAsCXXRecordDecl());
                                  }) &&
                     llvm::all_of(D->fields(), [&](const FieldDecl *F) {
                       if (hasMark(F, Mark::HostOnly) || F->isBitField())
                         return true;
                       const auto *R = F->getType()->getAsCXXRecordDecl();
                       return R && isDeviceEmpty(R);
                     });
  return DeviceEmpty[D] = Empty;
}
