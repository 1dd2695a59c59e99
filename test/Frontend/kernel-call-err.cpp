// A kernel that cannot be called is reported at its launch, with the reason at the user's line.
// RUN: %ampcc -std=c++14 -fsyntax-only -Xclang -verify %s
#include <amp.h>
using namespace concurrency;

struct Plane {
  void operator()(index<2>) const restrict(amp) {} // expected-note {{no known conversion from 'index<1>' to 'index<2>'}}
};
struct Space {
  void operator()(index<3>) const restrict(amp) {} // expected-note {{no known conversion from 'index<1>' to 'index<3>'}}
};
struct Changing {
  void operator()(index<1>) restrict(amp) {} // expected-note {{method is not marked const}}
};

void launch(array_view<int, 1> a) {
  parallel_for_each(a.get_extent(), Plane());    // expected-error {{kernel of type 'Plane' cannot be called with a 'concurrency::index<1>': its call operator must be const and 'restrict(amp)' and take such an index}}
  parallel_for_each(a.get_extent(), Changing()); // expected-error {{kernel of type 'Changing' cannot be called}}
  parallel_for_each(a.get_extent(), 5);          // expected-error {{kernel of type 'int' cannot be called}}
  parallel_for_each(                             // expected-error {{cannot be called with a 'concurrency::index<1>'}}
      a.get_extent(), [=](index<1> i) { a[i] = 1; }); // expected-note {{it is restrict(cpu), the caller is restrict(amp)}}
  parallel_for_each(                                  // expected-error {{cannot be called with a 'concurrency::tiled_index<4>'}}
      a.get_extent().tile<4>(), [=](tiled_index<8> t) restrict(amp) { a[t] = 1; }); // expected-note {{no known conversion}}
}

template <typename F> void in_template(F f) {
  parallel_for_each(extent<1>(4), f); // expected-error {{kernel of type 'Space' cannot be called}}
}
template void in_template(Space);
