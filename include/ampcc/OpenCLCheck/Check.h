//===- Check.h - a second opinion on emitted OpenCL C ---------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_OPENCLCHECK_CHECK_H
#define AMPCC_OPENCLCHECK_CHECK_H

#include "llvm/ADT/StringRef.h"
#include <string>
#include <vector>

namespace ampcc {

/// Parses Text as OpenCL C 1.2 with Clang, in this process. Returns its errors, as
/// "line:column: message" with lines counted in Text; empty when a device compiler will take it.
/// ResourceDir: Clang's own, where its headers are (HeaderSearchOptions::ResourceDir).
std::vector<std::string> checkOpenCL(llvm::StringRef Text, llvm::StringRef ResourceDir);

} // namespace ampcc

#endif
