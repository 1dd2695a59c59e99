//===- wide_output.h - wide and narrow output on one standard stream ------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The registry of kernels calls it for each module, which is usually before main, and the list of
// devices when it is created, because a program may have no kernels.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_RUNTIME_WIDE_OUTPUT_H
#define AMPCC_RUNTIME_WIDE_OUTPUT_H

namespace ampcc_rt {

/// Makes std::wcout, wcerr and wclog usable beside cout and printf. Descriptions of accelerators
/// are wide strings (spec 3.2), but glibc drops wide output on a file whose first output was
/// narrow, and narrow output on a file whose first output was wide. Buffers that the program has
/// set itself are not replaced. Only the first call has an effect.
void mix_wide_output() noexcept;

} // namespace ampcc_rt

#endif
