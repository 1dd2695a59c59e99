//===- eh.h - a header of Visual C++'s C library --------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// On the include path only with --amp-msvc (sources for Visual C++), for programs that include this
// header of Visual C++ by its name. It declares terminate() and set_terminate() of std in the
// global namespace, too. A further name is added in the same way.
//
//===----------------------------------------------------------------------===//
#include <exception>

using std::set_terminate;
using std::terminate;
