//===- editor.h - C++ AMP for clangd and similar tools, which use plain Clang ===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// An editor's tools parse C++ AMP with plain Clang if they include this header first and enable
// `__declspec` (-fdeclspec). `ampcc --amp-clangd` writes these settings. The code is then parsed as
// in ampcc's frontend (__AMPCC__). Clang distinguishes overloads by their clauses, but it does not
// check their restrictions. Change this file if plain Clang rejects code that ampcc accepts.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_RT_EDITOR_H
#define AMPCC_RT_EDITOR_H

#pragma GCC system_header // found by its path

#ifdef __cplusplus

#include "prefix.h"

#define __AMPCC__ 1

// restrict(...) becomes the attribute or nothing. Overloads may differ by an attribute enable_if
// alone, and with it the amp-only function wins over a cpu-only one, as in kernels.
#define AMPCC_EDITOR_amp_ __attribute__((enable_if(true, "restrict(amp)")))
#define AMPCC_EDITOR_cpu_
#define AMPCC_EDITOR_auto_
#define AMPCC_EDITOR_amp_cpu
#define AMPCC_EDITOR_cpu_amp
#define AMPCC_EDITOR_PASTE(FIRST, SECOND, ...) AMPCC_EDITOR_##FIRST##_##SECOND
#define AMPCC_EDITOR_CLAUSE(...) AMPCC_EDITOR_PASTE(__VA_ARGS__, , )
#define restrict(...) AMPCC_EDITOR_CLAUSE(__VA_ARGS__)

// Plain Clang accepts no attribute before a trailing return type.
#define AMPCC_AMP_ARROW
// A version is no part of a name.
#define AMPCC_AMP_1_3 restrict(amp)

#define tile_static static

#endif

#endif
