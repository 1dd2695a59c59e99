// Each launch finds its own kernel for all kinds of template parameters around it.
// REQUIRES: opencl-device, gxx
// RUN: %ampcc -std=c++17 %s -o %t && %t
// RUN: %ampcc -std=c++17 --amp-host-compiler=g++ %s -o %t && %t
// RUN: %ampcc -std=c++20 %s -o %t && %t
// RUN: %ampcc -std=c++20 --amp-host-compiler=g++ %s -o %t && %t
#include <amp.h>
#include <array>
#include <cstddef>
#include <cstdio>
#include <utility>
using namespace concurrency;
typedef array_view<int, 1> view;
#define launch(v, n) parallel_for_each((v).get_extent(), [=](index<1> i) restrict(amp) { (v)[i] = n; })

// Templates of every shape.
template <typename T> struct one { static const int value = 1; };
template <typename T> struct two { static const int value = 2; };
template <typename T, int N> struct sized { static const int value = N; };
template <typename T, int N> struct sized_twice { static const int value = 2 * N; };
template <bool B, typename... Ts> struct many { static const int value = B + sizeof...(Ts); };
template <template <typename> class A, typename T> struct nested { static const int value = 10 + A<T>::value; };
struct outer {
  template <typename T> struct inner { static const int value = 5; };
};
namespace space {
template <typename> struct one { static const int value = 6; };
template <template <typename> class F> void run(view v) { launch(v, F<int>::value); }
struct holder {
  template <template <class, int> class F, typename T = int> static void run(view v) { launch(v, (F<T, 3>::value)); }
  template <template <bool, typename...> class F> void later(view v);
};
template <template <bool, typename...> class F> void holder::later(view v) { launch(v, (F<true, int, char>::value)); }
} // namespace space
template <template <template <typename> class, typename> class F, template <typename> class> void nested_run(view v) {
  launch(v, (F<one, int>::value));
}
template <template <typename> class... Fs> void pack(view v) { launch(v, sizeof...(Fs)); }
template <typename T, template <typename, int> class C = array_view> struct container {
  C<T, 1> data;
  void fill(T value) {
    C<T, 1> here = data;
    launch(here, value);
  }
  template <template <typename> class F> friend void meet(container c, F<T>) {
    C<T, 1> here = c.data;
    launch(here, F<T>::value);
  }
};
template <typename T, template <typename, int> class C> struct container<T *, C> {
  static void fill(view v) { launch(v, 9); }
};

// Values of every kind.
enum color { red, green };
enum class shade : unsigned { dark = 200 };
struct record {
  int x, y;
  int get() const { return x; }
  int set(int n) { return x = n; }
  static int common;
};
int record::common, number, other_number;
static int hidden;
namespace {
int anonymous, anonymous_array[2];
static int anonymous_static;
const int anonymous_constant = 1;
inline const int anonymous_inline = 1;
template <typename T> int anonymous_template;
template <typename T> static int anonymous_static_template;
int plus_five(int n) { return n + 5; }
static int plus_six(int n) { return n + 6; }
template <typename T> T plus_seven(T n) { return n + 7; }
template <typename T> static T plus_eight(T n) { return n + 8; }
struct anonymous_record {
  static int common;
  static int plus_nine(int n) { return n + 9; }
};
int anonymous_record::common;
namespace inner {
int within;
static int static_within;
} // namespace inner
template <int *P> struct addressed {};
template <int (*F)(int)> struct called {};
auto make_local() {
  struct local {};
  return local();
}
extern "C" int anonymous_c;
int anonymous_c;
} // namespace
namespace space {
extern "C" {
static int c_static, c_array[2];
const int c_constant = 1;
static int c_twice(int n) { return 2 * n; }
static int c_thrice(int n) { return 3 * n; }
int c_external(int n) { return 4 * n; }
namespace {
int c_unnamed;
static int c_unnamed_static;
const int c_unnamed_constant = 1;
static int c_unnamed_twice(int n) { return 2 * n; }
} // namespace
}
} // namespace space
extern "C" {
static int c_global;
static int c_global_twice(int n);
static int c_global_twice(int n) { return 2 * n; }
}
static const int hidden_constant = 1;
extern const char name[] = "n", other_name[] = "m";
int plus_one(int n) { return n + 1; }
int plus_two(int n) { return n + 2; }
template <typename T> T plus_three(T n) { return n + 3; }

