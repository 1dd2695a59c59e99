//===- Options.h - ampcc's own options ------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// driverMain() (Driver.cpp) takes ampcc's own options (--amp-check, --translate and others) out of
// the user's line first; the rest of the line is clang's or g++'s. Options.def lists the options
// with their help. A new option is a row there. Its use is where the value is read.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_DRIVER_OPTIONS_H
#define AMPCC_DRIVER_OPTIONS_H

#include "ampcc/Basic/LanguageVersion.h"
#include "ampcc/KIR/CompileOptions.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/raw_ostream.h"
#include <string>
#include <vector>

namespace ampcc {

/// The values of the options of Options.def.
struct Options {
#define FLAG(FIELD, SPELLING, HELP) bool FIELD = false;
#define VALUE(FIELD, SPELLING, PLACEHOLDER, WORDS, HELP) std::string FIELD;
#include "Options.def"

  /// The options that passes read, with the rules to check.
  kir::CompileOptions compileOptions() const;

  /// The version of a restriction without a version.
  LanguageVersion languageVersion() const {
    return parseLanguageVersion(Language).value_or(LanguageVersion::V1);
  }

  /// --translate=html: a page in place of the files of --translate.
  bool translatesToPage() const { return !TranslateTo.empty(); }

  /// All options that are set, spelled as on a command line: for the `ampcc -cc1` jobs of this
  /// command, and for the lines of a compilation database.
  std::vector<std::string> forUnits() const;
};

/// Removes ampcc's own options from `Args`, so that the rest is for the host compiler. Also removes
/// the options of HCC that clang++ lacks, such as -famp. An error for an unknown option of ampcc's
/// form (--amp-...) or value.
llvm::Expected<Options> takeOptions(llvm::SmallVectorImpl<const char *> &Args);

/// Prints the options of ampcc, their values and its warning groups that complete `Word`, one a
/// line. The driver prints them for --autocomplete=WORD before Clang prints its own. As for Clang,
/// a comma comes before a value: "--amp-check=,in".
void printCompletions(llvm::StringRef Word, llvm::raw_ostream &OS);

/// Prints the options for --help.
void printOptions(llvm::raw_ostream &OS);

} // namespace ampcc

#endif
