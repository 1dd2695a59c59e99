//===- host_check.h - the checks of --amp-check on the host ---------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// With --amp-check the host source of a unit, the text for the host compiler, defines
// __AMPCC_CHECK__. Then this file declares the functions of the runtime that report indices out of
// bounds and uses of freed memory, and replaces `operator delete`, so that the runtime learns of
// freed memory. in_passing.h and amp/detail/checked_access.h include it. It includes no system
// header, because the macros with which a program configures these may follow it. docs/checking.md
// describes the reports. A further check of host code is declared here and implemented in
// runtime/check.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_RT_HOST_CHECK_H
#define AMPCC_RT_HOST_CHECK_H

#include "exported.h"

AMPCC_RT_BEGIN_EXPORTS
namespace ampcc_rt {

struct buffer;

/// A location in the user's source.
struct user_place {
  const char *file;
  unsigned line, column; ///< column 0: not known
  constexpr user_place(const char *file, unsigned line, unsigned column)
      : file(file), line(line), column(column) {}
};

/// As a default argument: the source location of the call. g++ has no column.
#if defined(__clang__)
#define AMPCC_HERE ::ampcc_rt::user_place(__builtin_FILE(), __builtin_LINE(), __builtin_COLUMN())
#else
#define AMPCC_HERE ::ampcc_rt::user_place(__builtin_FILE(), __builtin_LINE(), 0)
#endif

// All of these do nothing if the environment variable AMPCC_CHECK turns the checks off.

/// Lets the runtime record, from now on, which memory of the caller each view shows. Without this
/// call memory_freed() and check_memory() have no effect.
void expect_host_checks() noexcept;
/// Informs the runtime that heap memory is about to be freed, so that it marks the views of it.
void memory_freed(void *memory) noexcept;

/// Reports an index that the caller has found to be out of bounds, and throws runtime_exception.
/// `whose` names the container, such as "the array"; `index` and `extent` have `rank` components.
void report_index(const user_place &at, const char *whose, const int *index, const int *extent,
                  int rank);
/// report_index() for the component `dimension` alone, of a projection.
void report_row(const user_place &at, const char *whose, int index, int extent, int dimension);
/// Reports the access at `at` and throws runtime_exception if the memory that a view shows was
/// freed.
void check_memory(const buffer &source, const user_place &at);

#ifdef __AMPCC_CHECK__ // not in the runtime
namespace {
struct host_checks {
  host_checks() noexcept { expect_host_checks(); }
} const host_checks_on __attribute__((init_priority(101), used));
} // namespace
#endif

} // namespace ampcc_rt
AMPCC_RT_END_EXPORTS

// A sanitizer has its own allocator and reports uses of freed memory by itself.
#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(memory_sanitizer) ||                         \
    __has_feature(thread_sanitizer)
#define AMPCC_HAS_SANITIZER
#endif
#elif defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
#define AMPCC_HAS_SANITIZER
#endif
#if defined(__AMPCC_CHECK__) && __AMPCC_CHECK__ == 1 && !defined(AMPCC_HAS_SANITIZER)
/// Weak, so that an `operator delete` of the program takes precedence. In a unit that defines one,
/// ampcc defines __AMPCC_CHECK__ as 2.
__attribute__((weak)) void operator delete(void *memory) noexcept {
  ::ampcc_rt::memory_freed(memory);
  __builtin_free(memory);
}
__attribute__((weak)) void operator delete(void *memory, __SIZE_TYPE__) noexcept {
  ::operator delete(memory);
}
#endif

#endif
