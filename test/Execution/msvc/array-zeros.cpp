// With --amp-msvc the memory of arrays starts as zeros, as Direct3D's did: on the host, in kernels,
// where another part was written before, and in memory that was used before.
// REQUIRES: opencl-device
// RUN: %ampcc --amp-msvc %s -o %t && %t && env AMPCC_SHARED_MEMORY=0 %t
// RUN: %ampcc --amp-host-compiler=g++ --amp-msvc %s -o %t.g && %t.g
#include <amp.h>
#include <vector>

using namespace concurrency;

static int differences = 0;
static void expect(bool good) { differences += !good; }

static void dirty(int n) {
  array<int> used(n);
  parallel_for_each(used.extent, [&](index<1> i) restrict(amp) { used[i] = -1; });
  used.accelerator_view.wait();
}

int main() {
  for (int n : {1, 100, 5000, 100000}) {
    dirty(n);
    array<int> fresh(n);
    for (int x : std::vector<int>(fresh))
      expect(x == 0);
    dirty(n);
    array<int> counted(n);
    parallel_for_each(counted.extent, [&](index<1> i) restrict(amp) { counted[i] += i[0]; });
    std::vector<int> result(counted);
    for (int i = 0; i < n; ++i)
      expect(result[i] == i);
    dirty(n);
    array<int> part(n);
    std::vector<int> front(1, 7);
    copy(front.begin(), front.end(), part.section(0, 1));
    array_view<int> all(part);
    parallel_for_each(all.extent, [=](index<1> i) restrict(amp) { all[i] += 1; });
    for (int i = 0; i < n; ++i)
      expect(all[i] == (i ? 1 : 8));
  }
  return differences != 0;
}
