//===- sampled_image.cpp - images from which kernels sample textures ------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "data/sampled_image.h"
#include "base/environment.h"
#include "data/device_copy.h"
#include "observe/tracer.h"
#include <ampcc_rt/texture.h>
#include <cstdint>
#include <cstring>
#include <memory>

namespace ampcc_rt {

namespace {

/// The members of a view of a texture of rank 2 after the pointer to its data
/// (docs/runtime-abi.md).
struct view_of_texels {
  int words, first, image, rows, columns;
  unsigned levels, bits;
};
constexpr std::size_t words_in_view = 24;

view_of_texels read(const concurrency::ampcc_detail::buffer_object &view) {
  view_of_texels found;
  std::memcpy(&found, reinterpret_cast<const char *>(&view) + words_in_view, sizeof found);
  return found;
}

/// The choice by AMPCC_IMAGES: 0 is never, 1 is always, and not set is where images are faster.
enum class rule { never, always, where_faster };
rule rule_of_environment() {
  static const rule known = !environment::value("AMPCC_IMAGES")         ? rule::where_faster
                            : environment::is_on("AMPCC_IMAGES", false) ? rule::always
                                                                        : rule::never;
  return known;
}

unsigned channels_of(unsigned format) { return format & 7; }

cl::ImageFormat image_format(unsigned format) {
  const unsigned channels = channels_of(format);
  return {static_cast<cl_channel_order>(channels == 1   ? CL_R
                                        : channels == 2 ? CL_RG
                                                        : CL_RGBA),
          static_cast<cl_channel_type>(format & sampled_unorm ? CL_UNORM_INT8 : CL_SNORM_INT8)};
}

bool fits(const device &where, const view_of_texels &view) {
  const cl::Device &of = where.opencl();
  return static_cast<std::size_t>(view.columns) <= of.getInfo<CL_DEVICE_IMAGE2D_MAX_WIDTH>() &&
         static_cast<std::size_t>(view.rows) <= of.getInfo<CL_DEVICE_IMAGE2D_MAX_HEIGHT>();
}

} // namespace

bool sampled_image::are_used_on(const device &where) {
  const rule r = rule_of_environment();
  if (r == rule::never || where.shares_host_memory() ||
      (r == rule::where_faster && where.runs_on_cpu()))
    return false;
  return where.kind().has_samplers(where.opencl());
}

bool sampled_image::is_wanted(device_copy *copy,
                              const concurrency::ampcc_detail::buffer_object &view, unsigned format,
                              device &where) {
  const view_of_texels texels = read(view);
  if (!copy || copy->has_other_writers || texels.first != 0 || texels.levels != 1 ||
      texels.bits != 8)
    return false;
  std::unique_ptr<sampled_image> &made = copy->sampled;
  if (!made)
    made.reset(new sampled_image(channels_of(format), texels.columns, texels.rows));
  const std::uint64_t now = copy->log.writes();
  const bool again = made->seen_ == now;
  made->seen_ = now;
  if (!again && rule_of_environment() != rule::always)
    return false;
  if (made->image_())
    return true;
  if (!fits(where, texels))
    return false;
  try {
    made->image_ = cl::Image2D(where.context(), CL_MEM_READ_ONLY, image_format(format),
                               made->width_, made->height_);
  } catch (const cl::Error &) {
    return false; // no memory, or a device without the format
  }
  return true;
}

sampled_image::sampled_image(unsigned channels, int width, int height)
    : width_(static_cast<std::size_t>(width)), height_(static_cast<std::size_t>(height)),
      texel_bytes_(channels) {}

const cl::Image2D &sampled_image::current(device_copy &copy, queue &q, wait_list &after) {
  const std::uint64_t now = copy.log.writes();
  if (copied_ == now) {
    log_.before_read(q, after);
    return image_;
  }
  log_.before_write(q, after);
  tracer *const t = tracer::active();
  const std::uint64_t before = t ? tracer::now() : 0;
  cl::Event done;
  q.opencl().enqueueCopyBufferToImage(copy.memory(), image_, 0, {0, 0, 0}, {width_, height_, 1},
                                      or_null(after), &done);
  copied_ = now;
  copy.log.read_by(q, done);
  log_.written_by(q, done);
  if (t)
    t->transfer(q, "copy to an image", width_ * height_ * texel_bytes_, before, done);
  return image_;
}

} // namespace ampcc_rt
