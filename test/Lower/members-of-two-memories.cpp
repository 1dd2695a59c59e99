// Members that return their own object or another, and members through references into two memories.
// REQUIRES: opencl-device
// RUN: %ampcc -std=c++17 -I%S/Inputs %s -o %t && %t
// RUN: %oclgrind %t
// RUN: %ampcc --amp-check -std=c++17 -w -I%S/Inputs %s -o %t.checked && env AMPCC_CHECK=exitcode=77 AMPCC_DEVICE=native %t.checked
#include "three_memories.h"

struct Item {
  int key;
  float value;
  Item() restrict(amp, cpu) : key(0), value(0) {}
  Item(int k, float v) restrict(amp, cpu) : key(k), value(v) {}
  const Item &better(const Item &other) const restrict(amp, cpu) {
    return value < other.value ? other : *this;
  }
  Item &worse(Item &other) restrict(amp, cpu) { return value < other.value ? *this : other; }
  Item &operator+=(const Item &other) restrict(amp, cpu) {
    key += other.key;
    value += other.value;
    return *this;
  }
  bool operator<(const Item &other) const restrict(amp, cpu) { return value < other.value; }
  int twice() const restrict(amp, cpu) { return key * 2; }
};
template <typename T> const T &larger(const T &a, const T &b) restrict(amp, cpu) {
  return a < b ? b : a;
}
template <typename T, typename Less>
const T &best(const T &a, const T &b, Less less) restrict(amp, cpu) {
  return less(a, b) ? b : a;
}
template <typename T> struct Array {
  T items[2];
  T &at(int k) restrict(amp, cpu) { return items[k & 1]; }
  T &at_or(int k, T &other) restrict(amp, cpu) { return k < 2 ? items[k] : other; }
};
struct Less {
  bool operator()(const Item &a, const Item &b) const restrict(amp, cpu) { return a.key < b.key; }
};
struct Greater {
  bool operator()(const Item &a, const Item &b) const restrict(amp, cpu) { return b < a; }
};

bool tiled() {
  using namespace concurrency;
  int results[16], expected[16];
  array_view<int> r(16, results);
  Item in[16];
  for (int i = 0; i < 16; ++i)
    in[i] = Item(i, float(i * 7 % 16));
  array_view<Item> x(16, in);
  parallel_for_each(extent<1>(16).tile<8>(), [=](tiled_index<8> t) restrict(amp) {
    tile_static Item shared[8];
    tile_static Array<Item> pair;
    int l = t.local[0];
    shared[l] = Item(l, float(l * 3 % 8));
    if (l < 2)
      pair.items[l] = Item(l + 50, 4.5f);
    t.barrier.wait();
    Item mine(l * 2, 3.5f);
    Item &own = shared[l];
    mine = larger(mine, own);
    int n = mine.key + 100 * own.better(x[t.global]).key;
    n += 10 * larger(larger(own, mine), x[t.global]).twice();
    n += best(own, Item(3, 1), Less()).key;
    n += best(x[t.global], mine, Greater()).twice();
    own.worse(mine) += Item(1000, 0);
    n += own.key + mine.key * 2;
    Array<Item> local = {{Item(1, 2), Item(3, 4)}};
    n += local.at_or(l, own).key + pair.at_or(l, mine).twice();
    n += (l & 1 ? local : pair).at(l).key;
    r[t.global] = n;
  });
  r.synchronize();
  bool bad = false;
  for (int i = 0; i < 16; ++i) {
    int l = i % 8;
    Item pair0(50, 4.5f), pair1(51, 4.5f), own(l, float(l * 3 % 8)), mine(l * 2, 3.5f);
    Array<Item> pair = {{pair0, pair1}};
    mine = larger(mine, own);
    int n = mine.key + 100 * own.better(in[i]).key;
    n += 10 * larger(larger(own, mine), in[i]).twice();
    n += best(own, Item(3, 1), Less()).key;
    n += best(in[i], mine, Greater()).twice();
    own.worse(mine) += Item(1000, 0);
    n += own.key + mine.key * 2;
    Array<Item> local = {{Item(1, 2), Item(3, 4)}};
    n += local.at_or(l, own).key + pair.at_or(l, mine).twice();
    n += (l & 1 ? local : pair).at(l).key;
    if (results[i] != n) {
      std::printf("tiled: thread %d: %d, not %d\n", i, results[i], n);
      bad = true;
    }
  }
  return bad;
}

int main() {
  bool bad = tiled();
  bad |= BODY(Item a(i, 2.f); Item b(s[0], p[0]); a.worse(b) += b; return larger(a, b).key;);
  bad |= BODY(Item a(i, 2.f); const Item &b = a.better(Item(s[0], p[0])); return b.key;);
  bad |= BODY(return larger(Item(s[0], i), Item(p[0], 3)).better(Item(g[0], 4)).twice(););
  return bad;
}
