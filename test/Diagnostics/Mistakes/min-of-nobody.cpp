// min without a namespace.
// RUN: %ampcc -std=c++17 -fsyntax-only -Xclang -verify %s
#include <amp.h>
using namespace concurrency;

void kernel(array_view<float> view) {
  parallel_for_each(view.extent, [=](index<1> i) restrict(amp) {
    // expected-error@+2 {{use of undeclared identifier 'min'; use '?:', as in 'b < a ? b : a'}}
    // expected-error@+1 {{use of undeclared identifier 'max'; use '?:', as in 'a < b ? b : a'}}
    view[i] = min(1, 2) + max(view[i], 2.0f);
  });
}
