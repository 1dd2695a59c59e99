//===- codecoverage.h - macros that exclude code from coverage ------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// On the include path only with --amp-msvc. The macros have no effect.
//
//===----------------------------------------------------------------------===//
#ifndef AMP_MSVC_CODECOVERAGE_CODECOVERAGE_H
#define AMP_MSVC_CODECOVERAGE_CODECOVERAGE_H

#define ExcludeFromCodeCoverage(...) static_assert(true, "")
#define ExcludeSourceFromCodeCoverage(...) static_assert(true, "")

#endif
