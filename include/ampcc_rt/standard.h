//===- standard.h - the standard headers that <amp.h> includes ------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The headers that take little time to parse. Programs rely on <amp.h> for them, as with the first
// implementation.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_RT_STANDARD_H
#define AMPCC_RT_STANDARD_H

#include "standard_first.h"

#include <algorithm>
#include <atomic>
#include <cassert>
#include <cfloat>
#include <climits>
#include <cstdarg>
#include <cstring>
#include <exception>
#include <iterator>
#include <limits>
#include <memory>
#include <vector>

// The other headers. ampcc defines their macros for units that use their names, or have errors
// without them.
#ifdef AMPCC_RT_USES_ARRAY
#include <array>
#endif
#ifdef AMPCC_RT_USES_CHRONO
#include <chrono>
#endif
#ifdef AMPCC_RT_USES_CMATH
#include <cmath>
#endif
#ifdef AMPCC_RT_USES_CONDITION_VARIABLE
#include <condition_variable>
#endif
#ifdef AMPCC_RT_USES_FUNCTIONAL
#include <functional>
#endif
#ifdef AMPCC_RT_USES_FUTURE
#include <future>
#endif
#ifdef AMPCC_RT_USES_LIST
#include <list>
#endif
#ifdef AMPCC_RT_USES_MAP
#include <map>
#endif
#ifdef AMPCC_RT_USES_MUTEX
#include <mutex>
#endif
#ifdef AMPCC_RT_USES_SET
#include <set>
#endif
#ifdef AMPCC_RT_USES_SYSTEM_ERROR
#include <system_error>
#endif
#ifdef AMPCC_RT_USES_THREAD
#include <thread>
#endif
#ifdef AMPCC_RT_USES_UNORDERED_MAP
#include <unordered_map>
#endif

#endif
