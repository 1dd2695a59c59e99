// With --amp-robust reads outside of the data of an array or array_view give 0, and writes there, including
// atomic ones, have no effect: far away, one past the end, before the begin, for every way to form the pointer.
// REQUIRES: opencl-device
// RUN: %ampcc -Wno-amp-index-bounds -Wall -Wextra -Werror --amp-robust %s -o %t && %t && env AMPCC_SHARED_MEMORY=0 %t
// RUN: %oclgrind %t
// NO-AMP-CHECK: accesses out of bounds on purpose
// RUN: %ampcc -Wno-amp-index-bounds --amp-robust --amp-host-compiler=g++ %s -o %t.gcc && %t.gcc

#include <amp.h>
#include <amp_math.h>
#include <cassert>
#include <climits>
#include <vector>
using namespace concurrency;

constexpr int n = 16;
constexpr int places[] = {-1,         -n,      n,       n + 1,   1 << 20,
                          -(1 << 20), INT_MAX, INT_MIN, 1 << 30, 1 << 29};
constexpr int place_count = sizeof places / sizeof *places;

struct pixel {
  int level;
  float channel[3];
};

/// n ints between two others of the same kernel, all of them known afterwards.
struct row {
  std::vector<int> front = std::vector<int>(n, 7), data = std::vector<int>(n, 7),
                   back = std::vector<int>(n, 7);
  void unchanged() const {
    for (int i = 0; i < n; ++i)
      assert(front[i] == 7 && data[i] == 7 && back[i] == 7);
  }
};

/// Runs k for each of the places, and gives what it returns.
template <typename Kernel> std::vector<int> each(row &r, const Kernel &k) {
  std::vector<int> results(place_count, -1);
  {
    array_view<const int> at(place_count, places);
    array_view<int> front(n, r.front), data(n, r.data), back(n, r.back), out(place_count, results);
    parallel_for_each(
        out.extent, [=](index<1> i) restrict(amp) {
          out[i] = k(data, at[i]) + front[0] - back[0];
        });
  }
  return results;
}

void all_are(const std::vector<int> &results, int value) {
  for (int r : results)
    assert(r == value);
}

void reads() {
  row r;
  all_are(each(r, [](array_view<int> v, int i) restrict(amp) { return v[i]; }), 0);
  all_are(each(
              r, [](array_view<int> v, int i) restrict(amp) {
                const int *p = &v[3];
                return p[i - 3];
              }),
          0);
  all_are(each(r, [](array_view<int> v, int i) restrict(amp) { return v[v[i] - 1]; }), 0);
  r.unchanged();
}

void writes() {
  row r;
  all_are(each(
              r, [](array_view<int> v, int i) restrict(amp) {
                v[i] = 1;
                v[i] += 5;
                v[i] *= v[i] + v[0];
                ++v[i];
                v[i]--;
                int stored = v[i] = 9;
                return stored + v[i];
              }),
          9);
  all_are(each(
              r, [](array_view<int> v, int i) restrict(amp) {
                int *p = v.data();
                p += i;
                *p = 4;
                int k = 2;
                *p++ = k++;
                return k + (v[i] += 3) + ++v[i] + v[i]++;
              }),
          3 + 3 + 1);
  r.unchanged();
}

void atomics() {
  row r;
  all_are(each(
              r, [](array_view<int> v, int i) restrict(amp) {
                int expected = 7;
                int all = atomic_fetch_add(&v[i], 5) + atomic_fetch_max(&v[i], 9) +
                          atomic_exchange(&v[i], 3) + atomic_fetch_inc(&v[i]);
                return all + (atomic_compare_exchange(&v[i], &expected, 8) ? 100 : 0) + expected;
              }),
          0);
  r.unchanged();
}

void set(int &to, int value) restrict(amp) { to = value; }
int get(const int &from) restrict(amp) { return from; }
int sum(const int *p, int count) restrict(amp) {
  int total = 0;
  for (int i = 0; i < count; ++i)
    total += *p++;
  return total;
}
int sum_of_two(const int *p, const int *q, int which, int at) restrict(amp) {
  const int *r = which ? p : q;
  return r[at];
}
int choose(int *p, int *q, int i) restrict(amp) {
  int *to = i < 0 ? p : q;
  for (int k = 0; k < 3; ++k)
    to[i + k * (i < 0 ? -1 : 1) * n] = 6;
  return sum_of_two(p, q, i & 1, 1 << 28);
}

void functions() {
  row r;
  all_are(each(
              r, [](array_view<int> v, int i) restrict(amp) {
                set(v[i], 5);
                return get(v[i]);
              }),
          0);
  all_are(each(r, [](array_view<int> v, int) restrict(amp) { return sum(&v[n - 2], 10); }), 14);
  // A pointer to one of two buffers stays out of what the kernel does not hold.
  std::vector<int> a(n, 1), b(n, 2), c(place_count, 0);
  array_view<const int> at(place_count, places);
  array_view<int> x(n, a), y(n, b), out(place_count, c);
  parallel_for_each(
      out.extent, [=](index<1> i) restrict(amp) {
        const int far =
            at[i] == -1 || at[i] == n || at[i] == n + 1 || at[i] == -n ? 1 << 25 : at[i];
        out[i] = choose(&x[0], &y[0], far);
      });
  out.synchronize();
  all_are(c, 0);
  for (int i = 0; i < n; ++i)
    assert(x[i] == 1 && y[i] == 2);
}

