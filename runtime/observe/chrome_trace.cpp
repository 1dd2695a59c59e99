//===- chrome_trace.cpp - writer of Chrome traces -------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "observe/chrome_trace.h"
#include "base/error.h"
#include "base/json_text.h"
#include <cerrno>
#include <cstdint>
#include <string>
#include <unistd.h>

namespace ampcc_rt {

namespace {

/// Returns a time in microseconds, the unit of the format.
std::string time(std::uint64_t nanoseconds) {
  return fixed(static_cast<double>(nanoseconds) / 1e3, 3);
}

} // namespace

chrome_trace::chrome_trace(const std::string &file)
    : file_("trace", file, ",\n"), process_(::getpid()) {
  file_.add("[\n");
  event(text("\"ph\":\"M\",\"name\":\"process_name\",\"args\":{\"name\":",
             json(program_invocation_short_name), "}"));
  file_.flush();
}

void chrome_trace::event(const std::string &members) {
  file_.add(text(first_ ? "" : ",\n", "{\"pid\":", process_, ",", members, "}"));
  first_ = false;
}

void chrome_trace::begin(const trace_track &track) {
  event(text("\"ph\":\"M\",\"tid\":", track.number,
             ",\"name\":\"thread_name\",\"args\":{\"name\":", json(track.name), "}"));
  // Sort the threads of the host above the queues of devices.
  event(text("\"ph\":\"M\",\"tid\":", track.number,
             ",\"name\":\"thread_sort_index\",\"args\":{\"sort_index\":",
             track.device * 10000000 + track.number % 1000000, "}"));
}

void chrome_trace::given(std::uint64_t flow, unsigned track, std::uint64_t when) {
  event(text("\"ph\":\"s\",\"tid\":", track,
             ",\"cat\":\"launch\",\"name\":\"launch\",\"id\":", flow, ",\"ts\":", time(when)));
}

void chrome_trace::add(const trace_record &what) {
  std::string arguments;
  auto argument = [&](const char *name, const std::string &value) {
    arguments += text(arguments.empty() ? "" : ",", "\"", name, "\":", value);
  };
  if (!what.place.empty())
    argument("place", json(what.place));
  if (!what.sizes.empty())
    argument("sizes", json(what.sizes));
  if (what.bytes)
    argument("bytes", std::to_string(what.bytes));
  if (what.unfinished)
    argument("unfinished", "true");
  event(text("\"ph\":\"X\",\"tid\":", what.track, ",\"cat\":\"", name_of(what.kind),
             "\",\"name\":", json(what.name), ",\"ts\":", time(what.begin),
             ",\"dur\":", time(what.end - what.begin), ",\"args\":{", arguments, "}"));
  if (what.flow)
    event(text("\"ph\":\"f\",\"bp\":\"e\",\"tid\":", what.track,
               ",\"cat\":\"launch\",\"name\":\"launch\",\"id\":", what.flow,
               ",\"ts\":", time(what.begin)));
}

void chrome_trace::end(const trace_end &how) {
  if (how.signal)
    event(text("\"ph\":\"i\",\"s\":\"g\",\"tid\":0,\"name\":\"ended by signal ", how.signal,
               "\",\"ts\":", time(how.end)));
  file_.add("\n]\n");
  file_.close();
}

} // namespace ampcc_rt
