//===- windows_process.h - the process and the system of windows.h --------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// In sources for Visual C++ (--amp-msvc) <windows.h> includes this file: environment, version,
// memory of the process, processors, libraries, values of threads, condition variables. The version
// of Windows is that of Windows 8 (6.2), which is the answer that a program of 2012 gets from every
// later Windows. A further function of these subjects is added here.
//
//===----------------------------------------------------------------------===//
#ifndef AMP_MSVC_DETAIL_WINDOWS_PROCESS_H
#define AMP_MSVC_DETAIL_WINDOWS_PROCESS_H

#include "windows_files.h"
#include "windows_last_error.h"
#include "windows_memory.h"
#include "windows_processors.h"
#include "windows_system.h"
#include <climits>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <cwchar>
#include <dlfcn.h>
#include <pthread.h>
#include <sched.h>
#include <string>
#include <sys/resource.h>
#include <unistd.h>
#include <vector>

struct OSVERSIONINFOA {
  DWORD dwOSVersionInfoSize, dwMajorVersion, dwMinorVersion, dwBuildNumber, dwPlatformId;
  CHAR szCSDVersion[128];
};
struct OSVERSIONINFOW {
  DWORD dwOSVersionInfoSize, dwMajorVersion, dwMinorVersion, dwBuildNumber, dwPlatformId;
  WCHAR szCSDVersion[128];
};
struct OSVERSIONINFOEXA : OSVERSIONINFOA {
  WORD wServicePackMajor, wServicePackMinor, wSuiteMask;
  BYTE wProductType, wReserved;
};
struct OSVERSIONINFOEXW : OSVERSIONINFOW {
  WORD wServicePackMajor, wServicePackMinor, wSuiteMask;
  BYTE wProductType, wReserved;
};
constexpr DWORD VER_PLATFORM_WIN32_NT = 2;

/// Stores the version in any of these structures. The size of the structure stays.
template <typename Info> BOOL GetVersionEx(Info *info) {
  info->dwMajorVersion = 6;
  info->dwMinorVersion = 2;
  info->dwBuildNumber = 9200;
  info->dwPlatformId = VER_PLATFORM_WIN32_NT;
  info->szCSDVersion[0] = 0;
  return TRUE;
}
#define GetVersionExA GetVersionEx
#define GetVersionExW GetVersionEx
inline DWORD GetVersion() { return 9200u << 16 | 2u << 8 | 6u; }
inline BOOL IsWindowsVistaOrGreater() { return TRUE; }
inline BOOL IsWindows7OrGreater() { return TRUE; }
inline BOOL IsWindows7SP1OrGreater() { return TRUE; }
inline BOOL IsWindows8OrGreater() { return TRUE; }
inline BOOL IsWindows8Point1OrGreater() { return FALSE; }
inline BOOL IsWindows10OrGreater() { return FALSE; }

inline BOOL SetEnvironmentVariableA(LPCSTR name, LPCSTR value) {
  return (value ? ::setenv(name, value, 1) : ::unsetenv(name)) == 0;
}
inline BOOL SetEnvironmentVariableW(LPCWSTR name, LPCWSTR value) {
  return SetEnvironmentVariableA(amp_msvc::narrow(name).c_str(),
                                 value ? amp_msvc::narrow(value).c_str() : nullptr);
}
namespace amp_msvc {

/// Replaces each %NAME% by the value of the variable, if there is one.
inline std::string with_variables(const std::string &text) {
  std::string result;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = text[at] == '%' ? text.find('%', at + 1) : std::string::npos;
    const char *const value =
        end == std::string::npos ? nullptr : std::getenv(text.substr(at + 1, end - at - 1).c_str());
    if (value)
      result += value;
    else
      result += text[at];
    at = value ? end + 1 : at + 1;
  }
  return result;
}

} // namespace amp_msvc

