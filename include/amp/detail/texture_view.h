//===- texture_view.h - views of textures, for kernels (spec 10.2, 10.4, 10.5) ===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A view is a handle that kernels capture by value:
//
// - texture_view<T, N> reads and writes one mipmap level.
// - texture_view<const T, N> reads and samples a range of levels.
// - writeonly_texture_view<T, N> is the older form of the first.
//
// Kernels read, write and sample with the functions here; samples are computed by
// texture_sampling.h. texture_host.h has the bodies of the constructors.
//
// A further operation of kernels on views belongs here.
//
//===----------------------------------------------------------------------===//
#ifndef AMP_DETAIL_TEXTURE_VIEW_H
#define AMP_DETAIL_TEXTURE_VIEW_H

#include "texture.h"
#include "texture_sampling.h"

namespace Concurrency {
namespace graphics {

/// The common members of views of one level.
#define AMPCC_WRITABLE_VIEW(CLASS)                                                                 \
  static const int rank = N;                                                                       \
  typedef T value_type;                                                                            \
  typedef typename short_vector_traits<T>::value_type scalar_type;

#ifdef __AMPCC__
#define AMPCC_SET_TEXEL                                                                            \
  void set(const index<N> &i, const value_type &value) const AMPCC_AMP {                           \
    ampcc_detail::texel_value<T>::write(this->data_, this->place(i), this->bits(), value);         \
  }
#else
#define AMPCC_SET_TEXEL
#endif

/// A view of one level of a texture, to be written. A handle: copies view the same texels, which
/// live as long as a view of them. Kernels capture it by value. A kernel may write a texture
/// through it and read the same texture through a view of const elements; a texel that one thread
/// writes and another one reads is a race.
///
/// Example:
///   texture_view<unorm_4, 2> to(picture);
///   parallel_for_each(to.extent, [=](index<2> i) restrict(amp) {
///     to.set(i, unorm_4(unorm(1.0f)));
///   });
template <typename T, int N> class texture_view : public ampcc_detail::texture_object<T, N> {
  typedef ampcc_detail::texture_object<T, N> base;

public:
  /// The number of dimensions, and the types of texels and of their components.
  AMPCC_WRITABLE_VIEW(texture_view)

  /// Of a level of a texture that is no staging texture.
  ///
  /// Throws runtime_exception for a staging texture and for a level that does not exist.
  texture_view(texture<T, N> &source, unsigned int mipmap_level = 0) AMPCC_CPU;
#ifdef __AMPCC__
  /// Of the most detailed level, in kernels. For short vectors it is a compile-time error: capture
  /// a view.
  texture_view(texture<T, N> &source) AMPCC_AMP : base(source) {
    static_assert(short_vector_traits<T>::size == 1,
                  "concurrency::graphics::texture_view: in amp code only textures of scalars can "
                  "be viewed to be written; make the view outside the kernel and capture it");
  }
#else
  texture_view(const texture_view &) = default;
  /// Rebinds: from now on this is a view of the same texels as `other`.
  texture_view &operator=(const texture_view &other) noexcept;
#endif

  /// Writes a texel.
  AMPCC_SET_TEXEL
#ifdef __AMPCC__
  /// A texel of int, unsigned int or float. For any other T it is a compile-time error: read
  /// through a texture_view of const elements.
  const value_type operator[](const index<N> &i) const AMPCC_AMP { return get(i); }
  const value_type operator[](int i0) const AMPCC_AMP { return (*this)(i0); }
  const value_type operator()(const index<N> &i) const AMPCC_AMP { return get(i); }
  const value_type operator()(int i0) const AMPCC_AMP {
    static_assert(N == 1, "concurrency::graphics::texture_view: one index needs rank 1");
    return get(base::components(i0));
  }
  const value_type operator()(int i0, int i1) const AMPCC_AMP {
    static_assert(N == 2, "concurrency::graphics::texture_view: two indices need rank 2");
    return get(base::components(i0, i1));
  }
  const value_type operator()(int i0, int i1, int i2) const AMPCC_AMP {
    static_assert(N == 3, "concurrency::graphics::texture_view: three indices need rank 3");
    return get(base::components(i0, i1, i2));
  }
  /// The same.
  const value_type get(const index<N> &i) const AMPCC_AMP {
    static_assert(AMPCC_READ_WRITE_TEXEL,
                  "concurrency::graphics::texture_view: only views of int, unsigned int and float "
                  "are read and written; read through a texture_view of const elements");
    return ampcc_detail::texel_value<T>::read(this->data_, this->place(i), this->bits());
  }
#endif
};
template <typename T, int N> const int texture_view<T, N>::rank;

/// A view of some levels of a texture, to be read and sampled. A handle: copies view the same
/// texels, which live as long as a view of them. Kernels capture it by value.
///
/// Example:
///   texture_view<const unorm_4, 2> from(picture);
///   const sampler linear(filter_linear, address_clamp);
///   parallel_for_each(out.extent, [=](index<2> i) restrict(amp) {
///     out[i] = from.sample(linear, float_2((i[1] + 0.5f) / width, (i[0] + 0.5f) / height));
///   });
template <typename T, int N>
class texture_view<const T, N> : public ampcc_detail::texture_object<const T, N> {
  typedef ampcc_detail::texture_object<const T, N> base;

public:
  /// The number of dimensions, and the types of texels and of their components.
  static const int rank = N;
  typedef const T value_type;
  typedef typename short_vector_traits<T>::value_type scalar_type;
  /// Coordinates: the first component goes along the last dimension, x, then y, then z.
  typedef typename short_vector<float, N>::type coordinates_type;
  /// One component of four texels.
  typedef typename short_vector<scalar_type, 4>::type gather_return_type;

