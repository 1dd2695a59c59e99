//===- VisualCppLater.cpp - names that class templates use before their declaration ===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Visual C++ parses the members of a class template when it instantiates the template, so they may
// name what the namespace declares later. At the end of the unit such a name is found: a class is
// declared before the template, a constant or a typedef is moved there.
//
//===----------------------------------------------------------------------===//
#include "ampcc/VisualCpp/RawText.h"
#include "ampcc/VisualCpp/VisualCppRepairs.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/DeclTemplate.h"
#include "clang/Frontend/CompilerInstance.h"
#include "clang/Lex/Lexer.h"
#include "clang/Sema/Sema.h"

using namespace clang;

namespace ampcc {

/// The innermost declaration outside of classes and functions in which the parser is.
static Decl *declarationOfNamespace(Sema &S) {
  DeclContext *Context = S.CurContext;
  while (Context && !Context->isTranslationUnit()) {
    DeclContext *Parent = Context->getParent();
    if (Parent && Parent->isFileContext())
      return Decl::castFromDeclContext(Context);
    Context = Parent;
  }
  return nullptr;
}

/// Visual C++ reads the members of a class template when it instantiates the template.
void VisualCppRepairs::declareBefore(SourceLocation Name, const NamespaceDecl *Space) {
  RawText Text(CI.getSourceManager(), CI.getLangOpts(), Name);
  if (!CI.hasSema() || !Name.isFileID() || !Text.is(0, tok::raw_identifier))
    return;
  auto *User = dyn_cast_or_null<CXXRecordDecl>(declarationOfNamespace(CI.getSema()));
  if (User && User->getDescribedClassTemplate())
    Later.push_back({User, &CI.getASTContext().Idents.get(Text.word(0)), Space});
}

/// The text of a declaration of the class or class template, which has its default arguments where
/// it is defined.
static std::string forwardDeclaration(const NamedDecl *D, const SourceManager &SM,
                                      const LangOptions &Language) {
  std::string Text;
  const auto *Template = dyn_cast<ClassTemplateDecl>(D);
  const auto *Class = Template ? Template->getTemplatedDecl() : dyn_cast<CXXRecordDecl>(D);
  if (!Class || Class->isUnion())
    return Text;
  if (Template) {
    Text = "template <";
    for (const NamedDecl *Parameter : *Template->getTemplateParameters()) {
      SourceRange Range = Parameter->getSourceRange();
      if (auto *Type = dyn_cast<TemplateTypeParmDecl>(Parameter);
          Type && Type->hasDefaultArgument())
        Range.setEnd(Type->getLocation());
      else if (auto *Value = dyn_cast<NonTypeTemplateParmDecl>(Parameter);
               Value && Value->hasDefaultArgument())
        Range.setEnd(Value->getLocation());
      else if (isa<TemplateTemplateParmDecl>(Parameter))
        return std::string();
      if (Text.back() != '<')
        Text += ", ";
      Text += Lexer::getSourceText(CharSourceRange::getTokenRange(Range), SM, Language);
    }
    Text += "> ";
  }
  return Text + Class->getKindName().str() + " " + Class->getName().str() + "; ";
}

/// A constant whose value the compiler knows, or a typedef, at namespace scope.
static bool isMovable(const NamedDecl *D, const ASTContext &Ast) {
  const auto *Constant = dyn_cast<VarDecl>(D);
  return isa<TypedefNameDecl>(D) ||
         (Constant && Constant->hasInit() && Constant->isUsableInConstantExpressions(Ast));
}

/// Moves the declaration, if it declares one name, from its later place to the class template that
/// uses it. The number of lines stays the same.
void VisualCppRepairs::moveBefore(const NamedDecl *D, const LaterName &Use) {
  const SourceManager &SM = CI.getSourceManager();
  const SourceLocation Begin = D->getBeginLoc();
  RawText Text(SM, CI.getLangOpts(), Begin);
  size_t End = 0;
  for (; End < Text.size() && !Text.is(End, tok::semi); ++End) {
    if (Text.is(End, tok::comma))
      return;
    if (Text.is(End, tok::l_paren) || Text.is(End, tok::l_brace) || Text.is(End, tok::l_square))
      End = Text.closing(End);
  }
  if (!Begin.isFileID() || End >= Text.size())
    return;
  const auto Source = [&](SourceLocation From, SourceLocation To) {
    return Lexer::getSourceText(CharSourceRange::getCharRange(From, To), SM, CI.getLangOpts());
  };
  const StringRef Old = Source(Begin, Text.end(End));
  std::string Moved; // without comments
  for (size_t I = 0; I <= End; ++I)
    Moved += (Source(Text.begin(I), Text.end(I)) + " ").str();
  if (Use.Space)
    Moved = (Use.Space->isInline() ? "inline namespace " : "namespace ") +
            Use.Space->getName().str() + " { " + Moved + "} ";
  Repairs.replace(SM, Begin, Old.size(), std::string(Old.count('\n'), '\n'));
  Repairs.insert(SM, Use.User->getDescribedClassTemplate()->getBeginLoc(), Moved);
}

/// Where the template's namespace, or a namespace in it that the name is qualified with, declares
/// the name; else null.
static const NamedDecl *declarationAfter(const DeclContext *Space, const CXXRecordDecl *User,
                                         const IdentifierInfo *Word, const SourceManager &SM) {
  const DeclContext *C = Space ? Space : User->getDeclContext();
  while (!Space && C && C->lookup(Word).empty())
    C = C->getParent();
  const DeclContext *Own = User->getDeclContext()->getPrimaryContext();
  if (!C || C->lookup(Word).empty() || (Space ? C->getParent() : C)->getPrimaryContext() != Own)
    return nullptr;
  const NamedDecl *D = C->lookup(Word).front();
  return D->getLocation().isFileID() &&
                 SM.isBeforeInTranslationUnit(User->getLocation(), D->getLocation())
             ? D
             : nullptr;
}

void VisualCppRepairs::declareLater() {
  const SourceManager &SM = CI.getSourceManager();
  llvm::SmallPtrSet<const NamedDecl *, 4> Done;
  for (const LaterName &Use : std::exchange(Later, {})) {
    const NamedDecl *D = declarationAfter(Use.Space, Use.User, Use.Word, SM);
    const std::string Text =
        D && !Use.Space ? forwardDeclaration(D, SM, CI.getLangOpts()) : std::string();
    if (!Text.empty())
      Repairs.insert(SM, Use.User->getDescribedClassTemplate()->getBeginLoc(), Text);
    else if (D && isMovable(D, CI.getASTContext()) && Done.insert(D).second)
      moveBefore(D, Use);
  }
}

} // namespace ampcc
