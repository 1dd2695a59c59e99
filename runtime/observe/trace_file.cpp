//===- trace_file.cpp - an output file that is valid whenever the process ends ---===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "observe/trace_file.h"
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <fcntl.h>
#include <string>
#include <unistd.h>
#include <utility>

namespace ampcc_rt {

namespace {

std::string with_process(std::string name) {
  for (std::size_t at; (at = name.find("%p")) != std::string::npos;)
    name.replace(at, 2, std::to_string(::getpid()));
  return name;
}

} // namespace

trace_file::trace_file(std::string what, const std::string &name, std::string separator)
    : what_(std::move(what)), name_(with_process(name)), separator_(std::move(separator)),
      descriptor_(::open(name_.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0666)) {
  if (descriptor_ < 0)
    std::fprintf(stderr, "ampcc: warning: cannot write the %s '%s': %s\n", what_.c_str(),
                 name_.c_str(), std::strerror(errno));
}

trace_file::~trace_file() { close(); }

void trace_file::give_up(const char *doing) {
  std::fprintf(stderr, "ampcc: warning: the %s '%s' %s: %s\n", what_.c_str(), name_.c_str(), doing,
               std::strerror(errno));
  ::close(std::exchange(descriptor_, -1));
  waiting_.clear();
}

void trace_file::flush() {
  if (!is_open())
    return;
  const char *next = waiting_.data();
  std::size_t left = waiting_.size();
  while (left > 0) {
    const ssize_t put = ::write(descriptor_, next, left);
    if (put < 0 && errno == EINTR)
      continue;
    if (put < 0) {
      const int error = errno;
      const std::size_t done = waiting_.size() - left;
      const std::size_t whole = separator_.empty() ? 0 : waiting_.substr(0, done).rfind(separator_);
      const auto good = written_ + static_cast<long long>(whole == std::string::npos ? 0 : whole);
      if (::ftruncate(descriptor_, good) != 0) {
        // In a pipe or device the partial record cannot be cut off.
      }
      errno = error;
      return give_up("ends here, cut off");
    }
    next += put;
    left -= static_cast<std::size_t>(put);
  }
  written_ += static_cast<long long>(waiting_.size());
  waiting_.clear();
}

void trace_file::close() {
  flush();
  if (is_open() && ::close(std::exchange(descriptor_, -1)) != 0)
    std::fprintf(stderr, "ampcc: warning: the %s '%s' may be cut off: %s\n", what_.c_str(),
                 name_.c_str(), std::strerror(errno));
}

} // namespace ampcc_rt
