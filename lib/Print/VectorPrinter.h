//===- VectorPrinter.h - expressions of vectors as C++ --------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_LIB_PRINT_VECTORPRINTER_H
#define AMPCC_LIB_PRINT_VECTORPRINTER_H

#include "ampcc/Print/Language.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace ampcc {

/// E is of vectors, or one of their built-ins.
bool isOfVectors(const kir::Expr *E);

/// E, which is of vectors and no lvalue, in the words of ampcc_rt/native_lanes.h; the text is one
/// that needs no parentheses. Scalar prints operands that are none, converted to the given type,
/// and lvalues.
std::string printVector(const Language &In, const kir::Expr *E,
                        llvm::function_ref<std::string(const kir::Expr *)> Scalar);

} // namespace ampcc

#endif
