// amp:1.3: temporaries that reference members of aggregates are bound to, with their lifetimes.
// RUN: %ampcc -std=c++20 --amp-version=1.3 %s -o %t.exe && %t.exe && env AMPCC_DEVICE=native %t.exe
#include "compare.h"

struct counter {
  int *log;
  int n;
  counter(int *log, int n) : log(log), n(n) { *log += n; }
  ~counter() { *log += 1000; }
};
struct holder {
  int x;
  const counter &c;
};
struct number {
  int value;
  number(int value) : value(value) {}
};
struct numbers {
  number own;
  const number &member;
  const int &scalar;
};

int result(int test, int i) {
  int log = 0, seen = 0;
  switch (test) {
  case 0: {
    const holder h = {i, counter(&log, 3)};
    seen = h.c.n + 10 * log;
    break;
  }
  case 1: {
    const holder h[2] = {{i, counter(&log, 3)}, {2, counter(&log, 4)}};
    seen = h[1].c.n + 10 * log;
    break;
  }
  case 2: {
    const holder h(i, counter(&log, 3)); // ends here, unlike the one in braces
    seen = 10 * log;
    break;
  }
  default: {
    const numbers n = {i, i + 1, i + 2};
    seen = n.own.value + 100 * n.member.value + 10000 * n.scalar;
  }
  }
  return seen + log;
}
int main() {
  return differences<int>(4, 5, [](int test, int i) { return result(test, i); });
}
