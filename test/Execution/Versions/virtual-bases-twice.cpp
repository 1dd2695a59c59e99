// amp:1.2: virtual functions of a base class that an object has twice: as a virtual base and as one
// that is not. Each of them has an overrider of its own.
// RUN: %ampcc -std=c++17 --amp-version=1.2 %s -o %t.exe && %t.exe && env AMPCC_DEVICE=native %t.exe
// RUN: %ampcc -std=c++17 --amp-version=1.2 --amp-check %s -o %t.exe && %t.exe && env AMPCC_DEVICE=native %t.exe
#include "../Deduction/compare.h"
using namespace concurrency;

struct base {
  int a;
  explicit base(int n) restrict(cpu, amp) : a(n) {}
  virtual int f(int n) restrict(cpu, amp) { return a + n; }
  virtual ~base() restrict(cpu, amp) {}
};
struct shared : virtual base {
  int b;
  explicit shared(int n) restrict(cpu, amp) : base(n), b(n) {}
  int f(int n) restrict(cpu, amp) override { return b * 3 + n + base::f(n); }
};
struct own : base {
  int c;
  explicit own(int n) restrict(cpu, amp) : base(n + 1), c(n) {}
  virtual int g(int n) restrict(cpu, amp) { return c + n; }
};
struct derived : shared, own {
  int d;
  explicit derived(int n) restrict(cpu, amp) : base(n + 2), shared(n), own(n), d(n) {
    d += own::f(1) + shared::f(2);
  }
  int g(int n) restrict(cpu, amp) override { return d * 2 + own::g(n); }
};
struct last : derived {
  int e;
  explicit last(int n) restrict(cpu, amp) : base(n + 3), derived(n), e(n) {}
  int f(int n) restrict(cpu, amp) override { return e + shared::f(n) * 7 + own::f(n); }
};

int main() {
  return differences<int>(
      1, 64, [](int, int n) restrict(cpu, amp) {
        derived one(n);
        last two(n);
        derived &any = n % 2 ? one : two;
        shared &as_shared = any;
        own &as_own = any;
        base &virtual_base = as_shared, &own_base = as_own;
        base &either = n % 3 ? virtual_base : own_base;
        return virtual_base.f(n) + own_base.f(n) * 10 + as_shared.f(1) * 100 + as_own.f(2) * 1000 +
               as_own.g(3) + either.f(4);
      });
}
