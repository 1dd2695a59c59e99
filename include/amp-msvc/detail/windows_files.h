//===- windows_files.h - files and C strings of windows.h -----------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// In sources for Visual C++ (--amp-msvc) <windows.h> includes this file. The handle of a file is
// the number of its descriptor plus 2^62, so that it differs from all other handles; CloseHandle()
// of windows_threads.h closes it too. Backslashes in names of files separate folders, unless a file
// has the name as it is. Security attributes, sharing modes and the flags of files are ignored. A
// further function of files or folders is added here.
//
//===----------------------------------------------------------------------===//
#ifndef AMP_MSVC_DETAIL_WINDOWS_FILES_H
#define AMP_MSVC_DETAIL_WINDOWS_FILES_H

#include "wide_text.h"
#include "windows_console.h"
#include "windows_last_error.h"
#include "windows_types.h"
#include <cctype>
#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <cwchar>
#include <fcntl.h>
#include <string>
#include <strings.h>
#include <sys/stat.h>
#include <unistd.h>

constexpr DWORD GENERIC_READ = 0x80000000u, GENERIC_WRITE = 0x40000000u, FILE_SHARE_READ = 1,
                FILE_SHARE_WRITE = 2, CREATE_NEW = 1, CREATE_ALWAYS = 2, OPEN_EXISTING = 3,
                OPEN_ALWAYS = 4, TRUNCATE_EXISTING = 5, FILE_BEGIN = 0, FILE_CURRENT = 1,
                FILE_END = 2, FILE_FLAG_SEQUENTIAL_SCAN = 0x08000000,
                FILE_FLAG_BACKUP_SEMANTICS = 0x02000000, FILE_FLAG_OVERLAPPED = 0x40000000,
                INVALID_FILE_SIZE = 0xffffffffu, INVALID_SET_FILE_POINTER = 0xffffffffu;

namespace amp_msvc {

constexpr std::intptr_t first_file = std::intptr_t(1) << 62;
inline HANDLE handle_of_file(int descriptor) {
  return descriptor < 0 ? INVALID_HANDLE_VALUE : reinterpret_cast<HANDLE>(first_file + descriptor);
}
/// Returns the descriptor of a handle, negative if it is not that of a file.
inline int file_of(HANDLE handle) {
  if (handle == GetStdHandle(STD_OUTPUT_HANDLE))
    return 1;
  if (handle == GetStdHandle(STD_ERROR_HANDLE))
    return 2;
  if (handle == GetStdHandle(STD_INPUT_HANDLE))
    return 0;
  const auto number = reinterpret_cast<std::intptr_t>(handle);
  return number >= first_file ? static_cast<int>(number - first_file) : -1;
}
/// Closes a file. Returns false for the standard streams, which stay open, and for other handles.
inline bool close_file(HANDLE handle) {
  const int file = file_of(handle);
  return file > 2 && _close(file) == 0;
}
/// Returns `done`, whether a function for a path has succeeded. If the path names a missing folder
/// before its last part, the last error is ERROR_PATH_NOT_FOUND: errno is ENOENT as for a file.
inline BOOL done_at(bool done, const std::string &path) {
  const std::size_t slash = path.rfind('/', path.find_last_not_of('/'));
  if (!done && errno == ENOENT && slash != std::string::npos && slash != 0 &&
      ::access(path.substr(0, slash).c_str(), F_OK) != 0)
    SetLastError(error::path_not_found);
  return done;
}
/// A folder, which open() refuses only for writing: opens it if it is wanted, else closes it.
inline void admit_folder(int &file, const std::string &path, bool is_wanted) {
  struct stat status;
  if (file < 0 && errno == EISDIR && is_wanted) {
    file = ::open(path.c_str(), O_RDONLY | O_DIRECTORY);
  } else if (file >= 0 && !is_wanted && ::fstat(file, &status) == 0 && S_ISDIR(status.st_mode)) {
    _close(file);
    file = -1;
    errno = EISDIR;
  }
}
/// Stores a text of UTF-8 as Windows' functions do: returns its length, or if it does not fit the
/// size that it needs. Returns 0 for a null pointer.
inline DWORD give(const char *text, LPSTR to, DWORD size) {
  const std::size_t length = text ? std::strlen(text) : 0;
  if (text && length < size)
    std::memcpy(to, text, length + 1);
  return static_cast<DWORD>(length + (text && length >= size));
}
inline DWORD give_wide(const char *text, LPWSTR to, DWORD size) {
  const std::wstring wide = widen(text ? text : "");
  if (text && wide.size() < size)
    std::wmemcpy(to, wide.c_str(), wide.size() + 1);
  return static_cast<DWORD>(wide.size() + (text && wide.size() >= size));
}

} // namespace amp_msvc

