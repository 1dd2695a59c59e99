//===- ReadingOptions.h - the options of a compilation database ------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// `ampcc --translate -p BUILD` and the language server (tools/ampcc-lsp) parse a source as its
// build does, and write other outputs. Change this code if such a source is parsed with an option
// too many or too few.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_DRIVER_READINGOPTIONS_H
#define AMPCC_DRIVER_READINGOPTIONS_H

#include "llvm/Support/Error.h"
#include <string>
#include <vector>

namespace clang::tooling {
struct CompileCommand;
} // namespace clang::tooling

namespace ampcc {

/// The options of a database command that affect how the source is parsed: the words of its line
/// without the compiler, the inputs and the options for outputs. An error for an unknown option of
/// ampcc.
llvm::Expected<std::vector<std::string>>
readingOptions(const clang::tooling::CompileCommand &Command);

} // namespace ampcc

#endif
