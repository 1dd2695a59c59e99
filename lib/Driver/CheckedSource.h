//===- CheckedSource.h - the checks of --amp-check in a lowered module ---===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// With --amp-check the pipeline calls addChecks(), which runs the pass check-accesses, between
// Lower and the other passes. The pass needs facts that KIR does not have, such as the text of an
// index in the user's source; CheckedSource.cpp takes them from the AST. Options.cpp uses the
// functions for the words of --amp-check.
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

/// Puts the checks of --amp-check into a module that Lower has just made. `From` are the origins
/// that Lower recorded. Returns the errors that the pass found.
std::vector<kir::Problem> addChecks(clang::Sema &S, kir::Module &M, const Origins &From);

/// The rules that a word of `--amp-check=`, such as "index", enables: one bit for each
/// kir::CheckRule, and kir::ChecksHost for "host". Returns 0 if the word is unknown.
uint32_t checkRuleBits(llvm::StringRef Word);
/// The rules that all words of `--amp-check=` enable. `Words` has commas between them; if it is
/// empty, all rules are enabled.
uint32_t checkRulesOf(llvm::StringRef Words);

} // namespace ampcc

#endif
