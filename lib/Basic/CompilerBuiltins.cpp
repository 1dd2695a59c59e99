//===- CompilerBuiltins.cpp - the built-in functions of Clang that amp code may call -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ampcc/Basic/CompilerBuiltins.h"
#include "ampcc/Basic/Library.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/Expr.h"
#include "clang/Basic/Builtins.h"

using namespace clang;

namespace ampcc {

std::optional<CompilerBuiltin> compilerBuiltin(unsigned ID) {
  switch (ID) {
#define AMPCC_COMPILER_BUILTIN(NAME, KIND)                                                         \
  case Builtin::BI##NAME:                                                                          \
    return CompilerBuiltin::KIND;
#define AMPCC_LATER_BUILTIN(NAME, KIND) AMPCC_COMPILER_BUILTIN(NAME, KIND)
#include "ampcc/Basic/CompilerBuiltins.def"
  default:
    return std::nullopt;
  }
}

StringRef deviceBuiltin(unsigned ID) {
  switch (ID) {
#define AMPCC_DEVICE_BUILTIN(NAME, DEVICE)                                                         \
  case Builtin::BI##NAME:                                                                          \
    return DEVICE;
#include "ampcc/Basic/CompilerBuiltins.def"
  default:
    return "";
  }
}

/// The word of the library's function for the built-in with Clang's number ID; empty if there is
/// none.
static StringRef libraryWord(unsigned ID) {
  switch (ID) {
#define AMPCC_LIBRARY_BUILTIN(NAME, WORD)                                                          \
  case Builtin::BI##NAME:                                                                          \
    return WORD;
#include "ampcc/Basic/CompilerBuiltins.def"
  default:
    return "";
  }
}

bool isLibraryBuiltin(unsigned ID) { return !libraryWord(ID).empty(); }

const FunctionDecl *libraryFunction(const ASTContext &Ast, StringRef Word,
                                    ArrayRef<QualType> Parameters) {
  const DeclContext *Scope = Ast.getTranslationUnitDecl();
  for (StringRef Name : {"Concurrency", "ampcc_detail", "standard_functions"}) {
    const auto Found = Scope->lookup(&Ast.Idents.get(Name));
    if (!Found.isSingleResult() || !isa<NamespaceDecl>(Found.front()))
      return nullptr;
    Scope = cast<NamespaceDecl>(Found.front());
  }
  for (const NamedDecl *D : Scope->lookup(&Ast.Idents.get(Word)))
    if (const auto *Function = dyn_cast<FunctionDecl>(D);
        Function && markWord(Function, Mark::Implements) == Word &&
        llvm::equal(Function->parameters(), Parameters,
                    [&](const ParmVarDecl *Parameter, QualType T) {
                      return Ast.hasSameUnqualifiedType(Parameter->getType(), T);
                    }))
      return Function;
  return nullptr;
}

const FunctionDecl *libraryFunction(const FunctionDecl *Builtin) {
  const StringRef Word = libraryWord(Builtin->getBuiltinID());
  SmallVector<QualType, 2> Parameters;
  for (const ParmVarDecl *Parameter : Builtin->parameters())
    Parameters.push_back(Parameter->getType());
  return Word.empty() ? nullptr : libraryFunction(Builtin->getASTContext(), Word, Parameters);
}

/// Every version has it.
static bool isOfFirstVersion(unsigned ID) {
  switch (ID) {
#define AMPCC_COMPILER_BUILTIN(NAME, KIND) case Builtin::BI##NAME:
#include "ampcc/Basic/CompilerBuiltins.def"
    return true;
  default:
    return false;
  }
}

const Expr *beforeVoidPointer(const Expr *Argument) {
  for (;;) {
    Argument = Argument->IgnoreParens();
    const auto *Cast = dyn_cast<CastExpr>(Argument);
    if (!Cast || !Cast->getType()->isVoidPointerType() ||
        !Cast->getSubExpr()->getType()->isPointerType() || Cast->getCastKind() == CK_LValueToRValue)
      return Argument;
    Argument = Cast->getSubExpr();
  }
}

/// The type of the elements that a pointer to void was before; null if it was nothing else.
static QualType elementType(const Expr *Argument) {
  const QualType T = beforeVoidPointer(Argument)->getType();
  if (!T->isPointerType() || T->isVoidPointerType())
    return {};
  return T->getPointeeType().getCanonicalType().getUnqualifiedType();
}

/// All numbers of type From are numbers of type To.
static bool holds(const ASTContext &Ast, QualType To, QualType From) {
  const uint64_t Wide = Ast.getTypeSize(To), Narrow = Ast.getTypeSize(From);
  const bool IsSigned = To->isSignedIntegerType();
  return From->isSignedIntegerType() == IsSigned ? Narrow <= Wide : IsSigned && Narrow < Wide;
}

QualType wideArithmetic(const ASTContext &Ast, const CallExpr *Call) {
  const QualType T = Call->getArg(2)->getType()->getPointeeType();
  if (Ast.getTypeSize(T) != 64 || !holds(Ast, T, Call->getArg(0)->getType()) ||
      !holds(Ast, T, Call->getArg(1)->getType()))
    return {};
  return T->isSignedIntegerType() ? Ast.LongTy : Ast.UnsignedLongTy;
}

/// Objects of the type are numbers, or consist of them: no pointers, of which a device cannot set a
/// single byte.
static bool isOfNumbers(const ASTContext &Ast, QualType T) {
  T = Ast.getBaseElementType(T).getCanonicalType();
  const CXXRecordDecl *Class = T->getAsCXXRecordDecl();
  if (!Class)
    return T->isArithmeticType() || T->isEnumeralType();
  Class = Class->getDefinition();
  return Class && !Class->isDynamicClass() &&
         llvm::all_of(Class->fields(),
                      [&](const FieldDecl *F) { return isOfNumbers(Ast, F->getType()); }) &&
         llvm::all_of(Class->bases(), [&](const CXXBaseSpecifier &Base) {
           return isOfNumbers(Ast, Base.getType());
         });
}

/// The types of the arguments allow the translation.
static bool hasTranslation(const ASTContext &Ast, const CallExpr *Call, CompilerBuiltin Kind) {
  const QualType Element = Call->getNumArgs() ? elementType(Call->getArg(0)) : QualType();
  switch (Kind) {
  case CompilerBuiltin::FindElement:
    return !Element.isNull() && Element->isIntegerType() &&
           (Ast.getTypeSize(Element) == 8 || Element->isWideCharType());
  case CompilerBuiltin::SetBytes:
    return !Element.isNull() && isOfNumbers(Ast, Element);
  case CompilerBuiltin::Class:
    return !Call->getArg(5)->getType()->isSpecificBuiltinType(BuiltinType::LongDouble);
  case CompilerBuiltin::CopyElements:
  case CompilerBuiltin::CompareBytes:
    return !Element.isNull() && !elementType(Call->getArg(1)).isNull();
  case CompilerBuiltin::Sum:
  case CompilerBuiltin::Difference:
  case CompilerBuiltin::Product:
    if (const QualType Wide = wideArithmetic(Ast, Call); !Wide.isNull())
      return libraryFunction(Ast, "add_overflow", {Wide, Wide, Ast.getPointerType(Wide)});
    // Of all numbers in question, 64 bits hold the result.
    return Ast.getTypeSize(Call->getArg(0)->getType()) <= 32 &&
           Ast.getTypeSize(Call->getArg(1)->getType()) <= 32 &&
           Ast.getTypeSize(Call->getArg(2)->getType()->getPointeeType()) <= 32 &&
           (Kind != CompilerBuiltin::Product ||
            Call->getArg(0)->getType()->isSignedIntegerType() ==
                Call->getArg(1)->getType()->isSignedIntegerType());
  default:
    return true;
  }
}

bool isTranslatedBuiltin(const ASTContext &Ast, const CallExpr *Call, LanguageVersion Version) {
  const unsigned ID = Call->getDirectCallee()->getBuiltinID();
  if (isOfFirstVersion(ID))
    return true;
  if (Call->isTypeDependent() || Call->isValueDependent())
    return Ast.BuiltinInfo.isConstantEvaluated(ID) || allows(Version, Feature::LibraryBuiltins);
  if (allows(Version, Feature::LibraryBuiltins)) {
    if (!deviceBuiltin(ID).empty() || libraryFunction(Call->getDirectCallee()))
      return true;
    if (std::optional<CompilerBuiltin> Kind = compilerBuiltin(ID))
      return hasTranslation(Ast, Call, *Kind);
  }
  Expr::EvalResult Result;
  return !Call->getType()->isVoidType() && Call->EvaluateAsRValue(Result, Ast);
}

/// The operation changes integers alone.
static bool isOfBits(AtomicExpr::AtomicOp Op) {
  switch (Op) {
  case AtomicExpr::AO__atomic_fetch_and:
  case AtomicExpr::AO__atomic_fetch_or:
  case AtomicExpr::AO__atomic_fetch_xor:
  case AtomicExpr::AO__atomic_and_fetch:
  case AtomicExpr::AO__atomic_or_fetch:
  case AtomicExpr::AO__atomic_xor_fetch:
    return true;
  default:
    return false;
  }
}

static bool hasTranslation(AtomicExpr::AtomicOp Op) {
  switch (Op) {
  case AtomicExpr::AO__atomic_load:
  case AtomicExpr::AO__atomic_load_n:
  case AtomicExpr::AO__atomic_store:
  case AtomicExpr::AO__atomic_store_n:
  case AtomicExpr::AO__atomic_exchange:
  case AtomicExpr::AO__atomic_exchange_n:
  case AtomicExpr::AO__atomic_compare_exchange:
  case AtomicExpr::AO__atomic_compare_exchange_n:
  case AtomicExpr::AO__atomic_fetch_add:
  case AtomicExpr::AO__atomic_fetch_sub:
  case AtomicExpr::AO__atomic_fetch_min:
  case AtomicExpr::AO__atomic_fetch_max:
  case AtomicExpr::AO__atomic_add_fetch:
  case AtomicExpr::AO__atomic_sub_fetch:
    return true;
  default:
    return isOfBits(Op);
  }
}

bool isTranslatedAtomic(const ASTContext &Ast, const AtomicExpr *E, LanguageVersion Version) {
  if (!allows(Version, Feature::Atomics))
    return false;
  if (E->isTypeDependent() || E->isValueDependent())
    return true;
  const QualType T =
      E->getPtr()->getType()->getPointeeType().getCanonicalType().getUnqualifiedType();
  const bool IsFloat = T == Ast.FloatTy || T == Ast.DoubleTy;
  if (!IsFloat &&
      (!T->isIntegralOrEnumerationType() || (Ast.getTypeSize(T) != 32 && Ast.getTypeSize(T) != 64)))
    return false;
  return hasTranslation(E->getOp()) && !(IsFloat && isOfBits(E->getOp()));
}

} // namespace ampcc
