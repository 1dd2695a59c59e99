// Sanitizers see into kernels, at the user's lines.
// RUN: %ampcc -g -fsanitize=address,undefined %s -o %t.asan
// RUN: env AMPCC_DEVICE=native %t.asan 0 1
// RUN: not env AMPCC_DEVICE=native %t.asan 8 1 2>&1 | FileCheck --check-prefix=ADDRESS %s
// RUN: env AMPCC_DEVICE=native %t.asan 0 2147483647 2>&1 | FileCheck --check-prefix=SIGNED %s
// RUN: %ampcc -O2 -g -fsanitize=address %s -o %t.fast
// RUN: not env AMPCC_DEVICE=native %t.fast 8 1 2>&1 | FileCheck --check-prefix=ADDRESS %s
#include <amp.h>
#include <cstdlib>
#include <vector>
using namespace concurrency;

int main(int, char **arguments) {
  const int shift = std::atoi(arguments[1]), step = std::atoi(arguments[2]);
  std::vector<int> data(64);
  array_view<int> view(64, data);
  parallel_for_each(view.extent, [=](index<1> i) restrict(amp) {
    int *first = &view[0];
    int value = i[0] + step; // SIGNED: sanitizers.cpp:[[@LINE]]:{{.*}}signed integer overflow
    first[i[0] + shift] = value; // ADDRESS: WRITE of size 4 {{(.*[[:space:]])+.*}}sanitizers.cpp:[[@LINE]]
  });
  view.synchronize();
}
