// amp:1.2: a call of a virtual function, or through a pointer, is a switch over the functions that it
// can run. Calls of objects whose class is known are direct, and so is the only function of a type.
// RUN: %ampcc --translate --amp-version=1.2 -std=c++17 %s -o %t
// RUN: FileCheck %s < %t/chosen-calls.cl
#include <amp.h>
using namespace concurrency;

struct shape {
  virtual int area() const restrict(amp) = 0;
};
struct square : shape {
  int a;
  explicit square(int a) restrict(amp) : a(a) {}
  int area() const restrict(amp) override;
};
struct strip : shape {
  int a;
  explicit strip(int a) restrict(amp) : a(a) {}
  int area() const restrict(amp) override;
};
struct never_made : shape {
  int area() const restrict(amp) override { return 0; }
};
int square::area() const restrict(amp) { return a * a; }
int strip::area() const restrict(amp) { return a; }
int negate(int x) restrict(amp) { return -x; }
int same(int x) restrict(amp) { return x; }
float half(float x) restrict(amp) { return x / 2; }

// CHECK: struct {
// CHECK-NEXT: long dynamic_class;
// CHECK-NEXT: } shape;
// CHECK: void square_init(square *self, int a) {
// CHECK: self->shape_2.dynamic_class = 1;

// CHECK: // shape::area, {{.*}}chosen-calls.cpp:9
// CHECK: int call_shape_area(const shape *self) {
// CHECK-NEXT: int result;
// CHECK-NEXT: switch (self->dynamic_class) {
// CHECK-NEXT: case 1L:;
// CHECK-NEXT: result = square_area((const square *)self);
// CHECK-NEXT: break;
// CHECK-NEXT: default:;
// CHECK-NEXT: result = strip_area((const strip *)self);
// CHECK-NEXT: break;
// CHECK-NEXT: }
// CHECK-NEXT: return result;

// CHECK: int call(long function, int argument) {
// CHECK-NEXT: int result;
// CHECK-NEXT: switch (function) {
// CHECK-NEXT: case 1L:;
// CHECK-NEXT: result = negate(argument);
// CHECK-NEXT: break;
// CHECK-NEXT: default:;
// CHECK-NEXT: result = same(argument);

// CHECK: float call_2(float argument) {
// CHECK-NEXT: return half_(argument);
// CHECK-NOT: never_made
void f(const array_view<int> &v, int n) {
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) {
    const square a(i[0]);
    const strip b(n);
    const shape &any = n % 2 ? static_cast<const shape &>(a) : b;
    int (*f)(int) = n % 3 ? negate : same;
    float (*g)(float) = half;
    // CHECK: square_area(&a)
    v[i] = any.area() + a.area();
    v[i] += f(n) + int(g(1.5f));
  });
}
