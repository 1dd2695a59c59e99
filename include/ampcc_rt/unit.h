//===- unit.h - this translation unit -------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_RT_UNIT_H
#define AMPCC_RT_UNIT_H

namespace ampcc_rt {

struct module;

namespace {
/// The kernels of this translation unit, each unit's own; null if it has none. A launch runs the
/// kernel that was compiled together with it: two shared libraries may have compiled one file with
/// different macros.
__attribute__((unused)) const module *this_unit = nullptr;
} // namespace

} // namespace ampcc_rt

#endif
