// amp:1.2: pointers and references in classes and arrays of amp code, captures by reference and of
// `this`, and pointers to pointers, into one kind of memory and into several.
// RUN: %ampcc --amp-version=1.2 %s -o %t.exe && %t.exe && env AMPCC_DEVICE=native %t.exe
// RUN: %ampcc --amp-version=1.2 -O3 --amp-vector-form=always %s -o %t.exe && env AMPCC_DEVICE=native %t.exe
// RUN: %ampcc --amp-version=1.2 --amp-check --amp-robust %s -o %t.exe && env AMPCC_DEVICE=native %t.exe
#include <amp.h>
#include <cassert>
#include <vector>
using namespace concurrency;

struct span {
  const int *first, *last;
  const int *begin() const restrict(amp) { return first; }
  const int *end() const restrict(amp) { return last; }
  int sum() const restrict(amp) {
    int s = 0;
    auto add = [&](int x) { s += x; };
    for (int each : *this)
      add(each);
    return s;
  }
};
struct counter {
  int n;
  void bump(int &total) restrict(amp) {
    auto once = [this, &total] { total += ++n; };
    once();
    once();
  }
};
template <typename F> void each(int count, F f) restrict(amp) {
  for (int i = 0; i < count; ++i)
    f(i);
}
void set(const int **where, const int *to) restrict(amp) { *where = to; }

int main() {
  constexpr int n = 64;
  std::vector<int> in(n), out(n);
  for (int i = 0; i < n; ++i)
    in[i] = i * i;
  array_view<const int> a(n, in);
  array_view<int> r(n, out);
  parallel_for_each(r.extent.tile<16>(), [=](tiled_index<16> t) restrict(amp) {
    tile_static int shared[16];
    const int l = t.local[0];
    int own[3] = {1, 2, 3};
    shared[l] = l;
    t.barrier.wait();
    const span row = {&a[t.tile_origin], &a[t.tile_origin] + 16}, tile = {shared, shared + 16};
    int total = row.sum() + tile.sum();
    each(3, [&](int i) { total += own[i]; });
    counter c = {l};
    c.bump(total);
    const int *chosen = own;
    set(&chosen, l % 2 ? own + 1 : own + 2);
    const int *table[] = {&shared[l], chosen, &a[t.global]};
    r[t.global] = total + *table[l % 3];
  });
  r.synchronize();
  for (int i = 0; i < n; ++i) {
    const int l = i % 16;
    int expected = 120 + 6 + 2 * l + 3;
    for (int j = i - l; j < i - l + 16; ++j)
      expected += in[j];
    assert(out[i] == expected + (l % 3 == 0 ? l : l % 3 == 2 ? in[i] : l % 2 ? 2 : 3));
  }
}
