//===- ReachedSigns.h - signs of C++ AMP that the preprocessor reaches -----===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// AmpScan reads text and does not follow conditionals. Where it finds a sign that a conditional may
// skip, the preprocessor goes through the unit, as the host compiler does, up to the first sign in
// what it reaches. It is not run for a unit without signs, nor for one with a sign outside of all
// conditionals: it costs about as much as `-E`.
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

/// Nothing if the preprocessor alone does not see the unit's text: it imports modules, or a
/// precompiled header does not name its source.
std::optional<AmpSigns> findReachedSigns(const clang::CompilerInvocation &Invocation,
                                         llvm::ArrayRef<std::string> Folders,
                                         clang::FileManager &Files);

} // namespace ampcc

#endif
