//===- wide_output.h - wide and narrow output on one standard stream ------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The list of devices and the registry of kernels call it before the program can print.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_RUNTIME_WIDE_OUTPUT_H
#define AMPCC_RUNTIME_WIDE_OUTPUT_H

namespace ampcc_rt {

/// Makes std::wcout, wcerr and wclog usable beside cout and printf. Descriptions of accelerators
/// are wide strings (spec 3.2), but glibc drops wide output on a file whose first output was
/// narrow, and narrow output on a wide one. Buffers that the program has set itself are not
/// replaced.
void mix_wide_output() noexcept;

} // namespace ampcc_rt

#endif
