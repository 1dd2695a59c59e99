//===- copy_host.h - how copies are made ----------------------------------===//
#ifndef AMP_DETAIL_COPY_HOST_H
#define AMP_DETAIL_COPY_HOST_H

#include "array_host.h"
#include <iterator>
#include <utility>

namespace concurrency {
namespace detail {

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
  if (ext.size() == 0)
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

/// Reads from an iterator, up to its end if it has one.
template <typename It> class unbounded_source {
public:
  explicit unbounded_source(It first) : next_(first) {}
  template <typename T> void read(T *to, int count) {
    for (int i = 0; i < count; ++i, ++next_)
      to[i] = *next_;
  }
  void finish() {}

private:
  It next_;
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
template <typename It> void check_count(It, It, unsigned int, std::input_iterator_tag) {}
template <typename It>
void check_count(It first, It last, unsigned int size, std::forward_iterator_tag) {
  auto count = std::distance(first, last);
  if (count < 0 || static_cast<unsigned long long>(count) != size)
    ampcc_rt::throw_bad_count(static_cast<long long>(count), size);
}

template <typename Source, typename T, int N> void fill(Source source, const array_view<T, N> &to) {
  ampcc_rt::discard(to);
  for_each_row(to, [&](T *row, int count) { source.read(row, count); });
  source.finish();
}

template <typename It, typename Container> void copy_in(It first, const Container &to) {
  fill(unbounded_source<It>(first), as_view(to));
}
template <typename It, typename Container> void copy_in(It first, It last, const Container &to) {
  check_count(first, last, to.get_extent().size(),
              typename std::iterator_traits<It>::iterator_category());
  fill(bounded_source<It>(first, last), as_view(to));
}

template <typename Container, typename It> void copy_out(const Container &from, It dest) {
  for_each_row(as_readable(from), [&](auto *row, int count) {
    for (int i = 0; i < count; ++i, ++dest)
      *dest = row[i];
  });
}

template <typename Operation> completion_future completed(Operation operation) {
  std::promise<void> promise;
  try {
    operation();
    promise.set_value();
  } catch (...) {
    promise.set_exception(std::current_exception());
  }
  return completion_future(promise.get_future().share());
}

} // namespace detail
} // namespace concurrency

#endif
