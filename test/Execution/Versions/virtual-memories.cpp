// amp:1.2: the pointers of a derived class lead into several kinds of memory, while the call knows
// the base class alone; the objects are in private and tile_static memory.
// RUN: %ampcc -std=c++17 --amp-version=1.2 %s -o %t.exe && %t.exe && env AMPCC_DEVICE=native %t.exe
// RUN: %ampcc -std=c++17 --amp-version=1.2 --amp-robust %s -o %t.robust
// RUN: %t.robust && env AMPCC_DEVICE=native %t.robust
// RUN: %ampcc -std=c++17 --amp-version=1.2 --amp-check %s -o %t.checked
// RUN: env AMPCC_DEVICE=native %t.checked 2>&1 | FileCheck %s --check-prefix=CLEAN --allow-empty
// CLEAN-NOT: {{.}}
#include <amp.h>
#include <cassert>
#include <vector>
using namespace concurrency;

struct source {
  virtual int at(int i) const restrict(amp) = 0;
  virtual void set(int, int) const restrict(amp) {}
};
struct memory : source {
  int *begin;
  explicit memory(int *begin) restrict(amp) : begin(begin) {}
  int at(int i) const restrict(amp) override { return begin[i]; }
  void set(int i, int x) const restrict(amp) override { begin[i] = x; }
};
struct row {
  const array_view<const int, 2> &all;
  int number;
};
struct of_row : source {
  const row &in;
  explicit of_row(const row &in) restrict(amp) : in(in) {}
  int at(int i) const restrict(amp) override { return in.all(in.number, i); }
};
struct sum : source {
  const source *first, *second;
  sum(const source *first, const source *second) restrict(amp) : first(first), second(second) {}
  int at(int i) const restrict(amp) override { return first->at(i) + second->at(i); }
};
int total(const source &s) restrict(amp) {
  int result = 0;
  for (int i = 0; i < 4; ++i)
    result = result * 3 + s.at(i);
  return result;
}

int main() {
  constexpr int n = 16;
  std::vector<int> data(n * 4), results(n), changed(n * 4);
  for (int i = 0; i < n * 4; ++i)
    changed[i] = data[i] = i * 7 % 31;
  const array_view<const int, 2> in(n, 4, data);
  const array_view<int, 2> inout(n, 4, changed);
  const array_view<int> out(n, results);
  parallel_for_each(
      out.extent.tile<4>(), [=](tiled_index<4> t) restrict(amp) {
        const int i = t.global[0];
        tile_static int shared[4];
        shared[t.local[0]] = i;
        int own[4] = {i, i + 1, i + 2, i + 3};
        t.barrier.wait();
        const memory global(&inout(i, 0)), local(shared), mine(own);
        const row r = {in, i};
        const of_row view(r);
        const sum two(&local, i % 2 ? static_cast<const source *>(&mine) : &view),
            all(&two, &global);
        const source *const each[] = {&global, &local, &mine, &view, &two, &all};
        out[i] = total(*each[i % 6]);
        each[i % 2 ? 0 : 2]->set(1, 100);
        out[i] += total(global) * 2 + total(mine) * 5;
      });
  out.synchronize();
  inout.synchronize();

  for (int i = 0; i < n; ++i) {
    auto at = [&](int which, int k, bool set) {
      auto global = [&] { return set && i % 2 && k == 1 ? 100 : data[i * 4 + k]; };
      auto mine = [&] { return set && i % 2 == 0 && k == 1 ? 100 : i + k; };
      const int local = i / 4 * 4 + k;
      const int two = local + (i % 2 ? mine() : data[i * 4 + k]);
      const int all[] = {global(), local, mine(), data[i * 4 + k], two, two + global()};
      return all[which];
    };
    auto total = [&](int which, bool set) {
      int result = 0;
      for (int k = 0; k < 4; ++k)
        result = result * 3 + at(which, k, set);
      return result;
    };
    assert(results[i] == total(i % 6, false) + total(0, true) * 2 + total(2, true) * 5);
    assert(changed[i * 4 + 1] == (i % 2 ? 100 : data[i * 4 + 1]));
  }
}
