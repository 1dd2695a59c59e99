//===- LanguageSupport.h - restrictions of declarations that the language uses -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_LIB_READING_LANGUAGESUPPORT_H
#define AMPCC_LIB_READING_LANGUAGESUPPORT_H

namespace clang {
class Decl;
}

namespace ampcc {

/// UnitReader calls it for each declaration. A deduction guide, which never runs, may be used in
/// code for the CPU and in code for amp.
void openDeductionGuides(clang::Decl *D);

} // namespace ampcc

#endif
