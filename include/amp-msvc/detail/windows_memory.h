//===- windows_memory.h - memory, conversions of text and environment of windows.h ===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// In sources for Visual C++ (--amp-msvc) <windows.h> includes this file. All kinds of memory are
// those of malloc, and new memory is zeroed. A further function of memory is added here.
//
//===----------------------------------------------------------------------===//
#ifndef AMP_MSVC_DETAIL_WINDOWS_MEMORY_H
#define AMP_MSVC_DETAIL_WINDOWS_MEMORY_H

#include "wide_text.h"
#include "windows_last_error.h"
#include "windows_system.h"
#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <malloc.h>
#include <string>
#include <unistd.h>

constexpr DWORD MEM_COMMIT = 0x1000, MEM_RESERVE = 0x2000, MEM_RELEASE = 0x8000, PAGE_READWRITE = 4,
                PAGE_READONLY = 2, HEAP_ZERO_MEMORY = 8;
constexpr UINT GMEM_FIXED = 0, GMEM_MOVEABLE = 2, GHND = 0x42, GMEM_ZEROINIT = 0x40, GPTR = 0x40,
               LMEM_ZEROINIT = 0x40, LPTR = 0x40;

inline LPVOID VirtualAlloc(LPVOID, SIZE_T size, DWORD, DWORD) {
  void *block = nullptr;
  const auto page = static_cast<std::size_t>(::sysconf(_SC_PAGESIZE));
  if (!amp_msvc::stores_error(::posix_memalign(&block, page, size)))
    return nullptr;
  return std::memset(block, 0, size);
}
inline BOOL VirtualFree(LPVOID block, SIZE_T, DWORD) {
  std::free(block);
  return TRUE;
}
inline HANDLE GetProcessHeap() { return reinterpret_cast<HANDLE>(1l); }
inline LPVOID HeapAlloc(HANDLE, DWORD, SIZE_T size) { return std::calloc(1, size); }
/// Always copies, because realloc does not zero the bytes that it adds. The size of the old block
/// that the program requested is not known. So the function copies up to malloc_usable_size bytes.
/// Those after the requested size are zero, because calloc zeroes all usable bytes.
inline LPVOID HeapReAlloc(HANDLE, DWORD, LPVOID block, SIZE_T size) {
  void *const grown = std::calloc(1, size);
  if (!grown || !block)
    return grown;
  std::memcpy(grown, block, std::min(size, ::malloc_usable_size(block)));
  std::free(block);
  return grown;
}
inline BOOL HeapFree(HANDLE, DWORD, LPVOID block) {
  std::free(block);
  return TRUE;
}
/// All heaps are that of the process, so the blocks of a heap that is destroyed stay allocated.
inline HANDLE HeapCreate(DWORD, SIZE_T, SIZE_T) { return GetProcessHeap(); }
inline BOOL HeapDestroy(HANDLE) { return TRUE; }
/// Returns the usable size, which may be larger than the one that the program requested.
inline SIZE_T HeapSize(HANDLE, DWORD, LPVOID block) { return ::malloc_usable_size(block); }
enum HEAP_INFORMATION_CLASS { HeapCompatibilityInformation, HeapEnableTerminationOnCorruption };
inline BOOL HeapSetInformation(HANDLE, HEAP_INFORMATION_CLASS, PVOID, SIZE_T) { return TRUE; }
inline BOOL SetProcessWorkingSetSize(HANDLE, SIZE_T, SIZE_T) { return TRUE; }
inline LPVOID GlobalLock(HANDLE block) { return block; }
inline BOOL GlobalUnlock(HANDLE) { return TRUE; }
inline LPVOID LocalLock(HANDLE block) { return block; }
inline BOOL LocalUnlock(HANDLE) { return TRUE; }
inline HANDLE GlobalAlloc(UINT, SIZE_T size) { return std::calloc(1, size); }
inline HANDLE GlobalFree(HANDLE block) {
  std::free(block);
  return nullptr;
}
inline HANDLE LocalAlloc(UINT, SIZE_T size) { return std::calloc(1, size); }
inline HANDLE LocalFree(HANDLE block) {
  std::free(block);
  return nullptr;
}

/// Convert text. Narrow text is UTF-8, whatever code page the program requests. Both functions
/// return the number of elements of the result, and 0 if it does not fit into `size` elements. If
/// `size` is 0, they write nothing. If `length` is -1, `from` ends with a null character, which is
/// converted and counted as well.
inline int MultiByteToWideChar(UINT, DWORD, LPCSTR from, int length, LPWSTR to, int size) {
  const std::size_t bytes = length < 0 ? std::strlen(from) + 1 : static_cast<std::size_t>(length);
  const std::wstring wide = amp_msvc::widen(std::string(from, bytes));
  const int count = static_cast<int>(wide.size());
  if (size == 0)
    return count;
  if (size < count) {
    SetLastError(amp_msvc::error::insufficient_buffer);
    return 0;
  }
  wide.copy(to, wide.size());
  return count;
}
inline int WideCharToMultiByte(UINT, DWORD, LPCWSTR from, int length, LPSTR to, int size, LPCSTR,
                               BOOL *) {
  const std::size_t characters =
      length < 0 ? std::wcslen(from) + 1 : static_cast<std::size_t>(length);
  const std::string narrow = amp_msvc::narrow(std::wstring(from, characters));
  const int count = static_cast<int>(narrow.size());
  if (size == 0)
    return count;
  if (size < count) {
    SetLastError(amp_msvc::error::insufficient_buffer);
    return 0;
  }
  narrow.copy(to, narrow.size());
  return count;
}

