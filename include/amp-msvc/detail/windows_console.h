//===- windows_console.h - the console of windows.h -----------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// In sources for Visual C++ (--amp-msvc) <windows.h> and <amp.h> include this file (with_amp.h). A
// handle of the console is the number of a standard stream. Calls that change the console write
// terminal escape sequences to this stream if it is a terminal, and do nothing otherwise, so that
// redirected output is the text alone. A further function of the console is added here.
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
constexpr DWORD ENABLE_PROCESSED_INPUT = 1, ENABLE_LINE_INPUT = 2, ENABLE_ECHO_INPUT = 4,
                ENABLE_MOUSE_INPUT = 0x10, ENABLE_QUICK_EDIT_MODE = 0x40,
                ENABLE_PROCESSED_OUTPUT = 1, ENABLE_WRAP_AT_EOL_OUTPUT = 2,
                ENABLE_VIRTUAL_TERMINAL_PROCESSING = 4;
/// The modes of the console are fixed: a change succeeds and does nothing.
inline BOOL GetConsoleMode(HANDLE h, LPDWORD mode) {
  *mode = ENABLE_PROCESSED_OUTPUT | ENABLE_WRAP_AT_EOL_OUTPUT | ENABLE_ECHO_INPUT;
  return h != nullptr && h != INVALID_HANDLE_VALUE;
}
inline BOOL SetConsoleMode(HANDLE, DWORD) { return TRUE; }
struct CONSOLE_CURSOR_INFO {
  DWORD dwSize;
  BOOL bVisible;
};
typedef CONSOLE_CURSOR_INFO *PCONSOLE_CURSOR_INFO;
inline BOOL GetConsoleCursorInfo(HANDLE, CONSOLE_CURSOR_INFO *info) {
  *info = {25, TRUE};
  return TRUE;
}
inline BOOL SetConsoleCursorInfo(HANDLE, const CONSOLE_CURSOR_INFO *) { return TRUE; }
typedef BOOL (*PHANDLER_ROUTINE)(DWORD);
constexpr DWORD CTRL_C_EVENT = 0, CTRL_BREAK_EVENT = 1, CTRL_CLOSE_EVENT = 2;
/// Ignores the handler: Ctrl+C ends the program.
inline BOOL SetConsoleCtrlHandler(PHANDLER_ROUTINE, BOOL) { return TRUE; }
inline BOOL AllocConsole() { return TRUE; }
inline BOOL FreeConsole() { return TRUE; }
inline BOOL AttachConsole(DWORD) { return TRUE; }
inline UINT GetConsoleCP() { return CP_UTF8; }
inline UINT GetConsoleOutputCP() { return CP_UTF8; }
inline UINT GetACP() { return CP_UTF8; }
inline BOOL FlushConsoleInputBuffer(HANDLE) { return TRUE; }
/// Writes text to standard output or standard error, without a conversion of characters.
inline BOOL WriteConsoleA(HANDLE h, const void *text, DWORD count, LPDWORD written, LPVOID) {
  std::FILE *to = h == GetStdHandle(STD_ERROR_HANDLE) ? stderr : stdout;
  const std::size_t done = std::fwrite(text, 1, count, to);
  if (written)
    *written = static_cast<DWORD>(done);
  return done == count;
}
inline BOOL WriteConsoleW(HANDLE h, const void *text, DWORD count, LPDWORD written, LPVOID) {
  const std::string bytes =
      amp_msvc::narrow(std::wstring(static_cast<const wchar_t *>(text), count));
  if (written)
    *written = count;
  return WriteConsoleA(h, bytes.data(), static_cast<DWORD>(bytes.size()), nullptr, nullptr);
}
/// Fills the window with spaces from its first place on, which clears it; writes nothing elsewhere.
inline BOOL FillConsoleOutputCharacterA(HANDLE h, CHAR character, DWORD count, COORD from,
                                        LPDWORD written) {
  if (character == ' ' && from.X == 0 && from.Y == 0)
    if (std::FILE *to = amp_msvc::terminal(h))
      std::fputs("\033[2J", to);
  *written = count;
  return TRUE;
}
inline BOOL FillConsoleOutputCharacterW(HANDLE h, WCHAR character, DWORD count, COORD from,
                                        LPDWORD written) {
  return FillConsoleOutputCharacterA(h, character == L' ' ? ' ' : 'x', count, from, written);
}
inline BOOL FillConsoleOutputAttribute(HANDLE, WORD, DWORD count, COORD, LPDWORD written) {
  *written = count;
  return TRUE;
}

#ifdef UNICODE
#define SetConsoleTitle SetConsoleTitleW
#define WriteConsole WriteConsoleW
#define FillConsoleOutputCharacter FillConsoleOutputCharacterW
#else
#define SetConsoleTitle SetConsoleTitleA
#define WriteConsole WriteConsoleA
#define FillConsoleOutputCharacter FillConsoleOutputCharacterA
#endif

#endif
