// amp:1.2: virtual functions. Each case computes in a kernel what it computes on the host.
// RUN: %ampcc -std=c++17 --amp-version=1.2 %s -o %t.exe && %t.exe && env AMPCC_DEVICE=native %t.exe
// RUN: %ampcc -std=c++17 --amp-version=1.2 --amp-robust %s -o %t.robust && %t.robust
// RUN: %ampcc -std=c++17 --amp-version=1.2 --amp-check %s -o %t.checked
// RUN: env AMPCC_DEVICE=native %t.checked 2>&1 | FileCheck %s --check-prefix=CLEAN --allow-empty
// RUN: %ampcc -std=c++17 --amp-version=1.2 --amp-vector-form=always %s -o %t.lanes
// RUN: env AMPCC_DEVICE=native %t.lanes
// CLEAN-NOT: {{.}}
#include "../Deduction/compare.h"
using namespace concurrency;

struct ray {
  float x, y, dx, dy;
};
struct shape {
  virtual float hit(const ray &r) const restrict(cpu, amp) = 0;
  virtual int kind() const restrict(cpu, amp) { return 0; }
  virtual ~shape() = default;
};
struct sphere : shape {
  float x, y, radius;
  sphere(float x, float y, float radius) restrict(cpu, amp) : x(x), y(y), radius(radius) {}
  ~sphere() restrict(cpu, amp) override {}
  float hit(const ray &r) const restrict(cpu, amp) override {
    const float ox = x - r.x, oy = y - r.y, along = ox * r.dx + oy * r.dy;
    const float apart = ox * ox + oy * oy - along * along;
    return along > 0 && apart < radius * radius ? along : 1e9f;
  }
  int kind() const restrict(cpu, amp) override { return 1; }
};
struct wall : shape {
  float x;
  explicit wall(float x) restrict(cpu, amp) : x(x) {}
  ~wall() restrict(cpu, amp) override {}
  float hit(const ray &r) const restrict(cpu, amp) final {
    return r.dx > 0 ? (x - r.x) / r.dx : 1e9f;
  }
};
/// The nearest of several shapes, in a loop whose calls differ between the threads.
int nearest(int n) restrict(cpu, amp) {
  const sphere a(3, 1, 1), b(5, -1, 2);
  const wall c(4), d(7);
  const shape *const all[] = {&a, &c, &b, &d};
  const ray r = {0, (n % 7 - 3) * 0.5f, 1, 0};
  int found = -1;
  float least = 1e9f;
  for (int i = 0; i <= n % 4; ++i)
    if (const float t = all[i]->hit(r); t < least) {
      least = t;
      found = i * 10 + all[i]->kind();
    }
  return found;
}

struct first {
  int a = 1;
  virtual int f(int x) restrict(cpu, amp) { return x + a; }
  int twice(int x) restrict(cpu, amp) { return f(x) + f(x + 1); }
};
struct second : first {
  int b = 10;
  int f(int x) restrict(cpu, amp) override { return first::f(x) * b; }
  virtual int g(int x) const restrict(cpu, amp) { return x - b; }
};
struct third : second {
  int g(int x) const restrict(cpu, amp) override { return second::g(x) * 3; }
};
/// Overriders of overriders, a call by the class's name, a function that only a later class has.
int chain(int n) restrict(cpu, amp) {
  first one;
  second two;
  third three;
  first &any = n % 3 == 0 ? one : n % 3 == 1 ? static_cast<first &>(two) : three;
  const second &later = n % 2 ? two : three;
  return any.f(n) + any.twice(n) + later.g(n) + any.first::f(n);
}

struct named {
  int name = 5;
};
struct left {
  int l = 2;
  virtual int of(int x) restrict(cpu, amp) { return x + l; }
};
struct right {
  int r = 3;
  virtual int of(int x) restrict(cpu, amp) { return x - r; }
  virtual int only(int x) restrict(cpu, amp) { return x * r; }
};
struct both : named, left, right {
  int own = 7;
  int of(int x) restrict(cpu, amp) override { return x * own + name; }
  int only(int x) restrict(cpu, amp) override { return x + own + l + r; }
};
struct either : both {
  int of(int x) restrict(cpu, amp) override { return both::of(x) + 1; }
};
/// Several base classes, of which one is not the first member of the object.
int bases(int n) restrict(cpu, amp) {
  right alone;
  both b;
  either e;
  left &l = n % 2 ? static_cast<left &>(b) : e;
  right &r = n % 3 == 0 ? alone : n % 3 == 1 ? static_cast<right &>(b) : e;
  return l.of(n) + r.of(n) * 3 + r.only(n) * 5 + static_cast<both &>(e).own;
}

