//===- ParseLoop.cpp - the parse of the analysis alone -------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ampcc/Reading/UnitReader.h"
#include "clang/AST/ASTConsumer.h"
#include "clang/Frontend/CompilerInstance.h"
#include "clang/Frontend/FrontendAction.h"
#include "clang/Lex/Preprocessor.h"

using namespace clang;

namespace ampcc {
namespace {

class Analysis : public ASTFrontendAction {
public:
  Analysis(llvm::ArrayRef<std::string> Folders,
           llvm::function_ref<void(Preprocessor &)> BeforeLexing,
           llvm::function_ref<void(UnitReader &)> Run)
      : Folders(Folders), BeforeLexing(BeforeLexing), Run(Run) {}

protected:
  std::unique_ptr<ASTConsumer> CreateASTConsumer(CompilerInstance &, StringRef) override {
    return createLanguageSupport();
  }
  void ExecuteAction() override {
    UnitReader Reader(getCompilerInstance(), Folders, BeforeLexing);
    Run(Reader);
  }

private:
  llvm::ArrayRef<std::string> Folders;
  llvm::function_ref<void(Preprocessor &)> BeforeLexing;
  llvm::function_ref<void(UnitReader &)> Run;
};

/// CompilerInstance::ExecuteAction without its closing line, which would name the CUDA device.
void execute(CompilerInstance &CI, FrontendAction &Action) {
  if (!CI.createTarget())
    return;
  for (const FrontendInputFile &Input : CI.getFrontendOpts().Inputs) {
    CI.clearOutputFiles(/*EraseFiles=*/false);
    if (!Action.BeginSourceFile(CI, Input))
      continue;
    if (llvm::Error E = Action.Execute())
      llvm::consumeError(std::move(E));
    Action.EndSourceFile();
  }
  CI.getDiagnostics().getClient()->finish();
}

} // namespace

void runAnalysis(CompilerInstance &CI, llvm::ArrayRef<std::string> Folders,
                 llvm::function_ref<void(Preprocessor &)> BeforeLexing,
                 llvm::function_ref<void(UnitReader &)> Run) {
  Analysis Action(Folders, BeforeLexing, Run);
  execute(CI, Action);
}

void printErrorCount(CompilerInstance &CI) {
  unsigned Errors = CI.getDiagnosticClient().getNumErrors();
  if (Errors && CI.getDiagnosticOpts().ShowCarets)
    CI.getVerboseOutputStream() << Errors << (Errors == 1 ? " error" : " errors")
                                << " generated.\n";
}

} // namespace ampcc
