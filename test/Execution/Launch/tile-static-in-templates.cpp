// tile_static variables of dependent types, in functions and functors that are instantiated several times.
// REQUIRES: opencl-device
// RUN: %ampcc -std=c++17 %s -o %t && %t
#include <amp.h>
#include <vector>
using namespace concurrency;

template <class T, int N> struct tile_memory {
  T values[N];
  T &at(int i) restrict(amp) { return values[i]; }
};
template <class T, int N> T sum_of_tile(tiled_index<N> t, T x) restrict(amp) {
  tile_static tile_memory<T, N> shared;
  shared.at(t.local[0]) = x;
  t.barrier.wait();
  for (int half = N / 2; half > 0; half /= 2) {
    if (t.local[0] < half)
      shared.at(t.local[0]) += shared.at(t.local[0] + half);
    t.barrier.wait();
  }
  return shared.at(0);
}
template <class T, int N> struct base {
  array_view<T> out;
  explicit base(array_view<T> out) : out(out) {}
  T first(tiled_index<N> t) const restrict(amp) { return T(t.tile_origin[0]); }
};
template <class T, int N> struct reversal : base<T, N> {
  using base<T, N>::base;
  void operator()(tiled_index<N> t) const restrict(amp) {
    tile_static T shared[N];
    shared[t.local[0]] = this->first(t) + T(t.local[0]);
    t.barrier.wait();
    this->out[t] = shared[N - 1 - t.local[0]];
  }
};

template <class T, int N> bool run() {
  std::vector<T> data(32), sums(32 / N), reversed(32);
  for (int i = 0; i < 32; ++i)
    data[i] = T(i);
  array_view<const T> in(32, data);
  array_view<T> out(32 / N, sums), back(32, reversed);
  parallel_for_each(in.extent.template tile<N>(), [=](tiled_index<N> t) restrict(amp) {
    T sum = sum_of_tile<T, N>(t, in[t.global]);
    if (t.local[0] == 0)
      out[t.tile] = sum;
  });
  parallel_for_each(back.extent.template tile<N>(), reversal<T, N>(back));
  out.synchronize();
  back.synchronize();
  bool good = true;
  for (int i = 0; i < 32; ++i)
    good &= reversed[i] == T(i / N * N + N - 1 - i % N);
  for (int k = 0; k < 32 / N; ++k) {
    T sum = 0;
    for (int i = 0; i < N; ++i)
      sum += T(k * N + i);
    good &= sums[k] == sum;
  }
  return good;
}

int main() { return run<int, 8>() && run<float, 8>() && run<int, 16>() ? 0 : 1; }
