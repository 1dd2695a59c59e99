#include <amp.h>
#include <iostream>
#include <string>
#include <vector>

using namespace concurrency;

std::string narrow(const std::wstring &text) { return std::string(text.begin(), text.end()); }

int main() {
  std::vector<accelerator> devices;
  for (const accelerator &device : accelerator::get_all()) {
    std::cout << narrow(device.device_path) << ": " << narrow(device.description) << '\n';
    if (device.device_path != accelerator::cpu_accelerator) // it holds memory and runs nothing
      devices.push_back(device);
  }

  // Every device takes an equal share of the work.
  const int size = 1 << 20, shares = static_cast<int>(devices.size());
  std::vector<float> memory(size, 2.0f);
  array_view<float> whole(size, memory);
  for (int share = 0; share < shares; ++share) {
    const int begin = static_cast<int>(1LL * size * share / shares);
    const int end = static_cast<int>(1LL * size * (share + 1) / shares);
    array_view<float> part = whole.section(begin, end - begin);
    parallel_for_each(
        devices[share].default_view,
        part.extent, [=](index<1> i) restrict(amp) { part[i] = part[i] * part[i]; });
  }
  whole.synchronize(); // waits for all of them

  bool right = true;
  for (float value : memory)
    right = right && value == 4.0f;
  std::cout << (right ? "all squared" : "wrong") << '\n';
}
