//===- standard.h - the standard headers that the library is made of ------===//
//
// The cheap ones, which programs count on <amp.h> to bring along, as the first implementation's
// did.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_RT_STANDARD_H
#define AMPCC_RT_STANDARD_H

#include <ampcc_rt/standard_first.h>

#include <algorithm>
#include <atomic>
#include <cassert>
#include <exception>
#include <iterator>
#include <memory>
#include <vector>

// The others, which ampcc asks for in units that use their names.
#ifdef AMPCC_RT_USES_CHRONO
#include <chrono>
#endif
#ifdef AMPCC_RT_USES_FUNCTIONAL
#include <functional>
#endif
#ifdef AMPCC_RT_USES_FUTURE
#include <future>
#endif
#ifdef AMPCC_RT_USES_MUTEX
#include <mutex>
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
