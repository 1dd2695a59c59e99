//===- memory.h - host memory that is the same for all variants -----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef BENCH_MEMORY_H
#define BENCH_MEMORY_H

#include <cstddef>
#include <cstdlib>
#include <memory>
#include <new>
#include <sys/mman.h>

namespace bench {

/// A shared array of fixed size, aligned and in large pages where the system has them: no variant
/// is faster than another because of where its data happens to lie.
template <typename T> class memory {
public:
  memory() = default;
  explicit memory(std::size_t count) : count_(count) {
    constexpr std::size_t page = std::size_t(2) << 20;
    const std::size_t bytes = (count * sizeof(T) + page - 1) / page * page;
    void *place = std::aligned_alloc(page, bytes);
    if (!place)
      throw std::bad_alloc();
    madvise(place, bytes, MADV_HUGEPAGE);
    data_.reset(static_cast<T *>(place), std::free);
    fill(T());
  }

  T *data() const { return data_.get(); }
  std::size_t size() const { return count_; }
  std::size_t bytes() const { return count_ * sizeof(T); }
  T &operator[](std::size_t i) const { return data_.get()[i]; }
  T *begin() const { return data(); }
  T *end() const { return data() + count_; }

  void fill(const T &value) const {
    for (T &element : *this)
      element = value;
  }

private:
  std::shared_ptr<T> data_;
  std::size_t count_ = 0;
};

} // namespace bench

#endif
