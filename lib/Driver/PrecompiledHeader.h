//===- PrecompiledHeader.h - the text behind an -include-pch ---------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_DRIVER_PRECOMPILEDHEADER_H
#define AMPCC_DRIVER_PRECOMPILEDHEADER_H

#include "llvm/ADT/StringRef.h"
#include <string>
#include <utility>
#include <vector>

namespace clang {
class PreprocessorOptions;
}

namespace ampcc {

/// What was precompiled into a file, as the file says itself. A precompiled header was made for
/// plain C++: units with C++ AMP read its text.
struct PrecompiledText {
  std::vector<std::pair<std::string, bool>> Macros; ///< defined, or undefined (true)
  std::vector<std::string> MacroHeaders;            ///< of -imacros
  std::vector<std::string> Headers;                 ///< in their order; empty where nobody knows
};

PrecompiledText textOf(llvm::StringRef Precompiled);

/// Puts the text in the place of the precompiled header, if its file says which text that is.
void usePrecompiledText(clang::PreprocessorOptions &Options);

} // namespace ampcc

#endif
