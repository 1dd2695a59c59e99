//===- extent.h - the class extent, a size in N dimensions (spec 4.2) -----===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// An extent is the domain of a launch and the size of a container. tiled_extent.h divides it into
// tiles. docs/library is generated from its comments (scripts/library-manual). A further member
// needs a row in docs/library-support.list, which names its test.
//
//===----------------------------------------------------------------------===//
#ifndef AMP_DETAIL_EXTENT_H
#define AMP_DETAIL_EXTENT_H

#include "index.h"
#include <cstddef>
#include <iterator>
#include <type_traits>
#include <utility>

namespace Concurrency {

namespace ampcc_detail {

/// An iterator over the indices of an extent, the last component fastest. Its elements exist only
/// in the iterator, so it is an input iterator.
template <int N> class extent_iterator {
public:
  typedef std::input_iterator_tag iterator_category;
  typedef index<N> value_type;
  typedef std::ptrdiff_t difference_type;
  typedef const index<N> *pointer;
  typedef index<N> reference;

  /// At the first index whose component 0 is `first`. The end of the range is the one whose
  /// component 0 is size[0].
  constexpr extent_iterator(const int (&size)[N], int first) AMPCC_DUAL : at_(), size_(size) {
    at_[0] = first;
  }

  constexpr index<N> operator*() const AMPCC_DUAL { return at_; }
  constexpr const index<N> *operator->() const AMPCC_DUAL { return &at_; }
  constexpr extent_iterator &operator++() AMPCC_DUAL {
    int d = N - 1;
    for (++at_[d]; d > 0 && at_[d] == size_[d]; ++at_[d])
      at_[d--] = 0;
    return *this;
  }
  constexpr extent_iterator operator++(int) AMPCC_DUAL {
    extent_iterator old(*this);
    ++*this;
    return old;
  }
  friend constexpr bool operator==(const extent_iterator &a, const extent_iterator &b) AMPCC_DUAL {
    return a.at_ == b.at_;
  }
  friend constexpr bool operator!=(const extent_iterator &a, const extent_iterator &b) AMPCC_DUAL {
    return a.at_ != b.at_;
  }

private:
  index<N> at_, size_;
};

} // namespace ampcc_detail

template <int D0, int D1 = 0, int D2 = 0> class tiled_extent;
template <int N> class tile_domain;

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

  /// All components zero, with which arrays and launches throw; from one to three components, with
  /// rank 1 to 3; from an array of N ints.
  constexpr extent() AMPCC_DUAL {
    for (int d = 0; d < N; ++d)
      value_[d] = 0;
  }
  explicit constexpr extent(int i0) AMPCC_DUAL {
    static_assert(N == 1, "concurrency::extent: one component needs rank 1");
    value_[0] = i0;
  }
  constexpr extent(int i0, int i1) AMPCC_DUAL {
    static_assert(N == 2, "concurrency::extent: two components need rank 2");
    value_[0] = i0;
    value_[1] = i1;
  }
  constexpr extent(int i0, int i1, int i2) AMPCC_DUAL {
    static_assert(N == 3, "concurrency::extent: three components need rank 3");
    value_[0] = i0;
    value_[1] = i1;
    value_[2] = i2;
  }
  explicit constexpr extent(const int components[]) AMPCC_DUAL {
    for (int d = 0; d < N; ++d)
      value_[d] = components[d];
  }

  /// The number of elements, modulo 2 to the power of 32. The specification gives it 32 bits, but
  /// containers may have more elements.
  constexpr unsigned int size() const AMPCC_DUAL {
    unsigned int count = 1;
    for (int d = 0; d < N; ++d)
      count *= static_cast<unsigned int>(value_[d]);
    return count;
  }

  /// Whether `i` lies inside the space from the origin to this extent.
  constexpr bool contains(const index<N> &i) const AMPCC_DUAL {
    bool inside = true;
    for (int d = 0; d < N; ++d)
      inside = inside && i[d] >= 0 && i[d] < value_[d];
    return inside;
  }

