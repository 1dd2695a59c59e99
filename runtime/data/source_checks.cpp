//===- source_checks.cpp - checks of data sources for --amp-check ---------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "check/host_check.h"
#include "check/host_reads.h"
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
    newest_known_ = byte_ranges();
  expect_reads(*this, !is_freed.load(std::memory_order_relaxed) &&
                          std::any_of(copies_.begin(), copies_.end(), [&](const auto &copy) {
                            return !copy->in_host_memory() && !host_valid_.contains(copy->valid);
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
  const byte_ranges wanted = copy.valid - host_valid_ - newest_known_;
  newest_.resize(bytes_);
  queue &q = copy.last_queue();
  wait_list after;
  copy.log.before_read(q, after);
  const cl::Event done = enqueue_download(q, copy.memory(), newest_.data(), runs_of(wanted), after,
                                          caller::waits, /*host_is_pinned=*/false);
  copy.log.read_by(q, done);
  if (done()) {
    q.flush();
    guarded("comparing the host's memory", [&] { done.wait(); });
  }
  newest_known_ |= wanted;
}

std::optional<std::size_t> data_source::first_old_byte(byte_range of) {
  if (is_freed.load(std::memory_order_relaxed))
    return std::nullopt;
  const byte_ranges old = byte_ranges(of.begin, of.end) - host_valid_ - undefined_;
  for (const auto &copy : copies_) {
    const byte_ranges found = old & copy->valid;
    if (copy->in_host_memory() || found.empty())
      continue;
    if (!newest_known_.contains(found))
      fetch_newest(*copy);
    const char *const now = static_cast<const char *>(host);
    for (const byte_range &run : found.list()) {
      const auto [here, there] =
          std::mismatch(now + run.begin, now + run.end, newest_.data() + run.begin);
      static_cast<void>(there);
      if (here != now + run.end)
        return static_cast<std::size_t>(here - now);
    }
  }
  return std::nullopt;
}

void check_memory(const buffer &source, const user_place &at) {
  require_memory(static_cast<const data_source &>(source), at);
}

} // namespace ampcc_rt
