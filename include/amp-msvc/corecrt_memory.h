//===- corecrt_memory.h - a header of Visual C++'s C library --------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// On the include path only with --amp-msvc (sources for Visual C++), for programs that include this
// header of Visual C++ by its name. <string.h> has memcpy() and the like. The functions that only
// Visual C++ has, such as memcpy_s() and _memicmp(), are in detail/secure.h and
// detail/crt_numbers.h, which detail/dialect.h includes before every source. A further name that
// only Visual C++ has belongs in the header detail/crt*.h of its subject.
//
//===----------------------------------------------------------------------===//
#include <string.h>
