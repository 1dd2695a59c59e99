//===- message_log.cpp - what the kernels of a queue tell the host --------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "message_log.h"
#include "environment.h"
#include "error.h"
#include "message_text.h"
#include "queue.h"
#include <algorithm>
#include <cstdio>
#include <map>

namespace ampcc_rt {

namespace {

constexpr std::size_t head_words = sizeof(message_head) / sizeof(std::uint32_t);
/// Behind the messages: where the values of those go that find no room. The most arguments that
/// the compiler allows, of two words.
constexpr std::size_t spare_words = 2 * 128;
/// Launches whose messages were not looked at yet; a further one waits for the oldest.
constexpr std::size_t most_pending = 8;

/// AMPCC_MESSAGE_MEMORY, in KiB: what the messages of one launch may take.
std::uint32_t capacity() {
  constexpr std::uint64_t by_default = 1024, words = 256;
  return static_cast<std::uint32_t>(environment::number("AMPCC_MESSAGE_MEMORY", by_default) *
                                    words);
}

std::string place(const message &m) { return text(m.file, ":", m.line); }
std::string place(const kernel &k) { return text("the kernel at ", k.file, ":", k.line); }

} // namespace

message_log::message_log(queue &of) : queue_(of), head_{0, 0, 0, capacity()} {
  const std::size_t bytes = (head_words + head_.capacity + spare_words) * sizeof(std::uint32_t);
  try {
    memory_ = cl::Buffer(of.where().context(), CL_MEM_READ_WRITE, bytes);
  } catch (const cl::Error &error) {
    throw_no_buffer(error.err(), bytes, of.where());
  }
}

message_log::~message_log() { finish(nullptr); }

message_log::turn::turn(message_log &log) : log_(log), lock_(log.mutex_) {
  log.collect(most_pending - 1);
  log.queue_.opencl().enqueueWriteBuffer(log.memory_, CL_FALSE, 0, sizeof log.head_, &log.head_);
}

cl::Event message_log::turn::end(const module &from, const kernel &code,
                                 const cl::Event &kernel_done) {
  const std::size_t words = head_words + log_.head_.capacity;
  pending launch{&from, &code, cl::Event(), nullptr};
  if (log_.free_.empty()) {
    launch.words.reset(new std::uint32_t[words]);
  } else {
    launch.words = std::move(log_.free_.back());
    log_.free_.pop_back();
  }
  try {
    log_.queue_.opencl().enqueueReadBuffer(log_.memory_, CL_FALSE, 0, words * sizeof(std::uint32_t),
                                           launch.words.get(), nullptr, &launch.read);
  } catch (const cl::Error &error) {
    // The kernel runs: what it says is lost, but not what it does.
    std::fprintf(stderr, "ampcc: warning: the messages of %s cannot be read: %s\n",
                 place(code).c_str(), opencl_error_name(error.err()).c_str());
    return kernel_done;
  }
  log_.pending_.push_back(std::move(launch));
  return log_.pending_.back().read;
}

/// Prints the complete ones, and waits for the oldest until no more than so many are open.
void message_log::collect(std::size_t most_open) {
  while (!pending_.empty()) {
    pending &oldest = pending_.front();
    cl_int status = CL_QUEUED;
    clGetEventInfo(oldest.read(), CL_EVENT_COMMAND_EXECUTION_STATUS, sizeof status, &status,
                   nullptr);
    if (status > CL_COMPLETE) {
      if (pending_.size() <= most_open)
        return;
      status = clWaitForEvents(1, &oldest.read()) == CL_SUCCESS ? CL_COMPLETE : -1;
    }
    if (status == CL_COMPLETE) // else the device has failed, which others report
      print(oldest);
    free_.push_back(std::move(oldest.words));
    pending_.pop_front();
  }
}

void message_log::print(const pending &launch) {
  message_head head;
  std::copy_n(launch.words.get(), head_words, reinterpret_cast<std::uint32_t *>(&head));
  const std::uint32_t *next = launch.words.get() + head_words;
  const std::uint32_t *const end = next + std::min(head.used, head_.capacity);
  std::string output;
  std::map<const message *, std::uint64_t> aborts;
  while (next < end && *next != 0 && *next <= launch.from->message_count) {
    const message &m = launch.from->messages[*next++ - 1];
    const std::size_t words = words_of(m);
    if (static_cast<std::size_t>(end - next) < words)
      break;
    std::string said = message_text(m, next);
    next += words;
    switch (m.kind) {
    case message_kind::print:
      output += said;
      break;
    case message_kind::error:
      while (!said.empty() && said.back() == '\n')
        said.pop_back();
      output += said + '\n';
      add_error(text(said, " (direct3d_errorf at ", place(m), ", ", place(*launch.code), ")"), 1);
      break;
    case message_kind::abort:
      ++aborts[&m];
      break;
    }
  }
  for (const auto &[m, threads] : aborts) {
    const std::string said = text(
        *m->format ? m->format : "direct3d_abort", " at ", place(*m), *m->format ? "," : "",
        " ended ", threads, threads == 1 ? " thread of " : " threads of ", place(*launch.code));
    output += said + '\n';
    add_error(said, 1);
  }
  const std::uint64_t lost = static_cast<std::uint64_t>(head.lost_prints) + head.lost_errors;
  if (lost)
    output += text("ampcc: warning: ", lost, lost == 1 ? " message of " : " messages of ",
                   place(*launch.code), " found no room; AMPCC_MESSAGE_MEMORY gives more (",
                   head_.capacity / 256, " KiB)\n");
  if (head.lost_errors)
    add_error(text("direct3d_errorf or direct3d_abort, whose message found no room, in ",
                   place(*launch.code)),
              head.lost_errors);
  std::fwrite(output.data(), 1, output.size(), stderr);
}

void message_log::add_error(const std::string &text, std::uint64_t count) {
  if (errors_ == 0)
    error_ = text;
  errors_ += count;
}

void message_log::raise() {
  std::string first;
  {
    std::lock_guard<std::mutex> lock(mutex_);
    collect(most_pending);
    if (errors_ == 0)
      return;
    first = std::move(error_);
    if (errors_ > 1)
      first += text("; and ", errors_ - 1, " more");
    error_.clear();
    errors_ = 0;
  }
  throw_runtime(first);
}

void message_log::finish(const module *of) noexcept {
  try {
    std::lock_guard<std::mutex> lock(mutex_);
    if (!of || std::any_of(pending_.begin(), pending_.end(),
                           [&](const pending &launch) { return launch.from == of; }))
      collect(0);
  } catch (...) {
    // No memory for a text: there is nobody left to tell.
  }
}

} // namespace ampcc_rt
