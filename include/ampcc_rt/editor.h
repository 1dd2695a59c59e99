//===- editor.h - C++ AMP for clangd and similar tools --------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// clangd and similar tools parse C++ AMP with plain Clang, if this header is included first and
// `__declspec` is on (-fdeclspec): `ampcc --amp-clangd` writes the settings. Code is then parsed as
// in ampcc's frontend. Clang distinguishes overloads by their clauses but does not check
// restrictions.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_RT_EDITOR_H
#define AMPCC_RT_EDITOR_H

#pragma GCC system_header // found by its path

#ifdef __cplusplus

#include "prefix.h"

#define __AMPCC__ 1

// Overloads may differ by this attribute alone. An amp-only function wins over a cpu-only one, as
// in kernels.
#define AMPCC_EDITOR_amp_ __attribute__((enable_if(true, "restrict(amp)")))
#define AMPCC_EDITOR_cpu_
#define AMPCC_EDITOR_auto_
#define AMPCC_EDITOR_amp_cpu
#define AMPCC_EDITOR_cpu_amp
#define AMPCC_EDITOR_PASTE(FIRST, SECOND, ...) AMPCC_EDITOR_##FIRST##_##SECOND
#define AMPCC_EDITOR_CLAUSE(...) AMPCC_EDITOR_PASTE(__VA_ARGS__, , )
#define restrict(...) AMPCC_EDITOR_CLAUSE(__VA_ARGS__)

// In front of a trailing return type plain Clang takes no attribute.
#define AMPCC_AMP_ARROW

#define tile_static static

#endif

#endif
