//===- vcruntime_new.h - a header of Visual C++'s C library ---------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// On the include path only with --amp-msvc (sources for Visual C++), for programs that include this
// header of Visual C++ by its name. <new> takes its place. A further name that only Visual C++ has
// belongs in the header detail/crt*.h of its subject.
//
//===----------------------------------------------------------------------===//
#include <new>
