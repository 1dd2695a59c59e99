// amp:1.2: pointers that become pointers to base classes: null ones, and those to a part of an
// object whose virtual bases are elsewhere in it. --amp-check reports nothing.
// RUN: %ampcc -std=c++17 --amp-version=1.2 %s -o %t.exe && %t.exe && env AMPCC_DEVICE=native %t.exe
// RUN: %ampcc -std=c++17 --amp-version=1.2 --amp-check %s -o %t.checked
// RUN: env AMPCC_DEVICE=native %t.checked 2>&1 | FileCheck %s --check-prefix=CLEAN --allow-empty
// CLEAN-NOT: {{.}}
#include "../Deduction/compare.h"
using namespace concurrency;

struct first {
  int a;
  explicit first(int n) restrict(cpu, amp) : a(n) {}
  virtual int f() const restrict(cpu, amp) { return a; }
};
struct second {
  int s = 3;
};
struct both : first, second {
  int b;
  explicit both(int n) restrict(cpu, amp) : first(n), b(n + 1) {}
};

/// A null pointer stays one, and one past the end of an array stays one.
int null(int n) restrict(cpu, amp) {
  both x[] = {both(n), both(n + 1)};
  both *p = n % 2 ? x : nullptr, *end = x + 2;
  first *at_begin = p, *last = end;
  second *later = p;
  int sum = 0;
  for (both *i = x; static_cast<first *>(i) != last; ++i)
    sum += i->b;
  return sum + (at_begin ? at_begin->f() : -1) + (later ? later->s : -2);
}

struct top {
  long t;
  explicit top(int n) restrict(cpu, amp) : t(n) { t += kind(); }
  virtual int kind() const restrict(cpu, amp) { return 1; }
};
struct middle : virtual top {
  explicit middle(int n) restrict(cpu, amp) : top(n) { t += kind(); }
};
struct bottom : virtual middle {
  explicit bottom(int n) restrict(cpu, amp) : top(n), middle(n) { t += 100; }
};

/// The part `middle` is the last one of the object, without room for its own virtual base.
int parts(int n) restrict(cpu, amp) {
  bottom x(n);
  middle &m = x;
  return int(m.t) + m.kind();
}

struct keeps : virtual top {
  int *place;
  keeps(int n, int *p) restrict(cpu, amp) : top(n), place(p) {}
};
struct kept : keeps {
  kept(int n, int *p) restrict(cpu, amp) : top(n), keeps(n, p) { ++*place; }
};
struct owner : virtual kept {
  owner(int n, int *p) restrict(cpu, amp) : top(n), kept(n, p) { t += kind(); }
};
struct last : owner {
  last(int n, int *p) restrict(cpu, amp) : top(n), kept(n, p), owner(n, p) {}
  int kind() const restrict(cpu, amp) override { return 7; }
};

/// A class with pointers has its virtual bases twice in a derived class.
int pointers(int n) restrict(cpu, amp) {
  int count = n;
  last x(n, &count);
  owner y(n, &count);
  return int(x.t * 100 + y.t) + x.kind() * 10 + count;
}

int main() {
  return differences<int>(
      3, 64, [](int test, int n) restrict(cpu, amp) {
        return test == 0 ? null(n) : test == 1 ? parts(n) : pointers(n);
      });
}
