//===- UnknownName.h - names that the library would have ------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
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

/// What to say in the place of Clang's error that a name is unknown: the header of the library that
/// declares it and is not included, or what kernels have for a function of this name. Nothing where
/// Clang says it best.
std::optional<UnknownName> lookAtUnknownName(const clang::Diagnostic &Info, const clang::Sema &S);

} // namespace ampcc

#endif
