//===- tracer.h - what the runtime does, for people -----------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// AMPCC_TRACE=FILE   a Chrome trace: each queue is a track, the host's own work another
// AMPCC_PROFILE=1    a table of kernels and transfers on stderr when the process ends
// AMPCC_DEBUG=1      a line on stderr for each thing that is done
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_RUNTIME_TRACER_H
#define AMPCC_RUNTIME_TRACER_H

#include "error.h"
#include "queue.h"
#include <ampcc_rt/abi.h>
#include <chrono>
#include <cstdio>
#include <map>
#include <vector>

namespace ampcc_rt {

class tracer {
public:
  /// Null unless one of the variables asks for something.
  static tracer *active();

  /// Queues need profiling.
  bool measures() const { return file_ || profile_; }

  void kernel(queue &q, const ampcc_rt::kernel &code, const std::string &geometry,
              const cl::Event &done);
  /// `what` is one word or two; the same for the same kind of work.
  void transfer(queue &q, const char *what, std::size_t bytes, const cl::Event &done);
  /// Work of the host that began at `begin` and has just ended.
  void host_work(const std::string &what, std::size_t bytes,
                 std::chrono::steady_clock::time_point begin);
  /// For AMPCC_DEBUG only.
  void note(const std::string &what);

private:
  struct record {
    std::string category, name, place;
    unsigned track;
    const device *where;
    std::size_t bytes;
    double begin, end; ///< microseconds; of commands set when they are complete
  };
  struct pending {
    record what;
    cl::Event done;
    std::uint64_t queued_by_host; ///< nanoseconds
  };
  struct totals {
    std::uint64_t calls = 0, bytes = 0;
    double sum = 0, most = 0; ///< microseconds
  };

  tracer(const char *file, bool profile, bool debug);
  void add(queue &q, record what, const cl::Event &done);
  void collect(bool all);
  void finish(const record &done);
  void end();

  const bool profile_, debug_;
  const int owner_; ///< the process that writes
  std::FILE *file_ = nullptr;
  std::mutex mutex_;
  std::vector<pending> pending_;
  std::map<const device *, std::int64_t> clock_; ///< a device's time to the host's
  std::map<unsigned, std::string> tracks_;
  std::map<std::string, totals> totals_;
};

/// The kernel's name in the program, as far as it has one: that of its class, or that of the
/// function in which its lambda stands, as the OpenCL C text has it.
std::string name_in_program(const kernel &code);

} // namespace ampcc_rt

#endif
