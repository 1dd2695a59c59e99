//===- ToolsTest.cpp - the driver, precompiled headers, code generators ---===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Compile.h"
#include "ampcc/ClangHooks/CodeGenerators.h"
#include "ampcc/ClangHooks/Compilations.h"
#include "ampcc/ClangHooks/DriverOptions.h"
#include "ampcc/ClangHooks/Engines.h"
#include "ampcc/ClangHooks/PrecompiledContainers.h"
#include "clang/Basic/FileManager.h"
#include "clang/Lex/PreprocessorOptions.h"
#include "clang/Serialization/PCHContainerOperations.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/TargetSelect.h"
#include "llvm/TargetParser/Host.h"
#include "gtest/gtest.h"

using namespace ampcc;

namespace {

TEST(DriverOptions, AreThoseOfClang) {
  const char *Line[] = {"-c", "unit.cpp"};
  unsigned Index, Count;
  llvm::opt::InputArgList Args = getDriverOptTable().ParseArgs(Line, Index, Count);
  EXPECT_TRUE(Args.hasArg(options::OPT_c));
  EXPECT_FALSE(Args.hasArg(options::OPT_S));
  EXPECT_FALSE(migrates(Args));
  const char *Migrating[] = {"--migrate", "-c", "unit.cpp"};
  Args = getDriverOptTable().ParseArgs(Migrating, Index, Count);
  EXPECT_EQ(migrates(Args), !Args.hasArg(options::OPT_UNKNOWN));
}

TEST(DriverOptions, AreOverridden) {
  llvm::SmallVector<const char *, 4> Arguments = {"clang++", "unit.cpp"};
  llvm::StringSet<> Saved;
  overrideOptions(Arguments, "#+-O2", Saved);
  ASSERT_EQ(Arguments.size(), 3u);
  EXPECT_EQ(llvm::StringRef(Arguments.back()), "-O2");
}

TEST(PrecompiledContainers, HaveTheOptions) {
  llvm::SmallString<128> Header, Precompiled;
  ASSERT_FALSE(llvm::sys::fs::createTemporaryFile("header", "h", Header));
  ASSERT_FALSE(llvm::sys::fs::createTemporaryFile("header", "pch", Precompiled));
  const char *Arguments[] = {"-emit-pch",    "-x", "c++-header",       "-DMACRO=1",
                             Header.c_str(), "-o", Precompiled.c_str()};
  clang::IgnoringDiagConsumer Silent;
  FreshEngine Diags(&Silent);
  auto Invocation = std::make_shared<clang::CompilerInvocation>();
  ASSERT_TRUE(clang::CompilerInvocation::CreateFromArgs(*Invocation, Arguments, Diags));
  std::unique_ptr<clang::CompilerInstance> CI = createInstance(std::move(Invocation));
  createDiagnostics(*CI, &Silent, /*ShouldOwnClient=*/false);
  clang::GeneratePCHAction Action;
  ASSERT_TRUE(CI->ExecuteAction(Action));

  clang::FileManager Files((clang::FileSystemOptions()));
  clang::PreprocessorOptions Options =
      optionsOf(Precompiled, Files, clang::RawPCHContainerReader());
  ASSERT_EQ(Options.Macros.size(), 1u);
  EXPECT_EQ(Options.Macros[0].first, "MACRO=1");
  llvm::sys::fs::remove(Header);
  llvm::sys::fs::remove(Precompiled);
}

TEST(CodeGenerators, AreFoundByTheTriple) {
  llvm::InitializeNativeTarget();
  std::string Error;
  const llvm::Triple Triple{llvm::sys::getDefaultTargetTriple()};
  EXPECT_TRUE(createTargetMachine(Triple, "", "", std::nullopt, Error)) << Error;
  EXPECT_FALSE(createTargetMachine(llvm::Triple("unknown"), "", "", std::nullopt, Error));
  EXPECT_FALSE(Error.empty());
}

TEST(CodeGenerators, HaveRowsOfVectorFunctions) {
  llvm::VecDesc Row =
      vectorFunction("sin", "_ZGVbN2v_sin", llvm::ElementCount::getFixed(2), "_ZGV_LLVM_N2v");
  EXPECT_EQ(Row.getVectorFnName(), "_ZGVbN2v_sin");
  EXPECT_FALSE(Row.isMasked());
}

} // namespace
