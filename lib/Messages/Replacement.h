//===- Replacement.h - a message of ampcc in place of one of Clang ---------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Where ampcc knows more of a mistake than Clang, as about a name of CUDA, DiagnosticWording gives
// Clang's error the text of a row of Diagnostics.def. The error keeps Clang's number, by which
// other clients and -verify know it, and gets the name in brackets by which --explain knows the
// row.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_MESSAGES_REPLACEMENT_H
#define AMPCC_LIB_MESSAGES_REPLACEMENT_H

#include "ampcc/Basic/Diagnostics.h"
#include <string>
#include <vector>

namespace ampcc {

/// A row of Diagnostics.def and the words for its arguments %0, %1 and so on.
struct Replacement {
  diag::Kind Row;
  std::vector<std::string> Arguments;
};

/// The text, with the name of the row in brackets. Diags may have a message in flight.
std::string textOf(clang::DiagnosticsEngine &Diags, const Replacement &Message);

/// An argument of Clang's message in Clang's format language, such as "%0", as it is printed.
std::string argumentOf(const clang::Diagnostic &Info, llvm::StringRef Argument);

} // namespace ampcc

#endif
