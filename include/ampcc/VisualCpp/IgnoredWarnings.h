//===- IgnoredWarnings.h - groups of messages that Visual C++ does not report -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Visual C++ accepts some programs that Clang rejects with an error which -Wno-GROUP disables. For
// sources with --amp-msvc, the driver and VisualCppRepairs disable these groups in all parses by
// Clang. Add the group of another such error.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_VISUALCPP_IGNOREDWARNINGS_H
#define AMPCC_VISUALCPP_IGNOREDWARNINGS_H

#include "llvm/ADT/StringRef.h"

namespace ampcc {

/// The groups of errors about extensions of Visual C++ that Clang accepts if the errors are
/// disabled, and of warnings about code that is usual there: string literals as `char *`, NULL as
/// a number, and unnamed classes with functions in a typedef.
constexpr llvm::StringLiteral VisualCppIgnored[] = {
    // errors
    "c++11-narrowing", "address-of-temporary", "increment-bool", "dtor-typedef",
    "invalid-partial-specialization", "reserved-user-defined-literal",
    // warnings
    "non-c-typedef-for-linkage", "null-arithmetic", "null-conversion", "pragma-once-outside-header",
    "writable-strings"};

} // namespace ampcc

#endif
