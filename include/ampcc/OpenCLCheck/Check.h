//===- Check.h - a syntax check of OpenCL C text with Clang --------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The driver runs this function on every text before it is embedded, because an error would
// otherwise appear only when a program runs. An error that it finds is a bug of ampcc. Change this
// code for the macros and options with which drivers compile the text.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_OPENCLCHECK_CHECK_H
#define AMPCC_OPENCLCHECK_CHECK_H

#include "llvm/ADT/StringRef.h"
#include <optional>
#include <string>
#include <vector>

namespace ampcc {

/// The result of the check.
struct CheckedOpenCL {
  /// Clang's errors, as "line:column: message" with lines counted in the text.
  std::vector<std::string> Errors;
  /// A line of a user's file, as the last line directive before a place in the text names it. Empty
  /// if there is none.
  struct Place {
    std::string File;
    unsigned Line = 0;
  };
  /// The first bracket that is nested deeper than a Clang without options accepts. The driver warns
  /// of it.
  std::optional<Place> TooDeep;
};

/// Parses Text as OpenCL C 1.2 with Clang, in this process. If there are no errors, a device
/// compiler accepts the text, unless TooDeep is set and the device compiler is a Clang. ResourceDir
/// is Clang's resource directory with its headers (HeaderSearchOptions::ResourceDir). A text with
/// TooDeep is parsed twice.
CheckedOpenCL checkOpenCL(llvm::StringRef Text, llvm::StringRef ResourceDir);

} // namespace ampcc

#endif
