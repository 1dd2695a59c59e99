// An index is compared with the extent of its view or array, in each dimension: {0, 10} of a view
// of 10 columns is wrong, though there is memory.
// REQUIRES: opencl-device
// RUN: %ampcc --amp-check=index %s -o %t && %t 2>&1 | FileCheck %s
// RUN: %ampcc --amp-check=index --amp-host-compiler=g++ %s -o %t.gxx && %t.gxx 2>&1 | FileCheck %s
// RUN: env AMPCC_SHARED_MEMORY=0 %t 2>&1 | FileCheck %s
#include "Inputs/judge.h"

template <typename V> static int corner(const V &v, int y, int x) restrict(amp) {
  return v(y, x); // CORNER
}

int main() {
  std::vector<int> data(120, 1);
  array_view<int, 1> flat(120, data);
  array_view<int, 2> v = flat.view_as(extent<2>(12, 10)); // one memory
  array_view<const int, 3> c(2, 6, 10, data);
  array<int, 1> a(20, data.begin());
  array<int, 4> deep(extent<4>((const int[]){2, 3, 4, 5}), data.begin());
  auto once = [](int last) { return extent<1>(last + 1); };

  // CHECK: ampcc: check: {{.*}}index.cpp:[[#@LINE+3]]:7: index {3, 10} is out of bounds: dimension 1 of 'v' has the indices 0 to 9; thread {3, 9} of the kernel at {{.*}}index.cpp:[[#@LINE+2]]
  // CHECK-NEXT: row: {{.*}}index {3, 10} is out of bounds: dimension 1 of 'v' has the indices 0 to 9; thread {3, 9} of the kernel at {{.*}}index.cpp:[[#@LINE+1]]{{$}}
  judge("row", [&] { parallel_for_each(extent<2>(12, 10), [=](index<2> i) restrict(amp) {
      v(i[0], i[1] + (i[0] == 3)) = 2;
    }); });
  // CHECK-NEXT: row: fine
  judge("row", [&] { parallel_for_each(extent<2>(12, 10), [=](index<2> i) restrict(amp) {
      v(i[0], i[1] + (i[0] == 12)) = 2;
    }); });

  // CHECK: index.cpp:[[#@LINE+4]]:18: index 120 is out of bounds: 'flat' has the indices 0 to 119; thread 119
  // CHECK: index.cpp:[[#@LINE+4]]:7: index -1 is out of bounds: 'flat' has the indices 0 to 119; thread 0
  // CHECK-NEXT: neighbours: {{.*}}; and 1 more
  judge("neighbours", [&] { parallel_for_each(flat.extent, [=](index<1> i) restrict(amp) {
      int next = flat[i + 1];
      flat[i - 1] = next;
    }); });

  // CHECK: index.cpp:[[#@LINE+3]]:9: index 20 is out of bounds: 'a' has the indices 0 to 19; thread 19
  // CHECK-NEXT: array:
  judge("array", [&] { parallel_for_each(a.extent, [&](index<1> i) restrict(amp) {
      ++a[i[0] + 1];
    }); });

  // CHECK: index.cpp:[[#@LINE+3]]:17: index {1, 6, 3} is out of bounds: dimension 1 of 'c' has the indices 0 to 5
  // CHECK-NEXT: const:
  judge("const", [&] { parallel_for_each(once(0), [=](index<1> i) restrict(amp) {
      flat[i] = c(1, 6, 3) + c[index<3>(1, 5, 9)];
    }); });

  // CHECK: index.cpp:[[#@LINE+3]]:28: index 12 is out of bounds: 'v' has the indices 0 to 11
  // CHECK: index.cpp:[[#@LINE+2]]:7: index 10 is out of bounds: 'v[0]' has the indices 0 to 9
  judge("projection", [&] { parallel_for_each(once(0), [=](index<1> i) restrict(amp) {
      v[0][10] = v[0][9] + v[12][0];
    }); });

  // CHECK: index.cpp:[[#@LINE+4]]:17: index {2, 0} is out of bounds: dimension 0 of 'part' has the indices 0 to 1
  // CHECK-NEXT: section:
  judge("section", [&] { parallel_for_each(once(0), [=](index<1> i) restrict(amp) {
      array_view<int, 2> part = v.section(1, 1, 2, 3);
      flat[i] = part(2, 0) + part(1, 2);
    }); });

  // CHECK: index.cpp:[[#@LINE+4]]:35: index {12, 9} is out of bounds: dimension 0 of 'v' has the indices 0 to 11
  // CHECK-NEXT: part:
  judge("part", [&] { parallel_for_each(once(0), [=](index<1> i) restrict(amp) {
      array_view<int, 2> end = v.section(11, 0, 1, 10), none = v.section(12, 10, 0, 0);
      array_view<int, 2> behind = v.section(11, 3, 2, 7);
      flat[i] = end(0, 9) + behind(1, 0) + none.extent[0];
    }); });

  // CHECK: index.cpp:[[#@LINE+4]]:17: index -1 is out of bounds: 'deep' has the indices 0 to 1
  // CHECK-NEXT: four:
  judge("four", [&] { parallel_for_each(once(0), [=, &deep](index<1> i) restrict(amp) {
      const int at[] = {-1, 2, 3, 4};
      flat[i] = deep[index<4>(at)];
    }); });

  // The place is the user's, in the function where the element is named.
  // CHECK: index.cpp:10:10: index {12, 0} is out of bounds: dimension 0 of 'v' has the indices 0 to 11
  // CHECK-NEXT: function:
  judge("function", [&] { parallel_for_each(once(0), [=](index<1> i) restrict(amp) {
      flat[i] = corner(v, 11, 9) + corner(v, 12, 0);
    }); });

  // A read outside gives 0, a write has no effect.
  // CHECK: index.cpp:[[#@LINE+2]]:21:
  judge("skipped", [&] { parallel_for_each(once(0), [=](index<1> i) restrict(amp) {
      flat[7] = 5 + flat[i[0] + 120];
      flat[i[0] - 3] = 9;
    }); });
  // CHECK: skipped:
  // CHECK: element 7 is 5
  std::fprintf(stderr, "element 7 is %d\n", flat[7]);

  // CHECK: ampcc: check: 13 places are wrong:
  // CHECK-NEXT: {{.*}}index.cpp:{{[0-9]+}}:7: index, 1 time{{$}}
}
