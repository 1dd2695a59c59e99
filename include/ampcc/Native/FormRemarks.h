//===- FormRemarks.h - remarks about the form of each loop over threads ---===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// With --amp-report the driver (FormReport.h) reports a remark for each loop over the threads of a
// tile in native kernels, and --translate=html shows the remarks on its pages. So a user sees which
// kernels run in the lanes of vectors on the CPU and why others do not (docs/native-forms.md).
// Change this code to report another fact about the loops; the text of remarks is in
// Diagnostics.def.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_NATIVE_FORMREMARKS_H
#define AMPCC_NATIVE_FORMREMARKS_H

#include "ampcc/KIR/Module.h"
#include <vector>

namespace ampcc {

/// The form of a loop over threads.
struct FormRemark {
  const kir::Function *Kernel;
  unsigned Lanes = 0;    ///< of the vector form; 0 without it
  unsigned Avx512 = 0;   ///< the lanes with AVX-512; 0 if there is no other number for it
  unsigned Separate = 0; ///< memory accesses for which each lane has an address of its own
  /// In the vector form: the first loop of the program that lanes leave separately or that only
  /// some of them run. No line if there is none.
  kir::SourcePos Divergent{};
  /// The reason why vector-form left the loop, or the whole kernel, as it was; null if it did not
  /// try.
  const char *WhyScalar = nullptr;
};

/// Lists the innermost loops over threads in the order of the text, without those that run what
/// remains of another one in the vector form. Equal remarks of a kernel are one. Call it after the
/// passes of the tile form (runTilePasses()).
std::vector<FormRemark> formRemarks(const kir::Module &M);

} // namespace ampcc

#endif
