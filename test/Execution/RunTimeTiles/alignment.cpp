// A tile_array has the alignment of its elements, also after a smaller array.
// RUN: %ampcc --amp-version=1.3 %s -o %t && %t && env AMPCC_DEVICE=native %t
#include <amp.h>
#include <vector>
using namespace concurrency;

struct alignas(32) quad {
  double a[4];
};

int main() {
  const int n = 64;
  std::vector<quad> data(n);
  for (int i = 0; i < n; ++i)
    data[i] = {{double(i), 0, 0, double(-i)}};
  array_view<quad> view(n, data);
  tile_array<int> small(1);
  tile_array<quad> part(16);
  parallel_for_each(view.extent.tile(16), [=](tile_index<1> t) restrict(amp) {
    small[0] = 1;
    part[t.local[0]] = view[t.global];
    t.barrier.wait();
    view[t.global] = part[15 - t.local[0]];
  });
  view.synchronize();
  for (int i = 0; i < n; ++i) {
    const int from = i / 16 * 16 + 15 - i % 16;
    if (data[i].a[0] != from || data[i].a[3] != -from)
      return 1;
  }
  return 0;
}
