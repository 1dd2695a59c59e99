// Every operator of every short vector: component by component what the scalar's does, with the
// same bytes in kernels and on the host.
// REQUIRES: opencl-device, gxx
// RUN: %ampcc -std=c++17 -Wall -Wextra -Werror -I%S/Inputs %s -o %t && %t
// RUN: %ampcc -std=c++17 -Wall -Wextra -Werror -I%S/Inputs --amp-host-compiler=%gxx %s -o %t.gxx && %t.gxx

#include "all_on_both.h"
using namespace concurrency::graphics;

// Samples without division by zero, overflow, or shifts beyond the width.
template <class S> S sample(int i) restrict(cpu, amp) { return S(0.09f * ((i * 7) % 11) + 0.01f); }
template <> int sample<int>(int i) restrict(cpu, amp) { return (i * 7) % 13 + 1; }
template <> unsigned sample<unsigned>(int i) restrict(cpu, amp) { return (i * 5) % 13 + 1; }

template <class V> struct make;
template <class S> struct make<short_vector<S, 2>> {
  static short_vector<S, 2> of(int i) restrict(cpu, amp) {
    return short_vector<S, 2>(sample<S>(i), sample<S>(i + 1));
  }
};
template <class S> struct make<short_vector<S, 3>> {
  static short_vector<S, 3> of(int i) restrict(cpu, amp) {
    return short_vector<S, 3>(sample<S>(i), sample<S>(i + 1), sample<S>(i + 2));
  }
};
template <class S> struct make<short_vector<S, 4>> {
  static short_vector<S, 4> of(int i) restrict(cpu, amp) {
    return short_vector<S, 4>(sample<S>(i), sample<S>(i + 1), sample<S>(i + 2), sample<S>(i + 3));
  }
};

template <class S> S part(const short_vector<S, 2> &v, int i) { return i == 0 ? v.x : v.y; }
template <class S> S part(const short_vector<S, 3> &v, int i) {
  return i == 0 ? v.x : i == 1 ? v.y : v.z;
}
template <class S> S part(const short_vector<S, 4> &v, int i) {
  return i == 0 ? v.x : i == 1 ? v.y : i == 2 ? v.z : v.w;
}

static const int count = 20;
static int failures = 0;

template <class V, class F> struct of_samples {
  static const char *name() { return F::name(); }
  V operator()(int i) const restrict(cpu, amp) { return F()(make<V>::of(i), make<V>::of(i + 5)); }
};

/// A scalar stands for a vector of it.
template <class V> struct with_scalars {
  static const char *name() { return "scalars"; }
  V operator()(int i) const restrict(cpu, amp) {
    const V v = make<V>::of(i);
    const typename V::value_type s = sample<typename V::value_type>(i + 3);
    return V((v + s) * s - (s - v));
  }
};

/// F of vectors is F of each component.
template <class V, class F> void check_components() {
  typedef typename V::value_type S;
  for (int i = 0; i < count; ++i) {
    const V a = make<V>::of(i), b = make<V>::of(i + 5), result = F()(a, b);
    for (int k = 0; k < V::size; ++k) {
      const S expected = F()(part(a, k), part(b, k));
      if (part(result, k) != expected) {
        std::printf("%s: component %d of sample %d\n", F::name(), k, i);
        ++failures;
      }
    }
  }
}

template <class V> void check_comparisons() {
  typedef typename V::value_type S;
  for (int i = 0; i < count; ++i) {
    const V a = make<V>::of(i), b = make<V>::of(i + i % 2);
    bool same = true;
    for (int k = 0; k < V::size; ++k)
      same &= part(a, k) == part(b, k);
    const S s = sample<S>(i);
    if ((a == b) != same || (a != b) == same || !(V(s) + a == a + s))
      ++failures;
  }
}

template <class V, class... Fs> void check() {
  failures += differences<V, of_samples<V, Fs>..., with_scalars<V>>(count);
  (check_components<V, Fs>(), ...);
  check_comparisons<V>();
}

#define FUNCTION(NAME, BODY)                                                                       \
  struct NAME {                                                                                    \
    static const char *name() { return #NAME; }                                                    \
    template <class T> T operator()(T a, T b) const restrict(cpu, amp) {                           \
      (void)b;                                                                                     \
      BODY;                                                                                        \
    }                                                                                              \
  }
#define BINARY(NAME, OP)                                                                           \
  FUNCTION(NAME, return T(a OP b));                                                                \
  FUNCTION(NAME##_assign, a OP## = b; return a);                                                   \
  FUNCTION(value_of_##NAME, return T(a OP## = b))
#define STEP(NAME, OP)                                                                             \
  FUNCTION(NAME, return T(OP a));                                                                  \
  FUNCTION(after_##NAME, OP a; return a);                                                          \
  FUNCTION(post_##NAME, return T(a OP));                                                           \
  FUNCTION(after_post_##NAME, a OP; return a)
// clang-format off
BINARY(add, +); BINARY(subtract, -); BINARY(multiply, *); BINARY(divide, /); BINARY(modulo, %);
BINARY(bit_xor, ^); BINARY(bit_or, |); BINARY(bit_and, &); BINARY(left, <<); BINARY(right, >>);
FUNCTION(negate, return T(-a)); FUNCTION(complement, return T(~a));
STEP(increment, ++); STEP(decrement, --);

#define THREE(NAME) NAME, NAME##_assign, value_of_##NAME
#define FOUR(NAME) NAME, after_##NAME, post_##NAME, after_post_##NAME
#define ARITHMETIC THREE(add), THREE(subtract), THREE(multiply), THREE(divide), FOUR(increment), FOUR(decrement)
#define INTEGERS THREE(modulo), THREE(bit_xor), THREE(bit_or), THREE(bit_and), THREE(left), THREE(right), complement
// clang-format on

int main() {
#define ALL(S, ...)                                                                                \
  check<S##_2, __VA_ARGS__>(), check<S##_3, __VA_ARGS__>(), check<S##_4, __VA_ARGS__>()
  ALL(int, ARITHMETIC, negate, INTEGERS);
  ALL(uint, ARITHMETIC, INTEGERS);
  ALL(float, ARITHMETIC, negate);
  ALL(double, ARITHMETIC, negate);
  ALL(norm, ARITHMETIC, negate);
  ALL(unorm, ARITHMETIC);
  return failures != 0;
}
