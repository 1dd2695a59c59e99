//===- exported.h - macros for the declarations that the runtime exports --===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The runtime is compiled with -fvisibility=hidden. Declarations between AMPCC_RT_BEGIN_EXPORTS and
// AMPCC_RT_END_EXPORTS, and those with AMPCC_RT_EXPORTED, are visible to programs. A new symbol
// needs a row in runtime/exports.map, too (docs/runtime-abi.md, "Exported symbols").
//
// In a program the macros are empty. Otherwise a shared library of the user that is compiled with
// hidden visibility would still export its copies of the inline functions of these headers.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_RT_EXPORTED_H
#define AMPCC_RT_EXPORTED_H

#ifdef AMPCC_RT_BUILDS_RUNTIME
#define AMPCC_RT_EXPORTED __attribute__((visibility("default")))
#define AMPCC_RT_BEGIN_EXPORTS _Pragma("GCC visibility push(default)")
#define AMPCC_RT_END_EXPORTS _Pragma("GCC visibility pop")
#else
#define AMPCC_RT_EXPORTED
#define AMPCC_RT_BEGIN_EXPORTS
#define AMPCC_RT_END_EXPORTS
#endif

#endif
