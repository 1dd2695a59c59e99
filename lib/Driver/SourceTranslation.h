//===- SourceTranslation.h - the translation of one source file ----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The driver calls translateSource() for a source with signs of C++ AMP: for --translate, for
// another host compiler, and where the parse cannot be shared (Unit.cpp). It runs the pipeline
// (Pipeline.h) in a parse of its own, whose messages it holds back, and handles crashes.
// SharedUnit.h is the faster path, which shares the parse with the host compiler.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_DRIVER_SOURCETRANSLATION_H
#define AMPCC_DRIVER_SOURCETRANSLATION_H

#include "CheckedSource.h"
#include "FrontendJobs.h"
#include "Pipeline.h"

namespace ampcc {

/// Deeply nested expressions recurse through Clang's parser and through our own visitors.
constexpr unsigned TranslationStackSize = 256u << 20;

/// Settings that the translations of all sources of a command share.
struct TranslationContext {
  const Installation &Install;
  bool Msvc;
  bool ContractAsHost; ///< no option decides about contraction
  kir::CompileOptions Kernels;
  bool ForGcc;                          ///< g++ is the host compiler
  bool ForAmpccClang;                   ///< Clang of the installation is
  bool Native;                          ///< kernels get native code
  std::vector<std::string> Linker;      ///< the command that makes one object of two
  std::vector<std::string> CommandLine; ///< for a bug report
  bool NamesFiles = true;               ///< the host source is compiled here: it may hold paths

  /// The rule for host reads is enabled in --amp-check.
  bool checksHost() const { return Kernels.Check && Kernels.CheckRules & kir::ChecksHost; }
};

struct CommandContext;
TranslationContext translationContext(const CommandContext &S);

/// How the kernels of `Job`'s source become native code.
NativeOptions nativeOptions(const TranslationContext &S, const FrontendJob &Job);

/// Adds native code, an object, to the object of `Job`. Returns the exit status; after an error the
/// object was removed.
int joinNative(const TranslationContext &S, const FrontendJob &Job,
               llvm::ArrayRef<std::string> Code);

/// Runs the pipeline over the source of `Job`. An internal error or a crash ends in one message and
/// a folder with the files for a bug report. After Failed, the dependency file was removed.
TranslationStatus translateSource(const TranslationContext &S, const FrontendJob &Job,
                                  bool AlwaysTranslate, Translation &Result);

/// Reads a source without C++ AMP as the C++ that it is. False after an error.
bool checkPlainSource(const TranslationContext &S, const FrontendJob &Job);

/// The frontend was run with -verify: its messages are judged, there is nothing to compile.
bool isVerification(const FrontendJob &Job);

/// Writes FOLDER/NAME (host source), FOLDER/STEM.cl where there are kernels, and FOLDER/STEM.json.
llvm::Error writeTranslation(llvm::StringRef Folder, llvm::StringRef Source, const Translation &T);

/// Removes a file that a failed command must not leave; anything but a regular file stays.
void removeOutput(llvm::StringRef Path);

} // namespace ampcc

#endif
