//===- native_fault.h - reports of faults in kernels of the native accelerator --===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A native kernel with an invalid access or a division by zero ends the process with a signal. The
// handlers of this file print on stderr which kernel it was. Then the signal goes to the handler
// that the program had, or to the default action, as if these handlers did not exist.
// AMPCC_FAULTS=0 turns them off. They are removed when the runtime's library is unloaded, and only
// the first fault of the process is reported. Launches (launch/launch.cpp) install them, and
// native_launch.cpp notes the running kernel. Change this code for another signal or another text
// of the report.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_RUNTIME_NATIVE_FAULT_H
#define AMPCC_RUNTIME_NATIVE_FAULT_H

#include <ampcc_rt/abi.h>
#include <cstdint>

namespace ampcc_rt {
namespace native {

/// Installs the handlers at the first call. Has to be called before a kernel runs.
void name_faults();

/// Notes that the thread runs a kernel while the object lives. If objects nest, the end of the
/// inner one also ends the note of the outer one. Objects nest where the launching thread runs
/// pieces of its own launch; it then runs no kernel code outside of the pieces. The kernel and
/// `is_checked` are stored in one word, because a launch should cost as little as possible.
class running_kernel {
public:
  /// `is_checked` says whether the kernel was compiled with --amp-check.
  running_kernel(const kernel &code, bool is_checked) {
    static_assert(alignof(kernel) > 1);
    now_ = reinterpret_cast<std::uintptr_t>(&code) | static_cast<std::uintptr_t>(is_checked);
  }
  ~running_kernel() { now_ = 0; }
  running_kernel(const running_kernel &) = delete;

  /// Returns the kernel that the calling thread runs; null if there is none.
  static const kernel *now() { return reinterpret_cast<const kernel *>(now_ & ~std::uintptr_t(1)); }
  /// Returns whether that kernel was compiled with --amp-check, so that the report need not
  /// recommend it.
  static bool is_checked() { return now_ & 1; }

private:
  /// The TLS model is initial-exec because a signal handler reads the variable: with other models
  /// the first access of a thread may allocate memory.
  static __thread std::uintptr_t now_ __attribute__((tls_model("initial-exec")));
};

} // namespace native
} // namespace ampcc_rt

#endif