/// Returns the size with the end of the text, which the buffer may lack.
inline DWORD ExpandEnvironmentStringsA(LPCSTR text, LPSTR to, DWORD size) {
  const std::string value = amp_msvc::with_variables(text);
  if (value.size() < size)
    std::memcpy(to, value.c_str(), value.size() + 1);
  return static_cast<DWORD>(value.size() + 1);
}
inline DWORD ExpandEnvironmentStringsW(LPCWSTR text, LPWSTR to, DWORD size) {
  const std::wstring value = amp_msvc::widen(amp_msvc::with_variables(amp_msvc::narrow(text)));
  if (value.size() < size)
    std::wmemcpy(to, value.c_str(), value.size() + 1);
  return static_cast<DWORD>(value.size() + 1);
}
inline DWORD GetEnvironmentVariableW(LPCWSTR name, LPWSTR to, DWORD size) {
  const char *value = std::getenv(amp_msvc::narrow(name).c_str());
  if (!value)
    SetLastError(amp_msvc::error::envvar_not_found);
  return amp_msvc::give_wide(value, to, size);
}
inline BOOL GetUserNameA(LPSTR to, DWORD *size) {
  const char *name = std::getenv("USER");
  const DWORD length = amp_msvc::give(name ? name : "user", to, *size);
  const bool fits = length < *size;
  *size = length + fits;
  if (!fits)
    SetLastError(amp_msvc::error::insufficient_buffer);
  return fits;
}
inline BOOL GetUserNameW(LPWSTR to, DWORD *size) {
  const char *name = std::getenv("USER");
  const DWORD length = amp_msvc::give_wide(name ? name : "user", to, *size);
  const bool fits = length < *size;
  *size = length + fits;
  if (!fits)
    SetLastError(amp_msvc::error::insufficient_buffer);
  return fits;
}
inline BOOL GetComputerNameA(LPSTR to, DWORD *size) {
  char name[HOST_NAME_MAX + 1] = "";
  if (::gethostname(name, sizeof name) != 0)
    return FALSE;
  const DWORD length = amp_msvc::give(name, to, *size);
  const bool fits = length < *size;
  *size = length;
  if (!fits)
    SetLastError(amp_msvc::error::buffer_overflow);
  return fits;
}
namespace amp_msvc {

/// Returns the words of the command line in one text. Those with a space have quotes.
inline std::string joined_command_line() {
  std::string line;
  for (int i = 0; i < __argc; ++i) {
    const std::string word = __argv[i];
    line += i ? " " : "";
    line +=
        word.empty() || word.find_first_of(" \t") != std::string::npos ? '"' + word + '"' : word;
  }
  return line;
}

} // namespace amp_msvc

inline LPSTR GetCommandLineA() {
  static std::string line = amp_msvc::joined_command_line();
  return &line[0];
}
inline LPWSTR GetCommandLineW() {
  static std::wstring line = amp_msvc::widen(GetCommandLineA());
  return &line[0];
}
/// Splits a command line into words, as <shellapi.h> declares it. LocalFree() frees the result.
/// Backslashes before a quote stand for half as many, and an odd one for the quote itself.
inline LPWSTR *CommandLineToArgvW(LPCWSTR line, int *count) {
  std::vector<std::wstring> words;
  bool quoted = false, in_word = false;
  for (; *line; ++line) {
    if (!quoted && (*line == L' ' || *line == L'\t')) {
      in_word = false;
      continue;
    }
    if (!in_word)
      words.emplace_back();
    in_word = true;
    const std::size_t backslashes = std::wcsspn(line, L"\\");
    if (line[backslashes] == L'"') {
      words.back().append(backslashes / 2, L'\\');
      line += backslashes;
      if (backslashes % 2)
        words.back() += L'"';
      else
        quoted = !quoted;
    } else {
      words.back() += *line;
    }
  }
  std::size_t size = (words.size() + 1) * sizeof(LPWSTR);
  for (const std::wstring &word : words)
    size += (word.size() + 1) * sizeof(wchar_t);
  auto *result = static_cast<LPWSTR *>(LocalAlloc(0, size));
  auto *text = reinterpret_cast<LPWSTR>(result + words.size() + 1);
  for (std::size_t i = 0; i < words.size(); ++i) {
    result[i] = std::wcscpy(text, words[i].c_str());
    text += words[i].size() + 1;
  }
  *count = static_cast<int>(words.size());
  return result;
}
inline BOOL TerminateProcess(HANDLE, UINT status) {
  std::fflush(nullptr);
  ::_exit(static_cast<int>(status));
}

