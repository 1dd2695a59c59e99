//===- index.h - the class index, a point in N dimensions (spec 4.1) ------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Kernels get the index of their thread, and containers are subscripted with it. docs/library is
// generated from its comments (scripts/library-manual). A further member needs a row in
// docs/library-support.list, which names its test.
//
//===----------------------------------------------------------------------===//
#ifndef AMP_DETAIL_INDEX_H
#define AMP_DETAIL_INDEX_H

#include "config.h"
#include <cstddef>
#include <type_traits>
#include <utility>

namespace Concurrency {

/// A place in N dimensions: N ints, component 0 the most significant. They may be negative. Nothing
/// checks that the place is inside of the data: `extent::contains` does.
///
/// Example:
///   index<2> i(3, 4); // row 3, column 4
///   i += index<2>(1, 0);
///   int row = i[0];
template <int N> class AMPCC_LIBRARY_CLASS("index") index {
  static_assert(N > 0, "concurrency::index: the rank must be greater than 0");

public:
  /// The number of components.
  static const int rank = N;
  typedef int value_type;

  /// All components zero; from one to three components, with rank 1 to 3; from an array of N ints.
  constexpr index() AMPCC_DUAL {
    for (int d = 0; d < N; ++d)
      value_[d] = 0;
  }
  explicit constexpr index(int i0) AMPCC_DUAL {
    static_assert(N == 1, "concurrency::index: one component needs rank 1");
    value_[0] = i0;
  }
  constexpr index(int i0, int i1) AMPCC_DUAL {
    static_assert(N == 2, "concurrency::index: two components need rank 2");
    value_[0] = i0;
    value_[1] = i1;
  }
  constexpr index(int i0, int i1, int i2) AMPCC_DUAL {
    static_assert(N == 3, "concurrency::index: three components need rank 3");
    value_[0] = i0;
    value_[1] = i1;
    value_[2] = i2;
  }
  explicit constexpr index(const int components[]) AMPCC_DUAL {
    for (int d = 0; d < N; ++d)
      value_[d] = components[d];
  }

  /// Component c; 0 is the most significant. Not checked: c must be less than N.
  constexpr int operator[](unsigned c) const AMPCC_DUAL { return value_[c]; }
  constexpr int &operator[](unsigned c) AMPCC_DUAL { return value_[c]; }

  /// Component C, for `auto [row, column] = i;`.
  template <std::size_t C> constexpr int get() const &AMPCC_DUAL {
    static_assert(C < N, "concurrency::index: no such component");
    return value_[C];
  }
  template <std::size_t C> constexpr int &get() & AMPCC_DUAL {
    static_assert(C < N, "concurrency::index: no such component");
    return value_[C];
  }

  /// Component by component, or with one int for all components.
  constexpr index &operator+=(const index &o) AMPCC_DUAL {
    for (int d = 0; d < N; ++d)
      value_[d] += o.value_[d];
    return *this;
  }
  constexpr index &operator-=(const index &o) AMPCC_DUAL {
    for (int d = 0; d < N; ++d)
      value_[d] -= o.value_[d];
    return *this;
  }
  constexpr index &operator+=(int v) AMPCC_DUAL {
    for (int d = 0; d < N; ++d)
      value_[d] += v;
    return *this;
  }
  constexpr index &operator-=(int v) AMPCC_DUAL {
    for (int d = 0; d < N; ++d)
      value_[d] -= v;
    return *this;
  }
  constexpr index &operator*=(int v) AMPCC_DUAL {
    for (int d = 0; d < N; ++d)
      value_[d] *= v;
    return *this;
  }
  constexpr index &operator/=(int v) AMPCC_DUAL {
    for (int d = 0; d < N; ++d)
      value_[d] /= v;
    return *this;
  }
  constexpr index &operator%=(int v) AMPCC_DUAL {
    for (int d = 0; d < N; ++d)
      value_[d] %= v;
    return *this;
  }

  /// One more or less in every component.
  constexpr index &operator++() AMPCC_DUAL { return *this += 1; }
  constexpr index &operator--() AMPCC_DUAL { return *this -= 1; }
  constexpr index operator++(int) AMPCC_DUAL {
    index old(*this);
    *this += 1;
    return old;
  }
  constexpr index operator--(int) AMPCC_DUAL {
    index old(*this);
    *this -= 1;
    return old;
  }

  /// Whether all components are equal. There is no order.
  friend constexpr bool operator==(const index &a, const index &b) AMPCC_DUAL {
    bool equal = true;
    for (int d = 0; d < N; ++d)
      equal = equal && a.value_[d] == b.value_[d];
    return equal;
  }
  friend constexpr bool operator!=(const index &a, const index &b) AMPCC_DUAL { return !(a == b); }

  /// Component by component, or with one int for all components: `8 - i` subtracts each component
  /// from 8.
  friend constexpr index operator+(const index &a, const index &b) AMPCC_DUAL {
    index r(a);
    r += b;
    return r;
  }
  friend constexpr index operator-(const index &a, const index &b) AMPCC_DUAL {
    index r(a);
    r -= b;
    return r;
  }
  friend constexpr index operator+(const index &a, int v) AMPCC_DUAL {
    index r(a);
    r += v;
    return r;
  }
  friend constexpr index operator+(int v, const index &a) AMPCC_DUAL {
    index r(a);
    r += v;
    return r;
  }
  friend constexpr index operator-(const index &a, int v) AMPCC_DUAL {
    index r(a);
    r -= v;
    return r;
  }
  friend constexpr index operator-(int v, const index &a) AMPCC_DUAL {
    index r;
    for (int d = 0; d < N; ++d)
      r.value_[d] = v - a.value_[d];
    return r;
  }
  friend constexpr index operator*(const index &a, int v) AMPCC_DUAL {
    index r(a);
    r *= v;
    return r;
  }
  friend constexpr index operator*(int v, const index &a) AMPCC_DUAL {
    index r(a);
    r *= v;
    return r;
  }
  friend constexpr index operator/(const index &a, int v) AMPCC_DUAL {
    index r(a);
    r /= v;
    return r;
  }
  friend constexpr index operator/(int v, const index &a) AMPCC_DUAL {
    index r;
    for (int d = 0; d < N; ++d)
      r.value_[d] = v / a.value_[d];
    return r;
  }
  friend constexpr index operator%(const index &a, int v) AMPCC_DUAL {
    index r(a);
    r %= v;
    return r;
  }
  friend constexpr index operator%(int v, const index &a) AMPCC_DUAL {
    index r;
    for (int d = 0; d < N; ++d)
      r.value_[d] = v % a.value_[d];
    return r;
  }

private:
  int value_[N] AMPCC_HOST(= {}); // constant expressions of C++17 want that
};

template <int N> const int index<N>::rank;

#ifdef __cpp_deduction_guides
/// `index i(3, 4)` has rank 2.
index(int) -> index<1>;
index(int, int) -> index<2>;
index(int, int, int) -> index<3>;
template <int N> index(const int (&)[N]) -> index<N>;
#endif

} // namespace Concurrency

/// For the library.
template <int N>
struct std::tuple_size<Concurrency::index<N>> : std::integral_constant<std::size_t, N> {};
/// For the library.
template <std::size_t C, int N>
struct std::tuple_element<C, Concurrency::index<N>> : std::enable_if<(C < N), int> {};

#endif
