// A string is captured.
// RUN: %ampcc -std=c++17 -fsyntax-only -Xclang -verify %s
#include <amp.h>
#include <string>
using namespace concurrency;

void kernel(array_view<int> view, std::string text) {
  // expected-error@+2 {{a 'restrict(amp)' lambda cannot capture 'text' of type 'std::string' (aka 'basic_string<char>'); a class or array cannot hold pointers}}
  // expected-note@+1 {{'std::string' (aka 'basic_string<char>') holds 'char *'}}
  parallel_for_each(view.extent, [=](index<1> i) restrict(amp) { view[i] = text[0]; }); // expected-note {{copy the characters into a 'std::vector<int>', and capture an array_view of that}}
}
