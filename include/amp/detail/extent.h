//===- extent.h - the bounds of N-dimensional space (spec 4.2) ------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMP_DETAIL_EXTENT_H
#define AMP_DETAIL_EXTENT_H

#include "index.h"

namespace Concurrency {

template <int D0, int D1 = 0, int D2 = 0> class tiled_extent;

/// The size of something in N dimensions: N ints, component 0 the most significant. Its indices
/// begin at zero.
///
/// Example:
///   extent<2> size(480, 640); // rows, columns
///   bool inside = size.contains(index<2>(-1, 0)); // false
template <int N> class extent {
  static_assert(N > 0, "concurrency::extent: the rank must be greater than 0");

public:
  /// The number of components.
  static const int rank = N;
  typedef int value_type;

  /// All components zero; from one to three components, with rank 1 to 3; from an array of N ints.
  extent() AMPCC_DUAL {
    for (int d = 0; d < N; ++d)
      value_[d] = 0;
  }
  explicit extent(int i0) AMPCC_DUAL {
    static_assert(N == 1, "concurrency::extent: one component needs rank 1");
    value_[0] = i0;
  }
  extent(int i0, int i1) AMPCC_DUAL {
    static_assert(N == 2, "concurrency::extent: two components need rank 2");
    value_[0] = i0;
    value_[1] = i1;
  }
  extent(int i0, int i1, int i2) AMPCC_DUAL {
    static_assert(N == 3, "concurrency::extent: three components need rank 3");
    value_[0] = i0;
    value_[1] = i1;
    value_[2] = i2;
  }
  explicit extent(const int components[]) AMPCC_DUAL {
    for (int d = 0; d < N; ++d)
      value_[d] = components[d];
  }

  /// The number of elements.
  unsigned int size() const AMPCC_DUAL {
    unsigned int count = 1;
    for (int d = 0; d < N; ++d)
      count *= static_cast<unsigned int>(value_[d]);
    return count;
  }

  /// Whether `i` lies inside the space from the origin to this extent.
  bool contains(const index<N> &i) const AMPCC_DUAL {
    bool inside = true;
    for (int d = 0; d < N; ++d)
      inside = inside && i[d] >= 0 && i[d] < value_[d];
    return inside;
  }

  /// This domain divided into tiles, one size for each dimension (spec 4.2.3). Sizes that do not
  /// divide it show at the launch, as invalid_compute_domain; `pad` and `truncate` help.
  template <int D0> tiled_extent<D0> tile() const AMPCC_DUAL;
  /// This domain divided into tiles of two dimensions.
  template <int D0, int D1> tiled_extent<D0, D1> tile() const AMPCC_DUAL;
  /// This domain divided into tiles of three dimensions.
  template <int D0, int D1, int D2> tiled_extent<D0, D1, D2> tile() const AMPCC_DUAL;

  /// Component c; 0 is the most significant.
  int operator[](unsigned c) const AMPCC_DUAL { return value_[c]; }
  int &operator[](unsigned c) AMPCC_DUAL { return value_[c]; }

  /// Component by component.
  extent &operator+=(const extent &o) AMPCC_DUAL {
    for (int d = 0; d < N; ++d)
      value_[d] += o.value_[d];
    return *this;
  }
  extent &operator-=(const extent &o) AMPCC_DUAL {
    for (int d = 0; d < N; ++d)
      value_[d] -= o.value_[d];
    return *this;
  }
  extent &operator+=(const index<N> &o) AMPCC_DUAL {
    for (int d = 0; d < N; ++d)
      value_[d] += o[d];
    return *this;
  }
  extent &operator-=(const index<N> &o) AMPCC_DUAL {
    for (int d = 0; d < N; ++d)
      value_[d] -= o[d];
    return *this;
  }
  extent operator+(const index<N> &o) const AMPCC_DUAL {
    extent r(*this);
    r += o;
    return r;
  }
  extent operator-(const index<N> &o) const AMPCC_DUAL {
    extent r(*this);
    r -= o;
    return r;
  }

  /// With one int for all components.
  extent &operator+=(int v) AMPCC_DUAL {
    for (int d = 0; d < N; ++d)
      value_[d] += v;
    return *this;
  }
  extent &operator-=(int v) AMPCC_DUAL {
    for (int d = 0; d < N; ++d)
      value_[d] -= v;
    return *this;
  }
  extent &operator*=(int v) AMPCC_DUAL {
    for (int d = 0; d < N; ++d)
      value_[d] *= v;
    return *this;
  }
  extent &operator/=(int v) AMPCC_DUAL {
    for (int d = 0; d < N; ++d)
      value_[d] /= v;
    return *this;
  }
  extent &operator%=(int v) AMPCC_DUAL {
    for (int d = 0; d < N; ++d)
      value_[d] %= v;
    return *this;
  }

  /// One more or less in every component.
  extent &operator++() AMPCC_DUAL { return *this += 1; }
  extent &operator--() AMPCC_DUAL { return *this -= 1; }
  extent operator++(int) AMPCC_DUAL {
    extent old(*this);
    *this += 1;
    return old;
  }
  extent operator--(int) AMPCC_DUAL {
    extent old(*this);
    *this -= 1;
    return old;
  }

  /// Whether all components are equal.
  friend bool operator==(const extent &a, const extent &b) AMPCC_DUAL {
    bool equal = true;
    for (int d = 0; d < N; ++d)
      equal = equal && a.value_[d] == b.value_[d];
    return equal;
  }
  friend bool operator!=(const extent &a, const extent &b) AMPCC_DUAL { return !(a == b); }

  /// Component by component, or with one int for all components. `int - extent` and its like take
  /// the int for every component of the left side.
  friend extent operator+(const extent &a, const extent &b) AMPCC_DUAL {
    extent r(a);
    r += b;
    return r;
  }
  friend extent operator-(const extent &a, const extent &b) AMPCC_DUAL {
    extent r(a);
    r -= b;
    return r;
  }
  friend extent operator+(const extent &a, int v) AMPCC_DUAL {
    extent r(a);
    r += v;
    return r;
  }
  friend extent operator+(int v, const extent &a) AMPCC_DUAL {
    extent r(a);
    r += v;
    return r;
  }
  friend extent operator-(const extent &a, int v) AMPCC_DUAL {
    extent r(a);
    r -= v;
    return r;
  }
  friend extent operator-(int v, const extent &a) AMPCC_DUAL {
    extent r;
    for (int d = 0; d < N; ++d)
      r.value_[d] = v - a.value_[d];
    return r;
  }
  friend extent operator*(const extent &a, int v) AMPCC_DUAL {
    extent r(a);
    r *= v;
    return r;
  }
  friend extent operator*(int v, const extent &a) AMPCC_DUAL {
    extent r(a);
    r *= v;
    return r;
  }
  friend extent operator/(const extent &a, int v) AMPCC_DUAL {
    extent r(a);
    r /= v;
    return r;
  }
  friend extent operator/(int v, const extent &a) AMPCC_DUAL {
    extent r;
    for (int d = 0; d < N; ++d)
      r.value_[d] = v / a.value_[d];
    return r;
  }
  friend extent operator%(const extent &a, int v) AMPCC_DUAL {
    extent r(a);
    r %= v;
    return r;
  }
  friend extent operator%(int v, const extent &a) AMPCC_DUAL {
    extent r;
    for (int d = 0; d < N; ++d)
      r.value_[d] = v % a.value_[d];
    return r;
  }

private:
  AMPCC_COMPONENTS_MEMBER int value_[N];
};

template <int N> const int extent<N>::rank;

} // namespace Concurrency

#endif
