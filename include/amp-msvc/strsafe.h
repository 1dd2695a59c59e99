//===- strsafe.h - a part of windows.h -------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "detail/string_safe.h"
#include "windows.h"
