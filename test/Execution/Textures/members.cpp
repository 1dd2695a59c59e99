// The members of textures, views and samplers on the host and in kernels.
// REQUIRES: opencl-device
// RUN: %ampcc %s -o %t && %t && env AMPCC_SHARED_MEMORY=0 %t
// RUN: %ampcc --amp-host-compiler=g++ %s -o %t.gxx && %t.gxx
// RUN: %oclgrind %t
#include <amp_graphics.h>
#include <cstdio>
#include <type_traits>
#include <utility>
using namespace concurrency;
using namespace concurrency::graphics;

typedef texture_view<const float_2, 3> sampled;
static_assert(texture_view<int, 2>::rank == 2 && sampled::rank == 3 && writeonly_texture_view<norm, 1>::rank == 1, "");
static_assert(std::is_same<texture_view<norm_2, 2>::value_type, norm_2>::value, "");
static_assert(std::is_same<texture_view<norm_2, 2>::scalar_type, norm>::value, "");
static_assert(std::is_same<writeonly_texture_view<norm_2, 2>::scalar_type, norm>::value, "");
static_assert(std::is_same<sampled::value_type, const float_2>::value, "");
static_assert(std::is_same<sampled::scalar_type, float>::value, "");
static_assert(std::is_same<sampled::coordinates_type, float_3>::value, "");
static_assert(std::is_same<sampled::gather_return_type, float_4>::value, "");
static_assert(std::is_same<texture_view<const unorm, 1>::coordinates_type, float>::value, "");
static_assert(filter_point == 0 && filter_linear == 0x15 && address_wrap == 1 && address_border == 4, "");

int line = 0;
#define CHECK(...)                                                                                 \
  if (!line && !(__VA_ARGS__))                                                                     \
  line = __LINE__

/// How each class is indexed, with a number for what is wrong.
template <class Texels> int read1(const Texels &t) restrict(amp) {
  return t[3] == 3 && t(3) == 3 && t[index<1>(3)] == 3 && t(index<1>(3)) == 3 && t.get(index<1>(3)) == 3 ? 0 : 1;
}
template <class Texels> int read2(const Texels &t) restrict(amp) {
  return t[index<2>(1, 2)] == 8 && t(index<2>(1, 2)) == 8 && t(1, 2) == 8 && t.get(index<2>(1, 2)) == 8 ? 0 : 2;
}
template <class Texels> int read3(const Texels &t) restrict(amp) {
  return t[index<3>(1, 2, 3)] == 23 && t(index<3>(1, 2, 3)) == 23 && t(1, 2, 3) == 23 && t.get(index<3>(1, 2, 3)) == 23
             ? 0
             : 4;
}

void reading() {
  int numbers[24];
  for (int i = 0; i < 24; ++i)
    numbers[i] = i;
  const texture<int, 1> one(24, numbers, numbers + 24);
  texture<int, 2> two(4, 6, numbers, numbers + 24);
  texture<int, 3> three(2, 3, 4, numbers, numbers + 24);
  const texture_view<const int, 1> one_const(one);
  const texture_view<int, 2> two_view(two);
  const texture_view<const int, 2> two_const(two_view);
  const texture_view<const int, 3> three_const(three);
  array<int> wrong(1);
  parallel_for_each(extent<1>(1), [=, &one, &two, &three, &wrong](index<1>) restrict(amp) {
    wrong[0] = read1(one) + read1(one_const) + read2(two) + read2(two_view) + read2(two_const) + read3(three) +
               read3(three_const);
    // In amp code, over a captured texture.
    const texture_view<int, 2> inside(two);
    wrong[0] += read2(inside);
    if (two.get_extent() != extent<2>(4, 6) || three_const.extent[2] != 4 || one.mipmap_levels != 1 ||
        two_view.get_mipmap_levels() != 1 || three.get_mipmap_extent(0)[1] != 3)
      wrong[0] += 8;
  });
  int found;
  copy(wrong, &found);
  CHECK(found == 0);
}

