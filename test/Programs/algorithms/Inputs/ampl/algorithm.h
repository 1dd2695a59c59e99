#ifndef AMPL_ALGORITHM_H
#define AMPL_ALGORITHM_H

#include "detail/launch.h"
#include "functional.h"
#include "iterator.h"

#include <algorithm>
#include <numeric>
#include <vector>

namespace ampl {

template <class Policy, class It, class F> void for_each(const Policy &policy, It first, It last, F f) {
  auto v = detail::view_of(first, last);
  detail::for_index(policy, v.extent[0], [=](int i) restrict(amp) { f(v[i]); });
  v.synchronize();
}

template <class Policy, class In, class Out, class F> Out transform(const Policy &policy, In first, In last, Out out, F f) {
  const auto n = std::distance(first, last);
  auto from = detail::view_of(first, last);
  auto to = detail::view_of(out, out + n);
  to.discard_data();
  detail::for_index(policy, int(n), [from, to, f](int i) restrict(amp) { to[i] = f(from[i]); });
  to.synchronize();
  return out + n;
}

template <class Policy, class In1, class In2, class Out, class F> Out transform(const Policy &policy, In1 first1, In1 last1, In2 first2, Out out, F f) {
  const auto n = std::distance(first1, last1);
  auto a = detail::view_of(first1, last1);
  auto b = detail::view_of(first2, first2 + n);
  auto to = detail::view_of(out, out + n);
  detail::for_index(policy, int(n), [=](int i) restrict(amp) { to[i] = f(a[i], b[i]); });
  to.synchronize();
  return out + n;
}

template <class Policy, class In, class T, class Op, class Map>
T transform_reduce(const Policy &policy, In first, In last, T init, Op op, Map map) {
  enum { tile = Policy::tile_size, per_thread = Policy::per_thread };
  auto v = detail::view_of(first, last);
  const int n = v.extent[0];
  if (n == 0)
    return init;
  const int tiles = (n + tile * per_thread - 1) / (tile * per_thread);
  std::vector<T> partial(tiles);
  concurrency::array_view<T, 1> out(tiles, partial);
  out.discard_data();
  detail::for_tiles<tile>(policy, tiles * tile, [=](concurrency::tiled_index<tile> t) restrict(amp) {
    tile_static T data[tile];
    tile_static int used;
    const int base = t.tile[0] * tile * per_thread;
    const int l = t.local[0];
    if (l == 0)
      used = n - base < tile ? n - base : tile;
    t.barrier.wait();
    if (l < used) {
      T sum = map(v[base + l]);
      for (int k = 1; k < per_thread && base + k * tile + l < n; ++k)
        sum = op(sum, map(v[base + k * tile + l]));
      data[l] = sum;
    }
    t.barrier.wait();
    if (used == tile)
      detail::tile_reducer<tile, T, Op>::run(t, data, op);
    else if (l == 0)
      for (int i = 1; i < used; ++i)
        data[0] = op(data[0], data[i]);
    if (l == 0)
      out[t.tile] = data[0];
  });
  out.synchronize();
  return std::accumulate(partial.begin(), partial.end(), init, op);
}

template <class Policy, class In, class T, class Op> T reduce(const Policy &policy, In first, In last, T init, Op op) {
  return transform_reduce(policy, first, last, init, op, identity<T>());
}

template <class In, class T, class Op> T reduce(const host_policy &, In first, In last, T init, Op op) {
  return std::accumulate(first, last, init, op);
}

template <class Policy, class In, class Pred> int count_if(const Policy &policy, In first, In last, Pred pred) {
  typedef typename std::iterator_traits<In>::value_type value_type;
  return transform_reduce(policy, first, last, 0, plus<int>(), [pred](const value_type &x) restrict(cpu, amp) -> int { return pred(x) ? 1 : 0; });
}

/// All, any and none by a flag that only ever goes one way.
template <class Policy, class In, class Pred> bool any_of(const Policy &policy, In first, In last, Pred pred) {
  auto v = detail::view_of(first, last);
  int found = 0;
  concurrency::array_view<int> flag(1, &found);
  detail::for_index(policy, v.extent[0], [=](int i) restrict(amp) {
    if (pred(v[i]))
      flag[0] = 1;
  });
  flag.synchronize();
  return found != 0;
}
template <class Policy, class In, class Pred> bool none_of(const Policy &p, In f, In l, Pred pred) { return !any_of(p, f, l, pred); }
template <class Policy, class In, class Pred> bool all_of(const Policy &p, In f, In l, Pred pred) { return !any_of(p, f, l, not_fn(pred)); }

template <class Policy, class It, class T, class Op> void inclusive_scan(const Policy &policy, It first, It last, It out, Op op, T zero) {
  const int n = int(std::distance(first, last));
  auto to = detail::view_of(out, out + n);
  concurrency::array<T, 1> ping(n, first), pong(n);
  concurrency::array_view<T, 1> a(ping), b(pong);
  for (int d = 1; d < n; d *= 2) {
    detail::for_index(policy, n, [=](int i) restrict(amp) { b[i] = op(i >= d ? a[i - d] : zero, a[i]); });
    std::swap(a, b);
  }
  concurrency::copy(a, to);
  to.synchronize();
}

template <class Policy, class It, class Out, class Pred> Out copy_if(const Policy &policy, It first, It last, Out out, Pred pred) {
  const int n = int(std::distance(first, last));
  std::vector<int> flags(n), positions(n);
  transform(policy, first, last, flags.begin(), [=](const typename std::iterator_traits<It>::value_type &x) restrict(amp) { return pred(x) ? 1 : 0; });
  inclusive_scan(policy, flags.begin(), flags.end(), positions.begin(), plus<>(), 0);
  const int kept = n ? positions.back() : 0;
  if (kept == 0)
    return out;
  auto from = detail::view_of(first, last);
  auto to = detail::view_of(out, out + kept);
  concurrency::array_view<const int> keep(n, flags), where(n, positions);
  detail::for_index(policy, n, [=](int i) restrict(amp) {
    if (keep[i])
      to[where[i] - 1] = from[i];
  });
  to.synchronize();
  return out + kept;
}

template <class Policy, class It, class Less> void sort(const Policy &policy, It first, It last, Less before) {
  auto v = detail::view_of(first, last);
  const int n = v.extent[0];
  for (int p = 1; p < n; p += p)
    for (int k = p; k > 0; k /= 2)
      detail::for_index(policy, n, [=](int i) restrict(amp) {
        const int j = i + k;
        if (j < n && i >= k % p && (i - k % p) / k % 2 == 0 && i / (2 * p) == j / (2 * p) && before(v[j], v[i])) {
          auto tmp = v[i];
          v[i] = v[j];
          v[j] = tmp;
        }
      });
  v.synchronize();
}

} // namespace ampl

#endif
