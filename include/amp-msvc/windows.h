//===- windows.h - the console subset, for sources from Visual C++ --------===//
//
// On the include path only with --amp-msvc. Console calls become terminal escapes when standard
// output is a terminal and do nothing otherwise, so that redirected output is the text alone.
//
//===----------------------------------------------------------------------===//
#ifndef AMP_MSVC_WINDOWS_H
#define AMP_MSVC_WINDOWS_H

#include "detail/wide_text.h"
#include "tchar.h"
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <detail/config.h>
#include <thread>
#include <type_traits>
#include <unistd.h>

typedef int BOOL;
typedef unsigned char BYTE;
typedef unsigned short WORD;
typedef std::uint32_t DWORD;
typedef short SHORT;
typedef unsigned short USHORT;
typedef std::int32_t LONG;
typedef std::uint32_t ULONG;
typedef int INT;
typedef unsigned int UINT;
typedef float FLOAT;
typedef char CHAR;
typedef wchar_t WCHAR;
typedef long long LONGLONG;
typedef unsigned long long ULONGLONG;
typedef void *HANDLE;
typedef void *LPVOID;
typedef const char *LPCSTR;
typedef char *LPSTR;
typedef const wchar_t *LPCWSTR;
typedef wchar_t *LPWSTR;
typedef const TCHAR *LPCTSTR;
typedef TCHAR *LPTSTR;
typedef std::size_t SIZE_T;
typedef std::int32_t INT32;
typedef std::uint32_t UINT32;
typedef std::int64_t INT64;
typedef std::uint64_t UINT64;
typedef std::uint64_t DWORD64;
typedef LONG HRESULT;

#ifndef TRUE
#define TRUE 1
#endif
#ifndef FALSE
#define FALSE 0
#endif
#ifndef VOID
#define VOID void
#endif
#define TEXT(text) _T(text)
#define UNREFERENCED_PARAMETER(NAME) ((void)(NAME))
#define WINAPI
#define CALLBACK
#define APIENTRY

struct COORD {
  SHORT X, Y;
};
struct SMALL_RECT {
  SHORT Left, Top, Right, Bottom;
};
union LARGE_INTEGER {
  __extension__ struct {
    DWORD LowPart;
    LONG HighPart;
  };
  struct {
    DWORD LowPart;
    LONG HighPart;
  } u;
  LONGLONG QuadPart;
};

#if !defined(NOMINMAX) && !defined(min) && !defined(max)
/// Macros on Windows: they take two different types, and kernels may use them.
template <typename A, typename B>
constexpr typename std::common_type<A, B>::type max(const A &a, const B &b) AMPCC_DUAL {
  return a < b ? b : a;
}
template <typename A, typename B>
constexpr typename std::common_type<A, B>::type min(const A &a, const B &b) AMPCC_DUAL {
  return b < a ? b : a;
}

// Behind `using namespace std`, a template loses to that of <algorithm>, which kernels cannot call.
#define AMP_MSVC_MIN_MAX(TYPE)                                                                     \
  constexpr TYPE max(TYPE a, TYPE b) AMPCC_DUAL { return a < b ? b : a; }                          \
  constexpr TYPE min(TYPE a, TYPE b) AMPCC_DUAL { return b < a ? b : a; }
AMP_MSVC_MIN_MAX(int)
AMP_MSVC_MIN_MAX(unsigned int)
AMP_MSVC_MIN_MAX(long)
AMP_MSVC_MIN_MAX(unsigned long)
AMP_MSVC_MIN_MAX(float)
AMP_MSVC_MIN_MAX(double)
#undef AMP_MSVC_MIN_MAX
#endif

#define INVALID_HANDLE_VALUE (reinterpret_cast<HANDLE>(static_cast<std::intptr_t>(-1)))
constexpr DWORD STD_INPUT_HANDLE = static_cast<DWORD>(-10);
constexpr DWORD STD_OUTPUT_HANDLE = static_cast<DWORD>(-11);
constexpr DWORD STD_ERROR_HANDLE = static_cast<DWORD>(-12);

