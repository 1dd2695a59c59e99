//===- concrtrm.h - a part of the Concurrency Runtime ----------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "concrt.h"
