//===- atlimage.h - a header of the Active Template Library ----------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// On the include path only with --amp-msvc, so that its inclusion gives one error which says what
// exists.
//
//===----------------------------------------------------------------------===//
#include "detail/atl_absent.h"
