// sample and gather against a reference that is written out in double: all ranks, filters and address
// modes, points far outside, levels of detail, border colours, several formats.
// REQUIRES: opencl-device
// RUN: %ampcc %s -o %t && %t
// RUN: %oclgrind %t
#include "Inputs/formats.h"
#include <algorithm>
#include <cstdio>
using namespace concurrency;
using namespace concurrency::graphics;

typedef std::vector<double> colour;
int failures = 0;

struct level {
  int size[3]; // x, y, z
  std::vector<colour> texels;
};

/// The texel at a place outside, too, by the words of the address modes.
colour texel(const level &l, long x, long y, long z, address_mode mode, const colour &border) {
  long at[3] = {x, y, z};
  for (int d = 0; d < 3; ++d) {
    const long n = l.size[d], period = mode == address_mirror ? 2 * n : n;
    const long inside = ((at[d] % period) + period) % period;
    if (mode == address_border && (at[d] < 0 || at[d] >= n))
      return border;
    at[d] = mode == address_clamp    ? std::min(std::max(at[d], 0L), n - 1)
            : mode == address_mirror ? (inside < n ? inside : period - 1 - inside)
            : mode == address_wrap   ? inside
                                     : at[d];
  }
  return l.texels[(at[2] * l.size[1] + at[1]) * l.size[0] + at[0]];
}

void add(colour &to, const colour &c, double weight) {
  for (std::size_t i = 0; i < to.size(); ++i)
    to[i] += weight == 0 ? 0 : c[i] * weight;
}

colour in_level(const level &l, const double *coord, int rank, filter_mode filter, address_mode mode, const colour &border) {
  long low[3] = {};
  double weight[3] = {};
  for (int d = 0; d < rank; ++d) {
    const double place = coord[d] * l.size[d] - (filter == filter_linear ? 0.5 : 0);
    low[d] = long(std::floor(place));
    weight[d] = filter == filter_linear ? place - low[d] : 0;
  }
  colour sum(border.size());
  for (int corner = 0; corner < 8; ++corner) {
    double w = 1;
    for (int d = 0; d < 3; ++d)
      w *= corner >> d & 1 ? weight[d] : 1 - weight[d];
    add(sum, texel(l, low[0] + (corner & 1), low[1] + (corner >> 1 & 1), low[2] + (corner >> 2), mode, border), w);
  }
  return sum;
}

colour sampled(const std::vector<level> &levels, const double *coord, int rank, double detail, filter_mode filter,
               address_mode mode, const colour &border) {
  detail = std::min(std::max(detail, 0.0), double(levels.size() - 1));
  if (filter == filter_point)
    return in_level(levels[std::size_t(std::floor(detail + 0.5))], coord, rank, filter, mode, border);
  const std::size_t first = std::size_t(detail);
  colour sum(border.size());
  add(sum, in_level(levels[first], coord, rank, filter, mode, border), 1 - (detail - first));
  if (first + 1 < levels.size())
    add(sum, in_level(levels[first + 1], coord, rank, filter, mode, border), detail - first);
  return sum;
}

template <int N> struct point;
template <> struct point<1> {
  static float make(const float *c) restrict(amp) { return c[0]; }
  static extent<1> shape() { return extent<1>(13); }
};
template <> struct point<2> {
  static float_2 make(const float *c) restrict(amp) { return float_2(c[0], c[1]); }
  static extent<2> shape() { return extent<2>(5, 12); }
};
template <> struct point<3> {
  static float_3 make(const float *c) restrict(amp) { return float_3(c[0], c[1], c[2]); }
  static extent<3> shape() { return extent<3>(3, 6, 4); }
};

template <class T, int N> struct subject {
  typedef typename short_vector_traits<T>::value_type S;
  static const int channels = short_vector_traits<T>::size;
  texture<T, N> t;
  std::vector<level> levels;

  explicit subject(unsigned bits) : t(point<N>::shape(), bits, 0u) {
    std::vector<unsigned char> bytes = formats::noise(t.data_length, 77);
    if (std::is_same<S, float>::value) // ordinary numbers
      for (std::size_t i = 0; i < bytes.size() * 8 / bits; ++i) {
        const float value = float(int(bytes[i * bits / 8]) - 99) / 16;
        const std::uint64_t stored = formats::scalar<float>::write(value, bits);
        std::memcpy(&bytes[i * bits / 8], &stored, bits / 8);
      }
    copy(bytes.data(), unsigned(bytes.size()), t);
    std::size_t next = 0;
    for (unsigned l = 0; l < t.mipmap_levels; ++l) {
      const extent<N> ext = t.get_mipmap_extent(l);
      level made = {{1, 1, 1}, {}};
      for (int d = 0; d < N; ++d)
        made.size[d] = ext[N - 1 - d];
      for (unsigned i = 0; i < ext.size(); ++i) {
        colour c;
        for (int k = 0; k < channels; ++k, next += bits / 8)
          c.push_back(formats::scalar<S>::read(formats::load(&bytes[next], bits), bits));
        made.texels.push_back(c);
      }
      levels.push_back(made);
    }
  }

  void check(filter_mode filter, address_mode mode) {
    const int points = 64;
    std::vector<float> coords(points * 4);
    for (int i = 0; i < points * 4; ++i)
      coords[i] = i % 4 == 3 ? float((i * 37) % 61) / 10 - 1 : float((i * 7919) % 2003) / 397 - 1.98f;
    const float_4 colour_of_border(0.25f, -0.5f, 1.5f, 0.75f);
    const sampler with(filter, mode, colour_of_border);
    const array_view<const float> from(coords);
    const array_view<float> found(points * channels);
    const texture_view<const T, N> view(t);
    parallel_for_each(extent<1>(points), [=](index<1> i) restrict(amp) {
      const float *c = &from[i[0] * 4];
      const T value = view.sample(with, point<N>::make(c), c[3]);
      for (int k = 0; k < channels; ++k)
        found[i[0] * channels + k] = formats::parts<T>::get(value, k);
    });
    colour border;
    const float parts[] = {0.25f, -0.5f, 1.5f, 0.75f};
    for (int k = 0; k < channels; ++k)
      border.push_back(std::is_same<S, float>::value  ? parts[k]
                       : std::is_same<S, norm>::value ? std::min(std::max(parts[k], -1.0f), 1.0f)
                                                      : std::min(std::max(parts[k], 0.0f), 1.0f));
    for (int i = 0; i < points; ++i) {
      const double at[] = {coords[4 * i], coords[4 * i + 1], coords[4 * i + 2]};
      const colour wanted = sampled(levels, at, N, coords[4 * i + 3], filter, mode, border);
      for (int k = 0; k < channels; ++k) {
        const float value = found[i * channels + k];
        const double off = std::fabs(value - wanted[k]);
        // A texel as it is, or with weights that are off by the rounding of the coordinates.
        if (!(filter == filter_point ? value == float(wanted[k]) : off < 1e-4) && ++failures < 10)
          std::printf("rank %d, filter %d, address %d, point %d (%g %g %g, %g), channel %d: %g, not %g\n", N, filter, mode,
                      i, at[0], at[1], at[2], coords[4 * i + 3], k, value, wanted[k]);
      }
    }
  }

  void check() {
    for (filter_mode filter : {filter_point, filter_linear})
      for (address_mode mode : {address_wrap, address_mirror, address_clamp, address_border})
        check(filter, mode);
  }
};

