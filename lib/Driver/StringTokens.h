//===- StringTokens.h - dynamic string tokens in run paths ----------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A folder in a run path may hold $ORIGIN, $LIB and $PLATFORM (ld.so(8)). LoadedLibraries.cpp has
// to expand them to find libraries. The values of the last two are built into the dynamic loader or
// come from the processor. glibc's loader lists them (`--list-diagnostics`, since glibc 2.33).
// ampcc runs a program's loader for that only if it is also the loader of ampcc's own process,
// because a program may name any file as its loader.
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

  /// The folder with the values of its tokens in their place; nothing if the value of a token is
  /// not known. `Origin` is the value of $ORIGIN.
  std::optional<std::string> expand(llvm::StringRef Folder, llvm::StringRef Origin) const;

private:
  std::optional<std::string> fromLoader(llvm::StringRef Key) const;

  std::string Interpreter;
  mutable std::optional<std::string> Diagnostics; ///< of the loader, once it was run
};

/// The value of `Key`, such as "dl_platform", in the list that a loader prints; nothing if the list
/// has no such key.
std::optional<std::string> valueInDiagnostics(llvm::StringRef Diagnostics, llvm::StringRef Key);

} // namespace ampcc

#endif
