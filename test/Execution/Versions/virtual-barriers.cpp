// amp:1.2: a barrier in virtual functions. All threads of a tile call the same function; the warning
// about threads that may not names the call.
// RUN: %ampcc -std=c++17 --amp-version=1.2 %s -o %t.exe && %t.exe && env AMPCC_DEVICE=native %t.exe
// RUN: %ampcc -std=c++17 --amp-version=1.2 -DDIVERGENT -fsyntax-only -Xclang -verify %s
#include <amp.h>
#include <cassert>
#include <vector>
using namespace concurrency;

struct step {
  virtual void run(const tiled_index<4> &t, int *shared) const restrict(amp) = 0;
};
struct rotate : step {
  void run(const tiled_index<4> &t, int *shared) const restrict(amp) override {
    const int x = shared[(t.local[0] + 1) % 4];
    t.barrier
        .wait(); // expected-warning {{tile barrier in control flow that may not be tile-uniform}}
    shared[t.local[0]] = x;
  }
};
struct twice : step {
  void run(const tiled_index<4> &t, int *shared) const restrict(amp) override {
    shared[t.local[0]] *= 2;
  }
};

int main() {
  for (int n = 0; n < 2; ++n) {
    std::vector<int> results(8);
    const array_view<int> out(8, results);
    parallel_for_each(
        out.extent.tile<4>(), [=](tiled_index<4> t) restrict(amp) {
          tile_static int shared[4];
          shared[t.local[0]] = t.global[0];
          t.barrier.wait();
          const rotate a;
          const twice b;
#ifdef DIVERGENT
          const step &s = t.local[0] % 2 ? static_cast<const step &>(a) : b;
#else
      const step &s = n ? static_cast<const step &>(a) : b;
#endif
          s.run(t, shared); // expected-note {{'run' is called here}}
          t.barrier.wait();
          out[t.global] = shared[t.local[0]];
        });
    out.synchronize();
    for (int i = 0; i < 8; ++i)
      assert(results[i] == (n ? i / 4 * 4 + (i + 1) % 4 : i * 2));
  }
}
