// The CPU accelerator can be the default: arrays are made there, and a kernel needs a view of
// another one.
// REQUIRES: opencl-device
// RUN: %ampcc -std=c++17 %s -o %t && %t
#include <amp.h>
#include <cassert>
using namespace concurrency;

int main() {
  const accelerator gpu, cpu(accelerator::cpu_accelerator);
  assert(accelerator::set_default(accelerator::cpu_accelerator));
  assert(!accelerator::set_default(gpu.device_path));
  assert(accelerator() == cpu && accelerator(accelerator::default_accelerator) == cpu);
  array<int> numbers(4);
  assert(numbers.accelerator_view == cpu.default_view);
  numbers[2] = 5;
  array_view<int> view(numbers);
  auto add = [=](index<1> i) restrict(amp) { view[i] += 1; };
  bool refused = false;
  try {
    parallel_for_each(accelerator::get_auto_selection_view(), view.extent, add);
  } catch (const runtime_exception &) {
    refused = true;
  }
  assert(refused);
  parallel_for_each(gpu.default_view, view.extent, add);
  assert(view[2] == 6);
  return 0;
}
