//===- ConstantArrays.h - arrays that constants initialise ----------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A workaround for NVIDIA's compiler (driver 580), which copies a private array with constant
// values from a table. It may then give the array the memory of another one that is still in use.
// This was seen in a kernel with one array in one branch and two or more in another. The compiler
// stores the elements one by one, which is correct, if its front end cannot compute the first
// element. So the printer makes the first element the argument of a macro. For NVIDIA's compiler
// the macro is `get_work_dim() ? value : value`, for others its argument:
//
//   char text[6] = {COMPUTED(113), 117, 105, 99, 107, 0};
//
// Remove the file when all supported drivers compile such arrays correctly.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_OPENCL_CONSTANTARRAYS_H
#define AMPCC_LIB_OPENCL_CONSTANTARRAYS_H

#include "ampcc/KIR/Module.h"
#include <string>
#include <vector>

namespace ampcc {

/// The constant that initialises the variable D if it is or holds an array in the memory of a
/// thread; else null.
const kir::InitList *constantOfArray(const kir::DeclStmt &D);

/// The lines that define COMPUTED; none if M has no such array.
std::vector<std::string> constantArrayMacro(const kir::Module &M);

} // namespace ampcc

#endif