/// Opens a file. After success the last error says whether CREATE_ALWAYS or OPEN_ALWAYS has found a
/// file: ERROR_ALREADY_EXISTS, else ERROR_SUCCESS. A folder needs FILE_FLAG_BACKUP_SEMANTICS.
inline HANDLE CreateFileA(LPCSTR name, DWORD access, DWORD, void *, DWORD how, DWORD attributes,
                          HANDLE) {
  const bool reads = access & GENERIC_READ, writes = access & GENERIC_WRITE;
  int flags = writes ? (reads ? O_RDWR : O_WRONLY) : O_RDONLY;
  flags |= how == CREATE_NEW          ? O_CREAT | O_EXCL
           : how == CREATE_ALWAYS     ? O_CREAT | O_TRUNC
           : how == OPEN_ALWAYS       ? O_CREAT
           : how == TRUNCATE_EXISTING ? O_TRUNC
                                      : 0;
  const std::string path = amp_msvc::path_of(name);
  // Of several threads and processes that create the file, one has created it.
  const bool may_exist = how == CREATE_ALWAYS || how == OPEN_ALWAYS;
  int file = ::open(path.c_str(), may_exist ? flags | O_EXCL : flags, 0666);
  const bool exists = may_exist && file < 0 && errno == EEXIST;
  if (exists)
    file = ::open(path.c_str(), flags, 0666);
  amp_msvc::admit_folder(file, path, attributes & FILE_FLAG_BACKUP_SEMANTICS);
  if (amp_msvc::done_at(file >= 0, path))
    SetLastError(exists ? amp_msvc::error::already_exists : amp_msvc::error::success);
  else if (how == CREATE_NEW && errno == EEXIST)
    SetLastError(amp_msvc::error::file_exists);
  return amp_msvc::handle_of_file(file);
}
inline HANDLE CreateFileW(LPCWSTR name, DWORD access, DWORD share, void *security, DWORD how,
                          DWORD attributes, HANDLE like) {
  return CreateFileA(amp_msvc::narrow(name).c_str(), access, share, security, how, attributes,
                     like);
}
inline BOOL SetFilePointerEx(HANDLE handle, LARGE_INTEGER to, LARGE_INTEGER *now, DWORD from) {
  const off_t at = ::lseek(amp_msvc::file_of(handle), static_cast<off_t>(to.QuadPart),
                           from == FILE_BEGIN     ? SEEK_SET
                           : from == FILE_CURRENT ? SEEK_CUR
                                                  : SEEK_END);
  if (at < 0 && errno == EINVAL)
    SetLastError(amp_msvc::error::negative_seek);
  if (now)
    now->QuadPart = at;
  return at >= 0;
}
/// The place in a file at which ReadFile() or WriteFile() begins; the end if both offsets have all
/// bits. The call waits for its end, so no request is ever pending. A call that succeeds stores the
/// number of bytes in InternalHigh and sets the event, if there is one.
struct OVERLAPPED {
  ULONG_PTR Internal, InternalHigh;
  DWORD Offset, OffsetHigh;
  HANDLE hEvent;
};
typedef OVERLAPPED *LPOVERLAPPED;

inline BOOL SetEvent(HANDLE handle); // windows_threads.h

namespace amp_msvc {

inline off_t offset_of(const OVERLAPPED &place) {
  return static_cast<off_t>(static_cast<ULONGLONG>(place.OffsetHigh) << 32 | place.Offset);
}

/// Reads or writes all bytes, or fewer at the end of the file. A place belongs to the call alone,
/// so threads can use one handle at several places. Pipes and terminals have no places.
/// \param part      transfers a part where the file is: (file, first, size)
/// \param part_at   transfers a part at an offset: (file, first, size, offset)
/// \param done      gets the number of bytes
template <typename Byte, typename Part, typename PartAt>
bool transfer(HANDLE handle, Byte *all, DWORD size, DWORD &done, OVERLAPPED *place, Part part,
              PartAt part_at) {
  const int file = file_of(handle);
  const bool is_end = place && offset_of(*place) == -1;
  if (is_end && ::lseek(file, 0, SEEK_END) < 0 && errno != ESPIPE)
    return false;
  bool has_place = place && !is_end;
  for (ssize_t now = 1; done < size && now > 0; done += static_cast<DWORD>(now)) {
    now = has_place ? part_at(file, all + done, size - done, offset_of(*place) + done) : -1;
    has_place = has_place && (now >= 0 || errno != ESPIPE);
    if (!has_place)
      now = part(file, all + done, size - done);
    if (now < 0)
      return false;
  }
  if (has_place)
    ::lseek(file, offset_of(*place) + done, SEEK_SET);
  return true;
}

inline BOOL complete(OVERLAPPED *place, DWORD done) {
  if (!place)
    return TRUE;
  place->Internal = 0;
  place->InternalHigh = done;
  return place->hEvent ? SetEvent(place->hEvent) : TRUE;
}

} // namespace amp_msvc

