// A sum of an index below the tile's size and a multiple of it: consecutive, although LLVM computes
// it by `or`.
// RUN: %ampcc -O2 -march=x86-64-v4 -S %s -o - | FileCheck %s
// RUN: %ampcc -O2 %s -o %t && env AMPCC_DEVICE=native %t
#include <amp.h>
#include <cassert>
#include <vector>
using namespace concurrency;

//     CHECK: add_kernel_native_{{.*}}:
// CHECK-NOT: gather
// CHECK-NOT: scatter
//     CHECK: ret
void add(const array_view<const int> &heads, const array_view<int> &out, int parts) {
  parallel_for_each(
      extent<1>(parts * 256).tile<256>(), [=](tiled_index<256> t) restrict(amp) {
        const int head = heads[t.tile[0]], first = t.tile_origin[0] * 8;
        for (int i = t.local[0]; i < 2048; i += 256)
          if (i < head)
            out[first + i] += 3;
      });
}

int main() {
  constexpr int parts = 3;
  std::vector<int> heads = {0, 1000, 2048}, values(parts * 2048, 1);
  array_view<int> out(parts * 2048, values);
  add(array_view<const int>(parts, heads), out, parts);
  out.synchronize();
  for (int i = 0; i < parts * 2048; ++i)
    assert(values[i] == (i % 2048 < heads[i / 2048] ? 4 : 1));
}
