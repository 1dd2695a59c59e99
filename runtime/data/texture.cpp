//===- texture.cpp - sizes and memory of textures (spec 10) ---------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "base/error.h"
#include "data/data_source.h"
#include "device/device.h"
#include "device/queue.h"
#include <algorithm>
#include <ampcc_rt/texture.h>
#include <climits>
#include <cstddef>
#include <memory>
#include <string>

namespace ampcc_rt {

using namespace concurrency;

namespace {

std::string name_of(const texture_format &format) {
  static const char *const names[] = {"int", "uint", "float", "norm", "unorm", "double"};
  const char *scalar = names[static_cast<unsigned>(format.scalar)];
  return format.channels == 1 ? std::string(scalar) : text(scalar, "_", format.channels);
}

/// Returns the numbers of bits that a scalar element can have, by the table of spec 10.1.3.
std::string possible_bits(const texture_format &format) {
  switch (format.scalar) {
  case texel_scalar::sint:
  case texel_scalar::uint:
    return format.channels == 3 ? "32" : "8, 16 or 32";
  case texel_scalar::floating:
    return format.channels == 3 ? "32" : "16 or 32";
  case texel_scalar::snorm:
  case texel_scalar::unorm:
    return "8 or 16";
  case texel_scalar::doubles:
    return "64";
  }
  return "";
}

bool is_possible(const texture_format &format) {
  switch (format.scalar) {
  case texel_scalar::sint:
  case texel_scalar::uint:
    return format.bits == 32 || (format.channels != 3 && format.bits <= 16);
  case texel_scalar::floating:
    return format.bits == 32 || (format.channels != 3 && format.bits == 16);
  case texel_scalar::snorm:
  case texel_scalar::unorm:
    return format.bits <= 16;
  case texel_scalar::doubles:
    return format.bits == 64;
  }
  return false;
}

void check_format(const texture_format &format) {
  const unsigned bits = format.bits;
  if (bits != 8 && bits != 16 && bits != 32 && bits != 64)
    throw_runtime(text("concurrency::graphics::texture: invalid number of bits per scalar element "
                       "(",
                       bits, "); a texture of ", name_of(format), " has ", possible_bits(format)));
  if (!is_possible(format))
    throw_unsupported(text("concurrency::graphics::texture: invalid combination of the element "
                           "type ",
                           name_of(format), " and ", bits, " bits per scalar element; it has ",
                           possible_bits(format)));
}

std::string product(const int *extent, int rank) {
  std::string all;
  for (int d = 0; d < rank; ++d)
    all += text(d ? " x " : "", extent[d]);
  return all;
}

} // namespace

texture_size measure_texture(const texture_format &format, const int *extent, int rank,
                             unsigned int levels) {
  check_format(format);
  int largest = 1;
  for (int d = 0; d < rank; ++d) {
    if (extent[d] <= 0)
      throw_bad_extent("concurrency::graphics::texture", d, extent[d]);
    largest = std::max(largest, extent[d]);
  }
  unsigned int most = 1;
  while (largest >> most)
    ++most;
  if (levels > most)
    throw_runtime(text("concurrency::graphics::texture: invalid number of mipmap levels (", levels,
                       "); an extent of ", product(extent, rank), " has at most ", most));
  texture_size size{levels ? levels : most, 0};
  for (unsigned int level = 0; level < size.levels; ++level) {
    std::size_t texels = 1;
    for (int d = 0; d < rank; ++d)
      texels *= static_cast<std::size_t>(std::max(1, extent[d] >> level));
    size.texels += texels;
    // An int has to hold the number of scalar elements (in kernels) and of words (in the runtime).
    if (size.texels >
        static_cast<std::size_t>(INT_MAX) / (format.channels * (1 + format.bits / 64)))
      throw_too_large("concurrency::graphics::texture", extent, rank,
                      format.channels * format.bits / 8);
  }
  return size;
}

buffer *make_texture(const texture_format &format, const texture_size &size,
                     const std::shared_ptr<queue> &home, const std::shared_ptr<queue> *associated) {
  // Rounded up, because kernels read whole words.
  const std::size_t bytes = (size.texels * format.bytes() + 3) / 4 * 4;
  if (associated)
    return make_staging_array(bytes, home, *associated);
  if (home->real()->where().is_cpu_accelerator())
    throw_unsupported("concurrency::graphics::texture: the CPU accelerator runs no kernels and "
                      "holds only staging textures; give a second accelerator_view for one");
  return make_array(bytes, home, access_type_none);
}

void check_sampler(unsigned int filter, unsigned int address) {
  if (filter != 0 && filter != 0x15)
    throw_runtime(text("concurrency::graphics::sampler: unknown filter mode (", filter,
                       "); use filter_point or filter_linear"));
  if (address < 1 || address > 4)
    throw_runtime(text("concurrency::graphics::sampler: unknown address mode (", address,
                       "); use address_wrap, address_mirror, address_clamp or address_border"));
}

void check_mipmap_levels(unsigned int first, unsigned int count, unsigned int levels) {
  if (count == 0 || first >= levels || count > levels - first)
    throw_runtime(text("concurrency::graphics::texture_view: ", count, " mipmap levels from level ",
                       first, " on, of a texture that has ", levels));
}

void check_mipmap_level(unsigned int level, unsigned int levels) {
  if (level >= levels)
    throw_runtime(
        text("concurrency::graphics: invalid mipmap level (", level, "); there are ", levels));
}

void check_view_source(bool is_staging) {
  if (is_staging)
    throw_runtime("concurrency::graphics::texture_view: a view of a staging texture; copy it to a "
                  "texture on an accelerator first");
}

void check_texture_bytes(std::size_t given, std::size_t wanted) {
  if (given < wanted)
    throw_runtime(
        text("concurrency::graphics: the memory has ", given, " bytes, the texels take ", wanted));
}

void check_natural_bits(unsigned int bits, unsigned int natural) {
  if (bits != natural)
    throw_runtime(text("concurrency::graphics::copy: the texture has ", bits,
                       " bits per scalar element, the elements of the iterators have ", natural,
                       "; copy bytes instead"));
}

void check_texture_section(const int *extent, const int *origin, const int *part, int rank) {
  for (int d = 0; d < rank; ++d) {
    if (part[d] <= 0 && origin[d] >= 0 && origin[d] <= extent[d])
      throw_bad_extent("concurrency::graphics::copy", d, part[d]);
    if (origin[d] < 0 || part[d] <= 0 || part[d] > extent[d] - origin[d])
      throw_runtime(text("concurrency::graphics::copy: in dimension ", d, ", offset ", origin[d],
                         " and extent ", part[d], " leave the texture, whose extent is ",
                         extent[d]));
  }
}

void check_same_format(unsigned int source_bits, unsigned int target_bits,
                       unsigned int source_levels, unsigned int target_levels) {
  if (source_bits != target_bits)
    throw_runtime(text("concurrency::graphics::copy: the source has ", source_bits,
                       " bits per scalar element, the destination has ", target_bits));
  if (source_levels != target_levels)
    throw_runtime(text("concurrency::graphics::copy: the source has ", source_levels,
                       " mipmap levels, the destination has ", target_levels));
}

void check_same_extent(const int *source, const int *target, int rank) {
  for (int d = 0; d < rank; ++d)
    if (source[d] != target[d])
      throw_runtime(text("concurrency::graphics::copy: in dimension ", d,
                         " the extent of the source (", source[d],
                         ") is not that of the destination (", target[d], ")"));
}

void check_single_level(unsigned int source_levels, unsigned int target_levels) {
  if (source_levels != 1 || target_levels != 1)
    throw_runtime("concurrency::graphics::copy: a section of a texture with several mipmap levels; "
                  "copy a section of a texture_view of one level");
}

void check_distinct(bool same) {
  if (same)
    throw_runtime("concurrency::graphics::copy: source and destination of a section are the same "
                  "texture");
}

void throw_too_few_elements(std::size_t found, std::size_t wanted) {
  throw_runtime(text("concurrency::graphics: the iterators supply ", found,
                     " elements, the texture takes ", wanted));
}

} // namespace ampcc_rt
