//===- kernel_cache.cpp - files of built programs -------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "launch/kernel_cache.h"
#include "base/code_folder.h"
#include "base/environment.h"
#include <algorithm>
#include <atomic>
#include <cerrno>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <fcntl.h>
#include <filesystem>
#include <optional>
#include <string>
#include <sys/stat.h>
#include <system_error>
#include <thread>
#include <unistd.h>
#include <utility>
#include <vector>

namespace ampcc_rt {

namespace fs = std::filesystem;

namespace {

constexpr std::uint64_t first_basis = 0xcbf29ce484222325u;
constexpr std::uint64_t second_basis = 0x84222325cbf29ce4u;

/// Returns the FNV-1a hash of the bytes, which continues from `state`.
std::uint64_t hash(const void *bytes, std::size_t size, std::uint64_t state) {
  const auto *next = static_cast<const unsigned char *>(bytes);
  for (std::size_t i = 0; i < size; ++i)
    state = (state ^ next[i]) * 0x100000001b3u;
  return state;
}

/// The begin of a file. The key and the program follow.
struct header {
  char magic[8];
  std::uint64_t key_size, program_size;
  std::uint64_t check; ///< hash of key and program
};
constexpr char magic[8] = {'a', 'm', 'p', 'c', 'c', 'k', 'c', '1'};

std::uint64_t check_of(const std::string &key, const unsigned char *program, std::size_t size) {
  return hash(program, size, hash(key.data(), key.size(), first_basis));
}

/// Owner of a file descriptor.
class file {
public:
  file(const std::string &path, int flags, mode_t mode = 0)
      : descriptor_(::open(path.c_str(), flags | O_CLOEXEC, mode)) {}
  ~file() { close(); }
  file(const file &) = delete;

