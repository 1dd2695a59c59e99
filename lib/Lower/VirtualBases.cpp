//===- VirtualBases.cpp - virtual base classes in KIR --------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// An object contains each of its virtual bases once, after all other members. The place of such a
// base depends on the class of the whole object. So a class with virtual bases has hidden members:
// the number of bytes from the object to each virtual base, which the host's ABI has in virtual
// tables. There is none for a base without bytes, nor for one whose offset is in a base that is not
// virtual. The constructor of the whole object sets the offsets first, before any base is
// constructed:
//
//   C++                                    KIR
//   struct left : virtual base {...};      left { int offset_of_base; ...; base base; }
//                                          left_part { int offset_of_base; ...; }
//   struct right : virtual base {...};     right, right_part: likewise
//   struct both : left, right {...};       both { left_part left; right_part right; base base; }
//
// An object that is a base of another has the type `..._part`, which lacks the virtual bases,
// because they are elsewhere. A class whose virtual bases contain pointers has no such type, and is
// itself the base's type (makePart()). Offsets, unlike addresses, stay right in a copy of the
// bytes, and in any memory.
//
//===----------------------------------------------------------------------===//
#include "ModuleLowering.h"
#include "ampcc/ClangHooks/Types.h"

using namespace ampcc;
using namespace clang;

/// The direct base of Class, not a virtual one, that has the virtual base To; null if there is
/// none.
static const CXXRecordDecl *baseWith(const CXXRecordDecl *Class, const CXXRecordDecl *To) {
  for (const CXXBaseSpecifier &Spec : Class->bases()) {
    const CXXRecordDecl *Base = Spec.getType()->getAsCXXRecordDecl()->getDefinition();
    if (!Spec.isVirtual() && llvm::is_contained(virtualBases(Base), To))
      return Base;
  }
  return nullptr;
}

SmallVector<const CXXRecordDecl *, 4> ampcc::virtualBases(const CXXRecordDecl *Class) {
  SmallVector<const CXXRecordDecl *, 4> Found;
  for (const CXXBaseSpecifier &Spec : Class->vbases())
    Found.push_back(Spec.getType()->getAsCXXRecordDecl()->getDefinition());
  return Found;
}

void ModuleLowering::addPart(const CXXRecordDecl *Base, uint64_t Offset, RecordInfo &Info) {
  const RecordInfo &Of = record(Base);
  if (Of.Part != Of.Struct)
    Info.Overlaid[Info.Struct->Fields.size()] = Of.Struct;
  Info.Struct->Fields.push_back({Of.Struct->Name, Of.Part, Offset});
}

void ModuleLowering::addOffsets(const CXXRecordDecl *D, RecordInfo &Info) {
  for (const CXXRecordDecl *Base : virtualBases(D)) {
    if (isDeviceEmpty(Base) || baseWith(D, Base))
      continue;
    Info.Offsets[Base] = Info.Struct->Fields.size();
    Info.Struct->Fields.push_back({"offset_of_" + recordName(Base), Ctx.intTy(), 0});
  }
}

void ModuleLowering::addVirtualBases(const CXXRecordDecl *D, RecordInfo &Info) {
  for (const CXXRecordDecl *Base : virtualBases(D)) {
    if (isDeviceEmpty(Base))
      continue;
    Info.VirtualBases[Base] = Info.Struct->Fields.size();
    addPart(Base, 0, Info);
  }
}

void ModuleLowering::makePart(RecordInfo &Info, size_t Count) {
  const std::vector<kir::Field> &Fields = Info.Struct->Fields;
  Info.Part = Info.Struct;
  // A pointer to the part becomes a pointer to the whole class, and SpaceSolver.h, which finds the
  // memory that pointers address, needs equal pointer fields in both.
  if (Count == Fields.size() || std::any_of(Fields.begin() + Count, Fields.end(), [](auto &Field) {
        return kir::containsPointer(Field.Ty);
      }))
    return;
  Info.Part = Ctx.createStruct(Info.Struct->Name + "_part");
  Info.Part->Fields.assign(Fields.begin(), Fields.begin() + Count);
  Info.Part->Align = 1;
  uint64_t End = 0;
  for (const kir::Field &Field : Info.Part->Fields) {
    Info.Part->Align = std::max<uint64_t>(Info.Part->Align, Field.Ty->align());
    End = Field.Offset + Field.Ty->size();
  }
  Info.Part->Size = std::max<uint64_t>(llvm::alignTo(End, Info.Part->Align), 1);
  Info.Part->Identity = Info.Struct->Identity + "_part";
  From.Parts[Info.Struct] = Info.Part;
}

/// A base without bytes has the derived object's address, so that a pointer to the base can be
/// converted back to one to the derived class (CRTP).
kir::Expr *ModuleLowering::emptyPart(kir::Expr *Derived, const CXXRecordDecl *Base,
                                     SourceLocation Loc) {
  const kir::Type *Ty = type(classType(Base), Loc);
  return Ty ? Ctx.deref(Ctx.make<kir::Cast>(Ctx.pointerTo(Ty), Ctx.addressOf(Derived), false))
            : nullptr;
}

kir::Expr *ModuleLowering::virtualPart(kir::Expr *Derived, const CXXRecordDecl *From,
                                       const CXXRecordDecl *To, SourceLocation Loc) {
  To = To->getDefinition();
  if (isDeviceEmpty(To))
    return emptyPart(Derived, To, Loc);
  const RecordInfo &Info = record(From);
  const auto It = Info.Offsets.find(To);
  if (It == Info.Offsets.end()) {
    const CXXRecordDecl *Base = baseWith(From, To);
    return virtualPart(basePart(Derived, From, Base, Loc), Base, To, Loc);
  }
  const kir::Type *Bytes = Ctx.pointerTo(Ctx.intTy(8, false));
  kir::Expr *Start = Ctx.make<kir::Cast>(Bytes, Ctx.addressOf(kir::clone(Ctx, Derived)), false);
  kir::Expr *Moved =
      Ctx.make<kir::Binary>(Bytes, kir::BinaryOp::Add, Start, Ctx.member(Derived, It->second));
  return Ctx.deref(Ctx.make<kir::Cast>(Ctx.pointerTo(record(To).Struct), Moved, false));
}

kir::Expr *ModuleLowering::virtualPartOfWhole(kir::Expr *Whole, const CXXRecordDecl *From,
                                              const CXXRecordDecl *To, SourceLocation Loc) {
  To = To->getDefinition();
  const RecordInfo &Info = record(From);
  const auto It = Info.VirtualBases.find(To);
  return It == Info.VirtualBases.end() ? emptyPart(Whole, To, Loc) : part(Info, Whole, It->second);
}

uint64_t ModuleLowering::baseOffset(ArrayRef<const CXXRecordDecl *> Path) {
  uint64_t Offset = 0;
  for (size_t I = 1; I < Path.size(); ++I) {
    const CXXRecordDecl *Base = Path[I]->getDefinition();
    const RecordInfo &Info = record(Path[I - 1]), &Whole = record(Path[0]);
    if (auto It = Info.Bases.find(Base); It != Info.Bases.end())
      Offset += Info.Struct->Fields[It->second].Offset;
    else if (auto It = Whole.VirtualBases.find(Base); It != Whole.VirtualBases.end())
      Offset = Whole.Struct->Fields[It->second].Offset;
  }
  return Offset;
}
