//===- IgnoredWarnings.h - Clang's warnings that Visual C++ lacks ---------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_VISUALCPP_IGNOREDWARNINGS_H
#define AMPCC_VISUALCPP_IGNOREDWARNINGS_H

#include "llvm/ADT/StringRef.h"

namespace ampcc {

/// Groups of Clang's errors about what Visual C++ takes, and Clang can be told to take.
constexpr llvm::StringLiteral VisualCppIgnored[] = {
    "c++11-narrowing", "address-of-temporary",           "increment-bool",
    "dtor-typedef",    "invalid-partial-specialization", "reserved-user-defined-literal"};

} // namespace ampcc

#endif
