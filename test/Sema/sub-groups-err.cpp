// amp:1.3: sub-groups have operations on numbers of 32 and 64 bits, and launches without tiles have
// no sub-groups.
// RUN: %ampcc --amp-version=1.3 -fsyntax-only -Xclang -verify %s
#include <amp.h>
using namespace concurrency;

void types(array_view<short> v) {
  parallel_for_each(v.extent.tile<64>(), [=](tiled_index<64> t) restrict(amp) {
    v[t] = t.sub_group.reduce(v[t]); // expected-error {{no matching member function for call to 'reduce'}} expected-note {{call it as 'reduce(T, Op)'}}
  });
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) {
    v[i] = i.sub_group.size(); // expected-error {{no member named 'sub_group' in 'Concurrency::index<1>'}}
  });
}
