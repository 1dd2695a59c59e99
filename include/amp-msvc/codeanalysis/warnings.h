//===- warnings.h - annotations for its analyser ---------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "../sal.h"
#define ALL_CODE_ANALYSIS_WARNINGS 0
