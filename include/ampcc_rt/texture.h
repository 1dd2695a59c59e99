//===- texture.h - textures, the interface of the headers to the runtime --===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// For the runtime a texture is the storage of an array: the texels of all mipmap levels, one level
// after the other. Each level is row-major without gaps, in the format that the element type and
// the bits per scalar element determine. The host code of textures (amp/detail/texture_host.h)
// calls the functions here, which check what a program passes and throw with a message. A further
// format of texels needs its rules in amp/detail/texel.h and here.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_RT_TEXTURE_H
#define AMPCC_RT_TEXTURE_H

#include "buffer.h"
#include "exported.h"
#include <cstddef>
#include <memory>

AMPCC_RT_BEGIN_EXPORTS
namespace ampcc_rt {

/// The kind of a scalar element, for any number of bits.
enum class texel_scalar : unsigned int { sint, uint, floating, snorm, unorm, doubles };

/// The format of an OpenCL image with which a device samples a texture, as a kernel's argument
/// holds it: one of these numbers, for unorm or norm, plus the number of channels of 8 bits (1, 2
/// or 4).
constexpr unsigned int sampled_unorm = 16, sampled_norm = 32;

/// The format of a texel.
struct texture_format {
  texel_scalar scalar;
  unsigned int channels;
  unsigned int bits; ///< per scalar element

  /// The size of a texel.
  unsigned int bytes() const { return channels * bits / 8; }
};

/// The size of a texture.
struct texture_size {
  unsigned int levels; ///< of mipmaps
  std::size_t texels;  ///< of all of them
};

/// The size of a texture of this extent (component 0 the most significant). 0 levels means the
/// largest possible number. Throws runtime_exception for bits that no format has, an extent that is
/// not positive or not countable and for too many levels, unsupported_feature for bits that the
/// element type does not have.
texture_size measure_texture(const texture_format &format, const int *extent, int rank,
                             unsigned int levels);

/// Storage for the texels on an accelerator_view; with `associated` a staging texture. Throws
/// unsupported_feature for the CPU accelerator, which holds only staging textures.
buffer *make_texture(const texture_format &format, const texture_size &size,
                     const std::shared_ptr<queue> &home,
                     const std::shared_ptr<queue> *associated = nullptr);

// Checks of arguments of a program. All throw runtime_exception if the check fails.
void check_sampler(unsigned int filter, unsigned int address);
/// A view of `count` mipmap levels from `first` on is inside of a texture with `levels`.
void check_mipmap_levels(unsigned int first, unsigned int count, unsigned int levels);
/// `level` is one of `levels`.
void check_mipmap_level(unsigned int level, unsigned int levels);
/// The source of a view is not a staging texture, which kernels cannot use.
void check_view_source(bool is_staging);
/// The caller's memory has room for the texels.
void check_texture_bytes(std::size_t given, std::size_t wanted);
/// The elements of the texture have `natural` bits, like the values of an iterator.
void check_natural_bits(unsigned int bits, unsigned int natural);
void check_texture_section(const int *extent, const int *origin, const int *part, int rank);
void check_same_format(unsigned int source_bits, unsigned int target_bits,
                       unsigned int source_levels, unsigned int target_levels);
void check_same_extent(const int *source, const int *target, int rank);
/// A copy of a part: one level on both sides, and not onto itself.
void check_single_level(unsigned int source_levels, unsigned int target_levels);
void check_distinct(bool same);
[[noreturn]] void throw_too_few_elements(std::size_t found, std::size_t wanted);

} // namespace ampcc_rt
AMPCC_RT_END_EXPORTS

#endif
