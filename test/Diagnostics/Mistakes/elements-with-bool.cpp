// Elements with two bools.
// RUN: %ampcc -std=c++17 -fsyntax-only -Xclang -verify %s
#include <amp.h>
using namespace concurrency;

struct flags {
  // expected-note@+1 {{in member 'off' of type 'bool'}}
  bool on, off;
  int n;
};
void kernel(array_view<flags> view) {
  // expected-error@+1 {{a 'restrict(amp)' lambda cannot capture 'view' of type 'array_view<flags>'; the offset of a member or base class must be a multiple of four bytes}}
  parallel_for_each(view.extent, [=](index<1> i) restrict(amp) { view[i].on = true; }); // expected-note {{replace members that have less than four bytes by int}}
}
