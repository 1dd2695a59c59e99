// The time of a kernel, without the copies and without what only the first launch does.
#include <algorithm>
#include <amp.h>
#include <amp_math.h>
#include <chrono>
#include <cstdio>
#include <vector>

using namespace concurrency;
using clock_type = std::chrono::steady_clock;

int main() {
  const int count = 1 << 20;
  const std::vector<float> memory(count, 2.0f);
  const array<float> from(count, memory.begin()); // an array stays on its device
  array<float> to(count);
  accelerator_view view = to.accelerator_view;

  const auto launch = [&] {
    parallel_for_each(
        to.extent, [&](index<1> i) restrict(amp) { to[i] = fast_math::sqrt(from[i]); });
  };
  launch();
  view.wait(); // the copy to the device and, on an OpenCL device, the compilation have ended

  std::vector<double> times;
  for (int round = 0; round < 7; ++round) {
    const auto start = clock_type::now();
    launch();
    view.wait(); // a launch returns before its kernel has run
    times.push_back(std::chrono::duration<double, std::micro>(clock_type::now() - start).count());
  }
  std::sort(times.begin(), times.end());
  const double median = times[times.size() / 2];
  std::printf("median %.0f us, fastest %.0f us, %.1f GB/s\n", median, times[0],
              2.0 * sizeof(float) * count / median / 1000);
}
