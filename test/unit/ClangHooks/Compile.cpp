//===- Compile.cpp - parse of a text by Clang ----------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Compile.h"
#include "ampcc/ClangHooks/Compilations.h"
#include "ampcc/ClangHooks/Engines.h"
#include "clang/AST/ASTConsumer.h"
#include "clang/Frontend/FrontendActions.h"
#include "clang/Lex/PreprocessorOptions.h"
#include "clang/Parse/Parser.h"
#include "llvm/Support/MemoryBuffer.h"

namespace {

class Action : public clang::ASTFrontendAction {
public:
  explicit Action(Compile &With) : With(With) {}

private:
  std::unique_ptr<clang::ASTConsumer> CreateASTConsumer(clang::CompilerInstance &,
                                                        llvm::StringRef) override {
    return std::make_unique<clang::ASTConsumer>();
  }
  void ExecuteAction() override {
    clang::CompilerInstance &CI = getCompilerInstance();
    CI.createSema(clang::TU_Complete, /*CompletionConsumer=*/nullptr);
    clang::Sema &S = CI.getSema();
    clang::Parser P(CI.getPreprocessor(), S, /*SkipFunctionBodies=*/false);
    CI.getPreprocessor().EnterMainSourceFile();
    if (With.AtStart)
      With.AtStart(S, P);
    P.Initialize();
    clang::Parser::DeclGroupPtrTy Group;
    clang::Sema::ModuleImportState Imports;
    for (bool AtEnd = P.ParseFirstTopLevelDecl(Group, Imports); !AtEnd;
         AtEnd = P.ParseTopLevelDecl(Group, Imports))
      if (With.AfterDeclaration)
        With.AfterDeclaration(S);
    if (With.AtEnd)
      With.AtEnd(S);
  }

  Compile &With;
};

} // namespace

void Compile::cuda() {
  Options = {"-std=c++20", "-x", "cuda", "-fcuda-is-device", "-triple", "nvptx64-nvidia-cuda"};
}

bool Compile::run(llvm::StringRef Text) {
  clang::IgnoringDiagConsumer Silent;
  auto Invocation = std::make_shared<clang::CompilerInvocation>();
  ampcc::FreshEngine ArgumentDiags(&Silent);
  std::vector<const char *> Arguments = Options;
  Arguments.insert(Arguments.end(), {"-fsyntax-only", "text.cpp"});
  if (!clang::CompilerInvocation::CreateFromArgs(*Invocation, Arguments, ArgumentDiags))
    return false;
  Invocation->getPreprocessorOpts().addRemappedFile(
      "text.cpp", llvm::MemoryBuffer::getMemBufferCopy(Text, "text.cpp").release());
  std::unique_ptr<clang::CompilerInstance> CI = ampcc::createInstance(std::move(Invocation));
  ampcc::createDiagnostics(*CI, Client ? Client : &Silent, /*ShouldOwnClient=*/false);
  Action Run(*this);
  return CI->ExecuteAction(Run) && !CI->getDiagnostics().hasErrorOccurred();
}

clang::NamedDecl *find(clang::Sema &S, llvm::StringRef Name) {
  clang::DeclarationName Of(&S.Context.Idents.get(Name));
  clang::TranslationUnitDecl *Unit = S.Context.getTranslationUnitDecl();
  for (clang::NamedDecl *D : Unit->lookup(Of))
    return D;
  return nullptr;
}
