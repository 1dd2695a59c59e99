//===- trace_file.h - an output file that is valid whenever the process ends -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The sinks chrome_trace, profile and report write to such a file. A new sink that writes a file
// should do so, too.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_RUNTIME_TRACE_FILE_H
#define AMPCC_RUNTIME_TRACE_FILE_H

#include <string>

namespace ampcc_rt {

/// A file for traces and reports. add() collects text, and only flush() and close() write it. So
/// callers flush where the file may end, and the file of a process that is killed ends there. After
/// a write error the file is shortened to a valid end and closed, and one line on stderr reports
/// the error.
class trace_file {
public:
  /// `what` is the kind of the file for messages. "%p" in the name is replaced by the process id.
  /// After a write error the file ends before the last `separator` that the failed flush has
  /// written. If it has written none, or `separator` is empty, the file ends with the flush before.
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
