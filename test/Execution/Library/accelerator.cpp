// Every member and property of accelerator and accelerator_view; properties are
// read in sequence, copied, compared and printed like the values that they are.
// REQUIRES: opencl-device
// RUN: %ampcc %s -o %t && env AMPCC_DEVICE=opencl %t && env AMPCC_DEVICE=native %t
// RUN: %ampcc --amp-host-compiler=g++ %s -o %t.gxx && env AMPCC_DEVICE=opencl %t.gxx && env AMPCC_DEVICE=native %t.gxx
#include <amp.h>
#include <iostream>
#include <type_traits>
using namespace concurrency;

static_assert(!std::is_default_constructible<accelerator_view>::value, "3.3.3");
static_assert(std::is_copy_constructible<accelerator_view>::value, "");
static_assert(std::is_copy_assignable<accelerator_view>::value, "");
static_assert(!std::is_convertible<std::wstring, accelerator>::value, "explicit");
static_assert((access_type_read | access_type_write) == access_type_read_write, "4.7");
static_assert(access_type_none == 0 && access_type_auto != access_type_read_write, "");

template <typename T> T value(const T &v) { return v; }

int properties(const accelerator &a) {
  if (a.device_path != a.get_device_path() || a.description != a.get_description())
    return 1;
  if (a.version != a.get_version() || a.has_display != a.get_has_display())
    return 2;
  if (a.dedicated_memory != a.get_dedicated_memory() || a.is_debug != a.get_is_debug())
    return 3;
  if (a.supports_double_precision != a.get_supports_double_precision() ||
      a.supports_64bit_atomics != a.get_supports_64bit_atomics() ||
      a.supports_limited_double_precision != a.get_supports_limited_double_precision())
    return 4;
  if (a.is_emulated != a.get_is_emulated() ||
      a.supports_cpu_shared_memory != a.get_supports_cpu_shared_memory())
    return 5;
  if (!(a.default_view == a.get_default_view()))
    return 6;
  if (a.default_cpu_access_type != a.get_default_cpu_access_type())
    return 7;
  return 0;
}

int chains(accelerator_view view) {
  array<float, 2> numbers(4, 4, view);
  array_view<float, 2> part(numbers);
  auto home = numbers.accelerator_view;
  auto name = numbers.accelerator_view.accelerator.description;
  accelerator_view other = part.source_accelerator_view;
  home.wait();
  if (!(home == view) || other != view || name != view.accelerator.description + L"")
    return 11;
  if (value(numbers.accelerator_view.accelerator.device_path).length() == 0)
    return 12;
  if (numbers.accelerator_view.accelerator.default_view.queuing_mode != queuing_mode_automatic)
    return 13;
  if (numbers.associated_accelerator_view != view || numbers.get_associated_accelerator_view() != view)
    return 14;
  if (numbers.cpu_access_type != numbers.get_cpu_access_type())
    return 15;
  std::wcout << numbers.accelerator_view.accelerator.description << std::endl;
  std::vector<float> host(16);
  array_view<float, 2> over_host(4, 4, host);
  if (over_host.source_accelerator_view.accelerator != accelerator(accelerator::cpu_accelerator))
    return 16;
  part = over_host; // rebinds, properties too
  if (part.source_accelerator_view.accelerator.device_path != L"cpu")
    return 17;
  return 0;
}

int main() {
  accelerator a;
  if (!accelerator::set_default(a.device_path) || accelerator::set_default(a.device_path))
    return 30;
  accelerator b(accelerator::default_accelerator), cpu(accelerator::cpu_accelerator);
  if (a != b || a == cpu || !(a == accelerator(a.device_path)))
    return 21;
  if (int failed = properties(a))
    return failed;
  if (int failed = properties(cpu))
    return failed;
  b = cpu;
  if (b != cpu || b.description != cpu.description || b.default_view == a.default_view)
    return 22;
  // Programs written for these get a device of the processor.
  accelerator warp(accelerator::direct3d_warp), ref(accelerator::direct3d_ref);
  if (warp == cpu || ref == cpu)
    return 23;

  accelerator_view fast = a.create_view(queuing_mode_immediate), slow = a.create_view();
  if (fast == slow || fast.queuing_mode != queuing_mode_immediate ||
      slow.get_queuing_mode() != queuing_mode_automatic)
    return 24;
  if (fast.accelerator != a || fast.get_accelerator() != a || fast.version != fast.get_version() ||
      fast.is_debug != fast.get_is_debug() || fast.is_auto_selection || fast.get_is_auto_selection())
    return 25;
  fast.flush();
  fast.wait();
  fast.create_marker().get();
  accelerator_view copy(fast);
  copy = slow;
  if (copy != slow || copy.queuing_mode != queuing_mode_automatic)
    return 26;
  if (!accelerator::get_auto_selection_view().is_auto_selection || a.default_view.is_auto_selection)
    return 27;
  bool found = false;
  for (const accelerator &each : accelerator::get_all())
    found = found || each == a;
  if (!found)
    return 28;

  // An explicit choice of the CPU's access holds until the first use of it; only once.
  const access_type wanted = a.supports_cpu_shared_memory ? access_type_read : access_type_none;
  if (!a.set_default_cpu_access_type(wanted) || a.default_cpu_access_type != wanted ||
      a.set_default_cpu_access_type(access_type_none))
    return 29;
  try {
    accelerator nowhere(L"nowhere");
    return 31;
  } catch (const runtime_exception &) {
  }
  amp_uninitialize();
  return chains(a.create_view());
}
