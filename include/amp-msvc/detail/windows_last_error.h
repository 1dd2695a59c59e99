//===- windows_last_error.h - GetLastError() of windows.h -----------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// In sources for Visual C++ (--amp-msvc) <windows.h> and <amp.h> (with_amp.h) include this file
// through headers such as windows_system.h. Programs compare the result of GetLastError() with
// numbers of Windows. The functions of windows.h call functions of POSIX, which store the reason of
// a failure in errno, so GetLastError() translates errno. SetLastError() stores a number of Windows
// and sets errno to 0, so that the number is valid until the next failure. Functions of windows.h
// call it where Windows has another number than the translation, or sets a number after a success.
//
// A further number that these functions set is added to `error`. A further value of errno, or a
// number that FormatMessage() should describe, is added to the table in find_error(). The names
// that programs use are macros in windows_errors.h, which <amp.h> does not include, because a
// program without <windows.h> may declare the same names.
//
//===----------------------------------------------------------------------===//
#ifndef AMP_MSVC_DETAIL_WINDOWS_LAST_ERROR_H
#define AMP_MSVC_DETAIL_WINDOWS_LAST_ERROR_H

#include "windows_types.h"
#include <cerrno>

namespace amp_msvc {

/// The numbers of winerror.h that functions of windows.h set here: file_not_found is
/// ERROR_FILE_NOT_FOUND, and so on.
namespace error {
constexpr DWORD success = 0, file_not_found = 2, path_not_found = 3, too_many_open_files = 4,
                access_denied = 5, invalid_handle = 6, not_enough_memory = 8, not_same_device = 17,
                no_more_files = 18, write_protect = 19, gen_failure = 31, sharing_violation = 32,
                handle_eof = 38, not_supported = 50, file_exists = 80, invalid_parameter = 87,
                broken_pipe = 109, buffer_overflow = 111, disk_full = 112,
                insufficient_buffer = 122, mod_not_found = 126, proc_not_found = 127,
                negative_seek = 131, seek_on_device = 132, dir_not_empty = 145, busy = 170,
                already_exists = 183, envvar_not_found = 203, filename_exced_range = 206,
                not_owner = 288, too_many_posts = 298, invalid_address = 487, file_invalid = 1006,
                io_device = 1117, timeout = 1460;
}

/// A number of Windows and its translation.
struct known_error {
  DWORD code;
  int number;       ///< the value of errno that means the same, 0 if there is none
  const char *text; ///< the message; null for the text that errno's value has
};

/// Calls is_wanted(row) for the rows in order, and returns the first for which it returns true, or
/// null.
template <typename Wanted> const known_error *find_error(Wanted is_wanted) {
  static const known_error rows[] = {
      {error::success, 0, nullptr},
      {error::file_not_found, ENOENT, nullptr},
      {error::path_not_found, ENOTDIR, "No such folder"},
      {error::too_many_open_files, EMFILE, nullptr},
      {error::too_many_open_files, ENFILE, nullptr},
      {error::access_denied, EACCES, nullptr},
      {error::access_denied, EPERM, nullptr},
      {error::access_denied, EISDIR, nullptr},
      {error::invalid_handle, EBADF, "Invalid handle"},
      {error::not_enough_memory, ENOMEM, nullptr},
      {error::not_same_device, EXDEV, nullptr},
      {error::no_more_files, 0, "No more files"},
      {error::write_protect, EROFS, nullptr},
      {error::gen_failure, 0, "A device or function has failed"},
      {error::sharing_violation, ETXTBSY, nullptr},
      {error::handle_eof, 0, "End of file"},
      {error::not_supported, ENOTSUP, nullptr},
      {error::file_exists, 0, "File exists"},
      {error::invalid_parameter, EINVAL, nullptr},
      {error::broken_pipe, EPIPE, nullptr},
      {error::buffer_overflow, 0, "The name does not fit into the buffer"},
      {error::disk_full, ENOSPC, nullptr},
      {error::disk_full, EDQUOT, nullptr},
      {error::insufficient_buffer, ERANGE, "The buffer is too small"},
      {error::mod_not_found, 0, "No such library"},
      {error::proc_not_found, 0, "No such function in the library"},
      {error::negative_seek, 0, "The position is before the start of the file"},
      {error::seek_on_device, ESPIPE, nullptr},
      {error::dir_not_empty, ENOTEMPTY, nullptr},
      {error::busy, EBUSY, nullptr},
      {error::already_exists, EEXIST, nullptr},
      {error::envvar_not_found, 0, "No such environment variable"},
      {error::filename_exced_range, ENAMETOOLONG, nullptr},
      {error::not_owner, 0, "The thread does not own the mutex"},
      {error::too_many_posts, 0, "The semaphore has its largest count"},
      {error::invalid_address, 0, "Invalid address"},
      {error::file_invalid, 0, "The file is empty"},
      {error::io_device, EIO, nullptr},
      {error::timeout, ETIMEDOUT, nullptr},
  };
  for (const known_error &row : rows)
    if (is_wanted(row))
      return &row;
  return nullptr;
}

/// The number of the last SetLastError() of the thread.
inline DWORD &stored_error() {
  static thread_local DWORD code = 0;
  return code;
}

/// For a function of pthreads, which returns its error: stores it, and returns whether it is 0.
inline BOOL stores_error(int number) {
  if (number)
    errno = number;
  return number == 0;
}

} // namespace amp_msvc

inline DWORD GetLastError() {
  const int number = errno;
  if (number == 0)
    return amp_msvc::stored_error();
  const amp_msvc::known_error *row = amp_msvc::find_error(
      [number](const amp_msvc::known_error &each) { return each.number == number; });
  return row ? row->code : amp_msvc::error::gen_failure;
}
inline void SetLastError(DWORD error) {
  errno = 0;
  amp_msvc::stored_error() = error;
}

#endif
