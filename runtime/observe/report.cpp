//===- report.cpp - a writer of HTML reports with a timeline -------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "observe/report.h"
#include "base/block_counts.h"
#include "base/error.h"
#include "base/json_text.h"
#include <cerrno>
#include <cstddef>
#include <cstdint>
#include <string>
#include <unistd.h>

namespace ampcc_rt {

namespace {
/// Size in bytes from which a script is written without waiting for the next flush.
constexpr std::size_t most_data = 1 << 18;
} // namespace

report::report(const std::string &file) : file_("report", file) {
  file_.add(report_page);
  data_ = text("P(", json(program_invocation_short_name), ",", ::getpid(), ")\n");
  flush();
}

/// Returns a time in microseconds since the first record. It is negative for work that began before
/// that record.
std::string report::time(std::uint64_t when) {
  if (begin_ == 0)
    begin_ = when;
  return fixed(static_cast<double>(static_cast<std::int64_t>(when - begin_)) / 1e3, 3);
}

void report::begin(const trace_track &track) {
  data_ += text("T(", track.number, ",", json(track.name), ",", track.device, ",",
                json(track.device_name), ")\n");
}

void report::given(std::uint64_t flow, unsigned track, std::uint64_t when) {
  data_ += text("F(", flow, ",", track, ",", time(when), ")\n");
}

/// Returns the number of the description of a record. Each description is written once.
unsigned report::number_of(const trace_record &what) {
  const std::string description = text("\"", name_of(what.kind), "\",", json(what.name), ",",
                                       json(what.place), ",", json(what.sizes));
  const auto [found, is_new] = names_.emplace(description, static_cast<unsigned>(names_.size()));
  if (is_new)
    data_ += text("N(", found->second, ",", description, ")\n");
  return found->second;
}

void report::add(const trace_record &what) {
  const unsigned number = number_of(what);
  data_ +=
      text("E(", number, ",", what.track, ",", time(what.begin), ",",
           fixed(static_cast<double>(what.end - what.begin) / 1e3, 3), ",", what.bytes, ",",
           what.flow, ",", fixed(static_cast<double>(what.inside) / 1e3, 3), ",",
           int(what.outermost) + 2 * int(what.on_main_thread) + 4 * int(what.unfinished), ")\n");
  if (data_.size() > most_data)
    flush();
}

void report::flush() {
  if (data_.empty())
    return;
  file_.add(text("<script>\n", data_, "</script>\n"));
  data_.clear();
  file_.flush();
}

void report::end(const trace_end &how) {
  const block_counts &blocks = block_counts::get();
  data_ +=
      text("B(", blocks.taken.load(), ",", blocks.reused.load(), ",", blocks.kept.load(), ")\n");
  data_ += text("Z(", time(how.begin), ",", time(how.end), ",", how.signal, ")\n");
  flush();
  file_.close();
}

} // namespace ampcc_rt