constexpr DWORD FORMAT_MESSAGE_ALLOCATE_BUFFER = 0x100, FORMAT_MESSAGE_IGNORE_INSERTS = 0x200,
                FORMAT_MESSAGE_FROM_SYSTEM = 0x1000, FORMAT_MESSAGE_MAX_WIDTH_MASK = 0xff,
                MAX_COMPUTERNAME_LENGTH = 15;
#define MAKELANGID(PRIMARY, SUB) 0
#define LANG_NEUTRAL 0
#define SUBLANG_DEFAULT 1

namespace amp_msvc {

/// The text of a number of Windows, or of the HRESULT that HRESULT_FROM_WIN32() returns for it. It
/// ends with a line break, which programs cut off, or with a space where the flags ask for one
/// line.
inline std::string text_of_error(DWORD code, DWORD flags) {
  const char *const end =
      (flags & FORMAT_MESSAGE_MAX_WIDTH_MASK) == FORMAT_MESSAGE_MAX_WIDTH_MASK ? " " : "\r\n";
  if (code >> 16 == 0x8007)
    code &= 0xffff;
  const known_error *row =
      find_error([code](const known_error &each) { return each.code == code; });
  if (!row)
    return "Error " + std::to_string(code) + end;
  return std::string(row->text ? row->text : std::strerror(row->number)) + end;
}

} // namespace amp_msvc

inline DWORD FormatMessageA(DWORD flags, LPCVOID, DWORD error, DWORD, LPSTR to, DWORD size,
                            va_list *) {
  const std::string text = amp_msvc::text_of_error(error, flags);
  if (flags & FORMAT_MESSAGE_ALLOCATE_BUFFER) {
    *reinterpret_cast<char **>(to) = ::strdup(text.c_str());
  } else {
    if (size <= text.size()) {
      SetLastError(amp_msvc::error::insufficient_buffer);
      return 0;
    }
    std::memcpy(to, text.c_str(), text.size() + 1);
  }
  return static_cast<DWORD>(text.size());
}
inline DWORD FormatMessageW(DWORD flags, LPCVOID from, DWORD error, DWORD language, LPWSTR to,
                            DWORD size, va_list *arguments) {
  (void)from, (void)language, (void)arguments;
  const std::wstring text = amp_msvc::widen(amp_msvc::text_of_error(error, flags));
  const std::size_t bytes = (text.size() + 1) * sizeof(wchar_t);
  const bool allocates = flags & FORMAT_MESSAGE_ALLOCATE_BUFFER;
  if (!allocates && size <= text.size()) {
    SetLastError(amp_msvc::error::insufficient_buffer);
    return 0;
  }
  void *const at = allocates ? std::malloc(bytes) : to;
  if (allocates)
    *reinterpret_cast<void **>(to) = at;
  std::memcpy(at, text.c_str(), bytes);
  return static_cast<DWORD>(text.size());
}
inline DWORD GetEnvironmentVariableA(LPCSTR name, LPSTR to, DWORD size) {
  const char *value = std::getenv(name);
  const std::size_t length = value ? std::strlen(value) : 0;
  if (!value) {
    SetLastError(amp_msvc::error::envvar_not_found);
    return 0;
  }
  if (length >= size)
    return static_cast<DWORD>(length + 1);
  std::memcpy(to, value, length + 1);
  return static_cast<DWORD>(length);
}
/// Stores the processor time of the process as `user`, in units of 100 nanoseconds, and 0 in the
/// others.
inline BOOL GetProcessTimes(HANDLE, FILETIME *begin, FILETIME *end, FILETIME *kernel,
                            FILETIME *user) {
  const auto ticks = static_cast<ULONGLONG>(std::clock()) * (10000000 / CLOCKS_PER_SEC);
  *begin = *end = *kernel = FILETIME();
  user->dwLowDateTime = static_cast<DWORD>(ticks);
  user->dwHighDateTime = static_cast<DWORD>(ticks >> 32);
  return TRUE;
}

#ifdef UNICODE
#define FormatMessage FormatMessageW
#else
#define FormatMessage FormatMessageA
#define GetEnvironmentVariable GetEnvironmentVariableA
#endif

#endif
