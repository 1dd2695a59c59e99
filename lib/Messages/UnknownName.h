//===- UnknownName.h - suggestions for unknown names ---------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// DiagnosticWording uses it to replace Clang's error.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_MESSAGES_UNKNOWNNAME_H
#define AMPCC_LIB_MESSAGES_UNKNOWNNAME_H

#include "clang/Basic/Diagnostic.h"
#include <optional>
#include <string>

namespace clang {
class Sema;
}

namespace ampcc {

struct UnknownName {
  std::string Text;
  llvm::StringRef Header; ///< that declares it; empty if none does
};

/// The replacement for Clang's error about an unknown name: it names the header of the library that
/// declares the name and is not included, or the equivalent of a host function for kernels. Nothing
/// if Clang's own error is best.
std::optional<UnknownName> explainUnknownName(const clang::Diagnostic &Info, const clang::Sema &S);

} // namespace ampcc

#endif
