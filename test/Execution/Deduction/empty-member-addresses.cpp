// amp:1.3: addresses of members without bytes, which lie in the object around them.
// RUN: %ampcc -std=c++17 --amp-version=1.3 %s -o %t.exe && %t.exe && env AMPCC_DEVICE=native %t.exe
#include "compare.h"

struct tag {};
struct box {
  int n;
  tag first, second;
  const tag *pointer() const { return &first; }
  const tag &reference() const { return second; }
  box &next() { return ++n, *this; }
};

int result(int test, int i) {
  box a{i}, b{2};
  switch (test) {
  case 0: return a.pointer() ? 1 : 2;
  case 1: return a.pointer() == b.pointer();
  case 2: return a.pointer() == &a.first;
  case 3: return a.pointer() == &a.second;
  case 4: return &a.reference() == &a.second;
  case 5: {
    const tag copy = a.next().first; // the object is evaluated
    (void)copy;
    return a.n;
  }
  default: return (i % 2 ? a : b).pointer() == &b.first;
  }
}
int main() {
  return differences<int>(7, 4, [](int test, int i) { return result(test, i); });
}
