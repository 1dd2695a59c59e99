//===- DeviceLink.h - kernels of several translation units -----------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Compiles kernels that call amp functions of other translation units. The compiler needs the
// bodies of all functions that a kernel calls, so these kernels wait until the program is linked,
// as with Visual C++'s /GL and /LTCG. The objects contain KIR, the intermediate representation, of
// these kernels and functions (UnitRecord.h); the passes are the same as for all kernels.
// prepareLink() (LinkStep.h) calls linkKernels() in a link and adds the objects to it.
// runTranslate() (Translate.cpp, --translate) writes only the texts. A new stage after Lower has to
// run here as well as in Pipeline.cpp.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_DRIVER_DEVICELINK_H
#define AMPCC_DRIVER_DEVICELINK_H

#include "Installation.h"
#include "LinkInputs.h"
#include "ampcc/Print/LineTable.h"

namespace ampcc {

/// The compiled kernels of a unit that had to wait for the link.
struct LinkedKernels {
  std::string Stem;   ///< of the unit's file
  std::string Tables; ///< C++: the module, which the unit's host source registers
  std::string OpenCL; ///< the kernels as OpenCL C; also in Tables
  LineTable OpenCLLines;
  std::string NativeText; ///< the kernels as C++ for the CPU
  LineTable NativeLines;
  std::vector<std::string> Objects; ///< Tables and NativeText, compiled
};

/// Compiles the incomplete kernels of Units with the functions of Units that they call. Objects are
/// made only if WithObjects is set. Reports errors, and adds their number to Errors. A unit of an
/// archive that lacks a function is left out without an error, because the linker may not need it;
/// with WithObjects this holds for all errors in such a unit.
std::vector<LinkedKernels> linkKernels(const Installation &Install,
                                       llvm::ArrayRef<LinkedUnit> Units, bool WithObjects,
                                       unsigned &Errors);

} // namespace ampcc

#endif
