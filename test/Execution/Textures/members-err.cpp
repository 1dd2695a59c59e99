// Members that a texture, view or sampler does not have are errors at the program's line, with the cure.
// RUN: not %ampcc -fsyntax-only -ferror-limit=0 %s 2>&1 | FileCheck %s

#include <amp_graphics.h>
#include <vector>
using namespace concurrency;
using namespace concurrency::graphics;

void elements() {
  texture<norm_3, 2> a(4, 4, 8u);   // CHECK-DAG: :[[#@LINE]]:22: error: {{.*}}texture: the element type must be int
  texture<double_4, 1> b(4);        // CHECK-DAG: :[[#@LINE]]:24: error: {{.*}}the element type must be int
  texture<bool, 1> c(4);            // CHECK-DAG: :[[#@LINE]]:20: error: {{.*}}the element type must be int
  texture<int, 4> d(extent<4>{});   // CHECK-DAG: :[[#@LINE]]:19: error: {{.*}}the rank must be 1, 2 or 3
}

void constructors(const std::vector<norm> &values) {
  texture<norm, 1> a(4);                                 // CHECK-DAG: :[[#@LINE]]:20: error: {{.*}}needs the number of bits per scalar element, 8 or 16
  texture<unorm, 1> b(4, values.begin(), values.end());   // CHECK-DAG: :[[#@LINE]]:21: error: {{.*}}needs the number of bits per scalar element, 8 or 16
  texture<norm, 1> c(4, 8u);
  copy(values.begin(), values.end(), c);                 // CHECK-DAG: :[[#@LINE]]:3: error: {{.*}}are copied as bytes
  texture<int, 1> d(4);
  d.get_row_pitch();                                     // CHECK-DAG: :[[#@LINE]]:5: error: {{.*}}row_pitch needs a texture of rank 2 or 3
  texture<int, 2> e(4, 4);
  (void)e.depth_pitch;                                   // CHECK-DAG: :[[#@LINE]]:{{.*}}error: {{.*}}depth_pitch needs a texture of rank 3
  texture<int_2, 2> f(4, 4);
  copy(e, f);                                            // CHECK-DAG: :[[#@LINE]]:3: error: {{.*}}the same number of scalar elements
  texture_view<const int, 2> g(e);
  copy(f, g);                                            // CHECK-DAG: :[[#@LINE]]:{{.*}}error:
}

void capture(texture<int, 2> &t) {
  parallel_for_each(t.extent, [t](index<2> i) restrict(amp) { // CHECK-DAG: :[[#@LINE]]:32: error: 't' of type 'texture<int, 2>' can only be captured by reference
  });
}

void kernel(texture<int, 1> &i1, texture<int, 2> &i2, texture<float_2, 2> &f2, texture<float_4, 3> &f3,
            const texture_view<const int, 2> &ci, const texture_view<const float_2, 2> &c2,
            const texture_view<const float_4, 3> &c3, const texture_view<float_2, 2> &v2,
            const writeonly_texture_view<int, 2> &w, const texture<int, 2> &constant,
            const sampler &s) restrict(amp) {
  i2[1];                                        // CHECK-DAG: :[[#@LINE]]:5: error: {{.*}}one index needs rank 1
  i1(1, 2);                                     // CHECK-DAG: :[[#@LINE]]:5: error: {{.*}}two indices need rank 2
  ci(1, 2, 3);                                  // CHECK-DAG: :[[#@LINE]]:5: error: {{.*}}three indices need rank 3
  f2.set(index<2>(), float_2());                // CHECK-DAG: :[[#@LINE]]:6: error: {{.*}}write through a texture_view
  constant.set(index<2>(), 1);                  // CHECK-DAG: :[[#@LINE]]:12: error: {{.*}}the texture is const; write to one that is not
  ci.set(index<2>(), 1);                        // CHECK-DAG: :[[#@LINE]]:6: error: {{.*}}a view of const elements is only read; write through a texture_view<T, N>
  w.get(index<2>());                            // CHECK-DAG: :[[#@LINE]]:5: error: {{.*}}a writeonly_texture_view is only written; read through a texture_view<const T, N>
  w[index<2>()];                                // CHECK-DAG: :[[#@LINE]]:4: error: {{.*}}a writeonly_texture_view is only written
  w(1, 2);                                      // CHECK-DAG: :[[#@LINE]]:4: error: {{.*}}a writeonly_texture_view is only written
  v2.get(index<2>());                           // CHECK-DAG: :[[#@LINE]]:6: error: {{.*}}read through a texture_view of const elements
  texture_view<float_2, 2> a(f2);               // CHECK-DAG: :[[#@LINE]]:28: error: {{.*}}make the view outside the kernel and capture it
  texture_view<const int, 2> b(i2);             // CHECK-DAG: :[[#@LINE]]:30: error: {{.*}}read the texture itself, or capture a view of it
  writeonly_texture_view<float_4, 3> c(f3);     // CHECK-DAG: :[[#@LINE]]:38: error: {{.*}}make the view outside the kernel and capture it
  ci.sample(s, float_2());                      // CHECK-DAG: :[[#@LINE]]:6: error: {{.*}}read the texels with get
  c2.sample<filter_linear, address_border>(float_2()); // CHECK-DAG: :[[#@LINE]]:6: error: {{.*}}give a sampler
  c2.sample<filter_unknown>(float_2());         // CHECK-DAG: :[[#@LINE]]:6: error: {{.*}}the filter mode must be
  c3.gather_red(s, float_3());                  // CHECK-DAG: :[[#@LINE]]:6: error: {{.*}}only textures of rank 2
  c2.gather_blue(s, float_2());                 // CHECK-DAG: :[[#@LINE]]:6: error: {{.*}}does not have the component
  c2.gather_red<address_unknown>(float_2());    // CHECK-DAG: :[[#@LINE]]:6: error: {{.*}}the address mode must be
  sampler here;                                 // CHECK-DAG: :[[#@LINE]]:11: error: constructor of 'sampler' is restrict(cpu)
}
// Nothing follows from them.
// CHECK: {{^}}32 errors generated.
