//===- texture_object.h - the common base of textures and their views -----===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The base class of texture, texture_view and writeonly_texture_view. For the runtime the object is
// an array of 32-bit words (ampcc_rt/texture.h documents the layout of the texels). Like an array
// it is used on its own accelerator_view, and data moves only by copies. A view of mipmap levels
// begins at its most detailed level and has the extent of that level. Members that only one of the
// three classes has belong in that class. config.h explains the macros AMPCC_..., by which the
// frontend and the host compiler get different members.
//
//===----------------------------------------------------------------------===//
#ifndef AMP_DETAIL_TEXTURE_OBJECT_H
#define AMP_DETAIL_TEXTURE_OBJECT_H

#include "buffer_object.h"
#include "flatten.h"
#include "texel.h"

namespace Concurrency {
namespace graphics {

template <typename T, int N> class AMPCC_LIBRARY_CLASS("texture") texture;
template <typename T, int N> class AMPCC_LIBRARY_CLASS("texture_view") texture_view;
template <typename T, int N>
class AMPCC_LIBRARY_CLASS("writeonly_texture_view") writeonly_texture_view;

namespace ampcc_detail {

/// The accelerator_view for a new texture. If `home` is null, it is the default one. If
/// `associated` is not null, the texture is a staging texture.
struct texture_place {
  explicit texture_place(const concurrency::accelerator_view *home = nullptr,
                         const concurrency::accelerator_view *associated = nullptr)
      : home(home), associated(associated) {}
  const concurrency::accelerator_view *home, *associated;
};

/// The extent of a mipmap level.
template <int N>
concurrency::extent<N> extent_of_level(const concurrency::extent<N> &whole,
                                       unsigned int level) AMPCC_DUAL {
  concurrency::extent<N> part;
  for (int d = 0; d < N; ++d)
    part[d] = whole[d] >> level > 1 ? whole[d] >> level : 1;
  return part;
}

/// The number of texels in the mipmap levels before `level`.
template <int N>
int texels_before_level(const concurrency::extent<N> &whole, unsigned int level) AMPCC_DUAL {
  int texels = 0;
  for (unsigned int l = 0; l < level; ++l) {
    int count = 1;
    for (int d = 0; d < N; ++d)
      count *= whole[d] >> l > 1 ? whole[d] >> l : 1;
    texels += count;
  }
  return texels;
}

/// The bits per scalar element that nearly all textures of T have. Kernels are also compiled for
/// this constant (AMPCC_USUALLY).
template <class T, bool = is_texel<T>::value> struct usual_bits {
  static constexpr unsigned int value = 32;
};
template <class T> struct usual_bits<T, true> {
  static constexpr unsigned int of_scalar =
      texel_scalar<typename short_vector_traits<T>::value_type>::default_bits;
  static constexpr unsigned int value = of_scalar ? of_scalar : 8;
};

/// The format of an OpenCL image with which a device samples texels T in N dimensions as exactly as
/// the library does (docs/textures.md), or 0 if there is none. Only a view of const elements can
/// sample, so T must be const.
template <class T, int N> struct sampled_format {
  static constexpr unsigned int value = 0;
};
template <class T> struct sampled_format<const T, 2> {
  typedef typename std::conditional<is_texel<T>::value, T, float>::type texel;
  typedef typename short_vector_traits<texel>::value_type scalar;
  static constexpr unsigned int of_scalar =
      std::is_same<scalar, unorm>::value  ? ampcc_rt::sampled_unorm
      : std::is_same<scalar, norm>::value ? ampcc_rt::sampled_norm
                                          : 0;
  static constexpr unsigned int value =
      of_scalar ? of_scalar + static_cast<unsigned int>(short_vector_traits<texel>::size) : 0;
};

/// The common members of textures and their views. T is const if the object only reads.
template <class T, int N> class texture_object : public concurrency::ampcc_detail::buffer_object {
public:
  /// The size in each dimension, of the most detailed level.
  concurrency::extent<N> get_extent() const AMPCC_DUAL { return AMPCC_FIELD(extent); }
  /// The number of mipmap levels.
  unsigned int get_mipmap_levels() const AMPCC_DUAL { return AMPCC_FIELD(mipmap_levels); }
  /// The bits of each component.
  unsigned int get_bits_per_scalar_element() const { return AMPCC_FIELD(bits_per_scalar_element); }
  /// The size of a mipmap level in each dimension.
  ///
  /// Throws runtime_exception on the host for a level that is not there.
  concurrency::extent<N> get_mipmap_extent(unsigned int mipmap_level) const AMPCC_CPU {
    AMPCC_HOST(ampcc_rt::check_mipmap_level(mipmap_level, mipmap_levels);)
    return extent_of_level(AMPCC_FIELD(extent), mipmap_level);
  }
#ifdef __AMPCC__
  concurrency::extent<N> get_mipmap_extent(unsigned int mipmap_level) const AMPCC_AMP {
    return extent_of_level(AMPCC_FIELD(extent), mipmap_level);
  }
#endif
  /// The bytes of the texels of all levels.
  unsigned int get_data_length() const { return AMPCC_FIELD(data_length); }
  /// The accelerator_view of its memory.
  concurrency::accelerator_view get_accelerator_view() const;

protected:
#ifdef __AMPCC__
  template <class U>
  explicit texture_object(const texture_object<U, N> &other) AMPCC_AMP
      : data_(other.data_),
        first_(other.first_),
        image_(0),
        extent_(other.extent_),
        mipmap_levels_(other.mipmap_levels_),
        bits_per_scalar_element_(other.bits_per_scalar_element_) {}

  /// Returns the place of a texel, in texels from the start of the storage.
  int place(const index<N> &i) const AMPCC_AMP {
    return first_ + AMPCC_CHECKED(concurrency::ampcc_detail::flatten<int>(i, extent_), i, extent_);
  }
  /// Returns an index of the first N of these components. The caller has rejected a number of
  /// components other than N.
  static index<N> components(int i0, int i1 = 0, int i2 = 0) AMPCC_AMP {
    index<N> i;
    i[0] = i0;
    if (N > 1)
      i[N > 1 ? 1 : 0] = i1;
    if (N > 2)
      i[N > 2 ? 2 : 0] = i2;
    return i;
  }
  int bits() const AMPCC_AMP { return static_cast<int>(bits_per_scalar_element_); }
#else
  /// An object for all of the storage `source`, whose ownership it takes over.
  texture_object(ampcc_rt::buffer *source, const concurrency::extent<N> &ext,
                 const ampcc_rt::texture_format &format, const ampcc_rt::texture_size &size);
  /// An object for some mipmap levels of another one.
  template <class U>
  texture_object(const texture_object<U, N> &other, unsigned int level, unsigned int levels);
  template <class U>
  explicit texture_object(const texture_object<U, N> &other)
      : texture_object(other, 0, other.mipmap_levels) {}
  /// An object with the members of another one, from which `storage` was taken (a move).
  texture_object(texture_object &other, concurrency::ampcc_detail::existing_buffer storage);
#endif

  template <class, int> friend class texture_object;
  friend struct texture_access; // texture_transfer.h

  typedef
      typename std::conditional<std::is_const<T>::value, const unsigned char, unsigned char>::type
          byte;
  AMPCC_BUFFER_MEMBER byte *data_;
  concurrency::extent<1> words_; ///< the number of words, where the runtime reads an array's extent
  int first_;                    ///< the texel at the origin of the most detailed level
  AMPCC_IMAGE_MEMBER((sampled_format<T, N>::value)) int image_; ///< used on the device only
  AMPCC_FIELD_PROPERTY(concurrency::extent<N>, extent);
  AMPCC_FIELD_PROPERTY(unsigned int, mipmap_levels) AMPCC_USUALLY(1);
  AMPCC_FIELD_PROPERTY(unsigned int, bits_per_scalar_element)
  AMPCC_USUALLY(usual_bits<typename std::remove_const<T>::type>::value);
  AMPCC_HOST_FIELD_PROPERTY(unsigned int, data_length);
  AMPCC_HOST_PROPERTY(concurrency::accelerator_view, accelerator_view);
};

} // namespace ampcc_detail
} // namespace graphics
} // namespace Concurrency

#endif
