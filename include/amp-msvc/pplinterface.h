//===- pplinterface.h - a part of ppltasks.h -------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ppltasks.h"
