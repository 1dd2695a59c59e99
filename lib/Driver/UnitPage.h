//===- UnitPage.h - the pages of --translate=html -------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// runTranslate() (Translate.cpp) writes the pages when all sources of the command are translated
// and their kernels are linked, because a page has the kernels that call functions of other
// sources, too. A further text of a page is added here; Page/TranslationPage.h has its model.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_DRIVER_UNITPAGE_H
#define AMPCC_DRIVER_UNITPAGE_H

#include "DeviceLink.h"
#include "Pipeline.h"
#include "llvm/Support/Error.h"

namespace ampcc {

/// A source and its translation, with PipelineOptions::ForPage.
struct TranslatedUnit {
  std::string Source;
  Translation T;
};

/// Writes FOLDER/STEM.html for each unit. `Linked` has the kernels of some units that call
/// functions of others.
llvm::Error writePages(llvm::StringRef Folder, llvm::ArrayRef<TranslatedUnit> Units,
                       llvm::ArrayRef<LinkedKernels> Linked);

} // namespace ampcc

#endif
