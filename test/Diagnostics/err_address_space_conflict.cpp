// Let each pointer point into one kind of memory: choose between values, not between pointers.
// RUN: %ampcc -std=c++20 -fsyntax-only -Xclang -verify %s
// RUN: %ampcc -std=c++20 -fsyntax-only -DFIXED -Xclang -verify=fixed %s
// fixed-no-diagnostics
#include <amp.h>
using namespace concurrency;

#ifndef FIXED
void host(array_view<int> v) {
  parallel_for_each(v.extent.tile<4>(), [=](tiled_index<4> t) restrict(amp) {
    tile_static int shared[4];
    // expected-note@-1 {{it points into tile_static memory here}}
    int own[4] = {1, 2, 3, 4};
    // expected-note@-1 {{it points into a local variable here}}
    shared[t.local[0]] = 5;
    int *p = t.local[0] ? shared : own;
    // expected-error@-1 {{pointer or reference would point into two kinds of memory}}
    v[t] = p[t.local[0]];
  });
}
int *either(int *a, int *b, bool first) restrict(amp) { return first ? a : b; }
void through_a_call(array_view<int> v) {
  parallel_for_each(v.extent.tile<4>(), [=](tiled_index<4> t) restrict(amp) {
    tile_static int shared[4]; // expected-note {{it points into tile_static memory here}}
    int own[4] = {1, 2, 3, 4}; // expected-note {{it points into a local variable here}}
    shared[t.local[0]] = 5;
    v[t] += *either(shared, own, v[t] > 2); // expected-error {{pointer or reference would point into two kinds of memory}}
  });
}
#else
void host(array_view<int> v) {
  parallel_for_each(v.extent.tile<4>(), [=](tiled_index<4> t) restrict(amp) {
    tile_static int shared[4];
    int own[4] = {1, 2, 3, 4};
    shared[t.local[0]] = 5;
    v[t] = t.local[0] ? shared[t.local[0]] : own[t.local[0]];
  });
}
#endif
