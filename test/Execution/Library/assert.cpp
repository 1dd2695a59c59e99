// assert in kernels: a failure ends the thread, and the host's exception has the expression and its
// place; in functions of both sides it is each side's own; with NDEBUG nothing is left.
// REQUIRES: opencl-device
// RUN: %ampcc -std=c++17 -Wall -Wextra -Werror %s -o %t && %t 2>&1 | FileCheck %s --match-full-lines -DF=%s
// RUN: %ampcc -std=c++17 --amp-host-compiler=g++ %s -o %t.gxx && %t.gxx 2>&1 | FileCheck %s --match-full-lines -DF=%s
// RUN: %ampcc -std=c++17 -DNDEBUG %s -o %t.n && %t.n 2>&1 | FileCheck %s --check-prefix=NDEBUG
// RUN: %ampcc --translate -DNDEBUG %s -o %t.d && FileCheck %s --check-prefix=NOTHING < %t.d/assert.cl
#include <amp.h> // brings <cassert>
#include <cstdio>
#include <vector>
using namespace concurrency;

template <typename T> static T checked(T x) restrict(amp, cpu) {
  assert(x % 100 != 3 && "three of a hundred");
  return x;
}
struct positive {
  int n;
  explicit positive(int given) restrict(amp, cpu) : n(given) { assert(n >= 0); }
};

int main() {
  std::vector<int> data(8);
  array_view<int> v(data);
  for (int round = 0; round < 4; ++round) {
    data.assign(8, 0);
    v.refresh();
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) {
      if (round == 1)
        checked(i[0]);
      if (round == 2)
        positive p(i[0] - 2);
      if (round == 3 && i[0] == 7)
        assert(!"not here");
      v[i] = 1;
    });
    try {
      v.synchronize();
      std::printf("fine");
    } catch (const runtime_exception &e) {
      std::printf("%s", e.what());
    }
    for (int x : data)
      std::printf(" %d", x);
    std::puts("");
    std::fflush(stdout);
  }
  // CHECK: fine 1 1 1 1 1 1 1 1
  // CHECK: Assertion 'x % 100 != 3 && "three of a hundred"' failed at [[F]]:[[#@LINE-35]] in thread 3, ended 1 thread of the kernel at {{.*}} 1 1 1 0 1 1 1 1
  // CHECK: Assertion 'n >= 0' failed at [[F]]:[[#@LINE-31]] in thread 0, ended 2 threads of the kernel at {{.*}} 0 0 1 1 1 1 1 1
  // CHECK: Assertion '!"not here"' failed at {{.*}} in thread 7, ended 1 thread of {{.*}} 1 1 1 1 1 1 1 0
  // NDEBUG-COUNT-4: fine 1 1 1 1 1 1 1 1
  // NOTHING-NOT: message
  // NOTHING-NOT: ended
  return checked(4) - 4;
}
