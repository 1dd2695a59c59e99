//===- process.h - the process and its threads, as in Visual C++ ----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// On the include path only with --amp-msvc. Threads are those of detail/windows_threads.h.
//
//===----------------------------------------------------------------------===//
#ifndef AMP_MSVC_PROCESS_H
#define AMP_MSVC_PROCESS_H

#include <cstdint>
#include <cstdlib>
#include <thread>
#include <unistd.h>

#include "detail/windows_threads.h"

inline int _getpid() { return static_cast<int>(::getpid()); }

/// Starts a thread. Returns a handle for WaitForSingleObject and CloseHandle.
inline std::uintptr_t _beginthreadex(void *, unsigned, unsigned (*start)(void *), void *argument,
                                     unsigned flags, unsigned *id) {
  return reinterpret_cast<std::uintptr_t>(CreateThread(nullptr, 0, start, argument, flags, id));
}
[[noreturn]] inline void _endthreadex(unsigned code) { ExitThread(code); }
[[noreturn]] inline void _endthread() { ExitThread(0); }

/// Starts a thread. The result, which is not 0, is not a handle: the thread cannot be waited for.
inline std::uintptr_t _beginthread(void (*start)(void *), unsigned, void *argument) {
  std::thread(start, argument).detach();
  return 1;
}

#endif
