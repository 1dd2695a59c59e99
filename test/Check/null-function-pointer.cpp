// --amp-check: the call of a null pointer to function, or of a virtual function through a null
// pointer, ends the thread, and the host gets an exception with the place of the call.
// RUN: %ampcc -std=c++17 --amp-version=1.2 --amp-check %s -o %t.exe
// RUN: %t.exe | FileCheck %s
// RUN: env AMPCC_DEVICE=native %t.exe | FileCheck %s
#include <amp.h>
#include <cstdio>
#include <vector>
using namespace concurrency;

int same(int x) restrict(amp) { return x; }
int negate(int x) restrict(amp) { return -x; }
struct number {
  int n = 1;
  int plus(int x) const restrict(amp) { return n + x; }
};

struct shape {
  virtual int sides() const restrict(amp) { return 0; }
};
struct one : shape {
  int sides() const restrict(amp) override { return 1; }
};
struct two : shape {
  int sides() const restrict(amp) override { return 2; }
};

template <typename Kernel> void run(const Kernel &kernel) {
  std::vector<int> results(8);
  const array_view<int> r(8, results);
  try {
    parallel_for_each(r.extent, [=](index<1> i) restrict(amp) { r[i] = kernel(i[0]); });
    r.synchronize();
    std::printf("done\n");
  } catch (const runtime_exception &e) {
    std::printf("%s\n", e.what());
  }
}

int main() {
  run([](int i) restrict(amp) {
    int (*const table[])(int) = {same, negate, nullptr};
    return table[i == 5 ? 2 : i % 2](i);
  });
  // CHECK: call through a null pointer to function at {{.*}}null-function-pointer.cpp:[[#@LINE-2]] in thread 5, ended 1 thread of the kernel at
  run([](int i) restrict(amp) {
    int (number::*const member)(int) const = i == 3 ? nullptr : &number::plus;
    return (number().*member)(i);
  });
  // CHECK-NEXT: call through a null pointer to function at {{.*}}null-function-pointer.cpp:[[#@LINE-2]] in thread 3,
  run([](int i) restrict(amp) {
    int (*f)(int) = i % 2 ? same : negate;
    return f(i);
  });
  // CHECK-NEXT: done
  run([](int i) restrict(amp) {
    const one a;
    const two b;
    const shape *any = i == 6 ? nullptr : i % 2 ? static_cast<const shape *>(&a) : &b;
    return any->sides();
  });
  // CHECK-NEXT: call of a virtual function through a null pointer at {{.*}}null-function-pointer.cpp:[[#@LINE-2]] in thread 6,
}
