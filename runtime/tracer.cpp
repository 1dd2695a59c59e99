//===- tracer.cpp - what the runtime does, for people ---------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tracer.h"
#include "device.h"
#include "environment.h"
#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <unistd.h>

namespace ampcc_rt {

namespace {

typedef std::chrono::steady_clock steady;

/// How many commands may be open before those that are complete are written.
constexpr std::size_t most_pending = 4096;
constexpr unsigned host_track = 0;

std::uint64_t nanoseconds(steady::time_point t) {
  return static_cast<std::uint64_t>(
      std::chrono::duration_cast<std::chrono::nanoseconds>(t.time_since_epoch()).count());
}

std::string json(const std::string &s) {
  std::string quoted = "\"";
  for (char c : s) {
    if (c == '"' || c == '\\')
      quoted += '\\';
    quoted += static_cast<unsigned char>(c) < 0x20 ? ' ' : c;
  }
  return quoted + '"';
}

/// "12.3" from 12.345.
std::string fixed(double value, int digits) {
  char buffer[64];
  std::snprintf(buffer, sizeof buffer, "%.*f", digits, value);
  return buffer;
}

} // namespace

std::string name_in_program(const kernel &code) { return code.functor ? code.functor : code.name; }

tracer *tracer::active() {
  static tracer *const only = [] {
    const char *file = environment::value("AMPCC_TRACE");
    const bool profile = environment::is_on("AMPCC_PROFILE", false),
               debug = environment::is_on("AMPCC_DEBUG", false);
    if (!(file && *file) && !profile && !debug)
      return static_cast<tracer *>(nullptr);
    return new tracer(file, profile, debug);
  }();
  return only;
}

tracer::tracer(const char *file, bool profile, bool debug)
    : profile_(profile), debug_(debug), owner_(::getpid()) {
  if (file && *file) {
    file_ = std::fopen(file, "we");
    if (file_)
      std::fputs("[\n", file_);
    else
      std::fprintf(stderr, "ampcc: warning: cannot write the trace '%s': %s\n", file,
                   std::strerror(errno));
  }
  tracks_[host_track] = "host";
  std::atexit([] { active()->end(); });
}

void tracer::kernel(queue &q, const ampcc_rt::kernel &code, const std::string &geometry,
                    const cl::Event &done) {
  record r{"kernel", name_in_program(code), text(code.file, ":", code.line), 0, nullptr, 0, 0, 0};
  note(text("launch ", r.name, " (", r.place, ") on queue ", q.number(), " of '", q.where().name(),
            "', ", geometry));
  add(q, std::move(r), done);
}

void tracer::transfer(queue &q, const char *what, std::size_t bytes, const cl::Event &done) {
  note(text(what, " of ", bytes, " bytes on queue ", q.number(), " of '", q.where().name(), "'"));
  add(q, record{"transfer", what, std::string(), 0, nullptr, bytes, 0, 0}, done);
}

void tracer::host_work(const std::string &what, std::size_t bytes, steady::time_point begin) {
  note(bytes ? text(what, " of ", bytes, " bytes") : what);
  if (!measures())
    return;
  std::lock_guard<std::mutex> lock(mutex_);
  finish({"host", what, std::string(), host_track, nullptr, bytes,
          static_cast<double>(nanoseconds(begin)) / 1e3,
          static_cast<double>(nanoseconds(steady::now())) / 1e3});
}

void tracer::note(const std::string &what) {
  if (debug_)
    std::fprintf(stderr, "ampcc: %s\n", what.c_str());
}

void tracer::add(queue &q, record what, const cl::Event &done) {
  if (!measures())
    return;
  const std::uint64_t now = nanoseconds(steady::now());
  what.track = q.number();
  what.where = &q.where();
  std::lock_guard<std::mutex> lock(mutex_);
  std::string &track = tracks_[what.track];
  if (track.empty())
    track =
        text(q.where().name(),
             &q == q.where().transfer_queue().get() ? " transfers" : text(" queue ", q.number()));
  pending_.push_back({std::move(what), done, now});
  if (pending_.size() >= most_pending)
    collect(false);
}

/// Writes what is complete. Only the time in which a command was queued is known on both clocks,
/// the device's and the host's; the first command of a device relates them.
void tracer::collect(bool all) {
  std::vector<pending> open;
  for (pending &p : pending_) {
    try {
      if (all)
        p.done.wait();
      else if (p.done.getInfo<CL_EVENT_COMMAND_EXECUTION_STATUS>() > CL_COMPLETE) {
        open.push_back(std::move(p));
        continue;
      }
      const auto queued = p.done.getProfilingInfo<CL_PROFILING_COMMAND_QUEUED>();
      const auto begin = p.done.getProfilingInfo<CL_PROFILING_COMMAND_START>();
      const auto end = p.done.getProfilingInfo<CL_PROFILING_COMMAND_END>();
      const std::int64_t shift =
          clock_
              .emplace(p.what.where, static_cast<std::int64_t>(p.queued_by_host) -
                                         static_cast<std::int64_t>(queued))
              .first->second;
      p.what.begin = static_cast<double>(static_cast<std::int64_t>(begin) + shift) / 1e3;
      p.what.end = static_cast<double>(static_cast<std::int64_t>(end) + shift) / 1e3;
    } catch (const cl::Error &) {
      // A command that failed, or a queue of the program's own without profiling.
      p.what.begin = p.what.end = static_cast<double>(p.queued_by_host) / 1e3;
    }
    finish(p.what);
  }
  pending_ = std::move(open);
}

void tracer::finish(const record &done) {
  if (profile_) {
    totals &sum = totals_[done.place.empty() ? done.name : text(done.name, " (", done.place, ")")];
    ++sum.calls;
    sum.bytes += done.bytes;
    sum.sum += done.end - done.begin;
    sum.most = std::max(sum.most, done.end - done.begin);
  }
  if (!file_)
    return;
  std::string arguments;
  if (!done.place.empty())
    arguments = "\"place\":" + json(done.place);
  if (done.bytes)
    arguments = text("\"bytes\":", done.bytes);
  std::fprintf(
      file_,
      "{\"ph\":\"X\",\"pid\":%d,\"tid\":%u,\"cat\":%s,\"name\":%s,\"ts\":%.3f,\"dur\":%.3f,"
      "\"args\":{%s}},\n",
      owner_, done.track, json(done.category).c_str(), json(done.name).c_str(), done.begin,
      done.end - done.begin, arguments.c_str());
}

void tracer::end() {
  if (::getpid() != owner_)
    return; // the child of a fork
  std::lock_guard<std::mutex> lock(mutex_);
  collect(true);
  if (file_) {
    for (const auto &[number, name] : tracks_)
      std::fprintf(
          file_,
          "{\"ph\":\"M\",\"pid\":%d,\"tid\":%u,\"name\":\"thread_name\",\"args\":{\"name\":"
          "%s}},\n",
          owner_, number, json(name).c_str());
    std::fprintf(file_,
                 "{\"ph\":\"M\",\"pid\":%d,\"name\":\"process_name\",\"args\":{\"name\":"
                 "\"C++ AMP\"}}\n]\n",
                 owner_);
    std::fclose(file_);
    file_ = nullptr;
  }
  if (!profile_)
    return;
  std::vector<std::pair<std::string, totals>> rows(totals_.begin(), totals_.end());
  std::sort(rows.begin(), rows.end(),
            [](const auto &a, const auto &b) { return a.second.sum > b.second.sum; });
  std::fprintf(stderr, "%10s %12s %12s %12s %14s  %s\n", "calls", "total ms", "mean us", "most us",
               "bytes", "what");
  for (const auto &[name, t] : rows)
    std::fprintf(stderr, "%10llu %12s %12s %12s %14llu  %s\n",
                 static_cast<unsigned long long>(t.calls), fixed(t.sum / 1e3, 3).c_str(),
                 fixed(t.sum / static_cast<double>(t.calls), 1).c_str(), fixed(t.most, 1).c_str(),
                 static_cast<unsigned long long>(t.bytes), name.c_str());
}

} // namespace ampcc_rt
