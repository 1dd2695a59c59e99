// amp:1.3: every operation of sub-groups on every type, compared with a loop of the host. Tiles of
// one to three dimensions, with full and partial sub-groups, and with one only.
// REQUIRES: opencl-device
// RUN: %ampcc --amp-version=1.3 %s -o %t && %t && env AMPCC_DEVICE=native %t
// RUN: %ampcc --amp-version=1.3 --amp-host-compiler=g++ -O0 %s -o %t.gxx && env AMPCC_DEVICE=native %t.gxx
// RUN: %ampcc --amp-version=1.3 --amp-robust %s -o %t.robust && env AMPCC_DEVICE=native %t.robust
// RUN: %ampcc --amp-version=1.3 --amp-check %s -o %t.checked && env AMPCC_CHECK=exitcode=77 AMPCC_DEVICE=native %t.checked
#include <algorithm>
#include <amp.h>
#include <cstdio>
#include <functional>
#include <vector>
using namespace concurrency;

enum {
  from_5,
  from_outside,
  up,
  down,
  exchanged,
  first,
  third,
  sum,
  low,
  high,
  prefix,
  least,
  leftmost,
  rightmost,
  before,
  after_7,
  results
};

template <typename T> void operate(const sub_group &g, T x, T *result) restrict(amp) {
  result[from_5] = g.shuffle(x, 5);
  result[from_outside] = g.shuffle(x, g.index() % 2 ? -1 : 32);
  result[up] = g.shuffle_up(x, 3);
  result[down] = g.shuffle_down(x, 1);
  result[exchanged] = g.shuffle_xor(x, 9);
  result[first] = g.broadcast(x);
  result[third] = g.broadcast(x, 3);
  result[sum] = g.reduce(x);
  result[low] = g.reduce(x, sub_group::minimum());
  result[high] = g.reduce(x, sub_group::maximum());
  result[prefix] = g.inclusive_scan(x, std::plus<T>());
  result[least] = g.inclusive_scan(x, sub_group::minimum());
  result[leftmost] = g.inclusive_scan(x, [](T a, T) restrict(amp) { return a; });
  result[rightmost] = g.inclusive_scan(x, [](T, T b) { return b; });
  result[before] = g.exclusive_scan(x);
  result[after_7] = g.exclusive_scan(x, T(7), sub_group::plus());
}

// The same for thread i of a sub-group whose values begin at x.
template <typename T> void expect(const T *x, int size, int i, T *result) {
  const auto at = [&](int from) { return from >= 0 && from < size ? x[from] : x[i]; };
  result[from_5] = at(5);
  result[from_outside] = x[i];
  result[up] = at(i - 3);
  result[down] = at(i + 1);
  result[exchanged] = at(i ^ 9);
  result[first] = x[0];
  result[third] = at(3);
  result[low] = *std::min_element(x, x + size);
  result[high] = *std::max_element(x, x + size);
  result[least] = *std::min_element(x, x + i + 1);
  result[sum] = result[before] = 0;
  for (int k = 0; k < size; ++k) {
    result[sum] += x[k];
    result[before] += k < i ? x[k] : 0;
  }
  result[prefix] = result[before] + x[i];
  result[after_7] = result[before] + 7;
  result[leftmost] = x[0];
  result[rightmost] = x[i];
}

int number(const index<1> &i, const extent<1> &) restrict(amp) { return i[0]; }
int number(const index<2> &i, const extent<2> &e) restrict(amp) { return i[0] * e[1] + i[1]; }
int number(const index<3> &i, const extent<3> &e) restrict(amp) {
  return (i[0] * e[1] + i[1]) * e[2] + i[2];
}

template <typename T, int... D>
bool check(const char *name, const extent<sizeof...(D)> &domain, int threads) {
  const int count = static_cast<int>(domain.size());
  std::vector<T> in(count), out(count * results), wanted(count * results);
  std::vector<unsigned> votes(count * 3), voted(count * 3);
  std::vector<int> places(count * 4), placed(count * 4);
  for (int i = 0; i < count; ++i)
    in[i] = T((i * 37 + 11) % 101) * (sizeof(T) == 8 ? T(1ull << 33) : T(1));
  for (int tile = 0; tile < count; tile += threads)
    for (int t = 0; t < threads; ++t) {
      const int begin = t / 32 * 32, size = std::min(32, threads - begin), at = tile + t;
      expect(&in[tile + begin], size, t - begin, &wanted[at * results]);
      for (int k = 0; k < size; ++k) {
        const bool odd = in[tile + begin + k] > in[0];
        voted[at * 3] |= unsigned(odd) << k;
      }
      voted[at * 3 + 1] = voted[at * 3] != 0;
      voted[at * 3 + 2] = voted[at * 3] == 0xffffffffu >> (32 - size);
      const int place[] = {size, t - begin, (threads + 31) / 32, t / 32};
      std::copy(place, place + 4, &placed[at * 4]);
    }
  const array_view<const T> v(count, in);
  const array_view<T> w(count * results, out);
  const array_view<unsigned> vote(count * 3, votes);
  const array_view<int> place(count * 4, places);
  parallel_for_each(
      domain.template tile<D...>(), [=](tiled_index<D...> t) restrict(amp) {
        const sub_group g = t.sub_group;
        const int at = t.tile[0] * threads + number(t.local, t.tile_extent);
        T result[results];
        operate(g, v[at], result);
        for (int k = 0; k < results; ++k)
          w[at * results + k] = result[k];
        const bool condition = v[at] > v[0];
        vote[at * 3] = g.ballot(condition);
        vote[at * 3 + 1] = g.any(condition);
        vote[at * 3 + 2] = g.all(condition);
        place[at * 4] = g.size();
        place[at * 4 + 1] = g.index();
        place[at * 4 + 2] = g.count();
        place[at * 4 + 3] = g.number();
      });
  w.synchronize();
  vote.synchronize();
  place.synchronize();
  for (int i = 0; i < count * results; ++i)
    if (out[i] != wanted[i]) {
      std::printf("%s: operation %d of thread %d\n", name, i % results, i / results);
      return false;
    }
  if (votes != voted || places != placed)
    std::printf("%s: votes or places\n", name);
  return votes == voted && places == placed;
}

template <typename T> bool check_type(const char *name) {
  return check<T, 4, 12>(name, extent<2>(8, 12), 48);
}

int main() {
  const bool tiles = check<int, 64>("64", extent<1>(192), 64) &
                     check<int, 3, 5, 7>("105", extent<3>(6, 5, 7), 105) &
                     check<int, 20>("20", extent<1>(40), 20) & check<int, 1>("1", extent<1>(5), 1);
  const bool types = check_type<unsigned>("unsigned") & check_type<long>("long") &
                     check_type<unsigned long long>("unsigned long long") &
                     check_type<float>("float") & check_type<double>("double");
  return tiles && types ? 0 : 1;
}
