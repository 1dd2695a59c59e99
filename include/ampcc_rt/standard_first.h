//===- standard_first.h - the standard headers that ampcc always parses first ===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// <amp.h> includes these headers before its own declarations (standard.h). ampcc parses a unit with
// C++ AMP twice, for the kernels and as host code, and parses the leading standard headers once for
// both (docs/shared-reading.md). These headers are always among them: lib/Driver includes this file
// before the unit, also if the unit begins with others. Other headers that <amp.h> includes belong
// in standard.h, which ampcc parses first only for a unit that begins with a header of the library.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_RT_STANDARD_FIRST_H
#define AMPCC_RT_STANDARD_FIRST_H

#include "prefix.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <type_traits>
#include <typeinfo>
#include <utility>

#endif
