//===- PrecompiledHeader.h - the header behind an -include-pch ------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_DRIVER_PRECOMPILEDHEADER_H
#define AMPCC_DRIVER_PRECOMPILEDHEADER_H

#include "llvm/ADT/StringRef.h"
#include <string>

namespace ampcc {

/// What was precompiled into the file; empty where nobody knows. A precompiled header was made for
/// plain C++: units with C++ AMP read the header itself.
std::string headerOf(llvm::StringRef Precompiled);

} // namespace ampcc

#endif
