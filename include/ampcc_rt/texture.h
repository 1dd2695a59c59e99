//===- texture.h - textures as the library headers see them ---------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A texture is an array's storage: the texels of all mipmap levels, one level after the other, each
// dense and row-major in the format that its element type and bits per scalar element determine.
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

/// The format of an image that samples in place of a kernel, as the kernel's argument holds it: the
/// number of channels of 8 bits (1, 2 or 4), and whether they are unorm or norm.
constexpr unsigned int sampled_unorm = 16, sampled_norm = 32;

struct texture_format {
  texel_scalar scalar;
  unsigned int channels;
  unsigned int bits; ///< per scalar element

  unsigned int bytes() const { return channels * bits / 8; }
};

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

// Checks of what a program asks for. All throw runtime_exception.
void check_sampler(unsigned int filter, unsigned int address);
/// A view of `count` levels from `first` on, of `levels`.
void check_mipmap_levels(unsigned int first, unsigned int count, unsigned int levels);
/// `level` is one of `levels`.
void check_mipmap_level(unsigned int level, unsigned int levels);
/// Views stand over textures that kernels can use.
void check_view_source(bool is_staging);
/// The caller's memory has room for the texels.
void check_texture_bytes(std::size_t given, std::size_t wanted);
/// An iterator's elements are what the texture stores: of `natural` bits.
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
