//===- trace_file.h - an output file that is valid whenever the process ends -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The sinks chrome_trace, profile and report write to such a file.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_RUNTIME_TRACE_FILE_H
#define AMPCC_RUNTIME_TRACE_FILE_H

#include <string>

namespace ampcc_rt {

/// A file for traces and reports. Text is collected and written as a whole by flush(), so that the
/// file ends at a flush even if the process is killed. A write error is reported by one line on
/// stderr.
class trace_file {
public:
  /// `what` is the kind of the file for messages. "%p" in the name is replaced by the process id. A
  /// file may also end before a `separator`; if that is empty, only at a flush.
  trace_file(std::string what, const std::string &name, std::string separator = {});
  ~trace_file();
  trace_file(const trace_file &) = delete;

  const std::string &name() const { return name_; }
  bool is_open() const { return descriptor_ >= 0; }
  void add(const std::string &text) {
    if (is_open())
      waiting_ += text;
  }
  void flush();
  void close();

private:
  void give_up(const char *doing);

  const std::string what_, name_, separator_;
  int descriptor_;
  std::string waiting_;
  long long written_ = 0;
};

} // namespace ampcc_rt

#endif
