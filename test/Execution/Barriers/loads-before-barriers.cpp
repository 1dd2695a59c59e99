// A value that is loaded before a barrier, and used after it, stays as it was: PoCL 7 would load it again.
// REQUIRES: opencl-device
// RUN: %ampcc -O2 %s -o %t && env AMPCC_CACHE_DIR= POCL_KERNEL_CACHE=0 %t && %oclgrind %t
#include <amp.h>
#include <vector>

using namespace concurrency;

const int N = 16;

int main() {
  std::vector<unsigned> data(N), wanted(N);
  for (int i = 0; i < N; ++i)
    data[i] = wanted[i] = i * i + 1;
  for (int k = 1; k <= 2; ++k) {
    const std::vector<unsigned> old = wanted;
    for (int i = 0; i < N; ++i)
      wanted[i] += old[(i + k) % N];
  }
  array_view<unsigned> v(N, data);
  parallel_for_each(
      v.extent.tile<N>(), [=](tiled_index<N> t) restrict(amp) {
        tile_static unsigned s[N];
        const int l = t.local[0];
        s[l] = v[t];
        t.barrier.wait();
        const unsigned first = s[(l + 1) % N];
        t.barrier.wait();
        s[l] += first;
        t.barrier.wait();
        const unsigned second = s[(l + 2) % N];
        t.barrier.wait();
        s[l] += second;
        t.barrier.wait();
        v[t] = s[l];
      });
  v.synchronize();
  return data == wanted ? 0 : 1;
}
