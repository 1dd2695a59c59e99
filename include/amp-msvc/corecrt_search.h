//===- corecrt_search.h - a header of Visual C++'s C library --------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// On the include path only with --amp-msvc (sources for Visual C++), for programs that include this
// header of Visual C++ by its name. <stdlib.h> has bsearch() and qsort(). Functions that only
// Visual C++ has, such as qsort_s() and _lfind(), are in detail/crt_numbers.h and
// detail/crt_strings.h, which detail/dialect.h includes before every source. A further name that
// only Visual C++ has belongs in the header detail/crt*.h of its subject.
//
//===----------------------------------------------------------------------===//
#include <stdlib.h>
