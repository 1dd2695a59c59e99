// The port of a CUDA program with shared memory and atomicAdd.
#include <amp.h>
#include <cstdio>
#include <vector>

using namespace concurrency;

constexpr int threads = 128;

void dot(array_view<const int> a, array_view<const int> b, array_view<int> result) {
  const int n = a.extent[0];
  parallel_for_each(
      a.extent.tile<threads>().pad(), [=](tiled_index<threads> t) restrict(amp) {
        tile_static int part[threads];
        const int i = t.global[0], local = t.local[0];
        part[local] = i < n ? a[i] * b[i] : 0;
        t.barrier.wait();
        for (int half = threads / 2; half > 0; half /= 2) {
          if (local < half)
            part[local] += part[local + half];
          t.barrier.wait();
        }
        if (local == 0)
          atomic_fetch_add(&result[0], part[0]);
      });
}

int main() {
  const int n = 1000;
  std::vector<int> a(n, 2), b(n, 3);
  int result = 0;
  dot(array_view<const int>(n, a), array_view<const int>(n, b), array_view<int>(1, &result));
  std::printf("%d\n", result);
}
