//===- FormReport.h - the remarks of --amp-report -------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The pipeline calls it for the kernels of a unit in the tile form. FormRemarks.h finds the facts,
// from which these functions make diagnostics.
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

/// Reports for each kernel of `Tile` how its threads run on the CPU, at the line of the kernel.
/// `Tile` is the module after the passes of the tile form, of the unit that `CI` has parsed.
void reportForms(clang::CompilerInstance &CI, const kir::Module &Tile);

/// Returns the same remarks, which are not reported.
std::vector<SourceRemark> collectForms(clang::CompilerInstance &CI, const kir::Module &Tile);

} // namespace ampcc

#endif
