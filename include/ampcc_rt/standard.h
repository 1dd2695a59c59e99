//===- standard.h - the standard headers that <amp.h> includes ------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Programs rely on <amp.h> to include these headers, as that of Visual C++ did. The first group
// takes little time to parse and is always included. The second group is included only in units
// that need it: ampcc defines AMPCC_RT_USES_* if a unit lacks a header whose names it writes, or
// has errors without it (ampcc/Reading/StandardHeaders.h). A further header of the second group
// also needs a row in OnDemand (StandardHeaders.cpp).
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

// The second group.
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
