//===- Printer.h - the printer of KIR as OpenCL C ------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The last stage for OpenCL devices: prints a module in the OpenCL form, after all passes. The
// driver calls it when it compiles a unit (Pipeline.cpp) and when it links device code
// (DeviceLink.cpp). Rewrite embeds the result in the source for the host compiler, and the runtime
// passes it to the OpenCL driver. lib/Print has the parts that both outputs share; change
// Printer.cpp for OpenCL C alone.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_OPENCL_PRINTER_H
#define AMPCC_OPENCL_PRINTER_H

#include "ampcc/KIR/Module.h"
#include "ampcc/Print/LineTable.h"

namespace ampcc {

/// The OpenCL C 1.2 text of a module after the passes of the OpenCL form. Every verified module of
/// this form has a text, and the same module always gives the same text. With ExactLines every
/// statement has the line number of its source, for a debugger. Without it, a few lines that ampcc
/// adds are counted as well, so that fewer line directives are needed. `Lines`, which may be null,
/// gets the table of the text's lines.
std::string printOpenCL(const kir::Module &M, bool ExactLines = false, LineTable *Lines = nullptr);

/// The options that clBuildProgram needs for the text; empty for most modules.
std::string openCLBuildOptions(const kir::Module &M);

} // namespace ampcc

#endif
