//===- SourceTranslation.h - the translation of one source file ----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The driver calls translateSource() for a source with signs of C++ AMP: for --translate, for
// another host compiler than ampcc's Clang, and if the parse cannot be shared (Unit.cpp). It runs
// the pipeline (Pipeline.h) in a separate parse and handles crashes. It repeats the parse while
// headers or repairs are missing, and shows only the messages of the last parse. SharedUnit.h is
// the faster path, which shares the parse with the host compiler. Change this code if another
// reason may require a further parse.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_DRIVER_SOURCETRANSLATION_H
#define AMPCC_DRIVER_SOURCETRANSLATION_H

#include "CheckedSource.h"
#include "FrontendJobs.h"
#include "Pipeline.h"
#include "ampcc/Reading/Invocation.h"

namespace ampcc {

/// Deeply nested expressions recurse through Clang's parser and through our own visitors.
constexpr unsigned TranslationStackSize = 256u << 20;

/// Settings that the translations of all sources of a command share.
struct TranslationContext {
  const Installation &Install;
  bool Msvc;
  bool ContractAsHost;     ///< no option decides about contraction, so contractAsHost() does
  LanguageVersion Version; ///< of restrictions without a version
  kir::CompileOptions Kernels;
  bool ForGcc;                          ///< g++ is the host compiler
  bool ForAmpccClang;                   ///< the host compiler is Clang of the installation
  bool Native;                          ///< kernels get native code
  bool Reports;                         ///< --amp-report
  std::vector<std::string> Linker;      ///< the command that makes one object of two
  bool LeavesLto;                       ///< canLeaveLto()
  std::vector<std::string> CommandLine; ///< for a bug report
  bool NamesFiles = true;               ///< not --translate: the host source may name ampcc's files
  bool ForPage = false;                 ///< --translate=html
  bool ForIndex = false;                ///< --amp-index

  /// The rule for host reads is enabled in --amp-check.
  bool checksHost() const { return Kernels.Check && Kernels.CheckRules & kir::ChecksHost; }
};

struct CommandContext;
TranslationContext translationContext(const CommandContext &S);

/// How the kernels of `Job`'s source become native code.
NativeOptions nativeOptions(const TranslationContext &S, const FrontendJob &Job);

/// Adds native code, one or more objects, to the object of `Job`. Returns the exit status. Reports
/// an error, and then removes the object.
int joinNative(const TranslationContext &S, const FrontendJob &Job,
               llvm::ArrayRef<std::string> Code);

/// The input of a compiler instance for a unit, all but its flags. The results of `Folders` and
/// `Arguments` must outlive it.
InvocationInput invocationInput(const TranslationContext &S, llvm::ArrayRef<const char *> Arguments,
                                llvm::ArrayRef<std::string> Folders);

/// Runs the pipeline over the source of `Job`. Returns NoAmp for a source without C++ AMP, unless
/// `AlwaysTranslate` is set. An internal error or a crash ends in one message and a folder with the
/// files for a bug report. After Failed, the dependency file was removed. `OrderMatters`: begins
/// with no state of the HeaderCache.
TranslationStatus translateSource(const TranslationContext &S, const FrontendJob &Job,
                                  bool AlwaysTranslate, Translation &Result,
                                  bool OrderMatters = false);

/// Parses a source without C++ AMP as ordinary C++, to report its errors (--translate). Returns
/// false after an error.
bool checkPlainSource(const TranslationContext &S, const FrontendJob &Job);

/// Returns true if the job has -verify, with which Clang compares the messages with the expected
/// ones and compiles nothing.
bool isVerification(const FrontendJob &Job);

/// Writes FOLDER/NAME (host source), FOLDER/STEM.json (manifest), and if `T` has kernels
/// FOLDER/STEM.cl and FOLDER/STEM.native.cpp.
llvm::Error writeTranslation(llvm::StringRef Folder, llvm::StringRef Source, const Translation &T);

/// Removes a file that a failed command must not leave; anything but a regular file stays.
void removeOutput(llvm::StringRef Path);

} // namespace ampcc

#endif
