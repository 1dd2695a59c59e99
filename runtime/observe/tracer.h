//===- tracer.h - what the runtime does, for people -----------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// AMPCC_TRACE=FILE       a Chrome trace: each queue is a track, each thread of the host another
// AMPCC_REPORT=FILE      a page with a timeline and tables
// AMPCC_PROFILE=1        a table on stderr when the process ends; also csv and json, and a file
// AMPCC_DEBUG=1          a line on stderr for each thing that is done
//
// Calls of the library and commands of devices become records, which sinks write down. A thread of
// its own looks for commands that have ended and has the sinks write, several times a second: what
// ends the process loses little. docs/observing.md is the prose.
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

/// The queue that a command goes to, as records need it. The runtime's queues implement it.
class traced_queue {
public:
  /// From 1; no other queue of the process has it.
  virtual unsigned number() const = 0;
  /// Distinguishes the devices: each has a clock.
  virtual const void *traced_device() const = 0;
  virtual std::string device_name() const = 0;
  /// The device's queue for asynchronous copies.
  virtual bool is_for_transfers() const = 0;

protected:
  ~traced_queue() = default;
};

class tracer {
public:
  /// Null unless one of the variables asks for something.
  static tracer *active() { return is_off.load(std::memory_order_relaxed) ? nullptr : find(); }

  /// Queues need profiling.
  bool measures() const { return !sinks_.empty(); }

  /// Nanoseconds of the host's steady clock.
  static std::uint64_t now();

  // Commands that the calling thread gives to a device since `before`; `done` is their event.
  void kernel(traced_queue &q, const ampcc_rt::kernel &code, const std::string &sizes,
              std::uint64_t before, const cl::Event &done);
  /// For AMPCC_DEBUG only; the launch may have left no event.
  void note_launch(traced_queue &q, const ampcc_rt::kernel &code, const std::string &sizes);
  /// `what` is one word or two; the same for the same kind of work.
  void transfer(traced_queue &q, const char *what, std::size_t bytes, std::uint64_t before,
                const cl::Event &done);
  /// Memory changes hands between host and device, and stays where it is.
  void hand_over(traced_queue &q, const char *what, std::size_t bytes, std::uint64_t before,
                 const cl::Event &done);
  /// For AMPCC_DEBUG only.
  void note(const std::string &what);

  /// A call of the library, on the calling thread's track, that has just ended.
  void host(trace_record what);

private:
  struct pending {
    trace_record what;
    cl::Event done;
    const void *device;
  };

  static tracer *find();
  static tracer *start();
  static std::atomic<bool> is_off; ///< known when somebody has asked
  tracer(std::vector<std::unique_ptr<trace_sink>> sinks, bool debug);
  void command(traced_queue &q, trace_record what, std::uint64_t before, const cl::Event &done);
  unsigned host_track();
  unsigned track_of(traced_queue &q);
  void begin_track(const trace_track &track);
  enum class collected { complete, all, as_it_is };
  void collect(collected which);
  bool read_times(pending &p);
  void tell(const trace_record &what);
  void write();
  void end(int signal);

  const bool debug_;
  const std::uint64_t begin_;
  std::vector<std::unique_ptr<trace_sink>> sinks_;
  std::mutex mutex_;
  bool ended_ = false;
  std::vector<pending> pending_;
  std::size_t next_collection_;
  std::map<const void *, std::int64_t> clock_; ///< a device's time to the host's
  std::map<const void *, unsigned> devices_;
  std::map<unsigned, unsigned> queues_;        ///< the device's number by the queue's
  std::map<unsigned, std::uint64_t> last_end_; ///< of each queue
  unsigned host_tracks_ = 0;
  std::uint64_t last_flow_ = 0;
};

/// A call of the library for as long as it lives. Where nothing is traced it costs a look.
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

  bool is_recorded() const { return call_ != nullptr; }
  // Of one that is recorded.
  void rename(std::string what);
  void moved(std::size_t bytes);
  void stands_at(std::string place);

private:
  struct open_call;
  void begin(tracer &to, const char *what, std::size_t bytes);
  void finish() noexcept;

  open_call *call_ = nullptr;
};

/// What a person calls the kernel: its class, or the function and line in which its lambda stands.
std::string name_in_program(const kernel &code);

} // namespace ampcc_rt

#endif
