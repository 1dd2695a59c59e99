// Members of the library are misspelt.
// RUN: %ampcc -std=c++17 -fsyntax-only -Xclang -verify=expected,%versions %s
#include <amp.h>
using namespace concurrency;

void kernel(array_view<float> view) {
  // expected-error@+2 {{missing 'template' keyword prior to dependent template name 'tile'}}
  // expected-error@+1 {{no member named 'extents' in 'Concurrency::array_view<float>'}}
  parallel_for_each(view.extents.tile<16>(), [=](tiled_index<16> t) restrict(amp) {
    // before-21-error@+2 {{no member named 'wait_with_tile_static_memory_fense' in 'Concurrency::tile_barrier'; did you mean 'wait_with_tile_static_memory_fence'?}}
    // since-21-error@+1 {{no member named 'wait_with_tile_static_memory_fense' in 'Concurrency::tile_barrier'}}
    t.barrier.wait_with_tile_static_memory_fense();
    // before-21-error@+4 {{no member named 'globl' in 'Concurrency::tiled_index<16>'; did you mean 'global'?}}
    // before-21-error@+3 {{no member named 'extnt' in 'Concurrency::array_view<float>'; did you mean 'extent'?}}
    // since-21-error@+2 {{no member named 'globl' in 'Concurrency::tiled_index<16>'}}
    // since-21-error@+1 {{no member named 'extnt' in 'Concurrency::array_view<float>'}}
    view[t.globl] = view.extnt[0];
  });
}
