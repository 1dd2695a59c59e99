//===- array.h - the class array, data on an accelerator_view (spec 5.1) --===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Programs use an array for data that stay on one accelerator. array_host.h has the bodies that are
// not here. The runtime reads the data members, so their order must not change (buffer_object.h).
//
//===----------------------------------------------------------------------===//
#ifndef AMP_DETAIL_ARRAY_H
#define AMP_DETAIL_ARRAY_H

#include "array_view.h"
#include <type_traits>
#include <vector>

namespace Concurrency {
namespace ampcc_detail {
template <typename T, int N> struct array_subscript;
#if defined(AMP_ARRAYS_START_AS_ZEROS) && !defined(__AMPCC__)
/// Lets the runtime zero new arrays (--amp-msvc). Static, so that no unit without it shares it.
[[maybe_unused]] static const bool arrays_start_as_zeros =
    (ampcc_rt::let_arrays_start_as_zeros(), true);
#endif
} // namespace ampcc_detail

/// N dimensions of elements in the memory of an accelerator, row by row without gaps. A value: a
/// copy has elements of its own. Kernels must capture it by reference; a const one is only read.
/// The default of N is 1. T is a type for amp code, before amp:1.1 of a multiple of four bytes.
///
/// Example:
///   array<float, 2> grid(480, 640, memory.begin());
///   parallel_for_each(grid.extent, [&grid](index<2> i) restrict(amp) { grid[i] *= 2; });
///   copy(grid, memory.begin());
template <typename T, int N> class array : public ampcc_detail::buffer_object {
  static_assert(N > 0, "concurrency::array: the rank must be greater than 0");
  static_assert(!std::is_const<T>::value, "concurrency::array: the element type must not be const");
  static_assert(ampcc_detail::has_element_size<T>(),
                "concurrency::array: the size of the element type must be a multiple of 4 bytes; "
                "keep smaller values in elements of int or unsigned int (or --amp-version=1.1)");

public:
  /// The number of dimensions, and the type of the elements.
  static const int rank = N;
  typedef T value_type;

  /// On the default view of the default accelerator, with undefined contents (spec 5.1.2).
  ///
  /// Throws runtime_exception for extents that are not positive or too large, out_of_memory where
  /// the device has no room.
  explicit array(const concurrency::extent<N> &ext)
      : array(ext, concurrency::accelerator_view(ampcc_rt::default_queue())) {}
  explicit array(int e0) : array(concurrency::extent<N>(e0)) {}
  array(int e0, int e1) : array(concurrency::extent<N>(e0, e1)) {}
  array(int e0, int e1, int e2) : array(concurrency::extent<N>(e0, e1, e2)) {}

  /// On `home`. `cpu_access` is the host's access to the elements in place, which needs a device
  /// that shares memory with the host.
  ///
  /// Throws runtime_exception if that access is impossible.
  array(const concurrency::extent<N> &ext, concurrency::accelerator_view home,
        access_type cpu_access = access_type_auto)
      : AMPCC_HOST(buffer_object(ampcc_detail::allocate<T>(ext, home, cpu_access),
                                 ampcc_detail::array_shape<T>(N)), ) data_(nullptr),
        AMPCC_FIELD(extent)(ext) AMPCC_ARRAY_PROPERTIES {
    static_cast<void>(home), static_cast<void>(cpu_access);
  }
  array(int e0, concurrency::accelerator_view home, access_type cpu_access = access_type_auto)
      : array(concurrency::extent<N>(e0), home, cpu_access) {}
  array(int e0, int e1, concurrency::accelerator_view home,
        access_type cpu_access = access_type_auto)
      : array(concurrency::extent<N>(e0, e1), home, cpu_access) {}
  array(int e0, int e1, int e2, concurrency::accelerator_view home,
        access_type cpu_access = access_type_auto)
      : array(concurrency::extent<N>(e0, e1, e2), home, cpu_access) {}

  /// A staging array: memory of the host for many transfers to and from `associated`, which are
  /// fast (spec 5.1.2.1). `home` is a view of `cpu_accelerator`; with another one `associated` is
  /// ignored, and the array is a normal one.
  array(const concurrency::extent<N> &ext, concurrency::accelerator_view home,
        concurrency::accelerator_view associated)
      : AMPCC_HOST(buffer_object(ampcc_detail::allocate_staging<T>(ext, home, associated),
                                 ampcc_detail::array_shape<T>(N)), ) data_(nullptr),
        AMPCC_FIELD(extent)(ext) AMPCC_ARRAY_PROPERTIES {
    static_cast<void>(home), static_cast<void>(associated);
  }
  array(int e0, concurrency::accelerator_view home, concurrency::accelerator_view associated)
      : array(concurrency::extent<N>(e0), home, associated) {}
  array(int e0, int e1, concurrency::accelerator_view home,
        concurrency::accelerator_view associated)
      : array(concurrency::extent<N>(e0, e1), home, associated) {}
  array(int e0, int e1, int e2, concurrency::accelerator_view home,
        concurrency::accelerator_view associated)
      : array(concurrency::extent<N>(e0, e1, e2), home, associated) {}

#ifndef __AMPCC__
  /// For the library: over existing storage of this size.
  array(const concurrency::extent<N> &ext, ampcc_detail::existing_buffer storage)
      : buffer_object(storage.source, ampcc_detail::array_shape<T>(N)), data_(nullptr),
        extent(ext) AMPCC_ARRAY_PROPERTIES {}
#endif

  /// Filled with copies of as many elements as the array has, from the iterator `first` on.
  ///
  /// Cost: a transfer to the device.
  template <typename It, ampcc_detail::if_iterator<It> = 0>
  array(const concurrency::extent<N> &ext, It first) : array(ext) {
    ampcc_detail::copy_in(first, *this);
  }
  template <typename It, ampcc_detail::if_iterator<It> = 0>
  array(int e0, It first) : array(concurrency::extent<N>(e0), first) {}
  template <typename It, ampcc_detail::if_iterator<It> = 0>
  array(int e0, int e1, It first) : array(concurrency::extent<N>(e0, e1), first) {}
  template <typename It, ampcc_detail::if_iterator<It> = 0>
  array(int e0, int e1, int e2, It first) : array(concurrency::extent<N>(e0, e1, e2), first) {}

  /// Filled from a range.
  ///
  /// Throws runtime_exception where it has another number of elements.
  template <typename It, ampcc_detail::if_iterator<It> = 0>
  array(const concurrency::extent<N> &ext, It first, It last) : array(ext) {
    ampcc_detail::copy_in(first, last, *this);
  }
  template <typename It, ampcc_detail::if_iterator<It> = 0>
  array(int e0, It first, It last) : array(concurrency::extent<N>(e0), first, last) {}
  template <typename It, ampcc_detail::if_iterator<It> = 0>
  array(int e0, int e1, It first, It last) : array(concurrency::extent<N>(e0, e1), first, last) {}
  template <typename It, ampcc_detail::if_iterator<It> = 0>
  array(int e0, int e1, int e2, It first, It last)
      : array(concurrency::extent<N>(e0, e1, e2), first, last) {}

  /// Filled from `first` on, on `home`.
  template <typename It, ampcc_detail::if_iterator<It> = 0>
  array(const concurrency::extent<N> &ext, It first, concurrency::accelerator_view home,
        access_type cpu_access = access_type_auto)
      : array(ext, home, cpu_access) {
    ampcc_detail::copy_in(first, *this);
  }
  template <typename It, ampcc_detail::if_iterator<It> = 0>
  array(int e0, It first, concurrency::accelerator_view home,
        access_type cpu_access = access_type_auto)
      : array(concurrency::extent<N>(e0), first, home, cpu_access) {}
  template <typename It, ampcc_detail::if_iterator<It> = 0>
  array(int e0, int e1, It first, concurrency::accelerator_view home,
        access_type cpu_access = access_type_auto)
      : array(concurrency::extent<N>(e0, e1), first, home, cpu_access) {}
  template <typename It, ampcc_detail::if_iterator<It> = 0>
  array(int e0, int e1, int e2, It first, concurrency::accelerator_view home,
        access_type cpu_access = access_type_auto)
      : array(concurrency::extent<N>(e0, e1, e2), first, home, cpu_access) {}

  /// Filled from a range, on `home`.
  template <typename It, ampcc_detail::if_iterator<It> = 0>
  array(const concurrency::extent<N> &ext, It first, It last, concurrency::accelerator_view home,
        access_type cpu_access = access_type_auto)
      : array(ext, home, cpu_access) {
    ampcc_detail::copy_in(first, last, *this);
  }
  template <typename It, ampcc_detail::if_iterator<It> = 0>
  array(int e0, It first, It last, concurrency::accelerator_view home,
        access_type cpu_access = access_type_auto)
      : array(concurrency::extent<N>(e0), first, last, home, cpu_access) {}
  template <typename It, ampcc_detail::if_iterator<It> = 0>
  array(int e0, int e1, It first, It last, concurrency::accelerator_view home,
        access_type cpu_access = access_type_auto)
      : array(concurrency::extent<N>(e0, e1), first, last, home, cpu_access) {}
  template <typename It, ampcc_detail::if_iterator<It> = 0>
  array(int e0, int e1, int e2, It first, It last, concurrency::accelerator_view home,
        access_type cpu_access = access_type_auto)
      : array(concurrency::extent<N>(e0, e1, e2), first, last, home, cpu_access) {}

  /// A staging array, filled from `first` on.
  template <typename It, ampcc_detail::if_iterator<It> = 0>
  array(const concurrency::extent<N> &ext, It first, concurrency::accelerator_view home,
        concurrency::accelerator_view associated)
      : array(ext, home, associated) {
    ampcc_detail::copy_in(first, *this);
  }
  template <typename It, ampcc_detail::if_iterator<It> = 0>
  array(int e0, It first, concurrency::accelerator_view home,
        concurrency::accelerator_view associated)
      : array(concurrency::extent<N>(e0), first, home, associated) {}
  template <typename It, ampcc_detail::if_iterator<It> = 0>
  array(int e0, int e1, It first, concurrency::accelerator_view home,
        concurrency::accelerator_view associated)
      : array(concurrency::extent<N>(e0, e1), first, home, associated) {}
  template <typename It, ampcc_detail::if_iterator<It> = 0>
  array(int e0, int e1, int e2, It first, concurrency::accelerator_view home,
        concurrency::accelerator_view associated)
      : array(concurrency::extent<N>(e0, e1, e2), first, home, associated) {}

  /// A staging array, filled from a range.
  template <typename It, ampcc_detail::if_iterator<It> = 0>
  array(const concurrency::extent<N> &ext, It first, It last, concurrency::accelerator_view home,
        concurrency::accelerator_view associated)
      : array(ext, home, associated) {
    ampcc_detail::copy_in(first, last, *this);
  }
  template <typename It, ampcc_detail::if_iterator<It> = 0>
  array(int e0, It first, It last, concurrency::accelerator_view home,
        concurrency::accelerator_view associated)
      : array(concurrency::extent<N>(e0), first, last, home, associated) {}
  template <typename It, ampcc_detail::if_iterator<It> = 0>
  array(int e0, int e1, It first, It last, concurrency::accelerator_view home,
        concurrency::accelerator_view associated)
      : array(concurrency::extent<N>(e0, e1), first, last, home, associated) {}
  template <typename It, ampcc_detail::if_iterator<It> = 0>
  array(int e0, int e1, int e2, It first, It last, concurrency::accelerator_view home,
        concurrency::accelerator_view associated)
      : array(concurrency::extent<N>(e0, e1, e2), first, last, home, associated) {}

  /// A copy of the elements of a view: on the default view, on `home`, or as a staging array.
  explicit array(const array_view<const T, N> &source) : array(source.get_extent()) {
    ampcc_detail::copy_elements(source, *this);
  }
  array(const array_view<const T, N> &source, concurrency::accelerator_view home,
        access_type cpu_access = access_type_auto)
      : array(source.get_extent(), home, cpu_access) {
    ampcc_detail::copy_elements(source, *this);
  }
  array(const array_view<const T, N> &source, concurrency::accelerator_view home,
        concurrency::accelerator_view associated)
      : array(source.get_extent(), home, associated) {
    ampcc_detail::copy_elements(source, *this);
  }

  /// A copy of the elements, on the same accelerator_view.
  array(const array &other);
  /// Leaves `other` fit only for destruction and assignment: uses of its elements throw.
  array(array &&other) noexcept;
  /// Replaces extent, accelerator_view and elements by those of the other array, copied or moved.
  array &operator=(const array &other);
  array &operator=(array &&other) noexcept;
  /// Copies the elements of a view. The array stays where it is. Throws runtime_exception where the
  /// extents differ.
  array &operator=(const array_view<const T, N> &source);

  /// The size in each dimension.
  concurrency::extent<N> get_extent() const AMPCC_DUAL { return AMPCC_FIELD(extent); }
  /// The accelerator_view of its memory, the one that it stages for, and the host's access to it.
  concurrency::accelerator_view get_accelerator_view() const;
  concurrency::accelerator_view get_associated_accelerator_view() const;
  access_type get_cpu_access_type() const;

  /// Copies all elements.
  ///
  /// Throws runtime_exception where the extents differ.
  void copy_to(array &dest) const;
  void copy_to(const array_view<T, N> &dest) const;
  /// All elements, row by row.
  ///
  /// Cost: waits, and a transfer from the device.
  operator std::vector<T>() const;

  /// An element. The host waits for the commands that use the array, and needs access
  /// (`cpu_access_type`). An index outside has no defined result.
  ///
  /// Throws runtime_exception on the host where the CPU has no access.
#ifndef __AMPCC_CHECK__
  T &operator[](const index<N> &i) AMPCC_CPU {
    return host<T>()[ampcc_detail::flatten(i, AMPCC_FIELD(extent))];
  }
  const T &operator[](const index<N> &i) const AMPCC_CPU {
    return host<const T>()[ampcc_detail::flatten(i, AMPCC_FIELD(extent))];
  }
#else
  T &operator[](const ampcc_detail::checked_index<N> &i) { return checked<T>(i.value, i.at); }
  const T &operator[](const ampcc_detail::checked_index<N> &i) const {
    return checked<const T>(i.value, i.at);
  }
#endif
  /// The elements, row by row. Null on the host where the CPU has no access.
  T *data() AMPCC_CPU { return is_open() ? host<T>() : nullptr; }
  const T *data() const AMPCC_CPU { return is_open() ? host<const T>() : nullptr; }
#ifdef __AMPCC__
  /// The same in kernels, where nothing waits.
  T &operator[](const index<N> &i) AMPCC_AMP {
    return data_[AMPCC_CHECKED(ampcc_detail::flatten(i, AMPCC_FIELD(extent)), i,
                               AMPCC_FIELD(extent))];
  }
  const T &operator[](const index<N> &i) const AMPCC_AMP {
    return data_[AMPCC_CHECKED(ampcc_detail::flatten(i, AMPCC_FIELD(extent)), i,
                               AMPCC_FIELD(extent))];
  }
  T *data() AMPCC_AMP { return data_; }
  const T *data() const AMPCC_AMP { return data_; }
#endif

  /// An element, by an index or by two or three ints.
#ifndef __AMPCC_CHECK__
  T &operator()(const index<N> &i) AMPCC_DUAL { return (*this)[i]; }
  const T &operator()(const index<N> &i) const AMPCC_DUAL { return (*this)[i]; }
  T &operator()(int i0, int i1) AMPCC_DUAL { return (*this)[index<N>(i0, i1)]; }
  const T &operator()(int i0, int i1) const AMPCC_DUAL { return (*this)[index<N>(i0, i1)]; }
  T &operator()(int i0, int i1, int i2) AMPCC_DUAL { return (*this)[index<N>(i0, i1, i2)]; }
  const T &operator()(int i0, int i1, int i2) const AMPCC_DUAL {
    return (*this)[index<N>(i0, i1, i2)];
  }

  /// Rank 1: the element. Else the view of rank N - 1 at this index, with array_view's exceptions.
  AMPCC_PROJECTION typename ampcc_detail::array_subscript<T, N>::type operator[](int i) AMPCC_DUAL {
    return ampcc_detail::array_subscript<T, N>::get(*this, i);
  }
  AMPCC_PROJECTION typename ampcc_detail::array_subscript<const T, N>::type
  operator[](int i) const AMPCC_DUAL {
    return ampcc_detail::array_subscript<const T, N>::get(*this, i);
  }
  AMPCC_PROJECTION typename ampcc_detail::array_subscript<T, N>::type operator()(int i) AMPCC_DUAL {
    return ampcc_detail::array_subscript<T, N>::get(*this, i);
  }
  AMPCC_PROJECTION typename ampcc_detail::array_subscript<const T, N>::type
  operator()(int i) const AMPCC_DUAL {
    return ampcc_detail::array_subscript<const T, N>::get(*this, i);
  }
#else
  T &operator()(const ampcc_detail::checked_index<N> &i) { return checked<T>(i.value, i.at); }
  const T &operator()(const ampcc_detail::checked_index<N> &i) const {
    return checked<const T>(i.value, i.at);
  }
  T &operator()(int i0, int i1, ampcc_rt::user_place at = AMPCC_HERE) {
    return checked<T>(index<N>(i0, i1), at);
  }
  const T &operator()(int i0, int i1, ampcc_rt::user_place at = AMPCC_HERE) const {
    return checked<const T>(index<N>(i0, i1), at);
  }
  T &operator()(int i0, int i1, int i2, ampcc_rt::user_place at = AMPCC_HERE) {
    return checked<T>(index<N>(i0, i1, i2), at);
  }
  const T &operator()(int i0, int i1, int i2, ampcc_rt::user_place at = AMPCC_HERE) const {
    return checked<const T>(index<N>(i0, i1, i2), at);
  }
  typename ampcc_detail::array_subscript<T, N>::type
  operator[](const ampcc_detail::checked_int &i) {
    check_row(i.value, 0, i.at);
    return ampcc_detail::array_subscript<T, N>::get(*this, i.value);
  }
  typename ampcc_detail::array_subscript<const T, N>::type
  operator[](const ampcc_detail::checked_int &i) const {
    check_row(i.value, 0, i.at);
    return ampcc_detail::array_subscript<const T, N>::get(*this, i.value);
  }
  typename ampcc_detail::array_subscript<T, N>::type
  operator()(const ampcc_detail::checked_int &i) {
    return (*this)[i];
  }
  typename ampcc_detail::array_subscript<const T, N>::type
  operator()(const ampcc_detail::checked_int &i) const {
    return (*this)[i];
  }
#endif
#ifndef __AMPCC__
  ampcc_detail::passing_row<array, N - 1> operator[](ampcc_rt::in_passing i) {
    AMPCC_CHECK_ROW(i, 0)
    return {*this, i.index};
  }
  ampcc_detail::passing_row<const array, N - 1> operator[](ampcc_rt::in_passing i) const {
    AMPCC_CHECK_ROW(i, 0)
    return {*this, i.index};
  }
  ampcc_detail::passing_row<array, N - 1> operator()(ampcc_rt::in_passing i) { return (*this)[i]; }
  ampcc_detail::passing_row<const array, N - 1> operator()(ampcc_rt::in_passing i) const {
    return (*this)[i];
  }
#endif

  /// A view of a part, which begins at `origin` and has the extent `ext`. The default origin is the
  /// beginning; the default extent reaches to the end. With ints: origin, then extent. No copy.
  ///
  /// Throws runtime_exception on the host where the part leaves the array or has no elements.
  array_view<T, N> section(const index<N> &origin, const concurrency::extent<N> &ext) AMPCC_DUAL {
    return array_view<T, N>(*this).section(origin, ext);
  }
  array_view<const T, N> section(const index<N> &origin,
                                 const concurrency::extent<N> &ext) const AMPCC_DUAL {
    return array_view<const T, N>(*this).section(origin, ext);
  }
  array_view<T, N> section(const index<N> &origin) AMPCC_DUAL {
    return array_view<T, N>(*this).section(origin);
  }
  array_view<const T, N> section(const index<N> &origin) const AMPCC_DUAL {
    return array_view<const T, N>(*this).section(origin);
  }
  array_view<T, N> section(const concurrency::extent<N> &ext) AMPCC_DUAL {
    return array_view<T, N>(*this).section(ext);
  }
  array_view<const T, N> section(const concurrency::extent<N> &ext) const AMPCC_DUAL {
    return array_view<const T, N>(*this).section(ext);
  }
  array_view<T, N> section(int i0, int e0) AMPCC_DUAL {
    return array_view<T, N>(*this).section(i0, e0);
  }
  array_view<const T, N> section(int i0, int e0) const AMPCC_DUAL {
    return array_view<const T, N>(*this).section(i0, e0);
  }
  array_view<T, N> section(int i0, int i1, int e0, int e1) AMPCC_DUAL {
    return array_view<T, N>(*this).section(i0, i1, e0, e1);
  }
  array_view<const T, N> section(int i0, int i1, int e0, int e1) const AMPCC_DUAL {
    return array_view<const T, N>(*this).section(i0, i1, e0, e1);
  }
  array_view<T, N> section(int i0, int i1, int i2, int e0, int e1, int e2) AMPCC_DUAL {
    return array_view<T, N>(*this).section(i0, i1, i2, e0, e1, e2);
  }
  array_view<const T, N> section(int i0, int i1, int i2, int e0, int e1, int e2) const AMPCC_DUAL {
    return array_view<const T, N>(*this).section(i0, i1, i2, e0, e1, e2);
  }

  /// A view of the bytes as elements of another type (`reinterpret_as`) or of the elements in
  /// another shape (`view_as`); of array_views only for rank 1. On the host it throws
  /// runtime_exception if the sizes do not fit.
  template <typename U> AMPCC_REINTERPRETS array_view<U, 1> reinterpret_as() AMPCC_DUAL {
    return array_view<T, 1>::template as_elements<U>(*this, data_, 0,
                                                     ampcc_detail::count_of(get_extent()));
  }
  template <typename U>
  AMPCC_REINTERPRETS array_view<const U, 1> reinterpret_as() const AMPCC_DUAL {
    return array_view<const T, 1>::template as_elements<U>(*this, data_, 0,
                                                           ampcc_detail::count_of(get_extent()));
  }
  template <int K> array_view<T, K> view_as(const concurrency::extent<K> &ext) AMPCC_DUAL {
    return array_view<T, 1>::as_shape(*this, data_, 0, get_extent(), ext);
  }
  template <int K>
  array_view<const T, K> view_as(const concurrency::extent<K> &ext) const AMPCC_DUAL {
    return array_view<const T, 1>::as_shape(*this, data_, 0, get_extent(), ext);
  }

private:
  template <typename, int> friend class array;
  template <typename, int> friend class array_view;
  template <typename, int> friend struct ampcc_detail::array_subscript;
  template <typename, int> friend class ampcc_detail::passing_row;
  /// Returns the first element, current on the host. Throws if the CPU has no access to the array.
  template <typename U> U *host() const AMPCC_CPU;
  /// Whether the CPU has access to the elements in place.
  bool is_open() const AMPCC_CPU;
#ifndef __AMPCC__
  // For passing_row, as in array_view. The CPU needs no access, because a projection is a view.
  ampcc_detail::place row_of(ampcc_detail::place at, int i, int d) const {
    return at * extent[d] + i;
  }
  T &at(ampcc_detail::place at) { return this->template on_host<T>(rights_)[at]; }
  const T &at(ampcc_detail::place at) const { return this->template on_host<const T>(rights_)[at]; }
#endif
#ifdef __AMPCC_CHECK__
  static const char *kind() { return "the array"; }
  template <typename U> U &checked(const index<N> &i, const ampcc_rt::user_place &at) const {
    ampcc_detail::check_place(i, extent, at, kind());
    return host<U>()[ampcc_detail::flatten(i, extent)];
  }
  void check_row(int i, int d, const ampcc_rt::user_place &at) const {
    ampcc_detail::check_row(i, extent, d, at, kind());
  }
#endif
  AMPCC_BUFFER_MEMBER T *data_;
  AMPCC_FIELD_PROPERTY(concurrency::extent<N>, extent);

private:
  AMPCC_HOST_ONLY_MEMBER ampcc_detail::host_rights rights_;
  AMPCC_HOST_PROPERTY(concurrency::accelerator_view, accelerator_view);
  AMPCC_HOST_PROPERTY(concurrency::accelerator_view, associated_accelerator_view);
  AMPCC_HOST_PROPERTY(access_type, cpu_access_type);
};

template <typename T, int N> const int array<T, N>::rank;
#ifdef __cpp_deduction_guides
/// `array a(3, 4, data.begin())` has the iterator's element type and, by the extent, rank 2.
template <int N, typename It, typename... Where>
array(const extent<N> &, It, Where...) -> array<ampcc_detail::element<It>, N>;
template <typename It, typename... Where>
array(int, It, Where...) -> array<ampcc_detail::element<It>, 1>;
template <typename It, typename... Where>
array(int, int, It, Where...) -> array<ampcc_detail::element<It>, 2>;
template <typename It, typename... Where>
array(int, int, int, It, Where...) -> array<ampcc_detail::element<It>, 3>;
template <typename T, int N, typename... Where>
array(const array_view<T, N> &, Where...) -> array<typename std::remove_const<T>::type, N>;
#endif

namespace ampcc_detail {
/// The result of a subscript with one int. T is const for a const array.
template <typename T, int N> struct array_subscript {
  typedef array_view<T, N - 1> type;
  static type get(array_behind<T, N> &whole, int i) AMPCC_DUAL {
    return array_view<T, N>(whole)[i];
  }
};
template <typename T> struct array_subscript<T, 1> {
  typedef T &type;
  static type get(array_behind<T, 1> &whole, int i) AMPCC_CPU {
    return whole.template host<T>()[i];
  }
#ifdef __AMPCC__
  static type get(array_behind<T, 1> &whole, int i) AMPCC_AMP {
    return whole.data_[AMPCC_CHECKED(i, whole.AMPCC_FIELD(extent), i)];
  }
#endif
};
} // namespace ampcc_detail
} // namespace Concurrency

#endif
