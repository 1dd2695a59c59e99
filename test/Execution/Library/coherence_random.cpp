// Random operations on views of one vector, and the same on a plain vector: after each, what the host
// or a kernel reads is the same.
// REQUIRES: opencl-device
// RUN: %ampcc -O1 -Wall -Wextra -Werror %s -o %t && %t
// RUN: env AMPCC_SHARED_MEMORY=0 %t
// RUN: env AMPCC_SHARED_MEMORY=native %t
// RUN: env AMPCC_SHARED_MEMORY=0 "POCL_DEVICES=pthread pthread" %t
#include <amp.h>
#include <cstdio>
#include <list>
#include <random>
#include <vector>
using namespace concurrency;

constexpr int size = 12;

struct program {
  explicit program(unsigned seed) : random(seed), model(size) {
    for (int i = 0; i < size; ++i)
      data[i] = model[i] = random() % 100;
    for (const accelerator &each : accelerator::get_all())
      if (!(each == accelerator(accelerator::cpu_accelerator)))
        views.push_back(each.default_view);
  }
  int below(int limit) { return static_cast<int>(random() % static_cast<unsigned>(limit)); }

  void step() {
    const int from = below(size), count = 1 + below(size - from);
    const unsigned change = random() % 1000;
    const accelerator_view &on =
        views[static_cast<unsigned>(below(static_cast<int>(views.size())))];
    array_view<unsigned> part =
        below(2) ? view.section(from, count) : array_view<unsigned>(whole).section(from, count);
    switch (below(10)) {
    case 0: // the host writes
      for (int i = 0; i < count; ++i)
        part[i] = model[from + i] = change + static_cast<unsigned>(i);
      break;
    case 1: // the host writes over discarded elements
      part.discard_data();
      for (int i = 0; i < count; ++i)
        part[i] = model[from + i] = change + static_cast<unsigned>(i);
      break;
    case 2: // a kernel changes
      parallel_for_each(on, part.extent, [=](index<1> i) restrict(amp) { part[i] += change; });
      for (int i = 0; i < count; ++i)
        model[from + i] += change;
      break;
    case 3: // a kernel writes over discarded elements
      part.discard_data();
      parallel_for_each(
          on, part.extent, [=](index<1> i) restrict(amp) {
            part[i] = change - static_cast<unsigned>(i[0]);
          });
      for (int i = 0; i < count; ++i)
        model[from + i] = change - static_cast<unsigned>(i);
      break;
    case 4: { // copied from what is not contiguous
      std::list<unsigned> source;
      for (int i = 0; i < count; ++i)
        source.push_back(model[from + i] = change + 2 * static_cast<unsigned>(i));
      copy(source.begin(), source.end(), part);
      break;
    }
    case 5: { // there and back by an array
      array<unsigned> there(count, on);
      copy(part, there);
      parallel_for_each(there.extent, [&](index<1> i) restrict(amp) { there[i] *= 3; });
      copy_async(there, part).get();
      for (int i = 0; i < count; ++i)
        model[from + i] *= 3;
      break;
    }
    case 6: // the program changes the data itself
      view.synchronize();
      data[from] = model[from] = change;
      view.refresh();
      break;
    case 7:
      part.synchronize_to(on);
      break;
    case 8: { // a kernel only reads
      array_view<const unsigned> seen = part;
      array_view<unsigned> sum(1);
      sum[0] = 0;
      parallel_for_each(
          on, extent<1>(1), [=](index<1> i) restrict(amp) {
            for (int k = 0; k < seen.extent[0]; ++k)
              sum[i] += seen[k];
          });
      unsigned expected = 0;
      for (int i = 0; i < count; ++i)
        expected += model[from + i];
      good = good && sum[0] == expected;
      break;
    }
    default: // the host only reads
      array_view<const unsigned> seen = part;
      for (int i = 0; i < count; ++i)
        good = good && seen[i] == model[from + i];
    }
  }

  std::mt19937 random;
  std::vector<unsigned> data = std::vector<unsigned>(size), model;
  array_view<unsigned> view{size, data};
  const array_view<unsigned> whole = view;
  std::vector<accelerator_view> views;
  bool good = true;
};

int main() {
  for (unsigned seed = 1; seed <= 40; ++seed) {
    program p(seed);
    for (int step = 0; step < 60 && p.good; ++step) {
      p.step();
      if (!p.good)
        std::printf("seed %u, step %d\n", seed, step);
    }
    p.view.synchronize();
    if (!p.good || p.data != p.model)
      return 1;
  }
  return 0;
}