  /// This domain divided into tiles, one size for each dimension (spec 4.2.3). If they do not
  /// divide it, the launch throws invalid_compute_domain; `pad` and `truncate` round the domain.
  template <int D0> constexpr tiled_extent<D0> tile() const AMPCC_DUAL;
  /// This domain divided into tiles of two dimensions.
  template <int D0, int D1> constexpr tiled_extent<D0, D1> tile() const AMPCC_DUAL;
  /// This domain divided into tiles of three dimensions.
  template <int D0, int D1, int D2> constexpr tiled_extent<D0, D1, D2> tile() const AMPCC_DUAL;

  /// This domain divided into tiles whose sizes are no constants, one for each dimension. Only
  /// kernels of version 1.3 and later of the language can be launched over it.
  constexpr tile_domain<N> tile(const extent &size) const AMPCC_DUAL;
  constexpr tile_domain<N> tile(int t0) const AMPCC_DUAL;
  constexpr tile_domain<N> tile(int t0, int t1) const AMPCC_DUAL;
  constexpr tile_domain<N> tile(int t0, int t1, int t2) const AMPCC_DUAL;

  /// Component c; 0 is the most significant. Not checked: c must be less than N.
  constexpr int operator[](unsigned c) const AMPCC_DUAL { return value_[c]; }
  constexpr int &operator[](unsigned c) AMPCC_DUAL { return value_[c]; }

  /// Component C, for `auto [rows, columns] = e;`.
  template <std::size_t C> constexpr int get() const &AMPCC_DUAL {
    static_assert(C < N, "concurrency::extent: no such component");
    return value_[C];
  }
  template <std::size_t C> constexpr int &get() & AMPCC_DUAL {
    static_assert(C < N, "concurrency::extent: no such component");
    return value_[C];
  }

  /// All indices inside, the last component fastest: `for (index<2> i : e)`. There are none if a
  /// component is not positive.
  constexpr ampcc_detail::extent_iterator<N> begin() const AMPCC_DUAL {
    bool empty = false;
    for (int d = 0; d < N; ++d)
      empty = empty || value_[d] <= 0;
    return ampcc_detail::extent_iterator<N>(value_, empty ? value_[0] : 0);
  }
  constexpr ampcc_detail::extent_iterator<N> end() const AMPCC_DUAL {
    return ampcc_detail::extent_iterator<N>(value_, value_[0]);
  }

  /// Component by component.
  constexpr extent &operator+=(const extent &o) AMPCC_DUAL {
    for (int d = 0; d < N; ++d)
      value_[d] += o.value_[d];
    return *this;
  }
  constexpr extent &operator-=(const extent &o) AMPCC_DUAL {
    for (int d = 0; d < N; ++d)
      value_[d] -= o.value_[d];
    return *this;
  }
  constexpr extent &operator+=(const index<N> &o) AMPCC_DUAL {
    for (int d = 0; d < N; ++d)
      value_[d] += o[d];
    return *this;
  }
  constexpr extent &operator-=(const index<N> &o) AMPCC_DUAL {
    for (int d = 0; d < N; ++d)
      value_[d] -= o[d];
    return *this;
  }
  constexpr extent operator+(const index<N> &o) const AMPCC_DUAL {
    extent r(*this);
    r += o;
    return r;
  }
  constexpr extent operator-(const index<N> &o) const AMPCC_DUAL {
    extent r(*this);
    r -= o;
    return r;
  }

  /// With one int for all components.
  constexpr extent &operator+=(int v) AMPCC_DUAL {
    for (int d = 0; d < N; ++d)
      value_[d] += v;
    return *this;
  }
  constexpr extent &operator-=(int v) AMPCC_DUAL {
    for (int d = 0; d < N; ++d)
      value_[d] -= v;
    return *this;
  }
  constexpr extent &operator*=(int v) AMPCC_DUAL {
    for (int d = 0; d < N; ++d)
      value_[d] *= v;
    return *this;
  }
  constexpr extent &operator/=(int v) AMPCC_DUAL {
    for (int d = 0; d < N; ++d)
      value_[d] /= v;
    return *this;
  }
  constexpr extent &operator%=(int v) AMPCC_DUAL {
    for (int d = 0; d < N; ++d)
      value_[d] %= v;
    return *this;
  }

