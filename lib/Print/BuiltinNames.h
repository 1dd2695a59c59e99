//===- BuiltinNames.h - the function of the output for each built-in -----===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// ExprPrinter uses it.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_PRINT_BUILTINNAMES_H
#define AMPCC_LIB_PRINT_BUILTINNAMES_H

#include "ampcc/Print/Language.h"

namespace ampcc {

/// The function that B calls. In C++ one thread of the system runs a whole tile: an atomic
/// operation on memory of the tile is an ordinary one.
std::string builtinName(const Language &In, const kir::Builtin *B);

} // namespace ampcc

#endif
