//===- UnusedMarks.cpp - no new warnings about unused declarations --------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// With device code gone, a constant or function of internal linkage may have no user left. And a
// declaration from a header that was inlined now stands in the main file, where Clang reports
// unused ones. `__attribute__((__unused__))` is known to both host compilers in every language
// version.
//
//===----------------------------------------------------------------------===//
#include "HostEdits.h"

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
    // An attribute cannot stand in front of a template's header.
    if (D->getNumTemplateParameterLists() > 0 || D->isImplicit() || D->hasExternalFormalLinkage() ||
        !D->getDeclName() || SM.isInSystemHeader(SM.getExpansionLoc(D->getLocation())))
      return;
    Found.push_back(D);
  }
  const SourceManager &SM;
};

} // namespace

void HostEdits::markUnused(llvm::function_ref<bool(FileID)> IsInlined) {
  InternalDecls Internal(SM);
  Internal.TraverseDecl(Ctx.getTranslationUnitDecl());
  llvm::DenseSet<unsigned> Marked; // one declaration may declare several
  for (const DeclaratorDecl *D : Internal.Found) {
    if (auto *Function = dyn_cast<FunctionDecl>(D))
      if (isWrittenForAmpOnly(Function))
        continue;
    auto *Canonical = cast<NamedDecl>(D->getCanonicalDecl());
    FileID File = SM.getFileID(SM.getExpansionLoc(D->getLocation()));
    if (!UsedByDevice.Decls.count(Canonical) && !IsInlined(File))
      continue;
    std::optional<unsigned> First = Stream.find(D->getOuterLocStart());
    if (First && Marked.insert(*First).second)
      Edits.insertBefore(*First, "__attribute__((__unused__)) ");
  }
}
