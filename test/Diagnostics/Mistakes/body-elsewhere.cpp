// The function is inline, and its body is in another unit.
// RUN: %ampcc -std=c++17 -fsyntax-only -Xclang -verify %s
#include <amp.h>
using namespace concurrency;

// expected-note@+2 {{'twice' is declared here}}
// expected-warning@+1 {{inline function 'twice' is not defined}}
inline int twice(int n) restrict(amp);
void kernel(array_view<int> view) {
  // expected-note@+2 {{used here}}
  // expected-error@+1 {{body of 'twice' is needed: a kernel calls it, and it is not defined in this translation unit}}
  parallel_for_each(view.extent, [=](index<1> i) restrict(amp) { view[i] = twice(i[0]); });
}
