//===- unit.h - the pointer to the kernels of this translation unit -------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// `registration` in host.h sets the pointer when it registers the kernels, and amp/detail/launch.h
// passes it to the runtime.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_RT_UNIT_H
#define AMPCC_RT_UNIT_H

namespace ampcc_rt {

struct module;

} // namespace ampcc_rt

namespace {
/// The kernels of this translation unit; null if it has none. The variable is internal to each
/// unit, because a launch runs the kernel that was compiled together with it: two shared libraries
/// may have compiled one file with different macros.
__attribute__((__unused__)) const ampcc_rt::module *__ampcc_this_unit = nullptr;
} // namespace

#endif
