// A class with a pointer in it is captured.
// RUN: %ampcc -std=c++17 -fsyntax-only -Xclang -verify %s
#include <amp.h>
using namespace concurrency;

struct settings {
  int size;
  // expected-note@+1 {{in member 'table' of type 'float *'}}
  float *table;
};
void kernel(array_view<int> view, settings s) {
  // expected-error@+1 {{a 'restrict(amp)' lambda cannot capture 's' of type 'settings'; a class or array cannot hold pointers}}
  parallel_for_each(view.extent, [=](index<1> i) restrict(amp) { view[i] = s.size; }); // expected-note {{replace the pointer by an array_view, or by an index into one}}
}