template <int *P> void pointer(view v, int n) { launch(v, n); }
template <const int *P> void constant_pointer(view v, int n) { launch(v, n); }
template <int &R> void reference(view v, int n) { launch(v, n); }
template <const char *S> void text(view v) { int n = S[0]; launch(v, n); }
template <int (*F)(int)> void function(view v) { int n = F(1); launch(v, n); }
template <int (&F)(int)> void function_reference(view v) { int n = F(1); launch(v, n); }
template <int record::*M> void member(view v, int n) { launch(v, n); }
template <int (record::*M)(int)> void method(view v, int n) { launch(v, n); }
template <color C, shade S> void enumerator(view v) { launch(v, int(C) + int(S)); }
template <std::nullptr_t> void null(view v) { launch(v, 7); }
template <auto... Ns> void automatic(view v, int n) { launch(v, n); }
template <typename T, T... Ns> void sequence(view v) { launch(v, sizeof...(Ns)); }
template <int *...Ps> void pointers(view v) { launch(v, sizeof...(Ps)); }
template <typename... Ts, int N> void pair_up(view v, std::array<int, N> *, Ts...) { launch(v, N + sizeof...(Ts)); }
template <class F> void types(view v, int n) { launch(v, n); }
#if __cplusplus >= 202002L
struct structural {
  int a;
  record r;
};
template <structural S> void object(view v) { launch(v, S.a); }
template <auto F> void callable(view v) { launch(v, F(1)); }
template <double D> void real(view v) { launch(v, int(D)); }
template <class F> void generic(view v, F f) { f(v); }
#endif

int failures = 0;
void expect(view v, int value, int line) {
  if (v[0] == value)
    return;
  std::printf("line %d: %d instead of %d\n", line, int(v[0]), value);
  ++failures;
}
#define EXPECT(value) expect(v, value, __LINE__)

