//===- PrecompiledHeader.h - the text of a precompiled header ------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// With C++ AMP a precompiled header cannot be loaded, because it was compiled with other language
// options. So frontendArguments() (FrontendJobs.cpp), the scan for C++ AMP (AmpScan.cpp,
// ReachedSigns.cpp) and Unit.cpp include the headers from which it was compiled in its place.
// Change this code for another form of precompiled file.
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

/// The sources of the file `Precompiled`. If it was compiled with another precompiled header, the
/// sources of that one come first. All lists are empty if the file cannot be read.
PrecompiledText textOf(llvm::StringRef Precompiled);

/// Replaces the precompiled header in `Options` by the sources that its file names. Without such
/// names the precompiled header stays in `Options`.
void usePrecompiledText(clang::PreprocessorOptions &Options);

} // namespace ampcc

#endif
