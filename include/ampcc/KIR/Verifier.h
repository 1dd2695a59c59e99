//===- Verifier.h - the verifier of the invariants of KIR ----------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The verifier finds errors in modules of KIR, the intermediate representation, which are bugs of
// Lower or of a pass. The pipeline verifies the module before the first pass and after every pass,
// and an error ends the compilation as an internal error of ampcc. Tests and tools such as kir-opt
// verify modules that they read from text. Costs one walk of the module. A new invariant of nodes
// is checked here, one that only some passes need is a property (Passes/Pass.h).
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

/// The errors in M, with positions; empty if M is well formed.
std::vector<Finding> findErrors(const Module &M);

/// The errors in M, a sentence each; empty if M is well formed. The rules are those that the node
/// classes state: operand types, lvalues where they are needed, declarations before uses, jumps
/// inside the statements that they leave, initialiser lists only in declarations.
std::vector<std::string> verify(const Module &M);

} // namespace ampcc::kir

#endif
