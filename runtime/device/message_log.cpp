//===- message_log.cpp - memory and printing of kernel messages -----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "device/message_log.h"
#include "base/environment.h"
#include "base/message_text.h"
#include "check/check_report.h"
#include "device/device_error.h"
#include "device/queue.h"
#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <iterator>
#include <map>
#include <mutex>
#include <string>
#include <utility>

namespace ampcc_rt {

namespace {

constexpr std::size_t head_words = sizeof(message_head) / sizeof(std::uint32_t);
/// Words after the messages, to which kernels write the values of messages that do not fit. Enough
/// for the most arguments that the compiler allows, of two words each.
constexpr std::size_t spare_words = 2 * 128;
/// The most launches whose messages have not been printed; one more waits for the oldest.
constexpr std::size_t most_pending = 8;

/// Returns the most words that the messages of one launch may take: AMPCC_MESSAGE_MEMORY, in KiB.
std::uint32_t capacity() {
  constexpr std::uint64_t by_default = 1024, words = 256;
  return static_cast<std::uint32_t>(environment::number("AMPCC_MESSAGE_MEMORY", by_default) *
                                    words);
}

bool sends_only_reports(const module &m) {
  return std::all_of(m.messages, m.messages + m.message_count,
                     [](const message &each) { return each.kind == message_kind::check; });
}

/// Returns the words that the reports of --amp-check may take. A thread sends the report of a site
/// only if its number is lower than those of all threads before it. With threads in random order,
/// the number of such reports is about the logarithm of the number of threads.
std::uint32_t most_words(const module &m) {
  constexpr std::uint32_t of_site = 8, of_all = 128;
  std::uint32_t longest = 0;
  for (u32 i = 0; i < m.message_count; ++i)
    longest = std::max(longest, static_cast<std::uint32_t>(1 + words_of(m.messages[i])));
  return longest * (m.site_count * of_site + of_all);
}

/// The words of the sites, after the messages and the spare words: steps and counters
/// (lib/Passes/Library/LowerMessages.cpp).
constexpr std::size_t step_words = 2, site_words = 2;
std::size_t words_of_sites(const module &m) {
  return m.site_count ? step_words + site_words * m.site_count : 0;
}

/// Compares the threads of two reports. The words after the site are the index of the thread, the
/// fastest dimension first.
bool is_before(const std::uint32_t *left, const std::uint32_t *right) {
  for (int d = 3; d > 0; --d)
    if (left[d] != right[d])
      return left[d] < right[d];
  return false;
}

/// The threads that one call (direct3d_abort or assert) has ended. For assert their indices are
/// known.
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
/// Returns " in THREAD," for the first thread that has ended, or nothing if it is not known.
std::string first_thread(const aborted &of, const kernel &code, const tile_of_launch &tiles) {
  return of.is_known ? text(" in ", thread_text(code, tiles, of.first), ",") : std::string();
}

std::string place(const kernel &k) { return text("the kernel at ", k.file, ":", k.line); }

} // namespace

message_log::message_log(queue &of) : queue_(of), capacity_(capacity()) {}

message_log::~message_log() { finish(nullptr); }

/// Makes the memory at least this large. Collects first, because kernels in flight use the old
/// memory.
void message_log::make_room(std::size_t words) {
  if (words <= words_)
    return;
  collect(0);
  free_.clear();
  const std::size_t bytes = words * sizeof(std::uint32_t);
  try {
    memory_ = cl::Buffer(queue_.where().context(), CL_MEM_READ_WRITE, bytes);
  } catch (const cl::Error &error) {
    queue_.where().throw_no_buffer(error.err(), bytes);
  }
  words_ = words;
}

message_log::turn::turn(message_log &log, const module &from, const geometry &g)
    : log_(log), from_(from), launch_(g), lock_(log.mutex_) {
  log.collect(most_pending - 1);
  const std::uint32_t room =
      sends_only_reports(from) ? std::min(log.capacity_, most_words(from)) : log.capacity_;
  // Written once and never changed, because write commands in flight read it.
  const auto [at, is_new] = log.heads_.try_emplace(room);
  message_head &head = at->second;
  if (is_new)
    head.capacity = room;
  log.head_ = &head;
  log.make_room(head_words + room + spare_words + words_of_sites(from));
  log.queue_.opencl().enqueueWriteBuffer(log.memory_, CL_FALSE, 0, sizeof head, &head);
  if (!from.site_count)
    return;
  const std::size_t counters = site_words * from.site_count;
  if (log.no_reports_.size() < counters) {
    log.collect(0); // no write command reads the zeros any more
    log.no_reports_.resize(counters);
  }
  const auto row = static_cast<std::uint32_t>(g.global[0]);
  const auto &steps =
      *log.steps_.insert({row, row * static_cast<std::uint32_t>(g.global[1])}).first;
  const std::size_t behind = (head_words + room + spare_words) * sizeof(std::uint32_t);
  log.queue_.opencl().enqueueWriteBuffer(log.memory_, CL_FALSE, behind, sizeof steps, steps.data());
  log.queue_.opencl().enqueueWriteBuffer(log.memory_, CL_FALSE, behind + sizeof steps,
                                         counters * sizeof(std::uint32_t), log.no_reports_.data());
}

cl::Event message_log::turn::end(const kernel &code, const cl::Event &kernel_done) {
  const std::size_t words = head_words + log_.head_->capacity +
                            (from_.site_count ? spare_words + words_of_sites(from_) : 0);
  tile_of_launch tiles{};
  if (code.work_group[0] || code.has_launch_tiles)
    std::copy(std::begin(launch_.local), std::end(launch_.local), tiles.begin());
  pending launch{&from_, &code, tiles, cl::Event(), words, nullptr};
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
    // The kernel has been enqueued. Its messages are lost, but its results are not.
    std::fprintf(stderr, "ampcc: warning: the messages of %s cannot be read: %s\n",
                 place(code).c_str(), opencl_error_name(error.err()).c_str());
    return kernel_done;
  }
  log_.pending_.push_back(std::move(launch));
  return log_.pending_.back().read;
}

