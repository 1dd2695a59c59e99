//===- Options.h - ampcc's own options ------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The driver takes ampcc's own options out of the user's line first; the rest of the line is
// clang's or g++'s. Options.def lists the options with their help.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_DRIVER_OPTIONS_H
#define AMPCC_DRIVER_OPTIONS_H

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

  /// The part of these, and of the rules to check, that passes read.
  kir::CompileOptions compileOptions() const;

  /// The options that affect how units are compiled, spelled for a job of this command.
  std::vector<std::string> forUnits() const;
};

/// Removes ampcc's own options from `Args`; the remaining ones are for the host compiler.
llvm::Expected<Options> takeOptions(llvm::SmallVectorImpl<const char *> &Args);

/// The options of ampcc, their values and its warning groups that complete `Word`, one a line: the
/// part of the answer to --autocomplete=WORD that Clang does not know. As for Clang, a comma comes
/// before a value: "--amp-check=,in".
void printCompletions(llvm::StringRef Word, llvm::raw_ostream &OS);

/// Prints the options for --help.
void printOptions(llvm::raw_ostream &OS);

} // namespace ampcc

#endif
