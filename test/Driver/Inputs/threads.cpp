// Kernels of several pieces, from several threads at once.
#include <amp.h>
#include <cstdlib>
#include <thread>
#include <vector>
using namespace concurrency;

static bool work(int seed) {
  std::vector<int> data(1 << 18);
  array_view<int> v(static_cast<int>(data.size()), data);
  for (int round = 0; round < 8; ++round)
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) {
      int x = v[i];
      for (int k = 0; k < 20; ++k)
        x += k * seed;
      v[i] = x;
    });
  v.synchronize();
  for (int x : data)
    if (x != 8 * 190 * seed)
      return false;
  return true;
}

int main(int, char **argv) {
  setenv("AMPCC_CPU_THREADS", argv[1], 1);
  setenv("AMPCC_DEVICE", "native", 1);
  bool right[4] = {};
  std::vector<std::thread> all;
  for (int t = 0; t < 4; ++t)
    all.emplace_back([&right, t] { right[t] = work(t + 1); });
  for (std::thread &each : all)
    each.join();
  return right[0] && right[1] && right[2] && right[3] && accelerator::get_all().size() == 2 ? 0 : 1;
}
