// Reads of unwritten memory: arrays without data, discarded views,
// tile_static variables. The native accelerator reports them.
// RUN: %ampcc -w --amp-check %s -o %t.exe && env AMPCC_DEVICE=native %t.exe 2>&1 | FileCheck %s
#include "Inputs/judge.h"

int main() {
  std::vector<int> data(64, 1);
  array_view<int> v(64, data);

  auto fresh = [&](int written) {
    array<int> a(64);
    if (written == 64)
      parallel_for_each(a.extent, [&a](index<1> i) restrict(amp) { a[i] = i[0]; });
    else if (written)
      parallel_for_each(extent<1>(written), [&a](index<1> i) restrict(amp) { a[i] = i[0]; });
    parallel_for_each(v.extent, [v, &a](index<1> i) restrict(amp) { v[i] = a[i]; });
    accelerator().get_default_view().wait();
  };
  // CHECK: uninitialised.cpp:[[#@LINE-3]]:76: 'a[i]' is read before it is written (element 0 of the data's 64); thread 0 of the kernel
  // CHECK: nothing:
  judge("nothing", [&] { fresh(0); });
  // CHECK: half: {{.*}}'a[i]' is read before it is written (element 32 of the data's 64)
  judge("half", [&] { fresh(32); });
  // CHECK-NEXT: all: fine
  judge("all", [&] { fresh(64); });

  // Copies give an array its data.
  // CHECK-NEXT: copied: fine
  judge("copied", [&] {
    array<int> a(64), b(64);
    copy(data.begin(), a);
    copy(a, b);
    parallel_for_each(v.extent, [v, &b](index<1> i) restrict(amp) { v[i] = b[i]; });
    v.synchronize();
  });

  // A copy of unwritten elements is unwritten, too.
  // CHECK: uninitialised.cpp:[[#@LINE+7]]:82: 'b[i]' is read before it is written (element 40 of the data's 64)
  // CHECK: of nothing:
  auto half = [&](int last) {
    array<int> a(64);
    array_view<int> b(64);
    parallel_for_each(extent<1>(40), [&a](index<1> i) restrict(amp) { a[i] = 1; });
    copy(a, b);
    parallel_for_each(extent<1>(last), [v, b](index<1> i) restrict(amp) { v[i] = b[i]; });
    v.synchronize();
  };
  judge("of nothing", [&] { half(64); });
  // CHECK-NEXT: of something: fine
  judge("of something", [&] { half(40); });

  // CHECK: discarded: {{.*}}'v[i]' is read before it is written
  judge("discarded", [&] {
    v.discard_data();
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] += 1; });
  });
  // CHECK-NEXT: discarded: fine
  judge("discarded", [&] {
    v.discard_data();
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = 1; });
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] += 1; });
  });

  auto tile = [&](int written) {
    parallel_for_each(v.extent.tile<16>(), [=](tiled_index<16> t) restrict(amp) {
      tile_static int s[16];
      if (t.local[0] < written)
        s[t.local[0]] = t.local[0];
      t.barrier.wait();
      v[t] = s[15 - t.local[0]];
    });
  };
  // CHECK: uninitialised.cpp:[[#@LINE-3]]:14: 's[15 - t.local[0]]' is read before the tile has written it; thread 0 of tile {{[0-9]}}
  // CHECK: tile:
  judge("tile", [&] { tile(8); });
  // CHECK-NEXT: tile: fine
  judge("tile", [&] { tile(16); });

  auto tally = [&](bool filled) {
    parallel_for_each(v.extent.tile<16>(), [=](tiled_index<16> t) restrict(amp) {
      tile_static int bins[4], last;
      if (filled && t.local[0] < 4)
        bins[t.local[0]] = 0;
      t.barrier.wait();
      atomic_exchange(&last, t.local[0]);
      atomic_fetch_inc(&bins[v[t] & 3]);
      t.barrier.wait();
      v[t] = bins[t.local[0] & 3] + last;
    });
  };
  // CHECK: uninitialised.cpp:[[#@LINE-5]]:25: 'bins[v[t] & 3]' is read before the tile has written it; thread 0
  // CHECK-NEXT: tally:
  judge("tally", [&] { tally(false); });
  // CHECK-NEXT: tally: fine
  judge("tally", [&] { tally(true); });
}
