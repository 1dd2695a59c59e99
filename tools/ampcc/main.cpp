//===- main.cpp - the ampcc command ---------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The driver is in lib/Driver.
//
//===----------------------------------------------------------------------===//
#include "ampcc/Driver/Driver.h"

int main(int argc, char **argv) {
  return ampcc::driverMain(llvm::ArrayRef<const char *>(argv, argc));
}
