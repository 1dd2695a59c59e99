//===- VisualCppPosix.cpp - a program's own names that POSIX has as well --===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Windows has no fork(), gamma() and the like, so that programs declare such names themselves. The
// headers of C++ bring those of POSIX. A unit with an own name is parsed again while the header of
// the system declares its function under another name (amp-msvc/detail/posix_names_hidden.h).
//
//===----------------------------------------------------------------------===//
#include "ampcc/VisualCpp/RawText.h"
#include "ampcc/VisualCpp/VisualCppRepairs.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/Decl.h"
#include "clang/Frontend/CompilerInstance.h"
#include "clang/Lex/Preprocessor.h"

using namespace clang;

namespace ampcc {

/// The macro is of the header that can hide the name.
static bool canBeHidden(Preprocessor &PP, StringRef Name) {
  return PP.isMacroDefined(PP.getIdentifierInfo(("AMP_MSVC_POSIX_" + Name).str()));
}

void VisualCppRepairs::hidePosixName(SourceLocation Name) {
  RawText Text(CI.getSourceManager(), CI.getLangOpts(), Name);
  if (Text.is(0, tok::raw_identifier) && canBeHidden(CI.getPreprocessor(), Text.word(0)))
    Repairs.useOwn(Text.word(0));
}

/// A definition like the declaration of the system is no error, but the program's function would
/// take the place of the one that the C library calls.
void VisualCppRepairs::hideReplacedFunctions() {
  const SourceManager &SM = CI.getSourceManager();
  for (const Decl *D : CI.getASTContext().getTranslationUnitDecl()->decls()) {
    const auto *Function = dyn_cast<FunctionDecl>(D);
    if (Function && Function->getPreviousDecl() && Function->isThisDeclarationADefinition() &&
        !SM.isInSystemHeader(Function->getLocation()) &&
        SM.isInSystemHeader(Function->getFirstDecl()->getLocation()))
      hidePosixName(Function->getLocation());
  }
}

} // namespace ampcc
