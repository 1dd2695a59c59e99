// Operands keep their order for any names of variables, and where they are parts of an object without a name.
// REQUIRES: opencl-device
// RUN: %ampcc -std=c++17 -Wno-unsequenced -I%S/Inputs %s -o %t && %t | FileCheck %s
// RUN: rm -rf %t.text && %ampcc -std=c++17 -Wno-unsequenced -I%S/Inputs --translate %s -o %t.text
// RUN: FileCheck --check-prefix=TEXT %s < %t.text/order-of-any-name.cl
// C leaves the order of a shift's operands open: each left one is in a temporary.
// TEXT-NOT: {{(_x|first|second|[.]c|_v) <<}}
// CHECK: same
#include "same_on_both.h"

struct pair {
  int first, second;
};

int main() {
  return same_on_both([](int i) restrict(amp, cpu) {
    int _x = i & 3;
    int named = _x << (_x = 3);
    named += _x << ++_x;
    auto [a, b] = pair{i & 7, 1};
    int bound = a << (a = 2);
    bound += b << ++b;
    union {
      int c;
      unsigned d;
    };
    c = i & 7;
    const int part = c << (c = 2);
    int sum = 0, values[2] = {1, 2};
    for (int _v : values)
      sum += _v << (_v = 4);
    return ((named * 64 + bound) * 64 + part) * 64 + sum;
  });
}
