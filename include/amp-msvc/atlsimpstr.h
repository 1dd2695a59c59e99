//===- atlsimpstr.h - text of ATL and MFC ---------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "detail/atl_strings.h"
#include "windows.h"
