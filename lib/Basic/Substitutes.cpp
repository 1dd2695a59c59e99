//===- Substitutes.cpp - suggestions for host functions in amp code ------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ampcc/Basic/Substitutes.h"
#include "ampcc/Basic/ClassAdvice.h"
#include "ampcc/Basic/ForeignNames.h"
#include "ampcc/Basic/LanguageVersion.h"
#include "llvm/ADT/SmallSet.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringSet.h"

using namespace clang;

namespace ampcc {

namespace {

/// The type of a function's operands; Any: not known, or without a row of its own.
enum class Operand { Any, Int, UnsignedInt, Float, Double };
/// Where a replacement exists.
enum class Side { Amp, Both };

struct Substitute {
  StringRef Name;
  Operand Of;
  Side On;
  StringRef Instead;
};

constexpr Substitute Substitutes[] = {
#define SUBSTITUTE(NAME, OPERAND, SIDE, INSTEAD) {NAME, Operand::OPERAND, Side::SIDE, INSTEAD},
#include "ampcc/Basic/Substitutes.def"
};

Operand operandOf(QualType T) {
  T = T.getNonReferenceType();
  const auto *Type = T->getAs<BuiltinType>();
  switch (Type ? Type->getKind() : BuiltinType::Void) {
  case BuiltinType::Int:
    return Operand::Int;
  case BuiltinType::UInt:
    return Operand::UnsignedInt;
  case BuiltinType::Float:
    return Operand::Float;
  case BuiltinType::Double:
  case BuiltinType::LongDouble:
    return Operand::Double;
  default:
    return Operand::Any;
  }
}

/// Functions that count or test return no number of the type in which they compute, and pow of a
/// float and an int returns a double.
Operand operandOf(const FunctionDecl *Function) {
  const Operand Result = operandOf(Function->getReturnType());
  if (Result == Operand::Float || Result == Operand::Double)
    return Result;
  return Function->getNumParams() ? operandOf(Function->getParamDecl(0)->getType()) : Operand::Any;
}

/// The replacement of a mathematical function; empty for any other.
std::string mathematical(StringRef Name, Operand Of) {
  static const llvm::StringMap<bool> IsFast = {
#define MATHEMATICAL(NAME, IS_FAST) {NAME, IS_FAST},
#include "ampcc/Basic/Substitutes.def"
  };
  auto Row = IsFast.find(Name);
  if (Row == IsFast.end() && Name.ends_with("f")) {
    Row = IsFast.find(Name.drop_back());
    Of = Operand::Float;
  }
  if (Row == IsFast.end())
    return "";
  const std::string Precise = ("precise_math::" + Name + "'").str(),
                    Fast = "fast_math::" + Name.str();
  if (!Row->second || Of == Operand::Int || Of == Operand::UnsignedInt || Of == Operand::Double)
    return "'concurrency::" + Precise + " of <amp_math.h>";
  if (Of == Operand::Float)
    return "'concurrency::" + Fast + "' or '" + Precise + " of <amp_math.h>";
  return "'concurrency::" + Precise + " of <amp_math.h>, or '" + Fast + "' for float";
}

std::string substituteFor(StringRef Name, Operand Of, NamedIn Caller) {
  if (std::string Instead = mathematical(Name, Of); !Instead.empty())
    return "; use " + Instead;
  const Substitute *OfAmp = nullptr, *General = nullptr;
  for (const Substitute &S : Substitutes) {
    if (S.Name != Name || (S.Of != Of && S.Of != Operand::Any))
      continue;
    if (S.On == Side::Both || Caller == NamedIn::Amp) {
      if (S.Of == Of && Of != Operand::Any)
        return ("; use " + S.Instead).str();
      General = &S;
    } else {
      OfAmp = &S;
    }
  }
  if (General)
    return ("; use " + General->Instead).str();
  return OfAmp ? ("; call a function with an overload for each side, of which the 'restrict(amp)' "
                  "one uses " +
                  OfAmp->Instead)
                     .str()
               : "";
}

/// C++ programs have no C functions of these names of their own: the library's would be the same.
bool isOfStandardLibrary(const FunctionDecl *Function) {
  return Function && (Function->isInStdNamespace() || Function->isExternC());
}

} // namespace

bool hasSubstitute(StringRef Name) {
  return !mathematical(Name, Operand::Any).empty() ||
         llvm::any_of(Substitutes, [&](const Substitute &S) { return S.Name == Name; });
}

std::string substituteFor(StringRef Name, NamedIn Caller) {
  return substituteFor(Name, Operand::Any, Caller);
}

std::string substituteFor(StringRef Name, llvm::ArrayRef<QualType> Arguments, NamedIn Caller) {
  llvm::SmallSet<Operand, 4> Types;
  for (QualType T : Arguments)
    Types.insert(operandOf(T));
  Operand Of = Operand::Any;
  // <cmath> computes in double if the operands are of several types.
  if (Types.size() == 1)
    Of = *Types.begin();
  else if (Types.contains(Operand::Double) || Types.contains(Operand::Float))
    Of = Operand::Double;
  return substituteFor(Name, Of, Caller);
}

std::string substituteFor(const NamedDecl *Used, NamedIn Caller) {
  const auto *Function = dyn_cast_or_null<FunctionDecl>(Used);
  if (const auto *Method = dyn_cast_or_null<CXXMethodDecl>(Function)) {
    std::string Instead = insideAdvice(Method->getParent());
    return Instead.empty() ? "" : "; " + Instead;
  }
  if (!isOfStandardLibrary(Function) || !Function->getIdentifier())
    return "";
  std::string Instead = substituteFor(Function->getName(), operandOf(Function), Caller);
  if (!Instead.empty())
    return Instead;
  // A C library may declare a name that is another language's intrinsic as well, as rsqrtf.
  const bool IsOfSystem =
      Function->getASTContext().getSourceManager().isInSystemHeader(Function->getLocation());
  std::optional<ForeignName> Foreign = foreignName(Function->getName());
  return IsOfSystem && Foreign ? ("; " + Foreign->Advice).str() : "";
}

std::string laterVersionFor(StringRef Name, llvm::ArrayRef<QualType> Arguments) {
  static const llvm::StringSet<> Deduced = {
#define DEDUCED(NAME) NAME,
#include "ampcc/Basic/Substitutes.def"
  };
  const bool IsKnown =
      Deduced.contains(Name) || (Name.ends_with("f") && Deduced.contains(Name.drop_back()));
  const bool HasTypes = llvm::none_of(Arguments, [](QualType T) {
    return T.getNonReferenceType()->isSpecificBuiltinType(BuiltinType::LongDouble);
  });
  return IsKnown && HasTypes ? allowedBy(Feature::Deduction) : "";
}

std::string laterVersionFor(const NamedDecl *Used) {
  const auto *Function = dyn_cast_or_null<FunctionDecl>(Used);
  if (const auto *Method = dyn_cast_or_null<CXXMethodDecl>(Function))
    return laterVersionFor(Method->getParent());
  if (!isOfStandardLibrary(Function) || !Function->getIdentifier())
    return "";
  llvm::SmallVector<QualType, 4> Types = {Function->getReturnType()};
  for (const ParmVarDecl *Parameter : Function->parameters())
    Types.push_back(Parameter->getType());
  return laterVersionFor(Function->getName(), Types);
}

std::string onBothSides(const FunctionDecl *AmpOnly) {
  const StringRef Name = AmpOnly->getIdentifier() ? AmpOnly->getName() : "";
  for (const Substitute &S : Substitutes)
    if (S.On == Side::Amp && !Name.empty() && S.Instead.contains(("::" + Name + "'").str()))
      for (const Substitute &General : Substitutes)
        if (General.Name == S.Name && General.On == Side::Both && General.Of == Operand::Any)
          return ("; use " + General.Instead).str();
  return "; call a function with an overload for each side, of which only the 'restrict(amp)' one "
         "calls it";
}

/// The members of a namespace of this name in a scope.
static const DeclContext *space(const DeclContext *Scope, const ASTContext &Ast, StringRef Name) {
  for (const NamedDecl *D : Scope->lookup(&Ast.Idents.get(Name)))
    if (const auto *Found = dyn_cast<NamespaceDecl>(D))
      return Found;
  return nullptr;
}

/// The nested namespace and the header of a name of the library; two empty texts for another name.
static std::pair<StringRef, StringRef> declarationOf(StringRef Name) {
  static const llvm::StringMap<std::pair<StringRef, StringRef>> All = {
#define DECLARED(NAME, SPACE, HEADER) {NAME, {SPACE, HEADER}},
#include "ampcc/Basic/Substitutes.def"
  };
  return All.lookup(Name);
}

std::string namespaceOf(const ASTContext &Ast, StringRef Name) {
  auto [Space, Header] = declarationOf(Name);
  if (Header.empty())
    return "";
  const DeclContext *Scope = space(Ast.getTranslationUnitDecl(), Ast, "Concurrency");
  if (Scope && !Space.empty())
    Scope = space(Scope, Ast, Space);
  if (!Scope || Scope->lookup(&Ast.Idents.get(Name)).empty())
    return "";
  return Space.empty() ? "concurrency" : ("concurrency::" + Space).str();
}

StringRef headerMissing(const ASTContext &Ast, StringRef Name) {
  auto [Space, Header] = declarationOf(Name);
  if (Header.empty())
    return "";
  const TranslationUnitDecl *Unit = Ast.getTranslationUnitDecl();
  // A message about `Concurrency::x` may begin at its first name.
  for (const NamedDecl *D : Unit->lookup(&Ast.Idents.get(Name)))
    if (isa<NamespaceDecl, NamespaceAliasDecl>(D))
      return "";
  const DeclContext *Scope = space(Unit, Ast, "Concurrency");
  if (Scope && !Space.empty())
    Scope = space(Scope, Ast, Space);
  const bool IsDeclared = Scope && !Scope->lookup(&Ast.Idents.get(Name)).empty();
  return IsDeclared ? "" : Header;
}

} // namespace ampcc
