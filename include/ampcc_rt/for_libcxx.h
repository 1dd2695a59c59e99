//===- for_libcxx.h - the symbol of a unit that uses libc++ ---------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The runtime and a program exchange strings, exceptions and shared pointers, so both have to use
// the same standard library. <amp.h> includes this file. With libc++, each unit then refers to a
// symbol that only the runtime for libc++ defines (runtime/launch/modules.cpp). From it the driver
// learns which runtime to link, and another link with the wrong one fails instead of the program.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_RT_FOR_LIBCXX_H
#define AMPCC_RT_FOR_LIBCXX_H

#include "exported.h"
#include <cstddef> // defines _LIBCPP_VERSION if it is libc++'s

#ifdef _LIBCPP_VERSION
extern "C" AMPCC_RT_EXPORTED const char ampcc_rt_for_libcxx;

#if !defined(AMPCC_RT_BUILDS_RUNTIME) && !defined(__AMPCC__)
namespace {
__attribute__((__used__)) const char *const __ampcc_for_libcxx = &ampcc_rt_for_libcxx;
} // namespace
#endif
#endif

#endif