constexpr WORD FOREGROUND_BLUE = 0x01, FOREGROUND_GREEN = 0x02, FOREGROUND_RED = 0x04;
constexpr WORD FOREGROUND_INTENSITY = 0x08;
constexpr WORD BACKGROUND_BLUE = 0x10, BACKGROUND_GREEN = 0x20, BACKGROUND_RED = 0x40;
constexpr WORD BACKGROUND_INTENSITY = 0x80;

namespace amp_msvc {

/// The stream behind a standard handle when it is a terminal, else null.
inline std::FILE *terminal(HANDLE h) {
  switch (static_cast<DWORD>(reinterpret_cast<std::intptr_t>(h))) {
  case STD_OUTPUT_HANDLE:
    return ::isatty(STDOUT_FILENO) ? stdout : nullptr;
  case STD_ERROR_HANDLE:
    return ::isatty(STDERR_FILENO) ? stderr : nullptr;
  default:
    return nullptr;
  }
}

/// Three bits of a console colour (blue lowest) as a terminal counts them (red lowest).
inline int terminal_color(WORD bits) { return ((bits & 4) >> 2) | (bits & 2) | ((bits & 1) << 2); }

} // namespace amp_msvc

inline HANDLE GetStdHandle(DWORD which) {
  return reinterpret_cast<HANDLE>(static_cast<std::intptr_t>(which));
}

inline BOOL SetConsoleTextAttribute(HANDLE h, WORD attributes) {
  if (std::FILE *out = amp_msvc::terminal(h)) {
    const int foreground = (attributes & FOREGROUND_INTENSITY ? 90 : 30);
    const int background = (attributes & BACKGROUND_INTENSITY ? 100 : 40);
    std::fprintf(out, "\033[0;%dm", foreground + amp_msvc::terminal_color(attributes & 7));
    if (attributes & 0xf0)
      std::fprintf(out, "\033[%dm", background + amp_msvc::terminal_color((attributes >> 4) & 7));
    // The shell behind the program should not go on in its colours.
    static const int registered = std::atexit([] { std::fputs("\033[0m", stdout); });
    (void)registered;
  }
  return TRUE;
}

/// A terminal's size is its owner's to choose.
inline BOOL SetConsoleScreenBufferSize(HANDLE, COORD) { return TRUE; }
inline BOOL SetConsoleWindowInfo(HANDLE, BOOL, const SMALL_RECT *) { return TRUE; }

inline BOOL SetConsoleCursorPosition(HANDLE h, COORD position) {
  if (std::FILE *out = amp_msvc::terminal(h))
    std::fprintf(out, "\033[%d;%dH", position.Y + 1, position.X + 1);
  return TRUE;
}

inline BOOL SetConsoleTitleA(LPCSTR title) {
  if (std::FILE *out = amp_msvc::terminal(GetStdHandle(STD_OUTPUT_HANDLE)))
    std::fprintf(out, "\033]0;%s\007", title);
  return TRUE;
}
inline BOOL SetConsoleTitleW(LPCWSTR title) {
  return SetConsoleTitleA(amp_msvc::narrow(title).c_str());
}
#ifdef _UNICODE
#define SetConsoleTitle SetConsoleTitleW
#else
#define SetConsoleTitle SetConsoleTitleA
#endif

/// Where a debugger would listen on Windows: nobody does here.
inline void OutputDebugStringA(LPCSTR) {}
inline void OutputDebugStringW(LPCWSTR) {}
#ifdef _UNICODE
#define OutputDebugString OutputDebugStringW
#else
#define OutputDebugString OutputDebugStringA
#endif

inline void Sleep(DWORD milliseconds) {
  std::this_thread::sleep_for(std::chrono::milliseconds(milliseconds));
}

inline BOOL QueryPerformanceFrequency(LARGE_INTEGER *frequency) {
  frequency->QuadPart = 1000000000;
  return TRUE;
}

inline BOOL QueryPerformanceCounter(LARGE_INTEGER *count) {
  using namespace std::chrono;
  count->QuadPart = duration_cast<nanoseconds>(steady_clock::now().time_since_epoch()).count();
  return TRUE;
}

inline ULONGLONG GetTickCount64() {
  using namespace std::chrono;
  return static_cast<ULONGLONG>(
      duration_cast<milliseconds>(steady_clock::now().time_since_epoch()).count());
}
inline DWORD GetTickCount() { return static_cast<DWORD>(GetTickCount64()); }

#endif