/// The memory of the process, which <psapi.h> declares. Only the sizes of the working set are
/// known.
struct PROCESS_MEMORY_COUNTERS {
  DWORD cb, PageFaultCount;
  SIZE_T PeakWorkingSetSize, WorkingSetSize, QuotaPeakPagedPoolUsage, QuotaPagedPoolUsage,
      QuotaPeakNonPagedPoolUsage, QuotaNonPagedPoolUsage, PagefileUsage, PeakPagefileUsage;
};
typedef PROCESS_MEMORY_COUNTERS *PPROCESS_MEMORY_COUNTERS;
inline BOOL GetProcessMemoryInfo(HANDLE, PROCESS_MEMORY_COUNTERS *to, DWORD) {
  rusage usage;
  std::FILE *file = std::fopen("/proc/self/statm", "r");
  long all = 0, resident = 0;
  const bool is_read = file && std::fscanf(file, "%ld %ld", &all, &resident) == 2;
  if (file)
    std::fclose(file);
  if (!is_read || ::getrusage(RUSAGE_SELF, &usage) != 0)
    return FALSE;
  *to = PROCESS_MEMORY_COUNTERS();
  to->cb = sizeof *to;
  to->PageFaultCount = static_cast<DWORD>(usage.ru_majflt + usage.ru_minflt);
  to->PeakWorkingSetSize = to->PeakPagefileUsage = static_cast<SIZE_T>(usage.ru_maxrss) * 1024;
  to->WorkingSetSize = to->PagefileUsage =
      static_cast<SIZE_T>(resident) * static_cast<SIZE_T>(::sysconf(_SC_PAGESIZE));
  return TRUE;
}

constexpr DWORD PF_XMMI_INSTRUCTIONS_AVAILABLE = 6, PF_XMMI64_INSTRUCTIONS_AVAILABLE = 10,
                PF_SSE3_INSTRUCTIONS_AVAILABLE = 13, PF_AVX2_INSTRUCTIONS_AVAILABLE = 40;
inline BOOL IsProcessorFeaturePresent(DWORD feature) {
#if defined(__x86_64__)
  if (feature == PF_SSE3_INSTRUCTIONS_AVAILABLE)
    return __builtin_cpu_supports("sse3") != 0;
  if (feature == PF_AVX2_INSTRUCTIONS_AVAILABLE)
    return __builtin_cpu_supports("avx2") != 0;
  return feature == PF_XMMI_INSTRUCTIONS_AVAILABLE || feature == PF_XMMI64_INSTRUCTIONS_AVAILABLE;
#else
  (void)feature;
  return FALSE;
#endif
}
constexpr WORD ALL_PROCESSOR_GROUPS = 0xffff;
inline DWORD GetActiveProcessorCount(WORD) {
  SYSTEM_INFO info;
  GetSystemInfo(&info);
  return info.dwNumberOfProcessors;
}
inline DWORD GetCurrentProcessorNumber() { return static_cast<DWORD>(::sched_getcpu()); }
inline BOOL GetProcessAffinityMask(HANDLE, DWORD_PTR *process, DWORD_PTR *system) {
  SYSTEM_INFO info;
  GetSystemInfo(&info);
  *process = *system = info.dwActiveProcessorMask;
  return TRUE;
}
inline BOOL SetProcessAffinityMask(HANDLE, DWORD_PTR) { return TRUE; }
inline BOOL SetProcessPriorityBoost(HANDLE, BOOL) { return TRUE; }
inline BOOL SetThreadPriorityBoost(HANDLE, BOOL) { return TRUE; }
inline int GetThreadPriority(HANDLE) { return THREAD_PRIORITY_NORMAL; }
inline DWORD GetPriorityClass(HANDLE) { return NORMAL_PRIORITY_CLASS; }

