//===- copy_host.h - copies between containers and iterators, on the host -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// <amp.h> includes this file only when the host compiler parses the program. copy.h and the
// constructors of the containers call copy_elements, copy_in and copy_out (declared in
// host_access.h). A range of pointers or iterators of std::vector goes to the runtime as memory.
// Other iterators are read or written element by element, row by row. Change this file for another
// kind of iterator.
//
//===----------------------------------------------------------------------===//
#ifndef AMP_DETAIL_COPY_HOST_H
#define AMP_DETAIL_COPY_HOST_H

#include "array_host.h"
#include <exception>
#include <iterator>
#include <type_traits>
#include <utility>
#include <vector>

namespace Concurrency {
namespace ampcc_detail {

template <typename From, typename To> void copy_elements(const From &from, const To &to) {
  ampcc_rt::copy(from, to);
}

/// Return a view of an array, or the view itself; as_readable one of const elements.
template <typename T, int N> array_view<T, N> as_view(const array<T, N> &container) {
  return const_cast<array<T, N> &>(container);
}
template <typename T, int N> const array_view<T, N> &as_view(const array_view<T, N> &view) {
  return view;
}
template <typename T, int N> array_view<const T, N> as_readable(const array<T, N> &container) {
  return container;
}
template <typename T, int N> array_view<const T, N> as_readable(const array_view<T, N> &view) {
  return view;
}
template <typename T, int N>
const array_view<const T, N> &as_readable(const array_view<const T, N> &view) {
  return view;
}

/// Calls `row` with the first element of every contiguous row of a view, in order, and its length.
template <typename T, int N, typename Row>
void for_each_row(const array_view<T, N> &view, Row row) {
  const extent<N> ext = view.get_extent();
  if (count_of(ext) == 0)
    return;
  index<N> i;
  for (;;) {
    row(&view[i], ext[N - 1]);
    int d = N - 2;
    while (d >= 0 && ++i[d] == ext[d])
      i[d--] = 0;
    if (d < 0)
      return;
  }
}

/// Reads elements from an iterator without an end. The iterator stays at the last element that was
/// read, because a further step could consume an element of a stream that the copy does not need.
template <typename It> class unbounded_source {
public:
  explicit unbounded_source(It first) : next_(first) {}
  template <typename T> void read(T *to, int count) {
    for (int i = 0; i < count; ++i) {
      if (started_)
        ++next_;
      started_ = true;
      to[i] = *next_;
    }
  }
  void finish() {}

private:
  It next_;
  bool started_ = false;
};

/// Reads elements from a range. Throws if it has fewer elements than are read, or more.
template <typename It> class bounded_source {
public:
  bounded_source(It first, It last) : next_(first), last_(last) {}
  template <typename T> void read(T *to, int count) {
    for (int i = 0; i < count; ++i, ++next_) {
      if (next_ == last_)
        ampcc_rt::throw_error(
            "concurrency::copy: the source has fewer elements than the destination");
      to[i] = *next_;
    }
  }
  void finish() {
    if (next_ != last_)
      ampcc_rt::throw_error("concurrency::copy: the source has more elements than the destination");
  }

private:
  It next_, last_;
};

/// Throws if a range does not have `size` elements, so that a failing copy changes nothing. The
/// length of a range of input iterators is known only after the range was read, so here these pass,
/// and bounded_source throws during the copy.
template <typename It> void check_count(It, It, unsigned long long, std::input_iterator_tag) {}
template <typename It>
void check_count(It first, It last, unsigned long long size, std::forward_iterator_tag) {
  auto count = std::distance(first, last);
  if (count < 0 || static_cast<unsigned long long>(count) != size)
    ampcc_rt::throw_bad_count(static_cast<long long>(count), size);
}

/// Writes all elements of a view from an unbounded_source or bounded_source.
template <typename Source, typename T, int N> void fill(Source source, const array_view<T, N> &to) {
  ampcc_rt::discard(to);
  for_each_row(to, [&](T *row, int count) { source.read(row, count); });
  source.finish();
}

/// Whether a range of the iterator `It` is memory of elements `T`: It is a pointer to T or an
/// iterator of a std::vector<T>.
template <typename It, typename T, typename = void> struct is_contiguous : std::false_type {};
template <typename U, typename T>
struct is_contiguous<U *, T> : std::is_same<typename std::remove_cv<U>::type, T> {};
template <typename It, typename T>
struct is_contiguous<It, T,
                     typename std::enable_if<
                         std::is_class<It>::value && !std::is_same<T, bool>::value &&
                         (std::is_same<It, typename std::vector<T>::iterator>::value ||
                          std::is_same<It, typename std::vector<T>::const_iterator>::value)>::type>
    : std::true_type {};

/// Whether the range can be copied to or from the Container as bytes.
template <typename It, typename Container>
using memory_range = std::integral_constant<
    bool,
    is_contiguous<It, typename std::remove_const<typename Container::value_type>::type>::value &&
        std::is_trivially_copyable<typename Container::value_type>::value>;

/// The address of the first element of a contiguous range that is not empty.
template <typename It> auto address(It first) -> decltype(&*first) { return &*first; }

// The overloads with std::true_type hand the range to the runtime as memory of dense elements,
// those with std::false_type go through its elements.

template <typename It, typename Container>
void copy_in(It first, const Container &to, std::true_type) {
  ampcc_rt::copy_from_memory(address(first), to);
}
template <typename It, typename Container>
void copy_in(It first, const Container &to, std::false_type) {
  fill(unbounded_source<It>(first), as_view(to));
}
template <typename It, typename Container> void copy_in(It first, const Container &to) {
  copy_in(first, to, memory_range<It, Container>());
}

template <typename It, typename Container>
void copy_in(It first, It, const Container &to, std::true_type) {
  ampcc_rt::copy_from_memory(address(first), to);
}
template <typename It, typename Container>
void copy_in(It first, It last, const Container &to, std::false_type) {
  fill(bounded_source<It>(first, last), as_view(to));
}
template <typename It, typename Container> void copy_in(It first, It last, const Container &to) {
  check_count(first, last, count_of(to.get_extent()),
              typename std::iterator_traits<It>::iterator_category());
  copy_in(first, last, to, memory_range<It, Container>());
}

template <typename Container, typename It>
void copy_out(const Container &from, It dest, std::true_type) {
  ampcc_rt::copy_to_memory(from, address(dest));
}
template <typename Container, typename It>
void copy_out(const Container &from, It dest, std::false_type) {
  for_each_row(as_readable(from), [&](auto *row, int count) {
    for (int i = 0; i < count; ++i, ++dest)
      *dest = row[i];
  });
}
template <typename Container, typename It> void copy_out(const Container &from, It dest) {
  copy_out(from, dest, memory_range<It, Container>());
}

template <typename Operation> completion_future caught(Operation operation) {
  try {
    return operation();
  } catch (...) {
    return completion_future(ampcc_rt::failed(std::current_exception()));
  }
}

// The asynchronous forms. A range that is memory is copied by the runtime. For other iterators a
// thread of its own runs the iterators' code, with a copy of the view, which keeps the data alive.
// The caller must keep the range valid until the future is ready.

template <typename From, typename To>
completion_future copy_elements_async(const From &from, const To &to) {
  return completion_future(ampcc_rt::copy_async(from, to));
}

template <typename It, typename Container>
completion_future copy_in_async(It first, const Container &to, std::true_type) {
  return completion_future(ampcc_rt::copy_from_memory_async(address(first), to));
}
template <typename It, typename Container>
completion_future copy_in_async(It first, const Container &to, std::false_type) {
  auto view = as_view(to);
  return completion_future(
      ampcc_rt::in_background([first, view] { fill(unbounded_source<It>(first), view); }));
}
template <typename It, typename Container>
completion_future copy_in_async(It first, const Container &to) {
  return copy_in_async(first, to, memory_range<It, Container>());
}

template <typename It, typename Container>
completion_future copy_in_async(It first, It, const Container &to, std::true_type) {
  return completion_future(ampcc_rt::copy_from_memory_async(address(first), to));
}
template <typename It, typename Container>
completion_future copy_in_async(It first, It last, const Container &to, std::false_type) {
  auto view = as_view(to);
  return completion_future(ampcc_rt::in_background(
      [first, last, view] { fill(bounded_source<It>(first, last), view); }));
}
template <typename It, typename Container>
completion_future copy_in_async(It first, It last, const Container &to) {
  check_count(first, last, count_of(to.get_extent()),
              typename std::iterator_traits<It>::iterator_category());
  return copy_in_async(first, last, to, memory_range<It, Container>());
}

template <typename Container, typename It>
completion_future copy_out_async(const Container &from, It dest, std::true_type) {
  return completion_future(ampcc_rt::copy_to_memory_async(from, address(dest)));
}
template <typename Container, typename It>
completion_future copy_out_async(const Container &from, It dest, std::false_type) {
  auto view = as_readable(from);
  return completion_future(
      ampcc_rt::in_background([view, dest] { copy_out(view, dest, std::false_type()); }));
}
template <typename Container, typename It>
completion_future copy_out_async(const Container &from, It dest) {
  return copy_out_async(from, dest, memory_range<It, Container>());
}

} // namespace ampcc_detail
} // namespace Concurrency

#endif
