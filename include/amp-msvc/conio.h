//===- conio.h - waiting for a key ----------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// On the include path only with --amp-msvc. Programs call these so that their window stays open.
//
//===----------------------------------------------------------------------===//
#ifndef AMP_MSVC_CONIO_H
#define AMP_MSVC_CONIO_H

#include <cstdio>
#include <poll.h>
#include <unistd.h>

/// A character of standard input; it is there when a line is complete.
inline int _getch() { return std::getchar(); }
inline int _getche() { return std::getchar(); }

inline int _kbhit() {
  pollfd input = {STDIN_FILENO, POLLIN, 0};
  return ::poll(&input, 1, 0) > 0;
}

#endif