inline LONG CompareFileTime(const FILETIME *a, const FILETIME *b) {
  const auto ticks = [](const FILETIME *time) {
    return static_cast<ULONGLONG>(time->dwHighDateTime) << 32 | time->dwLowDateTime;
  };
  return ticks(a) < ticks(b) ? -1 : ticks(a) > ticks(b);
}
inline BOOL FileTimeToSystemTime(const FILETIME *from, SYSTEMTIME *to) {
  const ULONGLONG ticks =
      (static_cast<ULONGLONG>(from->dwHighDateTime) << 32 | from->dwLowDateTime) -
      116444736000000000ull;
  const auto seconds = static_cast<std::time_t>(ticks / 10000000);
  std::tm parts;
  if (!::gmtime_r(&seconds, &parts))
    return FALSE;
  *to = {static_cast<WORD>(parts.tm_year + 1900), static_cast<WORD>(parts.tm_mon + 1),
         static_cast<WORD>(parts.tm_wday),        static_cast<WORD>(parts.tm_mday),
         static_cast<WORD>(parts.tm_hour),        static_cast<WORD>(parts.tm_min),
         static_cast<WORD>(parts.tm_sec),         static_cast<WORD>(ticks / 10000 % 1000)};
  return TRUE;
}
inline BOOL SystemTimeToFileTime(const SYSTEMTIME *from, FILETIME *to) {
  std::tm parts = std::tm();
  parts.tm_year = from->wYear - 1900;
  parts.tm_mon = from->wMonth - 1;
  parts.tm_mday = from->wDay;
  parts.tm_hour = from->wHour;
  parts.tm_min = from->wMinute;
  parts.tm_sec = from->wSecond;
  const auto ticks = static_cast<ULONGLONG>(::timegm(&parts)) * 10000000 +
                     from->wMilliseconds * 10000ull + 116444736000000000ull;
  *to = {static_cast<DWORD>(ticks), static_cast<DWORD>(ticks >> 32)};
  return TRUE;
}

/// Libraries of Windows do not exist here, so that LoadLibrary("user32.dll") returns null.
/// A library gets no messages about threads.
inline BOOL DisableThreadLibraryCalls(HMODULE) { return TRUE; }
inline HMODULE LoadLibraryA(LPCSTR name) {
  const HMODULE library = ::dlopen(name, RTLD_NOW);
  if (!library)
    SetLastError(amp_msvc::error::mod_not_found);
  return library;
}
inline HMODULE LoadLibraryW(LPCWSTR name) { return LoadLibraryA(amp_msvc::narrow(name).c_str()); }
/// A null `library` stands for one of Windows, from which programs take functions that only some
/// versions of it have.
inline FARPROC GetProcAddress(HMODULE library, LPCSTR name) {
  FARPROC found = nullptr;
  if (library)
    found = reinterpret_cast<FARPROC>(::dlsym(library, name));
  else if (std::strcmp(name, "GetLogicalProcessorInformation") == 0)
    found = reinterpret_cast<FARPROC>(&GetLogicalProcessorInformation);
  else if (std::strcmp(name, "GetNativeSystemInfo") == 0)
    found = reinterpret_cast<FARPROC>(&GetNativeSystemInfo);
  else if (std::strcmp(name, "GetTickCount64") == 0)
    found = reinterpret_cast<FARPROC>(&GetTickCount64);
  if (!found)
    SetLastError(amp_msvc::error::proc_not_found);
  return found;
}
inline BOOL FreeLibrary(HMODULE library) { return library && ::dlclose(library) == 0; }

/// A value for each thread.
constexpr DWORD TLS_OUT_OF_INDEXES = 0xffffffffu;
inline DWORD TlsAlloc() {
  pthread_key_t key;
  return amp_msvc::stores_error(::pthread_key_create(&key, nullptr)) ? key : TLS_OUT_OF_INDEXES;
}
inline BOOL TlsSetValue(DWORD index, LPVOID value) {
  return amp_msvc::stores_error(::pthread_setspecific(index, value));
}
/// Sets the last error to 0, so that a program can distinguish a stored null pointer from
/// an error.
inline LPVOID TlsGetValue(DWORD index) {
  SetLastError(amp_msvc::error::success);
  return ::pthread_getspecific(index);
}
inline BOOL TlsFree(DWORD index) { return amp_msvc::stores_error(::pthread_key_delete(index)); }

