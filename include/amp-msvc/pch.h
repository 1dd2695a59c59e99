//===- pch.h - the newer name of stdafx.h ---------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "stdafx.h"
