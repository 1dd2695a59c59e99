// A view of const elements promises that a kernel only reads them, so that the runtime copies nothing
// back (5.2). Use a view of elements without const to write.
// RUN: %ampcc -std=c++20 -fsyntax-only -Xclang -verify %s
// RUN: %ampcc -std=c++20 -fsyntax-only -DFIXED -Xclang -verify=fixed %s
// fixed-no-diagnostics
#include <amp.h>
using namespace concurrency;

#ifndef FIXED
void fill(array_view<const int> view) {
  parallel_for_each(view.extent, [=](index<1> i) restrict(amp) { view[i] = i[0]; });
  // expected-error@-1 {{cannot change an element of 'array_view<const int>', which only reads; use 'array_view<int>' to write [amp-read-only-element]}}
}
#else
void fill(array_view<int> view) {
  parallel_for_each(view.extent, [=](index<1> i) restrict(amp) { view[i] = i[0]; });
}
#endif
