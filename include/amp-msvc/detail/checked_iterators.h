//===- checked_iterators.h - iterators of Visual C++'s library ------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// In sources for Visual C++ (--amp-msvc) <iterator> and with_amp.h include this file.
// `stdext::make_checked_array_iterator(p, n)` iterates over p[0] to p[n - 1] and ends the program
// if it would leave this range. The unchecked iterator is a pointer by another name. Programs use
// them because Visual C++ warns of pointers as iterators. A further iterator of stdext is added
// here.
//
//===----------------------------------------------------------------------===//
#ifndef AMP_MSVC_DETAIL_CHECKED_ITERATORS_H
#define AMP_MSVC_DETAIL_CHECKED_ITERATORS_H

#include "secure.h"
#include <cstddef>
#include <iterator>

namespace stdext {

/// An iterator over an array of `size_` elements. It points to the element `index_`, or is the end
/// of the array if both numbers are equal.
template <typename Iterator> class checked_array_iterator {
public:
  typedef std::iterator_traits<Iterator> traits;
  typedef std::random_access_iterator_tag iterator_category;
  typedef typename traits::value_type value_type;
  typedef typename traits::difference_type difference_type;
  typedef typename traits::pointer pointer;
  typedef typename traits::reference reference;

  checked_array_iterator() : array_(), size_(0), index_(0) {}
  checked_array_iterator(Iterator array, std::size_t size, std::size_t index = 0)
      : array_(array), size_(size), index_(index) {
    amp_msvc::require(index <= size, "checked_array_iterator");
  }

  Iterator base() const { return array_ + static_cast<difference_type>(index_); }
  reference operator*() const {
    amp_msvc::require(index_ < size_, "checked_array_iterator");
    return *base();
  }
  pointer operator->() const { return &**this; }
  reference operator[](difference_type n) const { return *(*this + n); }

  checked_array_iterator &operator+=(difference_type n) {
    index_ += static_cast<std::size_t>(n);
    amp_msvc::require(index_ <= size_, "checked_array_iterator");
    return *this;
  }
  checked_array_iterator &operator-=(difference_type n) { return *this += -n; }
  checked_array_iterator &operator++() { return *this += 1; }
  checked_array_iterator &operator--() { return *this += -1; }
  checked_array_iterator operator++(int) {
    checked_array_iterator before = *this;
    ++*this;
    return before;
  }
  checked_array_iterator operator--(int) {
    checked_array_iterator before = *this;
    --*this;
    return before;
  }

  friend checked_array_iterator operator+(checked_array_iterator i, difference_type n) {
    return i += n;
  }
  friend checked_array_iterator operator+(difference_type n, checked_array_iterator i) {
    return i += n;
  }
  friend checked_array_iterator operator-(checked_array_iterator i, difference_type n) {
    return i -= n;
  }
  friend difference_type operator-(const checked_array_iterator &a,
                                   const checked_array_iterator &b) {
    return static_cast<difference_type>(a.index_) - static_cast<difference_type>(b.index_);
  }
  friend bool operator==(const checked_array_iterator &a, const checked_array_iterator &b) {
    return a.index_ == b.index_;
  }
  friend bool operator!=(const checked_array_iterator &a, const checked_array_iterator &b) {
    return !(a == b);
  }
  friend bool operator<(const checked_array_iterator &a, const checked_array_iterator &b) {
    return a.index_ < b.index_;
  }
  friend bool operator>(const checked_array_iterator &a, const checked_array_iterator &b) {
    return b < a;
  }
  friend bool operator<=(const checked_array_iterator &a, const checked_array_iterator &b) {
    return !(b < a);
  }
  friend bool operator>=(const checked_array_iterator &a, const checked_array_iterator &b) {
    return !(a < b);
  }

private:
  Iterator array_;
  std::size_t size_, index_;
};

template <typename Iterator>
checked_array_iterator<Iterator> make_checked_array_iterator(Iterator array, std::size_t size,
                                                             std::size_t index = 0) {
  return checked_array_iterator<Iterator>(array, size, index);
}

template <typename Iterator> using unchecked_array_iterator = Iterator;
template <typename Iterator> Iterator make_unchecked_array_iterator(Iterator array) {
  return array;
}

} // namespace stdext

#endif
