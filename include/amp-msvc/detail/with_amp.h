//===- with_amp.h - the headers that Visual C++'s <amp.h> includes --------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// <amp.h> includes this file at its end in sources for Visual C++ (--amp-msvc,
// AMP_READS_AT_ITS_END), because programs rely on these headers. Of windows.h this file includes
// the types, the console, the time and the atomic operations. Only <windows.h> itself has min and
// max, because programs that do not include it define their own. A further header that programs use
// without an #include is included here.
//
//===----------------------------------------------------------------------===//
#ifndef AMP_MSVC_DETAIL_WITH_AMP_H
#define AMP_MSVC_DETAIL_WITH_AMP_H

#include <assert.h>
#include <ctype.h>
#include <errno.h>
#include <float.h>
#include <limits.h>
#include <math.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <wchar.h>

#include <iterator>
#include <limits>
#include <stdexcept>
#include <string>
#include <tuple>
#include <type_traits>
#include <utility>

// These take long to parse. As in ampcc_rt/standard.h, which has more of them, ampcc defines the
// macros of those whose names the unit writes.
#ifdef AMPCC_RT_USES_DEQUE
#include <deque>
#endif
#ifdef AMPCC_RT_USES_IOSTREAM
#include <iostream>
#endif
#ifdef AMPCC_RT_USES_NUMERIC
#include <numeric>
#endif
#ifdef AMPCC_RT_USES_QUEUE
#include <queue>
#endif
#ifdef AMPCC_RT_USES_RANDOM
#include <random>
#endif
#ifdef AMPCC_RT_USES_SSTREAM
#include <sstream>
#endif
#ifdef AMPCC_RT_USES_UNORDERED_SET
#include <unordered_set>
#endif
#ifdef AMPCC_RT_USES_PPLTASKS
#include "../ppltasks.h"
#endif

#include "../crtdbg.h"
#include "checked_iterators.h"
#include "windows_console.h"
#include "windows_system.h"

#endif
