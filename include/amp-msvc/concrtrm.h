//===- concrtrm.h - a part of the Concurrency Runtime ----------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// On the include path only with --amp-msvc (sources for Visual C++), for programs that include this
// header by its name. concrt.h has all of it that exists here. Add further names there.
//
//===----------------------------------------------------------------------===//
#include "concrt.h"
