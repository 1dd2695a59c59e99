//===- TemplateScope.h - the templates around a place in the source -------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A launch finds its kernel by a key, a string that the host code computes from a type which names
// the place of the functor, a lambda or a class (lib/Rewrite/SiteEdits.h), and ampcc independently.
// Inside of templates a lambda or class exists once for each combination of their arguments, so the
// key and that type list these arguments, outermost template first. KernelIdentity takes them from
// an instantiation for the key, and SiteEdits.cpp writes the parameters of the pattern, the
// template as it is written, in the type. This file computes both lists, so that they have the same
// order. A new kind of template parameter has to appear in both.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_EXTRACT_TEMPLATESCOPE_H
#define AMPCC_EXTRACT_TEMPLATESCOPE_H

#include "clang/AST/DeclTemplate.h"
#include <vector>

namespace ampcc {

/// The template parameters in scope at Inner (a pattern), those of Inner itself included: a
/// TemplateTypeParmDecl, NonTypeTemplateParmDecl or TemplateTemplateParmDecl, or the function
/// parameter (ParmVarDecl) whose `auto` makes its function a template. If a member is defined
/// outside of its class, they are those of the definition, whose names the code at Inner uses.
std::vector<const clang::NamedDecl *> templateParametersInScope(const clang::CXXRecordDecl *Inner);

/// A template argument, and the number of its parameter in templateParametersInScope. A pack has
/// several arguments, or none.
struct ScopeArgument {
  clang::TemplateArgument Arg;
  unsigned Parameter;
  const clang::NamedDecl *Declared; ///< the parameter, from one of the template's declarations
};

/// The arguments in scope at Inner (an instantiation), packs expanded. The argument of a function
/// parameter is the type of the parameter.
std::vector<ScopeArgument> templateArgumentsInScope(const clang::CXXRecordDecl *Inner);

/// For the error about two functors with the same key: the innermost lambda among the template
/// arguments of A, in whose place B has another lambda. As the keys are the same, both are
/// instances of the same source. Null if the functors differ in something else.
const clang::CXXRecordDecl *repeatedLambda(const clang::CXXRecordDecl *A,
                                           const clang::CXXRecordDecl *B);

/// Returns true if Param is a non-type parameter whose type comes from its argument: `auto N`.
bool hasDeducedType(const clang::NamedDecl *Param);

/// Returns true if the parameter list of a template template parameter uses a parameter of its own
/// template or of an enclosing one.
bool dependsOnOuterTemplates(const clang::TemplateTemplateParmDecl *Param);

/// The class in the source: its definition, or that of the template if it is an instance, also if
/// the instance is not complete yet (the look-up of `__ampcc_place` on the host will complete it).
const clang::CXXRecordDecl *writtenClass(const clang::CXXRecordDecl *Class);

/// The class or function in the source: the pattern if D is an instance, else D itself. Lambdas and
/// other declarations are returned unchanged.
const clang::Decl *writtenDecl(const clang::Decl *D);

/// The outermost declaration around Inner that is not a namespace; Rewrite adds declarations that
/// Inner needs before it.
const clang::Decl *fileLevelDecl(const clang::CXXRecordDecl *Inner);

} // namespace ampcc

#endif
