//===- shadow_memory.h - shadow cells of global memory --------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// With --amp-check the runtime records how the threads of native kernels use global memory, the
// memory of arrays and views, to report races and reads of unwritten memory. A region is one
// allocation of the native accelerator. For each 32-bit word it has a cell of 32 bytes with the
// last uses of the word, and a mark of one byte that says whether the word is still unwritten. For
// launches whose threads use different bytes of a word, each byte has a cell. Cells and marks are
// mapped lazily, at the first use, so that memory that no checked kernel uses costs nothing. The
// race detector (shadow_state.h) updates them, check_shadow.cpp adds and removes regions, and
// unwritten_words.cpp reads the marks. A cell holds as many uses as the detector needs: change
// `cell` only with its rules.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_RUNTIME_SHADOW_MEMORY_H
#define AMPCC_RUNTIME_SHADOW_MEMORY_H

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <map>
#include <memory>
#include <mutex>
#include <new>
#include <shared_mutex>
#include <sys/mman.h>

namespace ampcc_rt {
namespace shadow {

/// A use of a word by a thread; no use if `site` is 0.
struct use {
  std::uint64_t thread : 32, site : 16, interval : 15, atomic : 1;
  bool is_none() const { return site == 0; }
};
inline constexpr std::uint32_t last_interval = (1 << 15) - 1; ///< this one and all later ones
inline constexpr std::uint32_t last_site = (1 << 16) - 1;     ///< this one and all later ones

/// The uses of a word in the launch that last used it.
struct cell {
  use write, others[2];
  std::uint32_t stored; ///< digest of the value that `write` has stored; 0: unknown
  std::uint32_t head;   ///< number of the launch, and the bit `locked`
};
static_assert(sizeof(cell) == 32, "eight times the word");
inline constexpr std::uint32_t locked = 1u << 31, number_mask = locked - 1;

/// An allocation of the native accelerator.
struct region {
  std::uintptr_t begin, end;

  region(std::uintptr_t begin, std::uintptr_t end) : begin(begin), end(end) {}
  ~region() {
    unmap(cells_.load(), words() * sizeof(cell));
    unmap(cells_of_bytes_.load(), 4 * words() * sizeof(cell));
    unmap(marks_.load(), words());
  }
  bool holds(std::uintptr_t address) const { return address >= begin && address < end; }
  // The functions with an address need one in the region.
  cell &at(std::uintptr_t address, bool in_bytes) {
    return in_bytes ? all(cells_of_bytes_, 4)[address - begin / 4 * 4] : all(cells_)[word(address)];
  }

  bool is_unwritten(std::uintptr_t address) const {
    const mark *known = marks_.load(std::memory_order_relaxed);
    return known && known[word(address)].load(std::memory_order_relaxed) != 0;
  }
  void note_written(std::uintptr_t address) {
    all(marks_)[word(address)].store(0, std::memory_order_relaxed);
  }
  // Mark the words of a range as unwritten (lose) or written (gain). No kernel may be using them.
  void lose(std::uintptr_t from, std::uintptr_t to) {
    mark *const known = all(marks_);
    // Of a word in part in the range, the other bytes may be written.
    const std::size_t first = word(from + 3), last = word(std::min(to, end));
    for (std::size_t i = first; i < last; ++i)
      known[i].store(1, std::memory_order_relaxed);
    if (first < first_unwritten_.load(std::memory_order_relaxed))
      first_unwritten_.store(first, std::memory_order_relaxed);
    is_settled_.store(first >= last && is_settled_.load(std::memory_order_relaxed),
                      std::memory_order_release);
  }
  void gain(std::uintptr_t from, std::uintptr_t to) noexcept {
    mark *const known = marks_.load(std::memory_order_acquire);
    if (!known || is_settled_.load(std::memory_order_relaxed))
      return;
    for (std::size_t i = word(from), last = word(std::min(to, end) + 3); i < last; ++i)
      known[i].store(0, std::memory_order_relaxed);
  }
  /// Returns whether all words are written. Until the next lose() the words before the first
  /// unwritten one stay written, so that a search continues where the last one ended and all
  /// searches together are linear.
  bool is_settled() {
    if (is_settled_.load(std::memory_order_acquire))
      return true;
    const mark *const known = marks_.load(std::memory_order_acquire);
    std::size_t i = first_unwritten_.load(std::memory_order_relaxed);
    const std::size_t last = words();
    while (i < last && known[i].load(std::memory_order_relaxed) == 0) {
      std::uint64_t eight = 1;
      if (i + 8 <= last)
        std::memcpy(&eight, static_cast<const void *>(known + i), 8);
      i += eight == 0 ? 8 : 1;
    }
    first_unwritten_.store(i, std::memory_order_relaxed);
    if (i < last)
      return false;
    is_settled_.store(true, std::memory_order_release);
    return true;
  }
  /// Returns the address of the marks as kernels use it (ampcc_rt/written_marks.h); 0 if all words
  /// are written.
  std::uintptr_t marks() {
    return is_settled() ? 0 : reinterpret_cast<std::uintptr_t>(all(marks_)) - begin / 4;
  }

private:
  using mark = std::atomic<unsigned char>;
  std::atomic<cell *> cells_{nullptr}, cells_of_bytes_{nullptr};
  std::atomic<mark *> marks_{nullptr}; ///< 1: the word is unwritten
  std::atomic<bool> is_settled_{true};
  std::atomic<std::size_t> first_unwritten_{0}; ///< lower bound of the first unwritten word

  std::size_t words() const { return (end + 3) / 4 - begin / 4; }
  std::size_t word(std::uintptr_t address) const { return address / 4 - begin / 4; }
  static void unmap(void *what, std::size_t size) {
    if (what)
      ::munmap(what, size);
  }
  /// Returns the cells or marks, `each` of them for a word; maps them at the first use.
  template <typename T> T *all(std::atomic<T *> &kept, std::size_t each = 1) {
    T *known = kept.load(std::memory_order_acquire);
    if (known)
      return known;
    const std::size_t size = each * words() * sizeof(T);
    void *made = ::mmap(nullptr, size, PROT_READ | PROT_WRITE,
                        MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (made == MAP_FAILED)
      throw std::bad_alloc();
    if (kept.compare_exchange_strong(known, static_cast<T *>(made)))
      return static_cast<T *>(made);
    ::munmap(made, size);
    return known;
  }
};

/// All regions by their begin. Several threads may use it. Never destroyed, because threads may run
/// kernels until the process ends.
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
  /// Returns the region that holds the address, null if none does. Buffers in the host's memory may
  /// overlap; then the region that begins last counts.
  std::shared_ptr<region> find(std::uintptr_t address) {
    const std::shared_lock<std::shared_mutex> lock(mutex_);
    for (auto next = all_.upper_bound(address); next != all_.begin();) {
      --next;
      if (next->second->holds(address))
        return next->second;
    }
    return nullptr;
  }
  /// Changes with each add() and remove(). A thread that has kept pointers to regions must drop
  /// them then.
  std::atomic<std::uint32_t> generation{1};

private:
  std::shared_mutex mutex_;
  std::multimap<std::uintptr_t, std::shared_ptr<region>> all_;
};

} // namespace shadow
} // namespace ampcc_rt

#endif
