//===- main.cpp - the ampcc command ---------------------------------------===//
//
// Everything is in lib/Driver.
//
//===----------------------------------------------------------------------===//
#include "ampcc/Driver/Driver.h"

int main(int argc, char **argv) {
  return ampcc::driverMain(llvm::ArrayRef<const char *>(argv, argc));
}
