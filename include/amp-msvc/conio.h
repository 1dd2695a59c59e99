//===- conio.h - keys of the console --------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// On the include path only with --amp-msvc (sources for Visual C++). Programs call these functions
// so that their window stays open until a key is pressed. A further function of <conio.h> is added
// here.
//
//===----------------------------------------------------------------------===//
#ifndef AMP_MSVC_CONIO_H
#define AMP_MSVC_CONIO_H

#include <cstdio>
#include <cwchar>
#include <poll.h>
#include <unistd.h>

namespace amp_msvc {

/// The end of standard input was read, and no call of _kbhit() has followed.
inline bool &end_was_read() {
  static bool was_read = false;
  return was_read;
}

} // namespace amp_msvc

/// Return a character of standard input, or EOF. A terminal passes on only complete lines, so the
/// user has to press Enter.
inline int _getch() {
  const int c = std::getchar();
  amp_msvc::end_was_read() = c == EOF;
  return c;
}
inline int _getche() { return _getch(); }

/// Returns 1 if a read of standard input would not wait, because input (of a terminal a complete
/// line) or its end is there, else 0. The rest of a line that _getch() has begun does not count,
/// because stdio has already read it. After a read of the end the first result is 0, so that both
/// `while (!_kbhit())` and `while (_kbhit()) _getch();` end without a keyboard.
inline int _kbhit() {
  if (amp_msvc::end_was_read()) {
    amp_msvc::end_was_read() = false;
    return 0;
  }
  pollfd input = {STDIN_FILENO, POLLIN, 0};
  return ::poll(&input, 1, 0) > 0;
}

inline int _putch(int c) { return std::putchar(c); }
inline int _cputs(const char *text) { return std::fputs(text, stdout) < 0 ? -1 : 0; }
inline wint_t _getwch() { return static_cast<wint_t>(_getch()); }
inline wint_t _getwche() { return _getwch(); }
#define _cprintf std::printf

/// The same functions without an underscore, which Visual C++ has as well.
inline int getch() { return _getch(); }
inline int getche() { return _getche(); }
inline int kbhit() { return _kbhit(); }
inline int putch(int c) { return _putch(c); }
inline int cputs(const char *text) { return _cputs(text); }

#endif
