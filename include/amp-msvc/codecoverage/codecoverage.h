//===- codecoverage.h - macros that exclude code from coverage ------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// On the include path only with --amp-msvc (sources for Visual C++). The macros have no effect. A
// further macro is defined in the same way.
//
//===----------------------------------------------------------------------===//
#ifndef AMP_MSVC_CODECOVERAGE_CODECOVERAGE_H
#define AMP_MSVC_CODECOVERAGE_CODECOVERAGE_H

#define ExcludeFromCodeCoverage(...) static_assert(true, "")
#define ExcludeSourceFromCodeCoverage(...) static_assert(true, "")

#endif
