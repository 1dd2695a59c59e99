//===- PrecompiledStateTest.cpp - tests of a parse that begins with a file -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ampcc/ClangHooks/PrecompiledState.h"
#include "ampcc/ClangHooks/Compilations.h"
#include "ampcc/ClangHooks/Engines.h"
#include "clang/AST/ASTConsumer.h"
#include "clang/AST/DeclCXX.h"
#include "clang/Frontend/CompilerInstance.h"
#include "clang/Frontend/FrontendActions.h"
#include "clang/Lex/PreprocessorOptions.h"
#include "clang/Parse/ParseAST.h"
#include "clang/Sema/Sema.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "gtest/gtest.h"

using namespace ampcc;

namespace {

/// Parses a text, and then saves the state.
class Action : public clang::ASTFrontendAction {
public:
  explicit Action(llvm::StringRef Note) : Note(Note) {}
  llvm::SmallVector<char, 0> State;
  std::vector<std::string> Names; ///< of passNamesForDebugger()

private:
  std::unique_ptr<clang::ASTConsumer> CreateASTConsumer(clang::CompilerInstance &,
                                                        llvm::StringRef) override {
    return std::make_unique<clang::ASTConsumer>();
  }
  void ExecuteAction() override {
    clang::CompilerInstance &CI = getCompilerInstance();
    CI.createSema(clang::TU_Prefix, /*CompletionConsumer=*/nullptr);
    clang::ParseAST(CI.getSema());
    class Listener : public clang::ASTConsumer {
    public:
      explicit Listener(std::vector<std::string> &Names) : Names(Names) {}
      bool HandleTopLevelDecl(clang::DeclGroupRef D) override {
        Names.push_back(llvm::cast<clang::NamedDecl>(D.getSingleDecl())->getNameAsString());
        return true;
      }
      std::vector<std::string> &Names;
    } Debugger(Names);
    passNamesForDebugger(CI.getASTContext(), Debugger);
    if (!Note.empty())
      State = writeState(CI, Note);
  }

  llvm::StringRef Note;
};

class PrecompiledState : public testing::Test {
protected:
  void SetUp() override {
    ASSERT_FALSE(llvm::sys::fs::createTemporaryFile("state", "pch", File));
    Action Run("a note\nof two lines");
    ASSERT_TRUE(run(Run,
                    "#define SIX 6\n"
                    "struct S { int m; }; inline int f(__builtin_va_list l) {"
                    "__builtin_va_list copy; __builtin_va_copy(copy, l); return SIX; }\n"
                    "namespace n { int g(); using ::f; }",
                    /*Begin=*/false));
    std::error_code Error;
    llvm::raw_fd_ostream OS(File, Error);
    OS << llvm::StringRef(Run.State.data(), Run.State.size());
    ASSERT_FALSE(Error);
  }
  void TearDown() override { llvm::sys::fs::remove(File); }

  bool run(Action &Run, llvm::StringRef Text, bool Begin, const char *Standard = "-std=c++20") {
    auto Invocation = std::make_shared<clang::CompilerInvocation>();
    FreshEngine ArgumentDiags(&Silent);
    const char *Arguments[] = {Standard, "-fsyntax-only", "text.cpp"};
    if (!clang::CompilerInvocation::CreateFromArgs(*Invocation, Arguments, ArgumentDiags))
      return false;
    Invocation->getFrontendOpts().Inputs = {clang::FrontendInputFile(
        llvm::MemoryBufferRef(Text, "text.cpp"), clang::InputKind(clang::Language::CXX))};
    std::unique_ptr<clang::CompilerInstance> CI = createInstance(std::move(Invocation));
    createDiagnostics(*CI, &Silent, /*ShouldOwnClient=*/false);
    if (Begin)
      Note = beginWithState(*CI, File);
    return CI->ExecuteAction(Run) && !CI->getDiagnostics().hasErrorOccurred();
  }

  clang::IgnoringDiagConsumer Silent;
  llvm::SmallString<128> File;
  StateNote Note;
};

TEST_F(PrecompiledState, HoldsDeclarationsMacrosAndTheNote) {
  Action Run("");
  EXPECT_TRUE(run(Run, "int m = f(nullptr) + S{SIX}.m;", /*Begin=*/true));
  EXPECT_EQ(*Note, "a note\nof two lines");
  EXPECT_EQ(Run.Names, std::vector<std::string>{"f"});
}

TEST_F(PrecompiledState, HoldsTheMembersOfVaList) {
  Action Run("");
  EXPECT_TRUE(run(Run,
                  "template <class T> void g(T) { __builtin_va_list l; (void)l; }"
                  "template void g<int>(int);",
                  /*Begin=*/true));
}

TEST_F(PrecompiledState, IsNotReadWithOtherOptions) {
  Action Run("");
  EXPECT_FALSE(run(Run, "int n;", /*Begin=*/true, "-std=c++17"));
}

} // namespace
