#ifndef AMPL_ITERATOR_H
#define AMPL_ITERATOR_H

#include <amp.h>

#include <cstddef>
#include <iterator>
#include <type_traits>

namespace ampl {

struct amp_iterator_tag {};

/// A random access iterator over an array_view, which knows its view.
template <typename T> class array_view_iterator {
public:
  typedef std::random_access_iterator_tag iterator_category;
  typedef typename std::remove_const<T>::type value_type;
  typedef std::ptrdiff_t difference_type;
  typedef T &reference;
  typedef T *pointer;

  array_view_iterator(const concurrency::array_view<T, 1> &view, int position)
      : view_(view), position_(position) {}

  reference operator*() const { return view_[position_]; }
  reference operator[](difference_type n) const { return view_[position_ + int(n)]; }
  array_view_iterator &operator++() { ++position_; return *this; }
  array_view_iterator operator++(int) { array_view_iterator old(*this); ++position_; return old; }
  array_view_iterator &operator--() { --position_; return *this; }
  array_view_iterator &operator+=(difference_type n) { position_ += int(n); return *this; }
  friend array_view_iterator operator+(array_view_iterator i, difference_type n) { return i += n; }
  friend array_view_iterator operator-(array_view_iterator i, difference_type n) { return i += -n; }
  friend difference_type operator-(const array_view_iterator &a, const array_view_iterator &b) { return a.position_ - b.position_; }
  friend bool operator==(const array_view_iterator &a, const array_view_iterator &b) { return a.position_ == b.position_; }
  friend bool operator!=(const array_view_iterator &a, const array_view_iterator &b) { return !(a == b); }
  friend bool operator<(const array_view_iterator &a, const array_view_iterator &b) { return a.position_ < b.position_; }

  const concurrency::array_view<T, 1> &base() const { return view_; }
  int position() const { return position_; }

private:
  concurrency::array_view<T, 1> view_;
  int position_;
};

template <typename T> array_view_iterator<T> begin(const concurrency::array_view<T, 1> &v) { return {v, 0}; }
template <typename T> array_view_iterator<T> end(const concurrency::array_view<T, 1> &v) { return {v, int(v.extent.size())}; }

namespace detail {

template <typename It> struct is_amp_iterator : std::false_type {};
template <typename T> struct is_amp_iterator<array_view_iterator<T>> : std::true_type {};

/// The view of [first, last): a section of an iterator's view, or of the memory of a container.
template <typename T> concurrency::array_view<T, 1> view_of(const array_view_iterator<T> &first, const array_view_iterator<T> &last) {
  return first.base().section(first.position(), int(last - first));
}

template <typename It>
typename std::enable_if<!is_amp_iterator<It>::value,
                        concurrency::array_view<typename std::remove_reference<decltype(*std::declval<It>())>::type, 1>>::type
view_of(It first, It last) {
  return concurrency::array_view<typename std::remove_reference<decltype(*first)>::type, 1>(int(std::distance(first, last)), &*first);
}

} // namespace detail
} // namespace ampl

#endif
