//===- openmp_builds.h - the OpenMP variants by other compilers and flags -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The program has the OpenMP variants as g++ -O3 compiles them. Each further build of the same
// sources is a library beside the program, which is loaded in such a way that its functions and its
// OpenMP runtime hide those of the program.
//
//===----------------------------------------------------------------------===//
#ifndef BENCH_OPENMP_BUILDS_H
#define BENCH_OPENMP_BUILDS_H

#include <string>
#include <utility>
#include <vector>

namespace bench {

/// The name of the build in the program.
extern const char *const openmp_base;

/// The further builds of `function`, a function of the program: the name of each build with the
/// function of the same name in its library. Empty if there are no libraries.
std::vector<std::pair<std::string, void *>> openmp_builds(void *function);

} // namespace bench

#endif
