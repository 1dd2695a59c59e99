//===- TextLiterals.h - literals in KIR's text form ----------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The writers print literals so that the reader gets exactly the same value.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_KIR_TEXTLITERALS_H
#define AMPCC_LIB_KIR_TEXTLITERALS_H

#include "ampcc/KIR/Module.h"
#include <string>

namespace ampcc::kir {

std::string literalText(const IntLit &L);
std::string literalText(const FloatLit &L);

} // namespace ampcc::kir

#endif