  /// Of all levels of a texture that is no staging texture, or of `mip_levels` levels.
  ///
  /// Throws runtime_exception for a staging texture and for levels that do not exist.
  texture_view(const texture<T, N> &source) AMPCC_CPU;
  texture_view(const texture<T, N> &source, unsigned int most_detailed_mip,
               unsigned int mip_levels = 1) AMPCC_CPU;
  texture_view(const texture_view<T, N> &other) AMPCC_CPU;
  /// Of some levels of another view, counted from its most detailed one.
  texture_view(const texture_view &other, unsigned int most_detailed_mip,
               unsigned int mip_levels = 1) AMPCC_CPU;
#ifdef __AMPCC__
  /// Of all levels, in kernels. For scalars it is a compile-time error: read the texture itself, or
  /// capture a view.
  texture_view(const texture<T, N> &source) AMPCC_AMP : base(source) {
    static_assert(short_vector_traits<T>::size != 1,
                  "concurrency::graphics::texture_view: in amp code no texture of scalars can be "
                  "viewed as const; read the texture itself, or capture a view of it");
  }
#else
  texture_view(const texture_view &) = default;
  /// Rebinds: from now on this is a view of the same texels as `other`.
  texture_view &operator=(const texture_view &other) noexcept;
#endif
  /// Rebinds: from now on this is a view of the same texels as `other`.
  texture_view &operator=(const texture_view<T, N> &other) AMPCC_CPU;

#ifdef __AMPCC__
  /// A texel of the most detailed level, by an index or by ints. An index outside has no defined
  /// result.
  value_type operator[](const index<N> &i) const AMPCC_AMP { return get(i); }
  value_type operator[](int i0) const AMPCC_AMP { return (*this)(i0); }
  value_type operator()(const index<N> &i) const AMPCC_AMP { return get(i); }
  value_type operator()(int i0) const AMPCC_AMP {
    static_assert(N == 1, "concurrency::graphics::texture_view: one index needs rank 1");
    return get(base::components(i0));
  }
  value_type operator()(int i0, int i1) const AMPCC_AMP {
    static_assert(N == 2, "concurrency::graphics::texture_view: two indices need rank 2");
    return get(base::components(i0, i1));
  }
  value_type operator()(int i0, int i1, int i2) const AMPCC_AMP {
    static_assert(N == 3, "concurrency::graphics::texture_view: three indices need rank 3");
    return get(base::components(i0, i1, i2));
  }
  /// The same.
  value_type get(const index<N> &i) const AMPCC_AMP {
    return ampcc_detail::texel_value<T>::read(this->data_, this->place(i), this->bits());
  }
  /// A texel of any level.
  value_type get(const index<N> &i, unsigned int mip_level) const AMPCC_AMP {
    return ampcc_detail::texel_value<T>::read(this->data_, place_in(i, mip_level), this->bits());
  }

  /// For messages. For the library.
  void set(const index<N> &i, const T &value) const AMPCC_AMP
      AMPCC_DELETED("a view of const elements is only read; write through a texture_view<T, N>");

