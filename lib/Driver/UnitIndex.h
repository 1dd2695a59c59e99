//===- UnitIndex.h - the functions and launches of a source file ----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The language server (tools/ampcc-lsp) shows the restriction of a function where the pointer is,
// and goes from a launch to the code of its kernel. It takes both from the file that
// `ampcc --translate --amp-index=FILE` writes for a source with C++ AMP:
//
//   {"functions": [{"line": 3, "column": 5, "length": 4, "name": "f", "restriction": "..."}],
//    "launches": [{"line": 9, "column": 3, "length": 17, "kernels": [{"name": "...", "line":
//    12}]}]}
//
// Lines and columns count from 1, columns and lengths in bytes. The line of a kernel is that of the
// OpenCL C. Only places in the source file itself are listed. After an error there are no launches;
// without C++ AMP there is no file.
//
// A further kind of entry is written here and read in tools/ampcc-lsp.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_DRIVER_UNITINDEX_H
#define AMPCC_DRIVER_UNITINDEX_H

#include "ampcc/Basic/LaunchSite.h"
#include "ampcc/Extract/KernelPlan.h"
#include "ampcc/KIR/Module.h"
#include "ampcc/Print/LineTable.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/Support/JSON.h"

namespace clang {
class CompilerInstance;
} // namespace clang

namespace ampcc {

/// The declarations and uses of functions in the source file, in the order of their places. Costs
/// one walk of the file's declarations.
llvm::json::Array indexFunctions(const clang::CompilerInstance &CI);

/// The launches in the source file, with the kernels of `Device` that they run: several for a
/// launch in a template. `Lines`: of the OpenCL C of `Device`.
llvm::json::Array indexLaunches(const clang::CompilerInstance &CI,
                                llvm::ArrayRef<LaunchSite> Launches,
                                llvm::ArrayRef<KernelPlan> Plans, const kir::Module &Device,
                                const LineTable &Lines);

} // namespace ampcc

#endif
