//===- DelayedTemplates.h - bodies of templates that are not parsed yet --===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Visual C++ parses the body of a template only when it is instantiated, so programs for it may
// have errors in other bodies. ampcc enables the same behaviour of Clang, late parsing, with
// --amp-msvc, and GccRepairs removes bodies that nothing instantiated from the host source, the
// text for the host compiler, because g++ would parse them. Bodies of friends and bodies in macros
// stay. DeclRanges (lib/Rewrite) finds the end of such a function by delayedBody(). Relies on
// -fdelayed-template-parsing: Sema::MarkAsLateParsedTemplate puts the tokens of a body into
// Sema::LateParsedTemplateMap, and they stay there until something instantiates the function. The
// language option may change between two declarations, since the parser reads it at each body.
// DeclRanges would not need delayedBody() if FunctionDecl::getEndLoc() were valid for a body that
// is not parsed.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_CLANGHOOKS_DELAYEDTEMPLATES_H
#define AMPCC_CLANGHOOKS_DELAYEDTEMPLATES_H

#include "clang/AST/Decl.h"
#include "clang/Basic/LangOptions.h"
#include "clang/Lex/Token.h"
#include "clang/Sema/Sema.h"

namespace ampcc {

/// From the next declaration on, Clang parses the bodies of templates only when it instantiates
/// them; at once if `On` is false.
inline void delayTemplates(clang::LangOptions &Language, bool On = true) {
  Language.DelayedTemplateParsing = On;
}

/// The tokens of a body that is not parsed, its closing brace last; empty for any other function.
/// Valid until the function is instantiated.
llvm::ArrayRef<clang::Token> delayedBody(const clang::Sema &S, const clang::FunctionDecl *Function);

/// The functions whose bodies Sema still holds as tokens, in the order of the source.
std::vector<const clang::FunctionDecl *> delayedFunctions(const clang::Sema &S);

} // namespace ampcc

#endif
