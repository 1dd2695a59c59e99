//===- windows_mapping.h - files in memory of windows.h -------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// In sources for Visual C++ (--amp-msvc) <windows.h> includes this file. A mapping is a descriptor
// of its own for the same file, or for memory without a file, so CloseHandle() of windows_threads.h
// closes it. A name of a mapping is valid in the process that creates it: processes do not share
// mappings. A further function of mapped files is added here.
//
//===----------------------------------------------------------------------===//
#ifndef AMP_MSVC_DETAIL_WINDOWS_MAPPING_H
#define AMP_MSVC_DETAIL_WINDOWS_MAPPING_H

#include "windows_files.h"
#include "windows_last_error.h"
#include "windows_memory.h"
#include <cerrno>
#include <map>
#include <mutex>
#include <string>
#include <sys/mman.h>
#include <unistd.h>
#include <vector>

constexpr DWORD PAGE_NOACCESS = 1, PAGE_WRITECOPY = 8, PAGE_EXECUTE_READ = 0x20,
                PAGE_EXECUTE_READWRITE = 0x40, SEC_COMMIT = 0x08000000;
constexpr DWORD FILE_MAP_COPY = 1, FILE_MAP_WRITE = 2, FILE_MAP_READ = 4,
                FILE_MAP_ALL_ACCESS = 0xf001f;

namespace amp_msvc {

/// The sizes of all views, which munmap() needs.
struct mapped_views {
  std::mutex mutex;
  std::map<const void *, std::size_t> sizes;
  static mapped_views &get() {
    static mapped_views &only = *new mapped_views();
    return only;
  }
};

} // namespace amp_msvc

namespace amp_msvc {

/// The mappings of the process that have names. A name ends with its last handle.
struct named_mappings {
  struct mapping {
    dev_t device;
    ino_t number;
    std::vector<int> handles; ///< some may be closed, and of other files
  };
  std::mutex mutex;
  std::map<std::string, mapping> by_name;
  static named_mappings &get() {
    static named_mappings &only = *new named_mappings();
    return only;
  }

  /// Returns a new descriptor of the mapping with the name, or -1.
  int open(const std::string &name) {
    const auto found = by_name.find(name);
    if (found == by_name.end())
      return -1;
    for (const int handle : found->second.handles) {
      struct stat status;
      if (::fstat(handle, &status) != 0 || status.st_dev != found->second.device ||
          status.st_ino != found->second.number)
        continue;
      const int copy = ::dup(handle);
      found->second.handles.push_back(copy);
      return copy;
    }
    by_name.erase(found);
    return -1;
  }
  void add(const std::string &name, int handle) {
    struct stat status;
    if (::fstat(handle, &status) == 0)
      by_name[name] = {status.st_dev, status.st_ino, {handle}};
  }
};

} // namespace amp_msvc

/// Opens the mapping with the name, which this process has created.
inline HANDLE OpenFileMappingA(DWORD, BOOL, LPCSTR name) {
  amp_msvc::named_mappings &all = amp_msvc::named_mappings::get();
  const std::lock_guard<std::mutex> hold(all.mutex);
  const int file = all.open(name);
  SetLastError(file < 0 ? amp_msvc::error::file_not_found : amp_msvc::error::success);
  return file < 0 ? nullptr : amp_msvc::handle_of_file(file);
}
inline HANDLE OpenFileMappingW(DWORD access, BOOL inherit, LPCWSTR name) {
  return OpenFileMappingA(access, inherit, amp_msvc::narrow(name).c_str());
}

