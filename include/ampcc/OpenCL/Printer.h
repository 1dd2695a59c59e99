//===- Printer.h - KIR to OpenCL C ----------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_OPENCL_PRINTER_H
#define AMPCC_OPENCL_PRINTER_H

#include "ampcc/KIR/Module.h"

namespace ampcc {

/// The OpenCL C 1.2 text of a module that runPasses has finished. A total function of verified KIR:
/// the same module always gives the same text. With ExactLines every statement counts as the line
/// of the source that it comes from, for a debugger; without, a few of ampcc's own count on from
/// there.
std::string printOpenCL(const kir::Module &M, bool ExactLines = false);

/// What clBuildProgram must be told beside the text; empty for most modules.
std::string openCLBuildOptions(const kir::Module &M);

} // namespace ampcc

#endif
