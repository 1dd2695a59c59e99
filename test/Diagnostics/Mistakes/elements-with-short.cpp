// Elements with members of two bytes.
// RUN: %ampcc -std=c++17 -fsyntax-only -Xclang -verify %s
#include <amp.h>
using namespace concurrency;

struct point {
  // expected-note@+1 {{in member 'x' of type 'short'}}
  short x, y;
};
void kernel(array_view<point> view) {
  // expected-error@+1 {{a 'restrict(amp)' lambda cannot capture 'view' of type 'array_view<point>'; the fundamental types are bool, int, unsigned int, long, unsigned long, float and double}}
  parallel_for_each(view.extent, [=](index<1> i) restrict(amp) { view[i].x = 1; }); // expected-note {{use 'int'}}
}
