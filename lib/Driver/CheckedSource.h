//===- CheckedSource.h - the checks of --amp-check in a lowered module ---===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The pipeline calls addChecks() between Lower and the passes. The pass check-accesses needs facts
// that KIR does not have, such as the text of an index in the user's source; CheckedSource.cpp
// takes them from the AST.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_DRIVER_CHECKEDSOURCE_H
#define AMPCC_DRIVER_CHECKEDSOURCE_H

#include "ampcc/KIR/CheckRules.h"
#include "ampcc/KIR/Problem.h"
#include "ampcc/Lower/Origins.h"
#include "llvm/ADT/StringRef.h"

namespace clang {
class Sema;
}

namespace ampcc {

/// Puts the checks of --amp-check into a module that Lower has just made.
std::vector<kir::Problem> addChecks(clang::Sema &S, kir::Module &M, const Origins &From);

/// The rules that a word of `--amp-check=` enables: rules of kernels, a bit each, and that of the
/// host. 0: the word is unknown.
uint32_t checkRuleBits(llvm::StringRef Word);
/// The words of `--amp-check=`, with commas between them; without any, all.
uint32_t checkRulesOf(llvm::StringRef Words);

} // namespace ampcc

#endif
