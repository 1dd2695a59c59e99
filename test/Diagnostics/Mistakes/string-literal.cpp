// Text in a kernel.
// RUN: %ampcc -std=c++17 -fsyntax-only -Xclang -verify %s
#include <amp.h>
using namespace concurrency;

void kernel(array_view<float> view) {
  parallel_for_each(view.extent, [=](index<1> i) restrict(amp) {
    // expected-error@+1 {{type 'const char *' is not allowed in a 'restrict(amp)' function; the fundamental types are bool, int, unsigned int, long, unsigned long, float and double}}
    const char *text = "abc"; // expected-note {{use numbers, because amp code has no strings}}
    view[i] = text[0];
  });
}
