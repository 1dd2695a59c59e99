// RUN: %ampcc --amp-msvc -Wall -Werror %s -o %t && %t | FileCheck %s
// RUN: %ampcc --amp-msvc --amp-host-compiler=%gxx -Wall -Werror %s -o %t && %t | FileCheck %s
// REQUIRES: opencl-device
#include "stdafx.h"
#include <amp.h>
#include <iostream>
#include <memory>
#include <numeric>
#include <ppl.h>
#include <string>
#include <utility>
#include <vector>

namespace reduction {
using namespace Concurrency;

class IReduce {
public:
  virtual ~IReduce() {}
  virtual int __cdecl Reduce(_In_ const std::vector<int> &source) const = 0;
};

class SimpleReduction : public IReduce {
public:
  int Reduce(const std::vector<int> &source) const override {
    int count = static_cast<int>(source.size());
    array<int, 1> a(count, source.cbegin(), source.cend());
    for (int shift = count / 2; shift > 0; shift /= 2)
      parallel_for_each(extent<1>(shift),
                        [=, &a](index<1> idx) restrict(amp) { a[idx] += a[idx + shift]; });
    int result;
    copy(a.section(0, 1), &result);
    return result;
  }
};

template <int TileSize> class TiledReduction : public IReduce {
public:
  int Reduce(const std::vector<int> &source) const override {
    int count = static_cast<int>(source.size());
    array<int, 1> in(count, source.cbegin(), source.cend());
    array<int, 1> out(count / TileSize);
    parallel_for_each(in.extent.tile<TileSize>(), [=, &in, &out](tiled_index<TileSize> tidx) restrict(amp) {
      tile_static int part[TileSize];
      const int local = tidx.local[0];
      part[local] = in[tidx.global];
      tidx.barrier.wait();
      for (int s = TileSize / 2; s > 0; s /= 2) {
        if (local < s)
          part[local] += part[local + s];
        tidx.barrier.wait();
      }
      if (local == 0)
        out[tidx.tile] = part[0];
    });
    std::vector<int> partial(count / TileSize);
    copy(out, partial.begin());
    return std::accumulate(partial.begin(), partial.end(), 0);
  }
};

class CombinableReduction : public IReduce {
public:
  int Reduce(const std::vector<int> &source) const override {
    combinable<int> sum([] { return 0; });
    parallel_for_each(source.begin(), source.end(), [&](int v) { sum.local() += v; });
    int parts[2];
    task_group tasks;
    const size_t half = source.size() / 2;
    tasks.run([&] { parts[0] = parallel_reduce(source.begin(), source.begin() + half, 0); });
    auto second = make_task([&] { parts[1] = parallel_reduce(source.begin() + half, source.end(), 0); });
    tasks.run(second);
    if (tasks.wait() != completed || parts[0] + parts[1] != sum.combine(std::plus<int>()))
      return -1;
    return parts[0] + parts[1];
  }
};
} // namespace reduction

int _tmain(int argc, _TCHAR *argv[]) {
  using namespace reduction;
  typedef std::pair<std::shared_ptr<IReduce>, std::wstring> Entry;
  std::vector<Entry> reductions;
  reductions.push_back(Entry(std::make_shared<SimpleReduction>(), L"Simple"));
  reductions.push_back(Entry(std::make_shared<TiledReduction<128>>(), L"Tiled"));
  reductions.push_back(Entry(std::make_shared<CombinableReduction>(), L"Combinable"));

  std::vector<int> source(4096);
  std::iota(source.begin(), source.end(), -1000);
  const int expected = std::accumulate(source.begin(), source.end(), 0);
  for each (Entry e in reductions)
    std::wcout << e.second.c_str() << (e.first->Reduce(source) == expected ? L" SUCCESS" : L" FAILED!!!!!")
               << std::endl;
  return 0;
}
// CHECK: Simple SUCCESS
// CHECK-NEXT: Tiled SUCCESS
// CHECK-NEXT: Combinable SUCCESS
