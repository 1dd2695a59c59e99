//===- texture_transfer.h - copies of textures, on the host ---------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// texture_copy.h, and in texture_host.h the constructors of textures and copy_to(), call these
// functions when the host compiler parses the program. In the mode `now` a function waits for the
// copy and throws its errors. In the mode `later` it returns a future. If the function throws
// before the copy begins, later::run() stores the exception in the future. Until the future is
// ready, the caller must not use source and destination. Callers get the texels of an object by
// whole() or section().
//
//===----------------------------------------------------------------------===//
#ifndef AMP_DETAIL_TEXTURE_TRANSFER_H
#define AMP_DETAIL_TEXTURE_TRANSFER_H

#include "copy_host.h"
#include "texture_view.h"
#include <cstddef>
#include <type_traits>
#include <vector>

namespace Concurrency {
namespace graphics {
namespace ampcc_detail {

// The two modes of copies. run() calls operation() and returns the result of the mode.
struct now {
  typedef void result;
  template <class Operation> static void run(Operation operation) { operation(now()); }
};
struct later {
  typedef completion_future result;
  template <class Operation> static completion_future run(Operation operation) {
    return concurrency::ampcc_detail::caught([&] { return operation(later()); });
  }
};

/// Some texels of a texture. It shares the storage of the texture (buffer_object). The runtime
/// reads the members of a container by their layout (container_shape), so the members up to stride_
/// are those of an array_view whose elements are texels; data_ only takes its place there. `first`
/// is the place of the first texel, counted in texels.
template <int N> class texture_part : public concurrency::ampcc_detail::buffer_object {
public:
  texture_part(const concurrency::ampcc_detail::buffer_object &source, unsigned int texel_bytes,
               unsigned int bits, int first, const extent<N> &ext, const extent<N> &whole)
      : buffer_object(source, {texel_bytes, static_cast<unsigned short>(N),
                               concurrency::ampcc_detail::container_kind::view}),
        offset_(first), ext_(ext), bits_(bits) {
    for (int d = 0; d < N; ++d)
      stride_[d] = d + 1 == N ? 1 : whole[d + 1];
  }

  std::size_t count() const {
    std::size_t texels = 1;
    for (int d = 0; d < N; ++d)
      texels *= static_cast<std::size_t>(ext_[d]);
    return texels;
  }
  std::size_t bytes() const { return count() * get_shape().element_size; }
  unsigned int bits() const { return bits_; }

private:
  const void *data_ = nullptr;
  concurrency::ampcc_detail::place offset_;
  extent<N> ext_;
  int stride_[N];
  unsigned int bits_;
};

/// Returns the parts of a texture or view, to whose private members it has access.
struct texture_access {
  template <class T, int N>
  static texture_part<1> whole(const texture_object<T, N> &of, unsigned int texel_bytes) {
    const extent<1> all(static_cast<int>(of.data_length / texel_bytes));
    return texture_part<1>(of, texel_bytes, of.bits_per_scalar_element, of.first_, all, all);
  }
  template <class T, int N>
  static texture_part<N> section(const texture_object<T, N> &of, unsigned int texel_bytes,
                                 index<N> origin, extent<N> part) {
    extent<N> ext = of.extent;
    ampcc_rt::check_texture_section(&ext[0], &origin[0], &part[0], N);
    return texture_part<N>(of, texel_bytes, of.bits_per_scalar_element,
                           of.first_ + concurrency::ampcc_detail::flatten<int>(origin, ext), part,
                           ext);
  }
  template <class T, class U, int N>
  static bool same(const texture_object<T, N> &a, const texture_object<U, N> &b) {
    return &a.get_buffer() == &b.get_buffer() && a.first_ == b.first_;
  }
};

/// Returns the size of a texel, in bytes, if each of its scalar elements has `bits` bits.
template <class T> unsigned int texel_bytes(unsigned int bits) {
  return static_cast<unsigned int>(short_vector_traits<typename std::remove_const<T>::type>::size) *
         bits / 8;
}

/// Returns the texels of all mipmap levels of an object.
template <template <typename, int> class Texture, typename T, int N>
texture_part<1> whole(const Texture<T, N> &of) {
  return texture_access::whole(of, texel_bytes<T>(of.bits_per_scalar_element));
}
/// Returns a part of the most detailed level of an object. Throws if the part is not inside.
template <template <typename, int> class Texture, typename T, int N>
texture_part<N> section(const Texture<T, N> &of, const index<N> &origin, const extent<N> &part) {
  return texture_access::section(of, texel_bytes<T>(of.bits_per_scalar_element), origin, part);
}

// Copies between texels and memory in the texture's format. They throw if the memory is too small.

template <int N>
void bytes_in(now, const void *from, std::size_t bytes, const texture_part<N> &to) {
  ampcc_rt::check_texture_bytes(bytes, to.bytes());
  ampcc_rt::copy_from_memory(from, to);
}
template <int N>
completion_future bytes_in(later, const void *from, std::size_t bytes, const texture_part<N> &to) {
  ampcc_rt::check_texture_bytes(bytes, to.bytes());
  return completion_future(ampcc_rt::copy_from_memory_async(from, to));
}
template <int N> void bytes_out(now, const texture_part<N> &from, void *to, std::size_t bytes) {
  ampcc_rt::check_texture_bytes(bytes, from.bytes());
  ampcc_rt::copy_to_memory(from, to);
}
template <int N>
completion_future bytes_out(later, const texture_part<N> &from, void *to, std::size_t bytes) {
  ampcc_rt::check_texture_bytes(bytes, from.bytes());
  return completion_future(ampcc_rt::copy_to_memory_async(from, to));
}

// Copies between texels and iterators. The overloads with std::true_type are for pointers to texels
// and iterators of a std::vector of texels, whose memory is copied as bytes.

template <class T, class It>
using texel_memory_range =
    concurrency::ampcc_detail::is_contiguous<It, typename std::remove_const<T>::type>;

/// Throws if the scalar elements of the texture do not have as many bits as those of the values of
/// iterators. The texels of such a texture can be copied as bytes.
template <class T, int N> void check_bits(const texture_part<N> &part) {
  typedef typename short_vector_traits<typename std::remove_const<T>::type>::value_type scalar;
  ampcc_rt::check_natural_bits(part.bits(), 8 * sizeof(scalar));
}

/// Returns the first `wanted` elements of a range. Throws if there are fewer.
template <class T, class It> std::vector<T> collect(It first, It last, std::size_t wanted) {
  std::vector<T> elements;
  elements.reserve(wanted);
  for (; elements.size() != wanted && first != last; ++first)
    elements.push_back(static_cast<T>(*first));
  if (elements.size() != wanted)
    ampcc_rt::throw_too_few_elements(elements.size(), wanted);
  return elements;
}
template <class It> void check_texel_count(It first, It last, std::size_t wanted) {
  const auto found = last - first;
  if (found < 0 || static_cast<std::size_t>(found) < wanted)
    ampcc_rt::throw_too_few_elements(found < 0 ? 0 : static_cast<std::size_t>(found), wanted);
}

template <class T, class It, int N>
void elements_in(now, It first, It last, const texture_part<N> &to, std::true_type) {
  check_texel_count(first, last, to.count());
  ampcc_rt::copy_from_memory(concurrency::ampcc_detail::address(first), to);
}
template <class T, class It, int N>
void elements_in(now, It first, It last, const texture_part<N> &to, std::false_type) {
  const std::vector<T> elements = collect<T>(first, last, to.count());
  ampcc_rt::copy_from_memory(elements.data(), to);
}
template <class T, class It, int N>
completion_future elements_in(later, It first, It last, const texture_part<N> &to, std::true_type) {
  check_texel_count(first, last, to.count());
  return completion_future(
      ampcc_rt::copy_from_memory_async(concurrency::ampcc_detail::address(first), to));
}
template <class T, class It, int N>
completion_future elements_in(later, It first, It last, const texture_part<N> &to,
                              std::false_type) {
  return completion_future(ampcc_rt::in_background(
      [first, last, to] { elements_in<T>(now(), first, last, to, std::false_type()); }));
}
template <class T, class Mode, class It, int N>
auto elements_in(Mode mode, It first, It last, const texture_part<N> &to) {
  check_bits<T>(to);
  return elements_in<T>(mode, first, last, to, texel_memory_range<T, It>());
}

template <class T, class It, int N>
void elements_out(now, const texture_part<N> &from, It to, std::true_type) {
  ampcc_rt::copy_to_memory(from, concurrency::ampcc_detail::address(to));
}
template <class T, class It, int N>
void elements_out(now, const texture_part<N> &from, It to, std::false_type) {
  std::vector<T> elements(from.count());
  ampcc_rt::copy_to_memory(from, elements.data());
  for (const T &element : elements) {
    *to = element;
    ++to;
  }
}
template <class T, class It, int N>
completion_future elements_out(later, const texture_part<N> &from, It to, std::true_type) {
  return completion_future(
      ampcc_rt::copy_to_memory_async(from, concurrency::ampcc_detail::address(to)));
}
template <class T, class It, int N>
completion_future elements_out(later, const texture_part<N> &from, It to, std::false_type) {
  return completion_future(
      ampcc_rt::in_background([from, to] { elements_out<T>(now(), from, to, std::false_type()); }));
}
template <class T, class Mode, class It, int N>
auto elements_out(Mode mode, const texture_part<N> &from, It to) {
  check_bits<T>(from);
  typedef typename std::remove_const<T>::type value;
  return elements_out<value>(mode, from, to, texel_memory_range<value, It>());
}

// Copies between textures.

template <int N> void transfer(now, const texture_part<N> &from, const texture_part<N> &to) {
  ampcc_rt::copy(from, to);
}
template <int N>
completion_future transfer(later, const texture_part<N> &from, const texture_part<N> &to) {
  return completion_future(ampcc_rt::copy_async(from, to));
}

/// Copies all levels. Throws if extents, bits for each scalar element or numbers of levels differ.
template <class Mode, class From, class To>
auto texels_between(Mode mode, const From &from, const To &to) {
  auto source = from.get_extent();
  auto target = to.get_extent();
  ampcc_rt::check_same_extent(&source[0], &target[0], From::rank);
  ampcc_rt::check_same_format(from.bits_per_scalar_element, to.bits_per_scalar_element,
                              from.mipmap_levels, to.mipmap_levels);
  return transfer(mode, whole(from), whole(to));
}
/// Copies a section. Throws if both objects begin at the same texels of one texture, if one of them
/// has several levels, or if bits for each scalar element differ.
template <class Mode, class From, class To, int N>
auto texels_between(Mode mode, const From &from, const index<N> &from_offset, const To &to,
                    const index<N> &to_offset, const extent<N> &ext) {
  ampcc_rt::check_distinct(texture_access::same(from, to));
  ampcc_rt::check_single_level(from.mipmap_levels, to.mipmap_levels);
  ampcc_rt::check_same_format(from.bits_per_scalar_element, to.bits_per_scalar_element, 1, 1);
  return transfer(mode, section(from, from_offset, ext), section(to, to_offset, ext));
}

} // namespace ampcc_detail
} // namespace graphics
} // namespace Concurrency

#endif