  /// One more or less in every component.
  constexpr extent &operator++() AMPCC_DUAL { return *this += 1; }
  constexpr extent &operator--() AMPCC_DUAL { return *this -= 1; }
  constexpr extent operator++(int) AMPCC_DUAL {
    extent old(*this);
    *this += 1;
    return old;
  }
  constexpr extent operator--(int) AMPCC_DUAL {
    extent old(*this);
    *this -= 1;
    return old;
  }

  /// Whether all components are equal.
  friend constexpr bool operator==(const extent &a, const extent &b) AMPCC_DUAL {
    bool equal = true;
    for (int d = 0; d < N; ++d)
      equal = equal && a.value_[d] == b.value_[d];
    return equal;
  }
  friend constexpr bool operator!=(const extent &a, const extent &b) AMPCC_DUAL {
    return !(a == b);
  }

  /// Component by component, or with one int for all components: `8 - e` subtracts each component
  /// from 8.
  friend constexpr extent operator+(const extent &a, const extent &b) AMPCC_DUAL {
    extent r(a);
    r += b;
    return r;
  }
  friend constexpr extent operator-(const extent &a, const extent &b) AMPCC_DUAL {
    extent r(a);
    r -= b;
    return r;
  }
  friend constexpr extent operator+(const extent &a, int v) AMPCC_DUAL {
    extent r(a);
    r += v;
    return r;
  }
  friend constexpr extent operator+(int v, const extent &a) AMPCC_DUAL {
    extent r(a);
    r += v;
    return r;
  }
  friend constexpr extent operator-(const extent &a, int v) AMPCC_DUAL {
    extent r(a);
    r -= v;
    return r;
  }
  friend constexpr extent operator-(int v, const extent &a) AMPCC_DUAL {
    extent r;
    for (int d = 0; d < N; ++d)
      r.value_[d] = v - a.value_[d];
    return r;
  }
  friend constexpr extent operator*(const extent &a, int v) AMPCC_DUAL {
    extent r(a);
    r *= v;
    return r;
  }
  friend constexpr extent operator*(int v, const extent &a) AMPCC_DUAL {
    extent r(a);
    r *= v;
    return r;
  }
  friend constexpr extent operator/(const extent &a, int v) AMPCC_DUAL {
    extent r(a);
    r /= v;
    return r;
  }
  friend constexpr extent operator/(int v, const extent &a) AMPCC_DUAL {
    extent r;
    for (int d = 0; d < N; ++d)
      r.value_[d] = v / a.value_[d];
    return r;
  }
  friend constexpr extent operator%(const extent &a, int v) AMPCC_DUAL {
    extent r(a);
    r %= v;
    return r;
  }
  friend constexpr extent operator%(int v, const extent &a) AMPCC_DUAL {
    extent r;
    for (int d = 0; d < N; ++d)
      r.value_[d] = v % a.value_[d];
    return r;
  }

private:
  AMPCC_COMPONENTS_MEMBER int value_[N] AMPCC_HOST(= {});
};

template <int N> const int extent<N>::rank;

#ifdef __cpp_deduction_guides
/// `extent e(3, 4)` has rank 2.
extent(int) -> extent<1>;
extent(int, int) -> extent<2>;
extent(int, int, int) -> extent<3>;
template <int N> extent(const int (&)[N]) -> extent<N>;
#endif

} // namespace Concurrency

/// For the library.
template <int N>
struct std::tuple_size<Concurrency::extent<N>> : std::integral_constant<std::size_t, N> {};
/// For the library.
template <std::size_t C, int N>
struct std::tuple_element<C, Concurrency::extent<N>> : std::enable_if<(C < N), int> {};

#endif
