//===- kernel_cache.h - cache of built programs on disk -------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Drivers take up to seconds to build a program, so that built programs are kept for later
// processes. Each is one file, named by a hash of its key: source, options, device, driver and
// version of ampcc (cache_key.h). The file contains the whole key, so that a collision or a damaged
// file is detected.
//
// Files are created under another name and then renamed, so that any number of processes may read
// and write at once. Files and folders that other users can write to are not used
// (base/code_folder.h). No failure is reported, for example of a full or read-only disk, because
// the program is then built from source. program.cpp loads and stores programs, but those of PoCL
// only by request; ampcc-cache lists and removes them. If you change the format of the files,
// change the magic word in kernel_cache.cpp.
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

/// A folder with built programs.
class kernel_cache {
public:
  /// Returns the cache of this process. It uses the wanted folder, or a private one with a message
  /// if that cannot be used. Its size is limited to AMPCC_CACHE_SIZE MiB, by default 256.
  static const kernel_cache &instance();
  /// Returns AMPCC_CACHE_DIR if it is set, else ampcc/ in XDG_CACHE_HOME, else ampcc/ in ~/.cache.
  /// Empty if none of them is set, or if AMPCC_CACHE_DIR is empty, which switches the cache off.
  static std::string wanted_folder();

  /// With an empty folder the cache keeps nothing.
  kernel_cache(std::string folder, std::uint64_t max_bytes)
      : folder_(std::move(folder)), max_bytes_(max_bytes) {}

  /// Returns the program with exactly this key; nullopt if there is none.
  std::optional<std::vector<unsigned char>> load(const std::string &key) const noexcept;
  /// Keeps a program. If all together exceed the limit, removes those that were not used for the
  /// longest time until a quarter of the limit is free. A program above the limit is not kept.
  void store(const std::string &key, const std::vector<unsigned char> &program) const noexcept;

  /// A lock between processes for the program of a key, held from before load() until after
  /// store(). The first process builds, and the others wait and load, or build from PoCL's own
  /// cache. Without the lock, processes that start at once on an empty cache break each other's
  /// builds in PoCL's own cache (PoCL 3.1). The constructor stops waiting after a minute, and does
  /// not wait if the lock file cannot be created.
  class turn {
  public:
    turn(const kernel_cache &cache, const std::string &key) noexcept;
    ~turn();
    turn(const turn &) = delete;

  private:
    int descriptor_ = -1;
  };

  /// Returns the path of the program with this key, whether or not it exists; empty if nothing is
  /// kept.
  std::string path_of(const std::string &key) const;

  /// A stored program.
  struct entry {
    std::string path, key;
    std::uint64_t bytes; ///< of the file
    std::time_t used;    ///< when it was used last
  };
  /// Returns all programs whose keys can be read, the last used first.
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
