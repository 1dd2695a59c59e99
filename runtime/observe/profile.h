//===- profile.h - a profile of the time of a process --------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The tracer (tracer.h) records kernels, transfers and calls of the library, and passes the records
// to sinks (trace_sink.h). This sink adds up their times. trace_options.cpp creates it if
// AMPCC_PROFILE requests it. Change this code for the rows of the table, and trace_record for what
// is measured.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_RUNTIME_PROFILE_H
#define AMPCC_RUNTIME_PROFILE_H

#include "base/busy_time.h"
#include "observe/trace_sink.h"
#include <cstdint>
#include <map>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

namespace ampcc_rt {

/// Sums the time of each kernel, kind of transfer and library call, and the idle time of devices,
/// and writes the sums at the end of the process. The time of a call excludes nested calls, which
/// have their own rows.
class profile : public trace_sink {
public:
  enum class format { table, csv, json };
  /// Writes to stderr if `file` is empty.
  profile(format as, std::string file) : as_(as), file_(std::move(file)) {}

  void begin(const trace_track &track) override;
  void add(const trace_record &what) override;
  void end(const trace_end &how) override;

private:
  struct totals {
    std::uint64_t calls = 0, bytes = 0, unfinished = 0;
    std::uint64_t sum = 0, most = 0; ///< nanoseconds
  };
  struct row {
    work kind;
    unsigned device;
    std::string name, place;
    totals sums;
  };
  struct device_times {
    std::string name;
    busy_time busy;
  };
  /// A part of the time of the process, in nanoseconds.
  struct share {
    std::string name;
    std::uint64_t time;
  };

  std::vector<row> rows() const;
  std::vector<share> shares(std::uint64_t wall) const;
  std::string device_name(unsigned device) const;
  std::string table(std::uint64_t wall) const;
  std::string csv(std::uint64_t wall) const;
  std::string json_text(std::uint64_t wall, int signal) const;

  const format as_;
  const std::string file_;
  std::map<std::tuple<work, unsigned, std::string, std::string>, totals> totals_;
  std::map<unsigned, device_times> devices_;
  std::uint64_t in_library_ = 0; ///< time of the main thread in calls of the library
};

} // namespace ampcc_rt

#endif
