//===- main.cpp - the ampcc command ---------------------------------------===//
//
// Everything is in lib/Driver.
//
//===----------------------------------------------------------------------===//
#include "ampcc/Driver/Driver.h"
#include "llvm/Support/InitLLVM.h"

int main(int argc, char **argv) {
  llvm::InitLLVM Init(argc, argv);
  return ampcc::driverMain(llvm::ArrayRef<const char *>(argv, argc));
}