  /// A value interpolated between texels, for textures of float, norm and unorm (spec 10.5.7). The
  /// coordinates go from 0 to 1 in each dimension, x first, where an index has the row first. For
  /// coordinates outside of this range the address mode decides.
  value_type sample(const graphics::sampler &with, const coordinates_type &coord,
                    float level_of_detail = 0.0f) const AMPCC_AMP {
    return sampled(with.get_filter_mode(), with.get_address_mode(), with.get_border_color(), coord,
                   level_of_detail);
  }
  /// The same with the modes of a sampler as template arguments; `address_border` needs a sampler.
  template <graphics::filter_mode Filter = filter_linear,
            graphics::address_mode Address = address_clamp>
  value_type sample(const coordinates_type &coord, float level_of_detail = 0.0f) const AMPCC_AMP {
    static_assert(Filter == filter_point || Filter == filter_linear,
                  "concurrency::graphics::texture_view::sample: the filter mode must be "
                  "filter_point or filter_linear");
    ampcc_detail::check_address<Address>();
    return sampled(Filter, Address, float_4(0.0f), coord, level_of_detail);
  }

  /// For messages: the first number would be the coordinate of all dimensions, the second a level
  /// of detail. For the library.
  template <
      typename X, typename Y, typename... Rest,
      typename std::enable_if<
          N != 1 && std::is_arithmetic<X>::value && std::is_arithmetic<Y>::value, int>::type = 0>
  value_type sample(const graphics::sampler &with, X x, Y y, Rest... rest) const AMPCC_AMP
      AMPCC_DELETED("pass the coordinates as one value: sample(sampler, float_2(x, y))");
  /// For messages. For the library.
  template <
      graphics::filter_mode Filter = filter_linear, graphics::address_mode Address = address_clamp,
      typename X, typename Y, typename... Rest,
      typename std::enable_if<
          N != 1 && std::is_arithmetic<X>::value && std::is_arithmetic<Y>::value, int>::type = 0>
  value_type sample(X x, Y y, Rest... rest) const AMPCC_AMP
      AMPCC_DELETED("pass the coordinates as one value: sample(float_2(x, y))");

#define AMPCC_GATHER(COLOR, CHANNEL)                                                               \
  const gather_return_type gather_##COLOR(const graphics::sampler &with,                           \
                                          const coordinates_type &coord) const AMPCC_AMP {         \
    return gathered<CHANNEL>(with.get_address_mode(), with.get_border_color(), coord);             \
  }                                                                                                \
  template <graphics::address_mode Address = address_clamp>                                        \
  const gather_return_type gather_##COLOR(const coordinates_type &coord) const AMPCC_AMP {         \
    ampcc_detail::check_address<Address>();                                                        \
    return gathered<CHANNEL>(Address, float_4(0.0f), coord);                                       \
  }
  /// One component of the four texels around a point (spec 10.5.8), counter-clockwise from the
  /// lower left; for two dimensions.
  AMPCC_GATHER(red, 0)
  AMPCC_GATHER(green, 1)
  AMPCC_GATHER(blue, 2)
  AMPCC_GATHER(alpha, 3)
#undef AMPCC_GATHER

private:
  /// Returns the place of a texel of a level, in texels from the start of the storage.
  int place_in(const index<N> &i, unsigned int level) const AMPCC_AMP {
    return this->first_ + ampcc_detail::texels_before_level(this->get_extent(), level) +
           concurrency::ampcc_detail::flatten<int>(
               i, ampcc_detail::extent_of_level(this->get_extent(), level));
  }
  /// Returns the texels of a level.
  ampcc_detail::texel_source<N> source(unsigned int level) const AMPCC_AMP {
    return ampcc_detail::texel_source<N>(
        this->data_, this->first_ + ampcc_detail::texels_before_level(this->get_extent(), level),
        ampcc_detail::extent_of_level(this->get_extent(), level), this->bits());
  }
  /// Implements sample(). If the launch has an OpenCL image of the texture, and the modes are those
  /// of the image, the device samples.
  T sampled(unsigned int filter, unsigned int address, const float_4 &border,
            const coordinates_type &coord, float level_of_detail) const AMPCC_AMP {
    static_assert(ampcc_detail::is_filterable<scalar_type>::value,
                  "concurrency::graphics::texture_view::sample: only textures of float, norm and "
                  "unorm are sampled; read the texels with get");
    typedef ampcc_detail::texture_filter<typename ampcc_detail::filtered_as<T>::type, N>
        filter_type;
    const ampcc_detail::position<N> where(coord);
    if (ampcc_detail::sampled_format<const T, N>::value != 0 &&
        ampcc_detail::has_image(this->image_) && filter == filter_linear &&
        address == address_clamp && this->get_mipmap_levels() == 1 && this->bits() == 8) {
      float channels[4];
      ampcc_detail::sample_image(this->image_, where.x, where.y, channels);
      return T(filter_type::value(channels));
    }
    const ampcc_detail::level_choice level(level_of_detail, this->get_mipmap_levels(), filter);
    ampcc_detail::color result =
        filter_type::at(source(level.first), where, filter, address, border);
    if (level.weight > 0.0f)
      result = ampcc_detail::mix(
          result, filter_type::at(source(level.first + 1), where, filter, address, border),
          level.weight);
    return T(filter_type::value(result, this->bits()));
  }
  /// Implements the gather functions for one component.
  template <int Channel>
  gather_return_type gathered(unsigned int address, const float_4 &border,
                              const coordinates_type &coord) const AMPCC_AMP {
    static_assert(N == 2, "concurrency::graphics::texture_view: only textures of rank 2 are "
                          "gathered from");
    static_assert(ampcc_detail::is_filterable<scalar_type>::value,
                  "concurrency::graphics::texture_view: only textures of float, norm and unorm are "
                  "gathered from; read the texels with get");
    static_assert(
        Channel < short_vector_traits<T>::size,
        "concurrency::graphics::texture_view: the element type does not have the component "
        "to gather");
    typedef ampcc_detail::texture_gather<typename ampcc_detail::filtered_as<T>::type, N, Channel>
        gather_type;
    return gather_return_type(
        gather_type::at(source(0), ampcc_detail::position<N>(coord), address, border));
  }
#endif
};
template <typename T, int N> const int texture_view<const T, N>::rank;