int main() {
  int data[4];
  view v(4, data);
  space::run<one>(v), EXPECT(1);
  space::run<two>(v), EXPECT(2);
  space::run<space::one>(v), EXPECT(6);
  space::run<outer::inner>(v), EXPECT(5);
  space::holder::run<sized>(v), EXPECT(3);
  space::holder::run<sized_twice>(v), EXPECT(6);
  space::holder::run<sized, long>(v), EXPECT(3);
  space::holder().later<many>(v), EXPECT(3);
  nested_run<nested, one>(v), EXPECT(11);
  nested_run<nested, two>(v), EXPECT(11);
  pack<>(v), EXPECT(0);
  pack<one, two, space::one>(v), EXPECT(3);
  container<int> c{v};
  c.fill(3), EXPECT(3);
  meet(c, two<int>()), EXPECT(2);
  meet(c, one<int>()), EXPECT(1);
  container<int *>::fill(v), EXPECT(9);

  pointer<&number>(v, 1), EXPECT(1);
  pointer<&other_number>(v, 2), EXPECT(2);
  pointer<&hidden>(v, 3), EXPECT(3);
  pointer<&anonymous>(v, 4), EXPECT(4);
  pointer<&record::common>(v, 5), EXPECT(5);
  pointer<nullptr>(v, 6), EXPECT(6);
  pointer<&anonymous_static>(v, 7), EXPECT(7);
  pointer<&anonymous_template<int>>(v, 8), EXPECT(8);
  pointer<&anonymous_static_template<int>>(v, 9), EXPECT(9);
  pointer<&anonymous_record::common>(v, 10), EXPECT(10);
  pointer<&inner::within>(v, 11), EXPECT(11);
  pointer<&inner::static_within>(v, 12), EXPECT(12);
  pointer<&anonymous_c>(v, 13), EXPECT(13);
  pointer<anonymous_array>(v, 14), EXPECT(14);
  pointer<&space::c_static>(v, 15), EXPECT(15);
  pointer<space::c_array>(v, 16), EXPECT(16);
  pointer<&space::c_unnamed>(v, 17), EXPECT(17);
  pointer<&space::c_unnamed_static>(v, 18), EXPECT(18);
  pointer<&c_global>(v, 19), EXPECT(19);
  constant_pointer<&space::c_constant>(v, 7), EXPECT(7);
  constant_pointer<&space::c_unnamed_constant>(v, 8), EXPECT(8);
  constant_pointer<&anonymous_constant>(v, 1), EXPECT(1);
  constant_pointer<&anonymous_inline>(v, 2), EXPECT(2);
  constant_pointer<&hidden_constant>(v, 3), EXPECT(3);
  constant_pointer<&number>(v, 4), EXPECT(4);
  constant_pointer<&anonymous>(v, 5), EXPECT(5);
  constant_pointer<&anonymous_static>(v, 6), EXPECT(6);
  reference<number>(v, 7), EXPECT(7);
  reference<anonymous>(v, 8), EXPECT(8);
  reference<anonymous_static>(v, 9), EXPECT(9);
  text<name>(v), EXPECT('n');
  text<other_name>(v), EXPECT('m');
  function<plus_one>(v), EXPECT(2);
  function<&plus_two>(v), EXPECT(3);
  function<plus_three<int>>(v), EXPECT(4);
  function<plus_five>(v), EXPECT(6);
  function<plus_six>(v), EXPECT(7);
  function<plus_seven<int>>(v), EXPECT(8);
  function<plus_eight<int>>(v), EXPECT(9);
  function<anonymous_record::plus_nine>(v), EXPECT(10);
  function<space::c_twice>(v), EXPECT(2);
  function<&space::c_thrice>(v), EXPECT(3);
  function<space::c_external>(v), EXPECT(4);
  function<space::c_unnamed_twice>(v), EXPECT(2);
  function<c_global_twice>(v), EXPECT(2);
  types<called<space::c_twice>(called<c_global_twice>)>(v, 6), EXPECT(6);
  types<addressed<&space::c_static>>(v, 7), EXPECT(7);
  function_reference<space::c_thrice>(v), EXPECT(3);
  function_reference<plus_two>(v), EXPECT(3);
  function_reference<plus_six>(v), EXPECT(7);
  member<&record::x>(v, 1), EXPECT(1);
  member<&record::y>(v, 2), EXPECT(2);
  member<nullptr>(v, 3), EXPECT(3);
  method<&record::set>(v, 4), EXPECT(4);
  method<nullptr>(v, 5), EXPECT(5);
  enumerator<green, shade::dark>(v), EXPECT(201);
  null<nullptr>(v), EXPECT(7);
  automatic<1>(v, 1), EXPECT(1);
  automatic<1u>(v, 2), EXPECT(2);
  automatic<'a', true, nullptr, &number, plus_one, &record::x, green>(v, 3), EXPECT(3);
  automatic<'a', true, nullptr, &number, plus_two, &record::x, green>(v, 4), EXPECT(4);
  automatic<nullptr>(v, 5), EXPECT(5);
  automatic<0>(v, 6), EXPECT(6);
  sequence<char, 'a', 'b'>(v), EXPECT(2);
  pointers<>(v), EXPECT(0);
  pointers<&number, nullptr>(v), EXPECT(2);
  pointers<&anonymous, &anonymous_static, nullptr>(v), EXPECT(3);
  automatic<&anonymous, &anonymous_static, plus_five, plus_six>(v, 7), EXPECT(7);

  auto lambda = [](int x) restrict(amp, cpu) { return x + 1; };
  auto other = [](int x) restrict(amp, cpu) { return x + 2; };
  types<decltype(lambda) *>(v, 1), EXPECT(1);
  types<decltype(other) *>(v, 2), EXPECT(2);
  types<void(decltype(lambda), int &)>(v, 3), EXPECT(3);
  types<void(decltype(other), int &)>(v, 4), EXPECT(4);
  types<std::array<decltype(lambda), 2>>(v, 5), EXPECT(5);
  types<std::array<decltype(other), 2>>(v, 6), EXPECT(6);
  types<nested<one, decltype(other)>>(v, 7), EXPECT(7);
  types<nested<one, decltype(lambda)>>(v, 8), EXPECT(8);
  types<many<true, decltype(lambda) &, const decltype(other)>>(v, 9), EXPECT(9);
  types<many<true, decltype(lambda) &, decltype(other)>>(v, 10), EXPECT(10);
  types<anonymous_record>(v, 11), EXPECT(11);
  types<addressed<&anonymous>>(v, 12), EXPECT(12);
  types<addressed<&anonymous_static> *>(v, 13), EXPECT(13);
  types<called<plus_six>(called<plus_five>)>(v, 14), EXPECT(14);
  types<decltype(make_local())>(v, 15), EXPECT(15);
#if __cplusplus >= 202002L
  object<structural{1, {2, 3}}>(v), EXPECT(1);
  object<structural{2, {2, 3}}>(v), EXPECT(2);
  callable<[](int x) restrict(amp, cpu) { return x + 4; }>(v), EXPECT(5);
  callable<[](int x) restrict(amp, cpu) { return x + 5; }>(v), EXPECT(6);
  real<1.5>(v), EXPECT(1);
  real<2.5>(v), EXPECT(2);
  generic(v, []<class T>(array_view<T, 1> w) { launch(w, 3); }), EXPECT(3);
#endif
  return failures;
}
