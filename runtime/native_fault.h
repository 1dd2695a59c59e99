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

namespace ampcc_rt {
namespace native {

/// What a thread of the runtime that runs kernels leaves to the program's own threads: all signals
/// but those of instructions, which would end the process without a handler where they are blocked.
sigset_t foreign_signals();

/// While one lives, the thread runs the kernel. The first installs the handlers of the process.
class running_kernel {
public:
  /// `is_checked`: --amp-check looks at it already.
  running_kernel(const kernel &code, bool is_checked) : before_(now_) {
    static_cast<void>(handlers_are_installed());
    now_ = {&code, is_checked};
  }
  ~running_kernel() { now_ = before_; }
  running_kernel(const running_kernel &) = delete;

  struct state {
    const kernel *code;
    bool is_checked;
  };
  /// Of the calling thread; `code` is null outside of kernels.
  static state now() { return now_; }

private:
  static bool handlers_are_installed() {
    static const bool done = install_handlers();
    return done;
  }
  static bool install_handlers();

  const state before_;
  /// A signal handler reads it: no allocation when a thread first does so.
  static __thread state now_ __attribute__((tls_model("initial-exec")));
};

} // namespace native
} // namespace ampcc_rt

#endif
