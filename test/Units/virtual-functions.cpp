// A kernel calls virtual functions, and functions through pointers, whose bodies are in another
// translation unit.
// RUN: %ampcc -std=c++17 --amp-version=1.2 -DOTHER -c %s -o %t.o
// RUN: %ampcc -std=c++17 --amp-version=1.2 %s %t.o -o %t.exe && %t.exe
// RUN: env AMPCC_DEVICE=native %t.exe
#include <amp.h>
#include <cassert>
#include <vector>
using namespace concurrency;

struct shape {
  virtual int area() const restrict(cpu, amp) = 0;
};
struct square : shape {
  int a;
  explicit square(int a) restrict(cpu, amp) : a(a) {}
  int area() const restrict(cpu, amp) override;
  int half() const restrict(cpu, amp);
};
struct strip : shape {
  int a;
  explicit strip(int a) restrict(cpu, amp) : a(a) {}
  int area() const restrict(cpu, amp) override { return a; }
};
int negate(int x) restrict(cpu, amp);

#ifdef OTHER
int square::area() const restrict(cpu, amp) { return half() * 2; }
int square::half() const restrict(cpu, amp) { return a * a / 2; }
int negate(int x) restrict(cpu, amp) { return -x; }
#else
int same(int x) restrict(cpu, amp) { return x; }

int main() {
  std::vector<int> results(16);
  const array_view<int> r(16, results);
  parallel_for_each(
      r.extent, [=](index<1> i) restrict(amp) {
        const square a(i[0] * 2);
        const strip b(i[0]);
        const shape &any = i[0] % 2 ? static_cast<const shape &>(a) : b;
        int (*f)(int) = i[0] % 3 ? negate : same;
        int (square::*member)() const = &square::half;
        r[i] = f(any.area()) * 1000 + (a.*member)();
      });
  r.synchronize();
  for (int i = 0; i < 16; ++i)
    assert(results[i] == (i % 2 ? i * i * 4 : i) * (i % 3 ? -1000 : 1000) + i * i * 2);
}
#endif
