//===- Verifier.h - the invariants of KIR ---------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The pipeline runs it after every pass and reports an error as a bug of ampcc. Tests and kir-opt
// run it on modules from text. Costs one walk of the module.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_KIR_VERIFIER_H
#define AMPCC_KIR_VERIFIER_H

#include "ampcc/KIR/Module.h"
#include <string>
#include <vector>

namespace ampcc::kir {

/// An error in a module.
struct Finding {
  SourcePos Pos; ///< of the statement, or of the function
  std::string Sentence;
};

/// The errors in M; empty if M is well formed.
std::vector<Finding> findErrors(const Module &M);

/// The errors in M, a sentence each; empty if M is well formed. The rules are those that the node
/// classes state: operand types, lvalues where they are needed, declarations before uses, jumps
/// inside the statements that they leave, initialiser lists only in declarations.
std::vector<std::string> verify(const Module &M);

} // namespace ampcc::kir

#endif
