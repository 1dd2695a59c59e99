// Exceptions are caught and handed on.
// RUN: %ampcc -std=c++17 -fsyntax-only -Xclang -verify %s
#include <amp.h>
#include <cstdio>
#include <stdexcept>
using namespace concurrency;

void kernel(array_view<float> view) {
  parallel_for_each(view.extent, [=](index<1> i) restrict(amp) {
    // expected-error@+1 {{cannot use 'try' in a restrict(amp) function}}
    try {
      view[i] = 1;
    } catch (const std::exception &e) {
      printf("%s", e.what());
      throw;
    }
  });
}
