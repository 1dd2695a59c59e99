//===- VectorPrinter.h - expressions of vectors as C++ --------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// ExprPrinter calls printVector() for expressions of vectors. They occur in native kernels that the
// pass vector-form has converted.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_PRINT_VECTORPRINTER_H
#define AMPCC_LIB_PRINT_VECTORPRINTER_H

#include "ampcc/Print/Language.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace ampcc {

/// True if E has a vector type or is a built-in for vectors, whose result may be a scalar.
bool isOfVectors(const kir::Expr *E);

/// Prints E, for which isOfVectors() holds and which is no lvalue, as calls of the functions in
/// ampcc_rt/native_lanes.h. The text needs no parentheses. Scalar prints lvalues and the operands
/// that are no vectors.
std::string printVector(const Language &In, const kir::Expr *E,
                        llvm::function_ref<std::string(const kir::Expr *)> Scalar);

} // namespace ampcc

#endif
