//===- sourceannotations.h - annotations for its analyser ------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "../sal.h"
