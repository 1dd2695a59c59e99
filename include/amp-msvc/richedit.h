//===- richedit.h - a header of Windows without contents ------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// On the include path only with --amp-msvc, because many programs include this header without a
// need. None of its own names exists here; a program that includes it gets windows.h.
//
//===----------------------------------------------------------------------===//
#include "windows.h"
