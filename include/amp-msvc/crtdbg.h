//===- crtdbg.h - assertions and reports of debug builds ------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// On the include path only with --amp-msvc (sources for Visual C++). With this option <amp.h>
// includes this file (detail/with_amp.h), so that programs have these names without an #include. As
// in Visual C++, assertions and reports are active only in builds with -D_DEBUG. They always write
// to the standard error output, because the modes and files that a program sets have no effect. A
// failed assertion then aborts. The functions that find leaks and check the heap exist in all
// builds, but report nothing, because no allocations are recorded. A further macro that reports
// needs a form with _DEBUG and one without.
//
//===----------------------------------------------------------------------===//
#ifndef AMP_MSVC_CRTDBG_H
#define AMP_MSVC_CRTDBG_H

#include "detail/passed_text.h"
#include <cstdio>
#include <cstdlib>
#include <new>

#define _CRT_WARN 0
#define _CRT_ERROR 1
#define _CRT_ASSERT 2
#define _CRTDBG_MODE_FILE 1
#define _CRTDBG_MODE_DEBUG 2
#define _CRTDBG_MODE_WNDW 4
#define _CRTDBG_REPORT_MODE (-1)
#define _CRTDBG_FILE_STDERR (reinterpret_cast<void *>(-5))
#define _CRTDBG_FILE_STDOUT (reinterpret_cast<void *>(-4))
#define _CRTDBG_ALLOC_MEM_DF 0x01
#define _CRTDBG_DELAY_FREE_MEM_DF 0x02
#define _CRTDBG_CHECK_ALWAYS_DF 0x04
#define _CRTDBG_CHECK_CRT_DF 0x10
#define _CRTDBG_LEAK_CHECK_DF 0x20
#define _CRTDBG_REPORT_FLAG (-1)

namespace amp_msvc {

template <typename... Arguments>
inline void debug_report(const char *format, const Arguments &...arguments) {
  std::fprintf(stderr, format, amp_msvc::passed_text(arguments)...);
}
inline void debug_report(const char *text) { std::fputs(text, stderr); }

[[noreturn]] inline void assertion_failed(const char *expression, const char *file, int line) {
  std::fprintf(stderr, "%s(%d): assertion failed: %s\n", file, line, expression);
  std::abort();
}

} // namespace amp_msvc

inline int _CrtSetDbgFlag(int) { return 0; }
inline int _CrtSetReportMode(int, int) { return 0; }
inline void *_CrtSetReportFile(int, void *) { return nullptr; }
inline int _CrtDumpMemoryLeaks() { return 0; }
inline int _CrtCheckMemory() { return 1; }
inline long _CrtSetBreakAlloc(long) { return -1; }

#define _FREE_BLOCK 0
#define _NORMAL_BLOCK 1
#define _CRT_BLOCK 2
#define _IGNORE_BLOCK 3
#define _CLIENT_BLOCK 4
#define _CRTDBG_REPORT_FILE (reinterpret_cast<void *>(-6))
struct _CrtMemState {
  std::size_t lCounts[5], lSizes[5], lHighCount, lTotalCount;
};
inline void _CrtMemCheckpoint(_CrtMemState *state) { *state = _CrtMemState(); }
inline int _CrtMemDifference(_CrtMemState *difference, const _CrtMemState *, const _CrtMemState *) {
  *difference = _CrtMemState();
  return 0;
}
inline void _CrtMemDumpStatistics(const _CrtMemState *) {}
inline void _CrtMemDumpAllObjectsSince(const _CrtMemState *) {}
inline int _CrtIsValidHeapPointer(const void *pointer) { return pointer != nullptr; }
inline int _CrtIsValidPointer(const void *pointer, unsigned int, int) { return pointer != nullptr; }
#define _malloc_dbg(SIZE, KIND, FILE, LINE) std::malloc(SIZE)
#define _free_dbg(BLOCK, KIND) std::free(BLOCK)
/// For `#define new new(_NORMAL_BLOCK, __FILE__, __LINE__)`, with which programs find leaks.
inline void *operator new(std::size_t size, int, const char *, int) { return ::operator new(size); }
inline void *operator new[](std::size_t size, int, const char *, int) {
  return ::operator new[](size);
}
inline void operator delete(void *block, int, const char *, int) { ::operator delete(block); }
inline void operator delete[](void *block, int, const char *, int) { ::operator delete[](block); }
#define _CrtDbgBreak() __builtin_trap()

#ifdef _DEBUG
#define _ASSERT_EXPR(CONDITION, TEXT)                                                              \
  ((CONDITION) ? (void)0 : ::amp_msvc::assertion_failed(#CONDITION, __FILE__, __LINE__))
#define _ASSERT(CONDITION) _ASSERT_EXPR((CONDITION), nullptr)
#define _ASSERTE(CONDITION)                                                                        \
  ((CONDITION) ? (void)0 : ::amp_msvc::assertion_failed(#CONDITION, __FILE__, __LINE__))
#define _RPT0(KIND, TEXT) ::amp_msvc::debug_report(TEXT)
#define _RPT1(KIND, ...) ::amp_msvc::debug_report(__VA_ARGS__)
#define _RPT2(KIND, ...) ::amp_msvc::debug_report(__VA_ARGS__)
#define _RPT3(KIND, ...) ::amp_msvc::debug_report(__VA_ARGS__)
#define _RPT4(KIND, ...) ::amp_msvc::debug_report(__VA_ARGS__)
#else
#define _ASSERT_EXPR(CONDITION, TEXT) ((void)0)
#define _ASSERT(CONDITION) ((void)0)
#define _ASSERTE(CONDITION) ((void)0)
#define _RPT0(KIND, TEXT) ((void)0)
#define _RPT1(KIND, ...) ((void)0)
#define _RPT2(KIND, ...) ((void)0)
#define _RPT3(KIND, ...) ((void)0)
#define _RPT4(KIND, ...) ((void)0)
#endif
#define _RPTF0 _RPT0
#define _RPTF1 _RPT1
#define _RPTF2 _RPT2
#define _RPTF3 _RPT3
#define _RPTF4 _RPT4

#endif
