//===- MissingHeader.h - an error text for headers of other systems ------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A program for Visual C++ or for another language for GPUs may include headers that ampcc does not
// find. DiagnosticWording, which replaces the texts of Clang's messages, calls missingHeader() for
// each message, to add to Clang's "file not found" what the user can do. To advise about another
// header, add a row to ForeignNames.def.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_MESSAGES_MISSINGHEADER_H
#define AMPCC_LIB_MESSAGES_MISSINGHEADER_H

#include "Replacement.h"
#include "ampcc/Basic/UnitFiles.h"
#include "clang/Basic/Diagnostic.h"
#include <optional>

namespace ampcc {

/// If Info is Clang's error about a header that was not found: its text with an advice, provided
/// that ampcc has the header with the option --amp-msvc, or that foreignHeader() knows it as one of
/// another language. Nothing in all other cases. Files: gives the folders of the library's headers.
std::optional<Replacement> missingHeader(const clang::Diagnostic &Info, const UnitFiles &Files);

} // namespace ampcc

#endif
