//===- SiteEdits.h - types that identify a place in the host source ------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A launch finds its kernel by a key, a string that the host compiler computes from the type of the
// functor, and ampcc independently. Lambdas and local classes have no name that both know. So in
// the host source, the user's text with ampcc's edits, such a type gets a hash of its place in the
// source, its site (KernelIdentity.h), from which both compute the key:
//
//   struct S { ... };  ->  struct S { using __ampcc_place = __ampcc_class_site<S, 0x12ab>; ... };
//
// HostEdits calls addMember() for classes, and LambdaEdits calls wrapLambda(). KernelIdentity
// decides which classes and lambdas need it. Change the written form with amp/detail/kernel_key.h,
// which reads it.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_REWRITE_SITEEDITS_H
#define AMPCC_LIB_REWRITE_SITEEDITS_H

#include "RewriteContext.h"
#include "clang/AST/DeclTemplate.h"
#include "llvm/ADT/DenseSet.h"

namespace ampcc {

/// Gives lambdas and classes that occur in a kernel's key a type that names their place, by its
/// hash and the arguments of the enclosing templates (docs/runtime-abi.md). For that it gives names
/// to unnamed template parameters and, for each template template parameter, declares a class
/// template before the enclosing declaration at namespace scope. Reports an error if a parameter
/// cannot be named.
class SiteEdits {
public:
  explicit SiteEdits(const RewriteContext &C) : C(C) {}

  /// Wraps Range, the tokens of Lambda: `__ampcc_tag<__ampcc_site<...>>(...)`.
  void wrapLambda(const clang::LambdaExpr *Lambda, TokenRange Range);
  /// Adds the member type `__ampcc_place` to the definition of a class. Does nothing if the
  /// definition is not in the tokens of the unit.
  void addMember(const clang::CXXRecordDecl *Class);

private:
  /// The text of the template arguments of a site: the hash, then a type for each parameter.
  std::string placeArguments(const clang::CXXRecordDecl *Class);
  /// The text of a type that holds the value of Param.
  std::string constantType(const clang::NonTypeTemplateParmDecl *Param, llvm::StringRef Name) const;
  /// Declares the class template that takes Param as its argument. Returns its name.
  std::string templateFor(const clang::TemplateTemplateParmDecl *Param,
                          const clang::CXXRecordDecl *Class, unsigned Number);
  /// The first token of a declaration at namespace scope.
  std::optional<unsigned> beginOfFileLevel(const clang::Decl *D) const;
  /// The name of Param. An unnamed one gets a name in the source (writeParameterName).
  std::string parameterName(const clang::NamedDecl *Param);
  void writeParameterName(const clang::NamedDecl *Param, llvm::StringRef Name);

  const RewriteContext &C;
  llvm::DenseSet<clang::SourceLocation> Named; ///< parameters that were given a name
};

} // namespace ampcc

#endif