/// Reads until `size` bytes are complete or the file ends. At the end `*read` is less than `size`.
/// With a place, a call that begins at the end fails with ERROR_HANDLE_EOF.
inline BOOL ReadFile(HANDLE handle, LPVOID to, DWORD size, LPDWORD read, LPOVERLAPPED place) {
  DWORD all = 0;
  const bool done =
      amp_msvc::transfer(handle, static_cast<char *>(to), size, all, place, _read, ::pread);
  if (read)
    *read = all;
  if (!done)
    return FALSE;
  if (!place || all || !size)
    return amp_msvc::complete(place, all);
  SetLastError(amp_msvc::error::handle_eof);
  return FALSE;
}
/// Writes all bytes. The handle may be standard output, so the text that printf has buffered goes
/// first.
inline BOOL WriteFile(HANDLE handle, LPCVOID from, DWORD size, LPDWORD written,
                      LPOVERLAPPED place) {
  std::fflush(stdout);
  DWORD all = 0;
  const bool done = amp_msvc::transfer(handle, static_cast<const char *>(from), size, all, place,
                                       _write, ::pwrite);
  if (written)
    *written = all;
  return done && all == size ? amp_msvc::complete(place, all) : FALSE;
}
/// Returns the result of a call of ReadFile() or WriteFile() that has succeeded.
inline BOOL GetOverlappedResult(HANDLE, LPOVERLAPPED place, LPDWORD transferred, BOOL) {
  *transferred = static_cast<DWORD>(place->InternalHigh);
  return TRUE;
}
inline BOOL GetFileSizeEx(HANDLE handle, LARGE_INTEGER *size) {
  struct stat status;
  if (::fstat(amp_msvc::file_of(handle), &status) != 0)
    return FALSE;
  size->QuadPart = status.st_size;
  return TRUE;
}
/// The size may be INVALID_FILE_SIZE; only after an error GetLastError() is not 0. The same holds
/// for SetFilePointer() and INVALID_SET_FILE_POINTER.
inline DWORD GetFileSize(HANDLE handle, LPDWORD high) {
  LARGE_INTEGER size;
  if (!GetFileSizeEx(handle, &size))
    return INVALID_FILE_SIZE;
  SetLastError(amp_msvc::error::success);
  if (high)
    *high = static_cast<DWORD>(size.QuadPart >> 32);
  return static_cast<DWORD>(size.QuadPart);
}
inline DWORD SetFilePointer(HANDLE handle, LONG low, LONG *high, DWORD from) {
  LARGE_INTEGER to, now;
  to.QuadPart = high ? (static_cast<LONGLONG>(*high) << 32 | static_cast<DWORD>(low)) : low;
  if (!SetFilePointerEx(handle, to, &now, from))
    return INVALID_SET_FILE_POINTER;
  SetLastError(amp_msvc::error::success);
  if (high)
    *high = static_cast<LONG>(now.QuadPart >> 32);
  return static_cast<DWORD>(now.QuadPart);
}
inline BOOL FlushFileBuffers(HANDLE handle) { return ::fsync(amp_msvc::file_of(handle)) == 0; }
inline DWORD GetTempPathA(DWORD size, LPSTR to) { return amp_msvc::give("/tmp/", to, size); }
inline DWORD GetTempPathW(DWORD size, LPWSTR to) { return amp_msvc::give_wide("/tmp/", to, size); }
constexpr DWORD MOVEFILE_REPLACE_EXISTING = 1, MOVEFILE_COPY_ALLOWED = 2;
/// Replaces a file only with MOVEFILE_REPLACE_EXISTING.
inline BOOL MoveFileExA(LPCSTR from, LPCSTR to, DWORD flags) {
  const std::string source = amp_msvc::path_of(from), target = amp_msvc::path_of(to);
  const bool keeps = !(flags & MOVEFILE_REPLACE_EXISTING) && source != target;
  const bool done = ::renameat2(AT_FDCWD, source.c_str(), AT_FDCWD, target.c_str(),
                                keeps ? RENAME_NOREPLACE : 0) == 0;
  if (!done && errno == EEXIST) {
    SetLastError(amp_msvc::error::already_exists);
    return FALSE;
  }
  return amp_msvc::done_at(amp_msvc::done_at(done, source), target);
}
inline BOOL MoveFileExW(LPCWSTR from, LPCWSTR to, DWORD flags) {
  return MoveFileExA(amp_msvc::narrow(from).c_str(), amp_msvc::narrow(to).c_str(), flags);
}
inline BOOL MoveFileA(LPCSTR from, LPCSTR to) { return MoveFileExA(from, to, 0); }
inline BOOL MoveFileW(LPCWSTR from, LPCWSTR to) { return MoveFileExW(from, to, 0); }
inline BOOL SetEndOfFile(HANDLE handle) {
  const int file = amp_msvc::file_of(handle);
  return ::ftruncate(file, ::lseek(file, 0, SEEK_CUR)) == 0;
}

