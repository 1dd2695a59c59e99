//===- LanguageSupport.h - library classes that the language itself needs -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_LIB_READING_LANGUAGESUPPORT_H
#define AMPCC_LIB_READING_LANGUAGESUPPORT_H

namespace clang {
class Decl;
}

namespace ampcc {

/// A deduction guide is no function that runs: it may be used on both sides.
void openDeductionGuides(clang::Decl *D);

} // namespace ampcc

#endif
