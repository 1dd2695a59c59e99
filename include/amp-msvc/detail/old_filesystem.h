//===- old_filesystem.h - std::tr2::sys, the former file system library ---===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// In sources for Visual C++ (--amp-msvc) <filesystem> includes this file. Visual C++ 2012 and 2013
// had this namespace, with the interface of TR2 (N1975), which differs from that of C++17: parts of
// a path such as leaf() and filename() are strings, and a path is written to a stream without
// quotes. Functions that do not differ are those of the standard's namespace. A further function of
// that interface is added here.
//
//===----------------------------------------------------------------------===//
#ifndef AMP_MSVC_DETAIL_OLD_FILESYSTEM_H
#define AMP_MSVC_DETAIL_OLD_FILESYSTEM_H

#include <chrono>
#include <cstddef>
#include <ctime>
#include <ostream>
#include <string>
#include <system_error>

namespace std {
namespace tr2 {
namespace sys {

// No `using namespace`, because the names of the classes below would be ambiguous.
using amp_msvc::filesystem::absolute;
using amp_msvc::filesystem::canonical;
using amp_msvc::filesystem::copy;
using amp_msvc::filesystem::copy_file;
using amp_msvc::filesystem::copy_options;
using amp_msvc::filesystem::copy_symlink;
using amp_msvc::filesystem::create_directories;
using amp_msvc::filesystem::create_directory;
using amp_msvc::filesystem::create_directory_symlink;
using amp_msvc::filesystem::create_hard_link;
using amp_msvc::filesystem::create_symlink;
using amp_msvc::filesystem::directory_options;
using amp_msvc::filesystem::equivalent;
using amp_msvc::filesystem::exists;
using amp_msvc::filesystem::file_size;
using amp_msvc::filesystem::file_status;
using amp_msvc::filesystem::file_time_type;
using amp_msvc::filesystem::file_type;
using amp_msvc::filesystem::filesystem_error;
using amp_msvc::filesystem::hard_link_count;
using amp_msvc::filesystem::is_block_file;
using amp_msvc::filesystem::is_character_file;
using amp_msvc::filesystem::is_directory;
using amp_msvc::filesystem::is_empty;
using amp_msvc::filesystem::is_fifo;
using amp_msvc::filesystem::is_other;
using amp_msvc::filesystem::is_regular_file;
using amp_msvc::filesystem::is_socket;
using amp_msvc::filesystem::is_symlink;
using amp_msvc::filesystem::permissions;
using amp_msvc::filesystem::perms;
using amp_msvc::filesystem::read_symlink;
using amp_msvc::filesystem::remove;
using amp_msvc::filesystem::remove_all;
using amp_msvc::filesystem::rename;
using amp_msvc::filesystem::resize_file;
using amp_msvc::filesystem::space;
using amp_msvc::filesystem::space_info;
using amp_msvc::filesystem::status;
using amp_msvc::filesystem::status_known;
using amp_msvc::filesystem::symlink_status;
using amp_msvc::filesystem::temp_directory_path;

class path : public amp_msvc::filesystem::path {
  typedef amp_msvc::filesystem::path base;

public:
  using base::base;
  using base::operator=;
  path() = default;
  path(const base &other) : base(other) {}

  path parent_path() const { return base::parent_path(); }
  path root_path() const { return base::root_path(); }
  path relative_path() const { return base::relative_path(); }
  std::string root_name() const { return base::root_name().string(); }
  std::string root_directory() const { return base::root_directory().string(); }
  std::string filename() const { return base::filename().string(); }
  std::string stem() const { return base::stem().string(); }
  std::string extension() const { return base::extension().string(); }

