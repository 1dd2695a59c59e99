//===- warnings.h - annotations for Visual C++'s analyser -----------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "../sal.h"
#define ALL_CODE_ANALYSIS_WARNINGS 0
