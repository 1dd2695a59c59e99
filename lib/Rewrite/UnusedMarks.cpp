//===- UnusedMarks.cpp - marks that prevent warnings about unused declarations -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "UnusedMarks.h"
#include "WrittenRestrictions.h"
#include "ampcc/Basic/ASTWalker.h"

using namespace clang;
using namespace ampcc;

namespace {

/// Internal-linkage functions and variables at namespace scope.
class InternalDecls : public ASTWalker {
public:
  InternalDecls(const SourceManager &SM) : SM(SM) {}
  std::vector<const DeclaratorDecl *> Found;

  bool TraverseDecl(Decl *D) override {
    if (!D)
      return true;
    if (isa<TranslationUnitDecl, NamespaceDecl, LinkageSpecDecl>(D))
      return isa<TranslationUnitDecl>(D) ||
                     !SM.isInSystemHeader(SM.getExpansionLoc(D->getLocation()))
                 ? ASTWalker::TraverseDecl(D)
                 : true;
    if (isa<FunctionDecl, VarDecl>(D))
      note(cast<DeclaratorDecl>(D));
    return true;
  }

private:
  void note(const DeclaratorDecl *D) {
    // An attribute cannot precede a template header.
    if (D->getNumTemplateParameterLists() > 0 || D->isImplicit() || D->hasExternalFormalLinkage() ||
        !D->getDeclName() || SM.isInSystemHeader(SM.getExpansionLoc(D->getLocation())))
      return;
    Found.push_back(D);
  }
  const SourceManager &SM;
};

} // namespace

void UnusedMarks::write(llvm::function_ref<bool(FileID)> IsInlined) const {
  InternalDecls Internal(C.SM);
  Internal.TraverseDecl(C.Ast.getTranslationUnitDecl());
  llvm::DenseSet<unsigned> Marked; // one declaration may declare several
  for (const DeclaratorDecl *D : Internal.Found) {
    if (auto *Function = dyn_cast<FunctionDecl>(D))
      if (isWrittenForAmpOnly(Function))
        continue;
    auto *Canonical = cast<NamedDecl>(D->getCanonicalDecl());
    FileID File = C.SM.getFileID(C.SM.getExpansionLoc(D->getLocation()));
    if (!UsedByRemoved.Decls.count(Canonical) && !IsInlined(File))
      continue;
    std::optional<unsigned> First = C.Stream.find(D->getOuterLocStart());
    if (First && Marked.insert(*First).second)
      C.Edits.insertBefore(*First, "__attribute__((__unused__)) ");
  }
}
