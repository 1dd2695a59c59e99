//===- pch.h - the newer name of stdafx.h ---------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// On the include path only with --amp-msvc, and found only if the project has no pch.h.
//
//===----------------------------------------------------------------------===//
#include "stdafx.h"
