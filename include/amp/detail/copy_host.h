//===- copy_host.h - the implementation of copies on the host -------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Defines the functions that copy.h and host_access.h declare. Only the host compiler reads them,
// because kernels do not copy.
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

/// A container as a view; a view as itself.
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

/// Reads from an iterator, up to its end if it has one. Without an end the iterator stays at the
/// last element, because a further step could consume an element of a stream that is not wanted.
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

/// An input range shows its length only while it is read; of others it is checked first, so that a
/// failing copy changes nothing.
template <typename It> void check_count(It, It, unsigned long long, std::input_iterator_tag) {}
template <typename It>
void check_count(It first, It last, unsigned long long size, std::forward_iterator_tag) {
  auto count = std::distance(first, last);
  if (count < 0 || static_cast<unsigned long long>(count) != size)
    ampcc_rt::throw_bad_count(static_cast<long long>(count), size);
}

template <typename Source, typename T, int N> void fill(Source source, const array_view<T, N> &to) {
  ampcc_rt::discard(to);
  for_each_row(to, [&](T *row, int count) { source.read(row, count); });
  source.finish();
}

/// Whether elements `T` can be moved from or to the range of an iterator as memory: it is known to
/// be contiguous, and of the same type.
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

template <typename It, typename Container>
using memory_range = std::integral_constant<
    bool,
    is_contiguous<It, typename std::remove_const<typename Container::value_type>::type>::value &&
        std::is_trivially_copyable<typename Container::value_type>::value>;

/// The address of the first element of a contiguous range that is not empty.
template <typename It> auto address(It first) -> decltype(&*first) { return &*first; }

// Contiguous memory goes to the runtime as it is; the runtime reads and writes dense elements.

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

// Asynchronous forms. Iterators that are more than memory run their code on another thread; views
// keep the data alive that it works on.

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
