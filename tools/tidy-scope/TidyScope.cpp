//===- TidyScope.cpp - plugin that limits clang-tidy to code of this project --===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A plugin for clang-tidy, `--load libtidy-scope.so`, which scripts/tidy uses. clang-tidy runs its
// checks on the whole translation unit and then drops findings in system headers. Most of a unit
// are headers of Clang. The plugin restricts the traversal to declarations from other files before
// the checks begin, so that a file takes a second instead of a minute.
//
//===----------------------------------------------------------------------===//
#include "clang/AST/ASTConsumer.h"
#include "clang/AST/ASTContext.h"
#include "clang/Basic/SourceManager.h"
#include "clang/Frontend/FrontendPluginRegistry.h"

using namespace clang;

namespace {

class Narrowing : public ASTConsumer {
public:
  void HandleTranslationUnit(ASTContext &Ast) override {
    const SourceManager &SM = Ast.getSourceManager();
    std::vector<Decl *> Own;
    // Declarations in a precompiled header are Clang's, and are not deserialised.
    for (Decl *D : Ast.getTranslationUnitDecl()->noload_decls())
      if (!D->isFromASTFile() && !SM.isInSystemHeader(SM.getExpansionLoc(D->getLocation())))
        Own.push_back(D);
    Ast.setTraversalScope(Own);
  }
};

/// Adds a consumer that runs before the main one.
class NarrowingAction : public PluginASTAction {
  std::unique_ptr<ASTConsumer> CreateASTConsumer(CompilerInstance &, llvm::StringRef) override {
    return std::make_unique<Narrowing>();
  }
  bool ParseArgs(const CompilerInstance &, const std::vector<std::string> &) override {
    return true;
  }
  ActionType getActionType() override { return AddBeforeMainAction; }
};

FrontendPluginRegistry::Add<NarrowingAction> Registration("tidy-scope",
                                                          "leaves out system headers");

} // namespace
