//===- InitListPrinter.h - lists in braces as C and C++ -------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// ExprPrinter calls printInitList() for the list that initialises a variable. The function also
// prints the lists inside of that list. Change this code for another form of lists, such as
// designators.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_PRINT_INITLISTPRINTER_H
#define AMPCC_LIB_PRINT_INITLISTPRINTER_H

#include "ampcc/Print/Language.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace ampcc {

/// The text of List. Scalar prints the elements that are no lists. If Macro is not empty, it is the
/// name of a macro of which the first scalar of each array becomes the argument
/// (lib/OpenCL/ConstantArrays.h says why).
std::string printInitList(const Language &In, const kir::InitList &List, llvm::StringRef Macro,
                          llvm::function_ref<std::string(const kir::Expr *)> Scalar);

} // namespace ampcc

#endif
