// Arrays and views have an extent in each dimension in place of the size of a container of the
// standard library, and an index has numbered components. The message names what the class has.
// RUN: %ampcc -std=c++20 -fsyntax-only -Xclang -verify %s
// RUN: %ampcc -std=c++20 -fsyntax-only -DFIXED -Xclang -verify=fixed %s
// fixed-no-diagnostics
#include <amp.h>
using namespace concurrency;

#ifndef FIXED
int elements(array_view<int> view) { return view.size(); }
// expected-error@-1 {{no member named 'size' in 'Concurrency::array_view<int>'; use 'extent.size()' [amp-no-such-member]}}
int column(index<2> i) { return i.x; }
// expected-error@-1 {{no member named 'x' in 'Concurrency::index<2>'; use '[1]' [amp-no-such-member]}}
#else
int elements(array_view<int> view) { return view.extent.size(); }
int column(index<2> i) { return i[1]; }
#endif
