//===- trace_writer.h - the thread that writes, and what ends a process ---===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_RUNTIME_TRACE_WRITER_H
#define AMPCC_RUNTIME_TRACE_WRITER_H

#include <functional>

namespace ampcc_rt {

/// A thread writes several times a second what there is. Signals that end the process, as far as
/// nobody else handles them, have it write the rest and say so before they do: Ctrl-C, `abort` and
/// so exceptions that nobody catches, faults.
class trace_writer {
public:
  struct duties {
    std::function<void()> write;
    std::function<void(int signal)> end;
  };
  /// Once in a process.
  static void start(duties what);
  /// The thread is no more; signals do what they always did.
  static void stop();
};

} // namespace ampcc_rt

#endif
