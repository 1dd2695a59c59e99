//===- kernel_cache.h - built programs on disk ----------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// One file for each program, named by a hash of everything that it depends on: source, options,
// device, driver, version of ampcc. The file repeats all of it, so neither a collision nor a
// foreign, truncated or damaged file is ever taken for the program. Files appear by rename: any
// number of processes may read and write at once. Nothing is taken from files and folders that
// somebody else has made or can write to (code_folder.h). Whatever fails (a disk that is full or
// read-only) means that a program is built from source, no more.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_RUNTIME_KERNEL_CACHE_H
#define AMPCC_RUNTIME_KERNEL_CACHE_H

#include <cstdint>
#include <ctime>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace ampcc_rt {

class kernel_cache {
public:
  /// In the wanted folder; where that cannot be used, in a private one, and says so. It keeps to
  /// AMPCC_CACHE_SIZE MiB (256).
  static const kernel_cache &instance();
  /// AMPCC_CACHE_DIR, else ampcc/ in XDG_CACHE_HOME, else in ~/.cache; AMPCC_CACHE_DIR= (empty)
  /// switches it off. Empty where none of them is set, too.
  static std::string wanted_folder();

  /// An empty folder: nothing is kept.
  kernel_cache(std::string folder, std::uint64_t max_bytes)
      : folder_(std::move(folder)), max_bytes_(max_bytes) {}

  /// The program stored under exactly this key.
  std::optional<std::vector<unsigned char>> load(const std::string &key) const noexcept;
  void store(const std::string &key, const std::vector<unsigned char> &program) const noexcept;

  /// While it lives, no other process of this cache builds or loads the program of the key. PoCL
  /// keeps files of its own, and processes that start at once on an empty cache break each other's
  /// builds there (3.1); with turns the first one builds, the others load. It gives up waiting
  /// after a minute, and at once where there is no place for the lock.
  class turn {
  public:
    turn(const kernel_cache &cache, const std::string &key) noexcept;
    ~turn();
    turn(const turn &) = delete;

  private:
    int descriptor_ = -1;
  };

  /// Where the program of this key is, or would be; empty if nothing is kept.
  std::string path_of(const std::string &key) const;

  /// A stored program.
  struct entry {
    std::string path, key;
    std::uint64_t bytes; ///< of the file
    std::time_t used;    ///< when it was used last
  };
  /// All that are whole enough to tell their keys, the last used first.
  std::vector<entry> entries() const;
  const std::string &folder() const { return folder_; }

private:
  void shrink() const;
  bool is_trusted() const;

  std::string folder_;
  std::uint64_t max_bytes_;
};

} // namespace ampcc_rt

#endif
