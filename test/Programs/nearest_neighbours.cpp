// RUN: %ampcc %s -O2 -o %t && %t
// REQUIRES: opencl-device
//
// Nearest neighbours: the distances of queries to points of a template's dimension, the K best in a
// sorted list a thread, points in tiles; a grid of cells for two dimensions; votes of classes.

#include <algorithm>
#include <amp.h>
#include <amp_math.h>
#include <cassert>
#include <cstdlib>
#include <iostream>
#include <map>
#include <random>
#include <string>
#include <vector>

using namespace concurrency;

template <int D> struct point {
  float at[D];
  float distance(const point &o) const restrict(cpu, amp) {
    float sum = 0;
    for (int d = 0; d < D; ++d) {
      const float x = at[d] - o.at[d];
      sum += x * x;
    }
    return sum;
  }
};

// The K least keys with their values, the least first. Of equal keys the one that came first.
template <int K> struct best_list {
  float key[K];
  int value[K];
  best_list() restrict(cpu, amp) {
    for (int k = 0; k < K; ++k) {
      key[k] = 3.0e38f;
      value[k] = -1;
    }
  }
  void offer(float newKey, int newValue) restrict(cpu, amp) {
    if (!(newKey < key[K - 1]))
      return;
    int k = K - 1;
    for (; k > 0 && newKey < key[k - 1]; --k) {
      key[k] = key[k - 1];
      value[k] = value[k - 1];
    }
    key[k] = newKey;
    value[k] = newValue;
  }
};

template <int D, int K> class searcher {
public:
  static const int tile = 64;
  typedef std::vector<point<D>> points;
  typedef std::vector<best_list<K>> results;

  explicit searcher(const points &all) : all_(all) { assert(all.size() >= K); }

  results on_host(const points &queries) const {
    results r(queries.size());
    for (size_t q = 0; q < queries.size(); ++q)
      for (size_t p = 0; p < all_.size(); ++p)
        r[q].offer(queries[q].distance(all_[p]), int(p));
    return r;
  }

  results on_device(const points &queries) const {
    results r(queries.size());
    const int n = int(all_.size()), m = int(queries.size());
    array<point<D>> points_(n, all_.begin());
    array_view<const point<D>> q(m, queries);
    array_view<best_list<K>> out(m, r);
    out.discard_data();
    parallel_for_each(extent<1>(m).template tile<tile>().pad(),
                      [=, &points_](tiled_index<tile> t) restrict(amp) {
                        tile_static point<D> some[tile];
                        const int me = t.global[0], lane = t.local[0];
                        point<D> mine = q[me < m ? me : m - 1];
                        best_list<K> best;
                        for (int first = 0; first < n; first += tile) {
                          if (first + lane < n)
                            some[lane] = points_[first + lane];
                          t.barrier.wait();
                          const int count = n - first < tile ? n - first : tile;
                          for (int p = 0; p < count; ++p)
                            best.offer(mine.distance(some[p]), first + p);
                          t.barrier.wait();
                        }
                        if (me < m)
                          out[me] = best;
                      });
    out.synchronize();
    return r;
  }

private:
  points all_;
};

// The nearest point in a grid of cells: it searches rings of cells around that of the query.
class grid {
public:
  static const int side = 16;
  explicit grid(const std::vector<point<2>> &all) : order_(all), begin_(side * side + 1) {
    std::stable_sort(order_.begin(), order_.end(), [](const point<2> &a, const point<2> &b) {
      return cell(a) < cell(b);
    });
    for (const point<2> &p : order_)
      ++begin_[cell(p) + 1];
    for (int c = 0; c < side * side; ++c)
      begin_[c + 1] += begin_[c];
  }
  static int coordinate(float x) restrict(cpu, amp) {
    const int c = int(x * side);
    return c < 0 ? 0 : c >= side ? side - 1 : c;
  }
  static int cell(const point<2> &p) restrict(cpu, amp) {
    return coordinate(p.at[1]) * side + coordinate(p.at[0]);
  }
  std::vector<float> nearest(const std::vector<point<2>> &queries) const {
    std::vector<float> r(queries.size());
    array_view<const point<2>> q(int(queries.size()), queries), p(int(order_.size()), order_);
    array_view<const int> begin(int(begin_.size()), begin_);
    array_view<float> out(int(r.size()), r);
    parallel_for_each(out.get_extent(), [=](index<1> i) restrict(amp) {
      const point<2> mine = q[i];
      const int cx = coordinate(mine.at[0]), cy = coordinate(mine.at[1]);
      float best = 3.0e38f;
      // All points outside of the ring are at least (ring - 1) cells away.
      for (int ring = 0; ring < side; ++ring) {
        const float reach = (ring - 1) / float(side);
        if (ring > 1 && best <= reach * reach)
          break;
        for (int y = cy - ring; y <= cy + ring; ++y)
          for (int x = cx - ring; x <= cx + ring; ++x) {
            const bool inner = y > cy - ring && y < cy + ring && x > cx - ring && x < cx + ring;
            if (inner || y < 0 || x < 0 || y >= side || x >= side)
              continue;
            for (int k = begin[y * side + x]; k < begin[y * side + x + 1]; ++k)
              best = fast_math::fmin(best, mine.distance(p[k]));
          }
      }
      out[i] = best;
    });
    out.synchronize();
    return r;
  }

private:
  std::vector<point<2>> order_;
  std::vector<int> begin_;
};

template <int D> std::vector<point<D>> cloud(int n, unsigned seed) {
  std::mt19937 random(seed);
  std::uniform_real_distribution<float> unit(0.0f, 1.0f);
  std::vector<point<D>> result(n);
  for (point<D> &p : result)
    for (float &x : p.at)
      x = unit(random);
  return result;
}

template <int D, int K> int check(int n, int m) {
  const auto points = cloud<D>(n, 7), queries = cloud<D>(m, 8);
  const searcher<D, K> s(points);
  const auto host = s.on_host(queries), device = s.on_device(queries);
  int wrong = 0;
  for (int q = 0; q < m; ++q)
    for (int k = 0; k < K; ++k)
      wrong += host[q].value[k] != device[q].value[k] || host[q].key[k] != device[q].key[k];
  std::map<int, int> votes; // of the quarters of the first axis
  for (int k = 0; k < K; ++k)
    ++votes[int(points[device[0].value[k]].at[0] * 4)];
  std::cout << D << " dimensions, " << K << " neighbours: " << wrong << " wrong, "
            << votes.size() << " classes\n";
  return wrong;
}

int main() {
  int errors = check<2, 1>(300, 100) + check<3, 5>(200, 65) + check<8, 4>(130, 40);
  const auto points = cloud<2>(500, 1), queries = cloud<2>(90, 2);
  const std::vector<float> near = grid(points).nearest(queries);
  const auto exact = searcher<2, 1>(points).on_host(queries);
  for (size_t q = 0; q < near.size(); ++q)
    errors += near[q] != exact[q].key[0];
  std::cout << (errors ? "FAILED" : "PASSED") << std::endl;
  return errors;
}
