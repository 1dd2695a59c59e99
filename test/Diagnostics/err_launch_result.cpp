// A launch returns before its kernel has run, and each of its threads would have a result of its own,
// so it returns nothing (7). Threads write results to elements, and a read of an element waits.
// RUN: %ampcc -std=c++20 -fsyntax-only -Xclang -verify %s
// RUN: %ampcc -std=c++20 -fsyntax-only -DFIXED -Xclang -verify=fixed %s
// fixed-no-diagnostics
#include <amp.h>
using namespace concurrency;

#ifndef FIXED
void fill(array_view<int> view) {
  auto result = parallel_for_each(view.extent, [=](index<1> i) restrict(amp) { view[i] = i[0]; });
  // expected-error@-1 {{'parallel_for_each' returns nothing; remove the variable, because accesses to the data wait for the kernel [amp-launch-result]}}
}
#else
void fill(array_view<int> view) {
  parallel_for_each(view.extent, [=](index<1> i) restrict(amp) { view[i] = i[0]; });
}
#endif
