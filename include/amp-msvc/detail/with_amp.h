//===- with_amp.h - the headers that Visual C++'s <amp.h> includes --------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// <amp.h> includes this file at its end in sources that are compiled with --amp-msvc
// (AMP_READS_AT_ITS_END), because programs rely on these headers. Of windows.h this file includes
// the types, the console, the time and the atomic operations. Only <windows.h> itself has min and
// max, because programs that do not include it define their own.
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

#include <chrono>
#include <deque>
#include <functional>
#include <future>
#include <iostream>
#include <iterator>
#include <limits>
#include <list>
#include <map>
#include <mutex>
#include <numeric>
#include <queue>
#include <random>
#include <set>
#include <sstream>
#include <stdexcept>
#include <string>
#include <system_error>
#include <thread>
#include <tuple>
#include <type_traits>
#include <unordered_map>
#include <unordered_set>
#include <utility>

#include "../crtdbg.h"
#include "../ppltasks.h"
#include "checked_iterators.h"
#include "windows_console.h"
#include "windows_system.h"

#endif