struct number {
  int n;
  explicit number(int n) restrict(cpu, amp) : n(n) {}
  virtual int get() const restrict(cpu, amp) { return n; }
};
struct low : number {
  explicit low(int n) restrict(cpu, amp) : number(n) {}
  int get() const restrict(cpu, amp) override { return n + 100; }
};
struct high : number {
  explicit high(int n) restrict(cpu, amp) : number(n * 2) {}
  int get() const restrict(cpu, amp) override { return n + 200; }
};
struct pair : low, high {
  explicit pair(int n) restrict(cpu, amp) : low(n), high(n) {}
};
/// Two bases of one class.
int diamond(int n) restrict(cpu, amp) {
  pair p(n);
  const number &a = static_cast<low &>(p), &b = static_cast<high &>(p);
  return a.get() * 1000 + b.get();
}

struct traced {
  int *trace;
  explicit traced(int *trace) restrict(cpu, amp) : trace(trace) { note(); }
  virtual ~traced() restrict(cpu, amp) { note(); }
  void note() restrict(cpu, amp) { *trace = *trace * 10 + which(); }
  virtual int which() const restrict(cpu, amp) { return 1; }
};
struct traced_again : traced {
  explicit traced_again(int *trace) restrict(cpu, amp) : traced(trace) { note(); }
  ~traced_again() restrict(cpu, amp) override { note(); }
  int which() const restrict(cpu, amp) override { return 2; }
};
/// While a base is constructed or destroyed, the object is one of the base.
int lifetimes(int n) restrict(cpu, amp) {
  int trace = 0;
  {
    traced_again t(&trace);
    if (n % 2)
      t.note();
  }
  return trace;
}

struct node {
  virtual const node *self() const restrict(cpu, amp) { return this; }
  virtual int value() const restrict(cpu, amp) { return 1; }
};
struct tag {
  int t = 9;
  virtual int tagged() const restrict(cpu, amp) { return t; }
};
struct leaf : tag, node {
  int v = 4;
  const leaf *self() const restrict(cpu, amp) override { return this; }
  int value() const restrict(cpu, amp) override { return v + t; }
};
/// Results of a derived class.
int covariant(int n) restrict(cpu, amp) {
  node plain;
  leaf l;
  const node &any = n % 2 ? plain : l;
  return any.self()->value() + l.self()->v;
}

template <typename T> struct counted {
  int steps(int n) const restrict(cpu, amp) { return static_cast<const T *>(this)->step() * n; }
};
struct walk {
  virtual int step() const restrict(cpu, amp) { return 2; }
};
struct run : walk, counted<run> {
  int step() const restrict(cpu, amp) override { return 5; }
};
struct sprint : run {
  int step() const restrict(cpu, amp) override { return 8; }
};
/// A base that knows the derived class, beside one with virtual functions.
int crtp(int n) restrict(cpu, amp) {
  run r;
  sprint s;
  const walk &any = n % 2 ? r : s;
  const counted<run> &known = n % 3 ? r : s;
  return any.step() + known.steps(n);
}

struct functor {
  virtual int operator()(int a, int b = 3) const restrict(cpu, amp) { return a + b; }
  virtual functor &operator=(int) restrict(cpu, amp) { return *this; }
};
struct product : functor {
  int by = 1;
  int operator()(int a, int b) const restrict(cpu, amp) override { return a * b * by; }
  functor &operator=(int x) restrict(cpu, amp) override {
    by = x;
    return *this;
  }
};
int by_value(functor f, int n) restrict(cpu, amp) {
  const functor &same = f;
  return same(n);
}
/// Operators, default arguments of the class that the call names, copies, parameters by value.
int operators(int n) restrict(cpu, amp) {
  functor sum;
  product p;
  functor &any = n % 2 ? sum : p;
  any = n;
  product copy = p;
  functor part = p;
  const functor &of_copy = copy, &of_part = part;
  return any(n) + of_copy(n) * 10 + of_part(n) * 100 + by_value(p, n) * 1000;
}

int main() {
  return differences<int>(
      10, 64, [](int test, int n) restrict(cpu, amp) {
        switch (test) {
        case 0:
          return nearest(n);
        case 1:
          return chain(n);
        case 2:
          return bases(n);
        case 3:
          return diamond(n);
        case 4:
          return lifetimes(n);
        case 5:
          return covariant(n);
        case 6:
          return crtp(n);
        default:
          return operators(n);
        }
      });
}
