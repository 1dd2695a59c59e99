// Kernels of earlier versions have neither tile_index nor tile_array. Elements of a tile_array are
// those of amp code, and exist in kernels only; kernels capture it by value.
// RUN: %ampcc -fsyntax-only -Xclang -verify=v1 %s
// RUN: %ampcc --amp-version=1.2 -fsyntax-only -Xclang -verify=v1 %s
// RUN: %ampcc --amp-version=1.3 -DLATEST -fsyntax-only -Xclang -verify=latest %s
#include <amp.h>
using namespace concurrency;

#ifndef LATEST
void earlier(array_view<int> v, int threads) {
  tile_array<int> part(threads);
  parallel_for_each(v.extent.tile(threads), [=](tile_index<1> t) restrict(amp) { // v1-error {{type 'tile_index<1>' is not allowed in a 'restrict(amp)' function; the library has it for later versions; amp:1.3 allows it (--amp-version=1.3)}}
    v[t] = 1;
  });
  parallel_for_each(v.extent.tile(threads), [=](auto t) restrict(amp) { v[t] = 1; }); // v1-error {{amp:1.3 allows it}}
  parallel_for_each(v.extent.tile<4>(), [=](tiled_index<4> t) restrict(amp) {
    part[t.local[0]] = 1; // v1-error {{a 'restrict(amp)' lambda cannot capture 'part' of type 'tile_array<int>'; the library has it for later versions; amp:1.3 allows it (--amp-version=1.3)}}
  });
  parallel_for_each(v.extent.tile(threads), [=](tile_index<1> t) restrict(amp:1.3) { v[t] = part[0]; });
}
void helper(const tile_index<2> &t) restrict(amp) {} // v1-error {{amp:1.3 allows it (--amp-version=1.3)}}
#else
struct holder {
  const int *place;
};
struct functor {
  tile_array<float, 2> part;
  void operator()(index<1> i) const restrict(amp) {}
};

void later(array_view<int> v, int threads) {
  tile_array<int> part(threads);
  parallel_for_each(v.extent.tile(threads), [&part, v](tile_index<1> t) restrict(amp) { // latest-error {{'part' of type 'tile_array<int>' }}
    v[t] = part[0];
  });
  parallel_for_each(v.extent.tile(threads), [=](index<2> t) restrict(amp) {}); // latest-error {{kernel lambda cannot be called with an index of type 'tile_index<1>', which a domain of type 'tile_domain<1>' gives; it takes 'index<2>'}}
  parallel_for_each(v.extent, functor{tile_array<float, 2>(2, threads)}); // latest-error {{kernel of type 'functor' holds a tile_array, and a domain of type 'extent<1>' has no tiles; launch over tiles, as in 'extent.tile(16, 16)'}}
  part[0] = 1; // latest-error {{no viable overloaded operator[] for type 'tile_array<int>'}} latest-note@*:* 0+ {{}}
  tile_array<holder> pointers(threads);
  parallel_for_each(v.extent.tile(threads), [=](tile_index<1> t) restrict(amp) {
    v[t] = pointers[0].place != nullptr; // latest-error {{'pointers'}}
    tile_static tile_array<int> inner; // latest-error {{holds a container of the library}}
  });
  v.extent.tile(threads, threads); // latest-error@*:* {{concurrency::extent: two components need rank 2}} latest-note@*:* 0+ {{}}
}
#endif
