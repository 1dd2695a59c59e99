// Words and main function of Visual C++, and the Parallel Patterns Library nested and failing.
// RUN: %ampcc --amp-msvc -Wall %s -o %t 2>&1 && %t grün | FileCheck %s
// REQUIRES: opencl-device
#include <windows.h>
#include <amp.h>
#include <iostream>
#include <ppl.h>
using namespace std;
using namespace concurrency;

struct early {
  early() {
    wcout << L"early \u00fc\n";
    printf("between\n");
    wprintf(L"%s %S %hs %d%% %I64d\n", L"wide", "narrow", "short", 5, 1LL << 40);
  }
} first;

__declspec(align(32)) float aligned[8];
__declspec(noinline) static int pick(int a, long b) restrict(amp, cpu) { return max(a, (int)b); }

struct counter {
  int value_;
  int get() const restrict(amp, cpu) { return value_; }
  void set(int v) restrict(amp, cpu) { value_ = v; }
  __declspec(property(get = get, put = set)) int value;
};

template <class T> void fill(array_view<T, 1> out) {
  parallel_for_each(out.get_extent().tile<4>(), [=](tiled_index<4> t) restrict(amp) {
    counter c;
    c.value = t.global[0];
    c.value += 1;
    out[t.global] = pick(c.value, 3);
  });
}

static int fibonacci(int n) {
  if (n < 2)
    return n;
  int a, b;
  task_group g;
  g.run([&] { a = fibonacci(n - 1); });
  g.run([&] { b = fibonacci(n - 2); });
  g.wait();
  return a + b;
}

int wmain(int argc, wchar_t **argv, wchar_t **environment) {
  int data[8] = {}, in = 1, sum = 0;
  fill(array_view<int, 1>(8, data));
  for each (int v in data)
    sum += v + in;
  wcout << sum << L' ' << argv[argc - 1] << (environment[0] != nullptr) << endl;
  cout << int((size_t)aligned % 32) << ' ' << fibonacci(12) << endl;

  atomic<int> count(0);
  parallel_for(0u, 10u, [&](unsigned) {
    parallel_for(-5, 5, [&](int j) { count += j < 0 ? 1 : 2; });
  });
  try {
    parallel_for(0, 1000, [](int i) {
      if (i == 500)
        throw runtime_error("stopped");
    });
  } catch (const runtime_error &e) {
    cout << count << ' ' << e.what() << endl;
  }
  return 0;
}
// CHECK: early ü
// CHECK-NEXT: between
// CHECK-NEXT: wide narrow short 5% 1099511627776
// CHECK-NEXT: 47 grün1
// CHECK-NEXT: 0 144
// CHECK-NEXT: 150 stopped
