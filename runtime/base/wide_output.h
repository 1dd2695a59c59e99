//===- wide_output.h - wide text beside narrow ----------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_RUNTIME_WIDE_OUTPUT_H
#define AMPCC_RUNTIME_WIDE_OUTPUT_H

namespace ampcc_rt {

/// From now on std::wcout, wcerr and wclog may be used beside cout and printf: the texts of
/// accelerators are wide (spec 3.2), and glibc gives a stream one width, that of what is written
/// first, and loses the other. Buffers that the program has set itself stay.
void mix_wide_output() noexcept;

} // namespace ampcc_rt

#endif
