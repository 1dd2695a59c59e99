//===- trace_writer.h - a thread that writes traces, and signal handlers -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The tracer starts it if a trace or report is requested.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_RUNTIME_TRACE_WRITER_H
#define AMPCC_RUNTIME_TRACE_WRITER_H

#include <functional>

namespace ampcc_rt {

/// A thread that writes new records several times a second. Signal handlers let it write the rest
/// before a signal ends the process: SIGINT, SIGABRT (also of uncaught exceptions) and faults.
/// Signals for which the program has a handler are left alone.
class trace_writer {
public:
  struct duties {
    std::function<void()> write;
    std::function<void(int signal)> end;
  };
  /// Starts the thread and installs the handlers. May be called once in a process.
  static void start(duties what);
  /// Ends the thread and removes the handlers.
  static void stop();
};

} // namespace ampcc_rt

#endif
