//===- crt_process.h - memory, handlers, errors and time zone of Visual C++'s C library ---===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// detail/dialect.h includes this file before every source for Visual C++ (--amp-msvc). Handlers of
// errors are accepted and never called, because an invalid parameter or a pure call ends the
// program, and a fault of the processor is a signal. A further function of this subject is added
// here.
//
//===----------------------------------------------------------------------===//
#ifndef AMP_MSVC_DETAIL_CRT_PROCESS_H
#define AMP_MSVC_DETAIL_CRT_PROCESS_H

#include "crt.h"
#include "crt_numbers.h"
#include "crt_text.h"
#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <malloc.h>
#include <unistd.h>

/// The block must come from _aligned_malloc() or be null.
inline void *_aligned_realloc(void *block, std::size_t size, std::size_t alignment) {
  void *const grown = size ? _aligned_malloc(size, alignment) : nullptr;
  const std::size_t old = block ? ::malloc_usable_size(block) : 0;
  if (grown && block)
    std::memcpy(grown, block, old < size ? old : size);
  if (grown || size == 0)
    std::free(block);
  return grown;
}
inline void *_aligned_recalloc(void *block, std::size_t count, std::size_t size,
                               std::size_t alignment) {
  const std::size_t bytes = count * size;
  const std::size_t old = block ? ::malloc_usable_size(block) : 0;
  void *const grown = _aligned_realloc(block, bytes, alignment);
  if (grown && old < bytes)
    std::memset(static_cast<char *>(grown) + old, 0, bytes - old);
  return grown;
}
/// Returns the usable size, which may be larger than the one that the program requested.
inline std::size_t _aligned_msize(void *block, std::size_t, std::size_t) {
  return ::malloc_usable_size(block);
}
#define _HEAP_MAXREQ 0xffffffffffffffe0u
#define _HEAPOK (-2)
inline int _heapchk() { return _HEAPOK; }
inline int _heapmin() { return ::malloc_trim(0) >= 0 ? 0 : -1; }
inline void *_memccpy(void *to, const void *from, int c, std::size_t count) {
  return ::memccpy(to, from, c, count);
}
inline void _swab(char *from, char *to, int count) { ::swab(from, to, count); }

#define _OUT_TO_DEFAULT 0
#define _OUT_TO_STDERR 1
#define _OUT_TO_MSGBOX 2
#define _REPORT_ERRMODE 3
#define _WRITE_ABORT_MSG 1
#define _CALL_REPORTFAULT 2
typedef int (*_PNH)(std::size_t);
inline _PNH _set_new_handler(_PNH) { return nullptr; }
inline int _set_new_mode(int) { return 0; }
typedef void (*_purecall_handler)();
inline _purecall_handler _set_purecall_handler(_purecall_handler) { return nullptr; }
struct _EXCEPTION_POINTERS;
typedef void (*_se_translator_function)(unsigned int, _EXCEPTION_POINTERS *);
inline _se_translator_function _set_se_translator(_se_translator_function) { return nullptr; }
inline unsigned int _get_output_format() { return 0; }

inline void _cexit() { std::fflush(nullptr); }
inline void _c_exit() {}
inline void _sleep(unsigned long milliseconds) {
  ::usleep(static_cast<useconds_t>(milliseconds * 1000));
}
/// The functions that exit() calls are those of atexit().
typedef int (*_onexit_t)();
inline _onexit_t _onexit(_onexit_t function) {
  return std::atexit(reinterpret_cast<void (*)()>(function)) == 0 ? function : nullptr;
}
inline void _beep(unsigned int, unsigned int) {}

/// The error of the system is that of the C library.
#define _doserrno errno
inline errno_t _get_doserrno(int *value) { return _get_errno(value); }
inline errno_t _set_doserrno(int value) { return _set_errno(value); }

/// Seconds between UTC and the local time, and whether the zone has a summer time. ::tzset() sets
/// them.
inline errno_t _get_timezone(long *seconds) {
  *seconds = ::timezone;
  return 0;
}
inline errno_t _get_daylight(int *hours) {
  *hours = ::daylight;
  return 0;
}
#define _timezone timezone
#define _daylight daylight
#define _tzname tzname

#endif
