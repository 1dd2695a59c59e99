// The host source of the kernel has to name the parameters around it. ampcc names those without a
// name, except where the name would be in the middle of a type: give it a name there.
// RUN: %ampcc -std=c++20 -fsyntax-only -Xclang -verify %s
// RUN: %ampcc -std=c++20 -fsyntax-only -DFIXED -Xclang -verify=fixed %s
// fixed-no-diagnostics
#include <amp.h>
using namespace concurrency;

#ifndef FIXED
void run(array_view<int> v, auto (&)[3]) {
  // expected-error@-1 {{parameter needs a name: a kernel stands in its scope}}
#else
void run(array_view<int> v, auto (&three)[3]) {
#endif
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = 1; });
}
void host(array_view<int> v, int (&three)[3]) { run(v, three); }
