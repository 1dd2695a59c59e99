//===- trace_sink.h - interface of the consumers of trace records ---------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The tracer (tracer.h) records kernels, transfers and calls of the library. It passes the records
// to the sinks that the environment requests: the Chrome trace, the report and the profile. A new
// output format is a new class that implements trace_sink, created in trace_options.cpp.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_RUNTIME_TRACE_SINK_H
#define AMPCC_RUNTIME_TRACE_SINK_H

#include <cstddef>
#include <cstdint>
#include <string>

namespace ampcc_rt {

/// The subject of a record: a kernel, a transfer of data to or from a device, or a call of the
/// library on the host.
enum class work { kernel, transfer, host };
/// "kernel", "transfer", "host".
const char *name_of(work kind);

/// A sequence of work: a queue of a device, or a thread of the host.
struct trace_track {
  unsigned number;
  std::string name;
  /// 0 for the host; devices have numbers from 1 in the order of their first use.
  unsigned device;
  std::string device_name; ///< empty for the host
};

/// A piece of work, from `begin` to `end` in nanoseconds of the steady clock.
struct trace_record {
  work kind = work::host;
  std::string name;
  std::string place; ///< file and line of a kernel, also for its launch
  std::string sizes; ///< as text: numbers of work-items of a kernel, or size of mapped memory
  unsigned track = 0, device = 0;
  std::size_t bytes = 0; ///< that a transfer or a call has copied
  std::uint64_t begin = 0, end = 0;
  /// Number of a command, by which a trace draws an arrow from the call that enqueued it; 0 for
  /// calls of the library.
  std::uint64_t flow = 0;
  std::uint64_t inside = 0;    ///< time of nested calls in a call of the library
  bool outermost = true;       ///< not nested in a call of the library
  bool on_main_thread = false; ///< for calls of the library
  bool unfinished = false;     ///< was not complete when the process ended
};

/// The end of a process.
struct trace_end {
  std::uint64_t begin, end; ///< times of the process, in nanoseconds
  int signal;               ///< signal that ended it; 0: none
};

/// A consumer of trace records. The tracer calls its functions under one lock: begin() before other
/// calls about the track, given() before add() of the same command, and end() last. The records of
/// add() are not in the order of their times.
class trace_sink {
public:
  virtual ~trace_sink() = default;
  virtual void begin(const trace_track &) {}
  /// Called when the host thread of `track` has enqueued the command `flow`, which it began at
  /// `when`.
  virtual void given(std::uint64_t /*flow*/, unsigned /*track*/, std::uint64_t /*when*/) {}
  virtual void add(const trace_record &what) = 0;
  /// Writes the records so far to the file. Called several times a second (trace_writer.h).
  virtual void flush() {}
  virtual void end(const trace_end &how) = 0;
};

} // namespace ampcc_rt

#endif
