//===- report.h - a writer of HTML reports with a timeline ---------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The tracer (tracer.h) records kernels, transfers and calls of the library, and passes the records
// to sinks (trace_sink.h). This sink shows them in a page for a browser. trace_options.cpp creates
// it if AMPCC_REPORT requests it. Change report.cpp and report_page.cpp together: the page reads
// what report.cpp writes.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_RUNTIME_REPORT_H
#define AMPCC_RUNTIME_REPORT_H

#include "observe/trace_file.h"
#include "observe/trace_sink.h"
#include <cstdint>
#include <map>
#include <string>

namespace ampcc_rt {

/// Writes one self-contained HTML file. It begins with `report_page`. The data follows as one
/// script for each flush, so that a browser also shows the file of a process that was killed.
class report : public trace_sink {
public:
  explicit report(const std::string &file);
  /// Returns whether the file could be created; the report is not used otherwise.
  bool is_open() const { return file_.is_open(); }

  void begin(const trace_track &track) override;
  void given(std::uint64_t flow, unsigned track, std::uint64_t when) override;
  void add(const trace_record &what) override;
  void flush() override;
  void end(const trace_end &how) override;

private:
  unsigned number_of(const trace_record &what);
  std::string time(std::uint64_t when);

  trace_file file_;
  std::string data_; ///< data for the next script
  std::map<std::string, unsigned> names_;
  std::uint64_t begin_ = 0; ///< time of the first record
};

/// The page that shows the data: HTML, styles and scripts (report_page.cpp). Its functions P, T, F,
/// N, E, B and Z take the data that report.cpp writes.
extern const char *const report_page;

} // namespace ampcc_rt

#endif
