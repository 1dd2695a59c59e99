//===- TextNames.h - names and types in the text form of KIR --------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_LIB_KIR_TEXTNAMES_H
#define AMPCC_LIB_KIR_TEXTNAMES_H

#include "ampcc/KIR/Module.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"
#include <algorithm>

namespace ampcc::kir {

/// One name for each entity, whatever the module calls them; types are written with them.
class TextNames {
  llvm::DenseMap<const void *, std::string> Names;
  llvm::StringMap<unsigned> StructUses, FunctionUses, VarUses;

  /// Entities may share a name before AssignNames has run: the second becomes `name$2`.
  std::string &nameOf(const void *Entity, llvm::StringRef Wish, llvm::StringMap<unsigned> &Uses) {
    auto [It, New] = Names.try_emplace(Entity);
    if (!New)
      return It->second;
    std::string Base = Wish.str();
    std::replace(Base.begin(), Base.end(), '$', '_');
    unsigned N = ++Uses[Base];
    return It->second = quoted(Base, N == 1 && !Exact ? "" : "$" + llvm::utostr(N));
  }

protected:
  /// No name is a word of the text form: each has a number.
  const bool Exact;

  static std::string quoted(llvm::StringRef Base, llvm::StringRef Behind) {
    bool Plain = !Base.empty() && !llvm::isDigit(Base[0]) &&
                 llvm::all_of(Base, [](char C) { return llvm::isAlnum(C) || C == '_'; });
    const std::string Name = (Base + Behind).str();
    return Plain ? Name : "`" + Name + "`";
  }

public:
  explicit TextNames(bool Exact = false) : Exact(Exact) {}

  std::string var(const Var *V) { return nameOf(V, V->Name, VarUses); }
  std::string function(const Function *F) { return nameOf(F, F->Name, FunctionUses); }
  std::string structName(const StructType *S) { return nameOf(S, S->Name, StructUses); }

  /// Variables are named anew: those of the functions so far are out of sight.
  void nextFunction() { VarUses.clear(); }

  static std::string space(Space AS) {
    std::string Text;
    for (auto [Part, Name] : {std::pair(Space::Private, " private"),
                              {Space::Local, " local"},
                              {Space::Global, " global"},
                              {Space::Constant, " constant"}})
      if (AS != Space::Unresolved && includes(AS, Part))
        Text += Name;
    return Text;
  }

  std::string type(const Type *T) {
    switch (T->kind()) {
    case Type::Kind::Void:
      return "void";
    case Type::Kind::Bool:
      return "bool";
    case Type::Kind::Int: {
      auto *I = llvm::cast<IntType>(T);
      const char *Base = I->Bits == 8    ? "char"
                         : I->Bits == 16 ? "short"
                         : I->Bits == 32 ? "int"
                                         : "long";
      return (I->Signed ? "" : "u") + std::string(Base);
    }
    case Type::Kind::Float:
      return llvm::cast<FloatType>(T)->Bits == 32 ? "float" : "double";
    case Type::Kind::Pointer: {
      auto *P = llvm::cast<PointerType>(T);
      return type(P->Pointee) + (P->Const ? " const*" : "*") + space(P->AS);
    }
    case Type::Kind::Array: {
      std::string Dims;
      while (auto *A = llvm::dyn_cast<ArrayType>(T)) {
        Dims += "[" + llvm::utostr(A->Count) + "]";
        T = A->Element;
      }
      return type(T) + Dims;
    }
    case Type::Kind::Struct:
      return structName(llvm::cast<StructType>(T));
    }
    llvm_unreachable("all kinds are handled");
  }
};

} // namespace ampcc::kir

#endif
