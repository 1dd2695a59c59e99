//===- VisualCppFriends.cpp - friends as declarations of the namespace ----===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// To Visual C++ a friend declaration declares the class or function for the rest of the namespace.
// Standard C++ finds such a function by its arguments alone, and such a class not at all.
//
//===----------------------------------------------------------------------===//
#include "ampcc/VisualCpp/RawText.h"
#include "ampcc/VisualCpp/VisualCppRepairs.h"
#include "clang/AST/DeclFriend.h"
#include "clang/AST/DeclTemplate.h"
#include "clang/Frontend/CompilerInstance.h"
#include "clang/Lex/Lexer.h"
#include "clang/Sema/Sema.h"

using namespace clang;

namespace ampcc {

/// The repair inserts a declaration of the class before the class that has the friend.
void VisualCppRepairs::declareFriends(const DeclContext *In) {
  const SourceManager &SM = CI.getSourceManager();
  for (const Decl *D : In->decls()) {
    if (SM.isInSystemHeader(D->getLocation()) && !isa<NamespaceDecl>(D))
      continue;
    const auto *Template = dyn_cast<ClassTemplateDecl>(D);
    const auto *User = Template ? Template->getTemplatedDecl() : dyn_cast<CXXRecordDecl>(D);
    if (User && User->hasDefinition() && User->isThisDeclarationADefinition())
      for (const FriendDecl *Friend : User->friends()) {
        const TypeSourceInfo *Type = Friend->getFriendType();
        const auto *Class = Type ? Type->getType()->getAsCXXRecordDecl() : nullptr;
        if (Class && (Class = cast<CXXRecordDecl>(Class->getFirstDecl())) &&
            Class->getLexicalDeclContext() == User && Class->isThisDeclarationReferenced())
          Repairs.insert(SM, D->getBeginLoc(),
                         (Class->getKindName() + " " + Class->getName() + "; ").str());
      }
    const auto *Space = dyn_cast<DeclContext>(D);
    if (Space && Space->isFileContext())
      declareFriends(Space);
  }
}

/// The friend function of that name in a class before the place, whose class is no template.
static const FunctionDecl *friendFunction(const DeclContext *In, StringRef Name,
                                          SourceLocation Place, const SourceManager &SM) {
  for (const Decl *D : In->decls()) {
    if (!SM.isBeforeInTranslationUnit(D->getLocation(), Place) ||
        (SM.isInSystemHeader(D->getLocation()) && !isa<NamespaceDecl>(D)))
      continue;
    const auto *Class = dyn_cast<CXXRecordDecl>(D);
    if (Class && Class->hasDefinition() && Class->isThisDeclarationADefinition())
      for (const FriendDecl *Friend : Class->friends())
        if (const auto *Function = dyn_cast_or_null<FunctionDecl>(Friend->getFriendDecl());
            Function && Function->getIdentifier() && Function->getName() == Name &&
            Function->getLocation().isFileID())
          return Function;
    if (const auto *Space = dyn_cast<DeclContext>(D); Space && Space->isFileContext())
      if (const FunctionDecl *Found = friendFunction(Space, Name, Place, SM))
        return Found;
  }
  return nullptr;
}

/// `helper(1)`, where a class has `friend int helper(int) { ... }`. The repair inserts a
/// declaration of the function after the class.
bool VisualCppRepairs::declareFriend(SourceLocation Name) {
  const SourceManager &SM = CI.getSourceManager();
  RawText Call(SM, CI.getLangOpts(), Name);
  if (!Call.is(0, tok::raw_identifier) || !Call.is(1, tok::l_paren) || !CI.hasSema())
    return false;
  const FunctionDecl *Function =
      friendFunction(CI.getASTContext().getTranslationUnitDecl(), Call.word(0), Name, SM);
  const auto *Class =
      Function ? dyn_cast<CXXRecordDecl>(Function->getLexicalDeclContext()) : nullptr;
  if (!Class || !Class->getDeclContext()->isFileContext())
    return false;
  RawText After(SM, CI.getLangOpts(), Class->getBraceRange().getEnd());
  RawText Written(SM, CI.getLangOpts(), Function->getBeginLoc());
  size_t End = 0;
  while (End < Written.size() && !Written.is(End, tok::l_brace) && !Written.is(End, tok::semi))
    End = (Written.is(End, tok::l_paren) ? Written.closing(End) : End) + 1;
  if (!After.is(1, tok::semi) || End == 0 || End >= Written.size())
    return false;
  const size_t First = Written.isWord(0, "friend");
  StringRef Text = Lexer::getSourceText(
      CharSourceRange::getCharRange(Written.begin(First), Written.end(End - 1)), SM,
      CI.getLangOpts());
  Repairs.insert(SM, After.end(1), (" " + Text + ";").str());
  return true;
}

} // namespace ampcc
