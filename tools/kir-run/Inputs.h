//===- Inputs.h - inputs and outputs of a run as text ---------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// kir-run runs a kernel in the interpreter. Its options give the values of the kernel's parameters,
// and it prints the memory after the run.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_TOOLS_KIR_RUN_INPUTS_H
#define AMPCC_TOOLS_KIR_RUN_INPUTS_H

#include "ampcc/Interpreter/Interpreter.h"
#include "llvm/Support/raw_ostream.h"

namespace ampcc {

/// Stores the values of "NAME=1,2,3" in the launch. NAME is a parameter of F, and the values are
/// those of its scalars in order. `?` is an uninitialised value, `5*16` stands for sixteen
/// values 5. Returns an error message if the text is wrong, else an empty string.
std::string setInput(Launch &L, const kir::Function &F, llvm::StringRef Text);

/// Prints the values of the scalars of all objects of type T in `From`, separated by spaces.
void printValues(llvm::raw_ostream &OS, const kir::Type *T, const Bytes &From);

} // namespace ampcc

#endif
