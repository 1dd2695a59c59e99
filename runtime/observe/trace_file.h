//===- trace_file.h - a file that is good wherever it is cut --------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_RUNTIME_TRACE_FILE_H
#define AMPCC_RUNTIME_TRACE_FILE_H

#include <string>

namespace ampcc_rt {

/// Text is kept until `flush` and then written as a whole, so that the file ends between two
/// flushes of its owner, whatever becomes of the process. Where it cannot be written, or no
/// further, one line on stderr says so.
class trace_file {
public:
  /// `what` is the file's kind, for messages. "%p" in the name stands for the process's number.
  /// `separator`: the file may end in front of it; without one, between two flushes only.
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
