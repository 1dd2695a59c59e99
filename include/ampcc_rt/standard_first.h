//===- standard_first.h - the standard headers of every unit --------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A unit that begins with other headers shares these among its two readings.
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
