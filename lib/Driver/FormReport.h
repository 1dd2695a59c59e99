//===- FormReport.h - the remarks of --amp-report -------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The pipeline calls these functions with the native form of the kernels. There a loop runs the
// threads of a tile, and in the vector form each iteration runs several threads, in the lanes of
// vectors. A remark says for each kernel which of these it has, or why it has no vector form.
// formRemarks() (Native/FormRemarks.h) finds the facts; these functions make remarks of Clang of
// them: reportForms() for --amp-report, collectForms() for the page of --translate=html. Change
// this code for the wording or the place of a remark, FormRemarks.h for what is found.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_DRIVER_FORMREPORT_H
#define AMPCC_DRIVER_FORMREPORT_H

#include "NativeForm.h"
#include "ampcc/Page/TranslationPage.h"

namespace clang {
class CompilerInstance;
}

namespace ampcc {

/// Reports for each kernel of `Native` how its threads run on the CPU, at the line of the kernel; a
/// kernel with several loops over threads may have several remarks. `Native` is the native form of
/// the unit that `CI` has parsed.
void reportForms(clang::CompilerInstance &CI, const NativeForm &Native);

/// Returns the texts and lines of the same remarks, and reports none.
std::vector<SourceRemark> collectForms(clang::CompilerInstance &CI, const NativeForm &Native);

} // namespace ampcc

#endif
