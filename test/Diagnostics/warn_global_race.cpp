// The threads of a launch run in no defined order, so a thread may read an element before or after
// another has changed it. Read from one array_view and write to another.
// RUN: %ampcc -std=c++20 -fsyntax-only -Xclang -verify %s
// RUN: %ampcc -std=c++20 -fsyntax-only -DFIXED -Xclang -verify=fixed %s
// fixed-no-diagnostics
#include <amp.h>
using namespace concurrency;

#ifndef FIXED
void shift(array_view<int> v) {
  parallel_for_each(v.extent - extent<1>(1), [=](index<1> i) restrict(amp) {
    v[i] = v[i + 1];
    // expected-warning@-1 {{race: writes an element of 'v' that another thread of the launch reads, in no defined order; read from one array and write to another}}
    // expected-note@-2 {{the other thread reads it here}}
  });
}
#else
void shift(array_view<const int> from, array_view<int> to) {
  parallel_for_each(to.extent, [=](index<1> i) restrict(amp) { to[i] = from[i + 1]; });
}
#endif
