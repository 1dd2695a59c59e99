//===- source_checks.cpp - checks of data sources for --amp-check ---------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "check/check_shadow.h"
#include "check/host_check.h"
#include "check/host_reads.h"
#include "check/unwritten_words.h"
#include "data/data_source.h"
#include "device/device_error.h"
#include <algorithm>
#include <atomic>
#include <cstddef>
#include <mutex>
#include <optional>
#include <string>

namespace ampcc_rt {

bool data_source::try_retain() noexcept {
  long count = owners.load(std::memory_order_relaxed);
  while (count > 0)
    if (owners.compare_exchange_weak(count, count + 1))
      return true;
  return false;
}

void data_source::release_owner() noexcept { release(this); }

std::optional<watched_memory::old_byte> data_source::find_old_byte(std::size_t begin,
                                                                   std::size_t end) {
  const std::lock_guard<std::mutex> lock(mutex_);
  const std::optional<std::size_t> old = first_old_byte({begin, end});
  if (!old)
    return std::nullopt;
  return old_byte{*old, writer_of(*old)};
}

void data_source::expect_reads_of_host(bool device_used) {
  if (kind_ != kind::host_memory || !host_checks_expected())
    return;
  if (device_used)
    newest_known_ = byte_set();
  expect_reads(*this, !is_freed.load(std::memory_order_relaxed) &&
                          std::any_of(copies_.begin(), copies_.end(), [&](const auto &copy) {
                            return !copy->in_host_memory() &&
                                   !host_valid_.missing(grid_, copy->valid.list(grid_)).empty();
                          }));
}

void data_source::note_writer(const part &written, const kernel &by) {
  if (kind_ != kind::host_memory || !host_checks_expected())
    return;
  const byte_ranges &bytes = written.list();
  for (writer &before : writers_)
    before.bytes -= bytes;
  writers_.erase(std::remove_if(writers_.begin(), writers_.end(),
                                [](const writer &each) { return each.bytes.empty(); }),
                 writers_.end());
  writers_.push_back({bytes, text(by.file, ":", by.line)});
}

std::string data_source::writer_of(std::size_t byte) const {
  for (const writer &each : writers_)
    if (each.bytes.contains(byte_range{byte, byte + 1}))
      return each.place;
  return "";
}

/// Downloads the bytes that are valid in a copy but not on the host to `newest_`.
void data_source::fetch_newest(device_copy &copy) {
  const byte_boxes wanted =
      newest_known_.missing(grid_, host_valid_.missing(grid_, copy.valid.list(grid_)));
  newest_.resize(bytes_);
  queue &q = copy.last_queue();
  wait_list after;
  copy.log.before_read(q, after);
  const cl::Event done = enqueue_download(q, copy.memory(), newest_.data(), runs_of(grid_, wanted),
                                          after, caller::waits, /*host_is_pinned=*/false);
  copy.log.read_by(q, done);
  if (done()) {
    q.flush();
    guarded("comparing the host's memory", [&] { done.wait(); });
  }
  newest_known_.add(grid_, wanted);
}

std::optional<std::size_t> data_source::first_old_byte(byte_range of) {
  if (is_freed.load(std::memory_order_relaxed))
    return std::nullopt;
  const byte_boxes old = undefined_.missing(grid_, host_valid_.missing(grid_, boxes_of(of)));
  for (const auto &copy : copies_) {
    const byte_boxes found = copy->valid.common(grid_, old);
    if (copy->in_host_memory() || found.empty())
      continue;
    if (!newest_known_.missing(grid_, found).empty())
      fetch_newest(*copy);
    const char *const now = static_cast<const char *>(host);
    const byte_ranges runs = ranges_of(grid_, found);
    for (const byte_range &run : runs.list()) {
      const auto [here, there] =
          std::mismatch(now + run.begin, now + run.end, newest_.data() + run.begin);
      static_cast<void>(there);
      if (here != now + run.end)
        return static_cast<std::size_t>(here - now);
    }
  }
  return std::nullopt;
}

void data_source::remember_host_memory() {
  if (remembers_host_)
    return;
  remembers_host_ = kind_ == kind::host_memory && host_checks_expected() &&
                    !host_log.has_writes() && !is_freed.load(std::memory_order_relaxed);
  if (remembers_host_)
    host_fingerprint_ = fingerprint_of(host, bytes_);
}

void data_source::check_host_memory(const user_place &at) {
  if (!remembers_host_ || is_freed.load(std::memory_order_relaxed))
    return;
  if (fingerprint_of(host, bytes_) == host_fingerprint_)
    return;
  remembers_host_ = false;
  report_on_host(
      at,
      host_valid_.contains(grid_, all())
          ? "the memory of a view was changed, by the host or through another view, and the "
            "accelerator's copy does not have it: call refresh(), or write through this view"
          : "the memory of a view was changed, by the host or through another view, while "
            "results of a kernel were not yet there, which overwrite it: call synchronize() first, "
            "or write through this view");
}

void data_source::mark_unwritten(device_copy &copy, const part &used) {
  if (starts_as_zeros_ || undefined_.empty())
    return;
  const byte_ranges unwritten = ranges_of(grid_, undefined_.common(grid_, boxes_of(used)));
  if (unwritten.empty())
    return;
  copy.log.wait_without_removal(); // earlier kernels may still use the memory
  char *const begin = copy.bytes_in_process();
  for (const byte_range &run : unwritten.list())
    shadow::lose_contents(begin + run.begin, run.size());
}

void data_source::mark_written(const part &by) {
  if (!shadow::is_wanted())
    return;
  const byte_ranges written = by.list();
  for (const auto &copy : copies_)
    if (const char *const data = copy->bytes_in_process())
      for (const byte_range &run : written.list())
        shadow::gain_contents(data + run.begin, run.size());
}

byte_ranges data_source::unwritten(byte_range of) {
  if (starts_as_zeros_)
    return {};
  byte_ranges found = ranges_of(grid_, undefined_.common(grid_, boxes_of(of)));
  for (const auto &copy : copies_) {
    const char *const data = copy->bytes_in_process();
    if (!data)
      continue;
    copy->log.wait_without_removal(); // running kernels still change the marks
    found |= shadow::unwritten_words(data, of) &
             ranges_of(grid_, copy->valid.common(grid_, boxes_of(of)));
  }
  return found;
}

/// Does nothing for memory of the caller, which any code may have written.
void data_source::leave_unwritten(const byte_ranges &copied) {
  if (!starts_as_zeros_ && kind_ != kind::host_memory)
    for (const byte_range &each : copied.list())
      undefined_.add(grid_, each);
}

void check_memory(const buffer &source, const user_place &at) {
  require_memory(static_cast<const data_source &>(source), at);
}

} // namespace ampcc_rt
