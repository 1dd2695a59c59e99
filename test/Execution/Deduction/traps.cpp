// amp:1.3: an exception, and a call that never returns, end the launch; the host gets an exception
// that names them.
// RUN: %ampcc -std=c++20 --amp-version=1.3 %s -o %t.exe && %t.exe 2>&1 | FileCheck %s
// RUN: env AMPCC_DEVICE=native %t.exe 2>&1 | FileCheck %s
#include <amp.h>
#include <array>
#include <cassert>
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <optional>
#include <stdexcept>
#include <string>
using namespace concurrency;

struct pair {
  int a, b;
};
int plain(int x) {
  if (x > 100)
    throw std::runtime_error("too large: " + std::to_string(x));
  return x + 1;
}
int selected(int x) { return x > 100 ? throw 5 : x * 2; }
pair object(int x) { return x <= 100 ? pair{x, 2} : throw x; }
int at(int i) {
  std::array<int, 4> a{1, 2, 3, 4};
  return a.at(i & 7);
}
int value(int x) {
  std::optional<int> o;
  if (x < 100)
    o = x;
  return o.value();
}
int asserted(int x) {
  assert(x < 100 && "small");
  return x;
}
int ended(int x) {
  if (x > 100)
    std::terminate();
  return x;
}
int aborted(int x) {
  if (x > 100)
    std::abort();
  return x;
}
int trapped(int x) {
  if (x > 100)
    __builtin_trap();
  return x;
}
int call(int function, int x) {
  switch (function) {
  case 0:
    return plain(x);
  case 1:
    return selected(x);
  case 2:
    return object(x).a + object(x).b;
  case 3:
    return at(x);
  case 4:
    return value(x);
  case 5:
    return asserted(x);
  case 6:
    return ended(x);
  case 7:
    return aborted(x);
  case 8:
    return trapped(x);
  }
  return 0;
}

int main() {
  for (int function = 0; function < 9; ++function)
    for (int x : {2, 205})
      try {
        int result = 0;
        array_view<int> r(1, &result);
        parallel_for_each(r.extent, [=](index<1> i) restrict(amp) {
          r[i] = call(function, x);
          r[i] += 1000;
        });
        r.synchronize();
        std::printf("%d: %d\n", function, result - call(function, x));
      } catch (const runtime_exception &e) {
        std::printf("%d: %s\n", function, e.what());
      }
}
// CHECK: 0: 1000
// CHECK: 0: 'throw' of 'std::runtime_error' in 'plain' at {{.*}}traps.cpp:21
// CHECK: 1: 1000
// CHECK: 1: 'throw' of 'int' in 'selected' at {{.*}}traps.cpp:24
// CHECK: 2: 1000
// CHECK: 2: 'throw' of 'int' in 'object' at {{.*}}traps.cpp:25
// CHECK: 3: 1000
// CHECK: 3: 'std::__throw_out_of_range_fmt' was called
// CHECK: 4: 1000
// CHECK: 4: '{{.*}}' was called at
// CHECK: 5: 1000
// CHECK: 5: Assertion 'x < 100 && "small"' failed at {{.*}}traps.cpp:37
// CHECK: 6: 1000
// CHECK: 6: 'std::terminate' was called at {{.*}}traps.cpp:42
// CHECK: 7: 1000
// CHECK: 7: '{{(std::)?}}abort' was called at {{.*}}traps.cpp:47
// CHECK: 8: 1000
// CHECK: 8: '__builtin_trap' was called at {{.*}}traps.cpp:52
