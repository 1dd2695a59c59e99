//===- KeptError.h - errors of Clang that wait for ampcc's rules ----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A kept error is an error of Clang that is not reported until the rules of lib/Sema have run: a
// rule may report the same mistake in terms of C++ AMP, and then the error is dropped. KeptErrors.h
// selects these errors during the parse; lib/Sema/Explanations.h decides afterwards which of them
// are reported. For example, Clang finds no operator for a class; if a rule reports that class as
// not allowed in amp code (the code for the device), its message explains the error.
//
// A further kind of kept error is an enumerator here, a condition in KeptErrors.cpp and a row in
// Explanations.def.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_MESSAGES_KEPTERROR_H
#define AMPCC_MESSAGES_KEPTERROR_H

#include "clang/AST/Type.h"
#include "clang/Basic/Diagnostic.h"
#include "clang/Basic/PartialDiagnostic.h"
#include "clang/Basic/SourceLocation.h"
#include <vector>

namespace clang {
class FunctionDecl;
} // namespace clang

namespace ampcc {

/// An error of Clang that was held back because a rule of ampcc may find the same mistake and
/// report it in terms of C++ AMP. Clang counts it as an error; if no rule explains it, it is
/// reported after all. OwnAttribute is a warning instead.
struct KeptError {
  enum Kind {
    GlobalVariable, ///< amp code uses a global variable
    NoConstructor,  ///< a class has no constructor for amp code
    NoOperator,     ///< no operator for Operands fits, or a member of such a class is out of reach
    NoMember,       ///< no function fits a call or an operator; the types are in the code
    ConstArray,     ///< a change of an element of a container, perhaps because of its capture
    Coroutine,      ///< a coroutine in amp code calls a function that is out of reach
    Clause,         ///< a clause in a place where the parser accepts none
    OwnAttribute,   ///< a warning about an attribute that stands for a clause
    HostConversion, ///< an error in host code about a class whose conversions differ by restriction
    Destructor,     ///< a destructor is out of reach; Operands is the class of the destroyed object
    HostFunction,   ///< no function fits a call, which names one that has a replacement
    ChangedCapture, ///< a lambda changes a variable that it captures by value
    WrongIndex,     ///< an index that a container does not accept
    KernelEntry,    ///< an error where the library calls a kernel
    Exception,      ///< an error in amp code that only runs with exceptions
    LastKind = Exception
  } K;
  std::vector<clang::StoredDiagnostic> Parts; ///< the error and its notes
  std::vector<clang::QualType> Operands;      ///< the types that the error names
  /// The function around the error, null outside of functions; for KernelEntry the entry.
  const clang::FunctionDecl *Function;
  /// For Coroutine the keyword that makes the function one, for Clause the clause or `tile_static`,
  /// for Exception the `throw` or `try`; else invalid.
  clang::SourceLocation Culprit;
};

/// The body of a coroutine, pattern or instance; null for other functions.
inline const clang::CoroutineBodyStmt *coroutineBody(const clang::FunctionDecl *Function) {
  return llvm::dyn_cast_or_null<clang::CoroutineBodyStmt>(Function->getBody());
}

/// An error of Clang about a call out of reach that is an error under a condition only; OfInferred
/// and OfDefaults of TranslationUnit explain the conditions.
struct DeferredError {
  const clang::FunctionDecl *Function;           ///< the caller
  std::vector<clang::PartialDiagnosticAt> Parts; ///< the error and its notes
};

} // namespace ampcc

#endif
