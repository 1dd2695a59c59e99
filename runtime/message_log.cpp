//===- message_log.cpp - what the kernels of a queue tell the host --------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "message_log.h"
#include "check_report.h"
#include "environment.h"
#include "error.h"
#include "message_text.h"
#include "queue.h"
#include <algorithm>
#include <cstdio>
#include <cstring>
#include <iterator>
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

/// A module that sends nothing but reports sends each of them once in a launch.
std::uint32_t most_words(const module &m) {
  std::uint32_t longest = 0;
  for (u32 i = 0; i < m.message_count; ++i) {
    if (m.messages[i].kind != message_kind::check)
      return ~std::uint32_t(0);
    longest = std::max(longest, static_cast<std::uint32_t>(1 + words_of(m.messages[i])));
  }
  return longest * m.site_count;
}

/// The threads that a call has ended. An assertion says of each which one it was.
struct aborted {
  std::uint64_t threads = 0;
  bool is_known = false;
  std::int32_t first[3] = {0, 0, 0}; ///< the fastest dimension first

  void add(const message &m, const std::uint32_t *values) {
    ++threads;
    if (m.arg_count != std::size(first))
      return;
    std::int32_t at[3];
    std::memcpy(at, values, sizeof at);
    if (!is_known || std::lexicographical_compare(std::rbegin(at), std::rend(at),
                                                  std::rbegin(first), std::rend(first)))
      std::copy(std::begin(at), std::end(at), first);
    is_known = true;
  }
};

std::string place(const message &m) { return text(m.file, ":", m.line); }
std::string place(const kernel &k) { return text("the kernel at ", k.file, ":", k.line); }

} // namespace

message_log::message_log(queue &of) : queue_(of), capacity_(capacity()) {}

message_log::~message_log() { finish(nullptr); }

/// Kernels that are on their way keep the memory that they have.
void message_log::make_room(std::size_t words) {
  if (words <= words_)
    return;
  collect(0);
  free_.clear();
  const std::size_t bytes = words * sizeof(std::uint32_t);
  try {
    memory_ = cl::Buffer(queue_.where().context(), CL_MEM_READ_WRITE, bytes);
  } catch (const cl::Error &error) {
    throw_no_buffer(error.err(), bytes, queue_.where());
  }
  words_ = words;
}

message_log::turn::turn(message_log &log, const module &from)
    : log_(log), from_(from), lock_(log.mutex_) {
  log.collect(most_pending - 1);
  const std::uint32_t room = std::min(log.capacity_, most_words(from));
  // Launches on their way read it: it is written once.
  const auto [at, is_new] = log.heads_.try_emplace(room);
  message_head &head = at->second;
  if (is_new)
    head.capacity = room;
  log.head_ = &head;
  log.make_room(head_words + room + spare_words + from.site_count);
  log.queue_.opencl().enqueueWriteBuffer(log.memory_, CL_FALSE, 0, sizeof head, &head);
  if (!from.site_count)
    return;
  if (log.no_reports_.size() < from.site_count) {
    log.collect(0); // nobody reads the zeros any more
    log.no_reports_.resize(from.site_count);
  }
  log.queue_.opencl().enqueueWriteBuffer(
      log.memory_, CL_FALSE, (head_words + room + spare_words) * sizeof(std::uint32_t),
      from.site_count * sizeof(std::uint32_t), log.no_reports_.data());
}

cl::Event message_log::turn::end(const kernel &code, const cl::Event &kernel_done) {
  const std::size_t words =
      head_words + log_.head_->capacity + (from_.site_count ? spare_words + from_.site_count : 0);
  pending launch{&from_, &code, cl::Event(), words, nullptr};
  if (log_.free_.empty()) {
    launch.words.reset(new std::uint32_t[log_.words_]);
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
  const std::uint32_t *const end = next + std::min(head.used, head.capacity);
  std::string output;
  std::map<const message *, aborted> aborts;
  std::map<std::uint32_t, std::string> said_of;
  while (next < end && *next != 0 && *next <= launch.from->message_count) {
    const message &m = launch.from->messages[*next++ - 1];
    const std::size_t words = words_of(m);
    if (static_cast<std::size_t>(end - next) < words)
      break;
    const bool is_report = m.kind == message_kind::check;
    const std::uint32_t *const values = next;
    std::string said =
        is_report ? check_text(*launch.from, *launch.code, m, next) : message_text(m, next);
    if (is_report)
      said_of[*next] = said;
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
      aborts[&m].add(m, values);
      break;
    case message_kind::check:
      break;
    }
  }
  for (const auto &[m, of] : aborts) {
    const std::string which =
        of.is_known ? text(" in ", thread_text(*launch.code, of.first), ",") : std::string();
    const std::string said =
        text(*m->format ? m->format : "direct3d_abort", " at ", place(*m), which, " ended ",
             of.threads, of.threads == 1 ? " thread of " : " threads of ", place(*launch.code));
    output += said + '\n';
    add_error(said, 1);
  }
  if (launch.from->site_count)
    output += reports(launch, said_of);
  const std::uint64_t lost = static_cast<std::uint64_t>(head.lost_prints) + head.lost_errors;
  if (lost)
    output += text("ampcc: warning: ", lost, lost == 1 ? " message of " : " messages of ",
                   place(*launch.code), " found no room; AMPCC_MESSAGE_MEMORY gives more (",
                   head.capacity / 256, " KiB)\n");
  if (head.lost_errors)
    add_error(text("direct3d_errorf or direct3d_abort, whose message found no room, in ",
                   place(*launch.code)),
              head.lost_errors);
  std::fwrite(output.data(), 1, output.size(), stderr);
}

/// What the sites have counted, with what was said of them.
std::string message_log::reports(const pending &launch,
                                 const std::map<std::uint32_t, std::string> &said) {
  std::string output;
  const module &from = *launch.from;
  const std::uint32_t *const counted = launch.words.get() + launch.size - from.site_count;
  if (!check_options::get().on)
    return output;
  for (std::uint32_t i = 0; i < from.site_count; ++i) {
    if (counted[i] == 0)
      continue;
    const auto found = said.find(i);
    const std::string first = found == said.end() ? check_text(from.sites[i]) : found->second;
    output += note_reports(from.sites[i], *launch.code, first, counted[i]);
    add_error(first, 1);
  }
  return output;
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
