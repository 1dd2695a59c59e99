//===- native_sums.cpp - copies of memory to which a launch only adds -----===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "device/native/native_sums.h"
#include "device/native/native_pool.h"
#include <algorithm>
#include <cstring>

namespace ampcc_rt {
namespace native {

namespace {

/// The largest memory of one copy: what a core has for itself in its caches, on most processors.
constexpr std::size_t largest_copy = std::size_t(4) << 20;
constexpr std::size_t cache_line = 64;
/// Bytes of a piece of the addition. A smaller one takes less time than another thread needs to
/// begin.
constexpr std::size_t piece_bytes = std::size_t(64) << 10;

std::size_t whole_lines(std::size_t bytes) {
  return (bytes + cache_line - 1) / cache_line * cache_line;
}

std::size_t bytes_of(const sum_arguments &sums) {
  std::size_t all = 0;
  for (const sum_argument &each : sums)
    all += whole_lines(each.covers.size());
  return all;
}

template <typename T>
void add(unsigned char *target, const unsigned char *from, std::size_t bytes) {
  T *const to = reinterpret_cast<T *>(target);
  const T *const what = reinterpret_cast<const T *>(from);
  for (std::size_t i = 0; i < bytes / sizeof(T); ++i)
    to[i] += what[i];
}

} // namespace

bool are_copies_worthwhile(const sum_arguments &sums, std::uint64_t threads) {
  std::uint64_t elements = 0;
  for (const sum_argument &each : sums)
    elements += each.covers.size() / each.element;
  return elements <= threads && bytes_of(sums) <= largest_copy;
}

sum_copies::copy *sum_copies::take() {
  {
    const std::lock_guard<std::mutex> lock(mutex_);
    if (!free_.empty()) {
      copy *const found = free_.back();
      free_.pop_back();
      return found;
    }
  }
  auto created = std::make_unique<copy>();
  const std::size_t bytes = bytes_of(sums_);
  created->memory.reset(new unsigned char[bytes + cache_line]);
  const auto begin = reinterpret_cast<std::uintptr_t>(created->memory.get());
  unsigned char *place = created->memory.get() + (cache_line - begin % cache_line);
  std::memset(place, 0, bytes);
  for (const void *address : args_)
    created->args.push_back(address);
  for (const sum_argument &each : sums_) {
    created->places.push_back(place);
    // The kernel adds the place in the buffer.
    created->args[each.position] =
        reinterpret_cast<const void *>(reinterpret_cast<std::uintptr_t>(place) - each.covers.begin);
    place += whole_lines(each.covers.size());
  }
  const std::lock_guard<std::mutex> lock(mutex_);
  free_.reserve(all_.size() + 1); // so that give() does not throw
  all_.push_back(std::move(created));
  return all_.back().get();
}

void sum_copies::give(copy *unused) {
  const std::lock_guard<std::mutex> lock(mutex_);
  free_.push_back(unused);
}

void sum_copies::add_piece(void *self, std::uint64_t number) {
  const sum_copies &copies = *static_cast<sum_copies *>(self);
  std::size_t skipped = number * piece_bytes, left = piece_bytes;
  for (std::size_t i = 0; i < copies.sums_.size() && left; ++i) {
    const sum_argument &sum = copies.sums_[i];
    const std::size_t size = whole_lines(sum.covers.size());
    const std::size_t begin = std::min(skipped, size), end = std::min(begin + left, size);
    skipped -= begin;
    left -= end - begin;
    const std::size_t bytes = std::min(end, sum.covers.size()) - std::min(begin, sum.covers.size());
    // The kernel may write to the buffer, which the launch passes as const for all kernels.
    auto *const buffer =
        static_cast<unsigned char *>(const_cast<void *>(copies.args_[sum.position]));
    for (const std::unique_ptr<copy> &each : copies.all_)
      (sum.element == 8
           ? add<std::uint64_t>
           : add<std::uint32_t>)(buffer + sum.covers.begin + begin, each->places[i] + begin, bytes);
  }
}

void sum_copies::add_to_buffers() {
  const std::uint64_t pieces = (bytes_of(sums_) + piece_bytes - 1) / piece_bytes;
  if (pieces > 1)
    run_pieces(pieces, add_piece, this);
  else
    add_piece(this, 0);
}

} // namespace native
} // namespace ampcc_rt
