//===- shadow_memory.h - what is known of every word of global memory -----===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_RUNTIME_SHADOW_MEMORY_H
#define AMPCC_RUNTIME_SHADOW_MEMORY_H

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <mutex>
#include <new>
#include <shared_mutex>
#include <sys/mman.h>

namespace ampcc_rt {
namespace shadow {

/// A use of a word; all zeros: none.
struct use {
  std::uint64_t thread : 32, site : 16, interval : 15, atomic : 1;
  bool is_none() const { return site == 0; }
};
inline constexpr std::uint32_t last_interval = (1 << 15) - 1; ///< and all that follow
inline constexpr std::uint32_t last_site = (1 << 16) - 1;     ///< and all that follow

struct cell {
  use write, others[2];
  std::uint32_t stored; ///< a digest of the value, if it is known: threads may store the same
  std::uint32_t head;   ///< the launch or tile, and the bits below
};
static_assert(sizeof(cell) == 32, "eight times the word");
inline constexpr std::uint32_t locked = 1u << 31, flag = 1u << 30, number_mask = flag - 1;

/// Memory of the native accelerator, with its cells as soon as it is used.
struct region {
  std::uintptr_t begin, end;
  std::atomic<cell *> cells{nullptr};
  std::atomic<std::size_t> unwritten{0}; ///< words

  region(std::uintptr_t begin, std::uintptr_t end) : begin(begin), end(end) {}
  ~region() {
    if (cell *all = cells.load())
      ::munmap(all, size());
  }
  std::size_t words() const { return (end + 3) / 4 - begin / 4; }
  std::size_t size() const { return words() * sizeof(cell); }
  bool holds(std::uintptr_t address) const { return address >= begin && address < end; }

  cell *all() {
    cell *known = cells.load(std::memory_order_acquire);
    if (known)
      return known;
    void *made = ::mmap(nullptr, size(), PROT_READ | PROT_WRITE,
                        MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (made == MAP_FAILED)
      throw std::bad_alloc();
    if (cells.compare_exchange_strong(known, static_cast<cell *>(made)))
      return static_cast<cell *>(made);
    ::munmap(made, size());
    return known;
  }
  cell &at(std::uintptr_t address) { return all()[address / 4 - begin / 4]; }
};

/// It outlives whatever else there is.
class regions {
public:
  static regions &instance() {
    static regions &only = *new regions();
    return only;
  }
  void add(std::uintptr_t begin, std::uintptr_t end) {
    const std::unique_lock<std::shared_mutex> lock(mutex_);
    all_.emplace(begin, std::make_shared<region>(begin, end));
    generation.fetch_add(1, std::memory_order_release);
  }
  void remove(std::uintptr_t begin) {
    const std::unique_lock<std::shared_mutex> lock(mutex_);
    const auto found = all_.find(begin);
    if (found != all_.end())
      all_.erase(found);
    generation.fetch_add(1, std::memory_order_release);
  }
  /// Memory in memory of the host's may overlap: the one that begins last counts.
  std::shared_ptr<region> find(std::uintptr_t address) {
    const std::shared_lock<std::shared_mutex> lock(mutex_);
    for (auto next = all_.upper_bound(address); next != all_.begin();) {
      --next;
      if (next->second->holds(address))
        return next->second;
    }
    return nullptr;
  }
  std::atomic<std::uint32_t> generation{1};

private:
  std::shared_mutex mutex_;
  std::multimap<std::uintptr_t, std::shared_ptr<region>> all_;
};

} // namespace shadow
} // namespace ampcc_rt

#endif
