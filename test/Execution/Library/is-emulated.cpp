// A program that skips emulators finds a device, and one that warns of them has no reason to.
// RUN: %ampcc %s -o %t && %t 2>&1 | FileCheck %s
#include <algorithm>
#include <amp.h>
#include <iostream>
using namespace concurrency;

int main() {
  std::vector<accelerator> all = accelerator::get_all();
  const auto is_slow = [](const accelerator &a) { return a.is_emulated; };
  all.erase(std::remove_if(all.begin(), all.end(), is_slow), all.end());
  if (all.empty())
    std::cout << "no device\n";
  if (accelerator() == accelerator(accelerator::direct3d_ref) || accelerator().is_emulated)
    std::cout << "slow emulator\n";
  accelerator reference(accelerator::direct3d_ref);
  array<int> a(2, reference.default_view);
  parallel_for_each(a.extent, [&](index<1> i) restrict(amp) { a[i] = i[0] + 1; });
  std::vector<int> v(2);
  copy(a, v.begin());
  std::cout << v[0] + v[1] << '\n';
  // CHECK-NOT: no device
  // CHECK-NOT: slow
  // CHECK: 3
  try {
    accelerator gpu(L"gpu");
  } catch (const runtime_exception &e) {
    std::cout << e.what() << '\n';
    // CHECK-NEXT: no accelerator has the path 'gpu'; the paths here are {{.*}}native, {{.*}}cpu (accelerator::get_all)
  }
}
