// Members of textures for Direct3D are errors at the program's line that name the replacement.
// RUN: not %ampcc --amp-msvc -fsyntax-only -ferror-limit=0 %s 2>&1 | FileCheck %s
#include <amp.h>
#include <amp_graphics.h>
using namespace Concurrency;
using namespace Concurrency::graphics;

struct IUnknown;

void f(const accelerator_view &av, IUnknown *unknown, const texture<float_4, 2> &t,
       const texture_view<int, 2> &v, const sampler &s) {
  graphics::direct3d::make_texture<float_4, 2>(av, unknown); // CHECK-DAG: :[[#@LINE]]:{{.*}}error: there is no Direct3D here: concurrency::opencl::make_texture
  graphics::direct3d::get_texture(t);                        // CHECK-DAG: :[[#@LINE]]:{{.*}}error: there is no Direct3D here: concurrency::opencl::get_image
  graphics::direct3d::get_texture(v);                        // CHECK-DAG: :[[#@LINE]]:{{.*}}error: there is no Direct3D here: concurrency::opencl::get_image
  graphics::direct3d::make_sampler(unknown);                 // CHECK-DAG: :[[#@LINE]]:{{.*}}error: there is no Direct3D here: construct
  graphics::direct3d::get_sampler(av, s);                    // CHECK-DAG: :[[#@LINE]]:{{.*}}error: there is no Direct3D here: {{.*}}get_filter_mode
}
// CHECK: {{^}}5 errors generated.
