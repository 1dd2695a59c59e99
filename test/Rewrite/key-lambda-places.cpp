// A lambda as a kernel, or as part of one, in every place.
// REQUIRES: opencl-device, gxx
// RUN: %ampcc -std=c++17 %s -o %t && %t
// RUN: %ampcc -std=c++17 --amp-host-compiler=g++ %s -o %t && %t
#include <amp.h>
#include <cstdio>
#include <tuple>
#include <utility>
using namespace concurrency;
typedef array_view<int, 1> view;

template <class F> void run(view v, const F &f) {
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = f(i[0]); });
}
namespace inner {
template <class F> struct negated {
  F f;
  int operator()(int x) const restrict(amp, cpu) { return -f(x); }
};
template <class F> negated<F> negate(F f) { return {f}; }
template <class F, class G> auto compose(F f, G g) {
  return [=](int x) restrict(amp, cpu) { return f(g(x)); };
}
template <class F> void twice(view v, F f) { run(v, compose(f, f)); }
template <class F> void through(view v, F &&f) { twice(v, std::forward<F>(f)); }
} // namespace inner

inline auto in_inline_variable = [](int x) restrict(amp, cpu) { return x + 1; };
static const auto in_static_variable = [](int x) restrict(amp, cpu) { return x + 2; };
namespace {
auto in_anonymous_namespace = [](int x) restrict(amp, cpu) { return x + 3; };
}
template <int N> auto in_variable_template = [](int x) restrict(amp, cpu) { return x + N; };

auto returned(int n) { return [=](int x) restrict(amp, cpu) { return x + n; }; }
template <class T> auto returned_by_template(T n) { return [n](T x) restrict(amp, cpu) { return x * n; }; }
static inline auto returned_by_static(int n) { return [=](int x) restrict(amp, cpu) { return x - n; }; }

template <class F = decltype(in_inline_variable)> void default_argument(view v, F f = in_inline_variable) { run(v, f); }
void in_default_argument(view v, int n, void (*f)(view, int) = [](view v, int n) {
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = n; });
}) { f(v, n); }

template <class T> struct with_members {
  T n;
  void (*in_initialiser)(view, T) = [](view v, T n) {
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = n + sizeof(T); });
  };
  static inline auto in_static_member = [](int x) restrict(amp, cpu) { return x + int(sizeof(T)); };
  view out;
  with_members(view v, T n) : n(n), out(v) {
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = n; });
  }
  ~with_members() {
    view v = out;
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = 77; });
  }
  operator T() const { T m = n; run(out, [=](int x) restrict(amp) { return x + m; }); return n; }
  with_members &operator+=(T m) { run(out, [=](int x) restrict(amp) { return x - m; }); return *this; }
};

template <class... Fs> void each(view v, Fs... fs) { (run(v, fs), ...); }
template <class... Fs> void last(view v, std::tuple<Fs...> t) { run(v, std::get<sizeof...(Fs) - 1>(t)); }

template <class F> void generic(view v, F f) {
  auto launch = [=](auto n) { parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = f(n) + sizeof(n); }); };
  launch(1);
  launch(7u);
}
template <class F> void local_functor(view v, F f) {
  struct kernel {
    view v;
    F f;
    struct part {
      int n;
      int get() const restrict(amp, cpu) { return n; }
    };
    void operator()(index<1> i) const restrict(amp) { v[i] = f(part{5}.get()); }
  };
  parallel_for_each(v.extent, kernel{v, f});
  run(v, [=](int) restrict(amp) { return typename kernel::part{6}.get(); });
}
template <class F> struct derived : F {
  derived(F f) : F(f) {}
};
template <class F> derived<F> derive(F f) { return f; }
template <class... Fs> struct overloaded : Fs... {
  overloaded(Fs... fs) : Fs(fs)... {}
};

int failures = 0;
void expect(view v, int value, int line) {
  if (v[1] == value)
    return;
  std::printf("line %d: %d instead of %d\n", line, int(v[1]), value);
  ++failures;
}
#define EXPECT(value) expect(v, value, __LINE__)

int main() {
  int data[4];
  view v(4, data);
  run(v, in_inline_variable), EXPECT(2);
  run(v, in_static_variable), EXPECT(3);
  run(v, in_anonymous_namespace), EXPECT(4);
  run(v, in_variable_template<5>), EXPECT(6);
  run(v, in_variable_template<6>), EXPECT(7);
  run(v, returned(4)), EXPECT(5);
  run(v, returned_by_template(4)), EXPECT(4);
  run(v, returned_by_template(4u)), EXPECT(4);
  run(v, returned_by_static(4)), EXPECT(-3);
  default_argument(v), EXPECT(2);
  default_argument(v, in_static_variable), EXPECT(3);
  in_default_argument(v, 8), EXPECT(8);
  {
    with_members<int> m(v, 9);
    EXPECT(9);
    m.in_initialiser(v, 1), EXPECT(5);
    with_members<unsigned>(v, 2).in_initialiser(v, 1), EXPECT(5);
    (void)int(m), EXPECT(10);
    m += 2, EXPECT(-1);
  }
  EXPECT(77);
  run(v, with_members<short>::in_static_member), EXPECT(3);
  run(v, with_members<double>::in_static_member), EXPECT(9);
  inner::through(v, in_inline_variable), EXPECT(3);
  inner::through(v, [](int x) restrict(amp, cpu) { return x * 5; }), EXPECT(25);
  int n = 3;
  auto capturing = [&] { return [=](int x) restrict(amp, cpu) { return x + n; }; }();
  inner::through(v, capturing), EXPECT(7);
  run(v, inner::negate(inner::negate(inner::negate(capturing)))), EXPECT(-4);
  run(v, inner::compose(inner::negate(capturing), in_static_variable)), EXPECT(-6);
  each(v, capturing, in_static_variable, returned(8)), EXPECT(9);
  last(v, std::make_tuple(capturing, in_static_variable)), EXPECT(3);
  generic(v, capturing), EXPECT(7 + 3 + 4);
  generic(v, [](int x) restrict(amp, cpu) { return -x; }), EXPECT(4 - 7);
  local_functor(v, capturing), EXPECT(6);
  local_functor(v, in_static_variable), EXPECT(6);
  run(v, derive(capturing)), EXPECT(4);
  run(v, derive(derive(in_static_variable))), EXPECT(3);
  run(v, overloaded<decltype(capturing)>(capturing)), EXPECT(4);
  struct unused { int m; } u{4};
  run(v, [u](int x) restrict(amp) { return x + u.m; }), EXPECT(5);
  run(v, [](auto x) restrict(amp) { return x + 6; }), EXPECT(7);
  run(v, [m = n * 2](int x) restrict(amp) { return x + m; }), EXPECT(7);
  struct {
    view v;
    void operator()(index<1> i) const restrict(amp) { v[i] = 12; }
  } unnamed{v};
  parallel_for_each(v.extent, unnamed), EXPECT(12);
  return failures;
}
