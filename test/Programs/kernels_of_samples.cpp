// RUN: %ampcc -std=c++amp -O1 %s -o %t && %t
// REQUIRES: opencl-device
#include <algorithm>
#include <amp.h>
#include <amp_graphics.h>
#include <amp_math.h>
#include <amp_short_vectors.h>
#include <chrono>
#include <complex>
#include <fstream>
#include <iostream>
#include <map>
#include <random>
#include <vector>
using namespace concurrency;
using namespace concurrency::graphics;
using namespace concurrency::fast_math;
#define NUM 1024
typedef std::chrono::high_resolution_clock Clock;
struct option_data {
  float S, X, T;
  float call, put;
};
inline float cnd(float d) restrict(amp, cpu) {
  const float A1 = 0.31938153f, A2 = -0.356563782f, A3 = 1.781477937f, A4 = -1.821255978f,
              A5 = 1.330274429f, R = 0.39894228f;
  float K = 1.0f / (1.0f + 0.2316419f * (d < 0 ? -d : d));
  float c = R * concurrency::precise_math::expf(-0.5f * d * d) *
            (K * (A1 + K * (A2 + K * (A3 + K * (A4 + K * A5)))));
  return d > 0 ? 1 - c : c;
}
template <typename T> struct cplx {
  T re, im;
  cplx(T r = 0, T i = 0) restrict(cpu, amp) : re(r), im(i) {}
  cplx &operator+=(const cplx &o) restrict(cpu, amp) {
    re += o.re;
    im += o.im;
    return *this;
  }
  friend cplx operator*(const cplx &a, const cplx &b) restrict(cpu, amp) {
    return cplx(a.re * b.re - a.im * b.im, a.re * b.im + a.im * b.re);
  }
};
int mandel(cplx<float> c, int m) restrict(cpu, amp) {
  cplx<float> z;
  int i = 0;
  for (; i < m && z.re * z.re + z.im * z.im < 4; ++i) {
    z = z * z;
    z += c;
  }
  return i;
}
template <unsigned Bins>
void histogram(const std::vector<unsigned> &in, std::vector<unsigned> &out) {
  array<unsigned> h(Bins);
  std::vector<unsigned> z(Bins);
  copy(z.begin(), h);
  array_view<const unsigned> v(in.size(), in);
  parallel_for_each(
      v.extent.tile<128>(), [ =, &h ](tiled_index<128> t) restrict(amp) {
        tile_static unsigned l[Bins];
        for (unsigned i = t.local[0]; i < Bins; i += 128)
          l[i] = 0;
        t.barrier.wait_with_tile_static_memory_fence();
        atomic_fetch_add(&l[v[t] % Bins], 1u);
        t.barrier.wait_with_tile_static_memory_fence();
        for (unsigned i = t.local[0]; i < Bins; i += 128)
          if (l[i])
            atomic_fetch_add(&h[i], l[i]);
      });
  out.resize(Bins);
  copy(h, out.begin());
}
bool check(const char *what, bool ok) {
  if (!ok)
    std::cerr << what << " failed\n";
  return ok;
}
int main() {
  auto t0 = Clock::now();
  std::mt19937 gen;
  std::uniform_real_distribution<float> s(5, 30), x(1, 100), t(0.25f, 10);
  std::vector<option_data> o(NUM);
  for (auto &d : o)
    d = {s(gen), x(gen), t(gen), 0, 0};
  bool ok = true;
  array_view<option_data, 1> av(NUM, o);
  const float r = 0.02f, v = 0.3f;
  parallel_for_each(
      av.get_extent(), [=](index<1> i) restrict(amp) {
        option_data &d = av[i];
        const float sq = precise_math::sqrtf(d.T),
                    d1 = (precise_math::logf(d.S / d.X) + (r + 0.5f * v * v) * d.T) / (v * sq),
                    d2 = d1 - v * sq, e = precise_math::expf(-r * d.T);
        d.call = d.S * cnd(d1) - d.X * e * cnd(d2);
        d.put = d.X * e * cnd(-d2) - d.S * cnd(-d1);
      });
  av.synchronize();
  for (auto &d : o) {
    double d1 = (log(d.S / d.X) + (r + 0.5 * v * v) * d.T) / (v * std::sqrt(d.T)),
           d2 = d1 - v * std::sqrt(d.T), N1 = 0.5 * erfc(-d1 / M_SQRT2),
           N2 = 0.5 * erfc(-d2 / M_SQRT2);
    ok &= std::abs(d.S * N1 - d.X * std::exp(-r * d.T) * N2 - d.call) < 1e-2;
  }
  check("options", ok);
  std::vector<int> img(64 * 48);
  array_view<int, 2> iv(48, 64, img);
  parallel_for_each(
      iv.extent, [=](index<2> p) restrict(amp) {
        iv[p] = mandel(cplx<float>(-2.0f + 3.0f * p[1] / 64, -1.0f + 2.0f * p[0] / 48), 100);
      });
  iv.synchronize();
  int diff = 0;
  for (int y = 0; y < 48; ++y)
    for (int X = 0; X < 64; ++X)
      diff +=
          img[y * 64 + X] != mandel(cplx<float>(-2.0f + 3.0f * X / 64, -1.0f + 2.0f * y / 48), 100);
  ok &= check("mandelbrot", diff < 5);
  std::vector<unsigned> data(4096), h, ref(61);
  for (auto &d : data) {
    d = gen();
    ref[d % 61]++;
  }
  histogram<61>(data, h);
  ok &= check("histogram", h == ref);
  std::vector<float_4> px(32 * 32);
  for (int i = 0; i < 1024; ++i)
    px[i] = float_4(i % 32, i / 32, 1, 0);
  texture<float_4, 2> tex(32, 32, px.begin(), px.end());
  array<float_4, 2> blur(32, 32);
  texture_view<const float_4, 2> tv(tex);
  parallel_for_each(
      blur.extent, [ =, &blur ](index<2> i) restrict(amp) {
        float_4 sum(0);
        for (int dy = -1; dy <= 1; ++dy)
          for (int dx = -1; dx <= 1; ++dx) {
            int yy = i[0] + dy, xx = i[1] + dx;
            yy = yy < 0 ? 0 : yy > 31 ? 31 : yy;
            xx = xx < 0 ? 0 : xx > 31 ? 31 : xx;
            sum += tv(yy, xx);
          }
        blur[i] = sum / 9.0f;
      });
  std::vector<float_4> bl = blur;
  ok &= check("blur", std::fabs(bl[33 * 5].x - px[33 * 5].x) < 1e-4 && bl[0].z == 1);
  std::vector<int> keys(512);
  for (auto &k : keys)
    k = gen() % 1000;
  std::vector<int> sorted(keys);
  std::sort(sorted.begin(), sorted.end());
  {
    array_view<int> kv(512, keys);
    for (unsigned k = 2; k <= 512; k <<= 1)
      for (unsigned j = k >> 1; j; j >>= 1)
        parallel_for_each(
            kv.extent, [=](index<1> idx) restrict(amp) {
              unsigned i = idx[0], l = i ^ j;
              if (l > i) {
                int a = kv[i], b = kv[l];
                if (((i & k) == 0) == (a > b)) {
                  kv[i] = b;
                  kv[l] = a;
                }
              }
            });
  }
  ok &= check("sort", keys == sorted);
  std::cout << (ok && Clock::now() >= t0 ? "PASSED" : "FAILED") << std::endl;
  return !ok;
}