  explicit operator bool() const { return descriptor_ >= 0; }
  bool read(void *to, std::size_t size) {
    auto *next = static_cast<char *>(to);
    while (size > 0) {
      const ssize_t got = ::read(descriptor_, next, size);
      if (got < 0 && errno == EINTR)
        continue;
      if (got <= 0)
        return false;
      next += got;
      size -= static_cast<std::size_t>(got);
    }
    return true;
  }
  bool write(const void *from, std::size_t size) {
    const auto *next = static_cast<const char *>(from);
    while (size > 0) {
      const ssize_t put = ::write(descriptor_, next, size);
      if (put < 0 && errno == EINTR)
        continue;
      if (put <= 0)
        return false;
      next += put;
      size -= static_cast<std::size_t>(put);
    }
    return true;
  }
  /// Returns the size if it is a regular file whose code may be run; else -1.
  long long size() const {
    struct stat status;
    return ::fstat(descriptor_, &status) == 0 && S_ISREG(status.st_mode) && !reason_against(status)
               ? status.st_size
               : -1;
  }
  std::time_t used() const {
    struct stat status;
    return ::fstat(descriptor_, &status) == 0 ? status.st_mtime : 0;
  }
  /// Sets the time of the last use to now.
  void touch() { ::futimens(descriptor_, nullptr); }
  bool close() {
    const int was = std::exchange(descriptor_, -1);
    return was < 0 || ::close(was) == 0;
  }

private:
  int descriptor_;
};

/// Returns whether programs in a folder may be used even if this process cannot write to it.
bool is_to_be_read(const std::string &folder) {
  struct stat found;
  return ::stat(folder.c_str(), &found) == 0 && S_ISDIR(found.st_mode) && !reason_against(found);
}

/// Returns the wanted folder, or a private one if that cannot be used.
std::string folder_to_use() {
  std::string wanted = kernel_cache::wanted_folder();
  const char *own = environment::value_or_empty("AMPCC_CACHE_DIR");
  if (own && wanted.empty())
    return wanted; // empty: the cache is switched off
  if (!own)
    close_to_others(wanted);
  const std::string problem = wanted.empty() ? "is not known" : problem_of_folder(wanted);
  if (problem.empty() || (own && is_to_be_read(wanted)))
    return wanted;
  const std::string instead = private_folder("kernels");
  report_moved(instead, wanted, problem, !own);
  return instead;
}

std::uint64_t default_size() {
  constexpr std::uint64_t mebi = 1u << 20, by_default = 256;
  return environment::number("AMPCC_CACHE_SIZE", by_default) * mebi;
}

} // namespace

std::string kernel_cache::wanted_folder() {
  const char *own = environment::value_or_empty("AMPCC_CACHE_DIR");
  return own ? own : folder_in_home("ampcc");
}

const kernel_cache &kernel_cache::instance() {
  static const kernel_cache &only = *new kernel_cache(folder_to_use(), default_size());
  return only;
}

bool kernel_cache::is_trusted() const {
  struct stat found;
  return ::stat(folder_.c_str(), &found) == 0 && !reason_against(found);
}

std::string kernel_cache::path_of(const std::string &key) const {
  if (folder_.empty())
    return folder_;
  std::string name(32, '0');
  std::uint64_t halves[] = {hash(key.data(), key.size(), first_basis),
                            hash(key.data(), key.size(), second_basis)};
  for (std::size_t i = 0; i < name.size(); ++i, halves[(i - 1) / 16] >>= 4)
    name[i] = "0123456789abcdef"[halves[i / 16] & 15];
  return folder_ + "/" + name + ".kernels";
}

std::optional<std::vector<unsigned char>> kernel_cache::load(const std::string &key) const noexcept
    try {
  const std::string path = path_of(key);
  if (path.empty() || !is_trusted())
    return std::nullopt;
  file from(path, O_RDONLY | O_NONBLOCK | O_NOFOLLOW);
  header head;
  if (!from || from.size() < 0 || !from.read(&head, sizeof head) ||
      std::memcmp(head.magic, magic, sizeof magic) != 0 || head.key_size != key.size())
    return std::nullopt;
  const auto size = static_cast<std::uint64_t>(from.size());
  if (head.program_size > size || sizeof head + head.key_size + head.program_size != size)
    return std::nullopt;
  std::string stored(key.size(), '\0');
  std::vector<unsigned char> program(head.program_size);
  if (!from.read(stored.data(), stored.size()) || stored != key ||
      !from.read(program.data(), program.size()) ||
      check_of(key, program.data(), program.size()) != head.check)
    return std::nullopt;
  from.touch();
  return program;
} catch (...) {
  return std::nullopt;
}

void kernel_cache::store(const std::string &key,
                         const std::vector<unsigned char> &program) const noexcept try {
  const std::string path = path_of(key);
  header head;
  if (path.empty() || sizeof head + key.size() + program.size() > max_bytes_)
    return;
  if (!make_folders(folder_) || !is_trusted())
    return;

  static std::atomic<unsigned> number{0};
  const std::string temporary =
      path + "." + std::to_string(::getpid()) + "." + std::to_string(number++) + ".new";
  std::memcpy(head.magic, magic, sizeof magic);
  head.key_size = key.size();
  head.program_size = program.size();
  head.check = check_of(key, program.data(), program.size());
  {
    file to(temporary, O_WRONLY | O_CREAT | O_EXCL, 0600);
    if (!to)
      return;
    const bool complete = to.write(&head, sizeof head) && to.write(key.data(), key.size()) &&
                          to.write(program.data(), program.size()) && to.close();
    if (!complete || ::rename(temporary.c_str(), path.c_str()) != 0) {
      ::unlink(temporary.c_str());
      return;
    }
  }
  shrink();
} catch (...) {
}

std::vector<kernel_cache::entry> kernel_cache::entries() const {
  std::vector<entry> found;
  std::error_code error;
  if (folder_.empty())
    return found;
  for (fs::directory_iterator i(folder_, error), end; !error && i != end; i.increment(error)) {
    if (i->path().extension() != ".kernels")
      continue;
    file from(i->path().string(), O_RDONLY | O_NONBLOCK | O_NOFOLLOW);
    const long long bytes = from ? from.size() : -1;
    header head;
    if (bytes < 0 || !from.read(&head, sizeof head) ||
        std::memcmp(head.magic, magic, sizeof magic) != 0 ||
        head.key_size > static_cast<std::uint64_t>(bytes))
      continue;
    entry e{i->path().string(), std::string(head.key_size, '\0'), static_cast<std::uint64_t>(bytes),
            from.used()};
    if (from.read(e.key.data(), e.key.size()))
      found.push_back(std::move(e));
  }
  std::sort(found.begin(), found.end(),
            [](const entry &a, const entry &b) { return a.used > b.used; });
  return found;
}

kernel_cache::turn::turn(const kernel_cache &cache, const std::string &key) noexcept try {
  if (cache.folder_.empty())
    return;
  if (!make_folders(cache.folder_) || !cache.is_trusted())
    return;
  descriptor_ =
      ::open((cache.folder_ + "/lock").c_str(), O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0600);
  if (descriptor_ < 0)
    return;
  // Locks one byte of the file for each key. The lock belongs to the descriptor, so that it works
  // between threads, too, and is released when the process ends in any way.
  struct flock range = {};
  range.l_type = F_WRLCK;
  range.l_whence = SEEK_SET;
  range.l_start = static_cast<off_t>(hash(key.data(), key.size(), first_basis) >> 2);
  range.l_len = 1;
  const auto deadline = std::chrono::steady_clock::now() + std::chrono::minutes(1);
  while (::fcntl(descriptor_, F_OFD_SETLK, &range) != 0 && (errno == EAGAIN || errno == EACCES) &&
         std::chrono::steady_clock::now() < deadline)
    std::this_thread::sleep_for(std::chrono::milliseconds(2));
} catch (...) {
}

kernel_cache::turn::~turn() {
  if (descriptor_ >= 0)
    ::close(descriptor_);
}

/// Removes the programs that were not used for the longest time, and incomplete files of processes
/// that died.
void kernel_cache::shrink() const {
  struct entry {
    fs::path path;
    std::uint64_t size;
    fs::file_time_type used;
  };
  std::vector<entry> entries;
  std::uint64_t total = 0;
  const auto now = fs::file_time_type::clock::now();
  std::error_code error;
  for (fs::directory_iterator i(folder_, error), end; !error && i != end; i.increment(error)) {
    std::error_code error; // set if another process has removed the file
    const auto used = i->last_write_time(error);
    if (error || !i->is_regular_file(error))
      continue;
    if (i->path().extension() == ".new") {
      if (now - used > std::chrono::hours(1))
        fs::remove(i->path(), error);
    } else if (i->path().extension() == ".kernels") {
      const std::uint64_t size = i->file_size(error);
      if (!error) {
        entries.push_back({i->path(), size, used});
        total += size;
      }
    }
  }
  if (total <= max_bytes_)
    return;
  std::sort(entries.begin(), entries.end(),
            [](const entry &a, const entry &b) { return a.used < b.used; });
  for (const entry &oldest : entries) {
    if (total <= max_bytes_ / 4 * 3)
      break;
    fs::remove(oldest.path, error);
    total -= oldest.size;
  }
}

} // namespace ampcc_rt
