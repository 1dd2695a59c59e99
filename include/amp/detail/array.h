//===- array.h - data on an accelerator_view (spec 5.1) -------------------===//
//
// Dense, row-major, a value: a copy copies the elements. Kernels capture it by reference.
//
//===----------------------------------------------------------------------===//
#ifndef AMP_DETAIL_ARRAY_H
#define AMP_DETAIL_ARRAY_H

#include "array_view.h"

namespace concurrency {

template <typename T, int N> class array : public detail::buffer_object {
  static_assert(N > 0, "concurrency::array: the rank must be greater than 0");
  static_assert(!std::is_const<T>::value,
                "concurrency::array: the element type must not be const");
  static_assert(sizeof(T) % sizeof(int) == 0,
                "concurrency::array: the size of the element type must be a multiple of 4 bytes");

public:
  static const int rank = N;
  typedef T value_type;

  // CONSTRUCTORS

  array(const array &other);
  array(array &&other);
  array &operator=(const array &other);
  array &operator=(array &&other);
  array &operator=(const array_view<const T, N> &source);

  concurrency::extent<N> get_extent() const AMPCC_DUAL { return AMPCC_FIELD(extent); }
  concurrency::accelerator_view get_accelerator_view() const;
  concurrency::accelerator_view get_associated_accelerator_view() const;
  access_type get_cpu_access_type() const;

  void copy_to(array &dest) const;
  void copy_to(const array_view<T, N> &dest) const;
  operator std::vector<T>() const;

  // Elements (spec 5.1.4). On the host only where the CPU can reach the array.
  T &operator[](const index<N> &i) AMPCC_CPU {
    return host<T>()[detail::flatten(i, AMPCC_FIELD(extent))];
  }
  const T &operator[](const index<N> &i) const AMPCC_CPU {
    return host<const T>()[detail::flatten(i, AMPCC_FIELD(extent))];
  }
  T *data() AMPCC_CPU { return host<T>(); }
  const T *data() const AMPCC_CPU { return host<const T>(); }
#ifdef __AMPCC__
  T &operator[](const index<N> &i) AMPCC_AMP {
    return data_[detail::flatten(i, AMPCC_FIELD(extent))];
  }
  const T &operator[](const index<N> &i) const AMPCC_AMP {
    return data_[detail::flatten(i, AMPCC_FIELD(extent))];
  }
  T *data() AMPCC_AMP { return data_; }
  const T *data() const AMPCC_AMP { return data_; }
#endif

  T &operator()(const index<N> &i) AMPCC_DUAL { return (*this)[i]; }
  const T &operator()(const index<N> &i) const AMPCC_DUAL { return (*this)[i]; }
  T &operator()(int i0, int i1) AMPCC_DUAL { return (*this)[index<N>(i0, i1)]; }
  const T &operator()(int i0, int i1) const AMPCC_DUAL { return (*this)[index<N>(i0, i1)]; }
  T &operator()(int i0, int i1, int i2) AMPCC_DUAL { return (*this)[index<N>(i0, i1, i2)]; }
  const T &operator()(int i0, int i1, int i2) const AMPCC_DUAL {
    return (*this)[index<N>(i0, i1, i2)];
  }

  /// Rank 1: the element. Else the view of rank N - 1 at this most significant index.
  typename detail::array_subscript<T, N>::type operator[](int i) AMPCC_DUAL {
    return detail::array_subscript<T, N>::get(*this, i);
  }
  typename detail::array_subscript<const T, N>::type operator[](int i) const AMPCC_DUAL {
    return detail::array_subscript<const T, N>::get(*this, i);
  }
  typename detail::array_subscript<T, N>::type operator()(int i) AMPCC_DUAL {
    return detail::array_subscript<T, N>::get(*this, i);
  }
  typename detail::array_subscript<const T, N>::type operator()(int i) const AMPCC_DUAL {
    return detail::array_subscript<const T, N>::get(*this, i);
  }

  // Views of parts (spec 5.1.5).
  array_view<T, N> section(const index<N> &origin, const concurrency::extent<N> &ext) AMPCC_DUAL {
    return array_view<T, N>(*this).section(origin, ext);
  }
  array_view<const T, N> section(const index<N> &origin,
                                 const concurrency::extent<N> &ext) const AMPCC_DUAL {
    return array_view<const T, N>(*this).section(origin, ext);
  }
  SECTIONS

  template <typename U> array_view<U, 1> reinterpret_as() AMPCC_DUAL {
    return flat_view<T>(*this).template reinterpret_as<U>();
  }
  template <typename U> array_view<const U, 1> reinterpret_as() const AMPCC_DUAL {
    return flat_view<const T>(*this).template reinterpret_as<U>();
  }
  template <int K> array_view<T, K> view_as(const concurrency::extent<K> &ext) AMPCC_DUAL {
    return flat_view<T>(*this).view_as(ext);
  }
  template <int K>
  array_view<const T, K> view_as(const concurrency::extent<K> &ext) const AMPCC_DUAL {
    return flat_view<const T>(*this).view_as(ext);
  }

#ifdef __AMPCC__
  AMPCC_PROPERTY(concurrency::accelerator_view, accelerator_view);
  AMPCC_PROPERTY(concurrency::accelerator_view, associated_accelerator_view);
  AMPCC_PROPERTY(access_type, cpu_access_type);
#endif

private:
  template <typename, int> friend class array;
  template <typename, int> friend class array_view;
  template <typename, int> friend struct detail::array_subscript;

  /// All elements as one row.
  template <typename U, typename Array>
  static array_view<U, 1> flat_view(Array &whole) AMPCC_DUAL {
    return array_view<U, 1>(whole, whole.data_, 0,
                            concurrency::extent<1>(static_cast<int>(whole.get_extent().size())));
  }

  /// The first element, current on the host; throws if the CPU cannot reach this array.
  template <typename U> U *host() const AMPCC_CPU;

private:
  AMPCC_BUFFER_MEMBER T *data_;
  AMPCC_FIELD_PROPERTY(concurrency::extent<N>, extent);
};
