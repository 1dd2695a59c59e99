//===- SubGroupFunctions.h - operations of sub-groups in OpenCL C --------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The text of the built-ins for sub-groups (KIR/SubGroupBuiltins.h). NVIDIA's OpenCL has no
// extension for them, so the functions contain the instructions of its GPUs as assembly: those of
// CUDA's __shfl_sync and __ballot_sync. The GPU must have compute capability 7.0 or later. The
// compiler may duplicate code, and earlier GPUs need all threads of a sub-group at the same copy of
// the instruction. For all other devices SUB_GROUPS() is false, and threads exchange values through
// local memory. To support another device, add its instructions here and let SUB_GROUPS() be true
// for it.
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
