// A variable without a value.
// RUN: %ampcc -std=c++17 -fsyntax-only -Xclang -verify %s
#include <amp.h>
using namespace concurrency;

void kernel(array_view<float> view) {
  parallel_for_each(view.extent, [=](index<1> i) restrict(amp) {
    // expected-note@+1 {{'sum' is declared here}}
    float sum;
    // expected-warning@+1 {{variable 'sum' is uninitialized when it is read here}}
    sum += view[i];
    view[i] = sum;
  });
}
