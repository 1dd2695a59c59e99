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
#include <poll.h>
#include <unistd.h>

/// Return a character of standard input, or EOF. A terminal passes on only complete lines, so the
/// user has to press Enter.
inline int _getch() { return std::getchar(); }
inline int _getche() { return std::getchar(); }

/// Returns 1 if a read of standard input would not wait, because input (of a terminal a complete
/// line) or its end is there, else 0. The rest of a line that _getch() has begun does not count,
/// because stdio has already read it.
inline int _kbhit() {
  pollfd input = {STDIN_FILENO, POLLIN, 0};
  return ::poll(&input, 1, 0) > 0;
}

inline int _putch(int c) { return std::putchar(c); }
inline int _cputs(const char *text) { return std::fputs(text, stdout) < 0 ? -1 : 0; }
#define _cprintf std::printf

/// The same functions without an underscore, which Visual C++ has as well.
inline int getch() { return _getch(); }
inline int getche() { return _getche(); }
inline int kbhit() { return _kbhit(); }
inline int putch(int c) { return _putch(c); }
inline int cputs(const char *text) { return _cputs(text); }

#endif
