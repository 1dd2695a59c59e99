//===- array_view.h - the class array_view, a view of elements in any memory (spec 5.2) ===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Views are cheap handles: a copy, a section or a projection shares the data source, which owns the
// data on the host and the devices (ampcc_rt/buffer.h). On the host each element access first
// brings the data to the CPU if they are elsewhere (buffer_object.h). On the device a view is a
// pointer, an offset, an extent and strides. `array_view<const T, N>` only reads. The runtime reads
// the data members at fixed offsets (docs/runtime-abi.md, "Kernel parameters"): if they change, its
// class section (runtime/data/section.h) has to change, too.
//
//===----------------------------------------------------------------------===//
#ifndef AMP_DETAIL_ARRAY_VIEW_H
#define AMP_DETAIL_ARRAY_VIEW_H

#include "extent.h"
#include "flatten.h"
#include "host_access.h"
#include "passing_row.h"
#include <type_traits>
#ifdef __AMPCC_CHECK__
#include "checked_access.h"
#endif
#include "traits.h"

namespace Concurrency {

namespace ampcc_detail {
template <typename T, int N> struct subscript;
}

/// A view of elements, wherever they are: in memory of the host, in an array, or nowhere before
/// they are first written. It is a handle: copies and sections view the same elements. Every use
/// gets current data, because the library copies them where they are needed. `array_view<const T,
/// N>` only reads: a kernel that captures it leaves all copies of the data current, so that nothing
/// is copied back. The default of N is 1. Kernels capture it by value.
///
/// The end of the last view of memory of the host writes changes back there. A destructor cannot
/// report an error, which is then lost: call `synchronize` first.
///
/// Example:
///   std::vector<float> memory(1000);
///   array_view<float> numbers(1000, memory);
///   parallel_for_each(numbers.extent, [=](index<1> i) restrict(amp) { numbers[i] += 1; });
///   numbers.synchronize(); // before memory is read
template <typename T, int N> class array_view : public ampcc_detail::buffer_object {
  static_assert(N > 0, "concurrency::array_view: the rank must be greater than 0");
  static_assert(
      ampcc_detail::has_element_size<T>(),
      "concurrency::array_view: the size of the element type must be a multiple of 4 bytes; "
      "keep smaller values in elements of int or unsigned int (or --amp-version=1.1)");

public:
  /// The number of dimensions, and the type of the elements.
  static const int rank = N;
  typedef T value_type;

  /// A view of all elements of an array (spec 5.2.2).
  array_view(ampcc_detail::array_behind<T, N> &source) AMPCC_DUAL
      : AMPCC_HOST(buffer_object(source, ampcc_detail::view_shape<T>(N)), ) data_(source.data_),
        offset_(0),
        AMPCC_FIELD(extent)(source.get_extent()) AMPCC_SOURCE_VIEW(source) {
    set_strides();
  }
  /// Of a temporary array: the data stays as long as there are views of it.
  array_view(ampcc_detail::array_ending<T, N> &&source) AMPCC_DUAL
      : array_view(static_cast<ampcc_detail::array_behind<T, N> &>(source)) {}

  /// A view that only reads, from one that may write.
  array_view(const ampcc_detail::mutable_view<T, N> &other) AMPCC_DUAL
      : AMPCC_HOST(buffer_object(other, ampcc_detail::view_shape<T>(N)), ) data_(other.data_),
        offset_(other.offset_),
        AMPCC_FIELD(extent)(other.get_extent()) AMPCC_HOST(, rights_(other.rights_))
            AMPCC_SOURCE_VIEW(other) {
    for (int d = 0; d < N; ++d)
      stride_[d] = other.stride_[d];
  }

  /// Over memory of the caller, which must outlive all views of it. No copy is made. Construct one
  /// view of the same memory, and further views from that one: two that are constructed
  /// independently do not see each other's changes.
  array_view(const concurrency::extent<N> &ext, T *source AMPCC_OUTLIVES AMPCC_SHOWN) AMPCC_DUAL
      : AMPCC_HOST(buffer_object(ampcc_detail::wrap(ext, source), ampcc_detail::view_shape<T>(N)), )
            data_(source),
        offset_(0),
        AMPCC_FIELD(extent)(ext) AMPCC_SOURCE_VIEW(*this) {
    set_strides();
  }
  array_view(int e0, T *source AMPCC_OUTLIVES AMPCC_SHOWN) AMPCC_DUAL
      : array_view(concurrency::extent<N>(e0), source) {}
  array_view(int e0, int e1, T *source AMPCC_OUTLIVES AMPCC_SHOWN) AMPCC_DUAL
      : array_view(concurrency::extent<N>(e0, e1), source) {}
  array_view(int e0, int e1, int e2, T *source AMPCC_OUTLIVES AMPCC_SHOWN) AMPCC_DUAL
      : array_view(concurrency::extent<N>(e0, e1, e2), source) {}

  /// The same over a container with `data` and `size`, such as std::vector and std::array, which
  /// must not be resized while there are views of it.
  ///
  /// Throws runtime_exception where the container has fewer elements than the view.
  template <typename Container, ampcc_detail::if_source<Container, T> = 0>
  array_view(const concurrency::extent<N> &ext, Container &&source AMPCC_SHOWN)
      : array_view(ext, ampcc_detail::elements_of<T>(ext, source)) {}
  template <typename Container, ampcc_detail::if_source<Container, T> = 0>
  array_view(int e0, Container &&source AMPCC_SHOWN)
      : array_view(concurrency::extent<N>(e0), source) {}
  template <typename Container, ampcc_detail::if_source<Container, T> = 0>
  array_view(int e0, int e1, Container &&source AMPCC_SHOWN)
      : array_view(concurrency::extent<N>(e0, e1), source) {}
  template <typename Container, ampcc_detail::if_source<Container, T> = 0>
  array_view(int e0, int e1, int e2, Container &&source AMPCC_SHOWN)
      : array_view(concurrency::extent<N>(e0, e1, e2), source) {}

  /// A view of all of a container, or of a C array.
  template <typename Container, ampcc_detail::if_source<Container, T> = 0>
  explicit array_view(Container &&source AMPCC_SHOWN)
      : array_view(ampcc_detail::length_of(source.size(), "concurrency::array_view"),
                   static_cast<T *>(source.data())) {}
  template <int Size>
  explicit array_view(T (&source AMPCC_OUTLIVES)[Size] AMPCC_SHOWN) AMPCC_DUAL
      : array_view(Size, static_cast<T *>(source)) {}

  /// Containers that cannot be written, for messages. For the library.
#define AMPCC_READ_ONLY                                                                            \
  "the container is const or a temporary; a view that only reads it is an array_view<const T>"
  template <typename Container, ampcc_detail::if_read_only_source<Container, T> = 0>
  array_view(const concurrency::extent<N> &ext, Container &&source) AMPCC_DELETED(AMPCC_READ_ONLY);
  template <typename Container, ampcc_detail::if_read_only_source<Container, T> = 0>
  array_view(int e0, Container &&source) AMPCC_DELETED(AMPCC_READ_ONLY);
  template <typename Container, ampcc_detail::if_read_only_source<Container, T> = 0>
  array_view(int e0, int e1, Container &&source) AMPCC_DELETED(AMPCC_READ_ONLY);
  template <typename Container, ampcc_detail::if_read_only_source<Container, T> = 0>
  array_view(int e0, int e1, int e2, Container &&source) AMPCC_DELETED(AMPCC_READ_ONLY);
  template <typename Container, ampcc_detail::if_read_only_source<Container, T> = 0>
  explicit array_view(Container &&source) AMPCC_DELETED(AMPCC_READ_ONLY);
#undef AMPCC_READ_ONLY

  /// A view without a data source. The library allocates memory where the view is first used. The
  /// elements are undefined before they are written.
  ///
  /// Cost: no memory of the host if only kernels use the view.
  explicit array_view(const concurrency::extent<N> &ext)
      : AMPCC_HOST(buffer_object(ampcc_detail::unbound<T>(ext), ampcc_detail::view_shape<T>(N)), )
            data_(nullptr),
        offset_(0), AMPCC_FIELD(extent)(ext) AMPCC_SOURCE_VIEW(*this) {
    static_assert(!std::is_const<T>::value,
                  "concurrency::array_view: a view that only reads needs a data source");
    set_strides();
  }
  explicit array_view(int e0) : array_view(concurrency::extent<N>(e0)) {}
  array_view(int e0, int e1) : array_view(concurrency::extent<N>(e0, e1)) {}
  array_view(int e0, int e1, int e2) : array_view(concurrency::extent<N>(e0, e1, e2)) {}

#ifndef __AMPCC__
  array_view(const array_view &) = default;
  /// Rebinds: from now on this is a view of the same elements as `other`.
  array_view &operator=(const array_view &other) noexcept;
#endif

  /// The size in each dimension.
  concurrency::extent<N> get_extent() const AMPCC_DUAL { return AMPCC_FIELD(extent); }
  /// The accelerator_view of the data source; that of the CPU accelerator for memory of the host.
  ///
  /// Throws runtime_exception where there is no data source.
  concurrency::accelerator_view get_source_accelerator_view() const;

  /// An element. On the host it waits for the commands that write the view, and brings the data
  /// there first (spec 5.2.4); `get_ref` does not. An index outside has no defined result.
  ///
  /// Cost: on the host the first access after a kernel may move the view's data, the next ones cost
  /// a comparison.
#ifndef __AMPCC_CHECK__
  T &operator[](const index<N> &i) const AMPCC_CPU {
    return host()[ampcc_detail::flatten(i, stride_)];
  }
  T &operator()(const index<N> &i) const AMPCC_CPU { return (*this)[i]; }
  T &operator()(int i0, int i1) const AMPCC_CPU { return (*this)[index<N>(i0, i1)]; }
  T &operator()(int i0, int i1, int i2) const AMPCC_CPU { return (*this)[index<N>(i0, i1, i2)]; }
#else
  T &operator[](const ampcc_detail::checked_index<N> &i) const { return checked(i.value, i.at); }
  T &operator()(const ampcc_detail::checked_index<N> &i) const { return checked(i.value, i.at); }
  T &operator()(int i0, int i1, ampcc_rt::user_place at = AMPCC_HERE) const {
    return checked(index<N>(i0, i1), at);
  }
  T &operator()(int i0, int i1, int i2, ampcc_rt::user_place at = AMPCC_HERE) const {
    return checked(index<N>(i0, i1, i2), at);
  }
#endif
  /// An element of data that is known to be current on the host: nothing waits and nothing moves.
  T &get_ref(const index<N> &i) const AMPCC_CPU;
  /// The elements of a view of rank 1, brought to the host first. When a kernel or a copy has used
  /// the data elsewhere, call `data` again: the elements may be old, and the address may have
  /// changed if the memory is not the caller's.
  T *data() const AMPCC_CPU {
    static_assert(N == 1, "concurrency::array_view::data: only views of rank 1 are contiguous");
    return host();
  }
#ifdef __AMPCC__
  /// The same in kernels, where nothing waits and nothing moves.
  T &operator[](const index<N> &i) const AMPCC_AMP {
    return data_[AMPCC_CHECKED(offset_ + ampcc_detail::flatten(i, stride_), i,
                               AMPCC_FIELD(extent))];
  }
  T &operator()(const index<N> &i) const AMPCC_AMP {
    return data_[AMPCC_CHECKED(offset_ + ampcc_detail::flatten(i, stride_), i,
                               AMPCC_FIELD(extent))];
  }
  T &operator()(int i0, int i1) const AMPCC_AMP {
    static_assert(N == 2, "concurrency::array_view: two indices need rank 2");
    return (*this)[index<N>(i0, i1)];
  }
  T &operator()(int i0, int i1, int i2) const AMPCC_AMP {
    static_assert(N == 3, "concurrency::array_view: three indices need rank 3");
    return (*this)[index<N>(i0, i1, i2)];
  }
  T &get_ref(const index<N> &i) const AMPCC_AMP {
    return data_[AMPCC_CHECKED(offset_ + ampcc_detail::flatten(i, stride_), i,
                               AMPCC_FIELD(extent))];
  }
  T *data() const AMPCC_AMP {
    static_assert(N == 1, "concurrency::array_view::data: only views of rank 1 are contiguous");
    return data_ + offset_;
  }
#endif

  /// Rank 1: the element. Else the view of rank N - 1 at this most significant index. On the host
  /// the view of an index outside of the extent is a runtime_exception; with more indices in the
  /// same expression, as in `v[i][j]`, such an index has no defined result.
#ifndef __AMPCC_CHECK__
  AMPCC_PROJECTION typename ampcc_detail::subscript<T, N>::type operator[](int i) const AMPCC_DUAL {
    return ampcc_detail::subscript<T, N>::get(*this, i);
  }
  AMPCC_PROJECTION typename ampcc_detail::subscript<T, N>::type operator()(int i) const AMPCC_DUAL {
    return ampcc_detail::subscript<T, N>::get(*this, i);
  }
#else
  typename ampcc_detail::subscript<T, N>::type
  operator[](const ampcc_detail::checked_int &i) const {
    check_row(i.value, 0, i.at);
    return ampcc_detail::subscript<T, N>::get(*this, i.value);
  }
  typename ampcc_detail::subscript<T, N>::type
  operator()(const ampcc_detail::checked_int &i) const {
    return (*this)[i];
  }
#endif
#ifndef __AMPCC__
  ampcc_detail::passing_row<const array_view, N - 1> operator[](ampcc_rt::in_passing i) const {
    AMPCC_CHECK_ROW(i, 0)
    return {*this, row_of(0, i.index, 0)};
  }
  ampcc_detail::passing_row<const array_view, N - 1> operator()(ampcc_rt::in_passing i) const {
    return (*this)[i];
  }
#endif

  /// A view of a part, which begins at `origin` and has the extent `ext`. The default origin is the
  /// beginning; the default extent reaches to the end. With ints: origin, then extent (spec 5.2.5).
  ///
  /// Throws runtime_exception on the host where the part leaves the view or has no elements.
  array_view section(const index<N> &origin, const concurrency::extent<N> &ext) const AMPCC_DUAL {
    AMPCC_HOST(ampcc_detail::check_section(AMPCC_FIELD(extent), origin, ext);)
    return array_view(*this, data_,
                      AMPCC_CHECKED(offset_ + ampcc_detail::flatten(origin, stride_), origin, ext,
                                    AMPCC_FIELD(extent)),
                      ext, stride_);
  }
  array_view section(const index<N> &origin) const AMPCC_DUAL {
    return section(origin, AMPCC_FIELD(extent) - origin);
  }
  array_view section(const concurrency::extent<N> &ext) const AMPCC_DUAL {
    return section(index<N>(), ext);
  }
  array_view section(int i0, int e0) const AMPCC_DUAL {
    return section(index<N>(i0), concurrency::extent<N>(e0));
  }
  array_view section(int i0, int i1, int e0, int e1) const AMPCC_DUAL {
    return section(index<N>(i0, i1), concurrency::extent<N>(e0, e1));
  }
  array_view section(int i0, int i1, int i2, int e0, int e1, int e2) const AMPCC_DUAL {
    return section(index<N>(i0, i1, i2), concurrency::extent<N>(e0, e1, e2));
  }

  /// The same bytes as elements of another type; of rank 1 only.
  ///
  /// Throws runtime_exception on the host where the sizes do not fit.
  template <typename U>
  AMPCC_REINTERPRETS array_view<ampcc_detail::like<T, U>, 1> reinterpret_as() const AMPCC_DUAL {
    static_assert(N == 1, "concurrency::array_view::reinterpret_as: only for views of rank 1");
    return as_elements<U>(*this, data_, offset_, ampcc_detail::count_of(AMPCC_FIELD(extent)));
  }
  /// The same elements in another shape; of rank 1 only.
  ///
  /// Throws runtime_exception on the host where the shape has more elements, or a negative
  /// dimension.
  template <int K> array_view<T, K> view_as(const concurrency::extent<K> &ext) const AMPCC_DUAL {
    static_assert(N == 1, "concurrency::array_view::view_as: only for views of rank 1");
    return as_shape(*this, data_, offset_, AMPCC_FIELD(extent), ext);
  }

  /// Brings changes of this view's part to the data source, and waits. `access` is what the caller
  /// will then do there: access_type_write, for elements that will all be overwritten, transfers
  /// none (spec 5.2.3).
  ///
  /// Throws the exception with which a kernel that writes the view ended.
  ///
  /// Cost: a transfer where the data are elsewhere.
  void synchronize(access_type access = access_type_read) const;
  /// The same, and does not wait.
  completion_future synchronize_async(access_type access = access_type_read) const;
  /// Copies the data of the view to an accelerator_view if they are not current there, and waits.
  void synchronize_to(const concurrency::accelerator_view &target,
                      access_type access = access_type_read) const;
  /// The same, and does not wait.
  completion_future synchronize_to_async(const concurrency::accelerator_view &target,
                                         access_type access = access_type_read) const;
  /// Declares that the program changed the data source other than through views. Call it before the
  /// next use of a view.
  ///
  /// Cost: the next use elsewhere moves the data again.
  void refresh() const;
  /// Declares that the contents will be overwritten and need not be copied. Elements that are not
  /// overwritten are undefined. A section discards its part only. For a view of const elements it
  /// is a compile-time error.
  void discard_data() const;

  /// Copies all elements.
  ///
  /// Throws runtime_exception where the extents differ.
  void copy_to(array<typename std::remove_const<T>::type, N> &dest) const;
  void copy_to(const array_view<typename std::remove_const<T>::type, N> &dest) const;

private:
  template <typename, int> friend class array;
  template <typename, int> friend class array_view;
  template <typename, int> friend struct ampcc_detail::subscript;
  template <typename, int> friend class ampcc_detail::passing_row;

  /// A view of the same data source in another shape or with other elements.
  array_view(const ampcc_detail::buffer_object &source, T *data, ampcc_detail::place offset,
             const concurrency::extent<N> &ext) AMPCC_DUAL
      : AMPCC_HOST(buffer_object(source, ampcc_detail::view_shape<T>(N)), ) data_(data),
        offset_(offset),
        AMPCC_FIELD(extent)(ext) AMPCC_SOURCE_VIEW(source) {
    set_strides();
  }
  /// A section. It starts with the CPU's rights of the whole view, which include those of a part.
  array_view(const array_view &whole, T *data, ampcc_detail::place offset,
             const concurrency::extent<N> &ext, const int (&stride)[N]) AMPCC_DUAL
      : AMPCC_HOST(buffer_object(whole, ampcc_detail::view_shape<T>(N)), ) data_(data),
        offset_(offset),
        AMPCC_FIELD(extent)(ext) AMPCC_HOST(, rights_(whole.rights_)) AMPCC_SOURCE_VIEW(whole) {
    for (int d = 0; d < N; ++d)
      stride_[d] = stride[d];
  }
  /// The part of a view of higher rank at one most significant index.
  array_view(const array_view<T, N + 1> &whole, int i) AMPCC_DUAL
      : AMPCC_HOST(buffer_object(whole, ampcc_detail::view_shape<T>(N)), ) data_(whole.data_),
        offset_(AMPCC_CHECKED(whole.offset_ + ampcc_detail::row(i, whole.stride_),
                              whole.AMPCC_FIELD(extent), i)) AMPCC_HOST(, rights_(whole.rights_))
            AMPCC_SOURCE_VIEW(whole) {
    for (int d = 0; d < N; ++d) {
      AMPCC_FIELD(extent)[d] = whole.AMPCC_FIELD(extent)[d + 1];
      stride_[d] = whole.stride_[d + 1];
    }
  }

  /// `count` elements from `offset` on as elements of another type.
  template <typename U>
  static array_view<ampcc_detail::like<T, U>, 1>
  as_elements(const ampcc_detail::buffer_object &source, T *, ampcc_detail::place offset,
              unsigned long count) AMPCC_CPU {
    const unsigned long bytes = count * sizeof(T);
    const ampcc_detail::place start = offset * static_cast<ampcc_detail::place>(sizeof(T)),
                              size = sizeof(U);
    if (bytes % sizeof(U) != 0 || start % size != 0)
      ampcc_rt::throw_error("concurrency::array_view::reinterpret_as: the size of the new element "
                            "type does not evenly divide the view");
    return array_view<ampcc_detail::like<T, U>, 1>(
        source, nullptr, start / size,
        concurrency::extent<1>(
            ampcc_detail::length_of(bytes / sizeof(U), "concurrency::array_view::reinterpret_as")));
  }
#ifdef __AMPCC__
  template <typename U>
  static array_view<ampcc_detail::like<T, U>, 1>
  as_elements(const ampcc_detail::buffer_object &source, T *data, ampcc_detail::place offset,
              unsigned long count) AMPCC_AMP {
    return array_view<ampcc_detail::like<T, U>, 1>(
        source, reinterpret_cast<ampcc_detail::like<T, U> *>(data + offset), 0,
        concurrency::extent<1>(
            static_cast<int>(static_cast<ampcc_detail::place>(count) * static_cast<int>(sizeof(T)) /
                             static_cast<int>(sizeof(U)))));
  }
#endif
  /// The elements of `whole` from `offset` on in another shape.
  template <int M, int K>
  static array_view<T, K> as_shape(const ampcc_detail::buffer_object &source, T *data,
                                   ampcc_detail::place offset, const concurrency::extent<M> &whole,
                                   const concurrency::extent<K> &ext) AMPCC_DUAL {
    AMPCC_HOST(ampcc_detail::check_reshape(ext, ampcc_detail::count_of(whole));)
    return array_view<T, K>(source, data,
                            AMPCC_CHECKED(offset, index<1>(), ampcc_detail::flat_extent(ext),
                                          ampcc_detail::flat_extent(whole)),
                            ext);
  }

  /// Dense storage in row-major order.
  void set_strides() AMPCC_DUAL {
    for (int d = 0; d < N - 1; ++d)
      stride_[d] = AMPCC_FIELD(extent)[d + 1];
    stride_[N - 1] = 1;
  }

  /// Returns the view's first element after its part has become current on the host.
  T *host() const AMPCC_CPU;

#ifndef __AMPCC__
  // For passing_row. row_of() adds index i of dimension d to the place `at` of the indices before.
  // For v[i][j][k] the place is row_of(row_of(row_of(0, i, 0), j, 1), k, 2).
  ampcc_detail::place row_of(ampcc_detail::place at, int i, int d) const {
    return d == 0 ? i : at * stride_[d - 1] + i;
  }
  T &at(ampcc_detail::place at) const { return host()[at]; }
#endif
#ifdef __AMPCC_CHECK__
  static const char *kind() { return "the array_view"; }
  T &checked(const index<N> &i, const ampcc_rt::user_place &at) const {
    ampcc_detail::check_place(i, AMPCC_FIELD(extent), at, kind());
    ampcc_rt::check_memory(this->get_buffer(), at);
    return host()[ampcc_detail::flatten(i, stride_)];
  }
  void check_row(int i, int d, const ampcc_rt::user_place &at) const {
    ampcc_detail::check_row(i, AMPCC_FIELD(extent), d, at, kind());
    ampcc_rt::check_memory(this->get_buffer(), at);
  }
#endif

private:
  AMPCC_BUFFER_MEMBER T *data_; ///< the launch sets it; on the host only debuggers read it
  /// In elements, from the start of the data source.
  AMPCC_VIEW_OFFSET_MEMBER ampcc_detail::place offset_;
  AMPCC_FIELD_PROPERTY(concurrency::extent<N>, extent);

private:
  int stride_[N]; ///< as for ampcc_detail::flatten
  AMPCC_HOST_ONLY_MEMBER ampcc_detail::host_rights rights_;
  AMPCC_HOST_PROPERTY(concurrency::accelerator_view, source_accelerator_view);
};

template <typename T, int N> const int array_view<T, N>::rank;

#ifdef __cpp_deduction_guides
/// `array_view v(3, 4, data)` has the elements of `data`, const where that is, and rank 2.
template <typename T> array_view(int, T *) -> array_view<T, 1>;
template <typename T> array_view(int, int, T *) -> array_view<T, 2>;
template <typename T> array_view(int, int, int, T *) -> array_view<T, 3>;
template <typename C, typename T = ampcc_detail::element_in<C>, ampcc_detail::if_source<C &, T> = 0>
array_view(C &) -> array_view<T, 1>;
template <int N, typename C, typename T = ampcc_detail::element_in<C>,
          ampcc_detail::if_source<C &, T> = 0>
array_view(const extent<N> &, C &) -> array_view<T, N>;
template <typename C, typename T = ampcc_detail::element_in<C>, ampcc_detail::if_source<C &, T> = 0>
array_view(int, C &) -> array_view<T, 1>;
template <typename C, typename T = ampcc_detail::element_in<C>, ampcc_detail::if_source<C &, T> = 0>
array_view(int, int, C &) -> array_view<T, 2>;
template <typename C, typename T = ampcc_detail::element_in<C>, ampcc_detail::if_source<C &, T> = 0>
array_view(int, int, int, C &) -> array_view<T, 3>;
template <typename T, int N> array_view(array<T, N> &) -> array_view<T, N>;
template <typename T, int N> array_view(array<T, N> &&) -> array_view<T, N>;
template <typename T, int N> array_view(const array<T, N> &) -> array_view<const T, N>;
#endif

namespace ampcc_detail {

/// The result of a subscript with one int.
template <typename T, int N> struct subscript {
  typedef array_view<T, N - 1> type;
  static type get(const array_view<T, N> &view, int i) AMPCC_DUAL {
    AMPCC_HOST(check_projection(i, view.get_extent()[0]);)
    return type(view, i);
  }
};
template <typename T> struct subscript<T, 1> {
  typedef T &type;
  static type get(const array_view<T, 1> &view, int i) AMPCC_CPU { return view.host()[i]; }
#ifdef __AMPCC__
  static type get(const array_view<T, 1> &view, int i) AMPCC_AMP {
    return view.data_[AMPCC_CHECKED(view.offset_ + i, view.AMPCC_FIELD(extent), i)];
  }
#endif
};

} // namespace ampcc_detail
} // namespace Concurrency

#endif
