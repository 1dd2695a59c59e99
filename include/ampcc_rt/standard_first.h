//===- standard_first.h - the standard headers that the library needs -----===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// <amp.h> includes these headers first (standard.h). If the analysis and the host compilation share
// a parse (docs/shared-reading.md), ampcc parses them once before the unit, also if the unit begins
// with others: lib/Driver/SharedUnit.cpp includes this file.
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