/// A view of rank 2 overruns its rows into the next, which is inside; after the last row it is outside.
void rows() {
  std::vector<int> data(4 * 8), out(6, -1);
  for (int i = 0; i < 32; ++i)
    data[i] = i;
  array<int, 2> a(4, 8, data.begin());
  array_view<int> to(6, out);
  parallel_for_each(
      extent<1>(1), [ =, &a ](index<1>) restrict(amp) {
        to[0] = a(1, 9);
        to[1] = a(3, 8);
        to[2] = a(4, 0);
        to[3] = a(0, -1);
        to[4] = a(1 << 29, 0); // 2^32 elements
        to[5] = a[1 << 28][5];
        a(1 << 29, 3) = 100;
        a(-1, 7) = 100;
      });
  to.synchronize();
  assert(out == (std::vector<int>{17, 0, 0, 0, 0, 0}));
  std::vector<int> now = a;
  assert(now == data);
}

/// The data of a section is that of its source: only accesses after the end of that are outside.
void sections() {
  std::vector<int> data(n), out(4, -1);
  for (int i = 0; i < n; ++i)
    data[i] = i;
  array_view<int> whole(n, data), to(4, out);
  array_view<int> part = whole.section(8, 4);
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        to[0] = part[4];
        to[1] = part[8];
        to[2] = part[-8] + 3;
        to[3] = part[-9] + whole[0]; // the kernel uses all of it, and so all of it is there
        part[8] = part[-9] = 100;
        part[-8] = 50;
      });
  to.synchronize();
  assert(out == (std::vector<int>{12, 0, 3, 0}));
}

void objects() {
  std::vector<pixel> pixels(n, pixel{1, {2, 3, 4}}), out(2, pixel{9, {9, 9, 9}});
  array_view<pixel> v(n, pixels), to(2, out);
  array_view<const int> at(place_count, places);
  parallel_for_each(
      at.extent, [=](index<1> i) restrict(amp) {
        const int k = at[i];
        const pixel outside = v[k];
        v[k] = v[1];
        v[k].channel[1] = 8;
        v[n - 1].channel[3 + 5] = 8;
        v[k].channel[2] += v[k].level;
        if (i[0] == 0) {
          to[0] = outside;
          to[1] = v[k];
          to[1].channel[2] = v[0].channel[2] + v[k].channel[2];
        }
      });
  to.synchronize();
  assert(to[0].level == 0 && to[0].channel[0] == 0 && to[0].channel[2] == 0 && to[1].level == 0 &&
         to[1].channel[1] == 0 && to[1].channel[2] == 4);
  v.synchronize();
  for (const pixel &p : pixels)
    assert(p.level == 1 && p.channel[0] == 2 && p.channel[1] == 3 && p.channel[2] == 4);
}

/// Tiles at the edge read and write as in the middle.
void tiles() {
  constexpr int size = 20, tile = 8;
  std::vector<float> from(size * size, 1), to(size * size, -1);
  array_view<const float, 2> x(size, size, from);
  array_view<float, 2> y(size, size, to);
  parallel_for_each(
      y.extent.tile<tile, tile>().pad(), [=](tiled_index<tile, tile> t) restrict(amp) {
        tile_static float s[tile][tile];
        s[t.local[0]][t.local[1]] = x[t.global];
        t.barrier.wait();
        float total = 0;
        for (int i = 0; i < tile; ++i)
          total += s[i][t.local[1]];
        if (t.global[1] < size)
          y[t.global] = total;
      });
  y.synchronize();
  for (int i = 0; i < size; ++i)
    for (int j = 0; j < size; ++j)
      assert(to[i * size + j] == (i < 16 ? 8 : 4));
}

/// Wide indices, parts of results, elements of a byte.
void others() {
  std::vector<float> values(n, 1.5f), parts(n, 3);
  std::vector<int> out(4, -1);
  array_view<float> v(n, values), part(n, parts);
  array_view<int> to(4, out);
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        const float *p = &v[0];
        const unsigned long far = 1ul << 62;
        to[0] = int(p[far]);
        to[1] = int(p[-(1l << 62)]) + int(p[4294967295u]);
        to[2] = int(2 * fast_math::modf(v[0], &part[n]));
        to[3] = int(2 * fast_math::modf(v[0], &part[0]));
      });
  to.synchronize();
  part.synchronize();
  assert(out == (std::vector<int>{0, 0, 1, 1}) && parts[0] == 1 && parts[1] == 3);
}

int main() {
  reads();
  writes();
  atomics();
  functions();
  rows();
  sections();
  objects();
  tiles();
  others();
  return 0;
}
