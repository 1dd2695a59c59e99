// A virtual function.
// RUN: %ampcc -std=c++17 -fsyntax-only -Xclang -verify %s
#include <amp.h>
using namespace concurrency;

struct shape {
  // expected-error@+1 {{a 'restrict(amp)' function cannot be virtual}}
  virtual float area() const restrict(amp) { return 1; }
};
struct square : shape {
  float area() const restrict(amp) { return 2; }
};
void kernel(array_view<float> view) {
  parallel_for_each(view.extent, [=](index<1> i) restrict(amp) {
    square s;
    shape &any = s;
    // expected-error@+1 {{call to virtual function 'area' is not allowed in a 'restrict(amp)' function}}
    view[i] = any.area();
  });
}
