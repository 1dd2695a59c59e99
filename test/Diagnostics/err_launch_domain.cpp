// The domain says how many threads run and which index each gets, in one to many dimensions
// (7), which a number alone does not say. It is an `extent`, or a `tiled_extent` made by
// `tile<...>()`.
// RUN: %ampcc -std=c++20 -fsyntax-only -Xclang -verify %s
// RUN: %ampcc -std=c++20 -fsyntax-only -DFIXED -Xclang -verify=fixed %s
// fixed-no-diagnostics
#include <amp.h>
using namespace concurrency;

#ifndef FIXED
void host(array_view<int> v) {
  parallel_for_each(16, [=](index<1> i) restrict(amp) { v[i] = 1; });
  // expected-error@-1 {{a kernel cannot be launched over 'int'; the domain must be an extent or a tiled_extent}}
  // expected-note@-2 {{write 'concurrency::extent<1>(...)' around the number of threads}}
}
#else
void host(array_view<int> v) {
  parallel_for_each(extent<1>(16), [=](index<1> i) restrict(amp) { v[i] = 1; });
}
#endif
