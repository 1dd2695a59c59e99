//===- Library.cpp --------------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ampcc/Basic/Library.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/Attr.h"
#include "clang/AST/DeclTemplate.h"
#include "clang/Basic/SourceManager.h"
#include "llvm/Support/Path.h"

using namespace clang;
using llvm::StringRef;

namespace ampcc {

bool hasMark(const Decl *D, StringRef Mark) {
  return D && llvm::any_of(D->specific_attrs<AnnotateAttr>(),
                           [&](const AnnotateAttr *A) { return A->getAnnotation() == Mark; });
}

/// The words of the mark `ampcc::library_class` on a class; empty without one.
static StringRef classMark(const CXXRecordDecl *Class) {
  for (const auto *Mark : Class->specific_attrs<AnnotateAttr>()) {
    if (Mark->getAnnotation() != "ampcc::library_class" || !Mark->args_size())
      continue;
    const Expr *Kind = *Mark->args_begin();
    if (const auto *Constant = dyn_cast<ConstantExpr>(Kind))
      Kind = Constant->getSubExpr();
    if (const auto *Text = dyn_cast<StringLiteral>(Kind->IgnoreParenImpCasts()))
      return Text->getString();
  }
  return {};
}

StringRef libraryClass(const CXXRecordDecl *Class) {
  // An instance has the marks of its template only once it is complete.
  if (const auto *Instance = dyn_cast<ClassTemplateSpecializationDecl>(Class))
    Class = Instance->getSpecializedTemplate()->getTemplatedDecl();
  return classMark(Class);
}

static const NamedDecl *find(ASTContext &Ast, const DeclContext *In, StringRef Name) {
  DeclContext::lookup_result Found = In->lookup(&Ast.Idents.get(Name));
  return Found.empty() ? nullptr : Found.front();
}

static std::string folderOf(const SourceManager &SM, SourceLocation Loc) {
  namespace path = llvm::sys::path;
  llvm::SmallString<256> Path(SM.getFilename(SM.getExpansionLoc(Loc)));
  SM.getFileManager().makeAbsolutePath(Path);
  path::remove_dots(Path, /*remove_dot_dot=*/true);
  return path::parent_path(Path).str() + path::get_separator().str();
}

LibraryHeaders::LibraryHeaders(ASTContext &Ast) : SM(Ast.getSourceManager()) {
  const DeclContext *Scope = Ast.getTranslationUnitDecl();
  for (StringRef Name : {"Concurrency", "detail"}) {
    Scope = dyn_cast_or_null<NamespaceDecl>(find(Ast, Scope, Name));
    if (!Scope)
      return;
  }
  const auto *Root = dyn_cast_or_null<CXXRecordDecl>(find(Ast, Scope, "headers"));
  if (!Root || classMark(Root) != "headers")
    return;
  // .../amp/detail/config.h
  namespace path = llvm::sys::path;
  std::string Detail = folderOf(SM, Root->getLocation());
  StringRef Amp = path::parent_path(StringRef(Detail).drop_back());
  Folder = path::parent_path(Amp).str() + path::get_separator().str();
}

bool LibraryHeaders::contain(SourceLocation Loc) const {
  if (Folder.empty() || Loc.isInvalid())
    return false;
  auto [It, Inserted] = Known.try_emplace(SM.getFileID(SM.getExpansionLoc(Loc)), false);
  if (Inserted)
    It->second = StringRef(folderOf(SM, Loc)).starts_with(Folder);
  return It->second;
}

} // namespace ampcc
