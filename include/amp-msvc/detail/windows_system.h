//===- windows_system.h - time, system and atomic operations of windows.h -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// In sources for Visual C++ (--amp-msvc) <windows.h> and <amp.h> include this file (with_amp.h).
// Programs measure time with the performance counter, which counts nanoseconds here, and protect
// data with CRITICAL_SECTION, SRWLOCK and the Interlocked functions. Facts about the process,
// processor and memory come from the system. The handles of the process and of the thread are fixed
// numbers. A further function of these subjects is added here.
//
//===----------------------------------------------------------------------===//
#ifndef AMP_MSVC_DETAIL_WINDOWS_SYSTEM_H
#define AMP_MSVC_DETAIL_WINDOWS_SYSTEM_H

#include "windows_last_error.h"
#include "windows_types.h"
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <ctime>
#include <pthread.h>
#include <sched.h>
#include <sys/syscall.h>
#include <type_traits>
#include <unistd.h>

/// On Windows a debugger shows the text. Here the function does nothing.
inline void OutputDebugStringA(LPCSTR) {}
inline void OutputDebugStringW(LPCWSTR) {}
#ifdef UNICODE
#define OutputDebugString OutputDebugStringW
#else
#define OutputDebugString OutputDebugStringA
#endif

namespace amp_msvc {

/// Returns the nanoseconds of a clock of POSIX. <chrono> would take long to parse, and <amp.h>
/// includes this file.
inline LONGLONG nanoseconds_of(clockid_t clock) {
  timespec now;
  ::clock_gettime(clock, &now);
  return static_cast<LONGLONG>(now.tv_sec) * 1000000000 + now.tv_nsec;
}

} // namespace amp_msvc

inline void Sleep(DWORD milliseconds) {
  timespec left;
  left.tv_sec = static_cast<std::time_t>(milliseconds / 1000);
  left.tv_nsec = static_cast<long>(milliseconds % 1000) * 1000000;
  while (::nanosleep(&left, &left) != 0 && errno == EINTR)
    ;
}

inline DWORD SleepEx(DWORD milliseconds, BOOL) {
  Sleep(milliseconds);
  return 0;
}

inline BOOL QueryPerformanceFrequency(LARGE_INTEGER *frequency) {
  frequency->QuadPart = 1000000000;
  return TRUE;
}

inline BOOL QueryPerformanceCounter(LARGE_INTEGER *count) {
  count->QuadPart = amp_msvc::nanoseconds_of(CLOCK_MONOTONIC);
  return TRUE;
}

inline ULONGLONG GetTickCount64() {
  return static_cast<ULONGLONG>(amp_msvc::nanoseconds_of(CLOCK_MONOTONIC) / 1000000);
}
inline DWORD GetTickCount() { return static_cast<DWORD>(GetTickCount64()); }

/// Functions of winmm, which windows.h includes. timeGetTime() always counts milliseconds, so the
/// other two do nothing.
inline DWORD timeGetTime() { return GetTickCount(); }
inline UINT timeBeginPeriod(UINT) { return 0; }
inline UINT timeEndPeriod(UINT) { return 0; }
struct TIMECAPS {
  UINT wPeriodMin, wPeriodMax;
};
typedef TIMECAPS *LPTIMECAPS;
inline UINT timeGetDevCaps(TIMECAPS *caps, UINT) {
  *caps = {1, 1000000};
  return 0;
}

/// A time in units of 100 nanoseconds since the year 1601.
struct FILETIME {
  DWORD dwLowDateTime, dwHighDateTime;
};

inline void GetSystemTimeAsFileTime(FILETIME *time) {
  const LONGLONG now = amp_msvc::nanoseconds_of(CLOCK_REALTIME);
  const auto ticks = static_cast<ULONGLONG>(now / 100) + 116444736000000000ull;
  time->dwLowDateTime = static_cast<DWORD>(ticks);
  time->dwHighDateTime = static_cast<DWORD>(ticks >> 32);
}

