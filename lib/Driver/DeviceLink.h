//===- DeviceLink.h - kernels of several translation units -----------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Compiles kernels that call amp functions of other units when the program is linked, as Visual C++
// does with /GL and /LTCG. The objects contain KIR of these kernels and functions; the passes are
// the same as for all kernels.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_DRIVER_DEVICELINK_H
#define AMPCC_DRIVER_DEVICELINK_H

#include "Installation.h"
#include "LinkInputs.h"

namespace ampcc {

/// The kernels of a unit that had to wait for the link.
struct LinkedKernels {
  std::string Stem;                 ///< of the unit's file
  std::string Tables;               ///< C++: the module, which the unit's host source registers
  std::string OpenCL;               ///< also in Tables
  std::string NativeText;           ///< of the second form
  std::vector<std::string> Objects; ///< of the two C++ texts
};

/// Whether any kernels wait for the link.
bool needsDeviceLink(llvm::ArrayRef<LinkedUnit> Units);

/// Compiles the incomplete kernels, to objects if WithObjects is set. Reports errors, and counts
/// them in Errors. Skips a unit of an archive that lacks a function: the linker may not need that
/// unit.
std::vector<LinkedKernels> linkKernels(const Installation &Install,
                                       llvm::ArrayRef<LinkedUnit> Units, bool WithObjects,
                                       unsigned &Errors);

} // namespace ampcc

#endif
