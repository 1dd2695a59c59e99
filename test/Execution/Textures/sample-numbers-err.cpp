// Coordinates are one value: with numbers the first would be that of all dimensions.
// RUN: not %ampcc -fsyntax-only %s 2>&1 | FileCheck %s
#include <amp.h>
#include <amp_graphics.h>
using namespace concurrency;
using namespace concurrency::graphics;

void f(const texture<float, 2> &t, const texture<float_4, 1> &row, array_view<float> out) {
  const sampler linear;
  texture_view<const float, 2> from(t);
  texture_view<const float_4, 1> line(row);
  parallel_for_each(out.extent, [=](index<1> i) restrict(amp) {
    out[i] = from.sample(linear, 0.5f, 0.25f); // CHECK-DAG: :[[#@LINE]]:{{.*}}error: call to deleted member function 'sample': pass the coordinates as one value: sample(sampler, float_2(x, y))
    out[i] += from.sample<filter_point>(0.5f, 0); // CHECK-DAG: :[[#@LINE]]:{{.*}}error: call to deleted member function 'sample': pass the coordinates as one value: sample(float_2(x, y))
    out[i] += from.sample(linear, float_2(0.5f, 0.25f), 0.0f) + line.sample(linear, 0.5f, 0.0f).x;
  });
}
// CHECK: {{^}}2 errors generated.