inline void GetSystemTimePreciseAsFileTime(FILETIME *time) { GetSystemTimeAsFileTime(time); }
typedef FILETIME *PFILETIME, *LPFILETIME;

struct SYSTEMTIME {
  WORD wYear, wMonth, wDayOfWeek, wDay, wHour, wMinute, wSecond, wMilliseconds;
};
typedef SYSTEMTIME *PSYSTEMTIME, *LPSYSTEMTIME;

namespace amp_msvc {

/// Stores the current time, split by localtime_r or gmtime_r.
inline void read_clock(SYSTEMTIME *to, std::tm *(*split)(const std::time_t *, std::tm *)) {
  const LONGLONG now = nanoseconds_of(CLOCK_REALTIME) / 1000000;
  const std::time_t seconds = static_cast<std::time_t>(now / 1000);
  std::tm parts;
  split(&seconds, &parts);
  *to = {static_cast<WORD>(parts.tm_year + 1900), static_cast<WORD>(parts.tm_mon + 1),
         static_cast<WORD>(parts.tm_wday),        static_cast<WORD>(parts.tm_mday),
         static_cast<WORD>(parts.tm_hour),        static_cast<WORD>(parts.tm_min),
         static_cast<WORD>(parts.tm_sec),         static_cast<WORD>(now % 1000)};
}

} // namespace amp_msvc

inline void GetLocalTime(SYSTEMTIME *time) { amp_msvc::read_clock(time, &::localtime_r); }
inline void GetSystemTime(SYSTEMTIME *time) { amp_msvc::read_clock(time, &::gmtime_r); }

#define RtlZeroMemory(TO, SIZE) ZeroMemory(TO, SIZE)
#define RtlFillMemory(TO, SIZE, BYTE_) FillMemory(TO, SIZE, BYTE_)
#define RtlCopyMemory(TO, FROM, SIZE) CopyMemory(TO, FROM, SIZE)
#define RtlMoveMemory(TO, FROM, SIZE) MoveMemory(TO, FROM, SIZE)
#define ZeroMemory(TO, SIZE) std::memset((TO), 0, (SIZE))
#define SecureZeroMemory(TO, SIZE) ZeroMemory(TO, SIZE)
#define FillMemory(TO, SIZE, BYTE_) std::memset((TO), (BYTE_), (SIZE))
#define CopyMemory(TO, FROM, SIZE) std::memcpy((TO), (FROM), (SIZE))
#define MoveMemory(TO, FROM, SIZE) std::memmove((TO), (FROM), (SIZE))

inline DWORD GetCurrentThreadId() { return static_cast<DWORD>(::syscall(SYS_gettid)); }
inline DWORD GetCurrentProcessId() { return static_cast<DWORD>(::getpid()); }
inline HANDLE GetCurrentProcess() { return reinterpret_cast<HANDLE>(-1l); }
inline HANDLE GetCurrentThread() { return reinterpret_cast<HANDLE>(-2l); }
inline void DebugBreak() { __builtin_trap(); }
inline BOOL IsDebuggerPresent() { return FALSE; }
inline BOOL SwitchToThread() { return ::sched_yield() == 0; }

/// The functions for priorities and for the choice of a processor do nothing: the user who starts
/// the process sets these.
constexpr DWORD NORMAL_PRIORITY_CLASS = 0x20, IDLE_PRIORITY_CLASS = 0x40,
                HIGH_PRIORITY_CLASS = 0x80, REALTIME_PRIORITY_CLASS = 0x100;
constexpr int THREAD_PRIORITY_NORMAL = 0, THREAD_PRIORITY_HIGHEST = 2,
              THREAD_PRIORITY_TIME_CRITICAL = 15;
inline BOOL SetPriorityClass(HANDLE, DWORD) { return TRUE; }
inline BOOL SetThreadPriority(HANDLE, int) { return TRUE; }
inline DWORD_PTR SetThreadAffinityMask(HANDLE, DWORD_PTR mask) { return mask; }

