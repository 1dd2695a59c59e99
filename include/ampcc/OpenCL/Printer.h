//===- Printer.h - KIR to OpenCL C ----------------------------------------===//
#ifndef AMPCC_OPENCL_PRINTER_H
#define AMPCC_OPENCL_PRINTER_H

#include "ampcc/KIR/Module.h"

namespace ampcc {

/// The OpenCL C 1.2 text of a module that runPasses has finished. A total function of verified KIR:
/// the same module always gives the same text.
std::string printOpenCL(const kir::Module &M);

/// What clBuildProgram must be told beside the text; empty for most modules.
std::string openCLBuildOptions(const kir::Module &M);

} // namespace ampcc

#endif
