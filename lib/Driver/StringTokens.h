//===- StringTokens.h - dynamic string tokens in run paths ----------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// --deploy copies the libraries that a program loads. A folder in the run path of the program or of
// a library may hold $ORIGIN, $LIB and $PLATFORM (ld.so(8)), which LoadedLibraries.cpp expands to
// find the next libraries. The values of the last two are built into the dynamic loader or come
// from the processor. glibc's loader lists them (`--list-diagnostics`, since glibc 2.33). ampcc
// runs the program's loader for that only if it is also the loader of ampcc's own process, because
// a program may name any file as its loader. A new token of the loader is expanded here.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_DRIVER_STRINGTOKENS_H
#define AMPCC_DRIVER_STRINGTOKENS_H

#include "llvm/ADT/StringRef.h"
#include <optional>
#include <string>

namespace ampcc {

class StringTokens {
public:
  /// The tokens as a program with the loader `Interpreter` sees them.
  explicit StringTokens(llvm::StringRef Interpreter) : Interpreter(Interpreter.str()) {}

  /// Returns `Folder` with each token replaced by its value; nullopt if a value is not known.
  /// `Origin` is the value of $ORIGIN. The first $LIB or $PLATFORM may run the loader.
  std::optional<std::string> expand(llvm::StringRef Folder, llvm::StringRef Origin) const;

private:
  std::optional<std::string> fromLoader(llvm::StringRef Key) const;

  std::string Interpreter;
  mutable std::optional<std::string> Diagnostics; ///< the loader's list; set by the first query
};

/// Returns the value of `Key`, such as "dl_platform", in the list that a loader prints; nullopt if
/// the list has no such key. Declared here for unit tests.
std::optional<std::string> valueInDiagnostics(llvm::StringRef Diagnostics, llvm::StringRef Key);

} // namespace ampcc

#endif
