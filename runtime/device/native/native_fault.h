//===- native_fault.h - faults in kernels of the native accelerator -------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A kernel of the native accelerator that accesses what it must not, or divides by zero, ends the
// process with a signal. The runtime names the kernel on stderr before that. It changes nothing
// else: the signal goes to the handler that the program had, or to the default action, which sees
// the fault where it happened.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_RUNTIME_NATIVE_FAULT_H
#define AMPCC_RUNTIME_NATIVE_FAULT_H

#include <ampcc_rt/abi.h>
#include <csignal>
#include <cstdint>

namespace ampcc_rt {
namespace native {

/// What a thread of the runtime that runs kernels leaves to the program's own threads: all signals
/// but those of instructions, which would end the process without a handler where they are blocked.
sigset_t foreign_signals();

/// Installs the handlers, once in a process: before the first kernel runs.
void name_faults();

/// While one lives, the thread runs the kernel, which runs no other. A launch has no time to lose:
/// this is one word.
class running_kernel {
public:
  /// `is_checked`: --amp-check looks at it already.
  running_kernel(const kernel &code, bool is_checked) {
    static_assert(alignof(kernel) > 1);
    now_ = reinterpret_cast<std::uintptr_t>(&code) | static_cast<std::uintptr_t>(is_checked);
  }
  ~running_kernel() { now_ = 0; }
  running_kernel(const running_kernel &) = delete;

  /// Of the calling thread; null outside of kernels.
  static const kernel *now() { return reinterpret_cast<const kernel *>(now_ & ~std::uintptr_t(1)); }
  static bool is_checked() { return now_ & 1; }

private:
  /// A signal handler reads it: no allocation when a thread first does so.
  static __thread std::uintptr_t now_ __attribute__((tls_model("initial-exec")));
};

} // namespace native
} // namespace ampcc_rt

#endif
