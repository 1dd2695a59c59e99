// One computation on all accelerators of the machine at the same time.
#include <amp.h>
#include <cstdio>
#include <vector>

using namespace concurrency;

int main() {
  std::vector<accelerator_view> views;
  for (const accelerator &device : accelerator::get_all())
    if (device.device_path != accelerator::cpu_accelerator) // it holds memory and runs nothing
      views.push_back(device.default_view);

  const int count = 1 << 20, parts = static_cast<int>(views.size());
  std::vector<float> memory(count, 3.0f);
  const array_view<float> all(count, memory);
  for (int part = 0; part < parts; ++part) {
    const int begin = static_cast<int>(1L * count * part / parts);
    const int end = static_cast<int>(1L * count * (part + 1) / parts);
    const array_view<float> mine = all.section(begin, end - begin);
    parallel_for_each(
        views[part], mine.extent, [=](index<1> i) restrict(amp) { mine[i] = mine[i] * mine[i]; });
  }
  all.synchronize(); // waits for all of them, and fetches each part from its device

  int right = 0;
  for (float value : memory)
    right += value == 9.0f;
  std::printf("%d parts, %d of %d elements are right\n", parts, right, count);
}
