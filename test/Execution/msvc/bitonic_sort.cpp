// RUN: %ampcc --amp-msvc -Wall -Werror %s -o %t && %t | FileCheck %s
// RUN: %ampcc --amp-msvc --amp-host-compiler=%gxx -Wall -Werror %s -o %t && %t | FileCheck %s
// REQUIRES: opencl-device
#include "stdafx.h"
#include <algorithm>
#include <amp.h>
#include <conio.h>
#include <iostream>
#include <ppl.h>

using namespace concurrency;

static const unsigned int BLOCK = 64;

class sorter {
public:
  explicit sorter(size_t size) : data(size) {}
  void fill(unsigned __int64 seed) {
    for (auto &v : data) {
      seed = seed * 6364136223846793005ull + 1442695040888963407u;
      v = (unsigned)(seed >> 40);
    }
  }
  void sort();
  std::vector<unsigned> data;

private:
  void step(array<unsigned, 1> &values, unsigned mask, unsigned level) {
    parallel_for_each(values.extent, [=, &values](index<1> i) restrict(amp) {
      const unsigned left = i[0], right = left ^ mask;
      if (right <= left)
        return;
      const bool ascending = (left & level) == 0;
      unsigned a = values[left], b = values[right];
      if ((a > b) == ascending) {
        values[left] = b;
        values[right] = a;
      }
    });
  }
};

void sorter::sort() {
  array<unsigned, 1> values((int)data.size(), data.begin(), data.end());
  for (unsigned level = 2; level <= data.size(); level <<= 1)
    for (unsigned mask = level >> 1; mask > 0; mask >>= 1)
      step(values, mask, level);
  copy(values, data.begin());
}

void main() {
  sorter s(16 * BLOCK);
  s.fill(42);
  std::vector<unsigned> reference(s.data);
  s.sort();
  parallel_sort(reference.begin(), reference.end());
  if (s.data != reference) {
    std::cout << "FAILED" << std::endl;
    return;
  }
  std::cout << "PASSED" << std::endl;
}
// CHECK: PASSED