/// A view of the most detailed level of a texture that is only written. It is the older form, of
/// the first version of the specification; texture_view does the same and more.
template <typename T, int N>
class writeonly_texture_view : public ampcc_detail::texture_object<T, N> {
  typedef ampcc_detail::texture_object<T, N> base;

public:
  /// The number of dimensions, and the types of texels and of their components.
  AMPCC_WRITABLE_VIEW(writeonly_texture_view)

  /// A view of the most detailed level of a texture that is no staging texture.
  writeonly_texture_view(texture<T, N> &source) AMPCC_CPU;
#ifdef __AMPCC__
  /// The same in kernels. For short vectors it is a compile-time error: capture a view.
  writeonly_texture_view(texture<T, N> &source) AMPCC_AMP : base(source) {
    static_assert(short_vector_traits<T>::size == 1,
                  "concurrency::graphics::writeonly_texture_view: in amp code only textures of "
                  "scalars can be viewed to be written; make the view outside the kernel and "
                  "capture it");
  }
#else
  writeonly_texture_view(const writeonly_texture_view &) = default;
  writeonly_texture_view &operator=(const writeonly_texture_view &other) noexcept;
#endif

  /// Writes a texel.
  AMPCC_SET_TEXEL
#ifdef __AMPCC__
#define AMPCC_ONLY_WRITTEN                                                                         \
  AMPCC_AMP AMPCC_DELETED("a writeonly_texture_view is only written; read through a "              \
                          "texture_view<const T, N>")
  /// For messages. For the library.
  value_type get(const index<N> &i) const AMPCC_ONLY_WRITTEN;
  value_type operator[](const index<N> &i) const AMPCC_ONLY_WRITTEN;
#undef AMPCC_ONLY_WRITTEN
  template <typename... Indices> value_type operator()(Indices...) const AMPCC_AMP {
    static_assert(sizeof...(Indices) > 3, "a writeonly_texture_view is only written; read through "
                                          "a texture_view<const T, N>");
    return value_type();
  }
#endif
};
template <typename T, int N> const int writeonly_texture_view<T, N>::rank;

#undef AMPCC_SET_TEXEL
#undef AMPCC_WRITABLE_VIEW
#undef AMPCC_READ_WRITE_TEXEL

#ifdef __cpp_deduction_guides
/// `texture_view v(t)` has the texture's texels and rank, and only reads where that is const.
template <typename T, int N> texture_view(texture<T, N> &) -> texture_view<T, N>;
template <typename T, int N> texture_view(texture<T, N> &, unsigned int) -> texture_view<T, N>;
template <typename T, int N> texture_view(const texture<T, N> &) -> texture_view<const T, N>;
template <typename T, int N>
texture_view(const texture<T, N> &, unsigned int, unsigned int = 1) -> texture_view<const T, N>;
template <typename T, int N>
writeonly_texture_view(texture<T, N> &) -> writeonly_texture_view<T, N>;
#endif

} // namespace graphics
} // namespace Concurrency

#endif
