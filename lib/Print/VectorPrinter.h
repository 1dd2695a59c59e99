//===- VectorPrinter.h - expressions of vectors as C++ --------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Native kernels are the kernels for the CPU, printed as C++. The pass vector-form converts loops
// over GPU threads so that they run several threads at once, in the lanes of vectors. ExprPrinter
// calls printVector() for the expressions of vectors that this creates. They use Clang's vector
// types. A new built-in for vectors is printed here.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_PRINT_VECTORPRINTER_H
#define AMPCC_LIB_PRINT_VECTORPRINTER_H

#include "ampcc/Print/Language.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace ampcc {

/// True if E has a vector type or is a built-in for vectors, whose result may be a scalar.
bool isOfVectors(const kir::Expr *E);

/// Prints E with the operators of vector types and calls of the functions in
/// ampcc_rt/native_lanes.h. isOfVectors(E) has to be true, and E must be neither an lvalue nor an
/// assignment. The text needs no parentheses around it. Scalar prints the parts of E that are
/// lvalues, assignments or no vectors; its texts must be usable as arguments of calls.
std::string printVector(const Language &In, const kir::Expr *E,
                        llvm::function_ref<std::string(const kir::Expr *)> Scalar);

} // namespace ampcc

#endif
