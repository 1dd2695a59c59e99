// A view of bytes.
// RUN: %ampcc -std=c++17 -fsyntax-only -Xclang -verify %s
#include <amp.h>
#include <vector>
using namespace concurrency;

void kernel(std::vector<unsigned char> &bytes) {
  // expected-error@+1 {{concurrency::array_view: the size of the element type must be a multiple of 4 bytes; keep smaller values in elements of int or unsigned int}}
  array_view<unsigned char> view(bytes);
}
