// Only the thread itself sees a local variable, and devices have atomic instructions for shared
// memory alone (6). A local variable has plain assignments.
// RUN: %ampcc -std=c++20 -fsyntax-only -Xclang -verify %s
// RUN: %ampcc -std=c++20 -fsyntax-only -DFIXED -Xclang -verify=fixed %s
// fixed-no-diagnostics
#include <amp.h>
using namespace concurrency;

#ifndef FIXED
void add(int *&p) restrict(amp) {
  atomic_fetch_add(p, 2);
  // expected-error@-1 {{atomic operation on what can be a local variable; it needs an element of an array or array_view, or a tile_static variable}}
}
void launch(array_view<int> v) {
  parallel_for_each(v.extent.tile<4>(), [=](tiled_index<4> t) restrict(amp) {
    tile_static int shared;
    int own = 1;
    int *p = t.local[0] ? &shared : &own;
    add(p);
    atomic_exchange(&own, 3);
    // expected-error@-1 {{atomic operation on what can be a local variable; it needs an element of an array or array_view, or a tile_static variable}}
    v[t] = own;
  });
}
#else
void add(int *&p) restrict(amp) { atomic_fetch_add(p, 2); }
void launch(array_view<int> v) {
  parallel_for_each(v.extent.tile<4>(), [=](tiled_index<4> t) restrict(amp) {
    tile_static int shared;
    int own = 1;
    int *p = t.local[0] ? &shared : &v[t];
    add(p);
    own += 2;
    v[t] += own;
  });
}
#endif
