//===- LanguageSupport.h - restrictions of deduction guides ---------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// In C++ AMP a function is for the cpu unless it has the clause restrict(amp). ampcc represents
// these restrictions by CUDA's attributes `host` and `device`, and Clang rejects a use from the
// other side. Deduction guides of classes such as std::array have no clause and never run, so
// UnitReader, the parse loop, opens them to both sides. Change this code for another declaration
// without a clause that never runs.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_READING_LANGUAGESUPPORT_H
#define AMPCC_LIB_READING_LANGUAGESUPPORT_H

namespace clang {
class Decl;
}

namespace ampcc {

/// If D is a deduction guide or its template, or a namespace or linkage specification that contains
/// some: gives them both attributes. UnitReader calls it for each top-level declaration that is
/// parsed.
void openDeductionGuides(clang::Decl *D);

} // namespace ampcc

#endif
