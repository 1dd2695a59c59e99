//===- conio.h - keys of the console --------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// On the include path only with --amp-msvc. Programs call these functions so that their window
// stays open until a key is pressed.
//
//===----------------------------------------------------------------------===//
#ifndef AMP_MSVC_CONIO_H
#define AMP_MSVC_CONIO_H

#include <cstdio>
#include <poll.h>
#include <unistd.h>

/// Return a character of standard input. The terminal passes on a line when it is complete, so the
/// user has to press Enter.
inline int _getch() { return std::getchar(); }
inline int _getche() { return std::getchar(); }

/// Whether standard input has characters that were not read.
inline int _kbhit() {
  pollfd input = {STDIN_FILENO, POLLIN, 0};
  return ::poll(&input, 1, 0) > 0;
}

#endif
