//===- interop_image.cpp - functions of concurrency::opencl for textures and images --===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The texels of a texture are stored in a buffer. These functions copy them to and from an OpenCL
// image of the program with a command on the queue of the texture's view, so that the copy is
// ordered with its kernels.
//
//===----------------------------------------------------------------------===//
#include "data/data_source.h"
#include "data/section.h"
#include "device/device_error.h"
#include <algorithm>
#include <amp/amp_opencl.h>
#include <cstddef>
#include <ios>
#include <mutex>
#include <vector>

namespace Concurrency {
namespace ampcc_detail {

using ampcc_rt::data_source;
using ampcc_rt::device_copy;
using ampcc_rt::guarded;
using ampcc_rt::part;
using ampcc_rt::texel_scalar;
using ampcc_rt::text;
using ampcc_rt::throw_runtime;
using ampcc_rt::wait_list;

namespace {

constexpr const char *making = "concurrency::opencl::make_texture";
constexpr const char *getting = "concurrency::opencl::get_image";

void check(cl_int status) {
  if (status != CL_SUCCESS)
    throw cl::Error(status);
}

template <typename T> T ask(cl_mem image, cl_image_info what) {
  T answer{};
  check(clGetImageInfo(image, what, sizeof answer, &answer, nullptr));
  return answer;
}

/// Returns the channel types of a scalar with 8, 16 and 32 bits; 0 for a missing one.
const cl_channel_type *types_of(texel_scalar scalar) {
  static const cl_channel_type all[][3] = {{CL_SIGNED_INT8, CL_SIGNED_INT16, CL_SIGNED_INT32},
                                           {CL_UNSIGNED_INT8, CL_UNSIGNED_INT16, CL_UNSIGNED_INT32},
                                           {0, CL_HALF_FLOAT, CL_FLOAT},
                                           {CL_SNORM_INT8, CL_SNORM_INT16, 0},
                                           {CL_UNORM_INT8, CL_UNORM_INT16, 0},
                                           {0, 0, 0}};
  return all[static_cast<unsigned>(scalar)];
}

cl_channel_order order_of(unsigned channels) {
  return channels == 1 ? CL_R : channels == 2 ? CL_RG : channels == 4 ? CL_RGBA : 0;
}

cl_mem_object_type type_of(int rank) {
  return rank == 1   ? CL_MEM_OBJECT_IMAGE1D
         : rank == 2 ? CL_MEM_OBJECT_IMAGE2D
                     : CL_MEM_OBJECT_IMAGE3D;
}

/// The arguments of a copy between a buffer and an image, the fastest dimension first.
struct region {
  explicit region(const image_texels &texels) {
    for (int d = 0; d < texels.rank; ++d)
      size[d] = static_cast<std::size_t>(texels.extent[texels.rank - 1 - d]);
  }
  const std::size_t origin[3] = {0, 0, 0};
  std::size_t size[3] = {1, 1, 1};
};

cl_uint count(const wait_list &after) { return static_cast<cl_uint>(after.size()); }
const cl_event *list(const wait_list &after) {
  return after.empty() ? nullptr : reinterpret_cast<const cl_event *>(after.data());
}

/// Calls `operation` with the data source of a texture on a device, whose lock it holds.
template <typename Operation> void on_device(const buffer_object &texture, Operation operation) {
  data_source &data = ampcc_rt::section(texture).source();
  std::lock_guard<std::mutex> lock(data.mutex());
  if (data.what() == data_source::kind::moved)
    data.host_memory(); // throws
  if (!data.is_on_device() || data.home_queue()->where().kind().reason_without_opencl())
    throw_runtime(text(getting, ": the texture is on the ", data.is_on_device() ? "native " : "",
                       "CPU accelerator, which has no OpenCL memory"));
  operation(data, *data.home_queue());
  data.update_state(true);
}

bool has_images(cl_context context, cl_mem_object_type type, const cl_image_format &format) {
  cl_uint count = 0;
  check(clGetSupportedImageFormats(context, CL_MEM_READ_WRITE, type, 0, nullptr, &count));
  std::vector<cl_image_format> formats(count);
  check(
      clGetSupportedImageFormats(context, CL_MEM_READ_WRITE, type, count, formats.data(), nullptr));
  return std::any_of(formats.begin(), formats.end(), [&](const cl_image_format &other) {
    return other.image_channel_order == format.image_channel_order &&
           other.image_channel_data_type == format.image_channel_data_type;
  });
}

cl::Memory make_image(ampcc_rt::queue &q, const image_texels &texels) {
  const unsigned bits = texels.bits == 8 ? 0 : texels.bits == 16 ? 1 : 2;
  const cl_image_format format = {order_of(texels.channels), types_of(texels.scalar)[bits]};
  const bool is_known = format.image_channel_order && format.image_channel_data_type;
  const cl_context context = q.where().context()();
  if (!is_known || !has_images(context, type_of(texels.rank), format))
    throw_runtime(text(getting, is_known ? ": the device" : ": OpenCL", " has no images of ",
                       texels.channels, texels.channels == 1 ? " channel" : " channels",
                       " of this type with ", texels.bits, " bits"));
  const region all(texels);
  cl_image_desc shape = {};
  shape.image_type = type_of(texels.rank);
  shape.image_width = all.size[0];
  shape.image_height = texels.rank > 1 ? all.size[1] : 0;
  shape.image_depth = texels.rank > 2 ? all.size[2] : 0;
  cl_int status = CL_SUCCESS;
  const cl_mem made = clCreateImage(context, CL_MEM_READ_WRITE, &format, &shape, nullptr, &status);
  check(status);
  return cl::Memory(made, false);
}

} // namespace

void measure_image(image_texels &texels, const accelerator_view &home, cl_mem image) {
  const cl_context context = opencl::get_context(home);
  guarded(making, [&] {
    const cl::Memory memory(image, true);
    if (memory.getInfo<CL_MEM_TYPE>() != type_of(texels.rank))
      throw_runtime(text(making, ": the memory is no image of rank ", texels.rank));
    if (memory.getInfo<CL_MEM_CONTEXT>()() != context)
      throw_runtime(text(making, ": the image is of another context than the accelerator_view"));
    const auto format = ask<cl_image_format>(image, CL_IMAGE_FORMAT);
    const cl_channel_type *types = types_of(texels.scalar);
    for (unsigned i = 0; i < 3; ++i)
      if (types[i] && types[i] == format.image_channel_data_type)
        texels.bits = 8u << i;
    if (!texels.bits || format.image_channel_order != order_of(texels.channels))
      throw_runtime(text(making, ": the image's format (channel order 0x", std::hex,
                         format.image_channel_order, ", type 0x", format.image_channel_data_type,
                         ") is not one of the texture's element type"));
    const cl_image_info sizes[] = {CL_IMAGE_WIDTH, CL_IMAGE_HEIGHT, CL_IMAGE_DEPTH};
    for (int d = 0; d < texels.rank; ++d)
      texels.extent[texels.rank - 1 - d] = static_cast<int>(ask<std::size_t>(image, sizes[d]));
  });
}

void fill_from_image(const buffer_object &texture, const image_texels &texels, cl_mem image) {
  on_device(texture, [&](data_source &data, ampcc_rt::queue &q) {
    guarded(making, [&] {
      wait_list after;
      const part all(data.all());
      device_copy &copy = data.prepare_to_overwrite(q, all, after);
      const region whole(texels);
      cl_event done = nullptr;
      check(clEnqueueCopyImageToBuffer(q.opencl()(), image, copy.memory()(), whole.origin,
                                       whole.size, 0, count(after), list(after), &done));
      copy.log.written_by(q, cl::Event(done));
      data.own_on_device(copy, all);
      data.image = cl::Memory(image, true);
      q.submitted();
    });
  });
}

cl_mem image_of(const buffer_object &texture, const image_texels &texels) {
  cl_mem image = nullptr;
  on_device(texture, [&](data_source &data, ampcc_rt::queue &q) {
    guarded(getting, [&] {
      if (!data.image())
        data.image = make_image(q, texels);
      wait_list after;
      device_copy &copy = data.prepare(q, data.all(), false, after);
      const region whole(texels);
      cl_event done = nullptr;
      check(clEnqueueCopyBufferToImage(q.opencl()(), copy.memory()(), data.image(), 0, whole.origin,
                                       whole.size, count(after), list(after), &done));
      copy.log.read_by(q, cl::Event(done));
      q.submitted();
      image = data.image();
    });
  });
  return image;
}

} // namespace ampcc_detail
} // namespace Concurrency
