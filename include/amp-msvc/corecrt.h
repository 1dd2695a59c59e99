//===- corecrt.h - a header of Visual C++'s C library ---------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// On the include path only with --amp-msvc (sources for Visual C++), for programs that include this
// header of Visual C++ by its name. <cstddef> and <cstdint> have its types, such as size_t and
// intptr_t. errno_t is in detail/secure.h: detail/dialect.h, which precedes every source, includes
// that file. Further types that programs use belong in detail/secure.h.
//
//===----------------------------------------------------------------------===//
#include <cstddef>
#include <cstdint>
