// Conditional work of a thread between a uniform branch and the next barrier is done: in loops whose
// body begins with the condition, contains further barriers, and ends with a jump out of the loop.
// REQUIRES: opencl-device
// RUN: %ampcc -O2 %s -o %t && %t && %oclgrind %t
// RUN: %ampcc --amp-check -std=c++17 -w %s -o %t.checked && env AMPCC_CHECK=exitcode=77 AMPCC_DEVICE=native %t.checked
// RUN: env POCL_WORK_GROUP_METHOD=loops POCL_KERNEL_CACHE=0 AMPCC_CACHE_DIR= %t
// RUN: env POCL_WORK_GROUP_METHOD=workitemrepl POCL_KERNEL_CACHE=0 AMPCC_CACHE_DIR= %t
#include <amp.h>
#include <vector>

using namespace concurrency;

const int N = 8;
static int failures = 0;

template <typename Body> void expect(const Body &body) {
  std::vector<unsigned> data(N, 0u);
  array_view<unsigned> out(N, data);
  parallel_for_each(out.extent.tile<N>(), [=](tiled_index<N> t) restrict(amp) {
    tile_static unsigned said;
    if (t.local[0] == 6)
      said = 0;
    t.barrier.wait();
    body(t, unsigned(t.local[0]), said);
    out[t] = said;
  });
  out.synchronize();
  for (unsigned x : data)
    failures += x != 7;
}

// As long as the thread likes.
static unsigned run(unsigned n) restrict(amp) {
  for (unsigned j = 0; j < n % 5; ++j)
    n *= 3;
  return n;
}

int main() {
  for (unsigned z = 2; z < 5; z += 2) {
    expect([=](const tiled_index<N> &t, unsigned l, unsigned &said) restrict(amp) {
      unsigned left = z, n = l;
      while (left-- > 0) {
        if (l == 3)
          said = 7;
        n = run(n);
        t.barrier.wait();
        for (unsigned k = 0; k < 6; ++k)
          t.barrier.wait();
        if (z % 2 == 0)
          break;
      }
      if (n == 12345)
        said = n;
    });
    expect([=](const tiled_index<N> &t, unsigned l, unsigned &said) restrict(amp) {
      unsigned left = z, n = l;
      while (left-- > 0) {
        t.barrier.wait();
        if (l == 3)
          said = 7;
        else if (l == 5)
          n += run(n);
        n = run(n);
        t.barrier.wait();
        for (unsigned k = 0; k < 6; ++k)
          t.barrier.wait();
        if (z % 2 == 0)
          break;
      }
      if (n == 12345)
        said = n;
    });
  }
  return failures;
}
