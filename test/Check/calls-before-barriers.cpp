// --amp-check: a call through a pointer to function, or of a virtual function, precedes a barrier,
// although a null pointer would end the thread.
// RUN: %ampcc -std=c++17 --amp-version=1.2 --amp-check -Werror %s -o %t.exe
// RUN: %t.exe && env AMPCC_DEVICE=native %t.exe
#include <amp.h>
#include <vector>
using namespace concurrency;

int same(int x) restrict(amp) { return x; }
int negate(int x) restrict(amp) { return -x; }
struct shape {
  virtual int sides() const restrict(amp) { return 3; }
};
struct square : shape {
  int sides() const restrict(amp) override { return 4; }
};

int main() {
  std::vector<int> results(64);
  const array_view<int> r(64, results);
  parallel_for_each(r.extent.tile<32>(), [=](tiled_index<32> t) restrict(amp) {
    tile_static int values[32];
    const int i = t.local[0];
    int (*const functions[])(int) = {same, negate};
    const shape any;
    const square other;
    const shape *chosen = i % 3 ? &any : static_cast<const shape *>(&other);
    values[i] = functions[i % 2](i) + 100 * chosen->sides();
    t.barrier.wait();
    r[t.global] = values[31 - i];
  });
  for (int i = 0; i < 64; ++i) {
    const int from = 31 - i % 32;
    if (r[i] != (from % 2 ? -from : from) + 100 * (from % 3 ? 3 : 4))
      return 1;
  }
}
