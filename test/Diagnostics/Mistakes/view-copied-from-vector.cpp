// A view initialized with =.
// RUN: %ampcc -std=c++17 -fsyntax-only -Xclang -verify %s
#include <amp.h>
#include <vector>
using namespace concurrency;

void kernel(std::vector<float> &numbers) {
  // expected-error@+1 {{no viable conversion from 'std::vector<float>' to 'array_view<float>'; its constructors are explicit: initialize with parentheses}}
  array_view<float> view = numbers;
}
