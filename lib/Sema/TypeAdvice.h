//===- TypeAdvice.h - notes that name a type amp code can use -------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Amp code, the code for the device, cannot use every type. The rules collect errors about that
// (Findings.h). RestrictionChecker calls adviseOnTypes() before it reports them, to add a note to
// each whose type has a replacement, for example
//
//   error: a 'restrict(amp)' lambda cannot capture 'd' of type 'std::vector<int>'; ...
//   note: declare 'array_view<int> view(d)' before the launch, and capture 'view'
//
// The replacement is that of the outermost class of the standard library (ClassAdvice.def) that the
// type is or holds, else that of the type or the member at fault.
//
// To advise about another class, add a row there.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_SEMA_TYPEADVICE_H
#define AMPCC_LIB_SEMA_TYPEADVICE_H

#include "Rules.h"

namespace ampcc {

/// Adds the notes, with a fix-it for a number whose type a declaration names. Call it after all
/// rules, and before Explanations removes errors.
void adviseOnTypes(const RuleContext &C);

} // namespace ampcc

#endif
