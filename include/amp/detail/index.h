//===- index.h - a point in N-dimensional space (spec 4.1) ----------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMP_DETAIL_INDEX_H
#define AMP_DETAIL_INDEX_H

#include "config.h"

namespace Concurrency {

/// A place in N dimensions: N ints, component 0 the most significant.
///
/// Example:
///   index<2> i(3, 4); // row 3, column 4
///   i += index<2>(1, 0);
///   int row = i[0];
template <int N> class index {
  static_assert(N > 0, "concurrency::index: the rank must be greater than 0");

public:
  /// The number of components.
  static const int rank = N;
  typedef int value_type;

  /// All components zero; from one to three components, with rank 1 to 3; from an array of N ints.
  index() AMPCC_DUAL {
    for (int d = 0; d < N; ++d)
      value_[d] = 0;
  }
  explicit index(int i0) AMPCC_DUAL {
    static_assert(N == 1, "concurrency::index: one component needs rank 1");
    value_[0] = i0;
  }
  index(int i0, int i1) AMPCC_DUAL {
    static_assert(N == 2, "concurrency::index: two components need rank 2");
    value_[0] = i0;
    value_[1] = i1;
  }
  index(int i0, int i1, int i2) AMPCC_DUAL {
    static_assert(N == 3, "concurrency::index: three components need rank 3");
    value_[0] = i0;
    value_[1] = i1;
    value_[2] = i2;
  }
  explicit index(const int components[]) AMPCC_DUAL {
    for (int d = 0; d < N; ++d)
      value_[d] = components[d];
  }

  /// Component c; 0 is the most significant.
  int operator[](unsigned c) const AMPCC_DUAL { return value_[c]; }
  int &operator[](unsigned c) AMPCC_DUAL { return value_[c]; }

  /// Component by component, or with one int for all components.
  index &operator+=(const index &o) AMPCC_DUAL {
    for (int d = 0; d < N; ++d)
      value_[d] += o.value_[d];
    return *this;
  }
  index &operator-=(const index &o) AMPCC_DUAL {
    for (int d = 0; d < N; ++d)
      value_[d] -= o.value_[d];
    return *this;
  }
  index &operator+=(int v) AMPCC_DUAL {
    for (int d = 0; d < N; ++d)
      value_[d] += v;
    return *this;
  }
  index &operator-=(int v) AMPCC_DUAL {
    for (int d = 0; d < N; ++d)
      value_[d] -= v;
    return *this;
  }
  index &operator*=(int v) AMPCC_DUAL {
    for (int d = 0; d < N; ++d)
      value_[d] *= v;
    return *this;
  }
  index &operator/=(int v) AMPCC_DUAL {
    for (int d = 0; d < N; ++d)
      value_[d] /= v;
    return *this;
  }
  index &operator%=(int v) AMPCC_DUAL {
    for (int d = 0; d < N; ++d)
      value_[d] %= v;
    return *this;
  }

  /// One more or less in every component.
  index &operator++() AMPCC_DUAL { return *this += 1; }
  index &operator--() AMPCC_DUAL { return *this -= 1; }
  index operator++(int) AMPCC_DUAL {
    index old(*this);
    *this += 1;
    return old;
  }
  index operator--(int) AMPCC_DUAL {
    index old(*this);
    *this -= 1;
    return old;
  }

  /// Whether all components are equal.
  friend bool operator==(const index &a, const index &b) AMPCC_DUAL {
    bool equal = true;
    for (int d = 0; d < N; ++d)
      equal = equal && a.value_[d] == b.value_[d];
    return equal;
  }
  friend bool operator!=(const index &a, const index &b) AMPCC_DUAL { return !(a == b); }

  /// Component by component, or with one int for all components. `int - index` and its like take
  /// the int for every component of the left side.
  friend index operator+(const index &a, const index &b) AMPCC_DUAL {
    index r(a);
    r += b;
    return r;
  }
  friend index operator-(const index &a, const index &b) AMPCC_DUAL {
    index r(a);
    r -= b;
    return r;
  }
  friend index operator+(const index &a, int v) AMPCC_DUAL {
    index r(a);
    r += v;
    return r;
  }
  friend index operator+(int v, const index &a) AMPCC_DUAL {
    index r(a);
    r += v;
    return r;
  }
  friend index operator-(const index &a, int v) AMPCC_DUAL {
    index r(a);
    r -= v;
    return r;
  }
  friend index operator-(int v, const index &a) AMPCC_DUAL {
    index r;
    for (int d = 0; d < N; ++d)
      r.value_[d] = v - a.value_[d];
    return r;
  }
  friend index operator*(const index &a, int v) AMPCC_DUAL {
    index r(a);
    r *= v;
    return r;
  }
  friend index operator*(int v, const index &a) AMPCC_DUAL {
    index r(a);
    r *= v;
    return r;
  }
  friend index operator/(const index &a, int v) AMPCC_DUAL {
    index r(a);
    r /= v;
    return r;
  }
  friend index operator/(int v, const index &a) AMPCC_DUAL {
    index r;
    for (int d = 0; d < N; ++d)
      r.value_[d] = v / a.value_[d];
    return r;
  }
  friend index operator%(const index &a, int v) AMPCC_DUAL {
    index r(a);
    r %= v;
    return r;
  }
  friend index operator%(int v, const index &a) AMPCC_DUAL {
    index r;
    for (int d = 0; d < N; ++d)
      r.value_[d] = v % a.value_[d];
    return r;
  }

private:
  int value_[N];
};

template <int N> const int index<N>::rank;

} // namespace Concurrency

#endif
