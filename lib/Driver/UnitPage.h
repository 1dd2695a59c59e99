//===- UnitPage.h - the pages of --translate=html -------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// runTranslate() (Translate.cpp) writes the pages when all sources of the command are translated
// and their kernels are linked, because a page has the kernels that call functions of other
// sources, too. pageOf() (UnitPage.cpp) adds the texts to a TranslationPage
// (Page/TranslationPage.h), the model of a page; a further text is added there.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_DRIVER_UNITPAGE_H
#define AMPCC_DRIVER_UNITPAGE_H

#include "DeviceLink.h"
#include "Pipeline.h"
#include "llvm/Support/Error.h"

namespace ampcc {

/// A source and its translation, which was made with PipelineOptions::ForPage.
struct TranslatedUnit {
  std::string Source;
  Translation T;
};

/// Writes STEM.html into Folder for each unit; STEM is the file name of its source without the
/// extension. The stems must differ. `Linked` has the kernels of some units that call functions of
/// others.
llvm::Error writePages(llvm::StringRef Folder, llvm::ArrayRef<TranslatedUnit> Units,
                       llvm::ArrayRef<LinkedKernels> Linked);

} // namespace ampcc

#endif