constexpr WORD PROCESSOR_ARCHITECTURE_AMD64 = 9, PROCESSOR_ARCHITECTURE_UNKNOWN = 0xffff;

struct SYSTEM_INFO {
  WORD wProcessorArchitecture, wReserved;
  DWORD dwPageSize;
  LPVOID lpMinimumApplicationAddress, lpMaximumApplicationAddress;
  DWORD_PTR dwActiveProcessorMask;
  DWORD dwNumberOfProcessors, dwProcessorType, dwAllocationGranularity;
  WORD wProcessorLevel, wProcessorRevision;
};
typedef SYSTEM_INFO *PSYSTEM_INFO, *LPSYSTEM_INFO;

inline void GetSystemInfo(SYSTEM_INFO *info) {
  *info = SYSTEM_INFO();
#if defined(__x86_64__)
  info->wProcessorArchitecture = PROCESSOR_ARCHITECTURE_AMD64;
#else
  info->wProcessorArchitecture = PROCESSOR_ARCHITECTURE_UNKNOWN;
#endif
  info->dwPageSize = info->dwAllocationGranularity = static_cast<DWORD>(::sysconf(_SC_PAGESIZE));
  const long count = ::sysconf(_SC_NPROCESSORS_ONLN);
  info->dwNumberOfProcessors = count > 0 ? static_cast<DWORD>(count) : 1;
  info->dwActiveProcessorMask =
      count >= 64 ? ~DWORD_PTR(0) : (DWORD_PTR(1) << info->dwNumberOfProcessors) - 1;
}
inline void GetNativeSystemInfo(SYSTEM_INFO *info) { GetSystemInfo(info); }

struct MEMORYSTATUSEX {
  DWORD dwLength, dwMemoryLoad;
  DWORDLONG ullTotalPhys, ullAvailPhys, ullTotalPageFile, ullAvailPageFile, ullTotalVirtual,
      ullAvailVirtual, ullAvailExtendedVirtual;
};

inline BOOL GlobalMemoryStatusEx(MEMORYSTATUSEX *status) {
  const auto page = static_cast<DWORDLONG>(::sysconf(_SC_PAGESIZE));
  const DWORDLONG all = page * static_cast<DWORDLONG>(::sysconf(_SC_PHYS_PAGES));
  const DWORDLONG free = page * static_cast<DWORDLONG>(::sysconf(_SC_AVPHYS_PAGES));
  const DWORD load = all ? static_cast<DWORD>((all - free) * 100 / all) : 0;
  *status = {status->dwLength, load, all, free, all, free, all, free, 0};
  return TRUE;
}

/// A recursive lock. InitializeCriticalSection() must come before the other functions.
struct CRITICAL_SECTION {
  pthread_mutex_t mutex;
};
typedef CRITICAL_SECTION *PCRITICAL_SECTION, *LPCRITICAL_SECTION;

inline void InitializeCriticalSection(CRITICAL_SECTION *section) {
  pthread_mutexattr_t kind;
  ::pthread_mutexattr_init(&kind);
  ::pthread_mutexattr_settype(&kind, PTHREAD_MUTEX_RECURSIVE);
  ::pthread_mutex_init(&section->mutex, &kind);
  ::pthread_mutexattr_destroy(&kind);
}
inline BOOL InitializeCriticalSectionAndSpinCount(CRITICAL_SECTION *section, DWORD) {
  InitializeCriticalSection(section);
  return TRUE;
}
inline void EnterCriticalSection(CRITICAL_SECTION *section) {
  ::pthread_mutex_lock(&section->mutex);
}
inline BOOL TryEnterCriticalSection(CRITICAL_SECTION *section) {
  return ::pthread_mutex_trylock(&section->mutex) == 0;
}
inline void LeaveCriticalSection(CRITICAL_SECTION *section) {
  ::pthread_mutex_unlock(&section->mutex);
}
inline void DeleteCriticalSection(CRITICAL_SECTION *section) {
  ::pthread_mutex_destroy(&section->mutex);
}

