// A view that writes over a const vector.
// RUN: %ampcc -std=c++17 -fsyntax-only -Xclang -verify %s
#include <amp.h>
#include <vector>
using namespace concurrency;

void kernel(const std::vector<float> &numbers) {
  // expected-error@+1 {{call to deleted constructor of 'array_view<float>': the container is const or a temporary; a view that only reads it is an array_view<const T>}}
  array_view<float> view(numbers);
}
