//===- windows_console.h - the console of windows.h -----------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// <windows.h> and <amp.h> include this file (with_amp.h). A handle of the console is the number of
// a standard stream. Calls for the console write terminal escape sequences to this stream if it is
// a terminal, and do nothing otherwise, so that redirected output is the text alone.
//
//===----------------------------------------------------------------------===//
#ifndef AMP_MSVC_DETAIL_WINDOWS_CONSOLE_H
#define AMP_MSVC_DETAIL_WINDOWS_CONSOLE_H

#include "wide_text.h"
#include "windows_types.h"
#include <cstdio>
#include <cstdlib>
#include <unistd.h>

#define INVALID_HANDLE_VALUE (reinterpret_cast<HANDLE>(static_cast<std::intptr_t>(-1)))
constexpr DWORD STD_INPUT_HANDLE = static_cast<DWORD>(-10);
constexpr DWORD STD_OUTPUT_HANDLE = static_cast<DWORD>(-11);
constexpr DWORD STD_ERROR_HANDLE = static_cast<DWORD>(-12);

constexpr WORD FOREGROUND_BLUE = 0x01, FOREGROUND_GREEN = 0x02, FOREGROUND_RED = 0x04;
constexpr WORD FOREGROUND_INTENSITY = 0x08;
constexpr WORD BACKGROUND_BLUE = 0x10, BACKGROUND_GREEN = 0x20, BACKGROUND_RED = 0x40;
constexpr WORD BACKGROUND_INTENSITY = 0x80;

namespace amp_msvc {

/// Returns the stream of a standard handle if it is a terminal, else null.
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

/// Converts a colour of Windows, whose lowest bit is blue, to one of a terminal, whose lowest bit
/// is red.
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
    // The shell should not continue in the colours of the program.
    static const int registered = std::atexit([] { std::fputs("\033[0m", stdout); });
    (void)registered;
  }
  return TRUE;
}

/// Do nothing, because the user chooses the size of a terminal.
inline BOOL SetConsoleScreenBufferSize(HANDLE, COORD) { return TRUE; }
inline BOOL SetConsoleWindowInfo(HANDLE, BOOL, const SMALL_RECT *) { return TRUE; }

inline BOOL SetConsoleCursorPosition(HANDLE h, COORD position) {
  if (std::FILE *out = amp_msvc::terminal(h))
    std::fprintf(out, "\033[%d;%dH", position.Y + 1, position.X + 1);
  return TRUE;
}

struct CONSOLE_SCREEN_BUFFER_INFO {
  COORD dwSize, dwCursorPosition;
  WORD wAttributes;
  SMALL_RECT srWindow;
  COORD dwMaximumWindowSize;
};

/// Returns a window of 80 by 25 characters and white on black, because a terminal has no query for
/// its colours. Programs read the values to restore them later.
inline BOOL GetConsoleScreenBufferInfo(HANDLE, CONSOLE_SCREEN_BUFFER_INFO *info) {
  *info = CONSOLE_SCREEN_BUFFER_INFO();
  info->dwSize = info->dwMaximumWindowSize = {80, 25};
  info->srWindow = {0, 0, 79, 24};
  info->wAttributes = FOREGROUND_RED | FOREGROUND_GREEN | FOREGROUND_BLUE;
  return TRUE;
}
constexpr UINT CP_ACP = 0, CP_UTF8 = 65001;
inline BOOL SetConsoleOutputCP(UINT) { return TRUE; }
inline BOOL SetConsoleCP(UINT) { return TRUE; }

inline BOOL SetConsoleTitleA(LPCSTR title) {
  if (std::FILE *out = amp_msvc::terminal(GetStdHandle(STD_OUTPUT_HANDLE)))
    std::fprintf(out, "\033]0;%s\007", title);
  return TRUE;
}
inline BOOL SetConsoleTitleW(LPCWSTR title) {
  return SetConsoleTitleA(amp_msvc::narrow(title).c_str());
}
#ifdef UNICODE
#define SetConsoleTitle SetConsoleTitleW
#else
#define SetConsoleTitle SetConsoleTitleA
#endif

#endif
