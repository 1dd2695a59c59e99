//===- ShadowWords.h - constants of check_shadow.def ---------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_LIB_CHECKS_SHADOWWORDS_H
#define AMPCC_LIB_CHECKS_SHADOWWORDS_H

#include <cstdint>

/// The words of the built-ins SHADOW_*, the compiler's side of ampcc_rt/check_shadow.def.
namespace ampcc::shadow {

enum Word : int64_t {
#define AMPCC_SHADOW_USE(NAME, Name, VALUE) Name = VALUE,
#include "ampcc_rt/check_shadow.def"
};
enum Verdict : int64_t {
#define AMPCC_SHADOW_VERDICT(NAME, Name, VALUE) Name = VALUE,
#include "ampcc_rt/check_shadow.def"
};
enum Other : int64_t {
#define AMPCC_SHADOW_OTHER(NAME, Name, VALUE) Name = VALUE,
#include "ampcc_rt/check_shadow.def"
};
enum AtBarrier : int64_t {
#define AMPCC_SHADOW_BARRIER(NAME, Name, VALUE) Name = VALUE,
#include "ampcc_rt/check_shadow.def"
};
enum Absent : int64_t {
#define AMPCC_SHADOW_ABSENT(NAME, Name, VALUE) Name = VALUE,
#include "ampcc_rt/check_shadow.def"
};

/// The access replaces the whole value of the element.
constexpr bool storesAll(int64_t Kind) {
  return Kind == Stores || Kind == StoresKnown || Kind == StoresObject;
}

} // namespace ampcc::shadow

#endif