inline BOOL RemoveDirectoryA(LPCSTR name) {
  const std::string path = amp_msvc::path_of(name);
  return amp_msvc::done_at(::rmdir(path.c_str()) == 0, path);
}
inline BOOL RemoveDirectoryW(LPCWSTR name) {
  return RemoveDirectoryA(amp_msvc::narrow(name).c_str());
}

inline LPSTR lstrcpyA(LPSTR to, LPCSTR from) { return std::strcpy(to, from); }
inline LPWSTR lstrcpyW(LPWSTR to, LPCWSTR from) { return std::wcscpy(to, from); }
inline LPSTR lstrcatA(LPSTR to, LPCSTR from) { return std::strcat(to, from); }
inline LPWSTR lstrcatW(LPWSTR to, LPCWSTR from) { return std::wcscat(to, from); }
inline int lstrcmpA(LPCSTR a, LPCSTR b) { return std::strcmp(a, b); }
inline int lstrcmpW(LPCWSTR a, LPCWSTR b) { return std::wcscmp(a, b); }
inline int lstrcmpiA(LPCSTR a, LPCSTR b) { return ::strcasecmp(a, b); }
inline int lstrcmpiW(LPCWSTR a, LPCWSTR b) { return ::wcscasecmp(a, b); }
inline LPSTR lstrcpynA(LPSTR to, LPCSTR from, int size) {
  std::snprintf(to, static_cast<std::size_t>(size), "%s", from);
  return to;
}
inline LPWSTR lstrcpynW(LPWSTR to, LPCWSTR from, int size) {
  int i = 0;
  for (; i + 1 < size && from[i]; ++i)
    to[i] = from[i];
  to[i] = L'\0';
  return to;
}
inline LPSTR CharUpperA(LPSTR text) { return _strupr(text); }
inline LPSTR CharLowerA(LPSTR text) { return _strlwr(text); }
inline LPWSTR CharUpperW(LPWSTR text) { return _wcsupr(text); }
inline LPWSTR CharLowerW(LPWSTR text) { return _wcslwr(text); }
#define wsprintfA std::sprintf
#define wvsprintfA std::vsprintf

#ifdef UNICODE
#define CreateFile CreateFileW
#define MoveFile MoveFileW
#define RemoveDirectory RemoveDirectoryW
#define lstrcpy lstrcpyW
#define lstrcat lstrcatW
#define lstrcmp lstrcmpW
#define lstrcmpi lstrcmpiW
#define lstrcpyn lstrcpynW
#define MoveFileEx MoveFileExW
#define CharUpper CharUpperW
#define CharLower CharLowerW
#define GetTempPath GetTempPathW
#else
#define CreateFile CreateFileA
#define MoveFile MoveFileA
#define RemoveDirectory RemoveDirectoryA
#define GetTempPath GetTempPathA
#define lstrcpy lstrcpyA
#define lstrcat lstrcatA
#define lstrcmp lstrcmpA
#define lstrcmpi lstrcmpiA
#define lstrcpyn lstrcpynA
#define MoveFileEx MoveFileExA
#define CharUpper CharUpperA
#define CharLower CharLowerA
#define wsprintf wsprintfA
#endif

#endif
