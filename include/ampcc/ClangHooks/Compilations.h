//===- Compilations.h - set-up of Clang compilations in this process -----===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The parts of ampcc that run Clang in this process (lib/Reading, lib/Driver, lib/VisualCpp,
// lib/OpenCLCheck and lib/NativeCompile) use these functions for everything that differs between
// the versions of Clang. Relies on no private behaviour: CompilerInstance, its file system, the
// back end and some options have other interfaces in each version. Engines.h does the same for
// diagnostics engines.
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

/// Creates a compilation, which has neither an engine nor files yet. First give it an engine
/// (createDiagnostics() in Engines.h) and then, if needed, a target, files and sources.
std::unique_ptr<clang::CompilerInstance>
createInstance(std::shared_ptr<clang::CompilerInvocation> Invocation);

/// Gives the compilation a file manager that reads its files through `Files`.
void setFileSystem(clang::CompilerInstance &CI,
                   llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem> Files);

/// Makes the compilation read its files through the file manager of another compilation.
void shareFiles(clang::CompilerInstance &CI, clang::FileManager &Files);

/// Creates the source manager of a compilation that runs no action. The compilation must have an
/// engine, and a file manager by setFileSystem() or shareFiles().
void createSources(clang::CompilerInstance &CI);

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

/// Copies the option -Wa,-mrelax-relocations of one compilation to another one.
void copyRelaxRelocations(const clang::CodeGenOptions &From, clang::CodeGenOptions &To);

/// Clang's resource directory, computed from the path of the clang executable.
std::string resourcePath(llvm::StringRef Clang);

} // namespace ampcc

#endif
