//===- TemplateScope.h - the templates around a place in the source -------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A lambda or class inside of templates exists once for each combination of their arguments. Its
// key and the tag in the host source both list these arguments, outermost template first: the key
// takes them from an instantiation, the tag writes the parameters of the pattern. This file
// computes both lists, so that they have the same order.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_EXTRACT_TEMPLATESCOPE_H
#define AMPCC_EXTRACT_TEMPLATESCOPE_H

#include "clang/AST/DeclTemplate.h"
#include <vector>

namespace ampcc {

/// The template parameters in scope at Inner (a pattern), as they are declared for that place: a
/// TemplateTypeParmDecl, NonTypeTemplateParmDecl or TemplateTemplateParmDecl, or the function
/// parameter (ParmVarDecl) whose `auto` makes its function a template. The parameters of Inner
/// itself are included.
std::vector<const clang::NamedDecl *> templateParametersInScope(const clang::CXXRecordDecl *Inner);

/// A template argument, and the number of its parameter in templateParametersInScope. A pack has
/// several arguments, or none.
struct ScopeArgument {
  clang::TemplateArgument Arg;
  unsigned Parameter;
  const clang::NamedDecl *Declared; ///< the parameter, from one of the template's declarations
};

/// The arguments in an instantiation, packs expanded. The argument of a function parameter is its
/// type.
std::vector<ScopeArgument> templateArgumentsInScope(const clang::CXXRecordDecl *Inner);

/// The lambda by which two kernels of one place differ if it is the only difference and both
/// lambdas are instances of the same source; null otherwise.
const clang::CXXRecordDecl *repeatedLambda(const clang::CXXRecordDecl *A,
                                           const clang::CXXRecordDecl *B);

/// The type of a non-type parameter comes from its argument: `auto N`.
bool hasDeducedType(const clang::NamedDecl *Param);

/// The parameter list of a template template parameter depends on the enclosing templates.
bool dependsOnOuterTemplates(const clang::TemplateTemplateParmDecl *Param);

/// The class in the source: the template of a specialisation, also if the specialisation is not
/// complete yet (the look-up of `__ampcc_place` on the host will complete it).
const clang::CXXRecordDecl *writtenClass(const clang::CXXRecordDecl *Class);

/// The class or function in the source: the pattern of an instance.
const clang::Decl *writtenDecl(const clang::Decl *D);

/// The outermost declaration around Inner below namespaces.
const clang::Decl *fileLevelDecl(const clang::CXXRecordDecl *Inner);

} // namespace ampcc

#endif
