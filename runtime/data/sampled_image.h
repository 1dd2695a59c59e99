//===- sampled_image.h - textures that a device's samplers read -----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The texels of a texture lie in a buffer. Where a device has samplers, an image with a copy of
// them makes linear filtering several times as fast; the copy costs as much as two such kernels. So
// a texture gets an image when a second kernel samples it and nothing has written it since the
// first (docs/textures.md says what is sampled by an image).
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_RUNTIME_SAMPLED_IMAGE_H
#define AMPCC_RUNTIME_SAMPLED_IMAGE_H

#include "data/access_log.h"
#include <amp/detail/buffer_object.h>
#include <cstddef>
#include <cstdint>
#include <memory>

namespace ampcc_rt {

class device_copy;

class sampled_image {
public:
  /// Launches on the device may use images.
  static bool are_used_on(const device &where);

  /// A launch samples this view, whose texels are of this kind (ampcc_rt/texture.h): by an image
  /// of what the device has of it, null if it has nothing? Under the source's lock.
  static bool is_wanted(device_copy *copy, const concurrency::ampcc_detail::buffer_object &view,
                        unsigned format, device &where);

  /// The image with the texels that the copy has now, for a command on `q` that waits for `after`.
  const cl::Image2D &current(device_copy &copy, queue &q, wait_list &after);
  void read_by(queue &q, const command_end &done) { log_.read_by(q, done); }

private:
  sampled_image(unsigned channels, int width, int height);

  cl::Image2D image_;
  access_log log_; ///< the commands that use the image
  const std::size_t width_, height_, texel_bytes_;
  /// As access_log counts: what the last launch saw, what is in the image.
  std::uint64_t seen_ = never, copied_ = never;
  static constexpr std::uint64_t never = ~std::uint64_t(0);
};

} // namespace ampcc_rt

#endif
