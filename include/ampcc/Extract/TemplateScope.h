//===- TemplateScope.h - the templates around a place in the source -------===//
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

/// The arguments for them in an instantiation, packs expanded. The argument of a function parameter
/// is its type.
std::vector<clang::TemplateArgument> templateArgumentsInScope(const clang::CXXRecordDecl *Inner);

} // namespace ampcc

#endif
