//===- TemplateScope.h - the templates around a place in the source -------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A lambda or class inside of templates exists once per combination of their arguments. Its key and
// the tag in the host source both list these arguments, outermost template first: the key takes
// them from an instantiation, the tag writes the parameters of the pattern. Both lists are made
// here.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_EXTRACT_TEMPLATESCOPE_H
#define AMPCC_EXTRACT_TEMPLATESCOPE_H

#include "clang/AST/DeclTemplate.h"
#include <vector>

namespace ampcc {

/// The template parameters in scope where Inner (a pattern) stands, as they are declared for that
/// place: a TemplateTypeParmDecl, NonTypeTemplateParmDecl or TemplateTemplateParmDecl, or the
/// function parameter (ParmVarDecl) that `auto` makes a template of. A class counts its own.
std::vector<const clang::NamedDecl *> templateParametersInScope(const clang::CXXRecordDecl *Inner);

/// A template argument, and the number of its parameter among templateParametersInScope: that of a
/// pack has several, or none.
struct ScopeArgument {
  clang::TemplateArgument Arg;
  unsigned Parameter;
  const clang::NamedDecl *Declared; ///< the parameter, as some declaration of the template has it
};

/// The arguments in an instantiation, packs expanded. The argument of a function parameter is its
/// type.
std::vector<ScopeArgument> templateArgumentsInScope(const clang::CXXRecordDecl *Inner);

/// The lambda among the arguments around two kernels of one place that differs only in being made
/// once more; null where there is none.
const clang::CXXRecordDecl *repeatedLambda(const clang::CXXRecordDecl *A,
                                           const clang::CXXRecordDecl *B);

/// The type of a non-type parameter comes from its argument: `auto N`.
bool hasDeducedType(const clang::NamedDecl *Param);

/// The parameter list of a template template parameter speaks of the templates around it.
bool dependsOnOuterTemplates(const clang::TemplateTemplateParmDecl *Param);

/// The class as it is written: of a specialisation its template, also where nothing has completed
/// it yet (the host's look-up of `__ampcc_place` will).
const clang::CXXRecordDecl *writtenClass(const clang::CXXRecordDecl *Class);

/// A class or function as it is written: of an instance its pattern.
const clang::Decl *writtenDecl(const clang::Decl *D);

/// The declaration in a namespace, or in none, in which Inner is written.
const clang::Decl *fileLevelDecl(const clang::CXXRecordDecl *Inner);

} // namespace ampcc

#endif
