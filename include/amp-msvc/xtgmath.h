//===- xtgmath.h - an inner header of Visual C++'s library -----------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <cmath>
