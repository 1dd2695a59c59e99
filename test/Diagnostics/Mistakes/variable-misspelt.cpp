// A variable is misspelt.
// RUN: %ampcc -std=c++17 -fsyntax-only -Xclang -verify %s
#include <amp.h>
using namespace concurrency;

void kernel(array_view<float> view) {
  parallel_for_each(view.extent, [=](index<1> i) restrict(amp) {
    // expected-note@+1 {{'result' declared here}}
    float result = 1;
    // expected-error@+1 {{use of undeclared identifier 'reslt'; did you mean 'result'?}}
    view[i] = reslt;
  });
}