/// Atomic operations. Increment and Decrement return the new value, the others the value before. T
/// is LONG or `long`, which have the same size in Visual C++ but not here.
template <typename T> T InterlockedIncrement(volatile T *value) {
  return __atomic_add_fetch(value, T(1), __ATOMIC_SEQ_CST);
}
template <typename T> T InterlockedDecrement(volatile T *value) {
  return __atomic_sub_fetch(value, T(1), __ATOMIC_SEQ_CST);
}
template <typename T> T InterlockedExchangeAdd(volatile T *value, std::common_type_t<T> more) {
  return __atomic_fetch_add(value, more, __ATOMIC_SEQ_CST);
}
template <typename T> T InterlockedExchange(volatile T *value, std::common_type_t<T> other) {
  return __atomic_exchange_n(value, other, __ATOMIC_SEQ_CST);
}
template <typename T>
T InterlockedCompareExchange(volatile T *value, std::common_type_t<T> other,
                             std::common_type_t<T> expected) {
  __atomic_compare_exchange_n(value, &expected, other, false, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST);
  return expected;
}

template <typename T> T InterlockedAnd(volatile T *value, std::common_type_t<T> other) {
  return __atomic_fetch_and(value, other, __ATOMIC_SEQ_CST);
}
template <typename T> T InterlockedOr(volatile T *value, std::common_type_t<T> other) {
  return __atomic_fetch_or(value, other, __ATOMIC_SEQ_CST);
}
template <typename T> T InterlockedXor(volatile T *value, std::common_type_t<T> other) {
  return __atomic_fetch_xor(value, other, __ATOMIC_SEQ_CST);
}
/// Returns the new value.
template <typename T> T InterlockedAdd(volatile T *value, std::common_type_t<T> more) {
  return __atomic_add_fetch(value, more, __ATOMIC_SEQ_CST);
}
inline PVOID InterlockedExchangePointer(PVOID volatile *value, PVOID other) {
  return __atomic_exchange_n(value, other, __ATOMIC_SEQ_CST);
}
inline PVOID InterlockedCompareExchangePointer(PVOID volatile *value, PVOID other, PVOID expected) {
  __atomic_compare_exchange_n(value, &expected, other, false, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST);
  return expected;
}
#define InterlockedIncrement64 InterlockedIncrement
#define InterlockedDecrement64 InterlockedDecrement
#define InterlockedExchange64 InterlockedExchange
#define InterlockedExchangeAdd64 InterlockedExchangeAdd
#define InterlockedCompareExchange64 InterlockedCompareExchange

/// A slim reader/writer lock. Readers exclude each other as well, so a thread that takes the lock
/// twice never continues. A waiting thread yields its processor in a loop.
struct SRWLOCK {
  void *Ptr;
};
typedef SRWLOCK *PSRWLOCK;
#define SRWLOCK_INIT {nullptr}
inline void InitializeSRWLock(SRWLOCK *lock) { lock->Ptr = nullptr; }
inline void AcquireSRWLockExclusive(SRWLOCK *lock) {
  while (__atomic_exchange_n(&lock->Ptr, static_cast<void *>(lock), __ATOMIC_ACQUIRE))
    ::sched_yield();
}
inline void ReleaseSRWLockExclusive(SRWLOCK *lock) {
  __atomic_store_n(&lock->Ptr, static_cast<void *>(nullptr), __ATOMIC_RELEASE);
}
inline void AcquireSRWLockShared(SRWLOCK *lock) { AcquireSRWLockExclusive(lock); }
inline void ReleaseSRWLockShared(SRWLOCK *lock) { ReleaseSRWLockExclusive(lock); }

#endif
