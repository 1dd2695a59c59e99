// Each thread gets an index of the domain (7), so the kernel has to take one of that kind:
// `index<N>` of the extent's rank, or the `tiled_index` of the same tile.
// RUN: %ampcc -std=c++20 -fsyntax-only -Xclang -verify %s
// RUN: %ampcc -std=c++20 -fsyntax-only -DFIXED -Xclang -verify=fixed %s
// fixed-no-diagnostics
#include <amp.h>
using namespace concurrency;

#ifndef FIXED
struct fill {
  void operator()(tiled_index<8>) const restrict(amp) {}
  // expected-note@-1 {{'operator()' is declared here}}
};
void host(array_view<int> v) {
  parallel_for_each(v.extent, [=](index<2> i) restrict(amp) {});
  // expected-error@-1 {{kernel lambda cannot be called with an index of type 'index<1>', which a domain of type 'extent<1>' gives; it takes 'index<2>'}}
  parallel_for_each(v.extent.tile<16>(), fill());
  // expected-error@-1 {{kernel 'fill' cannot be called with an index of type 'tiled_index<16>', which a domain of type 'tiled_extent<16>' gives; it takes 'tiled_index<8>'}}
}
#else
void host(array_view<int> v) {
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = 1; });
  parallel_for_each(v.extent.tile<16>(), [=](tiled_index<16> t) restrict(amp) { v[t] = 1; });
  parallel_for_each(v.extent.tile<16>(), [=](index<1> i) restrict(amp) { v[i] = 1; });
}
#endif
