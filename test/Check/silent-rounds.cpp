// Loops with barriers run as many iterations as their threads need, also where nothing is reported.
// REQUIRES: opencl-device
// RUN: %ampcc --amp-check %s -o %t.exe
// RUN: env AMPCC_CHECK=0 AMPCC_DEVICE=native %t.exe
// RUN: env AMPCC_CHECK=0 AMPCC_DEVICE=opencl %t.exe
// RUN: env AMPCC_DEVICE=native %t.exe
#include <amp.h>
#include <vector>
using namespace concurrency;

int main() {
  std::vector<int> rounds(1, 3), numbers(8, 0);
  array_view<const int> c(1, rounds);
  array_view<int> v(8, numbers);
  parallel_for_each(v.extent.tile<4>(), [=](tiled_index<4> t) restrict(amp) {
    int r = 0;
    for (int k = 0; k < c[0]; ++k) {
      t.barrier.wait();
      ++r;
    }
    v[t] = r;
  });
  for (int i = 0; i < 8; ++i)
    if (v[i] != 3)
      return 1;
  return 0;
}
