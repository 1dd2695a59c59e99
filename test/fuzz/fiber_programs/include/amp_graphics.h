//===- amp_graphics.h - textures for a plain C++ compiler -----------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Textures of 32-bit components: elements in memory, read and set by index.
//
//===----------------------------------------------------------------------===//
#ifndef FIBERS_AMP_GRAPHICS_H
#define FIBERS_AMP_GRAPHICS_H

#include "amp_short_vectors.h"

namespace concurrency {
namespace graphics {

template <class T, int N> class texture_view;

template <class T, int N> class texture {
  std::shared_ptr<std::vector<T>> texels;
  template <class, int> friend class texture_view;

public:
  typedef T value_type;
  static const int rank = N;
  concurrency::detail::extent_of<N> extent;

  explicit texture(const concurrency::detail::extent_of<N> &e)
      : texels(std::make_shared<std::vector<T>>(e.size())), extent(e) {}
  template <class It> texture(const concurrency::detail::extent_of<N> &e, It begin, It end) : texture(e) {
    std::copy(begin, end, texels->begin());
  }
  T get(const index<N> &i) const {
    int place = 0;
    for (int k = 0; k < N; ++k)
      place = place * extent[k] + i[k];
    return (*texels)[place];
  }
  T operator[](const index<N> &i) const { return get(i); }
  T operator()(const index<N> &i) const { return get(i); }
  template <class... I> T operator()(int i, I... rest) const { return get(index<N>(i, rest...)); }
  void set(const index<N> &i, const T &value) {
    int place = 0;
    for (int k = 0; k < N; ++k)
      place = place * extent[k] + i[k];
    (*texels)[place] = value;
  }
  const std::vector<T> &elements() const { return *texels; }
};

template <class T, int N> class texture_view {
  texture<T, N> whole;

public:
  typedef T value_type;
  concurrency::detail::extent_of<N> extent;
  texture_view(texture<T, N> &t) : whole(t), extent(t.extent) {}
  T get(const index<N> &i) const { return whole.get(i); }
  T operator[](const index<N> &i) const { return whole.get(i); }
  T operator()(const index<N> &i) const { return whole.get(i); }
  void set(const index<N> &i, const T &value) const { const_cast<texture<T, N> &>(whole).set(i, value); }
};

template <class T, int N> class texture_view<const T, N> {
  texture<T, N> whole;

public:
  typedef T value_type;
  concurrency::detail::extent_of<N> extent;
  texture_view(const texture<T, N> &t) : whole(t), extent(t.extent) {}
  T get(const index<N> &i) const { return whole.get(i); }
  T operator[](const index<N> &i) const { return whole.get(i); }
  T operator()(const index<N> &i) const { return whole.get(i); }
  template <class... I> T operator()(int i, I... rest) const { return whole.get(index<N>(i, rest...)); }
};

template <class T, int N, class It> void copy(const texture<T, N> &from, It to) {
  std::copy(from.elements().begin(), from.elements().end(), to);
}

} // namespace graphics
} // namespace concurrency

#endif
