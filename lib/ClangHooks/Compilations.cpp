//===- Compilations.cpp - set-up of Clang compilations in this process ---===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ampcc/ClangHooks/Compilations.h"
#include "ampcc/ClangHooks/Engines.h"
#include "clang/Basic/TargetInfo.h"
#include "clang/Basic/Version.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/VirtualFileSystem.h"
#if CLANG_VERSION_MAJOR < 22
#include "clang/Driver/Driver.h"
#else
#include "clang/Options/OptionUtils.h"
#endif

using namespace clang;

namespace ampcc {

std::unique_ptr<CompilerInstance> createInstance(std::shared_ptr<CompilerInvocation> Invocation) {
#if CLANG_VERSION_MAJOR < 21
  auto CI = std::make_unique<CompilerInstance>();
  CI->setInvocation(std::move(Invocation));
  return CI;
#else
  return std::make_unique<CompilerInstance>(std::move(Invocation));
#endif
}

void setFileSystem(CompilerInstance &CI, llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem> Files) {
#if CLANG_VERSION_MAJOR < 22
  CI.createFileManager(std::move(Files));
#else
  CI.setVirtualFileSystem(std::move(Files));
  CI.createFileManager();
#endif
}

void shareFiles(CompilerInstance &CI, FileManager &Files) {
#if CLANG_VERSION_MAJOR < 22
  CI.setFileManager(&Files);
#else
  CI.setVirtualFileSystem(Files.getVirtualFileSystemPtr());
  CI.setFileManager(&Files);
#endif
}

void createSources(CompilerInstance &CI) {
#if CLANG_VERSION_MAJOR < 22
  CI.createSourceManager(CI.getFileManager());
#else
  CI.createSourceManager();
#endif
}

HeaderSearch createHeaderSearch(CompilerInstance &CI) {
#if CLANG_VERSION_MAJOR < 21
  return HeaderSearch(std::make_shared<HeaderSearchOptions>(CI.getHeaderSearchOpts()),
                      CI.getSourceManager(), CI.getDiagnostics(), CI.getLangOpts(),
                      &CI.getTarget());
#else
  return HeaderSearch(CI.getHeaderSearchOpts(), CI.getSourceManager(), CI.getDiagnostics(),
                      CI.getLangOpts(), &CI.getTarget());
#endif
}

void emitBackendOutput(const CompilerInvocation &Options, const CodeGenOptions &Code,
                       llvm::Module &M, BackendAction Action,
                       std::unique_ptr<llvm::raw_pwrite_stream> OS, DiagnosticConsumer &Client) {
#if CLANG_VERSION_MAJOR < 20
  FreshEngine Diags(&Client);
  EmitBackendOutput(Diags, Options.getHeaderSearchOpts(), Code, Options.getTargetOpts(),
                    Options.getLangOpts(), M.getDataLayoutStr(), &M, Action,
                    llvm::vfs::getRealFileSystem(), std::move(OS));
#else
  std::unique_ptr<CompilerInstance> CI =
      createInstance(std::make_shared<CompilerInvocation>(Options));
#if CLANG_VERSION_MAJOR >= 22
  CI->createVirtualFileSystem();
#endif
  createDiagnostics(*CI, &Client, /*ShouldOwnClient=*/false);
  CodeGenOptions Own = Code;
  clang::emitBackendOutput(*CI, Own, M.getDataLayoutStr(), &M, Action,
                           llvm::vfs::getRealFileSystem(), std::move(OS));
#endif
}

std::unique_ptr<TargetInfo> createTarget(DiagnosticsEngine &Diags,
                                         const std::shared_ptr<TargetOptions> &Options) {
#if CLANG_VERSION_MAJOR < 21
  return std::unique_ptr<TargetInfo>(TargetInfo::CreateTargetInfo(Diags, Options));
#else
  return std::unique_ptr<TargetInfo>(TargetInfo::CreateTargetInfo(Diags, *Options));
#endif
}

void allowVariadicFunctions(LangOptions &Language) {
#if CLANG_VERSION_MAJOR < 22
  Language.CUDAAllowVariadicFunctions = 1;
#endif
}

void copyRelaxRelocations(const CodeGenOptions &From, CodeGenOptions &To) {
#if CLANG_VERSION_MAJOR < 20
  To.RelaxELFRelocations = From.RelaxELFRelocations;
#else
  To.X86RelaxRelocations = From.X86RelaxRelocations;
#endif
}

std::string resourcePath(llvm::StringRef Clang) {
#if CLANG_VERSION_MAJOR < 22
  return driver::Driver::GetResourcesPath(Clang);
#else
  return GetResourcesPath(Clang);
#endif
}

} // namespace ampcc
