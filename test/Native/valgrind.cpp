// valgrind runs kernels and finds the user's line. (That of Debian 12 does not read Clang's DWARF 5.)
// REQUIRES: valgrind
// RUN: %ampcc -O0 -gdwarf-4 %s -o %t
// RUN: env AMPCC_DEVICE=native AMPCC_CPU_THREADS=1 valgrind -q --error-exitcode=9 %t 0
// RUN: env AMPCC_DEVICE=native AMPCC_CPU_THREADS=1 valgrind -q %t 1 2>&1 | FileCheck %s
// RUN: %ampcc -O2 -gdwarf-4 %s -o %t.fast
// RUN: env AMPCC_DEVICE=native AMPCC_CPU_THREADS=1 valgrind -q --error-exitcode=9 %t.fast 0
// RUN: env AMPCC_DEVICE=native AMPCC_CPU_THREADS=1 valgrind -q %t.fast 1 2>&1 | FileCheck %s
#include <amp.h>
#include <cstdlib>
#include <vector>
using namespace concurrency;

int main(int, char **arguments) {
  const int shift = std::atoi(arguments[1]);
  std::vector<int> from(64, 1), to(64);
  array_view<const int> source(64, from);
  array_view<int> view(64, to);
  parallel_for_each(view.extent.tile<16>(), [=](tiled_index<16> t) restrict(amp) {
    tile_static int row[16];
    const int *first = &source[0];
    row[15 - t.local[0]] = first[t.global[0] + shift]; // CHECK: Invalid read
    // CHECK-NEXT: main_kernel{{.*}}valgrind.cpp:[[@LINE-1]]
    t.barrier.wait();
    view[t.global] = row[t.local[0]];
  });
  view.synchronize();
  return shift == 0 && to[63] != 1;
}
