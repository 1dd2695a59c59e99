// amp:1.2: pointers and references to functions, and pointers to member functions. Each case
// computes in a kernel what it computes on the host.
// RUN: %ampcc -std=c++17 --amp-version=1.2 %s -o %t.exe && %t.exe && env AMPCC_DEVICE=native %t.exe
// RUN: %ampcc -std=c++17 --amp-version=1.2 --amp-robust %s -o %t.robust && %t.robust
// RUN: %ampcc -std=c++17 --amp-version=1.2 --amp-check %s -o %t.checked
// RUN: env AMPCC_DEVICE=native %t.checked 2>&1 | FileCheck %s --check-prefix=CLEAN --allow-empty
// RUN: %ampcc -std=c++17 --amp-version=1.2 --amp-vector-form=always %s -o %t.lanes
// RUN: env AMPCC_DEVICE=native %t.lanes
// CLEAN-NOT: {{.}}
#include "../Deduction/compare.h"
using namespace concurrency;

int same(int x) restrict(cpu, amp) { return x; }
int negate(int x) restrict(cpu, amp) { return -x; }
int square(int x) restrict(cpu, amp) noexcept { return x * x; }
float half(float x) restrict(cpu, amp) { return x / 2; }
void increase(int &x) restrict(cpu, amp) { ++x; }
void clear(int &x) restrict(cpu, amp) { x = 0; }
int &larger(int &a, int &b) restrict(cpu, amp) { return a < b ? b : a; }
int &smaller(int &a, int &b) restrict(cpu, amp) { return a < b ? a : b; }

using operation = int (*)(int);
operation choose(int n) restrict(cpu, amp) {
  switch (n % 3) {
  case 0:
    return same;
  case 1:
    return &negate;
  default:
    return square;
  }
}

/// Tables, results, comparisons, conditional operators, conversions to bool.
int tables(int n) restrict(cpu, amp) {
  static constexpr operation fixed[] = {square, negate};
  operation table[] = {same, negate, square, nullptr};
  int sum = fixed[n % 2](n);
  for (int i = 0; table[i]; ++i)
    sum = sum * 3 + table[i](n) + (table[i] == choose(n));
  const operation f = n % 5 ? choose(n) : nullptr;
  return sum + (f ? f(n) : 1000) + (n % 2 ? same : square)(n) + (*(&*negate))(n) + (f != &same);
}

/// Pointers in other memory, and to several types of functions.
int types(int n) restrict(cpu, amp) {
  void (*change)(int &) = n % 2 ? increase : clear;
  operation f = same, *where = &f;
  *where = choose(n);
  float (*g)(float) = half;
  int (*noexcept_only)(int) noexcept = square;
  f = n % 7 == 0 ? noexcept_only : f;
  int (&fixed)(int) = negate;
  int value = n;
  change(value);
  int &(*select)(int &, int &) = n % 2 ? larger : smaller;
  int a = n, b = 20;
  select(a, b) += 100;
  return value + f(n) + int(g(float(n))) + fixed(n) + a * 3 + b;
}

template <typename F> int apply(F f, int n) restrict(cpu, amp) { return f(n) + f(n + 1); }
template <int (*F)(int)> int applied(int n) restrict(cpu, amp) { return F(n) * 2; }
int call(int (*f)(int) restrict(cpu, amp), int n) restrict(cpu, amp) { return f(n); }
int call_reference(int (&f)(int), int n) restrict(cpu, amp) { return f(n); }

/// Callbacks, also through templates, and lambdas that become functions.
int callbacks(int n) restrict(cpu, amp) {
  operation lambda = [](int x) restrict(cpu, amp) { return x + 5; };
  operation generic = [](auto x) restrict(cpu, amp) { return x - 5; };
  return apply(square, n) + apply(choose(n), n) * 3 + applied<negate>(n) + call(square, n) +
         call_reference(negate, n) + call(lambda, n) + (n % 2 ? lambda : generic)(n);
}

struct base {
  int a = 3;
  int plus(int x) const restrict(cpu, amp) { return x + a; }
  int minus(int x) const restrict(cpu, amp) { return x - a; }
  virtual int any(int x) const restrict(cpu, amp) { return x * a; }
  void add(int x) restrict(cpu, amp) { a += x; }
  static int fixed(int x) restrict(cpu, amp) { return x + 1; }
};
struct other {
  int o = 11;
  int times(int x) const restrict(cpu, amp) { return x * o; }
};
struct derived : other, base {
  int d = 4;
  int any(int x) const restrict(cpu, amp) override { return x * d; }
  int own(int x) const restrict(cpu, amp) { return x + d; }
};

template <auto F, typename T> int called(T &object, int n) restrict(cpu, amp) {
  return (object.*F)(n);
}

/// Pointers to member functions, virtual ones among them, converted between classes.
int members(int n) restrict(cpu, amp) {
  using member = int (base::*)(int) const;
  using later = int (derived::*)(int) const;
  member f = n % 3 == 0 ? &base::plus : n % 3 == 1 ? &base::minus : &base::any;
  void (base::*change)(int) = &base::add;
  derived d;
  base b;
  const base *p = n % 2 ? &b : &d;
  (d.*change)(n);
  later g = n % 2 ? &derived::own : n % 5 ? static_cast<later>(f) : &derived::times;
  const member back = n % 2 ? static_cast<member>(&derived::own) : f;
  member none = nullptr;
  operation fixed = &base::fixed;
  return (p->*f)(n) + (d.*g)(n) * 7 + (static_cast<base &>(d).*back)(n) * 13 + fixed(n) +
         called<&base::any>(d, n) + (none ? 1 : 2) + (f == &base::plus) * 4 + (f != none) * 8;
}

int recursive(int n, int depth) restrict(cpu, amp) {
  int (*again)(int, int) = depth % 2 ? recursive : nullptr;
  return depth < 1 ? n : again ? again(n + 1, depth - 1) * 2 : recursive(n, depth - 1) + 1;
}

int main() {
  return differences<int>(
      5, 64, [](int test, int n) restrict(cpu, amp) {
        switch (test) {
        case 0:
          return tables(n);
        case 1:
          return types(n);
        case 2:
          return callbacks(n);
        case 3:
          return members(n);
        default:
          return recursive(n, n % 6);
        }
      });
}
