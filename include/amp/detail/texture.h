//===- texture.h - the class texture, texels on an accelerator_view (spec 10.1) ===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A texture is a value like array, but its texels are read and written as a whole and may be packed
// into fewer bits. Kernels read and write texels with the functions here. texture_host.h has the
// bodies of the constructors and copies. <amp_graphics.h> includes it only when the host compiler
// parses the program, because the frontend needs only declarations. A further member for the host
// is declared here and implemented there.
//
//===----------------------------------------------------------------------===//
#ifndef AMP_DETAIL_TEXTURE_H
#define AMP_DETAIL_TEXTURE_H

#include "texture_object.h"
#include "traits.h"

namespace Concurrency {
namespace graphics {

/// Whether a kernel may both read and write a texture of T. texture_view.h uses and undefines it.
#define AMPCC_READ_WRITE_TEXEL                                                                     \
  (std::is_same<T, int>::value || std::is_same<T, unsigned int>::value ||                          \
   std::is_same<T, float>::value)

/// Texels in the memory of an accelerator: T is int, unsigned int, float, double, norm or unorm, or
/// a short vector of two to four of them as docs/textures.md#formats lists; N is 1 to 3. A texture
/// is for texels of several components, formats with few bits, and samples; for numbers that are
/// only read by index take an array or array_view. A value, like array. Kernels capture it by
/// reference, and must run on its accelerator_view. They sample it through a `texture_view<const T,
/// N>`.
///
/// Host code copies texels by the functions of concurrency::graphics:
/// - `copy(texture, memory, bytes)` and `copy(memory, bytes, texture)` in the texture's own format;
/// - `copy(texture, iterator)` and `copy(first, last, texture)` for other types than norm and
/// unorm,
///   with the default number of bits;
/// - `copy(texture, texture)`;
/// - sections: `copy(texture, index, extent, memory, bytes)`, `copy(memory, bytes, texture, index,
///   extent)`, both with iterators as well, and `copy(texture, index, texture, index, extent)`.
///
/// `copy_async` takes the same arguments and returns a completion_future. Either side can be a
/// view.
///
/// Example:
///   texture<unorm_4, 2> picture(height, width, pixels.data(), 4 * width * height, 8u);
template <typename T, int N> class texture : public ampcc_detail::texture_object<T, N> {
  static_assert(N >= 1 && N <= 3, "concurrency::graphics::texture: the rank must be 1, 2 or 3");
  static_assert(
      ampcc_detail::is_texel<T>::value,
      "concurrency::graphics::texture: the element type must be int, unsigned int or float "
      "or a short vector of them, or one, two or four of norm or unorm, or one or two of "
      "double");
  typedef ampcc_detail::texture_object<T, N> base;

public:
  /// The number of dimensions, and the types of texels and of their components.
  static const int rank = N;
  typedef T value_type;
  typedef typename short_vector_traits<T>::value_type scalar_type;

  /// With undefined contents: on the default view of the default accelerator, or on `home` (spec
  /// 10.1.3). By default a scalar element has 32 bits, a double 64; norm and unorm need an explicit
  /// number.
  ///
  /// Throws runtime_exception for extents that are not positive or too large and for bits other
  /// than 8, 16, 32 and 64. Throws unsupported_feature for a number of bits that T cannot have, and
  /// on a view of `cpu_accelerator`, which holds only staging textures.
  texture(const concurrency::extent<N> &ext) : texture(ext, default_bits(), 1) {}
  texture(int e0) : texture(concurrency::extent<N>(e0)) {}
  texture(int e0, int e1) : texture(concurrency::extent<N>(e0, e1)) {}
  texture(int e0, int e1, int e2) : texture(concurrency::extent<N>(e0, e1, e2)) {}
  texture(const concurrency::extent<N> &ext, const concurrency::accelerator_view &home)
      : texture(ext, default_bits(), 1, home) {}
  texture(int e0, const concurrency::accelerator_view &home)
      : texture(concurrency::extent<N>(e0), home) {}
  texture(int e0, int e1, const concurrency::accelerator_view &home)
      : texture(concurrency::extent<N>(e0, e1), home) {}
  texture(int e0, int e1, int e2, const concurrency::accelerator_view &home)
      : texture(concurrency::extent<N>(e0, e1, e2), home) {}

  /// The same with a number of bits for each component: 8, 16 or 32 for int and unsigned int, 16 or
  /// 32 for float, 8 or 16 for norm and unorm, 64 for double, and 32 alone for three components.
  texture(const concurrency::extent<N> &ext, unsigned int bits_per_scalar_element)
      : texture(ext, bits_per_scalar_element, 1) {}
  texture(int e0, unsigned int bits_per_scalar_element)
      : texture(concurrency::extent<N>(e0), bits_per_scalar_element) {}
  texture(int e0, int e1, unsigned int bits_per_scalar_element)
      : texture(concurrency::extent<N>(e0, e1), bits_per_scalar_element) {}
  texture(int e0, int e1, int e2, unsigned int bits_per_scalar_element)
      : texture(concurrency::extent<N>(e0, e1, e2), bits_per_scalar_element) {}
  texture(const concurrency::extent<N> &ext, unsigned int bits_per_scalar_element,
          const concurrency::accelerator_view &home)
      : texture(ext, bits_per_scalar_element, 1, home) {}
  texture(int e0, unsigned int bits_per_scalar_element, const concurrency::accelerator_view &home)
      : texture(concurrency::extent<N>(e0), bits_per_scalar_element, home) {}
  texture(int e0, int e1, unsigned int bits_per_scalar_element,
          const concurrency::accelerator_view &home)
      : texture(concurrency::extent<N>(e0, e1), bits_per_scalar_element, home) {}
  texture(int e0, int e1, int e2, unsigned int bits_per_scalar_element,
          const concurrency::accelerator_view &home)
      : texture(concurrency::extent<N>(e0, e1, e2), bits_per_scalar_element, home) {}

  /// With mipmap levels, each half as large as the one before, rounded down; 0 means all levels
  /// down to one texel. Throws runtime_exception for more levels than these.
  texture(const concurrency::extent<N> &ext, unsigned int bits_per_scalar_element,
          unsigned int mip_levels)
      : texture(ext, bits_per_scalar_element, mip_levels, ampcc_detail::texture_place()) {}
  texture(const concurrency::extent<N> &ext, unsigned int bits_per_scalar_element,
          unsigned int mip_levels, const concurrency::accelerator_view &home)
      : texture(ext, bits_per_scalar_element, mip_levels, ampcc_detail::texture_place(&home)) {}

  /// Staging textures, only for transfers (spec 10.1.4): `data` gives the host their texels. `home`
  /// is a view of `cpu_accelerator`, `associated` the accelerator_view at the other end.
  texture(const concurrency::extent<N> &ext, const concurrency::accelerator_view &home,
          const concurrency::accelerator_view &associated)
      : texture(ext, default_bits(), home, associated) {}
  texture(int e0, const concurrency::accelerator_view &home,
          const concurrency::accelerator_view &associated)
      : texture(concurrency::extent<N>(e0), home, associated) {}
  texture(int e0, int e1, const concurrency::accelerator_view &home,
          const concurrency::accelerator_view &associated)
      : texture(concurrency::extent<N>(e0, e1), home, associated) {}
  texture(int e0, int e1, int e2, const concurrency::accelerator_view &home,
          const concurrency::accelerator_view &associated)
      : texture(concurrency::extent<N>(e0, e1, e2), home, associated) {}
  texture(const concurrency::extent<N> &ext, unsigned int bits_per_scalar_element,
          const concurrency::accelerator_view &home,
          const concurrency::accelerator_view &associated)
      : texture(ext, bits_per_scalar_element, 1, ampcc_detail::texture_place(&home, &associated)) {}
  texture(int e0, unsigned int bits_per_scalar_element, const concurrency::accelerator_view &home,
          const concurrency::accelerator_view &associated)
      : texture(concurrency::extent<N>(e0), bits_per_scalar_element, home, associated) {}
  texture(int e0, int e1, unsigned int bits_per_scalar_element,
          const concurrency::accelerator_view &home,
          const concurrency::accelerator_view &associated)
      : texture(concurrency::extent<N>(e0, e1), bits_per_scalar_element, home, associated) {}
  texture(int e0, int e1, int e2, unsigned int bits_per_scalar_element,
          const concurrency::accelerator_view &home,
          const concurrency::accelerator_view &associated)
      : texture(concurrency::extent<N>(e0, e1, e2), bits_per_scalar_element, home, associated) {}

  /// Filled from iterators over texels (spec 10.1.5), with the default number of bits. It is a
  /// compile-time error for norm and unorm: fill these from memory.
  template <typename It, concurrency::ampcc_detail::if_iterator<It> = 0>
  texture(const concurrency::extent<N> &ext, It first, It last) : texture(ext, default_bits()) {
    fill(first, last);
  }
  template <typename It, concurrency::ampcc_detail::if_iterator<It> = 0>
  texture(int e0, It first, It last) : texture(concurrency::extent<N>(e0), first, last) {}
  template <typename It, concurrency::ampcc_detail::if_iterator<It> = 0>
  texture(int e0, int e1, It first, It last)
      : texture(concurrency::extent<N>(e0, e1), first, last) {}
  template <typename It, concurrency::ampcc_detail::if_iterator<It> = 0>
  texture(int e0, int e1, int e2, It first, It last)
      : texture(concurrency::extent<N>(e0, e1, e2), first, last) {}
  template <typename It, concurrency::ampcc_detail::if_iterator<It> = 0>
  texture(const concurrency::extent<N> &ext, It first, It last,
          const concurrency::accelerator_view &home)
      : texture(ext, default_bits(), home) {
    fill(first, last);
  }
  template <typename It, concurrency::ampcc_detail::if_iterator<It> = 0>
  texture(int e0, It first, It last, const concurrency::accelerator_view &home)
      : texture(concurrency::extent<N>(e0), first, last, home) {}
  template <typename It, concurrency::ampcc_detail::if_iterator<It> = 0>
  texture(int e0, int e1, It first, It last, const concurrency::accelerator_view &home)
      : texture(concurrency::extent<N>(e0, e1), first, last, home) {}
  template <typename It, concurrency::ampcc_detail::if_iterator<It> = 0>
  texture(int e0, int e1, int e2, It first, It last, const concurrency::accelerator_view &home)
      : texture(concurrency::extent<N>(e0, e1, e2), first, last, home) {}
  template <typename It, concurrency::ampcc_detail::if_iterator<It> = 0>
  texture(const concurrency::extent<N> &ext, It first, It last,
          const concurrency::accelerator_view &home,
          const concurrency::accelerator_view &associated)
      : texture(ext, default_bits(), home, associated) {
    fill(first, last);
  }
  template <typename It, concurrency::ampcc_detail::if_iterator<It> = 0>
  texture(int e0, It first, It last, const concurrency::accelerator_view &home,
          const concurrency::accelerator_view &associated)
      : texture(concurrency::extent<N>(e0), first, last, home, associated) {}
  template <typename It, concurrency::ampcc_detail::if_iterator<It> = 0>
  texture(int e0, int e1, It first, It last, const concurrency::accelerator_view &home,
          const concurrency::accelerator_view &associated)
      : texture(concurrency::extent<N>(e0, e1), first, last, home, associated) {}
  template <typename It, concurrency::ampcc_detail::if_iterator<It> = 0>
  texture(int e0, int e1, int e2, It first, It last, const concurrency::accelerator_view &home,
          const concurrency::accelerator_view &associated)
      : texture(concurrency::extent<N>(e0, e1, e2), first, last, home, associated) {}

  /// Filled from memory in the texture's own format: texels in order, without gaps (spec 10.1.6).
  ///
  /// Throws runtime_exception where there are too few bytes.
  texture(const concurrency::extent<N> &ext, const void *source, unsigned int src_byte_size,
          unsigned int bits_per_scalar_element)
      : texture(ext, bits_per_scalar_element) {
    fill(source, src_byte_size);
  }
  texture(int e0, const void *source, unsigned int src_byte_size,
          unsigned int bits_per_scalar_element)
      : texture(concurrency::extent<N>(e0), source, src_byte_size, bits_per_scalar_element) {}
  texture(int e0, int e1, const void *source, unsigned int src_byte_size,
          unsigned int bits_per_scalar_element)
      : texture(concurrency::extent<N>(e0, e1), source, src_byte_size, bits_per_scalar_element) {}
  texture(int e0, int e1, int e2, const void *source, unsigned int src_byte_size,
          unsigned int bits_per_scalar_element)
      : texture(concurrency::extent<N>(e0, e1, e2), source, src_byte_size,
                bits_per_scalar_element) {}
  texture(const concurrency::extent<N> &ext, const void *source, unsigned int src_byte_size,
          unsigned int bits_per_scalar_element, const concurrency::accelerator_view &home)
      : texture(ext, bits_per_scalar_element, home) {
    fill(source, src_byte_size);
  }
  texture(int e0, const void *source, unsigned int src_byte_size,
          unsigned int bits_per_scalar_element, const concurrency::accelerator_view &home)
      : texture(concurrency::extent<N>(e0), source, src_byte_size, bits_per_scalar_element, home) {}
  texture(int e0, int e1, const void *source, unsigned int src_byte_size,
          unsigned int bits_per_scalar_element, const concurrency::accelerator_view &home)
      : texture(concurrency::extent<N>(e0, e1), source, src_byte_size, bits_per_scalar_element,
                home) {}
  texture(int e0, int e1, int e2, const void *source, unsigned int src_byte_size,
          unsigned int bits_per_scalar_element, const concurrency::accelerator_view &home)
      : texture(concurrency::extent<N>(e0, e1, e2), source, src_byte_size, bits_per_scalar_element,
                home) {}
  texture(const concurrency::extent<N> &ext, const void *source, unsigned int src_byte_size,
          unsigned int bits_per_scalar_element, const concurrency::accelerator_view &home,
          const concurrency::accelerator_view &associated)
      : texture(ext, bits_per_scalar_element, home, associated) {
    fill(source, src_byte_size);
  }
  texture(int e0, const void *source, unsigned int src_byte_size,
          unsigned int bits_per_scalar_element, const concurrency::accelerator_view &home,
          const concurrency::accelerator_view &associated)
      : texture(concurrency::extent<N>(e0), source, src_byte_size, bits_per_scalar_element, home,
                associated) {}
  texture(int e0, int e1, const void *source, unsigned int src_byte_size,
          unsigned int bits_per_scalar_element, const concurrency::accelerator_view &home,
          const concurrency::accelerator_view &associated)
      : texture(concurrency::extent<N>(e0, e1), source, src_byte_size, bits_per_scalar_element,
                home, associated) {}
  texture(int e0, int e1, int e2, const void *source, unsigned int src_byte_size,
          unsigned int bits_per_scalar_element, const concurrency::accelerator_view &home,
          const concurrency::accelerator_view &associated)
      : texture(concurrency::extent<N>(e0, e1, e2), source, src_byte_size, bits_per_scalar_element,
                home, associated) {}

  /// Copies of a texture or of the levels of a view (spec 10.1.7): on the same accelerator_view, on
  /// `home`, or as a staging texture.
  texture(const texture &source);
  texture(const texture &source, const concurrency::accelerator_view &home);
  texture(const texture &source, const concurrency::accelerator_view &home,
          const concurrency::accelerator_view &associated);
  texture(const texture_view<T, N> &source);
  texture(const texture_view<T, N> &source, const concurrency::accelerator_view &home);
  texture(const texture_view<T, N> &source, const concurrency::accelerator_view &home,
          const concurrency::accelerator_view &associated);
  texture(const texture_view<const T, N> &source);
  texture(const texture_view<const T, N> &source, const concurrency::accelerator_view &home);
  texture(const texture_view<const T, N> &source, const concurrency::accelerator_view &home,
          const concurrency::accelerator_view &associated);

  /// Leaves `other` fit only for destruction and assignment: uses of its texels throw.
  texture(texture &&other) noexcept;
  /// Replaces extent, format, accelerator_view and texels by those of the other texture, copied or
  /// moved.
  texture &operator=(const texture &other);
  texture &operator=(texture &&other) noexcept;

#ifndef __AMPCC__
  /// For the library: over existing storage.
  texture(const concurrency::extent<N> &ext, const ampcc_rt::texture_format &format,
          const ampcc_rt::texture_size &size, concurrency::ampcc_detail::existing_buffer storage);
#endif

  /// Copies all texels to one of the same extent, format and number of mipmap levels (spec 10.1.9).
  ///
  /// Throws runtime_exception where they differ.
  void copy_to(texture &dest) const;
  void copy_to(const texture_view<T, N> &dest) const;
  void copy_to(const writeonly_texture_view<T, N> &dest) const;

  /// The accelerator_view at the other end of a staging texture's transfers.
  concurrency::accelerator_view get_associated_accelerator_view() const;

  /// The texels of a staging texture, valid until the next copy to or from it; null for other
  /// textures.
  void *data();
  const void *data() const;
  /// The bytes from one row of a staging texture to the next.
  unsigned int get_row_pitch() const {
    static_assert(N >= 2,
                  "concurrency::graphics::texture: row_pitch needs a texture of rank 2 or 3");
    return AMPCC_FIELD(row_pitch);
  }
  /// The bytes from one slice of a staging texture to the next.
  unsigned int get_depth_pitch() const {
    static_assert(N == 3, "concurrency::graphics::texture: depth_pitch needs a texture of rank 3");
    return AMPCC_FIELD(depth_pitch);
  }

#ifdef __AMPCC__
  /// A texel of the most detailed level, by an index or by ints (spec 10.1.15). In kernels only:
  /// host code copies the texture to memory (`graphics::copy`), or reads `data` of a staging
  /// texture. An index outside has no defined result.
  const value_type operator[](const index<N> &i) const AMPCC_AMP { return get(i); }
  const value_type operator[](int i0) const AMPCC_AMP { return (*this)(i0); }
  const value_type operator()(const index<N> &i) const AMPCC_AMP { return get(i); }
  const value_type operator()(int i0) const AMPCC_AMP {
    static_assert(N == 1, "concurrency::graphics::texture: one index needs rank 1");
    return get(base::components(i0));
  }
  const value_type operator()(int i0, int i1) const AMPCC_AMP {
    static_assert(N == 2, "concurrency::graphics::texture: two indices need rank 2");
    return get(base::components(i0, i1));
  }
  const value_type operator()(int i0, int i1, int i2) const AMPCC_AMP {
    static_assert(N == 3, "concurrency::graphics::texture: three indices need rank 3");
    return get(base::components(i0, i1, i2));
  }
  /// The same.
  const value_type get(const index<N> &i) const AMPCC_AMP {
    return ampcc_detail::texel_value<T>::read(this->data_, this->place(i), this->bits());
  }
  /// Writes a texel of int, unsigned int or float. For any other T, also short vectors, it is a
  /// compile-time error: write through a texture_view.
  void set(const index<N> &i, const value_type &value) AMPCC_AMP {
    static_assert(
        AMPCC_READ_WRITE_TEXEL,
        "concurrency::graphics::texture::set: only textures of int, unsigned int and float "
        "are written directly; write through a texture_view");
    ampcc_detail::texel_value<T>::write(this->data_, this->place(i), this->bits(), value);
  }
  /// For messages. For the library.
  void set(const index<N> &i, const value_type &value) const AMPCC_AMP
      AMPCC_DELETED("the texture is const; write to one that is not, or through a texture_view");
#endif

private:
  template <typename, int> friend class texture_view;
  template <typename, int> friend class writeonly_texture_view;

  texture(const concurrency::extent<N> &ext, unsigned int bits, unsigned int levels,
          ampcc_detail::texture_place place);
  static constexpr unsigned int default_bits() {
    static_assert(ampcc_detail::texel_scalar<scalar_type>::default_bits != 0,
                  "concurrency::graphics::texture: a texture of norm or unorm needs the number of "
                  "bits per scalar element, 8 or 16");
    return ampcc_detail::texel_scalar<scalar_type>::default_bits;
  }
  template <typename It> void fill(It first, It last);
  void fill(const void *source, std::size_t bytes);

#ifndef __AMPCC__
  /// The format and the size of a texture before it has storage.
  struct plan {
    ampcc_rt::texture_format format;
    ampcc_rt::texture_size size;
  };
  static plan make_plan(const concurrency::extent<N> &ext, unsigned int bits, unsigned int levels);
  texture(const concurrency::extent<N> &ext, const plan &made, ampcc_detail::texture_place place);
  template <typename Source> texture(const Source &source, ampcc_detail::texture_place place);
#endif

  AMPCC_HOST_FIELD_PROPERTY(unsigned int, row_pitch);
  AMPCC_HOST_FIELD_PROPERTY(unsigned int, depth_pitch);

private:
  AMPCC_HOST_ONLY_MEMBER unsigned int is_staging_; ///< 1 for a staging texture, else 0
  AMPCC_HOST_PROPERTY(concurrency::accelerator_view, associated_accelerator_view);
};

template <typename T, int N> const int texture<T, N>::rank;

#ifdef __cpp_deduction_guides
/// `texture t(3, 4, first, last)` has the element type of the iterators and the rank of the extent,
/// 2.
template <int N, typename It, typename... Where>
texture(const extent<N> &, It, It, Where...) -> texture<concurrency::ampcc_detail::element<It>, N>;
template <typename It, typename... Where>
texture(int, It, It, Where...) -> texture<concurrency::ampcc_detail::element<It>, 1>;
template <typename It, typename... Where>
texture(int, int, It, It, Where...) -> texture<concurrency::ampcc_detail::element<It>, 2>;
template <typename It, typename... Where>
texture(int, int, int, It, It, Where...) -> texture<concurrency::ampcc_detail::element<It>, 3>;
#endif

} // namespace graphics
} // namespace Concurrency

#endif
