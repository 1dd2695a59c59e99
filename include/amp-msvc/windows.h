//===- windows.h - the console subset, for sources from Visual C++ --------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// On the include path only with --amp-msvc.
//
//===----------------------------------------------------------------------===//
#ifndef AMP_MSVC_WINDOWS_H
#define AMP_MSVC_WINDOWS_H

#include "../amp/detail/config.h"
#include "detail/com_absent.h"
#include "detail/intrinsics.h"
#include "detail/windows_console.h"
#include "detail/windows_errors.h"
#include "detail/windows_files.h"
#include "detail/windows_memory.h"
#include "detail/windows_system.h"
#include "detail/windows_threads.h"
#include "detail/windows_user.h"
#include <type_traits>

/// Of rpcndr.h. Where std::byte is visible as well, ampcc takes this one.
typedef unsigned char byte;

#if !defined(NOMINMAX) && !defined(min) && !defined(max)
/// Macros on Windows: they take two different types, and kernels may use them.
template <typename A, typename B>
constexpr typename std::common_type<A, B>::type max(const A &a, const B &b) AMPCC_DUAL {
  return a < b ? b : a;
}
template <typename A, typename B>
constexpr typename std::common_type<A, B>::type min(const A &a, const B &b) AMPCC_DUAL {
  return b < a ? b : a;
}

// Behind `using namespace std`, a template loses to that of <algorithm>, which kernels cannot call.
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
