// The default CPU access type of an accelerator is that of every array made there; without access
// data() is null and an element is an exception.
// REQUIRES: opencl-device
// RUN: %ampcc -std=c++17 %s -o %t && %t none && %t read && %t write && %t both && %t auto
// RUN: env AMPCC_SHARED_MEMORY=0 %t none && env AMPCC_SHARED_MEMORY=0 %t read
#include <amp.h>
#include <cassert>
#include <string>
#include <vector>
using namespace concurrency;

template <typename F> static bool throws(F f) {
  try {
    f();
  } catch (const runtime_exception &) {
    return true;
  }
  return false;
}

int main(int, char **argv) {
  const std::string word = argv[1];
  accelerator device, cpu(accelerator::cpu_accelerator);
  const bool shared = device.supports_cpu_shared_memory;
  const access_type wanted = word == "none"    ? access_type_none
                             : word == "read"  ? access_type_read
                             : word == "write" ? access_type_write
                             : word == "both"  ? access_type_read_write
                                               : access_type_auto;
  if (!shared && wanted != access_type_none && wanted != access_type_auto)
    return !throws([&] { device.set_default_cpu_access_type(wanted); });
  assert(device.set_default_cpu_access_type(wanted));
  assert(!device.set_default_cpu_access_type(access_type_none));
  const access_type of_device = shared ? access_type_read_write : access_type_none;
  const access_type type = wanted == access_type_auto ? of_device : wanted;
  assert(device.default_cpu_access_type == type && accelerator().default_cpu_access_type == type);

  std::vector<int> data(6, 1);
  array_view<int, 2> view(2, 3, data);
  array<int, 2> a(2, 3), b(2, 3, data.begin()), c(2, 3, device.create_view()), d(view), e(b);
  array<int, 2> f(2, 3, data.begin(), data.end(), device.default_view, access_type_auto);
  array<int, 2> moved(std::move(f)), assigned(2, 3);
  assigned = b;
  array<int, 2> *all[] = {&a, &b, &c, &d, &e, &moved, &assigned};
  for (array<int, 2> *made : all) {
    const array<int, 2> &constant = *made;
    assert(made->cpu_access_type == type);
    assert((made->data() == nullptr) == (type == access_type_none));
    assert((constant.data() == nullptr) == (type == access_type_none));
    assert(throws([&] { (*made)(1, 1) = 2; }) == (type == access_type_none));
    assert(throws([&] { return constant(1, 1); }) == (type == access_type_none));
  }
  // The CPU's own memory, and an array that says what it wants.
  array<int, 2> host(2, 3, cpu.default_view), staging(2, 3, cpu.default_view, device.default_view);
  assert(host.data() && staging.data() && host.cpu_access_type == access_type_read_write);
  array<int, 2> closed(2, 3, device.default_view, access_type_none);
  assert(!closed.data());
  if (shared) {
    array<int, 2> open(2, 3, device.default_view, access_type_read_write);
    assert(open.data());
  }
  return 0;
}
