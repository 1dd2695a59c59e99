//===- Engines.h - diagnostics engines for all versions of Clang ---------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Code that creates a diagnostics engine uses the functions and classes of this file, and code that
// creates a printer of diagnostics passes it takenOptions(), because Clang's interfaces differ
// between versions: until Clang 20 an engine shares the ownership of its options, since Clang 21 it
// refers to them; some versions also take a file system. Relies on no private behaviour.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_CLANGHOOKS_ENGINES_H
#define AMPCC_CLANGHOOKS_ENGINES_H

#include "clang/Basic/Diagnostic.h"
#include "clang/Basic/DiagnosticIDs.h"
#include "clang/Basic/DiagnosticOptions.h"
#include "clang/Basic/Version.h"
#include "clang/Frontend/CompilerInstance.h"
#include "clang/Frontend/CompilerInvocation.h"
#include "llvm/Support/VirtualFileSystem.h"

namespace ampcc {

/// The options as Clang's constructors take them: a pointer until Clang 20, then a reference.
#if CLANG_VERSION_MAJOR < 21
inline clang::DiagnosticOptions *takenOptions(clang::DiagnosticOptions &Options) {
  return &Options;
}
#else
inline clang::DiagnosticOptions &takenOptions(clang::DiagnosticOptions &Options) { return Options; }
#endif

/// Options of an engine. Copies share them, and they live as long as the last copy.
class EngineOptions {
public:
  EngineOptions() : Options(new clang::DiagnosticOptions) {}
  /// The options of a command line, whose first word is the name of the compiler.
  explicit EngineOptions(llvm::ArrayRef<const char *> CommandLine)
      : Options(clang::CreateAndPopulateDiagOpts(CommandLine)) {}

  clang::DiagnosticOptions &operator*() const { return *Options; }
  clang::DiagnosticOptions *operator->() const { return &*Options; }

private:
#if CLANG_VERSION_MAJOR < 21
  llvm::IntrusiveRefCntPtr<clang::DiagnosticOptions> Options;
#else
  std::shared_ptr<clang::DiagnosticOptions> Options;
#endif
};

/// An engine that shares no message numbers with others: it has its own custom diagnostics.
class FreshEngine : private EngineOptions, public clang::DiagnosticsEngine {
public:
  explicit FreshEngine(clang::DiagnosticConsumer *Client, bool ShouldOwnClient = false,
                       EngineOptions Options = {})
      : EngineOptions(std::move(Options)),
        DiagnosticsEngine(llvm::makeIntrusiveRefCnt<clang::DiagnosticIDs>(),
                          takenOptions(**static_cast<EngineOptions *>(this)), Client,
                          ShouldOwnClient) {}
};

/// An engine with the numbers and options of another one. It can format or report a message while
/// the other engine has a message in flight. The client belongs to the caller.
class SecondEngine : public clang::DiagnosticsEngine {
public:
  SecondEngine(clang::DiagnosticsEngine &Of, clang::DiagnosticConsumer *Client)
      : DiagnosticsEngine(Of.getDiagnosticIDs(), takenOptions(Of.getDiagnosticOptions()), Client,
                          /*ShouldOwnClient=*/false) {}
};

/// Gives a compilation its engine, which prints messages if `Client` is null.
inline void createDiagnostics(clang::CompilerInstance &CI,
                              clang::DiagnosticConsumer *Client = nullptr,
                              bool ShouldOwnClient = true) {
#if CLANG_VERSION_MAJOR == 20 || CLANG_VERSION_MAJOR == 21
  CI.createDiagnostics(*llvm::vfs::getRealFileSystem(), Client, ShouldOwnClient);
#else
  CI.createDiagnostics(Client, ShouldOwnClient);
#endif
}

/// Sets the engine's warnings as its options say, without messages about the options.
inline void processWarningOptions(clang::DiagnosticsEngine &Diags) {
#if CLANG_VERSION_MAJOR < 20
  clang::ProcessWarningOptions(Diags, Diags.getDiagnosticOptions(), /*ReportDiags=*/false);
#else
  clang::ProcessWarningOptions(Diags, Diags.getDiagnosticOptions(), *llvm::vfs::getRealFileSystem(),
                               /*ReportDiags=*/false);
#endif
}

} // namespace ampcc

#endif
