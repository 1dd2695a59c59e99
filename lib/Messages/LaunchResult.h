//===- LaunchResult.h - a variable for the result of a launch --------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_LIB_MESSAGES_LAUNCHRESULT_H
#define AMPCC_LIB_MESSAGES_LAUNCHRESULT_H

#include "clang/Basic/Diagnostic.h"
#include <string>

namespace clang {
class Sema;
}

namespace ampcc {

/// The text for Clang's error about `auto result = parallel_for_each(...)`, whose type is void;
/// empty for any other message.
std::string launchResult(const clang::Diagnostic &Info, const clang::Sema &S);

} // namespace ampcc

#endif
