//===- PrecompiledHeader.h - the text of a precompiled header ------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// With C++ AMP a precompiled header cannot be loaded, because it was compiled with other language
// options. The frontend, the scan for C++ AMP and the driver replace it by its text.
//
//===----------------------------------------------------------------------===//
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

/// The sources of a precompiled file, as the file lists them.
struct PrecompiledText {
  std::vector<std::pair<std::string, bool>> Macros; ///< defined, or undefined (true)
  std::vector<std::string> MacroHeaders;            ///< of -imacros
  std::vector<std::string> Headers;                 ///< in their order; empty if not known
};

PrecompiledText textOf(llvm::StringRef Precompiled);

/// Replaces the precompiled header in `Options` by the sources that its file names. Without such
/// names the precompiled header stays in `Options`.
void usePrecompiledText(clang::PreprocessorOptions &Options);

} // namespace ampcc

#endif
