//===- FormReport.h - the remarks of --amp-report -------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The pipeline calls these functions with a module in the tile form, from which the native code for
// the CPU is printed. There a loop runs the threads of a tile, and in the vector form each
// iteration runs several threads, in the lanes of vectors. A remark says for each kernel which of
// these it has, or why it has no vector form. formRemarks() (Native/FormRemarks.h) finds the facts;
// these functions make remarks of Clang of them: reportForms() for --amp-report, collectForms() for
// the page of --translate=html. Change this code for the wording or the place of a remark,
// FormRemarks.h for what is found.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_DRIVER_FORMREPORT_H
#define AMPCC_DRIVER_FORMREPORT_H

#include "ampcc/KIR/Module.h"
#include "ampcc/Page/TranslationPage.h"

namespace clang {
class CompilerInstance;
}

namespace ampcc {

/// Reports for each kernel of `Tile` how its threads run on the CPU, at the line of the kernel; a
/// kernel with several loops over threads may have several remarks. `Tile` is the module after the
/// passes of the tile form, of the unit that `CI` has parsed.
void reportForms(clang::CompilerInstance &CI, const kir::Module &Tile);

/// Returns the texts and lines of the same remarks, and reports none.
std::vector<SourceRemark> collectForms(clang::CompilerInstance &CI, const kir::Module &Tile);

} // namespace ampcc

#endif
