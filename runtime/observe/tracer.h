//===- tracer.h - records of library calls and device commands ------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The tracer is active if an environment variable requests output:
//
//   AMPCC_TRACE=FILE       a Chrome trace: each queue and each thread of the host is a track
//   AMPCC_REPORT=FILE      a page with a timeline and tables
//   AMPCC_PROFILE=1        a table on stderr at the end of the process; the values csv and json
//                          select other formats, and csv:FILE, for example, writes a file
//   AMPCC_DEBUG=1          a line on stderr for each operation
//
// A new operation of the runtime creates a host_span, and its commands are reported by the queue. A
// further output is a sink (trace_sink.h).
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_RUNTIME_TRACER_H
#define AMPCC_RUNTIME_TRACER_H

#include "device/opencl/opencl.h"
#include "observe/trace_sink.h"
#include <ampcc_rt/abi.h>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

namespace ampcc_rt {

/// The interface of queues for the tracer, so that it does not depend on `queue`.
class traced_queue {
public:
  /// Returns a number from 1 that is unique in the process.
  virtual unsigned number() const = 0;
  /// Returns a pointer that identifies the device, because each device has a clock.
  virtual const void *traced_device() const = 0;
  virtual std::string device_name() const = 0;
  /// Whether it is the device's queue for asynchronous copies.
  virtual bool is_for_transfers() const = 0;

protected:
  ~traced_queue() = default;
};

/// The tracer of this process.
///
/// Queues report each command to the tracer, and functions of the library report their calls by a
/// host_span. The tracer converts them to records and gives these to sinks, one for each output,
/// which write them (trace_sink.h). A command's record needs the times of its OpenCL event (native
/// commands have such events, too). So the tracer keeps the command until it has ended. A
/// background thread (trace_writer.h) collects such commands and lets the sinks write several times
/// a second, so that little is lost if the process is killed. With Oclgrind, whose objects are not
/// thread-safe, that thread collects none. All functions may be called by several threads. In the
/// child of a fork nothing is recorded. docs/observing.md describes the output.
class tracer {
public:
  /// Returns the tracer; null if no variable requests output.
  static tracer *active() { return is_off.load(std::memory_order_relaxed) ? nullptr : find(); }

  /// Whether there are sinks, so that queues need profiling. With AMPCC_DEBUG alone there are none.
  bool measures() const { return !sinks_.empty(); }

  /// Returns the time of the host's steady clock in nanoseconds.
  static std::uint64_t now();

  // The functions that record may be called without sinks, and then record nothing. transfer() and
  // hand_over() also print a line for AMPCC_DEBUG. `done` is the event of the command; if it is
  // null, or its queue has no profiling, the record has no duration.

  /// Records a kernel that the calling thread has enqueued since the time `before` (now()). `sizes`
  /// is the text for the extents of the launch.
  void kernel(traced_queue &q, const ampcc_rt::kernel &code, const std::string &sizes,
              std::uint64_t before, const cl::Event &done);
  /// Prints a launch if AMPCC_DEBUG is set. Separate from kernel(), because a launch that is
  /// complete when the call returns has no event.
  void note_launch(traced_queue &q, const ampcc_rt::kernel &code, const std::string &sizes);
  /// Records a transfer of bytes. `what` is one or two words for its kind; profiles add up the
  /// transfers of each kind.
  void transfer(traced_queue &q, const char *what, std::size_t bytes, std::uint64_t before,
                const cl::Event &done);
  /// Records that memory which host and device share was mapped for the host or unmapped; `what` is
  /// "map" or "unmap". `bytes` is the size of the memory, none of which was transferred.
  void hand_over(traced_queue &q, const char *what, std::size_t bytes, std::uint64_t before,
                 const cl::Event &done);
  /// Prints a line if AMPCC_DEBUG is set.
  void note(const std::string &what);

  /// Records a call of the library that has just ended, on the track of the calling thread.
  void host(trace_record what);

private:
  struct pending {
    trace_record what;
    cl::Event done;
    const void *device;
  };

  static tracer *find();
  static tracer *start();
  static std::atomic<bool> is_off; ///< set by the first call of find() if nothing is requested
  tracer(std::vector<std::unique_ptr<trace_sink>> sinks, bool debug);
  void command(traced_queue &q, trace_record what, std::uint64_t before, const cl::Event &done);
  unsigned host_track();
  unsigned track_of(traced_queue &q);
  void begin_track(const trace_track &track);
  /// The commands that collect() passes to the sinks:
  /// - complete: those that have ended;
  /// - all: all, after a wait for their end;
  /// - as_it_is: all, without a wait, because a signal ends the process.
  enum class collected { complete, all, as_it_is };
  void collect(collected which);
  bool read_times(pending &p);
  void emit(const trace_record &what);
  void write();
  void end(int signal);

  const bool debug_;
  const std::uint64_t begin_;
  std::vector<std::unique_ptr<trace_sink>> sinks_;
  std::mutex mutex_;
  bool ended_ = false;
  std::vector<pending> pending_;
  std::size_t next_collection_;
  std::map<const void *, std::int64_t> clock_; ///< time of the host minus time of the device
  std::map<const void *, unsigned> devices_;
  std::map<unsigned, unsigned> queues_;        ///< number of the device by number of the queue
  std::map<unsigned, std::uint64_t> last_end_; ///< end of the last command by track
  unsigned host_tracks_ = 0;
  std::uint64_t last_flow_ = 0; ///< number of the last arrow from a call to its command
};

/// Records its own lifetime as a call of the library. Has to be a local variable, because the
/// objects of a thread must nest. If nothing is traced it costs one load.
class host_span {
public:
  explicit host_span(const char *what, std::size_t bytes = 0) {
    if (tracer *t = tracer::active(); t && t->measures())
      begin(*t, what, bytes);
  }
  ~host_span() {
    if (call_)
      finish();
  }
  host_span(const host_span &) = delete;
  host_span &operator=(const host_span &) = delete;

  bool is_recorded() const { return call_ != nullptr; }
  // Set the name, the bytes and the place in the user's source. Only if is_recorded().
  void rename(std::string what);
  void moved(std::size_t bytes);
  void set_place(std::string place);

private:
  struct open_call;
  void begin(tracer &to, const char *what, std::size_t bytes);
  void finish() noexcept;

  open_call *call_ = nullptr;
};

/// Returns the name of a kernel for people: its class, or the function and line of its lambda.
std::string name_in_program(const kernel &code);

} // namespace ampcc_rt

#endif
