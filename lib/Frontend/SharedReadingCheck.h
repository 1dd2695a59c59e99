//===- SharedReadingCheck.h - what a unit does to headers read before it --===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_LIB_FRONTEND_SHAREDREADINGCHECK_H
#define AMPCC_LIB_FRONTEND_SHAREDREADINGCHECK_H

#include "llvm/ADT/ArrayRef.h"
#include <string>

namespace clang {
class Preprocessor;
} // namespace clang

namespace ampcc {

/// Standard headers have been read, in front of a unit. From here on watches whether the unit would
/// have given them another meaning had they come where it includes them: by a macro or a pragma in
/// front of one, or by asking for a macro that it would not have had yet. Then `Failed` becomes
/// true.
///
/// A macro can only matter if its name occurs in those headers, and so the names that the
/// preprocessor has met by now are all there is to look out for.
void watchSharedReading(clang::Preprocessor &PP, llvm::ArrayRef<std::string> OwnFolders,
                        bool &Failed);

} // namespace ampcc

#endif
