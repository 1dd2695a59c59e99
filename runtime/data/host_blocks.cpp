//===- host_blocks.cpp - cache of host memory blocks for arrays and textures ---===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "data/host_blocks.h"
#include "base/block_counts.h"
#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <iterator>
#include <mutex>
#include <sys/mman.h>
#include <unistd.h>
#include <vector>

namespace ampcc_rt {
namespace {

struct freed {
  char *begin;
  std::size_t size;
};

/// Never destroyed: containers may outlive any object of the runtime.
struct kept_blocks {
  std::mutex mutex;
  std::vector<freed> blocks; ///< the last one was freed last
  std::size_t bytes = 0;
  std::size_t most = limit();

  static kept_blocks &instance() {
    static kept_blocks &only = *new kept_blocks();
    return only;
  }

private:
  static std::size_t limit() {
    const long pages = ::sysconf(_SC_PHYS_PAGES), page = ::sysconf(_SC_PAGESIZE);
    if (pages <= 0 || page <= 0)
      return host_blocks::most_kept;
    return std::min(host_blocks::most_kept,
                    static_cast<std::size_t>(pages) / 16 * static_cast<std::size_t>(page));
  }
};

/// Maps zeroed pages; null if the system has none. A block of several huge pages begins at one, and
/// the system is advised to use them: it then hands out 2 MiB at the first access instead of 4 KiB.
char *map_pages(std::size_t size) {
  constexpr std::size_t huge = std::size_t(2) << 20;
  const bool is_large = size >= 2 * huge && size <= ~std::size_t(0) - huge;
  const std::size_t mapped = is_large ? size + huge : size;
  void *const got =
      ::mmap(nullptr, mapped, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (got == MAP_FAILED)
    return nullptr;
  char *const all = static_cast<char *>(got);
  if (!is_large)
    return all;
  char *const begin = all + (huge - reinterpret_cast<std::uintptr_t>(all) % huge) % huge;
  if (begin != all)
    ::munmap(all, static_cast<std::size_t>(begin - all));
  const auto page = static_cast<std::size_t>(::sysconf(_SC_PAGESIZE));
  char *const end = begin + (size + page - 1) / page * page;
  if (end < all + mapped)
    ::munmap(end, static_cast<std::size_t>(all + mapped - end));
  ::madvise(begin, size, MADV_HUGEPAGE);
  return begin;
}

char *from_system(std::size_t size, bool zeros) {
  if (size < host_blocks::least_kept) {
    void *block = std::aligned_alloc(host_blocks::alignment, size);
    if (block && zeros)
      std::memset(block, 0, size);
    return static_cast<char *>(block);
  }
  return map_pages(size);
}

char *from_kept(std::size_t size) {
  kept_blocks &kept = kept_blocks::instance();
  std::lock_guard<std::mutex> lock(kept.mutex);
  auto found = std::find_if(kept.blocks.rbegin(), kept.blocks.rend(),
                            [&](const freed &each) { return each.size == size; });
  if (found == kept.blocks.rend())
    return nullptr;
  char *block = found->begin;
  kept.bytes -= size;
  block_counts::get().kept = kept.bytes;
  kept.blocks.erase(std::next(found).base());
  return block;
}

} // namespace

host_blocks::block host_blocks::take(std::size_t bytes, bool zeros) {
  if (bytes > ~std::size_t(0) - alignment)
    return block(nullptr, {0});
  const std::size_t size = std::max(alignment, (bytes + alignment - 1) / alignment * alignment);
  char *begin = size < least_kept ? nullptr : from_kept(size);
  if (size >= least_kept)
    ++block_counts::get().taken;
  if (begin) {
    ++block_counts::get().reused;
    if (zeros)
      std::memset(begin, 0, size);
    return block(begin, {size});
  }
  begin = from_system(size, zeros);
  if (!begin) {
    release_all();
    begin = from_system(size, zeros);
  }
  return block(begin, {size});
}

void host_blocks::give_back::operator()(char *block) const noexcept {
  if (size < least_kept)
    return std::free(block);
  kept_blocks &kept = kept_blocks::instance();
  std::lock_guard<std::mutex> lock(kept.mutex);
  if (size > kept.most / 2) {
    ::munmap(block, size);
    return;
  }
  while (kept.bytes + size > kept.most) {
    ::munmap(kept.blocks.front().begin, kept.blocks.front().size);
    kept.bytes -= kept.blocks.front().size;
    kept.blocks.erase(kept.blocks.begin());
  }
  try {
    kept.blocks.push_back({block, size});
    kept.bytes += size;
    block_counts::get().kept = kept.bytes;
  } catch (...) {
    ::munmap(block, size);
  }
}

std::size_t host_blocks::kept() {
  kept_blocks &kept = kept_blocks::instance();
  std::lock_guard<std::mutex> lock(kept.mutex);
  return kept.bytes;
}

void host_blocks::release_all() noexcept {
  kept_blocks &kept = kept_blocks::instance();
  std::lock_guard<std::mutex> lock(kept.mutex);
  for (const freed &each : kept.blocks)
    ::munmap(each.begin, each.size);
  kept.blocks.clear();
  kept.bytes = 0;
  block_counts::get().kept = 0;
}

} // namespace ampcc_rt
