//===- wide_output.h - wide and narrow output on one standard stream ------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Programs print the descriptions of accelerators, which are wide strings (spec 3.2), to
// std::wcout, and other text to std::cout. With libstdc++ a part of the output is then lost,
// because for glibc a file is wide or narrow from its first output on. The registry of kernels
// calls mix_wide_output() for each module that is loaded, usually before main. The list of devices
// calls it as well, because a program may have no kernels. Code that may print before both has to
// call it first.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_RUNTIME_WIDE_OUTPUT_H
#define AMPCC_RUNTIME_WIDE_OUTPUT_H

namespace ampcc_rt {

/// Replaces the stream buffers of std::wcout, wcerr and wclog, so that output to them may alternate
/// with output to cout and printf. Buffers that the program has set itself are not replaced. Only
/// the first call has an effect. With libc++, whose wide streams write bytes, no call has one.
void mix_wide_output() noexcept;

} // namespace ampcc_rt

#endif
