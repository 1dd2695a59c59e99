//===- NextTextTest.cpp - tests of a unit that continues in another text --===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ampcc/ClangHooks/NextText.h"
#include "Compile.h"
#include "ampcc/ClangHooks/Compilations.h"
#include "ampcc/ClangHooks/Engines.h"
#include "clang/AST/ASTConsumer.h"
#include "clang/Frontend/FrontendActions.h"
#include "clang/Lex/PreprocessorOptions.h"
#include "clang/Parse/Parser.h"
#include "llvm/Support/MemoryBuffer.h"
#include "gtest/gtest.h"

using namespace ampcc;

namespace {

/// Reads the declarations of a text, then those of another one in another language.
class Action : public clang::ASTFrontendAction {
public:
  Action(llvm::StringRef First, llvm::StringRef Next) : First(First), Next(Next) {}
  bool HasCuda = false;

private:
  std::unique_ptr<clang::ASTConsumer> CreateASTConsumer(clang::CompilerInstance &,
                                                        llvm::StringRef) override {
    return std::make_unique<clang::ASTConsumer>();
  }

  void ExecuteAction() override {
    clang::CompilerInstance &CI = getCompilerInstance();
    clang::Preprocessor &PP = CI.getPreprocessor();
    CI.createSema(clang::TU_Complete, /*CompletionConsumer=*/nullptr);
    clang::Parser P(PP, CI.getSema(), /*SkipFunctionBodies=*/false);
    const clang::LangOptions User = CI.getLangOpts();
    clang::LangOptions Cuda = User;
    Cuda.CUDA = Cuda.CUDAIsDevice = 1;
    Cuda.DeclSpecKeyword = 1;
    setLanguage(CI, Cuda);
    // Before the main file comes the text of the command line.
    PP.setPredefines(PP.getPredefines() + First);
    PP.EnterMainSourceFile();
    P.Initialize();
    clang::Parser::DeclGroupPtrTy Group;
    clang::Sema::ModuleImportState Imports;
    P.ParseFirstTopLevelDecl(Group, Imports);
    while (P.getCurToken().getIdentifierInfo() != &PP.getIdentifierTable().get("end_of_first"))
      P.ParseTopLevelDecl(Group, Imports);
    setLanguage(CI, User);
    replaceMainFile(CI, llvm::MemoryBuffer::getMemBufferCopy(Next, "text.cpp"));
    P.ConsumeAnyToken();
    while (!P.ParseTopLevelDecl(Group, Imports))
      ;
    HasCuda = CI.getLangOpts().CUDA;
  }

  std::string First, Next;
};

bool run(llvm::StringRef First, llvm::StringRef Next) {
  clang::IgnoringDiagConsumer Silent;
  FreshEngine ArgumentDiags(&Silent);
  auto Invocation = std::make_shared<clang::CompilerInvocation>();
  const char *Arguments[] = {"-std=c++20", "-fsyntax-only", "text.cpp"};
  if (!clang::CompilerInvocation::CreateFromArgs(*Invocation, Arguments, ArgumentDiags))
    return false;
  Invocation->getPreprocessorOpts().addRemappedFile(
      "text.cpp", llvm::MemoryBuffer::getMemBufferCopy("#error not read\n").release());
  std::unique_ptr<clang::CompilerInstance> CI = createInstance(std::move(Invocation));
  createDiagnostics(*CI, &Silent, /*ShouldOwnClient=*/false);
  Action Run(First, Next);
  return CI->ExecuteAction(Run) && !CI->getDiagnostics().hasErrorOccurred() && !Run.HasCuda;
}

constexpr llvm::StringLiteral First = R"(
  #define SIX 6
  struct P { __declspec(property(get = f)) int p; int f(); };
  __attribute__((host)) int f(int);
  inline __attribute__((host)) int six(P p) { return f(p.p); }
  end_of_first
)";

TEST(NextText, FollowsTheFirst) {
  EXPECT_TRUE(run(First, "int n = six(P()) + SIX; static_assert(SIX == 6, \"\");"));
}

TEST(NextText, IsInAnotherLanguage) {
  // Without CUDA the sides mean nothing, and `__declspec` is a name.
  EXPECT_FALSE(run(First, "__declspec(property(get = f)) int p;"));
  EXPECT_TRUE(run(First, "int __declspec = 1; __attribute__((host)) int f(int);"));
}

} // namespace
