//===- standard_first.h - the standard headers of every unit --------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The two readings of a unit share these headers, also if the unit begins with others
// (docs/shared-reading.md).
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
