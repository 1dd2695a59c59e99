//===- trace_sink.h - who is told what the runtime does -------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_RUNTIME_TRACE_SINK_H
#define AMPCC_RUNTIME_TRACE_SINK_H

#include <cstddef>
#include <cstdint>
#include <string>

namespace ampcc_rt {

enum class work { kernel, transfer, host };
/// "kernel", "transfer", "host".
const char *name_of(work kind);

/// Where things happen one after the other: a queue of a device, or a thread of the host.
struct trace_track {
  unsigned number;
  std::string name;
  /// From 1 in the order of their first use; 0: the host.
  unsigned device;
  std::string device_name; ///< empty: the host
};

/// A piece of work, from `begin` to `end` in nanoseconds of the steady clock.
struct trace_record {
  work kind = work::host;
  std::string name;
  std::string place; ///< a kernel's file and line
  std::string sizes; ///< a kernel's, for people
  unsigned track = 0, device = 0;
  std::size_t bytes = 0;
  std::uint64_t begin = 0, end = 0;
  std::uint64_t flow = 0;      ///< of a command: its number; 0: none
  std::uint64_t inside = 0;    ///< of a call of the library: the time of calls in it
  bool outermost = true;       ///< no call of the library is around it
  bool on_main_thread = false; ///< of a call of the library
  bool unfinished = false;     ///< it was not complete when the process ended
};

/// How a process ends.
struct trace_end {
  std::uint64_t begin, end; ///< of the process, nanoseconds
  int signal;               ///< that ended it; 0: none
};

/// All functions are called under one lock.
class trace_sink {
public:
  virtual ~trace_sink() = default;
  virtual void begin(const trace_track &) {}
  /// A command was given to a device, in a call on the host's track.
  virtual void given(std::uint64_t /*flow*/, unsigned /*track*/, std::uint64_t /*when*/) {}
  virtual void add(const trace_record &what) = 0;
  /// Called at least every second: what is known goes to the file.
  virtual void flush() {}
  virtual void end(const trace_end &how) = 0;
};

} // namespace ampcc_rt

#endif
