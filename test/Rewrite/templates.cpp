// A kernel in templates carries their arguments; the source is written once for all instantiations.
// RUN: rm -rf %t && %ampcc --translate %s -o %t
// RUN: %without_comments %t/templates.cpp | FileCheck %s
// RUN: %host_compiles %t/templates.cpp
#include <amp.h>
using namespace concurrency;
template <class T> using view = array_view<T, 1>;

// CHECK: site<{{0x[0-9a-f]+}}ULL, T, __ampcc_constant<decltype(N), (N)>>>([v, x](index<1> i)
template <class T, int N> void simple(view<T> v, T x) {
  parallel_for_each(v.get_extent(), [=](index<1> i) restrict(amp) { v[i] = x + N; });
}

template <class T> struct Box {
  T value;
  // CHECK: ULL, T, U>>([v, t](index<1> i)
  template <class U> void inside(view<U> v) {
    T t = value;
    parallel_for_each(v.get_extent(), [=](index<1> i) restrict(amp) { v[i] = t; });
  }
  template <class U, int> void outside(view<U> v, int n);
};
// The names are those of the definition; a parameter without a name is given one.
// CHECK: template <class A> template <class B, int __ampcc_t1_1> void Box<A>::outside(view<B> v, int n) {
// CHECK: ULL, A, B, __ampcc_constant<decltype(__ampcc_t1_1), (__ampcc_t1_1)>>>([v, t, n](index<1> i)
template <class A> template <class B, int> void Box<A>::outside(view<B> v, int n) {
  A t = value;
  parallel_for_each(v.get_extent(), [=](index<1> i) restrict(amp) { v[i] = t + n; });
}
// CHECK: template <> template <> void Box<char>::inside(view<int> v) {
// CHECK-NEXT: site<{{0x[0-9a-f]+}}ULL>>([v](index<1> i)
template <> template <> void Box<char>::inside(view<int> v) {
  parallel_for_each(v.get_extent(), [=](index<1> i) restrict(amp) { v[i] = 1; });
}

// CHECK: template <class T, class __ampcc_t0_1 = void, class... __ampcc_t0_2> void unnamed(view<T> v) {
template <class T, class = void, class...> void unnamed(view<T> v) {
  // CHECK: ULL, T, __ampcc_t0_1, __ampcc_t0_2...>>([v](
  parallel_for_each(v.get_extent(), [=](index<1> i) restrict(amp) { v[i] = 1; });
}

inline int sum() restrict(amp, cpu) { return 0; }
template <class... Ts> int sum(int a, Ts... more) restrict(amp, cpu) { return a + sum(more...); }
// CHECK: ULL, Ts...>>([v, more...](index<1> i) {{ *}}{ (void)v; (void)__ampcc_mention{((void)more, 0)...};
template <class... Ts> void packs(view<int> v, Ts... more) {
  parallel_for_each(v.get_extent(), [=](index<1> i) restrict(amp) { v[i] = sum(more...); });
}

// CHECK: template <class F> class Apply { public: using __ampcc_place = __ampcc_class_site<Apply, {{0x[0-9a-f]+}}ULL, F>; private:{{$}}
template <class F> class Apply {
  F f;
  view<int> v;

public:
  Apply(F f, view<int> v) : f(f), v(v) {}
  void operator()(index<1> i) const restrict(amp) { v[i] = f(v[i]); }
};
template <class F> void apply(view<int> v, F f) {
  parallel_for_each(v.get_extent(), Apply<F>(f, v));
}

int main() {
  view<int> v(4);
  view<float> w(4);
  simple<int, 3>(v, 1);
  simple<float, 4>(w, 1);
  Box<int>{1}.inside(w);
  Box<int>{1}.outside<float, 2>(w, 3);
  Box<char>{1}.inside(v);
  unnamed(v);
  packs(v);
  packs(v, 1, 2);
  // A lambda that is only an argument of the kernel's template is tagged as well.
  // CHECK: apply(v, __ampcc_tag<__ampcc_site<{{0x[0-9a-f]+}}ULL>>([](int x) {{ *}}-> int {
  apply(v, [](int x) restrict(amp) { return x; });
  // CHECK: auto generic = [=](auto a, int) {
  auto generic = [=](auto a, int) {
    // CHECK: ULL, decltype(a)>>([v, a](index<1> i)
    parallel_for_each(v.get_extent(), [=](index<1> i) restrict(amp) { v[i] = int(a); });
  };
  generic(1, 2);
  generic(2.f, 2);
}