/// A mapping of the file, which grows to the size if that is larger. With INVALID_HANDLE_VALUE a
/// mapping of new memory. A mapping of no bytes is an error. Success sets the last error to 0, and
/// to ERROR_ALREADY_EXISTS if it opens the mapping that has the name.
inline HANDLE CreateFileMappingA(HANDLE handle, void *, DWORD, DWORD high, DWORD low, LPCSTR name) {
  amp_msvc::named_mappings &all = amp_msvc::named_mappings::get();
  const std::lock_guard<std::mutex> hold(all.mutex);
  const int existing = name ? all.open(name) : -1;
  if (existing >= 0) {
    SetLastError(amp_msvc::error::already_exists);
    return amp_msvc::handle_of_file(existing);
  }
  const bool is_file = handle != INVALID_HANDLE_VALUE;
  const int file =
      is_file ? ::dup(amp_msvc::file_of(handle)) : ::memfd_create("mapping", MFD_CLOEXEC);
  const auto size = static_cast<off_t>(static_cast<ULONGLONG>(high) << 32 | low);
  struct stat status;
  const off_t now = file >= 0 && ::fstat(file, &status) == 0 ? status.st_size : -1;
  const bool is_empty = size == 0 && now == 0;
  if (now < 0 || (now < size && ::ftruncate(file, size) != 0) || is_empty) {
    const DWORD error = is_empty ? amp_msvc::error::file_invalid : GetLastError();
    if (file >= 0)
      _close(file);
    SetLastError(error);
    return nullptr;
  }
  if (name)
    all.add(name, file);
  SetLastError(amp_msvc::error::success);
  return amp_msvc::handle_of_file(file);
}
inline HANDLE CreateFileMappingW(HANDLE handle, void *security, DWORD access, DWORD high, DWORD low,
                                 LPCWSTR name) {
  return CreateFileMappingA(handle, security, access, high, low,
                            name ? amp_msvc::narrow(name).c_str() : nullptr);
}

/// Maps `size` bytes of the mapping into memory, from the offset on; all of the rest if `size` is
/// 0. The offset has to be a multiple of the page size. Returns null after an error.
inline LPVOID MapViewOfFile(HANDLE mapping, DWORD access, DWORD high, DWORD low, SIZE_T size) {
  const int file = amp_msvc::file_of(mapping);
  struct stat status;
  if (::fstat(file, &status) != 0)
    return nullptr;
  const auto offset = static_cast<off_t>(static_cast<ULONGLONG>(high) << 32 | low);
  if (size == 0)
    size = static_cast<SIZE_T>(status.st_size - offset);
  const bool writes = access & FILE_MAP_WRITE, copies = access == FILE_MAP_COPY;
  void *const view = ::mmap(nullptr, size, writes || copies ? PROT_READ | PROT_WRITE : PROT_READ,
                            copies ? MAP_PRIVATE : MAP_SHARED, file, offset);
  if (view == MAP_FAILED)
    return nullptr;
  amp_msvc::mapped_views &views = amp_msvc::mapped_views::get();
  const std::lock_guard<std::mutex> hold(views.mutex);
  views.sizes[view] = size;
  return view;
}
inline BOOL FlushViewOfFile(LPCVOID view, SIZE_T size) {
  amp_msvc::mapped_views &views = amp_msvc::mapped_views::get();
  const std::lock_guard<std::mutex> hold(views.mutex);
  const auto found = views.sizes.find(view);
  if (size == 0 && found != views.sizes.end())
    size = found->second;
  return ::msync(const_cast<void *>(view), size, MS_SYNC) == 0;
}
inline BOOL UnmapViewOfFile(LPCVOID view) {
  amp_msvc::mapped_views &views = amp_msvc::mapped_views::get();
  const std::lock_guard<std::mutex> hold(views.mutex);
  const auto found = views.sizes.find(view);
  if (found == views.sizes.end()) {
    SetLastError(amp_msvc::error::invalid_address);
    return FALSE;
  }
  const BOOL done = ::munmap(const_cast<void *>(view), found->second) == 0;
  views.sizes.erase(found);
  return done;
}

#ifdef UNICODE
#define CreateFileMapping CreateFileMappingW
#define OpenFileMapping OpenFileMappingW
#else
#define CreateFileMapping CreateFileMappingA
#define OpenFileMapping OpenFileMappingA
#endif

#endif
