//===- texture_host.h - functions of textures and their views that only the host has ===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The constructors, assignments, copy_to() and data() that texture.h, texture_view.h and
// texture_object.h declare. <amp_graphics.h> includes this file only when the host compiler parses
// the program, because the frontend needs no bodies for host code. The functions allocate by
// ampcc_rt/texture.h and copy by texture_transfer.h. Change this file with these declarations.
//
//===----------------------------------------------------------------------===//
#ifndef AMP_DETAIL_TEXTURE_HOST_H
#define AMP_DETAIL_TEXTURE_HOST_H

#include "texture_copy.h"
#include <cstddef>

namespace Concurrency {
namespace graphics {
namespace ampcc_detail {

/// The shape of a texture or view for the runtime: an array of all 32-bit words of its storage.
constexpr concurrency::ampcc_detail::container_shape words_of_storage = {
    4, 1, concurrency::ampcc_detail::container_kind::texture};

template <class T, int N>
texture_object<T, N>::texture_object(ampcc_rt::buffer *source, const concurrency::extent<N> &ext,
                                     const ampcc_rt::texture_format &format,
                                     const ampcc_rt::texture_size &size)
    : buffer_object(source, words_of_storage), data_(nullptr),
      words_(static_cast<int>((size.texels * format.bytes() + 3) / 4)), first_(0), image_(0),
      extent(ext), mipmap_levels(size.levels), bits_per_scalar_element(format.bits),
      data_length(static_cast<unsigned int>(size.texels * format.bytes())),
      accelerator_view(*this->get_buffer().home) {}

template <class T, int N>
template <class U>
texture_object<T, N>::texture_object(const texture_object<U, N> &other, unsigned int level,
                                     unsigned int levels)
    : buffer_object(other, words_of_storage), data_(nullptr), words_(other.words_),
      first_(other.first_ + texels_before_level(other.extent, level)), image_(0),
      extent(extent_of_level(other.extent, level)), mipmap_levels(levels),
      bits_per_scalar_element(other.bits_per_scalar_element), data_length(other.data_length),
      accelerator_view(*this->get_buffer().home) {
  if (levels != other.mipmap_levels) { // the same bytes for each texel
    const unsigned int all =
        static_cast<unsigned int>(texels_before_level(other.extent, other.mipmap_levels));
    data_length =
        data_length / all * static_cast<unsigned int>(texels_before_level(extent, levels));
  }
}

template <class T, int N>
texture_object<T, N>::texture_object(texture_object &other,
                                     concurrency::ampcc_detail::existing_buffer storage)
    : buffer_object(storage.source, words_of_storage), data_(nullptr), words_(other.words_),
      first_(other.first_), image_(0), extent(other.extent), mipmap_levels(other.mipmap_levels),
      bits_per_scalar_element(other.bits_per_scalar_element), data_length(other.data_length),
      accelerator_view(*this->get_buffer().home) {}

template <class T, int N>
concurrency::accelerator_view texture_object<T, N>::get_accelerator_view() const {
  return *this->get_buffer().home;
}

/// Assigns the view `other` to `object`: destroys `object` and constructs it again, because its
/// property accelerator_view is a reference, which an assignment cannot rebind.
template <class Object> Object &made_anew(Object &object, const Object &other) noexcept {
  if (&object != &other) {
    object.~Object();
    ::new (static_cast<void *>(&object)) Object(other);
  }
  return object;
}

} // namespace ampcc_detail

// texture

template <typename T, int N>
typename texture<T, N>::plan texture<T, N>::make_plan(const concurrency::extent<N> &ext,
                                                      unsigned int bits, unsigned int levels) {
  const ampcc_rt::texture_format format = {ampcc_detail::texel_scalar<scalar_type>::value,
                                           static_cast<unsigned int>(short_vector_traits<T>::size),
                                           bits};
  concurrency::extent<N> components = ext;
  return {format, ampcc_rt::measure_texture(format, &components[0], N, levels)};
}

template <typename T, int N>
texture<T, N>::texture(const concurrency::extent<N> &ext, unsigned int bits, unsigned int levels,
                       ampcc_detail::texture_place place)
    : texture(ext, make_plan(ext, bits, levels), place) {}

template <typename T, int N>
texture<T, N>::texture(const concurrency::extent<N> &ext, const plan &made,
                       ampcc_detail::texture_place place)
    : texture(
          ext, made.format, made.size,
          {ampcc_rt::make_texture(made.format, made.size,
                                  place.home ? place.home->get_queue() : ampcc_rt::default_queue(),
                                  place.associated ? &place.associated->get_queue() : nullptr)}) {
  is_staging_ = place.associated != nullptr;
}

template <typename T, int N>
texture<T, N>::texture(const concurrency::extent<N> &ext, const ampcc_rt::texture_format &format,
                       const ampcc_rt::texture_size &size,
                       concurrency::ampcc_detail::existing_buffer storage)
    : base(storage.source, ext, format, size),
      row_pitch(static_cast<unsigned int>(ext[N - 1]) * format.bytes()),
      depth_pitch(N > 1 ? row_pitch * static_cast<unsigned int>(ext[N > 1 ? N - 2 : 0]) : 0),
      is_staging_(0), associated_accelerator_view(*this->get_buffer().associated) {}

template <typename T, int N>
template <typename Source>
texture<T, N>::texture(const Source &source, ampcc_detail::texture_place place)
    : texture(source.get_extent(), source.get_bits_per_scalar_element(), source.get_mipmap_levels(),
              place) {
  ampcc_detail::texels_between(ampcc_detail::now(), source, *this);
}

template <typename T, int N>
texture<T, N>::texture(const texture &source)
    : texture(source, ampcc_detail::texture_place(
                          &source.accelerator_view,
                          source.is_staging_ ? &source.associated_accelerator_view : nullptr)) {}

#define AMPCC_TEXTURE_COPY(...)                                                                    \
  template <typename T, int N>                                                                     \
  texture<T, N>::texture(const __VA_ARGS__ &source, const concurrency::accelerator_view &home)     \
      : texture(source, ampcc_detail::texture_place(&home)) {}                                     \
  template <typename T, int N>                                                                     \
  texture<T, N>::texture(const __VA_ARGS__ &source, const concurrency::accelerator_view &home,     \
                         const concurrency::accelerator_view &associated)                          \
      : texture(source, ampcc_detail::texture_place(&home, &associated)) {}
AMPCC_TEXTURE_COPY(texture)
AMPCC_TEXTURE_COPY(texture_view<T, N>)
AMPCC_TEXTURE_COPY(texture_view<const T, N>)
#undef AMPCC_TEXTURE_COPY

template <typename T, int N>
texture<T, N>::texture(const texture_view<T, N> &source)
    : texture(source, ampcc_detail::texture_place(&source.accelerator_view)) {}
template <typename T, int N>
texture<T, N>::texture(const texture_view<const T, N> &source)
    : texture(source, ampcc_detail::texture_place(&source.accelerator_view)) {}

template <typename T, int N>
texture<T, N>::texture(texture &&other) noexcept
    : base(other, concurrency::ampcc_detail::existing_buffer{other.take_buffer()}),
      row_pitch(other.row_pitch), depth_pitch(other.depth_pitch), is_staging_(other.is_staging_),
      associated_accelerator_view(*this->get_buffer().associated) {}

template <typename T, int N> texture<T, N> &texture<T, N>::operator=(const texture &other) {
  if (this != &other)
    *this = texture(other);
  return *this;
}

template <typename T, int N> texture<T, N> &texture<T, N>::operator=(texture &&other) noexcept {
  if (this != &other) {
    texture taken(std::move(other));
    this->~texture();
    ::new (static_cast<void *>(this)) texture(std::move(taken));
  }
  return *this;
}

template <typename T, int N> template <typename It> void texture<T, N>::fill(It first, It last) {
  ampcc_detail::elements_in<T>(ampcc_detail::now(), first, last, ampcc_detail::whole(*this));
}
template <typename T, int N> void texture<T, N>::fill(const void *source, std::size_t bytes) {
  ampcc_detail::bytes_in(ampcc_detail::now(), source, bytes, ampcc_detail::whole(*this));
}

template <typename T, int N> void texture<T, N>::copy_to(texture &dest) const {
  ampcc_detail::texels_between(ampcc_detail::now(), *this, dest);
}
template <typename T, int N> void texture<T, N>::copy_to(const texture_view<T, N> &dest) const {
  ampcc_detail::texels_between(ampcc_detail::now(), *this, dest);
}
template <typename T, int N>
void texture<T, N>::copy_to(const writeonly_texture_view<T, N> &dest) const {
  ampcc_detail::texels_between(ampcc_detail::now(), *this, dest);
}

template <typename T, int N>
concurrency::accelerator_view texture<T, N>::get_associated_accelerator_view() const {
  return *this->get_buffer().associated;
}

template <typename T, int N> void *texture<T, N>::data() {
  return is_staging_ ? this->template on_host<char>(concurrency::ampcc_detail::host_rights())
                     : nullptr;
}
template <typename T, int N> const void *texture<T, N>::data() const {
  return is_staging_ ? this->template on_host<const char>(concurrency::ampcc_detail::host_rights())
                     : nullptr;
}

// texture_view, writeonly_texture_view

template <typename T, int N>
texture_view<T, N>::texture_view(texture<T, N> &source, unsigned int mipmap_level)
    : base((ampcc_rt::check_view_source(source.is_staging_),
            ampcc_rt::check_mipmap_levels(mipmap_level, 1, source.mipmap_levels), source),
           mipmap_level, 1) {}
template <typename T, int N>
texture_view<T, N> &texture_view<T, N>::operator=(const texture_view &other) noexcept {
  return ampcc_detail::made_anew(*this, other);
}

template <typename T, int N>
texture_view<const T, N>::texture_view(const texture<T, N> &source)
    : texture_view(source, 0, source.mipmap_levels) {}
template <typename T, int N>
texture_view<const T, N>::texture_view(const texture<T, N> &source, unsigned int most_detailed_mip,
                                       unsigned int mip_levels)
    : base((ampcc_rt::check_view_source(source.is_staging_),
            ampcc_rt::check_mipmap_levels(most_detailed_mip, mip_levels, source.mipmap_levels),
            source),
           most_detailed_mip, mip_levels) {}
template <typename T, int N>
texture_view<const T, N>::texture_view(const texture_view<T, N> &other) : base(other) {}
template <typename T, int N>
texture_view<const T, N>::texture_view(const texture_view &other, unsigned int most_detailed_mip,
                                       unsigned int mip_levels)
    : base((ampcc_rt::check_mipmap_levels(most_detailed_mip, mip_levels, other.mipmap_levels),
            other),
           most_detailed_mip, mip_levels) {}
template <typename T, int N>
texture_view<const T, N> &texture_view<const T, N>::operator=(const texture_view &other) noexcept {
  return ampcc_detail::made_anew(*this, other);
}
template <typename T, int N>
texture_view<const T, N> &texture_view<const T, N>::operator=(const texture_view<T, N> &other) {
  return *this = texture_view(other);
}

template <typename T, int N>
writeonly_texture_view<T, N>::writeonly_texture_view(texture<T, N> &source)
    : base((ampcc_rt::check_view_source(source.is_staging_), source), 0, 1) {}
template <typename T, int N>
writeonly_texture_view<T, N> &
writeonly_texture_view<T, N>::operator=(const writeonly_texture_view &other) noexcept {
  return ampcc_detail::made_anew(*this, other);
}

} // namespace graphics
} // namespace Concurrency

#endif
