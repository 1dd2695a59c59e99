//===- trace_writer.h - a thread that writes traces, and signal handlers -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The tracer starts it if a trace, report or profile is requested, and stops it at exit. Change
// this code for another signal or another interval.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_RUNTIME_TRACE_WRITER_H
#define AMPCC_RUNTIME_TRACE_WRITER_H

#include <functional>

namespace ampcc_rt {

/// A thread that writes new records four times a second. Before a signal ends the process, a signal
/// handler lets the thread write the rest, for at most a second: for SIGINT, SIGTERM, SIGHUP,
/// SIGQUIT, SIGABRT (also of uncaught exceptions) and faults. A signal that the program handles or
/// ignores when the thread starts is left alone. SIGABRT is an exception: our handler also replaces
/// one that other code installs, before or after the start, and then calls that one.
class trace_writer {
public:
  /// The functions that the thread calls: `write` four times a second, `end` once if a signal ends
  /// the process.
  struct duties {
    std::function<void()> write;
    std::function<void(int signal)> end;
  };
  /// Starts the thread and installs the handlers. May be called once in a process. If no thread can
  /// be started it prints a warning, and the caller writes all records at exit.
  static void start(duties what);
  /// Ends the thread. From then on the handlers write nothing, but let the signal end the process.
  /// Does not call `end`.
  static void stop();
};

} // namespace ampcc_rt

#endif
