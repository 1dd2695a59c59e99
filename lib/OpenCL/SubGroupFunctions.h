//===- SubGroupFunctions.h - operations of sub-groups in OpenCL C --------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The text of the built-ins for sub-groups (KIR/SubGroupBuiltins.h). NVIDIA's OpenCL has no
// extension for them, so the functions are the instructions of its GPUs. CUDA has the same:
// __shfl_sync and __ballot_sync. A GPU of compute capability 7.0 and later takes them from any
// copy of the code that its compiler makes. For other devices SUB_GROUPS() is false, and threads
// exchange values through local memory.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_OPENCL_SUBGROUPFUNCTIONS_H
#define AMPCC_LIB_OPENCL_SUBGROUPFUNCTIONS_H

#include <string>
#include <vector>

namespace ampcc {

/// The lines of the definitions, for a module that uses the built-ins.
std::vector<std::string> subGroupFunctions();

} // namespace ampcc

#endif
