// Requirements of the headers are reported at the user's token, not inside the headers.
// RUN: %ampcc -std=c++14 -fsyntax-only -Xclang -verify %s
#include <amp.h>
using namespace concurrency;

struct Byte {
  bool b;
};
array<Byte, 1> bytes(4);             // expected-error {{concurrency::array: the size of the element type must be a multiple of 4 bytes}}
void f(array_view<Byte, 1> v) { v.get_extent(); } // expected-error {{concurrency::array_view: the size of the element type must be a multiple of 4 bytes}}
