//===- amp_short_vectors.h - short vectors for a plain C++ compiler -------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// int_2 to double_4 with their arithmetic and those swizzles that the random programs use.
//
//===----------------------------------------------------------------------===//
#ifndef FIBERS_AMP_SHORT_VECTORS_H
#define FIBERS_AMP_SHORT_VECTORS_H

#include "amp.h"

namespace concurrency {
namespace graphics {

typedef unsigned int uint;

namespace detail {

template <class T, int N> class vec;

/// Some components of a vector, in an order of their own. It lies where the components do.
template <class T, int... I> struct swizzle {
  T part[4];
  typedef vec<T, sizeof...(I)> value;
  operator value() const { return value(part[I]...); }
  swizzle &operator=(const value &v) {
    int k = 0;
    ((part[I] = v.component(k++)), ...);
    return *this;
  }
  swizzle &operator=(const swizzle &other) { return *this = value(other); }
#define FIBERS_EACH(OP, ASSIGN)                                                                                        \
  swizzle &operator ASSIGN(const value &v) { return *this = value(*this) OP v; }                                       \
  friend value operator OP(const swizzle &left, const value &right) { return value(left) OP right; }
  FIBERS_EACH(+, +=)
  FIBERS_EACH(-, -=)
  FIBERS_EACH(*, *=)
  FIBERS_EACH(&, &=)
  FIBERS_EACH(|, |=)
  FIBERS_EACH(^, ^=)
#undef FIBERS_EACH
};

template <class T, int N> struct parts;
template <class T> struct parts<T, 2> {
  union {
    T part[2];
    struct { T x, y; };
    struct { T r, g; };
    swizzle<T, 0, 1> xy;
    swizzle<T, 1, 0> yx;
  };
};
template <class T> struct parts<T, 3> {
  union {
    T part[3];
    struct { T x, y, z; };
    struct { T r, g, b; };
    swizzle<T, 0, 1> xy;
    swizzle<T, 1, 0> yx;
    swizzle<T, 2, 0> zx;
    swizzle<T, 1, 2> yz;
    swizzle<T, 2, 1, 0> zyx;
    swizzle<T, 1, 2, 0> yzx;
  };
};
template <class T> struct parts<T, 4> {
  union {
    T part[4];
    struct { T x, y, z, w; };
    struct { T r, g, b, a; };
    swizzle<T, 0, 1> xy;
    swizzle<T, 3, 1> wy;
    swizzle<T, 2, 3> zw;
    swizzle<T, 3, 0, 2> wxz;
    swizzle<T, 2, 1, 0> zyx;
    swizzle<T, 3, 2, 1, 0> wzyx;
    swizzle<T, 1, 3, 0, 2> ywxz;
  };
};

template <class T, int N> class vec : public parts<T, N> {
  using parts<T, N>::part;

public:
  typedef T value_type;
  static const int size = N;
  vec() { std::fill(part, part + N, T()); }
  vec(T value) { std::fill(part, part + N, value); }
  template <class... A, class = std::enable_if_t<sizeof...(A) == N && (std::is_arithmetic_v<A> && ...)>>
  vec(A... values) {
    int k = 0;
    ((part[k++] = T(values)), ...);
  }
  template <class U, class = std::enable_if_t<!std::is_same_v<U, T>>> explicit vec(const vec<U, N> &other) {
    for (int k = 0; k < N; ++k)
      part[k] = T(other.component(k));
  }
  template <class U, int... I, class = std::enable_if_t<sizeof...(I) == N && !std::is_same_v<U, T>>>
  explicit vec(const swizzle<U, I...> &other) : vec(vec<U, N>(other)) {}
  vec(const vec &other) { std::copy(other.part, other.part + N, part); }
  vec &operator=(const vec &other) {
    std::copy(other.part, other.part + N, part);
    return *this;
  }
  T component(int k) const { return part[k]; }

#define FIBERS_EACH(OP, ASSIGN)                                                                                        \
  vec &operator ASSIGN(const vec &other) {                                                                             \
    for (int k = 0; k < N; ++k)                                                                                        \
      part[k] = T(part[k] OP other.part[k]);                                                                           \
    return *this;                                                                                                      \
  }                                                                                                                    \
  friend vec operator OP(vec left, const vec &right) { return left ASSIGN right; }
  FIBERS_EACH(+, +=)
  FIBERS_EACH(-, -=)
  FIBERS_EACH(*, *=)
  FIBERS_EACH(/, /=)
  FIBERS_EACH(%, %=)
  FIBERS_EACH(&, &=)
  FIBERS_EACH(|, |=)
  FIBERS_EACH(^, ^=)
#undef FIBERS_EACH
  vec operator-() const {
    vec v;
    for (int k = 0; k < N; ++k)
      v.part[k] = -part[k];
    return v;
  }
  vec operator~() const {
    vec v;
    for (int k = 0; k < N; ++k)
      v.part[k] = ~part[k];
    return v;
  }
  vec &operator++() { return *this += vec(T(1)); }
  vec &operator--() { return *this -= vec(T(1)); }
  vec operator++(int) {
    vec old = *this;
    ++*this;
    return old;
  }
  friend bool operator==(const vec &left, const vec &right) {
    return std::equal(left.part, left.part + N, right.part);
  }
  friend bool operator!=(const vec &left, const vec &right) { return !(left == right); }
};

} // namespace detail

#define FIBERS_VECTORS(NAME, T)                                                                                        \
  typedef detail::vec<T, 2> NAME##_2;                                                                                  \
  typedef detail::vec<T, 3> NAME##_3;                                                                                  \
  typedef detail::vec<T, 4> NAME##_4;
FIBERS_VECTORS(int, int)
FIBERS_VECTORS(uint, unsigned)
FIBERS_VECTORS(float, float)
FIBERS_VECTORS(double, double)
#undef FIBERS_VECTORS

} // namespace graphics
} // namespace concurrency

#endif
