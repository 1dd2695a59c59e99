// Several threads write the same value to one element. That is a race by the specification, although
// devices give the value that is meant. Use an atomic function where the program has to be portable.
// RUN: %ampcc -std=c++20 -fsyntax-only -Wamp-race-benign -Xclang -verify %s
// RUN: %ampcc -std=c++20 -fsyntax-only -Wamp-race-benign -DFIXED -Xclang -verify=fixed %s
// fixed-no-diagnostics
#include <amp.h>
using namespace concurrency;

void host(array_view<int> v) {
#ifndef FIXED
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[0] = 1; });
  // expected-warning@-1 {{race: several threads of the launch write the same value to the same element of 'v' at the same time}}
#else
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { atomic_exchange(&v[0], 1); });
#endif
}
