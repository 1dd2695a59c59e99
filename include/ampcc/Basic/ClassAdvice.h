//===- ClassAdvice.h - substitutes for standard classes in amp code --------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Amp code, the code for the device, cannot use most classes of the standard library. For an object
// of such a class, lib/Sema and lib/Messages take the advice to the user from this table,
// ClassAdvice.def. For example, the note for a captured variable `v` of type std::vector<int> is
// "declare 'array_view<int> view(v)' before the launch, and capture 'view'". To advise about
// another class, add a row.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_BASIC_CLASSADVICE_H
#define AMPCC_BASIC_CLASSADVICE_H

#include "clang/AST/DeclCXX.h"

namespace ampcc {

/// The advice for one class, as texts that begin with a verb, for formatAdvice(). %0: the first
/// template argument; %1: the name of the captured variable.
struct ClassAdvice {
  llvm::StringRef Captured; ///< for an object that a kernel captures
  llvm::StringRef Inside;   ///< for an object in amp code
  bool IsDeduced; ///< amp code of version 1.3 calls its functions, if it consists of numbers
};

/// The row of Class; nothing if the table has none. Class may be null.
std::optional<ClassAdvice> adviceFor(const clang::CXXRecordDecl *Class);

/// The first template argument, if it is a type; else a null type.
clang::QualType elementOf(const clang::CXXRecordDecl *Class);

/// A text of ClassAdvice with its arguments. Empty if it names a template argument that the class
/// does not have.
std::string formatAdvice(llvm::StringRef Text, const clang::CXXRecordDecl *Class,
                         llvm::StringRef Variable);

/// The advice for an object of the class in amp code. Empty if there is none. Class may be null.
std::string insideAdvice(const clang::CXXRecordDecl *Class);

/// "; amp:1.3 allows it (--amp-version=1.3)" if that version calls the functions of the class; else
/// empty. Class may be null.
std::string laterVersionFor(const clang::CXXRecordDecl *Class);

} // namespace ampcc

#endif
