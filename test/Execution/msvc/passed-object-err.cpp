// An object without text cannot be passed to a function with variable arguments.
// RUN: not %ampcc --amp-msvc -fsyntax-only %s 2>&1 | FileCheck %s
#include <amp.h>
#include <vector>

int main() {
  std::vector<int> numbers(1);
  printf(
      "%d\n",
      numbers); // CHECK: :[[#@LINE]]:18: error: cannot pass non-trivial object of type 'std::vector<int>'
}
// CHECK: {{^}}1 error generated.