/// A value for each fiber, which here is a thread. The end of the thread calls the function with a
/// value that is not null; FlsFree() calls it for the calling thread only.
typedef void (*PFLS_CALLBACK_FUNCTION)(PVOID);
constexpr DWORD FLS_OUT_OF_INDEXES = 0xffffffffu;
namespace amp_msvc {
inline PFLS_CALLBACK_FUNCTION &fls_callback(DWORD index) {
  static PFLS_CALLBACK_FUNCTION callbacks[PTHREAD_KEYS_MAX];
  return callbacks[index];
}
} // namespace amp_msvc
inline DWORD FlsAlloc(PFLS_CALLBACK_FUNCTION callback) {
  pthread_key_t key;
  if (!amp_msvc::stores_error(::pthread_key_create(&key, callback)))
    return FLS_OUT_OF_INDEXES;
  amp_msvc::fls_callback(key) = callback;
  return key;
}
inline BOOL FlsSetValue(DWORD index, PVOID value) { return TlsSetValue(index, value); }
inline PVOID FlsGetValue(DWORD index) { return TlsGetValue(index); }
inline BOOL FlsFree(DWORD index) {
  PVOID const value = ::pthread_getspecific(index);
  if (!TlsFree(index))
    return FALSE;
  if (value && amp_msvc::fls_callback(index))
    amp_msvc::fls_callback(index)(value);
  return TRUE;
}

struct CONDITION_VARIABLE {
  pthread_cond_t condition;
};
typedef CONDITION_VARIABLE *PCONDITION_VARIABLE;
#define CONDITION_VARIABLE_INIT {PTHREAD_COND_INITIALIZER}
inline void InitializeConditionVariable(CONDITION_VARIABLE *variable) {
  ::pthread_cond_init(&variable->condition, nullptr);
}
inline void WakeConditionVariable(CONDITION_VARIABLE *variable) {
  ::pthread_cond_signal(&variable->condition);
}
inline void WakeAllConditionVariable(CONDITION_VARIABLE *variable) {
  ::pthread_cond_broadcast(&variable->condition);
}
/// Waits in a section that the thread has entered once. Returns FALSE after `milliseconds`, and the
/// last error is then ERROR_TIMEOUT.
inline BOOL SleepConditionVariableCS(CONDITION_VARIABLE *variable, CRITICAL_SECTION *section,
                                     DWORD milliseconds) {
  if (milliseconds == INFINITE)
    return ::pthread_cond_wait(&variable->condition, &section->mutex) == 0;
  const LONGLONG end =
      amp_msvc::nanoseconds_of(CLOCK_REALTIME) + static_cast<LONGLONG>(milliseconds) * 1000000;
  timespec time;
  time.tv_sec = static_cast<std::time_t>(end / 1000000000);
  time.tv_nsec = static_cast<long>(end % 1000000000);
  return amp_msvc::stores_error(
      ::pthread_cond_timedwait(&variable->condition, &section->mutex, &time));
}

#ifdef UNICODE
typedef OSVERSIONINFOW OSVERSIONINFO, *LPOSVERSIONINFO;
typedef OSVERSIONINFOEXW OSVERSIONINFOEX;
#define SetEnvironmentVariable SetEnvironmentVariableW
#define ExpandEnvironmentStrings ExpandEnvironmentStringsW
#define GetEnvironmentVariable GetEnvironmentVariableW
#define GetUserName GetUserNameW
#define GetCommandLine GetCommandLineW
#define LoadLibrary LoadLibraryW
#else
typedef OSVERSIONINFOA OSVERSIONINFO, *LPOSVERSIONINFO;
typedef OSVERSIONINFOEXA OSVERSIONINFOEX;
#define SetEnvironmentVariable SetEnvironmentVariableA
#define ExpandEnvironmentStrings ExpandEnvironmentStringsA
#define GetUserName GetUserNameA
#define GetComputerName GetComputerNameA
#define GetCommandLine GetCommandLineA
#define LoadLibrary LoadLibraryA
#endif

#endif
