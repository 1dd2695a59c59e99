//===- windows_times.h - times of threads and processes of windows.h ------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// <windows.h> includes this file: processor time, local time, the reaction to crashes and sleep.
// The cycle counts of a thread or process are nanoseconds of processor time, because the system has
// no other. A handle other than that of the caller's own thread or process is an error.
//
//===----------------------------------------------------------------------===//
#ifndef AMP_MSVC_DETAIL_WINDOWS_TIMES_H
#define AMP_MSVC_DETAIL_WINDOWS_TIMES_H

#include "windows_last_error.h"
#include "windows_process.h"
#include "windows_system.h"
#include <cerrno>
#include <ctime>
#include <sys/mman.h>
#include <sys/resource.h>

namespace amp_msvc {

inline ULONGLONG ticks_of(const FILETIME &time) {
  return static_cast<ULONGLONG>(time.dwHighDateTime) << 32 | time.dwLowDateTime;
}
inline FILETIME time_of(ULONGLONG ticks) {
  return {static_cast<DWORD>(ticks), static_cast<DWORD>(ticks >> 32)};
}

/// The difference of local time and UTC at this time, in ticks of 100 nanoseconds.
inline LONGLONG local_offset(ULONGLONG ticks) {
  const auto seconds = static_cast<std::time_t>(ticks / 10000000) - 11644473600;
  std::tm parts;
  ::localtime_r(&seconds, &parts);
  return static_cast<LONGLONG>(parts.tm_gmtoff) * 10000000;
}

/// Returns whether a handle is the one of the caller. Otherwise sets the last error.
inline bool is_own(HANDLE handle, HANDLE own) {
  if (handle != own)
    SetLastError(error::invalid_handle);
  return handle == own;
}

inline BOOL thread_times(HANDLE thread, FILETIME *kernel, FILETIME *user) {
  rusage used;
  if (!is_own(thread, GetCurrentThread()) || ::getrusage(RUSAGE_THREAD, &used) != 0)
    return FALSE;
  const auto ticks = [](const timeval &t) {
    return static_cast<ULONGLONG>(t.tv_sec) * 10000000 + static_cast<ULONGLONG>(t.tv_usec) * 10;
  };
  *kernel = time_of(ticks(used.ru_stime));
  *user = time_of(ticks(used.ru_utime));
  return TRUE;
}

} // namespace amp_msvc

/// The thread is always one that has not ended, and its start is not known: these times are 0.
inline BOOL GetThreadTimes(HANDLE thread, FILETIME *start, FILETIME *end, FILETIME *kernel,
                           FILETIME *user) {
  *start = *end = amp_msvc::time_of(0);
  return amp_msvc::thread_times(thread, kernel, user);
}
inline BOOL QueryThreadCycleTime(HANDLE thread, ULONGLONG *count) {
  if (!amp_msvc::is_own(thread, GetCurrentThread()))
    return FALSE;
  *count = static_cast<ULONGLONG>(amp_msvc::nanoseconds_of(CLOCK_THREAD_CPUTIME_ID));
  return TRUE;
}
inline BOOL QueryProcessCycleTime(HANDLE process, ULONGLONG *count) {
  if (!amp_msvc::is_own(process, GetCurrentProcess()))
    return FALSE;
  *count = static_cast<ULONGLONG>(amp_msvc::nanoseconds_of(CLOCK_PROCESS_CPUTIME_ID));
  return TRUE;
}
inline BOOL FileTimeToLocalFileTime(const FILETIME *from, FILETIME *to) {
  const ULONGLONG ticks = amp_msvc::ticks_of(*from);
  *to = amp_msvc::time_of(ticks + static_cast<ULONGLONG>(amp_msvc::local_offset(ticks)));
  return TRUE;
}

/// A handler for crashes is never called: a crash is a signal.
struct _EXCEPTION_POINTERS;
typedef LONG (*LPTOP_LEVEL_EXCEPTION_FILTER)(_EXCEPTION_POINTERS *);
inline LPTOP_LEVEL_EXCEPTION_FILTER SetUnhandledExceptionFilter(LPTOP_LEVEL_EXCEPTION_FILTER) {
  return nullptr;
}
constexpr LONG EXCEPTION_EXECUTE_HANDLER = 1, EXCEPTION_CONTINUE_SEARCH = 0;

/// The user's system decides when it sleeps.
constexpr DWORD ES_SYSTEM_REQUIRED = 1, ES_DISPLAY_REQUIRED = 2, ES_CONTINUOUS = 0x80000000u;
inline DWORD SetThreadExecutionState(DWORD) { return ES_CONTINUOUS; }
inline DWORD SetThreadIdealProcessor(HANDLE, DWORD) { return 0; }
inline BOOL VirtualLock(LPVOID block, SIZE_T size) { return ::mlock(block, size) == 0; }
inline BOOL VirtualUnlock(LPVOID block, SIZE_T size) { return ::munlock(block, size) == 0; }
/// A program of 32 bits on a system of 64 is none here.
inline BOOL IsWow64Process(HANDLE, BOOL *is) {
  *is = FALSE;
  return TRUE;
}

#endif
