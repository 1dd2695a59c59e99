//===- BuiltinNames.h - the function of the output for each built-in -----===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// ExprPrinter prints the call of a built-in with this name. A built-in whose function has another
// name in one language needs a case here.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_PRINT_BUILTINNAMES_H
#define AMPCC_LIB_PRINT_BUILTINNAMES_H

#include "ampcc/Print/Language.h"

namespace ampcc {

/// The name of the function that B calls in the language In. It is the name of the built-in, with
/// these exceptions. OpenCL C has no overloads, so some functions for double end in `_DOUBLE`, and
/// some atomic operations in their memory and type (ampcc/Print/AtomicNames.h). A fence for all
/// threads of the device is `atomic_device_fence` there. In C++ one thread of the system runs a
/// whole tile, so an atomic operation on memory of the tile need not be atomic, and its name begins
/// with `tile_`.
std::string builtinName(const Language &In, const kir::Builtin *B);

} // namespace ampcc

#endif
