//===- TypePrinter.cpp - text of types, declarators and structs ----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ampcc/Print/TypePrinter.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/MathExtras.h"

using namespace ampcc;
using namespace ampcc::kir;
using namespace llvm;

static std::string qualifiers(const Language &In, const PointerType *P) {
  if (In.isCxx())
    return P->Const ? "const " : "";
  const char *Name = P->AS == Space::Local      ? "__local "
                     : P->AS == Space::Global   ? "__global "
                     : P->AS == Space::Constant ? "__constant "
                                                : "";
  return std::string(Name) + (P->Const ? "const " : "");
}

static std::string baseName(const Language &In, const Type *T) {
  if (T->isVoid())
    return "void";
  if (T->isBool())
    return "bool";
  if (auto *F = dyn_cast<FloatType>(T))
    return F->Bits == 32 ? "float" : "double";
  if (auto *S = dyn_cast<StructType>(T))
    return S->Name;
  if (auto *V = dyn_cast<VectorType>(T))
    return "lanes<" + baseName(In, V->Element) + ", " + In.lanes(V->Lanes) + ">";
  auto *I = cast<IntType>(T);
  const char *Name = I->Bits == 8    ? "char"
                     : I->Bits == 16 ? "short"
                     : I->Bits == 32 ? "int"
                                     : "long";
  return (I->Signed ? "" : "u") + std::string(Name);
}

/// The name of T for objects in memory that may be accessed as T and have another type.
static std::string aliasedName(const Language &In, const Type *T) {
  return (In.isReinterpreted(T) ? "aliased_" : "") + baseName(In, T);
}

std::string ampcc::defineAliased(const Language &In, const Type *T) {
  return "typedef " + baseName(In, T) + " __attribute__((may_alias)) " + aliasedName(In, T) + ";";
}

/// T has a member that may be an object of another type.
static bool holdsAliased(const Language &In, const Type *T) {
  if (auto *A = dyn_cast<ArrayType>(T))
    return holdsAliased(In, A->Element);
  if (auto *S = dyn_cast<StructType>(T))
    return any_of(S->Fields, [&](const Field &F) { return holdsAliased(In, F.Ty); });
  return In.isReinterpreted(T);
}

/// C declares from the inside out: Inner is the text around the name so far, Quals belong to T.
/// InMemory: T is reached through a pointer or a struct.
static std::string declarator(const Language &In, const Type *T, std::string Inner,
                              const std::string &Quals, bool InMemory) {
  if (auto *A = dyn_cast<ArrayType>(T))
    return declarator(In, A->Element, Inner + "[" + utostr(A->Count) + "]", Quals, InMemory);
  auto *P = dyn_cast<PointerType>(T);
  if (!P)
    return Quals + (InMemory ? aliasedName(In, T) : baseName(In, T)) +
           (Inner.empty() ? "" : " " + Inner);
  Inner = "*" + Quals + Inner;
  if (isa<ArrayType>(P->Pointee))
    Inner = "(" + Inner + ")";
  return declarator(In, P->Pointee, Inner, qualifiers(In, P), /*InMemory=*/true);
}

std::string ampcc::declare(const Language &In, const Type *T, StringRef Name) {
  return declarator(In, T, Name.str(), "", /*InMemory=*/false);
}

namespace {

/// Lays a struct out as C would and corrects it with padding and attributes where the host's layout
/// is another one.
class StructLayout {
  const Language &In;
  const StructType &S;
  bool Exact;
  bool Packed = false;
  uint64_t Cursor = 0, NaturalAlign = 1;
  unsigned Pads = 0;
  bool InnerPadding = false;
  std::vector<std::string> Fields;

  /// A field has the name, or a type that one mentions.
  bool isTaken(const std::string &Name) const {
    return any_of(S.Fields, [&](const Field &F) {
      const Type *Of = F.Ty;
      while (isa<ArrayType, PointerType>(Of))
        Of = isa<ArrayType>(Of) ? cast<ArrayType>(Of)->Element : cast<PointerType>(Of)->Pointee;
      return F.Name == Name || (isa<StructType>(Of) && baseName(In, Of) == Name);
    });
  }

  /// In a packed struct C adds no padding of its own.
  void pad(uint64_t Bytes) {
    std::string Name;
    do
      Name = "pad" + utostr(Pads++);
    while (isTaken(Name));
    Fields.push_back("char " + Name + (Bytes == 1 ? "" : "[" + utostr(Bytes) + "]") + ";");
  }

  void field(const Field &F) {
    uint64_t Align = Packed ? 1 : F.Ty->align();
    uint64_t Natural = alignTo(Cursor, Align);
    if (Exact && Natural < F.Offset) {
      pad(F.Offset - Cursor);
      InnerPadding = true;
    }
    Cursor = (Exact ? F.Offset : Natural) + F.Ty->size();
    Fields.push_back(declarator(In, F.Ty, F.Name, "", /*InMemory=*/true) + ";");
  }

public:
  StructLayout(const Language &In, const StructType &S)
      : In(In), S(S), Exact(S.ExactLayout && !containsPointer(&S) && !S.IsUnion) {
    for (const Field &F : S.Fields) {
      NaturalAlign = std::max(NaturalAlign, F.Ty->align());
      Packed |= Exact && F.Offset % F.Ty->align() != 0;
    }
    Packed |= Exact && (NaturalAlign > S.Align || S.Size % NaturalAlign != 0);
    for (const Field &F : S.Fields) {
      if (S.IsUnion)
        Cursor = 0;
      field(F);
    }
    uint64_t Align = std::max<uint64_t>(Packed ? 1 : NaturalAlign, Exact ? S.Align : 1);
    if (Exact && alignTo(Cursor, Align) < S.Size)
      pad(S.Size - Cursor);
    if (Fields.empty())
      pad(std::max<uint64_t>(S.Size, 1));
  }

  bool hasInnerPadding() const { return InnerPadding; }

  std::vector<std::string> lines() const {
    // Clang distinguishes accesses to members by their struct, whatever the members' own types are.
    std::string Attributes = holdsAliased(In, &S) ? " __attribute__((may_alias))" : "";
    if (Packed)
      Attributes += " __attribute__((packed))";
    if (Exact && S.Align > (Packed ? 1 : NaturalAlign))
      Attributes += (" __attribute__((aligned(" + Twine(S.Align) + ")))").str();
    std::vector<std::string> Lines = {(S.IsUnion ? "typedef union" : "typedef struct") +
                                      Attributes + " {"};
    for (const std::string &F : Fields)
      Lines.push_back("  " + F);
    Lines.push_back("} " + S.Name + ";");
    return Lines;
  }
};

} // namespace

std::vector<std::string> ampcc::defineStruct(const Language &In, const StructType &S) {
  return StructLayout(In, S).lines();
}

bool ampcc::hasInnerPadding(const Language &In, const StructType &S) {
  return StructLayout(In, S).hasInnerPadding();
}
