//===- KeptError.h - errors of Clang that wait for ampcc's rules ----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
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

} // namespace ampcc

#endif
