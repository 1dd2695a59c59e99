//===- amp.h - C++ AMP for a plain C++ compiler ---------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The oracle of the random programs: the library of "C++ AMP: Language and Programming Model" in plain C++17,
// as simply as it can be written, so that clang++ or g++ compile a C++ AMP program by themselves. There is no
// device and no copy of data: views are pointers and strides, threads are fibers (fiber_group.h). It shares
// nothing with ampcc.
//
// It has no two overloads that differ in their restriction only, and declarations of tile_static variables
// are static ones: tiles run one after the other.
//
//===----------------------------------------------------------------------===//
#ifndef FIBERS_AMP_H
#define FIBERS_AMP_H

#include "fiber_group.h"
#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <exception>
#include <iterator>
#include <memory>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

#define restrict(...)
#define tile_static static

namespace concurrency {

namespace detail {
/// N ints with the arithmetic that index and extent share.
template <class Derived, int N> class ints {
protected:
  int part[N] = {};

public:
  static const int rank = N;
  typedef int value_type;
  ints() {}
  template <class... I, class = std::enable_if_t<sizeof...(I) == N && (std::is_convertible_v<I, int> && ...)>>
  ints(I... parts) : part{int(parts)...} {}
  explicit ints(const int *parts) { std::copy(parts, parts + N, part); }
  int operator[](int k) const { return part[k]; }
  int &operator[](int k) { return part[k]; }
  Derived &self() { return static_cast<Derived &>(*this); }

#define FIBERS_COMPOUND(OP, ASSIGN)                                                                                    \
  Derived &operator ASSIGN(const Derived &other) {                                                                     \
    for (int k = 0; k < N; ++k)                                                                                        \
      part[k] ASSIGN other[k];                                                                                         \
    return self();                                                                                                     \
  }                                                                                                                    \
  Derived &operator ASSIGN(int value) {                                                                                \
    for (int &p : part)                                                                                                \
      p ASSIGN value;                                                                                                  \
    return self();                                                                                                     \
  }                                                                                                                    \
  friend Derived operator OP(Derived left, const Derived &right) { return left ASSIGN right; }                         \
  friend Derived operator OP(Derived left, int right) { return left ASSIGN right; }                                    \
  friend Derived operator OP(int left, const Derived &right) {                                                         \
    Derived value;                                                                                                     \
    for (int k = 0; k < N; ++k)                                                                                        \
      value[k] = left OP right[k];                                                                                     \
    return value;                                                                                                      \
  }
  FIBERS_COMPOUND(+, +=)
  FIBERS_COMPOUND(-, -=)
  FIBERS_COMPOUND(*, *=)
  FIBERS_COMPOUND(/, /=)
  FIBERS_COMPOUND(%, %=)
#undef FIBERS_COMPOUND

  Derived &operator++() { return self() += 1; }
  Derived &operator--() { return self() -= 1; }
  friend bool operator==(const Derived &left, const Derived &right) {
    return std::equal(left.part, left.part + N, right.part);
  }
  friend bool operator!=(const Derived &left, const Derived &right) { return !(left == right); }
};
} // namespace detail

template <int N> class index : public detail::ints<index<N>, N> {
public:
  using detail::ints<index<N>, N>::ints;
};
index(int) -> index<1>;

template <int D0, int D1 = 0, int D2 = 0> class tiled_extent;

template <int N> class extent : public detail::ints<extent<N>, N> {
public:
  using detail::ints<extent<N>, N>::ints;
  unsigned size() const {
    unsigned product = 1;
    for (int k = 0; k < N; ++k)
      product *= (*this)[k];
    return product;
  }
  bool contains(const index<N> &i) const {
    for (int k = 0; k < N; ++k)
      if (i[k] < 0 || i[k] >= (*this)[k])
        return false;
    return true;
  }
  template <int D0> tiled_extent<D0> tile() const { return *this; }
  template <int D0, int D1> tiled_extent<D0, D1> tile() const { return *this; }
  template <int D0, int D1, int D2> tiled_extent<D0, D1, D2> tile() const { return *this; }
};

namespace detail {
template <int D0, int D1, int D2> inline constexpr int rank_of = D2 ? 3 : D1 ? 2 : 1;
template <int N> using extent_of = extent<N>;

template <int N> index<N> index_of(int number, const extent<N> &e) {
  index<N> i;
  for (int k = N - 1; k >= 0; --k) {
    i[k] = number % e[k];
    number /= e[k];
  }
  return i;
}

template <int D0, int D1, int D2> extent<rank_of<D0, D1, D2>> tile_shape() {
  const int parts[] = {D0, D1, D2};
  return extent<rank_of<D0, D1, D2>>(parts);
}
} // namespace detail

template <int D0, int D1, int D2> class tiled_extent : public extent<detail::rank_of<D0, D1, D2>> {
  typedef extent<detail::rank_of<D0, D1, D2>> base;

public:
  tiled_extent(const base &e) : base(e) {}
  base get_tile_extent() const { return detail::tile_shape<D0, D1, D2>(); }
  tiled_extent truncate() const { return base(*this / get_tile_extent() * get_tile_extent()); }
  tiled_extent pad() const {
    const base tile = get_tile_extent();
    return base((*this + (tile - 1)) / tile * tile);
  }
};

class tile_barrier {
public:
  void wait() const { fibers::group::the_group().wait(); }
  void wait_with_all_memory_fence() const { wait(); }
  void wait_with_global_memory_fence() const { wait(); }
  void wait_with_tile_static_memory_fence() const { wait(); }
};

template <int D0, int D1 = 0, int D2 = 0> class tiled_index {
  static const int N = detail::rank_of<D0, D1, D2>;

public:
  const index<N> global, local, tile, tile_origin;
  const tile_barrier barrier;
  tiled_index(const index<N> &where, const index<N> &inside)
      : global(where * detail::tile_shape<D0, D1, D2>() + inside), local(inside), tile(where),
        tile_origin(where * detail::tile_shape<D0, D1, D2>()), barrier() {}
  operator index<N>() const { return global; }
  extent<N> get_tile_extent() const { return detail::tile_shape<D0, D1, D2>(); }
  static const int rank = N;
  static const int tile_dim0 = D0, tile_dim1 = D1, tile_dim2 = D2;
};

namespace detail {
template <int N> index<N> operator*(const index<N> &i, const extent<N> &e) {
  index<N> product = i;
  for (int k = 0; k < N; ++k)
    product[k] *= e[k];
  return product;
}
} // namespace detail
using detail::operator*;

inline void all_memory_fence(const tile_barrier &) {}
inline void global_memory_fence(const tile_barrier &) {}
inline void tile_static_memory_fence(const tile_barrier &) {}

template <class T, int N> class array;

/// A view is a pointer and a stride for each dimension.
template <class T, int N = 1> class array_view {
  template <class, int> friend class array_view;
  T *first = nullptr;
  std::ptrdiff_t stride[N] = {};
  std::shared_ptr<std::vector<std::remove_const_t<T>>> own; ///< of a view without a data source

  void set_dense(T *data) {
    first = data;
    std::ptrdiff_t step = 1;
    for (int k = N - 1; k >= 0; --k) {
      stride[k] = step;
      step *= extent[k];
    }
  }

  typedef std::conditional_t<N == 1, T &, array_view<T, N == 1 ? 1 : N - 1>> projection;
  projection project(int i) const {
    if constexpr (N == 1) {
      return first[i * stride[0]];
    } else {
      projection rest;
      rest.first = first + i * stride[0];
      for (int k = 1; k < N; ++k) {
        rest.extent[k - 1] = extent[k];
        rest.stride[k - 1] = stride[k];
      }
      return rest;
    }
  }

public:
  typedef T value_type;
  static const int rank = N;
  detail::extent_of<N> extent;

  array_view() {}
  explicit array_view(const detail::extent_of<N> &e)
      : own(std::make_shared<std::vector<std::remove_const_t<T>>>(e.size())), extent(e) {
    set_dense(own->data());
  }
  array_view(const detail::extent_of<N> &e, T *data) : extent(e) { set_dense(data); }
  template <class Container, class = decltype(std::declval<Container &>().data())>
  array_view(const detail::extent_of<N> &e, Container &data) : extent(e) {
    set_dense(data.data());
  }
  template <int M = N, class Data, class = std::enable_if_t<M == 1>>
  array_view(int n, Data &&data) : array_view(detail::extent_of<1>(n), data) {}
  template <int M = N, class Data, class = std::enable_if_t<M == 2>>
  array_view(int n, int m, Data &&data) : array_view(detail::extent_of<2>(n, m), data) {}
  template <int M = N, class Data, class = std::enable_if_t<M == 3>>
  array_view(int n, int m, int l, Data &&data) : array_view(detail::extent_of<3>(n, m, l), data) {}
  template <class U, class = std::enable_if_t<std::is_same_v<const U, T>>>
  array_view(const array_view<U, N> &other) : first(other.first), extent(other.extent) {
    std::copy(other.stride, other.stride + N, stride);
  }
  array_view(array<std::remove_const_t<T>, N> &a) : extent(a.extent) { set_dense(a.data()); }
  template <class U = T, class = std::enable_if_t<std::is_const_v<U>>>
  array_view(const array<std::remove_const_t<T>, N> &a) : extent(a.extent) {
    set_dense(a.data());
  }

  detail::extent_of<N> get_extent() const { return extent; }
  T &at(const index<N> &i) const {
    std::ptrdiff_t place = 0;
    for (int k = 0; k < N; ++k)
      place += i[k] * stride[k];
    return first[place];
  }
  T &operator[](const index<N> &i) const { return at(i); }
  projection operator[](int i) const { return project(i); }
  T &operator()(const index<N> &i) const { return at(i); }
  projection operator()(int i) const { return project(i); }
  template <int M = N, class = std::enable_if_t<M == 2>> T &operator()(int i, int j) const {
    return at(index<N>(i, j));
  }
  template <int M = N, class = std::enable_if_t<M == 3>> T &operator()(int i, int j, int k) const {
    return at(index<N>(i, j, k));
  }

  array_view section(const index<N> &origin, const detail::extent_of<N> &e) const {
    array_view part = *this;
    part.first = &at(origin);
    part.extent = e;
    return part;
  }
  array_view section(const index<N> &origin) const {
    detail::extent_of<N> rest = extent;
    for (int k = 0; k < N; ++k)
      rest[k] -= origin[k];
    return section(origin, rest);
  }
  array_view section(const detail::extent_of<N> &e) const { return section(index<N>(), e); }
  template <int M = N, class = std::enable_if_t<M == 1>> array_view section(int i, int n) const {
    return section(index<1>(i), detail::extent_of<1>(n));
  }
  template <int M = N, class = std::enable_if_t<M == 2>> array_view section(int i, int j, int n, int m) const {
    return section(index<2>(i, j), detail::extent_of<2>(n, m));
  }
  template <int M = N, class = std::enable_if_t<M == 3>>
  array_view section(int i, int j, int k, int n, int m, int l) const {
    return section(index<3>(i, j, k), detail::extent_of<3>(n, m, l));
  }
  template <class U> array_view<U, 1> reinterpret_as() const {
    return array_view<U, 1>(detail::extent_of<1>(int(extent.size() * sizeof(T) / sizeof(U))),
                            reinterpret_cast<U *>(first));
  }
  template <int M> array_view<T, M> view_as(const detail::extent_of<M> &e) const { return array_view<T, M>(e, first); }
  T *data() const { return first; }
  void synchronize() const {}
  void refresh() const {}
  void discard_data() const {}
};

struct accelerator_view {
  void wait() const {}
  void flush() const {}
};
struct accelerator {
  accelerator_view default_view;
  accelerator_view get_default_view() const { return default_view; }
};

template <class T, int N = 1> class array {
  std::vector<T> elements;

public:
  typedef T value_type;
  static const int rank = N;
  detail::extent_of<N> extent;

  explicit array(const detail::extent_of<N> &e) : elements(e.size()), extent(e) {}
  template <class... I, class = std::enable_if_t<sizeof...(I) == N && (std::is_same_v<I, int> && ...)>>
  explicit array(I... sizes) : array(detail::extent_of<N>(sizes...)) {}
  template <class It, class = typename std::iterator_traits<It>::value_type>
  array(const detail::extent_of<N> &e, It begin) : array(e) {
    std::copy_n(begin, elements.size(), elements.begin());
  }
  explicit array(const array_view<const T, N> &view) : array(view.extent) { copy_in(view); }
  detail::extent_of<N> get_extent() const { return extent; }
  T *data() { return elements.data(); }
  const T *data() const { return elements.data(); }
  operator std::vector<T>() const { return elements; }

  array_view<T, N> view() { return *this; }
  array_view<const T, N> view() const { return *this; }
  void copy_in(const array_view<const T, N> &from) {
    for (int k = 0; k < int(elements.size()); ++k)
      elements[k] = from[detail::index_of(k, extent)];
  }
  template <class... I> decltype(auto) operator()(const I &...i) { return view()(i...); }
  template <class... I> decltype(auto) operator()(const I &...i) const { return view()(i...); }
  template <class I> decltype(auto) operator[](const I &i) { return view()[i]; }
  template <class I> decltype(auto) operator[](const I &i) const { return view()[i]; }
  template <class... I> auto section(const I &...i) { return view().section(i...); }
  template <class... I> auto section(const I &...i) const { return view().section(i...); }
  template <class U> auto reinterpret_as() { return view().template reinterpret_as<U>(); }
  template <int M> auto view_as(const detail::extent_of<M> &e) { return view().view_as(e); }
};

// The copies of the host.

template <class T, class U, int N> void copy(const array_view<T, N> &from, const array_view<U, N> &to) {
  for (int k = 0, n = int(from.extent.size()); k < n; ++k) {
    const index<N> i = detail::index_of(k, from.extent);
    to[i] = from[i];
  }
}
template <class T, class U, int N> void copy(const array_view<T, N> &from, array<U, N> &to) { copy(from, to.view()); }
template <class T, class U, int N> void copy(const array<T, N> &from, const array_view<U, N> &to) {
  copy(from.view(), to);
}
template <class T, int N> void copy(const array<T, N> &from, array<T, N> &to) { copy(from.view(), to.view()); }
template <class T, int N, class It> void copy(const array_view<T, N> &from, It to) {
  for (int k = 0, n = int(from.extent.size()); k < n; ++k)
    *to++ = from[detail::index_of(k, from.extent)];
}
template <class T, int N, class It> void copy(const array<T, N> &from, It to) { copy(from.view(), to); }
template <class T, int N, class It, class = typename std::iterator_traits<It>::value_type>
void copy(It begin, It end, const array_view<T, N> &to) {
  for (int k = 0; begin != end; ++k, ++begin)
    to[detail::index_of(k, to.extent)] = *begin;
}
template <class T, int N, class It, class = typename std::iterator_traits<It>::value_type>
void copy(It begin, It end, array<T, N> &to) {
  copy(begin, end, to.view());
}

// Launches.

template <int N, class Kernel> void parallel_for_each(const extent<N> &domain, const Kernel &kernel) {
  for (int k = 0, n = int(domain.size()); k < n; ++k)
    kernel(detail::index_of(fibers::in_order(k, n), domain));
}
template <int D0, int D1, int D2, class Kernel>
void parallel_for_each(const tiled_extent<D0, D1, D2> &domain, const Kernel &kernel) {
  const auto tile = domain.get_tile_extent();
  auto grid = tile;
  for (int k = 0; k < tile.rank; ++k)
    grid[k] = domain[k] / tile[k];
  for (int g = 0, n = int(grid.size()); g < n; ++g) {
    const auto where = detail::index_of(fibers::in_order(g, n), grid);
    fibers::group::the_group().run(int(tile.size()), [&](int k) {
      kernel(tiled_index<D0, D1, D2>(where, detail::index_of(k, tile)));
    });
  }
}
template <class Domain, class Kernel>
void parallel_for_each(const accelerator_view &, const Domain &domain, const Kernel &kernel) {
  parallel_for_each(domain, kernel);
}

// Atomic functions: one thread runs at a time.

#define FIBERS_ATOMIC(NAME, RESULT)                                                                                    \
  template <class T> T atomic_fetch_##NAME(T *place, std::common_type_t<T> value) {                                    \
    const T old = *place;                                                                                              \
    *place = RESULT;                                                                                                   \
    return old;                                                                                                        \
  }
