//===- unit.h - the pointer to the kernels of this translation unit -------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The host source of a translation unit, the text for the host compiler, has a table of its
// kernels, a `module` (abi.h). `registration` in host.h registers it with the runtime before `main`
// and sets the pointer. A launch passes the pointer and the key of its kernel to the runtime
// (amp/detail/launch.h). If several modules of the process have a kernel with this key, the runtime
// takes that of this one.
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
