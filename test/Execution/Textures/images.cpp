// Textures that the device samples as images: the sampled
// values, updates after writes, and textures without an image.
// REQUIRES: opencl-device
// RUN: %ampcc %s -o %t -lOpenCL && env AMPCC_SHARED_MEMORY=0 AMPCC_DEVICE=opencl %t
// RUN: env AMPCC_DEVICE=opencl AMPCC_SHARED_MEMORY=0 AMPCC_IMAGES=1 %t
// RUN: env AMPCC_DEVICE=opencl AMPCC_SHARED_MEMORY=0 AMPCC_IMAGES=1 AMPCC_DEBUG=1 %t 2>&1 | FileCheck %s
// CHECK: copy to an image
// CHECK: sampled as an image: from
#include <amp_opencl.h>
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <vector>
using namespace concurrency;
using namespace concurrency::graphics;

int failures = 0;

template <class T> struct parts {
  static float get(const T &v, int) restrict(amp, cpu) { return v; }
};
template <class S> struct parts<short_vector<S, 2>> {
  static float get(const short_vector<S, 2> &v, int i) restrict(amp, cpu) { return i ? v.get_y() : v.get_x(); }
};
template <class S> struct parts<short_vector<S, 4>> {
  static float get(const short_vector<S, 4> &v, int i) restrict(amp, cpu) {
    return i == 0 ? v.get_x() : i == 1 ? v.get_y() : i == 2 ? v.get_z() : v.get_w();
  }
};

template <class T> struct subject {
  typedef typename short_vector_traits<T>::value_type S;
  static const int channels = short_vector_traits<T>::size, points = 200;
  const int rows, columns;
  std::vector<unsigned char> bytes;
  texture<T, 2> t;
  std::vector<float> places;

  subject(int rows, int columns)
      : rows(rows), columns(columns), bytes(std::size_t(rows * columns * channels)), t(rows, columns, 8u) {
    for (int i = 0; i < points * 2; ++i)
      places.push_back(float((i * 7919) % 2003) / 997 - 0.5f);
    fill(1);
  }
  void fill(unsigned seed) {
    for (unsigned char &b : bytes)
      b = static_cast<unsigned char>((seed = seed * 1103515245u + 12345u) >> 16);
    copy(bytes.data(), unsigned(bytes.size()), t);
  }
  double texel(long x, long y, int channel) const {
    x = std::min(std::max(x, 0l), columns - 1l), y = std::min(std::max(y, 0l), rows - 1l);
    const unsigned char b = bytes[std::size_t((y * columns + x) * channels + channel)];
    return std::is_same<S, unorm>::value ? b / 255.0 : std::max(-1.0, static_cast<signed char>(b) / 127.0);
  }
  /// An image may have eight bits for the place between two texels, in each dimension.
  void compare(const array_view<float> &found, const char *what) {
    int wrong = 0;
    for (int i = 0; i < points; ++i)
      for (int c = 0; c < channels; ++c) {
        const double x = std::min(std::max(places[2 * i], 0.0f), 1.0f) * columns - 0.5;
        const double y = std::min(std::max(places[2 * i + 1], 0.0f), 1.0f) * rows - 0.5;
        const long left = long(std::floor(x)), top = long(std::floor(y));
        const double a = x - left, b = y - top;
        const double wanted = (1 - b) * ((1 - a) * texel(left, top, c) + a * texel(left + 1, top, c)) +
                              b * ((1 - a) * texel(left, top + 1, c) + a * texel(left + 1, top + 1, c));
        wrong += !(std::fabs(found[i * channels + c] - wanted) < 2.1 / 256 * (std::is_same<S, norm>::value ? 2 : 1));
      }
    if (wrong && ++failures)
      std::printf("%s, %d x %d, %d channels: %d wrong\n", what, rows, columns, channels, wrong);
  }
  void sample(const char *what) {
    const texture_view<const T, 2> from(t);
    const sampler linear(filter_linear, address_clamp);
    const array_view<const float> at(places);
    const array_view<float> found(points * channels);
    parallel_for_each(extent<1>(points), [=](index<1> i) restrict(amp) {
      const T value = from.sample(linear, float_2(at[2 * i[0]], at[2 * i[0] + 1]));
      for (int c = 0; c < channels; ++c)
        found[i[0] * channels + c] = parts<T>::get(value, c);
    });
    compare(found, what);
  }
};

template <class T> void check(int rows, int columns) {
  subject<T> s(rows, columns);
  s.sample("first");
  s.sample("again");
  s.sample("once more");
  s.fill(2);
  s.sample("after a copy");
  // Written by a kernel.
  for (unsigned char &b : s.bytes)
    b = 127;
  const texture_view<T, 2> to(s.t);
  const T value(127.0f / (std::is_same<typename subject<T>::S, unorm>::value ? 255 : 127));
  parallel_for_each(s.t.extent, [=](index<2> i) restrict(amp) { to.set(i, value); });
  s.sample("after a kernel");
  const texture<T, 2> copied(s.t);
  s.fill(3);
  copied.copy_to(s.t);
  for (unsigned char &b : s.bytes)
    b = 127;
  s.sample("after a copy on the device");
}

