//===- tracer.cpp - collection of trace records ---------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "observe/tracer.h"
#include "base/error.h"
#include "base/fork.h"
#include "device/opencl/driver.h"
#include "observe/trace_options.h"
#include "observe/trace_writer.h"
#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <exception>
#include <memory>
#include <mutex>
#include <string>
#include <unistd.h>
#include <utility>
#include <vector>

namespace ampcc_rt {

namespace {

/// Number of pending commands from which the calling thread collects the complete ones itself.
constexpr std::size_t most_pending = 4096;
/// Number of the first track of the host. Queues have numbers from 1.
constexpr unsigned first_host_track = 1000000;

/// The time when the runtime was loaded, the best approximation of the begin of the process.
const std::uint64_t begin_of_process = tracer::now();

thread_local void *innermost = nullptr; ///< innermost open call of the library; null if none
thread_local unsigned own_track = 0;

bool is_main_thread() { return ::gettid() == ::getpid(); }

} // namespace

std::uint64_t tracer::now() {
  return static_cast<std::uint64_t>(std::chrono::duration_cast<std::chrono::nanoseconds>(
                                        std::chrono::steady_clock::now().time_since_epoch())
                                        .count());
}

const char *name_of(work kind) {
  return kind == work::kernel ? "kernel" : kind == work::transfer ? "transfer" : "host";
}

std::string name_in_program(const kernel &code) {
  if (!code.title)
    return code.name;
  const std::string name = code.title;
  // A function may contain several kernels, so that the line is added.
  return !name.empty() && name.back() == ')' ? text(name, ":", code.line) : name;
}

std::atomic<bool> tracer::is_off{false};

tracer *tracer::find() {
  static tracer *const only = start();
  return only;
}

tracer *tracer::start() {
  trace_options options = trace_options::of_environment();
  if (options.sinks.empty() && !options.debug) {
    is_off.store(true, std::memory_order_relaxed);
    return nullptr;
  }
  auto *const made = new tracer(std::move(options.sinks), options.debug);
  if (made->measures()) {
    watch_forks();
    trace_writer::start({[made] { made->write(); }, [made](int signal) { made->end(signal); }});
    std::atexit([] {
      trace_writer::stop();
      active()->end(0);
    });
  }
  return made;
}

tracer::tracer(std::vector<std::unique_ptr<trace_sink>> sinks, bool debug)
    : debug_(debug), begin_(begin_of_process), sinks_(std::move(sinks)),
      next_collection_(most_pending) {}

void tracer::note(const std::string &what) {
  if (debug_)
    std::fprintf(stderr, "ampcc: %s\n", what.c_str());
}

void tracer::kernel(traced_queue &q, const ampcc_rt::kernel &code, const std::string &sizes,
                    std::uint64_t before, const cl::Event &done) {
  trace_record r;
  r.kind = work::kernel;
  r.name = name_in_program(code);
  r.place = text(code.file, ":", code.line);
  r.sizes = sizes;
  command(q, std::move(r), before, done);
}

void tracer::note_launch(traced_queue &q, const ampcc_rt::kernel &code, const std::string &sizes) {
  note(text("launch ", name_in_program(code), " (", code.file, ":", code.line, ") on queue ",
            q.number(), " of '", q.device_name(), "', ", sizes));
}

void tracer::transfer(traced_queue &q, const char *what, std::size_t bytes, std::uint64_t before,
                      const cl::Event &done) {
  note(text(what, " of ", bytes, " bytes on queue ", q.number(), " of '", q.device_name(), "'"));
  trace_record r;
  r.kind = work::transfer;
  r.name = what;
  r.bytes = bytes;
  command(q, std::move(r), before, done);
}

void tracer::hand_over(traced_queue &q, const char *what, std::size_t bytes, std::uint64_t before,
                       const cl::Event &done) {
  const std::string sizes = text(bytes, " bytes, where they are");
  note(text(what, " of ", sizes, ", on queue ", q.number(), " of '", q.device_name(), "'"));
  trace_record r;
  r.kind = work::transfer;
  r.name = what;
  r.sizes = sizes;
  command(q, std::move(r), before, done);
}

void tracer::begin_track(const trace_track &track) {
  for (const auto &sink : sinks_)
    sink->begin(track);
}

unsigned tracer::host_track() {
  if (own_track == 0) {
    own_track = first_host_track + host_tracks_++;
    begin_track(
        {own_track,
         is_main_thread() ? std::string("host: main thread") : text("host: thread ", ::gettid()), 0,
         std::string()});
  }
  return own_track;
}

unsigned tracer::track_of(traced_queue &q) {
  unsigned &device = devices_[q.traced_device()];
  if (device == 0)
    device = static_cast<unsigned>(devices_.size());
  if (queues_.emplace(q.number(), device).second) {
    begin_track(
        {q.number(),
         text(q.device_name(), q.is_for_transfers() ? " transfers" : text(" queue ", q.number())),
         device, q.device_name()});
  }
  return device;
}

void tracer::command(traced_queue &q, trace_record what, std::uint64_t before,
                     const cl::Event &done) {
  if (!measures() || in_child_of_fork())
    return;
  std::lock_guard<std::mutex> lock(mutex_);
  if (ended_)
    return;
  what.track = q.number();
  what.device = track_of(q);
  what.flow = ++last_flow_;
  what.begin = before; // replaced by the time of the device in read_times()
  const unsigned from = host_track();
  for (const auto &sink : sinks_)
    sink->given(what.flow, from, before);
  pending_.push_back({std::move(what), done, q.traced_device()});
  if (pending_.size() >= next_collection_)
    collect(collected::complete);
}

void tracer::host(trace_record what) {
  std::lock_guard<std::mutex> lock(mutex_);
  if (ended_)
    return;
  what.track = host_track();
  what.on_main_thread = is_main_thread();
  emit(what);
}

/// Sets the times of a complete command, converted from the clock of the device to that of the
/// host. The offset between the clocks comes from the time at which a command was queued, which is
/// after the begin of its call, in most calls directly after it. So the largest difference is the
/// best estimate.
bool tracer::read_times(pending &p) {
  const auto queued = p.done.getProfilingInfo<CL_PROFILING_COMMAND_QUEUED>();
  const auto begin = p.done.getProfilingInfo<CL_PROFILING_COMMAND_START>();
  const auto end = p.done.getProfilingInfo<CL_PROFILING_COMMAND_END>();
  const auto least = static_cast<std::int64_t>(p.what.begin) - static_cast<std::int64_t>(queued);
  std::int64_t &shift = clock_.emplace(p.device, least).first->second;
  shift = std::max(shift, least);
  const auto on_host = [&](cl_ulong t) {
    return static_cast<std::uint64_t>(static_cast<std::int64_t>(t) + shift);
  };
  p.what.begin = std::max(p.what.begin, on_host(begin));
  p.what.end = std::max(p.what.begin, on_host(end));
  return true;
}

/// Passes the commands that are complete to the sinks. With `all` it waits for the others. With
/// `as_it_is` the process ends at once, and the others are passed as unfinished.
void tracer::collect(collected which) {
  std::vector<pending> open;
  for (pending &p : pending_) {
    try {
      if (which == collected::all) {
        p.done.wait();
      } else if (p.done.getInfo<CL_EVENT_COMMAND_EXECUTION_STATUS>() > CL_COMPLETE) {
        if (which == collected::complete) {
          open.push_back(std::move(p));
          continue;
        }
        p.what.unfinished = true;
        p.what.begin = std::max(p.what.begin, last_end_[p.what.track]);
        p.what.end = last_end_[p.what.track] = std::max(p.what.begin, now());
        emit(p.what);
        continue;
      }
      read_times(p);
    } catch (const cl::Error &) {
      // A failed command, or a queue of the program without profiling.
      p.what.end = p.what.begin;
    }
    last_end_[p.what.track] = p.what.end;
    emit(p.what);
  }
  pending_ = std::move(open);
  next_collection_ = std::max(most_pending, 2 * pending_.size());
}

void tracer::emit(const trace_record &what) {
  for (const auto &sink : sinks_)
    sink->add(what);
}

void tracer::write() {
  std::lock_guard<std::mutex> lock(mutex_);
  if (ended_)
    return;
  // This thread must not use Oclgrind's objects, which are not thread-safe.
  if (!only_waits_run_commands())
    collect(collected::complete);
  for (const auto &sink : sinks_)
    sink->flush();
}

void tracer::end(int signal) {
  if (in_child_of_fork())
    return;
  std::lock_guard<std::mutex> lock(mutex_);
  if (std::exchange(ended_, true))
    return;
  if (signal)
    std::fprintf(stderr,
                 "ampcc: signal %d (%s) ends the process; what was measured until now is written\n",
                 signal, ::strsignal(signal));
  collect(signal ? collected::as_it_is : collected::all);
  for (const auto &sink : sinks_)
    sink->end({begin_, now(), signal});
}

struct host_span::open_call {
  tracer &to;
  trace_record what;
  open_call *around;
};

void host_span::begin(tracer &to, const char *what, std::size_t bytes) {
  if (in_child_of_fork())
    return;
  auto *const around = static_cast<open_call *>(innermost);
  call_ = new open_call{to, {}, around};
  call_->what.name = what;
  call_->what.bytes = bytes;
  call_->what.outermost = !around;
  innermost = call_;
  call_->what.begin = tracer::now();
}

void host_span::rename(std::string what) { call_->what.name = std::move(what); }
void host_span::moved(std::size_t bytes) { call_->what.bytes = bytes; }
void host_span::set_place(std::string place) { call_->what.place = std::move(place); }

void host_span::finish() noexcept try {
  const std::unique_ptr<open_call> call(call_);
  trace_record &what = call->what;
  what.end = tracer::now();
  innermost = call->around;
  if (call->around)
    call->around->what.inside += what.end - what.begin;
  call->to.host(std::move(what));
} catch (const std::exception &) {
  // Without memory the record is lost.
}

} // namespace ampcc_rt
