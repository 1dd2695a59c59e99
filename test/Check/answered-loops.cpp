// Checks of accesses that are hoisted out of a loop: a version
// of the loop without checks follows a test before the loop.
// RUN: %ampcc --amp-check --translate %s -o %t && FileCheck %s --input-file=%t/answered-loops.native.cpp
#include <amp.h>
using namespace concurrency;

// The lower half of the threads adds what the upper half has.
// CHECK-LABEL: static void halves_kernel(
// CHECK: for (int half_ = 32;
// CHECK-NEXT: if (
// CHECK: THREADS for (
// CHECK-NOT: check_
// CHECK: part[local_] += value
// CHECK: } else {
// CHECK: check_use_local
void halves(array_view<int> v) {
  parallel_for_each(v.extent.tile<64>(), [=](tiled_index<64> t) restrict(amp) {
    tile_static int part[64];
    const int local = t.local[0];
    part[local] = v[t];
    t.barrier.wait();
    for (int half = 32; half > 0; half /= 2) {
      if (local < half)
        part[local] += part[local + half];
      t.barrier.wait();
    }
    v[t] = part[0];
  });
}

// A border by conditions, of which every part is said to be written.
// CHECK-LABEL: static void border_kernel(
// CHECK: THREADS for (
// CHECK-NOT: check_
// CHECK: } else {
// CHECK: from_marks == 0 || SHADOW_WRITTEN(from_marks, from, place, 4) ||
// CHECK-NEXT: check_use_global(
// CHECK-NOT: check_
// CHECK: SHADOW_ACCESS(&part[1], 64, {{.*}}, 66,
// CHECK: SHADOW_ACCESS(&part[0], 4, {{.*}}, 66,
// CHECK: } else {
void border(array_view<const int> from, array_view<int> to) {
  parallel_for_each(to.extent.tile<16>(), [=](tiled_index<16> t) restrict(amp) {
    tile_static int part[17];
    const int local = t.local[0];
    part[local + 1] = from[t];
    if (local == 0)
      part[0] = 0;
    t.barrier.wait();
    to[t] = part[local] + part[local + 1];
  });
}

// Two views, if they lie apart.
// CHECK-LABEL: static void apart_kernel(
// CHECK: a_begin =
// CHECK: b_end =
// CHECK: bool apart = a_end <= b_begin || b_end <= a_begin;
// CHECK: ulong a_marks = SHADOW_MARKS(a);
// CHECK: if ({{.*}}apart{{.*}}) {
// CHECK-NEXT: if (a_marks == 0 && b_marks == 0) {
// CHECK-NEXT: THREADS for (
// CHECK-NOT: check_
// CHECK-NOT: SHADOW_
// CHECK: } else {
// CHECK-NOT: check_
// CHECK: if (a_marks == 0 || SHADOW_WRITES(a_marks, a, place, 4)) {
// CHECK: if (b_marks == 0 || SHADOW_WRITES(b_marks, b, place_2, 4)) {
// CHECK: } else {
// CHECK: check_use
void apart(array_view<int> a, array_view<int> b) {
  parallel_for_each(a.extent, [=](index<1> i) restrict(amp) {
    a[i] = 1;
    b[i] = 2;
  });
}

// An index whose numbers are few.
// CHECK-LABEL: static void numbers_kernel(
// CHECK: if (begin >= 0
// CHECK-NOT: check_
// CHECK: *place = sum;
void numbers(array_view<int> v) {
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) {
    const int weights[8] = {1, 2, 3, 4, 5, 6, 7, 8};
    int sum = weights[i[0] & 7];
    for (int k = -1; k <= 1; ++k)
      sum += weights[k * k + k + 1];
    v[i] = sum;
  });
}

// Each thread has some elements, in rounds.
// CHECK-LABEL: static void rounds_kernel(
// CHECK: THREADS for (
// CHECK-NOT: check_
// CHECK: } else {
void rounds(array_view<int> v) {
  parallel_for_each(extent<1>(64).tile<16>(), [=](tiled_index<16> t) restrict(amp) {
    const int first = t.global[0] * 8;
    for (int i = 0; i < 8; ++i)
      v[first + i] = i;
  });
}

// Threads of one tile write one element: these accesses are checked.
// CHECK-LABEL: static void together_kernel(
// CHECK-NOT: THREADS for (
// CHECK: check_use
void together(array_view<int> v) {
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i[0] / 2] = i[0]; });
}

