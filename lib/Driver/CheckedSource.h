//===- CheckedSource.h - the checks of --amp-check in a lowered module ---===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// With --amp-check kernels check at run time that their indices are in bounds, that threads do not
// race, and other rules. The pipeline calls addChecks() for that, after Lower and the pass
// lower-recursion and before all other passes. It runs the pass check-accesses, which inserts the
// checks into KIR, the intermediate representation. The pass needs facts that KIR does not have,
// such as the text of an index in the user's source; CheckedSource.cpp takes them from the AST.
// Options.cpp uses the other functions, which read the value of the option. A further fact for the
// pass is a function of CheckedProgram (Passes/AccessChecks.h), which CheckedSource.cpp implements.
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

/// Puts the checks of --amp-check into a module that Lower has just made. `From` maps the module's
/// nodes to the AST nodes from which Lower made them. Returns the errors that the pass found.
std::vector<kir::Problem> addChecks(clang::Sema &S, kir::Module &M, const Origins &From);

/// The rules that a word of `--amp-check=`, such as "index", enables: one bit for each
/// kir::CheckRule, and kir::ChecksHost for "host". Returns 0 if the word is unknown.
uint32_t checkRuleBits(llvm::StringRef Word);
/// The rules that all words of `--amp-check=` enable. `Words` has commas between them; if it is
/// empty, all rules are enabled.
uint32_t checkRulesOf(llvm::StringRef Words);

} // namespace ampcc

#endif
