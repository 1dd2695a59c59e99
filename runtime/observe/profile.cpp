//===- profile.cpp - sums and output of the profile -----------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "observe/profile.h"
#include "base/error.h"
#include "base/json_text.h"
#include "observe/trace_file.h"
#include <algorithm>
#include <cerrno>
#include <cstdint>
#include <cstdio>
#include <string>
#include <tuple>
#include <vector>

namespace ampcc_rt {

namespace {

std::string milliseconds(std::uint64_t time) { return fixed(static_cast<double>(time) / 1e6, 3); }
std::string microseconds(std::uint64_t time) { return fixed(static_cast<double>(time) / 1e3, 1); }

std::string percent(std::uint64_t part, std::uint64_t all) {
  return fixed(all ? 100.0 * static_cast<double>(part) / static_cast<double>(all) : 0, 1);
}

std::string right(const std::string &text, std::size_t width) {
  return std::string(text.size() < width ? width - text.size() : 0, ' ') + text;
}

/// Returns a quoted field of a CSV file (RFC 4180).
std::string field(const std::string &text) {
  std::string quoted = "\"";
  for (char c : text)
    quoted.append(c == '"' ? 2 : 1, c);
  return quoted + '"';
}

} // namespace

void profile::begin(const trace_track &track) {
  if (track.device)
    devices_[track.device].name = track.device_name;
}

void profile::add(const trace_record &what) {
  const std::uint64_t time = what.end - what.begin;
  totals &sum = totals_[{what.kind, what.device, what.name, what.place}];
  ++sum.calls;
  sum.unfinished += what.unfinished;
  sum.bytes += what.bytes;
  // Without the time of nested calls, which have rows of their own.
  const std::uint64_t own = time - std::min(time, what.inside);
  sum.sum += own;
  sum.most = std::max(sum.most, own);
  if (what.device)
    devices_[what.device].busy.add(what.begin, what.end);
  else if (what.outermost && what.on_main_thread)
    in_library_ += time;
}

std::vector<profile::row> profile::rows() const {
  std::vector<row> all;
  for (const auto &[key, sums] : totals_)
    all.push_back({std::get<0>(key), std::get<1>(key), std::get<2>(key), std::get<3>(key), sums});
  std::sort(all.begin(), all.end(), [](const row &a, const row &b) {
    return std::tie(a.kind, b.sums.sum, a.device, a.name, a.place) <
           std::tie(b.kind, a.sums.sum, b.device, b.name, b.place);
  });
  return all;
}

std::vector<profile::share> profile::shares(std::uint64_t wall) const {
  std::vector<share> all = {{"wall time", wall}};
  for (const auto &[number, times] : devices_) {
    const std::uint64_t busy = std::min(times.busy.total(), wall);
    all.push_back({text("'", times.name, "' busy"), busy});
    all.push_back({text("'", times.name, "' idle"), wall - busy});
  }
  const std::uint64_t inside = std::min(in_library_, wall);
  all.push_back({"main thread in the library", inside});
  all.push_back({"main thread elsewhere", wall - inside});
  return all;
}

std::string profile::device_name(unsigned device) const {
  const auto found = devices_.find(device);
  return found == devices_.end() ? std::string("host") : found->second.name;
}

std::string profile::table(std::uint64_t wall) const {
  std::string lines = text("ampcc: profile of ", program_invocation_short_name, "\n",
                           right("% wall", 8), right("ms", 14), "\n");
  for (const share &s : shares(wall))
    lines +=
        text(right(percent(s.time, wall), 8), right(milliseconds(s.time), 14), "  ", s.name, "\n");
  static const char *const headings[] = {"kernel", "transfer", "in the library, on all threads"};
  const row *last = nullptr;
  const std::vector<row> all = rows();
  for (const row &r : all) {
    if (!last || last->kind != r.kind)
      lines += text("\n", right("% wall", 8), right("total ms", 14), right("calls", 10),
                    right("mean us", 12), right("most us", 12), right("bytes", 15), "  ",
                    headings[static_cast<int>(r.kind)], "\n");
    last = &r;
    lines += text(right(percent(r.sums.sum, wall), 8), right(milliseconds(r.sums.sum), 14),
                  right(std::to_string(r.sums.calls), 10),
                  right(microseconds(r.sums.sum / r.sums.calls), 12),
                  right(microseconds(r.sums.most), 12), right(std::to_string(r.sums.bytes), 15),
                  "  ", r.name, r.place.empty() ? "" : text(" (", r.place, ")"),
                  r.device && devices_.size() > 1 ? text(" on '", device_name(r.device), "'") : "",
                  r.sums.unfinished ? text(", ", r.sums.unfinished, " not finished") : "", "\n");
  }
  return lines;
}

std::string profile::csv(std::uint64_t wall) const {
  std::string lines = "kind,name,place,device,calls,total_ms,percent,mean_us,most_us,bytes\n";
  for (const share &s : shares(wall))
    lines += text("time,", field(s.name), ",,,,", milliseconds(s.time), ",", percent(s.time, wall),
                  ",,,\n");
  for (const row &r : rows())
    lines += text(name_of(r.kind), ",", field(r.name), ",", field(r.place), ",",
                  field(device_name(r.device)), ",", r.sums.calls, ",", milliseconds(r.sums.sum),
                  ",", percent(r.sums.sum, wall), ",", microseconds(r.sums.sum / r.sums.calls), ",",
                  microseconds(r.sums.most), ",", r.sums.bytes, "\n");
  return lines;
}

std::string profile::json_text(std::uint64_t wall, int signal) const {
  std::string members =
      text("{\"program\":", json(program_invocation_short_name), ",\"signal\":", signal,
           ",\"wall_ms\":", milliseconds(wall),
           ",\"library_ms\":", milliseconds(std::min(in_library_, wall)), ",\n\"devices\":[");
  const char *comma = "";
  for (const auto &[number, times] : devices_) {
    const std::uint64_t busy = std::min(times.busy.total(), wall);
    members += text(comma, "{\"name\":", json(times.name), ",\"busy_ms\":", milliseconds(busy),
                    ",\"idle_ms\":", milliseconds(wall - busy), "}");
    comma = ",";
  }
  members += "],\n\"rows\":[";
  comma = "\n";
  for (const row &r : rows()) {
    members +=
        text(comma, "{\"kind\":\"", name_of(r.kind), "\",\"name\":", json(r.name),
             ",\"place\":", json(r.place), ",\"device\":", json(device_name(r.device)),
             ",\"calls\":", r.sums.calls, ",\"unfinished\":", r.sums.unfinished,
             ",\"total_ms\":", milliseconds(r.sums.sum), ",\"percent\":", percent(r.sums.sum, wall),
             ",\"most_us\":", microseconds(r.sums.most), ",\"bytes\":", r.sums.bytes, "}");
    comma = ",\n";
  }
  return members + "]}\n";
}

void profile::end(const trace_end &how) {
  const std::uint64_t wall = how.end - how.begin;
  const std::string written = as_ == format::table ? table(wall)
                              : as_ == format::csv ? csv(wall)
                                                   : json_text(wall, how.signal);
  if (!file_.empty()) {
    trace_file file("profile", file_);
    file.add(written);
    return;
  }
  std::fputs(written.c_str(), stderr);
}

} // namespace ampcc_rt
