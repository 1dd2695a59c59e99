//===- shadow_words.h - numbers in the calls of checked kernels to the shadow memory -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// With --amp-check native kernels call the runtime for uses of memory and for barriers, and pass
// numbers that say, for example, whether a use reads or stores. ampcc_rt/check_shadow.def has the
// numbers and explains each. This header declares them for the runtime, lib/Checks/ShadowWords.h
// for the compiler, so that a new number is a new row in the .def file. check_shadow.cpp and
// shadow_state.h decode the calls with it, check_report.cpp describes races.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_RUNTIME_SHADOW_WORDS_H
#define AMPCC_RUNTIME_SHADOW_WORDS_H

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstring>

namespace ampcc_rt {
namespace shadow {
namespace word {

// The numbers of ampcc_rt/check_shadow.def as enumerations.
enum use : int {
#define AMPCC_SHADOW_USE(NAME, Name, VALUE) NAME = VALUE,
#include <ampcc_rt/check_shadow.def>
};
enum verdict : unsigned {
#define AMPCC_SHADOW_VERDICT(NAME, Name, VALUE) NAME = VALUE,
#include <ampcc_rt/check_shadow.def>
};
enum other : int {
#define AMPCC_SHADOW_OTHER(NAME, Name, VALUE) NAME = VALUE,
#include <ampcc_rt/check_shadow.def>
};
enum barrier : int {
#define AMPCC_SHADOW_BARRIER(NAME, Name, VALUE) NAME = VALUE,
#include <ampcc_rt/check_shadow.def>
};
enum absent : int {
#define AMPCC_SHADOW_ABSENT(NAME, Name, VALUE) NAME = VALUE,
#include <ampcc_rt/check_shadow.def>
};

/// Returns the hash of an object: the sum of its 64-bit parts, each multiplied with an odd number
/// that depends on its place. The compiler (lib/Checks/CheckReports.cpp) emits the same computation
/// for the value that a kernel stores.
constexpr std::uint64_t object_factor = 0x9e3779b97f4a7c15u;
inline std::uint64_t object_hash(const void *object, std::size_t bytes) {
  std::uint64_t hash = 0;
  for (std::size_t i = 0; i < bytes; i += 8) {
    std::uint64_t pair = 0;
    std::memcpy(&pair, static_cast<const char *>(object) + i, std::min<std::size_t>(8, bytes - i));
    hash += pair * (object_factor + 2 * i);
  }
  return hash;
}

} // namespace word
} // namespace shadow
} // namespace ampcc_rt

#endif
