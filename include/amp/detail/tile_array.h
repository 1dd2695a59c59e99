//===- tile_array.h - the class tile_array, memory of a tile that the launch sizes ===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Not part of the specification (docs/language/run-time-tiles.md). On the host a tile_array is a
// size; the launch gives each tile memory of this size. In a kernel it is a pointer to that memory.
// The compiler gives the pointer a parameter of its own, by the mark of its member
// (lib/Lower/KernelLowering.cpp).
//
//===----------------------------------------------------------------------===//
#ifndef AMP_DETAIL_TILE_ARRAY_H
#define AMP_DETAIL_TILE_ARRAY_H

#include "extent.h"
#include "flatten.h"
#include <type_traits>
#ifndef __AMPCC__
#include "../../ampcc_rt/buffer.h"
#endif

namespace Concurrency {

template <typename T, int N = 1> class tile_array;

namespace ampcc_detail {

#ifdef __AMPCC__
/// The result of an access with one int: an element of rank 1, else a row.
template <typename T, int N> struct tile_row {
  typedef tile_array<T, N - 1> type;
  static type get(const tile_array<T, N> &whole, int i) AMPCC_AMP { return type(whole, i); }
};
template <typename T> struct tile_row<T, 1> {
  typedef T &type;
  static type get(const tile_array<T, 1> &whole, int i) AMPCC_AMP { return whole[index<1>(i)]; }
};
#endif

} // namespace ampcc_detail

/// A tile_static array whose size the program computes: memory that the threads of a tile share.
/// The host creates it with its size, and a kernel over tiles captures it by value. Each tile of
/// the launch then has the elements, without values. Threads that use the same elements need a
/// barrier between the accesses, as for tile_static variables. A kernel without tiles
/// that captures one is a compile-time error. A kernel may capture several; two captures are two
/// arrays, also if one is a copy of the other. N is at most 3. The elements are in kernels only, of
/// version 1.3 and later of the language. An index outside has no defined result. T is trivially
/// copyable, not const, and aligned to at most 64 bytes.
///
/// The constructors throw runtime_exception where a component is not positive. A launch throws
/// unsupported_feature where the tile_arrays, each rounded up to 64 bytes, and tile_static
/// variables of its kernel need more memory than the accelerator has for a tile.
///
/// Example:
///   const int rows = height / 60, columns = width / 40;
///   tile_array<int, 2> part(rows, columns);
///   parallel_for_each(view.extent.tile(rows, columns), [=](tile_index<2> t) restrict(amp:1.3) {
///     part[t.local] = view[t];
///     t.barrier.wait();
///     view[t] = part(rows - 1 - t.local[0], columns - 1 - t.local[1]);
///   });
template <typename T, int N> class AMPCC_LIBRARY_CLASS("tile_array") tile_array {
  static_assert(N > 0 && N <= 3, "concurrency::tile_array: the rank must be 1, 2 or 3");
  static_assert(std::is_trivially_copyable<T>::value && !std::is_const<T>::value,
                "concurrency::tile_array: the elements must be trivially copyable and not const");
  static_assert(alignof(T) <= 64,
                "concurrency::tile_array: the elements must be aligned to at most 64 bytes");

public:
  /// The number of dimensions, and the type of the elements.
  static const int rank = N;
  typedef T value_type;

  /// An array of this size in each tile.
  explicit tile_array(const concurrency::extent<N> &ext) AMPCC_CPU;
  explicit tile_array(int e0) AMPCC_CPU : tile_array(concurrency::extent<N>(e0)) {}
  tile_array(int e0, int e1) AMPCC_CPU : tile_array(concurrency::extent<N>(e0, e1)) {}
  tile_array(int e0, int e1, int e2) AMPCC_CPU : tile_array(concurrency::extent<N>(e0, e1, e2)) {}

  /// The size in each dimension.
  concurrency::extent<N> get_extent() const AMPCC_DUAL { return AMPCC_FIELD(extent); }

#ifdef __AMPCC__
  /// An element.
  T &operator[](const index<N> &i) const AMPCC_AMP {
    return data_[AMPCC_CHECKED(ampcc_detail::flatten(i, AMPCC_FIELD(extent)), i,
                               AMPCC_FIELD(extent))];
  }
  T &operator()(const index<N> &i) const AMPCC_AMP { return (*this)[i]; }
  T &operator()(int i0, int i1) const AMPCC_AMP {
    static_assert(N == 2, "concurrency::tile_array: two indices need rank 2");
    return (*this)[index<N>(i0, i1)];
  }
  T &operator()(int i0, int i1, int i2) const AMPCC_AMP {
    static_assert(N == 3, "concurrency::tile_array: three indices need rank 3");
    return (*this)[index<N>(i0, i1, i2)];
  }
  /// Rank 1: the element. Else the row of rank N - 1 at this most significant index.
  typename ampcc_detail::tile_row<T, N>::type operator[](int i) const AMPCC_AMP {
    return ampcc_detail::tile_row<T, N>::get(*this, i);
  }
  typename ampcc_detail::tile_row<T, N>::type operator()(int i) const AMPCC_AMP {
    return ampcc_detail::tile_row<T, N>::get(*this, i);
  }
  /// The elements, the last component fastest.
  T *data() const AMPCC_AMP { return data_; }
#endif

private:
#ifdef __AMPCC__
  template <typename, int> friend class tile_array;
  template <typename, int> friend struct ampcc_detail::tile_row;

  /// A row of an array of higher rank.
  tile_array(const tile_array<T, N + 1> &whole, int i) AMPCC_AMP {
    ampcc_detail::place at = ampcc_detail::widened<ampcc_detail::place>(i);
    for (int d = 0; d < N; ++d) {
      AMPCC_FIELD(extent)[d] = whole.AMPCC_FIELD(extent)[d + 1];
      at *= AMPCC_FIELD(extent)[d];
    }
    data_ = whole.data_ + AMPCC_CHECKED(at, whole.AMPCC_FIELD(extent), i);
  }

  AMPCC_TILE_MEMORY_MEMBER T *data_; ///< the launch sets it
#else
  unsigned long bytes_; ///< in the place of the pointer of kernels; the launch reads it
#endif
  AMPCC_FIELD_PROPERTY(concurrency::extent<N>, extent);
};

template <typename T, int N> const int tile_array<T, N>::rank;

#ifndef __AMPCC__
template <typename T, int N>
tile_array<T, N>::tile_array(const concurrency::extent<N> &ext) : bytes_(sizeof(T)), extent(ext) {
  for (int d = 0; d < N; ++d) {
    if (ext[d] < 1)
      ampcc_rt::throw_bad_extent("concurrency::tile_array", d, ext[d]);
    // More bytes than a number holds are more than any accelerator has for a tile.
    if (__builtin_mul_overflow(bytes_, static_cast<unsigned long>(ext[d]), &bytes_))
      bytes_ = ~0ul;
  }
}
#endif

} // namespace Concurrency

#endif
