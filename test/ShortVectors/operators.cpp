// Every operator of every short vector: component by component what the scalar's does, with the
// same bytes in kernels and on the host.
// REQUIRES: opencl-device, gxx
// RUN: %ampcc -std=c++17 -Wall -Wextra -Werror -I%S/Inputs %s -o %t && %t
// RUN: %ampcc -std=c++17 -Wall -Wextra -Werror -I%S/Inputs --amp-host-compiler=%gxx %s -o %t.gxx && %t.gxx

#include "on_both.h"
using namespace concurrency::graphics;

// Samples without division by zero, overflow, or shifts beyond the width.
template <class S> S sample(int i) restrict(cpu, amp) { return S(0.09f * ((i * 7) % 11) + 0.01f); }
template <> int sample<int>(int i) restrict(cpu, amp) { return (i * 7) % 13 + 1; }
template <> unsigned sample<unsigned>(int i) restrict(cpu, amp) { return (i * 5) % 13 + 1; }

template <class S> short_vector<S, 2> make(int i, short_vector<S, 2> *) restrict(cpu, amp) {
  return short_vector<S, 2>(sample<S>(i), sample<S>(i + 1));
}
template <class S> short_vector<S, 3> make(int i, short_vector<S, 3> *) restrict(cpu, amp) {
  return short_vector<S, 3>(sample<S>(i), sample<S>(i + 1), sample<S>(i + 2));
}
template <class S> short_vector<S, 4> make(int i, short_vector<S, 4> *) restrict(cpu, amp) {
  return short_vector<S, 4>(sample<S>(i), sample<S>(i + 1), sample<S>(i + 2), sample<S>(i + 3));
}
template <class V> V make(int i) restrict(cpu, amp) { return make(i, static_cast<V *>(nullptr)); }

template <class S> S part(const short_vector<S, 2> &v, int i) { return i == 0 ? v.x : v.y; }
template <class S> S part(const short_vector<S, 3> &v, int i) {
  return i == 0 ? v.x : i == 1 ? v.y : v.z;
}
template <class S> S part(const short_vector<S, 4> &v, int i) {
  return i == 0 ? v.x : i == 1 ? v.y : i == 2 ? v.z : v.w;
}

static int failures = 0;

/// F on the vector is F on each component, and the same on both sides.
template <class V, class F> void check(const char *name, F f) {
  typedef typename V::value_type S;
  failures +=
      differs(name, [=](int i) restrict(cpu, amp) { return f(make<V>(i), make<V>(i + 5)); }, 20);
  for (int i = 0; i < 20; ++i) {
    const V a = make<V>(i), b = make<V>(i + 5), result = f(a, b);
    for (int k = 0; k < V::size; ++k) {
      const S expected = f(part(a, k), part(b, k));
      if (part(result, k) != expected) {
        std::printf("%s: component %d of sample %d\n", name, k, i);
        ++failures;
      }
    }
  }
}

#define BINARY(OP)                                                                                 \
  check<V>(#OP, [](auto a, auto b) restrict(cpu, amp) { return decltype(a)(a OP b); });            \
  check<V>(                                                                                        \
      #OP "=", [](auto a, auto b) restrict(cpu, amp) {                                             \
        auto c = a;                                                                                \
        c OP## = b;                                                                                \
        return c;                                                                                  \
      });                                                                                          \
  check<V>(                                                                                        \
      "value of " #OP "=", [](auto a, auto b) restrict(cpu, amp) {                                 \
        auto c = a;                                                                                \
        return decltype(a)(c OP## = b);                                                            \
      });
#define UNARY(OP)                                                                                  \
  check<V>(                                                                                        \
      #OP, [](auto a, auto) restrict(cpu, amp) {                                                   \
        auto c = a;                                                                                \
        return decltype(a)(OP c);                                                                  \
      });
#define STEP(OP)                                                                                   \
  UNARY(OP)                                                                                        \
  check<V>(                                                                                        \
      "after prefix " #OP, [](auto a, auto) restrict(cpu, amp) {                                   \
        auto c = a;                                                                                \
        OP c;                                                                                      \
        return c;                                                                                  \
      });                                                                                          \
  check<V>(                                                                                        \
      "postfix " #OP, [](auto a, auto) restrict(cpu, amp) {                                        \
        auto c = a;                                                                                \
        return decltype(a)(c OP);                                                                  \
      });                                                                                          \
  check<V>(                                                                                        \
      "after postfix " #OP, [](auto a, auto) restrict(cpu, amp) {                                  \
        auto c = a;                                                                                \
        c OP;                                                                                      \
        return c;                                                                                  \
      });

template <class V> void arithmetic() {
  typedef typename V::value_type S;
  BINARY(+)
  BINARY(-)
  BINARY(*) BINARY(/) STEP(++) STEP(--)
      // A scalar stands for a vector of it.
      failures += differs(
          "scalars", [](int i) restrict(cpu, amp) {
            const V v = make<V>(i);
            const S s = sample<S>(i + 3);
            return V((v + s) * s - (s - v));
          },
          20);
  for (int i = 0; i < 20; ++i) {
    const V a = make<V>(i), b = make<V>(i + 1);
    bool same = true;
    for (int k = 0; k < V::size; ++k)
      same &= part(a, k) == part(b, k);
    const S s = sample<S>(i);
    if ((a == b) != same || (a != b) == same || !(V(s) + a == a + s))
      ++failures;
  }
}
template <class V> void negation() { UNARY(-) }
template <class V> void integers() {
  BINARY(%) BINARY(^) BINARY(|) BINARY(&) BINARY(<<) BINARY(>>) UNARY(~)
}

int main() {
#define ALL(F, S) F<S##_2>(), F<S##_3>(), F<S##_4>()
  ALL(arithmetic, int), ALL(arithmetic, uint), ALL(arithmetic, float), ALL(arithmetic, double);
  ALL(arithmetic, norm), ALL(arithmetic, unorm);
  ALL(negation, int), ALL(negation, float), ALL(negation, double), ALL(negation, norm);
  ALL(integers, int), ALL(integers, uint);
  return failures != 0;
}
