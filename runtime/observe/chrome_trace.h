//===- chrome_trace.h - writer of traces for Chrome and Perfetto ----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The tracer (tracer.h) records kernels, transfers and calls of the library, and passes the records
// to sinks (trace_sink.h). This sink writes a file that chrome://tracing and Perfetto show as a
// timeline. trace_options.cpp creates it if AMPCC_TRACE names a file. Change this code for the form
// of the file, and trace_record for what it contains.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_RUNTIME_CHROME_TRACE_H
#define AMPCC_RUNTIME_CHROME_TRACE_H

#include "observe/trace_file.h"
#include "observe/trace_sink.h"
#include <cstdint>
#include <string>

namespace ampcc_rt {

/// Writes a JSON array of events in Chrome's trace event format. Readers of the format accept an
/// array without its closing bracket, so that the file is valid at any time.
class chrome_trace : public trace_sink {
public:
  explicit chrome_trace(const std::string &file);
  bool is_open() const { return file_.is_open(); }

  void begin(const trace_track &track) override;
  void given(std::uint64_t flow, unsigned track, std::uint64_t when) override;
  void add(const trace_record &what) override;
  void flush() override { file_.flush(); }
  void end(const trace_end &how) override;

private:
  void event(const std::string &members);

  trace_file file_;
  const int process_;
  bool first_ = true;
};

} // namespace ampcc_rt

#endif
