// A lambda of the host, called in a kernel.
// RUN: %ampcc -std=c++17 -fsyntax-only -Xclang -verify %s
#include <amp.h>
using namespace concurrency;

void kernel(array_view<int> view) {
  // expected-note@+1 {{lambda is declared here}}
  auto twice = [](int n) { return 2 * n; };
  // expected-error@+1 {{a 'restrict(cpu)' lambda cannot be called in a 'restrict(amp)' function}}
  parallel_for_each(view.extent, [=](index<1> i) restrict(amp) { view[i] = twice(i[0]); });
}
