//===- Compilations.h - set-up of Clang compilations in this process -----===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The parts of ampcc that run Clang in this process use these functions for everything that differs
// between the versions of Clang. Relies on no private behaviour: CompilerInstance, its file system,
// the back end and some options have other interfaces in each version.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_CLANGHOOKS_COMPILATIONS_H
#define AMPCC_CLANGHOOKS_COMPILATIONS_H

#include "clang/CodeGen/BackendUtil.h"
#include "clang/Frontend/CompilerInstance.h"
#include "clang/Lex/HeaderSearch.h"
#include "llvm/ADT/IntrusiveRefCntPtr.h"
#include <memory>

namespace llvm {
class Module;
class raw_pwrite_stream;
} // namespace llvm

namespace ampcc {

std::unique_ptr<clang::CompilerInstance>
createInstance(std::shared_ptr<clang::CompilerInvocation> Invocation);

/// Makes the compilation read its files through `Files`.
void setFileSystem(clang::CompilerInstance &CI,
                   llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem> Files);

/// Makes the compilation read its files through the manager of another one.
void shareFiles(clang::CompilerInstance &CI, clang::FileManager &Files);

/// Creates the source manager of a compilation that has a file manager and runs no action.
void createSources(clang::CompilerInstance &CI);

/// Creates the file manager and the source manager of a compilation that runs no action.
void createFiles(clang::CompilerInstance &CI);

/// Creates a header search with the options of a compilation that has files and a target.
clang::HeaderSearch createHeaderSearch(clang::CompilerInstance &CI);

/// Writes the code of a module, without optimisation passes if `Code` says so. Errors go to
/// `Client`.
void emitBackendOutput(const clang::CompilerInvocation &Options, const clang::CodeGenOptions &Code,
                       llvm::Module &M, clang::BackendAction Action,
                       std::unique_ptr<llvm::raw_pwrite_stream> OS,
                       clang::DiagnosticConsumer &Client);

/// Creates the target that the options name; null if there is none.
std::unique_ptr<clang::TargetInfo>
createTarget(clang::DiagnosticsEngine &Diags, const std::shared_ptr<clang::TargetOptions> &Options);

/// Lets CUDA declare variadic functions. Since Clang 22 it always may.
void allowVariadicFunctions(clang::LangOptions &Language);

/// -Wa,-mrelax-relocations of one compilation for another one.
void copyRelaxRelocations(const clang::CodeGenOptions &From, clang::CodeGenOptions &To);

/// Clang's resource directory, computed from the path of the clang executable.
std::string resourcePath(llvm::StringRef Clang);

} // namespace ampcc

#endif
