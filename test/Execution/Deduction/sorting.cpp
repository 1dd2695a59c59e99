// amp:1.3: the sorting functions of the standard library, which call themselves, in each thread.
// RUN: %ampcc -std=c++20 --amp-version=1.3 %s -o %t.exe && %t.exe && env AMPCC_DEVICE=native %t.exe
#include <algorithm>
#include <amp.h>
#include <array>
#include <cstdio>
#include <functional>
#include <span>
#include <vector>
using namespace concurrency;

constexpr int length = 100, functions = 5, threads = 8;

struct entry {
  int key;
  float value;
  bool operator<(const entry &o) const { return key < o.key; }
};

/// Sorts the numbers at p, of which a thread has `length`.
void sort(int function, int *p) {
  switch (function) {
  case 0:
    return std::sort(p, p + length);
  case 1:
    return std::sort(p, p + length, std::greater<>());
  case 2: {
    std::span<int> all(p, length);
    return void(std::ranges::sort(all, {}, [](int x) { return x % 10 * 1000 + x; }));
  }
  case 3: {
    std::array<entry, length> entries;
    for (int i = 0; i < length; ++i)
      entries[i] = {p[i], 0.5f * p[i]};
    std::sort(entries.begin(), entries.end());
    for (int i = 0; i < length; ++i)
      p[i] = int(entries[i].value * 4) + i;
    return;
  }
  default:
    std::nth_element(p, p + length / 2, p + length);
    std::partial_sort(p, p + 20, p + length);
    return std::sort_heap(p + 20, p + 20);
  }
}

int main() {
  std::vector<int> numbers(functions * threads * length);
  unsigned state = 1;
  for (int &n : numbers)
    n = (state = state * 1664525 + 1013904223) >> 20;
  std::vector<int> sorted = numbers;
  array_view<int, 2> all(functions * threads, length, sorted);
  parallel_for_each(extent<1>(functions * threads),
                    [=](index<1> i) restrict(amp) { sort(i[0] / threads, &all(i[0], 0)); });
  all.synchronize();
  for (int i = 0; i < functions * threads; ++i)
    sort(i / threads, &numbers[i * length]);
  if (sorted != numbers)
    std::puts("sorted differently");
  return sorted != numbers;
}
