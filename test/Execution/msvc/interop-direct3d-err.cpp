// Functions that exchange objects with Direct3D are errors at the program's line that name the
// replacement; those that need no Direct3D work.
// RUN: not %ampcc --amp-msvc -fsyntax-only -ferror-limit=0 %s 2>&1 | FileCheck %s
// RUN: %ampcc --amp-msvc -DWORKS %s -o %t && %t
#include <amp.h>
using namespace Concurrency;

struct IUnknown;

#ifdef WORKS
int main() {
  accelerator device;
  accelerator_view view = direct3d::create_accelerator_view(device, true, queuing_mode_immediate);
  return view.accelerator == device && direct3d::is_timeout_disabled(view) ? 0 : 1;
}
#else
void f(accelerator_view av, IUnknown *unknown, const array<float, 2> &a) {
  direct3d::create_accelerator_view(unknown);           // CHECK-DAG: :[[#@LINE]]:{{.*}}error: there is no Direct3D here: concurrency::accelerator::create_view
  IUnknown *device = direct3d::get_device(av);          // CHECK-DAG: :[[#@LINE]]:{{.*}}error: there is no Direct3D here: concurrency::opencl::get_device
  direct3d::make_array<float, 2>(a.extent, av, device); // CHECK-DAG: :[[#@LINE]]:{{.*}}error: there is no Direct3D here: concurrency::opencl::make_array
  unknown = direct3d::get_buffer(a);                    // CHECK-DAG: :[[#@LINE]]:{{.*}}error: there is no Direct3D here: concurrency::opencl::get_buffer
  direct3d::d3d_access_lock(av);                        // CHECK-DAG: :[[#@LINE]]:{{.*}}error: there is no Direct3D here, and nothing to lock
  direct3d::scoped_d3d_access_lock lock(av);            // CHECK-DAG: :[[#@LINE]]:{{.*}}error: there is no Direct3D here, and nothing to lock
}
#endif
// CHECK: {{^}}6 errors generated.
