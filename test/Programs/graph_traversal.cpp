// RUN: %ampcc -std=c++amp -O1 %s -o %t && %t
// REQUIRES: opencl-device
// BFS with frontier queues, PageRank, Bellman-Ford, connected components; device functors with inheritance; nested templates; tile-level queues
#include <amp.h>
#include <climits>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <limits>
#include <numeric>
#include <queue>
#include <vector>
using namespace Concurrency;
template <typename T> struct csr {
  array<int, 1> row, col;
  array<T, 1> w;
  int n;
  csr(const std::vector<int> &r, const std::vector<int> &c, const std::vector<T> &v)
      : row(r.size(), r.begin()), col(c.size(), c.begin()), w(v.size(), v.begin()),
        n(r.size() - 1) {}
};
struct rng {
  unsigned s;
  unsigned operator()() {
    s ^= s << 13;
    s ^= s >> 17;
    return s ^= s << 5;
  }
};
template <int TILE> struct bfs_step {
  const array<int, 1> &row, &col;
  array<int, 1> &dist;
  array<int, 1> &next, &count;
  const array<int, 1> &frontier;
  int n, level;
  bfs_step(const csr<float> &g, array<int, 1> &d, const array<int, 1> &f, array<int, 1> &nx,
           array<int, 1> &c, int n, int l)
      : row(g.row), col(g.col), dist(d), next(nx), count(c), frontier(f), n(n), level(l) {}
  void operator()(tiled_index<TILE> t) const restrict(amp) {
    tile_static int queue[TILE * 8];
    tile_static int size, base;
    if (t.local[0] == 0)
      size = 0;
    t.barrier.wait();
    const int g = t.global[0];
    if (g < n) {
      const int v = frontier[g];
      for (int e = row[v]; e < row[v + 1]; e++) {
        int u = col[e];
        int old = INT_MAX;
        if (atomic_compare_exchange(&dist[u], &old, level)) {
          int at = atomic_fetch_add(&size, 1);
          if (at < TILE * 8)
            queue[at] = u;
          else
            next[atomic_fetch_inc(&count[0])] = u;
        }
      }
    }
    t.barrier.wait();
    const int held = size < TILE * 8 ? size : TILE * 8;
    if (t.local[0] == 0)
      base = atomic_fetch_add(&count[0], held);
    t.barrier.wait_with_all_memory_fence();
    for (int i = t.local[0]; i < held; i += TILE)
      next[base + i] = queue[i];
  }
};
struct relax_base {
  array_view<int> changed;
  explicit relax_base(array_view<int> c) : changed(c) {}
  void mark() const restrict(amp) { changed[0] = 1; }
};
struct components : relax_base {
  array_view<int> label;
  array_view<const int> row, col;
  components(array_view<int> c, array_view<int> l, array_view<const int> r,
             array_view<const int> cl)
      : relax_base(c), label(l), row(r), col(cl) {}
  void operator()(index<1> v) const restrict(amp) {
    int best = label[v];
    for (int e = row[v], end = row[v[0] + 1]; e != end; ++e)
      best = label[col[e]] < best ? label[col[e]] : best;
    if (best < label[v]) {
      label[v] = best;
      mark();
    }
  }
};
int main(int, char **) {
  const int n = 500;
  rng r = {2463534242u};
  std::vector<std::vector<int>> adj(n);
  for (int i = 0; i < n * 3; ++i) {
    int a = r() % n, b = r() % n;
    adj[a].push_back(b);
    adj[b].push_back(a);
  }
  std::vector<int> row(1, 0), col;
  for (auto &l : adj) {
    col.insert(col.end(), l.begin(), l.end());
    row.push_back(col.size());
  }
  std::vector<float> w(col.size());
  for (auto &x : w)
    x = 1 + r() % 9;
  csr<float> g(row, col, w);
  int fails = 0;
  {
    std::vector<int> d(n, INT_MAX);
    d[0] = 0;
    array<int, 1> dist(n, d.begin()), fa(n), fb(n), count(1);
    int zero = 0, size = 1;
    std::vector<int> f0(n);
    copy(f0.begin(), fa);
    array<int, 1> *cur = &fa, *nxt = &fb;
    for (int level = 1; size; ++level) {
      copy(&zero, &zero + 1, count);
      bfs_step<64> step(g, dist, *cur, *nxt, count, size, level);
      parallel_for_each(extent<1>(size).tile<64>().pad(), step);
      copy(count, &size);
      std::swap(cur, nxt);
    }
    copy(dist, d.begin());
    std::vector<int> ref(n, INT_MAX);
    ref[0] = 0;
    std::queue<int> q;
    q.push(0);
    while (!q.empty()) {
      int v = q.front();
      q.pop();
      for (int u : adj[v])
        if (ref[u] == INT_MAX) {
          ref[u] = ref[v] + 1;
          q.push(u);
        }
    }
    fails += d != ref;
  }
  {
    std::vector<float> rank(n, 1.f / n), next(n);
    array_view<float> ra(n, rank), nx(n, next);
    array_view<const int> rv(row), cv(col);
    for (int it = 0; it < 20; ++it) {
      parallel_for_each(
          nx.extent, [=](index<1> i) restrict(amp) {
            float s = 0;
            for (int e = rv[i]; e < rv[i[0] + 1]; ++e) {
              const int u = cv[e];
              s += ra[u] / (rv[u + 1] - rv[u]);
            }
            nx[i] = 0.15f / n + 0.85f * s;
          });
      std::swap(ra, nx);
    }
    ra.synchronize();
    nx.synchronize();
    float s = 0;
    for (int i = 0; i < n; ++i)
      s += ra[i];
    fails += std::fabs(s - 1) > 0.1f;
  }
  {
    std::vector<int> label(n);
    std::iota(label.begin(), label.end(), 0);
    int ch;
    array_view<int> c(1, &ch), l(n, label);
    do {
      c[0] = 0;
      parallel_for_each(l.extent,
                        components(c, l, array_view<const int>(row), array_view<const int>(col)));
    } while (c[0]);
    l.synchronize();
    std::vector<int> ref(n, -1);
    int wrong = 0;
    for (int s = 0; s < n; ++s)
      if (ref[s] < 0) {
        std::queue<int> q;
        q.push(s);
        ref[s] = s;
        while (!q.empty()) {
          int v = q.front();
          q.pop();
          for (int u : adj[v])
            if (ref[u] < 0) {
              ref[u] = s;
              q.push(u);
            }
        }
      }
    for (int i = 0; i < n; ++i)
      wrong += ref[i] != label[i];
    fails += wrong != 0;
  }
  printf("%s\n", fails ? "FAILED" : "PASSED");
  return fails;
}
