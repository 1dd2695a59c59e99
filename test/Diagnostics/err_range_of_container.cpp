// A view has no iterators, because its elements may be on a device and in several dimensions (5.2).
// Loop over the indices of its extent, or in a kernel let each thread have one of them.
// RUN: %ampcc -std=c++20 -fsyntax-only -Xclang -verify %s
// RUN: %ampcc -std=c++20 -fsyntax-only -DFIXED -Xclang -verify=fixed %s
// fixed-no-diagnostics
#include <amp.h>
using namespace concurrency;

#ifndef FIXED
int sum(array_view<const int> view) {
  int result = 0;
  for (int element : view)
    result += element;
  // expected-error@-2 {{invalid range expression of type 'array_view<const int>'; no viable 'begin' function available; loop over its extent, whose elements are the indices [amp-range-of-container]}}
  return result;
}
#else
int sum(array_view<const int> view) {
  int result = 0;
  for (int i = 0; i < view.extent[0]; ++i)
    result += view[i];
  return result;
}
#endif
