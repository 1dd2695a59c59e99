//===- windows.h - the subset of windows.h that console programs use ------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// On the include path only with --amp-msvc (sources for Visual C++). It has the types, console,
// files, memory, time, threads and message boxes, in the headers detail/windows_*.h, besides min
// and max. It has no windows and no message loop. A further function belongs in the one of these
// headers that its subject fits.
//
//===----------------------------------------------------------------------===//
#ifndef AMP_MSVC_WINDOWS_H
#define AMP_MSVC_WINDOWS_H

#include "../amp/detail/config.h"
#include "detail/com_absent.h"
#include "detail/intrinsics.h"
#include "detail/system_absent.h"
#include "detail/windows_absent.h"
#include "detail/windows_console.h"
#include "detail/windows_dates.h"
#include "detail/windows_errors.h"
#include "detail/windows_files.h"
#include "detail/windows_find.h"
#include "detail/windows_mapping.h"
#include "detail/windows_memory.h"
#include "detail/windows_process.h"
#include "detail/windows_processors.h"
#include "detail/windows_profile.h"
#include "detail/windows_random.h"
#include "detail/windows_registry.h"
#include "detail/windows_shell.h"
#include "detail/windows_sound.h"
#include "detail/windows_system.h"
#include "detail/windows_threads.h"
#include "detail/windows_times.h"
#include "detail/windows_user.h"
#include <type_traits>

#include "detail/windows_either.h"

/// The type byte of rpcndr.h. Where std::byte is visible as well, ampcc lets `byte` name this type.
typedef unsigned char byte;

#if !defined(NOMINMAX) && !defined(min) && !defined(max)
/// On Windows min and max are macros. So these functions take arguments of two types, and kernels
/// may call them.
template <typename A, typename B>
constexpr typename std::common_type<A, B>::type max(const A &a, const B &b) AMPCC_DUAL {
  return a < b ? b : a;
}
template <typename A, typename B>
constexpr typename std::common_type<A, B>::type min(const A &a, const B &b) AMPCC_DUAL {
  return b < a ? b : a;
}

// After `using namespace std` the templates would lose to those of <algorithm>, which kernels
// cannot call. These functions win, because they are no templates.
#define AMP_MSVC_MIN_MAX(TYPE)                                                                     \
  constexpr TYPE max(TYPE a, TYPE b) AMPCC_DUAL { return a < b ? b : a; }                          \
  constexpr TYPE min(TYPE a, TYPE b) AMPCC_DUAL { return b < a ? b : a; }
AMP_MSVC_MIN_MAX(int)
AMP_MSVC_MIN_MAX(unsigned int)
AMP_MSVC_MIN_MAX(long)
AMP_MSVC_MIN_MAX(unsigned long)
AMP_MSVC_MIN_MAX(float)
AMP_MSVC_MIN_MAX(double)
#undef AMP_MSVC_MIN_MAX
#endif

#endif
