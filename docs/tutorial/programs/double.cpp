#include <amp.h>
#include <cstdio>
#include <vector>

using namespace concurrency;

// The first device with double precision, the default one if it has it.
accelerator with_double() {
  accelerator found;
  if (found.supports_double_precision)
    return found;
  for (const accelerator &device : accelerator::get_all())
    if (device.supports_double_precision)
      return device;
  return found;
}

int main() try {
  accelerator_view view = with_double().default_view;
  std::vector<double> memory(8, 1.0);
  array_view<double> numbers(8, memory);
  parallel_for_each(
      view, numbers.extent, [=](index<1> i) restrict(amp) { numbers[i] = numbers[i] / 3; });
  std::printf("%.15f\n", numbers[0]);
} catch (const unsupported_feature &error) {
  std::printf("no device here has double: %s\n", error.what());
}
