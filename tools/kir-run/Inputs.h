//===- Inputs.h - the inputs and outputs of a run as text -----------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_TOOLS_KIR_RUN_INPUTS_H
#define AMPCC_TOOLS_KIR_RUN_INPUTS_H

#include "ampcc/Interpreter/Interpreter.h"
#include "llvm/Support/raw_ostream.h"

namespace ampcc {

/// Puts the values of "NAME=1,2,3" into the launch: NAME is a parameter of F, the values are those
/// of its scalars in order. `?` is a value that is not initialised, `5*16` sixteen values 5.
/// Returns a message if the text is wrong, else an empty string.
std::string setInput(Launch &L, const kir::Function &F, llvm::StringRef Text);

/// The values of the scalars of an object of type T, or of as many as there are, separated by
/// spaces.
void printValues(llvm::raw_ostream &OS, const kir::Type *T, const Bytes &From);

} // namespace ampcc

#endif
