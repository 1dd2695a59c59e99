// RUN: %ampcc --amp-msvc -Wall -Werror %s -o %t && %t | FileCheck %s
// REQUIRES: opencl-device
#include "stdafx.h"
#include "targetver.h"
#include <algorithm>
#include <amp.h>
#include <assert.h>
#include <iostream>
#include <ppltasks.h>
#include <random>

using namespace concurrency;

#define BINS 64

__declspec(align(16)) struct counts {
  unsigned __int32 bin[BINS];
};

class histogram {
public:
  explicit histogram(unsigned size) : m_data(size) {
    std::mt19937 random(7);
    for (auto &v : m_data)
      v = random() & 0x3f3f3f3f;
  }
  bool execute();

private:
  std::vector<unsigned> m_data;
};

bool histogram::execute() {
  counts expected = {}, found = {};
  task<void> reference = create_task([&] {
    for (unsigned v : m_data)
      for (int shift = 0; shift < 32; shift += 8)
        ++expected.bin[(v >> shift) & 0xff];
  });

  array_view<const unsigned> data((int)m_data.size(), m_data.data());
  array_view<unsigned> bins(BINS, (unsigned *)found.bin);
  static const int tile = 128;
  parallel_for_each(data.extent.tile<tile>().pad(), [=](tiled_index<tile> t) restrict(amp) {
    tile_static unsigned local[BINS];
    if (t.local[0] < BINS)
      local[t.local[0]] = 0;
    t.barrier.wait();
    if (data.extent.contains(t.global)) {
      const unsigned v = data[t.global];
      for (int shift = 0; shift < 32; shift += 8)
        atomic_fetch_inc(&local[(v >> shift) & 0xff]);
    }
    t.barrier.wait();
    if (t.local[0] < BINS)
      atomic_fetch_add(&bins[t.local[0]], local[t.local[0]]);
  });
  bins.synchronize();
  return reference.then([&] { return std::equal(found.bin, found.bin + BINS, expected.bin); }).get();
}

int main() {
  histogram h(5000);
  std::wcout << L"Histogram " << (h.execute() ? "verified" : "wrong") << std::endl;
  auto tasks = { create_task([] { return 1; }), create_task([] { return 2; }) };
  auto sum = when_all(tasks.begin(), tasks.end()).then([](std::vector<int> all) { return all[0] + all[1]; });
  try {
    create_task([]() -> int { throw std::runtime_error("thrown"); }).then([](task<int> t) { t.get(); }).wait();
  } catch (const std::exception &e) {
    std::cout << e.what() << ' ' << sum.get() << std::endl;
  }
}
// CHECK: Histogram verified
// CHECK-NEXT: thrown 3