  path branch_path() const { return parent_path(); }
  std::string leaf() const { return filename(); }
  std::string basename() const { return stem(); }
  std::string file_string() const { return string(); }
  std::string directory_string() const { return string(); }
  std::string external_file_string() const { return string(); }
  std::string external_directory_string() const { return string(); }
  bool has_branch_path() const { return has_parent_path(); }
  bool has_leaf() const { return has_filename(); }
  bool is_complete() const { return is_absolute(); }
  path &remove_leaf() {
    base::operator=(base::parent_path());
    return *this;
  }
  path &remove_filename() { return remove_leaf(); }
  path &replace_extension(const base &extension = base()) {
    base::replace_extension(extension);
    return *this;
  }
  path &operator/=(const base &other) {
    base::operator/=(other);
    return *this;
  }
  friend path operator/(const path &a, const path &b) {
    return static_cast<const base &>(a) / static_cast<const base &>(b);
  }
  template <typename Traits>
  friend std::basic_ostream<char, Traits> &operator<<(std::basic_ostream<char, Traits> &to,
                                                      const path &from) {
    return to << from.string();
  }
};

/// A path of wide characters.
class wpath : public path {
public:
  using path::path;
  wpath() = default;
  wpath(const path &other) : path(other) {}
  std::wstring string() const { return wstring(); }
  std::wstring filename() const { return wpath(path::filename()).string(); }
  std::wstring stem() const { return wpath(path::stem()).string(); }
  std::wstring extension() const { return wpath(path::extension()).string(); }
  std::wstring leaf() const { return filename(); }
  std::wstring basename() const { return stem(); }
  std::wstring file_string() const { return string(); }
  wpath parent_path() const { return path::parent_path(); }
  wpath branch_path() const { return path::parent_path(); }
  template <typename Traits>
  friend std::basic_ostream<wchar_t, Traits> &operator<<(std::basic_ostream<wchar_t, Traits> &to,
                                                         const wpath &from) {
    return to << from.string();
  }
};

/// An entry of a folder, whose path has the interface above.
template <typename Path, typename Entry> class basic_directory_entry : public Entry {
public:
  using Entry::Entry;
  basic_directory_entry(const Entry &entry) : Entry(entry) {}
  basic_directory_entry() = default;
  Path path() const { return tr2::sys::path(Entry::path()); }
  operator Path() const { return path(); }
};
typedef basic_directory_entry<path, amp_msvc::filesystem::directory_entry> directory_entry;
typedef basic_directory_entry<wpath, amp_msvc::filesystem::directory_entry> wdirectory_entry;

/// An iterator over a folder, as that of the standard but with the entries above.
template <typename Path, typename Iterator> class basic_directory_iterator {
public:
  typedef basic_directory_entry<Path, amp_msvc::filesystem::directory_entry> value_type;
  typedef std::ptrdiff_t difference_type;
  typedef const value_type *pointer;
  typedef const value_type &reference;
  typedef std::input_iterator_tag iterator_category;

  basic_directory_iterator() = default;
  explicit basic_directory_iterator(const amp_msvc::filesystem::path &folder) : i_(folder) {
    read();
  }
  reference operator*() const { return entry_; }
  pointer operator->() const { return &entry_; }
  basic_directory_iterator &operator++() {
    ++i_;
    read();
    return *this;
  }
  basic_directory_iterator operator++(int) {
    basic_directory_iterator before(*this);
    ++*this;
    return before;
  }
  /// Of a recursive iterator: how many folders lie between the first one and the entry.
  int level() const { return i_.depth(); }
  int depth() const { return i_.depth(); }
  void no_push(bool stays = true) {
    if (stays)
      i_.disable_recursion_pending();
  }
  void pop() {
    i_.pop();
    read();
  }
  friend bool operator==(const basic_directory_iterator &a, const basic_directory_iterator &b) {
    return a.i_ == b.i_;
  }
  friend bool operator!=(const basic_directory_iterator &a, const basic_directory_iterator &b) {
    return a.i_ != b.i_;
  }
  friend basic_directory_iterator begin(basic_directory_iterator first) { return first; }
  friend basic_directory_iterator end(const basic_directory_iterator &) {
    return basic_directory_iterator();
  }

private:
  void read() {
    if (i_ != Iterator())
      entry_ = *i_;
  }
  Iterator i_;
  value_type entry_;
};
typedef basic_directory_iterator<path, amp_msvc::filesystem::directory_iterator> directory_iterator;
typedef basic_directory_iterator<path, amp_msvc::filesystem::recursive_directory_iterator>
    recursive_directory_iterator;
typedef basic_directory_iterator<wpath, amp_msvc::filesystem::directory_iterator>
    wdirectory_iterator;
typedef basic_directory_iterator<wpath, amp_msvc::filesystem::recursive_directory_iterator>
    wrecursive_directory_iterator;

typedef amp_msvc::filesystem::filesystem_error wfilesystem_error;

template <typename Path> Path current_path() {
  return tr2::sys::path(amp_msvc::filesystem::current_path());
}
inline path current_path() { return amp_msvc::filesystem::current_path(); }
inline void current_path(const path &to) { amp_msvc::filesystem::current_path(to); }
template <typename Path> Path initial_path() { return current_path<Path>(); }
inline path initial_path() { return current_path(); }
inline path complete(const path &p) { return amp_msvc::filesystem::absolute(p); }
inline path complete(const path &p, const path &from) { return complete(from) / p; }
inline path system_complete(const path &p) { return complete(p); }
inline std::string basename(const path &p) { return p.stem(); }
inline std::string extension(const path &p) { return p.extension(); }
inline path change_extension(const path &p, const path &extension) {
  return path(p).replace_extension(extension);
}
/// The time of the last change, in seconds since 1970.
inline std::time_t last_write_time(const path &p) {
  const auto age =
      amp_msvc::filesystem::file_time_type::clock::now() - amp_msvc::filesystem::last_write_time(p);
  return std::chrono::system_clock::to_time_t(
      std::chrono::system_clock::now() -
      std::chrono::duration_cast<std::chrono::system_clock::duration>(age));
}

} // namespace sys
} // namespace tr2
} // namespace std

#endif
