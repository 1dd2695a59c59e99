//===- ReachedSigns.h - signs of C++ AMP that the preprocessor reaches -----===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The second step of scanForAmp(), which decides whether a translation unit holds C++ AMP at all. A
// sign of it is `restrict(`, `tile_static` before a declaration, a header that only the library
// has, or the macro __AMPCC__ (AmpScan.h). The first step reads text and cannot evaluate `#if` or
// macros. If all signs that it finds are inside of conditionals, or if it only finds an #include
// whose header a macro names, this step runs Clang's preprocessor over the unit, up to the first
// sign in the text that the preprocessor reaches. It costs about as much as `-E`. So scanForAmp()
// does not run it for units without signs, for units with a sign outside of all conditionals, and
// for preprocessed units. It reports no diagnostics and writes no output. Signs themselves are
// defined in AmpScan.cpp: change it for those.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_DRIVER_REACHEDSIGNS_H
#define AMPCC_DRIVER_REACHEDSIGNS_H

#include "AmpScan.h"
#include <optional>

namespace clang {
class FileManager;
}

namespace ampcc {

/// Returns the first sign that the preprocessor reaches; no sign is set if it reaches none. Returns
/// nothing if the preprocessor alone cannot decide: the unit imports modules, or uses a precompiled
/// header that does not name its source, or the preprocessor cannot start. The caller then uses the
/// signs of the text. `Folders` are those of the library's headers, `Files` is the file manager of
/// the first step.
std::optional<AmpSigns> findReachedSigns(const clang::CompilerInvocation &Invocation,
                                         llvm::ArrayRef<std::string> Folders,
                                         clang::FileManager &Files);

} // namespace ampcc

#endif