void writing() {
  texture<uint, 2> t(extent<2>(8, 4), 32u, 0u);
  const texture_view<uint, 2> first(t), second(t, 1);
  writeonly_texture_view<uint, 2> old(t);
  parallel_for_each(t.extent, [=, &t](index<2> i) restrict(amp) {
    if (i[0] < 2)
      t.set(i, 100 + i[1]);
    else if (i[0] < 4)
      first.set(i, 200 + i[1]);
    else if (i[0] < 6)
      old.set(i, 300 + i[1]);
    else {
      const writeonly_texture_view<uint, 2> inside(t);
      inside.set(i, 400 + i[1]);
    }
    if (second.extent.contains(i))
      second.set(i, 500 + i[1]);
  });
  uint found[8 * 4 + 4 * 2 + 2 + 1];
  CHECK(t.data_length == sizeof found);
  copy(t, found, sizeof found);
  for (uint i = 0; i < 40; ++i)
    CHECK(found[i] == (i < 32 ? 100 * (i / 8 + 1) + i % 4 : 500 + i % 2));
  CHECK(second.extent == extent<2>(4, 2) && second.data_length == 32 && first.get_data_length() == 128);

  // Assignment makes another view of a view.
  texture_view<uint, 2> changed(t);
  changed = second;
  CHECK(changed.extent == extent<2>(4, 2) && changed.accelerator_view == t.accelerator_view);
  texture<uint, 2> other(3, 3);
  old = writeonly_texture_view<uint, 2>(other);
  CHECK(old.extent == extent<2>(3, 3) && old.bits_per_scalar_element == 32 && old.data_length == 36);
  texture_view<const uint, 2> levels(t, 1, 2), narrowed(levels, 1), whole(t);
  CHECK(levels.mipmap_levels == 2 && levels.extent[0] == 4 && levels.get_mipmap_extent(1) == extent<2>(2, 1));
  CHECK(narrowed.mipmap_levels == 1 && narrowed.extent == extent<2>(2, 1) && narrowed.data_length == 8);
  CHECK(whole.get_mipmap_levels() == 4 && whole.bits_per_scalar_element == 32);
  whole = first;
  CHECK(whole.get_mipmap_levels() == 1 && whole.get_extent() == t.extent);
  whole = narrowed;
  array<uint> got(2);
  parallel_for_each(extent<1>(1), [=, &got](index<1>) restrict(amp) {
    texture_view<const uint, 2> copied(levels);
    got[0] = copied.get(index<2>(3, 1));
    copied = narrowed;
    got[1] = copied.extent[0];
  });
  uint values[2];
  copy(got, values);
  CHECK(values[0] == 501 && values[1] == 2);
}

void samplers() {
  const float_4 color(0.1f, 0.2f, 0.3f, 0.4f);
  const sampler plain, point(filter_point), border(address_border, color), both(filter_point, address_wrap);
  CHECK(plain.filter_mode == filter_linear && plain.address_mode == address_clamp && plain.border_color == float_4(0.0f));
  CHECK(point.get_filter_mode() == filter_point && point.get_address_mode() == address_clamp);
  CHECK(border.get_border_color() == color && border.filter_mode == filter_linear);
  CHECK(both.filter_mode == filter_point && both.address_mode == address_wrap);
  sampler assigned(both), moved(std::move(assigned));
  assigned = border;
  moved = sampler(address_mirror);
  CHECK(assigned.border_color == color && moved.get_address_mode() == address_mirror);
  array<int> found(1);
  parallel_for_each(extent<1>(1), [=, &found](index<1>) restrict(amp) {
    sampler copied(point);
    copied = border;
    found[0] = copied.filter_mode == filter_linear && copied.get_address_mode() == address_border &&
               copied.border_color.g == 0.2f && moved.address_mode == address_mirror;
  });
  int right;
  copy(found, &right);
  CHECK(right);
}

int main() {
  reading();
  writing();
  samplers();
  if (line)
    std::printf("line %d\n", line);
  return line != 0;
}
