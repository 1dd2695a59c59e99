//===- Check.h - a second opinion on emitted OpenCL C ---------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_OPENCLCHECK_CHECK_H
#define AMPCC_OPENCLCHECK_CHECK_H

#include "llvm/ADT/StringRef.h"
#include <optional>
#include <string>
#include <vector>

namespace ampcc {

struct CheckedOpenCL {
  /// Clang's errors, as "line:column: message" with lines counted in the text.
  std::vector<std::string> Errors;
  /// A line of a user's file, which the last line directive before a place in the text names. Empty
  /// where there is none.
  struct Place {
    std::string File;
    unsigned Line = 0;
  };
  /// The first bracket that is nested deeper than a Clang without options takes.
  std::optional<Place> TooDeep;
};

/// Parses Text as OpenCL C 1.2 with Clang, in this process. Without errors, a device compiler takes
/// it, unless TooDeep is set and the device compiler is a Clang. ResourceDir: Clang's own, where
/// its headers are (HeaderSearchOptions::ResourceDir). A text with TooDeep is parsed twice.
CheckedOpenCL checkOpenCL(llvm::StringRef Text, llvm::StringRef ResourceDir);

} // namespace ampcc

#endif
