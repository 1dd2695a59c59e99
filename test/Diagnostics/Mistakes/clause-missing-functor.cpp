// A class of kernels without a clause.
// RUN: %ampcc -std=c++17 -fsyntax-only -Xclang -verify %s
#include <amp.h>
using namespace concurrency;

struct fill {
  array_view<int> view;
  // expected-note@+1 {{'operator()' is declared here}}
  void operator()(index<1> i) const { view[i] = 1; }
};
// expected-error@+1 {{call operator of kernel 'fill' is not 'restrict(amp)'}}
void launch(const fill &f) { parallel_for_each(f.view.extent, f); }
