//===- module.h - smart pointers for COM, which has no objects here --------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "../detail/com_absent.h"
#include "../windows.h"
