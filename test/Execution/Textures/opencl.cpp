// Textures together with the program's own OpenCL: created from an image or memory, and passed as both.
// REQUIRES: opencl-device
// RUN: %ampcc -std=c++17 -Wall -Wextra -Werror %s -o %t -lOpenCL && env AMPCC_DEVICE=opencl %t && env AMPCC_SHARED_MEMORY=0 AMPCC_DEVICE=opencl %t
// RUN: %ampcc --amp-host-compiler=%gxx -std=c++17 -Wall -Wextra -Werror %s -o %t.gxx -lOpenCL && env AMPCC_DEVICE=opencl %t.gxx
#include <amp_opencl.h>
#include <cstdio>
#include <cstring>
#include <vector>

using namespace concurrency;
using namespace concurrency::graphics;

int line = 0;
#define CHECK(...)                                                                                 \
  if (!line && !(__VA_ARGS__))                                                                     \
  line = __LINE__

template <class Operation> bool throws(const char *words, Operation operation) {
  try {
    operation();
  } catch (const runtime_exception &e) {
    return std::strstr(e.what(), words) || (std::printf("%s\n", e.what()), false);
  }
  return false;
}

cl_mem make_image(cl_context context, cl_channel_order order, cl_channel_type type, std::vector<unsigned char> &bytes,
                  int width, int height) {
  const cl_image_format format = {order, type};
  cl_image_desc shape = {};
  shape.image_type = CL_MEM_OBJECT_IMAGE2D;
  shape.image_width = std::size_t(width);
  shape.image_height = std::size_t(height);
  cl_int error = 0;
  return clCreateImage(context, CL_MEM_READ_WRITE | CL_MEM_COPY_HOST_PTR, &format, &shape, bytes.data(), &error);
}

bool supports(cl_context context, cl_image_format format) {
  cl_uint count = 0;
  clGetSupportedImageFormats(context, CL_MEM_READ_WRITE, CL_MEM_OBJECT_IMAGE2D, 0, nullptr, &count);
  std::vector<cl_image_format> formats(count);
  clGetSupportedImageFormats(context, CL_MEM_READ_WRITE, CL_MEM_OBJECT_IMAGE2D, count, formats.data(), nullptr);
  for (const cl_image_format &f : formats)
    if (f.image_channel_order == format.image_channel_order && f.image_channel_data_type == format.image_channel_data_type)
      return true;
  return false;
}

std::vector<unsigned char> texels_of(cl_mem image, cl_command_queue queue, int width, int height, int size) {
  std::vector<unsigned char> bytes(std::size_t(width * height * size));
  const std::size_t origin[3] = {}, region[3] = {std::size_t(width), std::size_t(height), 1};
  if (clEnqueueReadImage(queue, image, CL_TRUE, origin, region, 0, 0, bytes.data(), 0, nullptr, nullptr))
    bytes.clear();
  return bytes;
}

int main() {
  cl_device_id device = opencl::get_device(accelerator().default_view);
  cl_bool has_images = CL_FALSE;
  clGetDeviceInfo(device, CL_DEVICE_IMAGE_SUPPORT, sizeof has_images, &has_images, nullptr);
  if (!has_images)
    return 0;
  cl_int error = 0;
  cl_context context = clCreateContext(nullptr, 1, &device, nullptr, nullptr, &error);
  cl_command_queue queue = clCreateCommandQueue(context, device, 0, &error);
  const accelerator_view view = opencl::create_accelerator_view(queue);

  std::vector<unsigned char> bytes(5 * 3 * 4);
  for (std::size_t i = 0; i < bytes.size(); ++i)
    bytes[i] = static_cast<unsigned char>(i * 4);
  cl_mem image = make_image(context, CL_RGBA, CL_UNORM_INT8, bytes, 5, 3);
  {
    texture<unorm_4, 2> t = opencl::make_texture<unorm_4, 2>(view, image);
    CHECK(t.extent == extent<2>(3, 5) && t.bits_per_scalar_element == 8 && t.accelerator_view == view);
    const texture_view<unorm_4, 2> to(t);
    const texture_view<const unorm_4, 2> from(t);
    parallel_for_each(t.extent, [=](index<2> i) restrict(amp) {
      const unorm_4 c = from[i];
      to.set(i, unorm_4(c.w, c.z, c.y, c.x));
    });
    CHECK(opencl::get_image(t) == image);
    const std::vector<unsigned char> turned = texels_of(image, queue, 5, 3, 4);
    for (std::size_t i = 0; i < bytes.size(); ++i)
      CHECK(turned.size() == bytes.size() && turned[i] == bytes[i / 4 * 4 + 3 - i % 4]);
  }
  // A texture of the library's gets an image, which follows it.
  const float numbers[] = {1, 2, 3, 4, 5, 6};
  texture<float, 2> own(2, 3, numbers, numbers + 6, view);
  const bool has_floats = supports(context, {CL_R, CL_FLOAT});
  const cl_mem shown = has_floats ? opencl::get_image(own) : nullptr;
  CHECK(has_floats || throws("the device has no images of 1 channel of", [&] { opencl::get_image(own); }));
  for (int round = 1; round <= 2 && has_floats; ++round) {
    parallel_for_each(own.extent, [&](index<2> i) restrict(amp) { own.set(i, own[i] * 2); });
    CHECK(opencl::get_image(own) == shown);
    const std::vector<unsigned char> seen = texels_of(shown, queue, 3, 2, 4);
    float last = 0;
    if (!seen.empty())
      std::memcpy(&last, &seen[20], 4);
    CHECK(last == (round == 1 ? 12 : 24));
  }
  // Memory is shared, not copied.
  std::vector<unsigned char> raw(8);
  cl_mem memory = clCreateBuffer(context, CL_MEM_READ_WRITE, 8, nullptr, &error);
  {
    texture<uint, 2> over = opencl::make_texture<uint, 2>(extent<2>(2, 3), 8u, view, memory);
    parallel_for_each(over.extent, [&](index<2> i) restrict(amp) { over.set(i, 10 * i[0] + i[1]); });
    CHECK(opencl::get_buffer(over) == memory);
    clEnqueueReadBuffer(queue, memory, CL_TRUE, 0, 6, raw.data(), 0, nullptr, nullptr);
    CHECK(raw[2] == 2 && raw[5] == 12);
  }
  CHECK(throws("no image of rank 3", [&] { opencl::make_texture<unorm_4, 3>(view, image); }));
  CHECK(throws("no image of rank 2", [&] { opencl::make_texture<unorm_4, 2>(view, memory); }));
  CHECK(throws("element type", [&] { opencl::make_texture<unorm_2, 2>(view, image); }));
  CHECK(throws("element type", [&] { opencl::make_texture<norm_4, 2>(view, image); }));
  CHECK(throws("another context", [&] { opencl::make_texture<unorm_4, 2>(accelerator().default_view, image); }));
  CHECK(throws("no images of 3 channels", [&] { opencl::get_image(texture<float_3, 2>(2, 2)); }));
  CHECK(throws("the memory has 8", [&] { opencl::make_texture<uint, 2>(extent<2>(2, 3), 32u, view, memory); }));
  CHECK(throws("CPU accelerator", [&] {
    const accelerator_view cpu = accelerator(accelerator::cpu_accelerator).default_view;
    opencl::get_image(texture<float, 2>(2, 2, cpu, view));
  }));
  if (line)
    std::printf("line %d\n", line);
  clReleaseMemObject(memory);
  clReleaseMemObject(image);
  clReleaseCommandQueue(queue);
  clReleaseContext(context);
  return line != 0;
}
