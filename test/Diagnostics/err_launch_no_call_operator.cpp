// Each thread of the launch calls the kernel with its index (7). A kernel is a lambda, or an
// object of a class with a call operator.
// RUN: %ampcc -std=c++20 -fsyntax-only -Xclang -verify %s
// RUN: %ampcc -std=c++20 -fsyntax-only -DFIXED -Xclang -verify=fixed %s
// fixed-no-diagnostics
#include <amp.h>
using namespace concurrency;

#ifndef FIXED
struct fill {
  void run(index<1>) const restrict(amp) {}
};
void host(extent<1> e) { parallel_for_each(e, fill()); }
// expected-error@-1 {{kernel of type 'fill' has no call operator; a kernel is a lambda or an object of a class with 'operator()'}}
#else
struct fill {
  void operator()(index<1>) const restrict(amp) {}
};
void host(extent<1> e) { parallel_for_each(e, fill()); }
#endif
