// RUN: %ampcc -std=c++amp %s -O2 -o %t && %t
// REQUIRES: opencl-device
//
// The blocks of a picture as JPEG has them: the cosine transform of 8 x 8 pixels in a tile,
// quantisation, the order of a zigzag, run lengths on the host, and all of it back.

#include <algorithm>
#include <amp.h>
#include <amp_math.h>
#include <array>
#include <cmath>
#include <cstdlib>
#include <iostream>
#include <utility>
#include <vector>

namespace amp = concurrency;
using amp::array_view;

enum { N = 8, AREA = N * N };

// The tables that kernels capture.
struct tables {
  float cosine[AREA];
  int quantum[AREA], zigzag[AREA], place[AREA];

  explicit tables(int quality) {
    const float pi = 3.14159265f;
    for (int u = 0; u < N; ++u)
      for (int x = 0; x < N; ++x) {
        cosine[u * N + x] = std::cos((2 * x + 1) * u * pi / 16) * (u ? 0.5f : std::sqrt(0.125f));
        quantum[u * N + x] = std::max(1, (16 + 2 * (u + x)) * (100 - quality) / 50);
      }
    int y = 0, x = 0, up = 1;
    for (int i = 0; i < AREA; ++i) {
      zigzag[i] = y * N + x;
      place[y * N + x] = i;
      if (up ? x == N - 1 : y == N - 1)
        (up ? y : x)++, up = !up;
      else if (up ? y == 0 : x == 0)
        (up ? x : y)++, up = !up;
      else
        y += up ? -1 : 1, x += up ? 1 : -1;
    }
  }
};

// One coefficient, or one pixel, of the product of the table and a block, from the left or right.
template <bool Inverse, typename Block>
float along_columns(const tables &t, const Block &b, int u, int x) restrict(cpu, amp) {
  float sum = 0;
  for (int k = 0; k < N; ++k)
    sum += t.cosine[Inverse ? k * N + u : u * N + k] * b[k][x];
  return sum;
}
template <bool Inverse, typename Block>
float along_rows(const tables &t, const Block &b, int y, int v) restrict(cpu, amp) {
  float sum = 0;
  for (int k = 0; k < N; ++k)
    sum += t.cosine[Inverse ? k * N + v : v * N + k] * b[y][k];
  return sum;
}
inline int nearest(float x) restrict(cpu, amp) { return int(x < 0 ? x - 0.5f : x + 0.5f); }

class codec {
public:
  codec(int height, int width, int quality)
      : h_(height), w_(width), tables_(quality) {}

  std::vector<int> forward(const std::vector<int> &pixels) const {
    std::vector<int> out(pixels.size());
    array_view<const int, 2> in(h_, w_, pixels);
    array_view<int, 2> to(h_ * w_ / AREA, AREA, out);
    to.discard_data();
    const tables t = tables_;
    const int blocks = w_ / N;
    amp::parallel_for_each(in.get_extent().tile<N, N>(),
                           [=](amp::tiled_index<N, N> i) restrict(amp) {
                             tile_static float a[N][N], b[N][N];
                             const int y = i.local[0], x = i.local[1];
                             a[y][x] = float(in[i.global] - 128);
                             i.barrier.wait();
                             b[y][x] = along_columns<false>(t, a, y, x);
                             i.barrier.wait();
                             a[y][x] = along_rows<false>(t, b, y, x);
                             i.barrier.wait();
                             const int k = t.zigzag[y * N + x];
                             to(i.tile[0] * blocks + i.tile[1], y * N + x) =
                                 nearest(a[k / N][k % N] / t.quantum[k]);
                           });
    to.synchronize();
    return out;
  }

  std::vector<int> backward(const std::vector<int> &coefficients) const {
    std::vector<int> out(coefficients.size());
    array_view<const int, 2> in(h_ * w_ / AREA, AREA, coefficients);
    array_view<int, 2> to(h_, w_, out);
    to.discard_data();
    const tables t = tables_;
    const int blocks = w_ / N;
    amp::parallel_for_each(
        to.get_extent().tile<N, N>(), [=](amp::tiled_index<N, N> i) restrict(amp) {
          tile_static float a[N][N], b[N][N];
          const int y = i.local[0], x = i.local[1], k = y * N + x;
          a[y][x] =
              float(in(i.tile[0] * blocks + i.tile[1], t.place[k]) * t.quantum[k]);
          i.barrier.wait();
          b[y][x] = along_columns<true>(t, a, y, x);
          i.barrier.wait();
          const int value = nearest(along_rows<true>(t, b, y, x)) + 128;
          to[i.global] = value < 0 ? 0 : value > 255 ? 255 : value;
        });
    to.synchronize();
    return out;
  }

  std::vector<int> forward_on_host(const std::vector<int> &pixels) const {
    std::vector<int> out(pixels.size());
    for (int block = 0; block < h_ * w_ / AREA; ++block) {
      float a[N][N], b[N][N];
      const int top = block / (w_ / N) * N, left = block % (w_ / N) * N;
      for (int i = 0; i < AREA; ++i)
        a[i / N][i % N] = float(pixels[(top + i / N) * w_ + left + i % N] - 128);
      for (int i = 0; i < AREA; ++i)
        b[i / N][i % N] = along_columns<false>(tables_, a, i / N, i % N);
      for (int i = 0; i < AREA; ++i)
        a[i / N][i % N] = along_rows<false>(tables_, b, i / N, i % N);
      for (int i = 0; i < AREA; ++i) {
        const int k = tables_.zigzag[i];
        out[block * AREA + i] = nearest(a[k / N][k % N] / tables_.quantum[k]);
      }
    }
    return out;
  }

private:
  int h_, w_;
  tables tables_;
};

typedef std::vector<std::pair<int, int>> runs; // zeros before a value, and the value

static runs pack(const std::vector<int> &values) {
  runs r;
  int zeros = 0;
  for (int v : values)
    if (v == 0)
      ++zeros;
    else
      r.emplace_back(zeros, v), zeros = 0;
  if (zeros)
    r.emplace_back(zeros, 0);
  return r;
}

static std::vector<int> unpack(const runs &r) {
  std::vector<int> values;
  for (const auto &run : r) {
    values.insert(values.end(), run.first, 0);
    if (run.second)
      values.push_back(run.second);
  }
  return values;
}

int main() {
  const int h = 48, w = 64;
  std::vector<int> pixels(h * w);
  for (int i = 0; i < h * w; ++i)
    pixels[i] = int(128 + 90 * std::sin(i % w * 0.21) * std::cos(i / w * 0.17)) + (i % 7 == 0);
  int errors = 0;
  size_t before = pixels.size() + 1;
  for (int quality : {90, 50, 10}) {
    const codec c(h, w, quality);
    const std::vector<int> coefficients = c.forward(pixels);
    errors += coefficients != c.forward_on_host(pixels);
    const runs packed = pack(coefficients);
    errors += unpack(packed) != coefficients || packed.size() >= before;
    before = packed.size();
    const std::vector<int> back = c.backward(unpack(packed));
    double square = 0;
    for (int i = 0; i < h * w; ++i)
      square += double(back[i] - pixels[i]) * (back[i] - pixels[i]);
    const double psnr = 10 * std::log10(255.0 * 255.0 * h * w / square);
    std::cout << quality << ": " << packed.size() << " runs, " << psnr << " dB\n";
    errors += psnr < 25;
  }
  std::cout << (errors ? "FAILED" : "PASSED") << std::endl;
  return errors;
}
