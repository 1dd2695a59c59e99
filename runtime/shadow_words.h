//===- shadow_words.h - what kernels say of memory ------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_RUNTIME_SHADOW_WORDS_H
#define AMPCC_RUNTIME_SHADOW_WORDS_H

#include <cstdint>

namespace ampcc_rt {
namespace shadow {
namespace word {

/// The runtime's side of ampcc_rt/check_shadow.def.
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

/// An odd number.
constexpr std::uint64_t object_factor = 0x9e3779b97f4a7c15u;
/// The hash of an object with another word of 32 bits, as lib/Passes/CheckReports.cpp computes it.
inline std::uint64_t hashed(std::uint64_t hash, std::uint32_t next) {
  return (hash ^ next) * object_factor;
}

} // namespace word
} // namespace shadow
} // namespace ampcc_rt

#endif
