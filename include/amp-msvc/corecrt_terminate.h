//===- corecrt_terminate.h - a header of Visual C++'s C library -----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// On the include path only with --amp-msvc (sources for Visual C++), for programs that include this
// header of Visual C++ by its name. <exception> takes its place. eh.h declares terminate() outside
// of std as well. A further name that only Visual C++ has belongs in the header detail/crt*.h of
// its subject.
//
//===----------------------------------------------------------------------===//
#include <exception>
