//===- placement.cpp - alignment of loops by the compiler of a CPU device --===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "placement.h"
#include <cstdlib>
#include <cstring>
#include <dlfcn.h>
#include <link.h>
#include <string>

namespace bench {

namespace {

int note_llvm(dl_phdr_info *library, std::size_t, void *found) {
  if (!std::strstr(library->dlpi_name, "/libLLVM"))
    return 0;
  *static_cast<std::string *>(found) = library->dlpi_name;
  return 1;
}

} // namespace

void ignore_compiled_kernels() { setenv("POCL_KERNEL_CACHE", "0", 1); }

bool align_loops() {
  std::string llvm;
  dl_iterate_phdr(note_llvm, &llvm);
  void *library = llvm.empty() ? nullptr : dlopen(llvm.c_str(), RTLD_NOLOAD | RTLD_NOW);
  if (!library)
    return false;
  using parse_options = void (*)(int, const char *const *, const char *);
  const auto parse =
      reinterpret_cast<parse_options>(dlsym(library, "LLVMParseCommandLineOptions"));
  if (!parse)
    return false;
  const char *const options[] = {"ampcc-benchmarks",
                                 "-x86-experimental-pref-innermost-loop-alignment=6"};
  parse(2, options, "");
  return true;
}

} // namespace bench
