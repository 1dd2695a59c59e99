//===- DeviceLink.h - kernels of several translation units -----------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What Visual C++ does with /GL and /LTCG: a kernel that calls amp functions of other units is made
// when the program is linked, of the KIR that the objects keep, by the passes that make all
// kernels.
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

/// Makes the kernels that wait, as objects if WithObjects. What is wrong is reported; Errors counts
/// it. Of an archive's units that lack something nothing is made: the linker may leave them out.
std::vector<LinkedKernels> linkKernels(const Installation &Where, llvm::ArrayRef<LinkedUnit> Units,
                                       bool WithObjects, unsigned &Errors);

} // namespace ampcc

#endif