/// The four texels around a point, from the lower left and counter-clockwise.
void check_gather(address_mode mode) {
  const int points = 32;
  subject<unorm_4, 2> s(8);
  const texture_view<const unorm_4, 2> view(s.t);
  const sampler with(filter_point, mode, float_4(0.1f, 0.2f, 0.3f, 0.4f));
  std::vector<float> coords(points * 2);
  for (int i = 0; i < points * 2; ++i)
    coords[i] = float((i * 7919) % 2003) / 397 - 1.98f;
  const array_view<const float> from(coords);
  const array_view<float> found(points * 16);
  parallel_for_each(extent<1>(points), [=](index<1> i) restrict(amp) {
    const float_2 at(from[2 * i[0]], from[2 * i[0] + 1]);
    const unorm_4 all[4] = {view.gather_red(with, at), view.gather_green(with, at), view.gather_blue(with, at),
                            view.gather_alpha(with, at)};
    for (int channel = 0; channel < 4; ++channel)
      for (int k = 0; k < 4; ++k)
        found[i[0] * 16 + channel * 4 + k] = formats::parts<unorm_4>::get(all[channel], k);
  });
  const colour border = {0.1f, 0.2f, 0.3f, 0.4f};
  for (int i = 0; i < points; ++i) {
    const long x = long(std::floor(coords[2 * i] * 12.0 - 0.5)), y = long(std::floor(coords[2 * i + 1] * 5.0 - 0.5));
    const long corners[4][2] = {{x, y + 1}, {x + 1, y + 1}, {x + 1, y}, {x, y}};
    for (int channel = 0; channel < 4; ++channel)
      for (int k = 0; k < 4; ++k) {
        const colour wanted = texel(s.levels[0], corners[k][0], corners[k][1], 0, mode, border);
        if (std::fabs(found[i * 16 + channel * 4 + k] - wanted[channel]) > 1e-6 && ++failures < 10)
          std::printf("gather, address %d, point %d, channel %d, corner %d\n", mode, i, channel, k);
      }
  }
}

/// The forms without a sampler, and levels of a view that begins elsewhere.
void check_forms() {
  subject<float_2, 2> s(32);
  const texture_view<const float_2, 2> view(s.t), rest(s.t, 1, 2), last(rest, 1, 1);
  const array_view<float> found(8);
  const sampler plain, wrap(filter_linear, address_wrap), mirror(filter_point, address_mirror);
  parallel_for_each(extent<1>(1), [=](index<1>) restrict(amp) {
    const float_2 at(1.3f, -0.2f);
    found[0] = view.sample(at).x - view.sample(plain, at).x;
    found[1] = view.sample<filter_linear, address_wrap>(at, 0.5f).y - view.sample(wrap, at, 0.5f).y;
    found[2] = view.sample<filter_point, address_mirror>(at).y - view.sample(mirror, at).y;
    found[3] = view.gather_green(at).z - view.gather_green<address_clamp>(at).z;
    found[4] = rest.sample(at, 1.0f).x - view.sample(at, 2.0f).x;
    found[5] = last.get(index<2>(0, 1)).y - view.get(index<2>(0, 1), 2).y;
    found[6] = last(0, 2).x - rest.get(index<2>(0, 2), 1).x;
    found[7] = rest.sample(at, 7.0f).x - rest.sample(at, 1.0f).x;
  });
  for (int i = 0; i < 8; ++i)
    if (found[i] != 0 && ++failures < 10)
      std::printf("form %d: %g\n", i, found[i]);
}

int main() {
  subject<float_3, 1>(32).check();
  subject<unorm_4, 2>(8).check();
  subject<float, 2>(16).check();
  subject<norm_2, 3>(16).check();
  for (address_mode mode : {address_wrap, address_mirror, address_clamp, address_border})
    check_gather(mode);
  check_forms();
  return failures != 0;
}
