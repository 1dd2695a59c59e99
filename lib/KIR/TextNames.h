//===- TextNames.h - unique names and types for KIR's text form ----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// TextExprWriter, which writes KIR, the intermediate representation, as text, derives from
// TextNames. In KIR two variables, functions or structs may have one name, because nodes refer to
// each other by pointers. The text refers to them by name, so each gets a unique one: the second
// `x` becomes `x$2`. TextWords.h lists the words that need backquotes as names. Change this code if
// a text names an entity in a way that the reader resolves to another.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_KIR_TEXTNAMES_H
#define AMPCC_LIB_KIR_TEXTNAMES_H

#include "TextWords.h"
#include "ampcc/KIR/Module.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"
#include <algorithm>

namespace ampcc::kir {

/// One unique name for each entity of a module; types are written with them. No variable or
/// function has the name of a struct, because the reader could not distinguish the two.
class TextNames {
  struct Scope {
    llvm::DenseMap<const void *, std::string> Names;
    llvm::StringMap<unsigned> Uses;
  };
  Scope Structs, Functions, Vars;

  /// Entities may share a name before assign-names has run: the second becomes `name$2`.
  std::string &nameOf(const void *Entity, llvm::StringRef Wish, Scope &S,
                      bool (*IsWord)(llvm::StringRef) = isWordOfFunctions) {
    auto [It, New] = S.Names.try_emplace(Entity);
    if (!New)
      return It->second;
    const std::string Base = withoutDollars(Wish);
    unsigned &N = S.Uses.try_emplace(Base, Structs.Uses.lookup(Base)).first->second;
    ++N;
    return It->second = quoted(Base, N == 1 && !Exact ? "" : "$" + llvm::utostr(N), IsWord);
  }

  /// Returns true if no field before Index has the same name.
  static bool isFirst(const StructType &S, unsigned Index) {
    const std::string Name = withoutDollars(S.Fields[Index].Name);
    return llvm::none_of(llvm::ArrayRef(S.Fields).take_front(Index),
                         [&](const Field &F) { return withoutDollars(F.Name) == Name; });
  }

protected:
  /// Every name gets a number, so that no name of the program is a word of the text form
  /// (exactText). Else only a repeated name gets one.
  const bool Exact;

  static std::string withoutDollars(llvm::StringRef Name) {
    std::string Result = Name.str();
    std::replace(Result.begin(), Result.end(), '$', '_');
    return Result;
  }

  static std::string quoted(llvm::StringRef Base, llvm::StringRef Suffix,
                            bool (*IsWord)(llvm::StringRef) = isWordOfFunctions) {
    bool Plain = !Base.empty() && !llvm::isDigit(Base[0]) &&
                 llvm::all_of(Base, [](char C) { return llvm::isAlnum(C) || C == '_'; });
    const std::string Name = (Base + Suffix).str();
    return Plain && !IsWord(Name) ? Name : "`" + Name + "`";
  }

public:
  explicit TextNames(bool Exact = false) : Exact(Exact) {}

  std::string var(const Var *V) { return nameOf(V, V->Name, Vars); }
  std::string function(const Function *F) { return nameOf(F, F->Name, Functions); }
  std::string structName(const StructType *S) {
    return nameOf(S, S->Name, Structs, [](llvm::StringRef Name) {
      return isWordOfFunctions(Name) || isWordOfModules(Name);
    });
  }
  std::string field(const Field &F) const {
    return quoted(withoutDollars(F.Name), Exact ? "$" : "");
  }
  /// The field that M names: by its name if it is the first field of that name, else, and always if
  /// Exact is set, by its index, `$2`.
  std::string field(const Member *M) const {
    auto *S = llvm::cast<StructType>(M->Base->type());
    return Exact || !isFirst(*S, M->Index) ? "$" + llvm::utostr(M->Index)
                                           : field(S->Fields[M->Index]);
  }
  /// A declaration: the type and the name, in backquotes if the name would continue the type.
  std::string declared(const Type *T, const std::string &Name) {
    const bool IsSpace = T->isPointer() && isSpaceWord(Name);
    return type(T) + ' ' + (IsSpace ? "`" + Name + "`" : Name);
  }

  /// Must come before each function: forgets the names of variables, so that the functions may use
  /// the same ones.
  void nextFunction() { Vars = Scope(); }

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
    case Type::Kind::Vector:
      return type(llvm::cast<VectorType>(T)->Element) + "{" +
             llvm::utostr(llvm::cast<VectorType>(T)->Lanes) + "}";
    case Type::Kind::Struct:
      return structName(llvm::cast<StructType>(T));
    }
    llvm_unreachable("all kinds are handled");
  }
};

} // namespace ampcc::kir

#endif
