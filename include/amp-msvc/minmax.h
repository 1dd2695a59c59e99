//===- minmax.h - min() and max(), which need no header here --------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// On the include path only with --amp-msvc (sources for Visual C++), for programs that include this
// header of Windows by its name. It defined the macros min and max. Here the compiler finds min()
// and max() without a header (detail/dialect_functions.h), so this file declares nothing.
//
//===----------------------------------------------------------------------===//
