//===- new.h - a header of Visual C++'s C library -------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// On the include path only with --amp-msvc (sources for Visual C++), for programs that include this
// header of Visual C++ by its name. It declares set_new_handler() of std in the global namespace,
// too. _set_new_handler() is in detail/crt_process.h, which detail/dialect.h includes before every
// source. A further name is added in the same way.
//
//===----------------------------------------------------------------------===//
#include <new>

using std::set_new_handler;