FIBERS_ATOMIC(add, T(unsigned(old) + unsigned(value)))
FIBERS_ATOMIC(sub, T(unsigned(old) - unsigned(value)))
FIBERS_ATOMIC(and, old & value)
FIBERS_ATOMIC(or, old | value)
FIBERS_ATOMIC(xor, old ^ value)
FIBERS_ATOMIC(min, value < old ? value : old)
FIBERS_ATOMIC(max, old < value ? value : old)
#undef FIBERS_ATOMIC
template <class T> T atomic_fetch_inc(T *place) { return atomic_fetch_add(place, T(1)); }
template <class T> T atomic_fetch_dec(T *place) { return atomic_fetch_sub(place, T(1)); }
template <class T> T atomic_exchange(T *place, std::common_type_t<T> value) { return std::exchange(*place, value); }
template <class T> bool atomic_compare_exchange(T *place, T *expected, std::common_type_t<T> value) {
  if (*place == *expected) {
    *place = value;
    return true;
  }
  *expected = *place;
  return false;
}

// Functions of Direct3D on integers and bits.

namespace direct3d {
inline int imin(int a, int b) { return b < a ? b : a; }
inline int imax(int a, int b) { return a < b ? b : a; }
inline unsigned umin(unsigned a, unsigned b) { return b < a ? b : a; }
inline unsigned umax(unsigned a, unsigned b) { return a < b ? b : a; }
inline int abs(int a) { return a < 0 ? -a : a; }
inline int clamp(int x, int low, int high) { return imin(imax(x, low), high); }
inline unsigned countbits(unsigned a) {
  unsigned n = 0;
  for (; a; a &= a - 1)
    ++n;
  return n;
}
inline unsigned reversebits(unsigned a) {
  unsigned r = 0;
  for (int k = 0; k < 32; ++k)
    r |= (a >> k & 1u) << (31 - k);
  return r;
}
} // namespace direct3d

} // namespace concurrency

namespace Concurrency = concurrency;

#endif
