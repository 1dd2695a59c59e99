//===- MissingHeader.h - headers that a program for another system includes -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_LIB_MESSAGES_MISSINGHEADER_H
#define AMPCC_LIB_MESSAGES_MISSINGHEADER_H

#include "ampcc/Basic/UnitFiles.h"
#include "clang/Basic/Diagnostic.h"
#include <string>

namespace ampcc {

/// The text for Clang's error about a header that was not found, if ampcc has the header under
/// --amp-msvc, or if it belongs to another language for GPUs; empty for any other message.
std::string missingHeader(const clang::Diagnostic &Info, const UnitFiles &Files);

} // namespace ampcc

#endif
