//===- LaunchResult.h - an error text for a variable that takes a launch's result -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A user may write `auto result = parallel_for_each(...)`, but this function, which launches a
// kernel, returns void. Clang's error about a variable of type void does not explain that. So
// DiagnosticWording, which replaces the texts of Clang's messages, calls launchResult() for each
// message. Another common mistake with the result of a launch could be explained here.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_MESSAGES_LAUNCHRESULT_H
#define AMPCC_LIB_MESSAGES_LAUNCHRESULT_H

#include "Replacement.h"
#include "clang/Basic/Diagnostic.h"
#include <optional>

namespace clang {
class Sema;
}

namespace ampcc {

/// If Info is Clang's error about a variable that is initialised with a call of a launch function
/// of the library: the message to report instead, which advises to remove a variable of type void,
/// and how values get out of a kernel for any other. Nothing for any other message.
std::optional<Replacement> launchResult(const clang::Diagnostic &Info, const clang::Sema &S);

} // namespace ampcc

#endif
