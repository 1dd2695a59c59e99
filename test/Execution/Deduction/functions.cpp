// amp:1.3: amp code calls functions without a clause: functions, templates, members, operators,
// special members and lambdas. Their results are those of the host, where only a kernel runs the
// overload for amp of a function that they call.
// RUN: %ampcc --amp-version=1.3 %s -o %t.exe && %t.exe && env AMPCC_DEVICE=native %t.exe
// RUN: %ampcc --amp-version=1.3 -O2 --amp-check %s -o %t.exe && env AMPCC_DEVICE=native %t.exe
#include <amp.h>
#include <cassert>
#include <vector>
using namespace concurrency;

inline int twice(int x) { return 2 * x; }
constexpr int thrice(int x) { return 3 * x; }
template <class T> T add(T a, T b) { return a + b; }
struct vec {
  float x, y;
  vec(float x, float y) : x(x), y(y) {}
  vec operator+(vec o) const { return {x + o.x, y + o.y}; }
  vec &operator+=(const vec &o) {
    x += o.x;
    y += o.y;
    return *this;
  }
  operator int() const { return static_cast<int>(10 * x + y); }
  static int count() { return 7; }
};
bool operator==(const vec &a, const vec &b) { return a.x == b.x && a.y == b.y; }
struct counted {
  int n;
  explicit counted(int n = 5) : n(n) {}
  counted(const counted &o) : n(o.n + 1) {}
  counted &operator=(const counted &o) {
    n = o.n + 10;
    return *this;
  }
  ~counted() { n = -1; }
};
struct holder { // its special members are implicit
  counted a, b;
  int c = thrice(2);
};
template <class F> int apply(F f, int x) { return f(x); }
template <class T> struct box {
  T value;
  explicit box(T v) : value(v) {}
  template <class U> U as(U more = U(1)) const { return U(value) + more; }
};
enum class kind : unsigned char { a, b };
int pick(kind k) {
  switch (k) {
  case kind::a:
    return 1;
  case kind::b:
    return 2;
  }
  return 0;
}
void swap_halves(int *p, int n) {
  for (int i = 0; i < n / 2; ++i) {
    const int kept = p[i];
    p[i] = p[n - 1 - i];
    p[n - 1 - i] = kept;
  }
}
auto next_of(int step) {
  return [=](int x) { return x + step; };
}

int results(int i) {
  switch (i) {
  case 0:
    return twice(4) + thrice(4) + add(2, 3) + static_cast<int>(add(1.5f, 2.5f));
  case 1: {
    vec v(1, 2);
    v += vec(3, 4) + v;
    return v + vec::count() + (v == vec(5, 8));
  }
  case 2: {
    counted c, d(c), e(1);
    e = d;
    return c.n * 10000 + d.n * 100 + e.n;
  }
  case 3: {
    holder h, g(h), k;
    k = g;
    return h.a.n + g.b.n * 100 + k.a.n * 10000 + k.c;
  }
  case 4: {
    int sum = 3;
    int last = apply([&](int x) { return sum += x; }, 6);
    return last * 100 + apply([=](int x) { return x + sum; }, 6);
  }
  case 5:
    return box<float>(2.5f).as<int>() + box<short>(3).as(4L);
  case 6:
    return pick(kind::b) * 10 + pick(kind::a);
  case 7: {
    int a[] = {1, 2, 3, 4, 5};
    swap_halves(a, 5);
    return a[0] * 10000 + a[1] * 1000 + a[2] * 100 + a[3] * 10 + a[4];
  }
  case 8: {
    struct local {
      int operator()(int x) const { return x * x; }
    };
    return apply(local(), 5) + apply(next_of(2), 40);
  }
  }
  return -1;
}
constexpr int count = 9;

// Each side has an overload; a function without a clause runs that of its side.
int side(int) restrict(cpu) { return 1; }
int side(int) restrict(amp) { return 2; }
template <class T> T on_side(T x) { return x + side(x); }
struct sided {
  int get() const { return 10; }
  int get() const restrict(amp) { return 20; }
};
int get_of(const sided &s) { return s.get(); }

// An overload for amp wins over one of the same type without a clause; another type is chosen by
// its arguments.
int best(int) { return 1; }
int best(int) restrict(amp) { return 2; }
int best(double) restrict(amp) { return 3; }
int nearest(int) { return 4; }
int nearest(double) restrict(amp) { return 5; }
int both(int x) restrict(cpu, amp) { return twice(x) + nearest(x); }

int only(int x) restrict(amp:1.2) { return x; }
struct caller { // called by the library's templates
  array_view<int> r;
  void operator()(index<1> i) const restrict(amp) {
    auto lambda = [=](int x) { return r[0] + only(twice(x)); };
    r[1] = apply(lambda, 3);
  }
};

// A kernel needs no clause. Views are those of amp code.
struct adder {
  array_view<int> v;
  int by;
  void operator()(index<1> i) const { v[i] += by; }
};
template <class View> void add(const View &v, index<1> i, int x) { v[i] += x; }
int sum_of(const array_view<int> &v) {
  int s = 0;
  for (int i = 0; i < v.extent[0]; ++i)
    s += v(i);
  return s;
}
void launch(const array_view<int> &v) {
  parallel_for_each(v.extent, adder{v, 1});
  parallel_for_each(v.extent, [=](index<1> i) { v[i] += 10 * i[0]; });
  parallel_for_each(v.extent, [=](auto i) { add(v, i, 100); });
  parallel_for_each(v.extent.tile<2>(), [=](tiled_index<2> t) { v[t.global] += 1000 * t.local[0]; });
  parallel_for_each(extent<1>(1), [=](index<1>) restrict(amp) { v[0] += sum_of(v); });
}

int main() {
  std::vector<int> out(count), more(12), launched(4);
  array_view<int> l(4, launched);
  launch(l);
  l.synchronize();
  assert(launched == (std::vector<int>{101 + 2464, 1111, 121, 1131}));
  array_view<int> r(count, out), m(12, more);
  parallel_for_each(r.extent, [=](index<1> i) restrict(amp) { r[i] = results(i[0]); });
  parallel_for_each(extent<1>(1), [=](index<1>) restrict(amp) {
    sided s;
    m[0] = on_side(5) * 100 + get_of(s);
    m[2] = best(0) * 10 + best(0.0);
    m[3] = nearest(0) * 10 + nearest(0.0);
    m[4] = both(3);
  });
  parallel_for_each(extent<1>(1), caller{m});
  r.synchronize();
  m.synchronize();
  for (int i = 0; i < count; ++i)
    assert(out[i] == results(i) && out[i] != -1);
  sided s;
  assert(on_side(5) * 100 + get_of(s) == 610 && both(3) == 10);
  assert(more[0] == 720 && more[1] == 726);
  assert(more[2] == 23 && more[3] == 45 && more[4] == 10);
}
