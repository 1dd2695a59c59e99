// A misspelt name is never taken for one of the runtime's interface.
// RUN: %ampcc -fsyntax-only -Xclang -verify %s
#include <amp.h>
void kernel(concurrency::array_view<int> v) {
  parallel_for_each(v.extent, [=](concurrency::index<1> i) restrict(amp) {
    v[i] = sharee[i]; // expected-error {{use of undeclared identifier 'sharee'}}
  });
}
outcom result;        // expected-error {{unknown type name 'outcom'}}
void host() {
  concurrency::array_vieww<int> y(1); // expected-error {{did you mean 'array_view'?}}
}
