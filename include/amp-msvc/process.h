//===- process.h - the process and its threads, as in Visual C++ ----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// On the include path only with --amp-msvc (sources for Visual C++). Programs start threads with
// _beginthreadex() or _beginthread(). The handles are those of detail/windows_threads.h. A further
// function that starts or ends threads is added here.
//
//===----------------------------------------------------------------------===//
#ifndef AMP_MSVC_PROCESS_H
#define AMP_MSVC_PROCESS_H

#include <cstdint>
#include <cstdlib>
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

/// Starts a thread. Returns a handle for WaitForSingleObject, which is closed when the thread ends.
/// A wait that begins after that returns at once.
inline std::uintptr_t _beginthread(void (*start)(void *), unsigned, void *argument) {
  const auto work = [=]() -> DWORD {
    start(argument);
    return 0;
  };
  return reinterpret_cast<std::uintptr_t>(
      amp_msvc::make_thread(work, /*is_suspended=*/false, /*closes_itself=*/true));
}

#endif
