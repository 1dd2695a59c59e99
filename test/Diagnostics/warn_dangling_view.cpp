// A view shows memory and does not own it. Return an array, which does, or let the caller give the
// memory.
// RUN: %ampcc -std=c++20 -fsyntax-only -Xclang -verify %s
// RUN: %ampcc -std=c++20 -fsyntax-only -DFIXED -Xclang -verify=fixed %s
// fixed-no-diagnostics
#include <amp.h>
#include <vector>
using namespace concurrency;

#ifndef FIXED
array_view<int> zeros(int n) {
  std::vector<int> memory(n); // expected-note {{'memory' is declared here}}
  return array_view<int>(n, memory);
  // expected-warning@-1 {{returns a view of 'memory', which ends with the function; return an array, or let the caller own the memory}}
}
#else
array_view<int> zeros(std::vector<int> &memory) {
  memory.assign(memory.size(), 0);
  return array_view<int>(static_cast<int>(memory.size()), memory);
}
#endif
