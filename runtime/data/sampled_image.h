//===- sampled_image.h - images from which kernels sample textures --------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The texels of a texture are stored in a buffer. On devices with samplers, an image with a copy of
// the texels makes linear filtering several times as fast, but the copy costs as much as two such
// kernels. So a texture gets an image when a second kernel samples it and nothing has written it
// since the first one. docs/textures.md lists the sampling that can use an image. Launches
// (launch/launch.cpp) decide for each kernel argument whether to use one. Change is_wanted() to
// decide otherwise.
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

/// The image of one texture on one device.
class sampled_image {
public:
  /// Returns whether launches on the device may use images: it has samplers and memory of its own,
  /// and does not run on the CPU. AMPCC_IMAGES=0 forbids images; 1 allows them also on a CPU device
  /// and for the first launch.
  static bool are_used_on(const device &where);

  /// Returns whether a launch should sample this view through an image; creates the image at the
  /// first such launch. The view has to begin at the first texel. Has to be called once for each
  /// launch, because it compares the launch with the last one, and only where are_used_on() returns
  /// true. `copy` is the texture's memory on the device, null if it has none yet; `format` is the
  /// kind of texels (ampcc_rt/texture.h). The caller holds the lock of the data source.
  static bool is_wanted(device_copy *copy, const concurrency::ampcc_detail::buffer_object &view,
                        unsigned format, device &where);

  /// Enqueues an update of the image if the copy was written since the last one, and returns the
  /// image for a command on `q`, which has to wait for `after`. Requires that is_wanted() returned
  /// true.
  const cl::Image2D &current(device_copy &copy, queue &q, wait_list &after);
  /// Notes the command that reads the image; has to be called after that was enqueued.
  void read_by(queue &q, const command_end &done) { log_.read_by(q, done); }

private:
  sampled_image(unsigned channels, int width, int height);

  cl::Image2D image_;
  access_log log_; ///< the commands that use the image
  const std::size_t width_, height_, texel_bytes_;
  /// Counts of access_log::writes(): at the last launch, and at the last update of the image.
  std::uint64_t seen_ = never, copied_ = never;
  static constexpr std::uint64_t never = ~std::uint64_t(0);
};

} // namespace ampcc_rt

#endif