/// A level of several, another sampler, and a texture that the kernel writes, too.
void check_others() {
  texture<unorm, 2> levels(extent<2>(8, 8), 8u, 2u);
  std::vector<unsigned char> bytes(80, 0);
  std::fill(bytes.begin() + 64, bytes.end(), static_cast<unsigned char>(255));
  copy(bytes.data(), 80u, levels);
  texture<unorm, 2> plain(2, 1, bytes.data() + 63, 2u, 8u), written(2, 1, bytes.data() + 63, 2u, 8u);
  const texture_view<const unorm, 2> all(levels), second(levels, 1), stripes(plain), read(written);
  const texture_view<unorm, 2> to(written);
  const sampler wrap(filter_linear, address_wrap), clamp(filter_linear, address_clamp);
  const array_view<float> found(6);
  for (int round = 0; round < 3; ++round) {
    parallel_for_each(extent<1>(1), [=](index<1>) restrict(amp) {
      const float_2 edge(0.5f, 0.0f);
      found[0] = all.sample(clamp, edge);
      found[1] = all.sample(clamp, edge, 1.0f);
      found[2] = second.sample(clamp, edge);
      found[3] = stripes.sample(wrap, edge);
      found[4] = stripes.sample(clamp, edge);
      found[5] = stripes.sample<filter_point, address_clamp>(float_2(0.5f, 0.6f));
    });
    const float wanted[] = {0, 1, 1, 0.5f, 0, 1};
    for (int i = 0; i < 6; ++i)
      if (std::fabs(found[i] - wanted[i]) > 0.01f && ++failures)
        std::printf("others, %d: %g\n", i, found[i]);
  }
  for (int round = 0; round < 3; ++round)
    parallel_for_each(extent<1>(1), [=](index<1>) restrict(amp) {
      found[0] = read.sample(clamp, float_2(0.5f, 0.5f));
      to.set(index<2>(1, 0), unorm(0.0f));
    });
  if (found[0] != 0 && ++failures)
    std::printf("written by the kernel that samples: %g\n", found[0]);
}

/// More textures than a launch has images, in objects and through a function that stays one.
struct pile {
  texture_view<const unorm, 2> a, b, c, d, e;
};
float tower(const pile &p, const float_2 &at, int n) restrict(amp) {
  float sum = 0;
  for (int i = 0; i < n; ++i)
    sum += float((i & 1 ? p.a : p.b).sample(at)) + float(p.c.sample<filter_linear, address_clamp>(at));
  return sum;
}
void check_many() {
  std::vector<texture<unorm, 2>> all;
  for (unsigned char i = 0; i < 10; ++i) {
    const std::vector<unsigned char> bytes(12, static_cast<unsigned char>(25 * i));
    all.emplace_back(3, 4, bytes.data(), 12u, 8u);
  }
  const pile low = {all[0], all[1], all[2], all[3], all[4]}, high = {all[5], all[6], all[7], all[8], all[9]};
  const array_view<float> found(1);
  for (int round = 0; round < 3; ++round) {
    parallel_for_each(extent<1>(1), [=](index<1>) restrict(amp) {
      const float_2 at(0.3f, 0.7f);
      float sum = tower(low, at, 4);
      sum += low.a.sample(at), sum += low.b.sample(at), sum += low.c.sample(at), sum += low.d.sample(at);
      sum += low.e.sample(at), sum += high.a.sample(at), sum += high.b.sample(at), sum += high.c.sample(at);
      sum += high.d.sample(at), sum += high.e.sample(at);
      found[0] = sum;
    });
    const float wanted = (45 * 25 + 2 * 25 + 4 * 50) / 255.0f;
    if (std::fabs(found[0] - wanted) > 0.02f && ++failures)
      std::printf("many: %g, not %g\n", found[0], wanted);
  }
}

/// The program writes the memory by OpenCL.
void check_memory() {
  subject<unorm> s(4, 4);
  s.sample("before");
  const cl_mem memory = opencl::get_buffer(s.t);
  s.sample("given away");
  for (unsigned char &b : s.bytes)
    b ^= 255;
  const cl_command_queue queue = opencl::get_command_queue(s.t.accelerator_view);
  clEnqueueWriteBuffer(queue, memory, CL_TRUE, 0, s.bytes.size(), s.bytes.data(), 0, nullptr, nullptr);
  s.sample("written by the program");
}

int main() {
  check<unorm>(5, 12);
  check<unorm_2>(1, 1);
  check<unorm_4>(16, 3);
  check<norm>(1, 9);
  check<norm_2>(7, 2);
  check<norm_4>(6, 6);
  check_others();
  check_many();
  check_memory();
  return failures != 0;
}
