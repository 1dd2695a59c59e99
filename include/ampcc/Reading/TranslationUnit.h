//===- Frontend.h - C++ AMP source to a Clang AST -------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Runs an unmodified Clang over a translation unit whose token stream has been rewritten between
// preprocessor and parser: restriction clauses become attributes that Clang's own semantics
// understand (amp: `device`, cpu: `host`, tile_static: an attribute of ampcc), every token keeping
// its place.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_FRONTEND_FRONTEND_H
#define AMPCC_FRONTEND_FRONTEND_H

#include "clang/AST/Type.h"
#include "clang/Basic/Diagnostic.h"
#include "clang/Basic/PartialDiagnostic.h"
#include "clang/Basic/SourceLocation.h"
#include "clang/Lex/Token.h"
#include "llvm/ADT/DenseSet.h"
#include <vector>

namespace clang {
class CompilerInstance;
class FunctionDecl;
} // namespace clang

namespace ampcc {

class UnitFiles;

/// One `restrict(...)` as the user wrote it. Token locations are kept singly because the clause may
/// come from a macro in part or in whole.
struct RestrictClause {
  std::vector<clang::SourceLocation> Tokens; ///< `restrict`, `(`, ..., `)`
  bool Amp = false;
  bool Cpu = false;
  /// The first token of the explicit instantiation whose function has this clause. There is nothing
  /// else that tells: such a function has no declaration in the AST.
  clang::SourceLocation Instantiation;
};

/// Everything in the source that is for ampcc alone.
struct ClauseTable {
  std::vector<RestrictClause> Clauses;
  std::vector<clang::SourceLocation> TileStatics; ///< the `tile_static` tokens
  /// `#pragma clang diagnostic` with a warning group of ampcc, from the '#' to the end of the line.
  std::vector<clang::SourceRange> Pragmas;
  /// Only in sources for Visual C++: the words `each` and `in` of every `for each`, and the names
  /// that miss `template` in front of them.
  std::vector<std::pair<clang::SourceLocation, clang::SourceLocation>> ForEach;
  std::vector<clang::SourceLocation> Templates;
  /// There, too: the word `class` or `struct` of `enum class E` that only names E.
  std::vector<clang::SourceLocation> EnumKeys;
  /// And `sealed` and `abstract`, with what the standard has for them.
  std::vector<std::pair<clang::SourceLocation, std::string>> Specifiers;
  /// Names of namespaces that stand for another one, which the host source has to say.
  std::vector<std::pair<clang::SourceLocation, llvm::StringRef>> Namespaces;
  /// What is only there for an exception: the keyword `throw` and its operand, `try` and its
  /// handlers. All of it follows from what is told of the keyword in amp code.
  std::vector<std::pair<clang::SourceLocation, clang::SourceRange>> Exceptions;
  bool empty() const { return Clauses.empty() && TileStatics.empty(); }
};

/// An error of Clang that was kept back because a rule of ampcc may find the same and say it in
/// better words. Clang counts it as an error; if no rule reports, it has to be given after all.
struct KeptError {
  enum Kind {
    GlobalVariable,
    NoConstructor,  ///< of a class that has none for amp code
    NoOperator,     ///< for operands of the types below, or a member of such a type out of reach
    NoMember,       ///< function that fits a call or an operator; the types are in the code
    ConstArray,     ///< a change of what a container gives, perhaps because of its capture
    Coroutine,      ///< what a coroutine in amp code calls out of reach
    Clause,         ///< the parser met a clause where it takes none
    OwnAttribute,   ///< a warning about an attribute that stands for a clause
    HostConversion, ///< in host code, of a class whose conversions differ by restriction
    Destructor,     ///< out of reach; the type is the class of the object that ends
    WrongIndex,     ///< an element that a container does not have for this index
    KernelEntry,    ///< where the library calls a kernel
    Exception,      ///< in amp code, in what is only there for an exception
    LastKind = Exception
  } K;
  std::vector<clang::StoredDiagnostic> Parts; ///< the error and its notes
  std::vector<clang::QualType> Operands;      ///< the types that the error names
  /// Where it stands, null outside of functions; with KernelEntry the entry.
  const clang::FunctionDecl *Function;
  /// Of the keyword that makes the function a coroutine, or of the clause.
  clang::SourceLocation Culprit;
};

/// The body of a coroutine, pattern or instance; null for other functions.
inline const clang::CoroutineBodyStmt *coroutineBody(const clang::FunctionDecl *Function) {
  return llvm::dyn_cast_or_null<clang::CoroutineBodyStmt>(Function->getBody());
}

/// An error of Clang about a call out of reach that is one under a condition only.
struct DeferredError {
  const clang::FunctionDecl *Function;           ///< the caller
  std::vector<clang::PartialDiagnosticAt> Parts; ///< the error and its notes
};

/// A parsed translation unit, alive while the consumer runs. Errors may have occurred: ask
/// CI.getDiagnostics().
struct TranslationUnit {
  clang::CompilerInstance &CI;
  const ClauseTable &Clauses;
  const UnitFiles &Files;
  /// Where system headers are editable: the tokens of the editable files, before they were
  /// rewritten.
  std::vector<clang::Token> Tokens;
  std::vector<KeptError> Kept;
  /// In special members that the language makes or the user defaults. Their restrictions are
  /// inferred, so these are errors only where amp code uses the member (spec 2.3.2).
  std::vector<DeferredError> OfInferred;
  /// In host functions, about amp functions that default arguments and member initializers call.
  /// Clang resolves those calls once, for amp, so these are errors only where the host has no
  /// function of its own.
  std::vector<DeferredError> OfDefaults;
  /// Where an unknown name has been told: what else is wrong there follows from that.
  llvm::DenseSet<clang::SourceLocation> Unknown;
  /// The same of exceptions in amp code (ClauseTable::Exceptions).
  std::vector<clang::SourceRange> Exceptions;
  /// The host compiler is not Clang, and gives its own warnings about what it sees.
  bool HostWarns = false;
};

enum class FrontendStatus {
  Done, ///< the consumer has run (or errors were reported, see the diagnostics engine)
  /// It needs more standard headers in front of it (StandardHeaders.h): nothing was parsed.
  MissingHeaders,
  /// It changes what the standard headers mean that were read in front of it: nothing was parsed.
  ChangesStandard,
  NoAmp ///< no clause, no tile_static, no AMP header: nothing was parsed
};

} // namespace ampcc

#endif
