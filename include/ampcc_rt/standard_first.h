//===- standard_first.h - the standard headers of every unit --------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// ampcc includes these headers first in each unit with C++ AMP, because its library needs them. The
// analysis and the host compilation share their parse (docs/shared-reading.md), also if the unit
// begins with others.
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
