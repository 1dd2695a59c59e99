// An object without text cannot be passed to a function with variable arguments.
// RUN: not %ampcc --amp-msvc -fsyntax-only %s 2>&1 | FileCheck %s
#include <amp.h>
#include <vector>

int main() {
  std::vector<int> numbers(1);
  // CHECK: :[[#@LINE+1]]:18: error: cannot pass non-trivial object of type 'std::vector<int>'
  printf("%d\n", numbers);
}
// CHECK: {{^}}1 error generated.
