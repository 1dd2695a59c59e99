//===- VisualCppExceptions.cpp - std::exception with a text ---------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ampcc/VisualCpp/RawText.h"
#include "ampcc/VisualCpp/VisualCppRepairs.h"
#include "clang/AST/DeclCXX.h"
#include "clang/Frontend/CompilerInstance.h"
#include "clang/Lex/Lexer.h"
#include "clang/Sema/Sema.h"

using namespace clang;

namespace ampcc {

bool isStdException(QualType Type) {
  const CXXRecordDecl *Class = Type.isNull() ? nullptr : Type->getAsCXXRecordDecl();
  return Class && Class->isInStdNamespace() && Class->getIdentifier() &&
         Class->getName() == "exception";
}

/// The standard's std::exception stores no text. Replaces it by a class derived from it that does,
/// also as the base of a user's class.
void VisualCppRepairs::replaceException(SourceLocation Type) {
  const SourceManager &SM = CI.getSourceManager();
  RawText Text(SM, CI.getLangOpts(), Type);
  size_t I = 0;
  while (Text.is(I, tok::coloncolon) || Text.isWord(I, "std"))
    ++I;
  auto Replace = [&](SourceLocation Begin, SourceLocation End) {
    Repairs.replace(SM, Begin, SM.getFileOffset(End) - SM.getFileOffset(Begin),
                    "::amp_msvc::exception");
  };
  if (!Text.isWord(I, "exception")) {
    // `std::exception e("text")`: the message is at the variable.
    RawTextBefore Before(SM, CI.getLangOpts(), Type);
    size_t First = 0;
    while (Before.isOneOf(First + 1, tok::coloncolon) || Before.isWord(First + 1, "std"))
      ++First;
    if (Before.isWord(0, "exception"))
      Replace(Before.begin(First), Before.end(0));
    return;
  }
  Replace(Text.begin(0), Text.end(I));
  const DeclContext *Context = CI.hasSema() ? CI.getSema().CurContext : nullptr;
  auto *Constructor = dyn_cast_or_null<CXXConstructorDecl>(Context);
  if (!Constructor)
    return;
  for (const CXXBaseSpecifier &Base : Constructor->getParent()->bases()) {
    SourceRange Written = Base.getTypeSourceInfo()->getTypeLoc().getSourceRange();
    if (isStdException(Base.getType()) && Written.getBegin().isFileID())
      Replace(Written.getBegin(),
              Lexer::getLocForEndOfToken(Written.getEnd(), 0, SM, CI.getLangOpts()));
  }
}

} // namespace ampcc
