//===- ConstantArrays.h - arrays that constants initialise ----------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A workaround for NVIDIA's compiler (driver 580), which copies an array of a thread from a table
// of constants. It may then give the array the memory of another one that is still in use: seen
// with an array in one branch of a kernel, and two and more in another. It stores the elements one
// by one, which is correct, if its front end cannot compute the first element. So the printer makes
// the first element the argument of a macro, which prevents that there; for other compilers the
// macro is its argument:
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
