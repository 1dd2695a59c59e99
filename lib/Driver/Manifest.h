//===- Manifest.h - a JSON description of the kernels of a translation ---===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The pipeline puts the description into the Translation, and writeTranslation()
// (SourceTranslation.h) writes it to the manifest, STEM.json, for programs that use the kernels
// without ampcc's driver. A new member of the manifest is written here and documented in
// docs/command-line.md.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_DRIVER_MANIFEST_H
#define AMPCC_DRIVER_MANIFEST_H

#include "ampcc/KIR/Module.h"
#include "llvm/Support/JSON.h"

namespace ampcc {

/// Returns one object for each kernel of a module after all passes. docs/command-line.md explains
/// the members.
llvm::json::Array describeKernels(const kir::Module &M);
/// Returns one object for each message that the kernels of M may send to the host (kir::Message:
/// direct3d_printf and the like, and the reports of --amp-check), in the order of their numbers.
llvm::json::Array describeMessages(const kir::Module &M);

} // namespace ampcc

#endif
