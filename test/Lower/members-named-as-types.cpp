// Members, parameters and variables with the names of types in the same scope.
// REQUIRES: opencl-device
// RUN: %ampcc -I%S/Inputs %s -o %t && %t | FileCheck %s
// RUN: rm -rf %t.text && %ampcc -I%S/Inputs --translate %s -o %t.text
// RUN: FileCheck --check-prefix=TEXT %s < %t.text/members-named-as-types.cl
// CHECK: same
#include "same_on_both.h"

namespace geo {
struct point {
  int x, y;
};
// Only where it collides has a member another name.
// TEXT: point point_2;
// TEXT-NEXT: point end;
// TEXT-NEXT: } segment;
struct segment {
  geo::point point;
  geo::point end;
};
} // namespace geo
struct list {
  struct list_of {
    geo::point point[2];
  } list_of;
};
struct own {
  int own;
};
struct base {
  int a;
};
struct derived : base {
  struct base base;
};
struct pad0 { // filled up to the alignment of what follows
  int pad1;
};
struct alignas(16) padded {
  struct pad0 pad0;
  alignas(8) struct pad0 other;
};
struct aliased_int {
  int uint, aliased_float;
};
struct args {
  int span;
};
static int twice(int n) restrict(amp, cpu) { return n * 2; }
static int of_type(struct own own, int base) restrict(amp, cpu) { return own.own + base; }

int main() {
  std::vector<args> data(64, args{5});
  const concurrency::array_view<args> at(64, data);
  concurrency::parallel_for_each(at.extent, [=](concurrency::index<1> span) restrict(amp) {
    args args = at[span];
    args.span += span[0];
    at[span] = args;
  });
  at.synchronize();
  for (int i = 0; i < 64; ++i)
    if (data[i].span != 5 + i)
      return 1;
  return same_on_both([](int i) restrict(amp, cpu) {
    geo::segment s = {{i, 2}, {3, i}};
    list l = {{{{i, i + 1}, {i + 2, i + 3}}}};
    own own = {i};
    derived d;
    d.a = i;
    d.base.a = 7;
    padded p = {{1}, {2}};
    aliased_int n = {i, 2};
    float f = 1.5f + static_cast<float>(i);
    n.uint += reinterpret_cast<int &>(f) >> 20;
    const int twice = ::twice(own.own);
    return s.point.x + s.end.y * 3 + l.list_of.point[1].y * 5 + of_type(own, d.base.a) * 7 + d.a * 11 +
           (p.pad0.pad1 + p.other.pad1) * 13 + n.uint * 17 + n.aliased_float + twice;
  });
}