// Reads of elements that may be unwritten are checked.
// CHECK-LABEL: static void twice_kernel(
// CHECK: if (v_marks == 0) {
// CHECK-NOT: check_
// CHECK: } else {
// CHECK: v_marks == 0 || SHADOW_WRITTEN(v_marks, v, place, 4) ||
// CHECK-NEXT: check_use
// CHECK-NOT: check_
// CHECK: SHADOW_WRITES(v_marks,
// CHECK: } else {
void twice(array_view<int> v) {
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = v[i] * 2; });
}

// Writes are noted as long as all elements that are read are written.
// CHECK-LABEL: static void noted_kernel(
// CHECK: if (from_marks == 0 && to_marks == 0) {
// CHECK-NEXT: THREADS for (
// CHECK-NOT: SHADOW_
// CHECK: } else if (from_marks == 0) {
// CHECK-NEXT: THREADS for (
// CHECK-NOT: check_
// CHECK: if (SHADOW_WRITES(to_marks, to, place_2, 4)) {
// CHECK: } else {
// CHECK: SHADOW_WRITTEN(from_marks, from, place, 4)
void noted(array_view<const int> from, array_view<int> to) {
  parallel_for_each(to.extent, [=](index<1> i) restrict(amp) { to[i] = from[i] * 2; });
}

// Two loops between two barriers, which use disjoint elements.
// CHECK-LABEL: static void sums_kernel(
// CHECK: for (int distance_ = 1;
// CHECK-NEXT: apart = (-2L * from
// CHECK: if (from >= 0L {{.*}} apart &&
// CHECK: THREADS for (
// CHECK-NOT: check_
// CHECK: } else {
// CHECK: from = 64 - from;
// CHECK-NEXT: if (from >= 0L {{.*}} apart) {
// CHECK-NEXT: THREADS for (
// CHECK-NOT: check_
// CHECK: SHADOW_ACCESS(&part[clamp(from, 0, 127)], 256, {{.*}}, 66,
// CHECK: } else {
void sums(array_view<int> v) {
  parallel_for_each(v.extent.tile<64>(), [=](tiled_index<64> t) restrict(amp) {
    tile_static int part[128];
    const int local = t.local[0];
    int from = 0;
    part[local] = v[t];
    t.barrier.wait();
    for (int distance = 1; distance < 64; distance *= 2) {
      int sum = part[from + local];
      if (local >= distance)
        sum += part[from + local - distance];
      from = 64 - from;
      part[from + local] = sum;
      t.barrier.wait();
    }
    v[t] = part[from + local];
  });
}

int lower(int i, int distance) restrict(amp) { return 2 * i - (i & (distance - 1)); }
void order(int &a, int &b) restrict(amp) {
  if (a > b) {
    const int kept = a;
    a = b;
    b = kept;
  }
}

// Partners at a distance that is a power of two, in both kinds of memory.
// CHECK-LABEL: static void partners_kernel(
// CHECK: if (distance_ > 0 && (distance_ & (distance_ - 1)) == 0 &&
// CHECK: THREADS for (
// CHECK-NOT: check_
// CHECK: *b = kept;
// CHECK: } else {
void partners(array_view<int> v, int distance) {
  parallel_for_each(extent<1>(v.extent[0] / 2).tile<64>(), [=](tiled_index<64> t) restrict(amp) {
    tile_static int part[128];
    const int local = t.local[0], first = 2 * t.tile_origin[0];
    part[local] = v[first + local];
    part[local + 64] = v[first + local + 64];
    t.barrier.wait();
    const int at = lower(local, distance);
    order(part[at], part[at + distance]);
    t.barrier.wait();
    v[first + local] = part[local];
    v[first + local + 64] = part[local + 64];
  });
}

// CHECK-LABEL: static void far_partners_kernel(
// CHECK: if (distance_ > 0 && (distance_ & (distance_ - 1)) == 0 &&
// CHECK: THREADS for (
// CHECK-NOT: check_
// CHECK: *b = kept;
// CHECK: } else {
void far_partners(array_view<int> v, int distance) {
  parallel_for_each(extent<1>(v.extent[0] / 2), [=](index<1> i) restrict(amp) {
    const int at = lower(i[0], distance);
    order(v[at], v[at + distance]);
  });
}

// A shift by a number that all threads share.
// CHECK-LABEL: static void shifts_kernel(
// CHECK: THREADS for (
// CHECK-NOT: check_
// CHECK: } else {
// CHECK: check_shift(
void shifts(array_view<int> v, int by) {
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = v[i] >> by & 1; });
}

// Bits of bits: how many is another number for each thread.
// CHECK-LABEL: static void bits_kernel(
// CHECK-NOT: rest
// CHECK: check_use_global(
void bits(array_view<int> v) {
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i[0] & ((i[0] & 7) - 1)] = 1; });
}