/// Prints the messages of complete launches, and waits for the oldest ones until at most
/// `most_open` are left.
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
    if (status == CL_COMPLETE) // else the device has failed, which waits for its commands report
      print(oldest);
    free_.push_back(std::move(oldest.words));
    pending_.pop_front();
  }
}

/// Keeps one report for each site: the one of the thread with the lowest index, so that the output
/// does not depend on the order of threads.
void message_log::keep_first(std::map<std::uint32_t, first_report> &of_sites, const message &m,
                             const std::uint32_t *values) {
  const auto [known, is_new] = of_sites.try_emplace(values[0], first_report{&m, values});
  if (!is_new && is_before(values, known->second.values))
    known->second = {&m, values};
}

void message_log::print(const pending &launch) {
  message_head head;
  std::copy_n(launch.words.get(), head_words, reinterpret_cast<std::uint32_t *>(&head));
  const std::uint32_t *next = launch.words.get() + head_words;
  const std::uint32_t *const end = next + std::min(head.used, head.capacity);
  std::string output;
  std::map<const message *, aborted> aborts;
  std::map<std::uint32_t, first_report> reports_of;
  while (next < end && *next != 0 && *next <= launch.from->message_count) {
    const message &m = launch.from->messages[*next++ - 1];
    const std::size_t words = words_of(m);
    if (static_cast<std::size_t>(end - next) < words)
      break;
    const bool is_report = m.kind == message_kind::check;
    const std::uint32_t *const values = next;
    if (is_report)
      keep_first(reports_of, m, values);
    std::string description = is_report ? std::string() : message_text(m, values);
    next += words;
    switch (m.kind) {
    case message_kind::print:
      output += description;
      break;
    case message_kind::error:
      while (!description.empty() && description.back() == '\n')
        description.pop_back();
      output += description + '\n';
      add_error(
          text(description, " (direct3d_errorf at ", place(m), ", ", place(*launch.code), ")"), 1);
      break;
    case message_kind::abort:
      aborts[&m].add(m, values);
      break;
    case message_kind::check:
      break;
    }
  }
  for (const auto &[m, of] : aborts) {
    const std::string which = first_thread(of, *launch.code, launch.tiles);
    const std::string description =
        text(*m->format ? m->format : "direct3d_abort", " at ", place(*m), which, " ended ",
             of.threads, of.threads == 1 ? " thread of " : " threads of ", place(*launch.code));
    output += description + '\n';
    add_error(description, 1);
  }
  if (launch.from->site_count)
    output += reports(launch, reports_of);
  if (sends_only_reports(*launch.from))
    head.lost_errors = 0; // the counters of the sites include lost reports
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

/// Returns the text for the counters of the sites, with the kept reports.
std::string message_log::reports(const pending &launch,
                                 const std::map<std::uint32_t, first_report> &all) {
  std::string output;
  const module &from = *launch.from;
  const std::uint32_t *const counted =
      launch.words.get() + launch.size - site_words * from.site_count;
  if (!checks_wanted().on)
    return output;
  for (std::uint32_t i = 0; i < from.site_count; ++i) {
    const std::uint32_t times = counted[i * site_words];
    if (times == 0)
      continue;
    const auto found = all.find(i);
    const std::string first = found == all.end()
                                  ? check_text(from.sites[i])
                                  : check_text(from, *launch.code, launch.tiles, *found->second.row,
                                               found->second.values);
    output += note_reports(from.sites[i], *launch.code, first, times);
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
    // No memory for a text, and no caller that could handle the error.
  }
}

} // namespace ampcc_rt
