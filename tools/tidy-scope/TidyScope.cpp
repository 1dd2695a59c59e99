//===- TidyScope.cpp - clang-tidy looks at ampcc's own code ---------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A plugin for clang-tidy, `--load libtidy-scope.so`. It runs its checks over all that a unit
// includes and drops what it finds in system headers, which are nearly all of a unit here: Clang's.
// Where the checks go is narrowed to declarations from other files before they begin, and a file
// takes a second instead of a minute.
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
    // What a precompiled header holds is Clang's, and need not even be read.
    for (Decl *D : Ast.getTranslationUnitDecl()->noload_decls())
      if (!D->isFromASTFile() && !SM.isInSystemHeader(SM.getExpansionLoc(D->getLocation())))
        Own.push_back(D);
    Ast.setTraversalScope(Own);
  }
};

/// Clang asks every plugin that is there for a consumer in front of the main one.
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
