// --amp-check=RULES enables the rules that it names and no others.
// REQUIRES: opencl-device
// RUN: %ampcc -w --amp-check=index %s -o %t && %t index race init 2>&1 | FileCheck %s --check-prefix=INDEX
// RUN: %ampcc -w --amp-check=pointer %s -o %t && %t pointer race init 2>&1 | FileCheck %s --check-prefix=POINTER
// RUN: %ampcc -w --amp-check=arithmetic %s -o %t && %t arithmetic race init 2>&1 | FileCheck %s --check-prefix=ARITHMETIC
// RUN: %ampcc -w -Wno-error --amp-check=barrier %s -o %t && %t barrier race init 2>&1 | FileCheck %s --check-prefix=BARRIER
// RUN: %ampcc -w --amp-check=host %s -o %t && %t host race init 2>&1 | FileCheck %s --check-prefix=HOST
// RUN: %ampcc -w --amp-check=race %s -o %t.race && env AMPCC_DEVICE=native %t.race race init 2>&1 | FileCheck %s --check-prefix=RACE
// RUN: %ampcc -w --amp-check=init %s -o %t.init && env AMPCC_DEVICE=native %t.init race init 2>&1 | FileCheck %s --check-prefix=INIT
// RUN: %ampcc -w --amp-check=arithmetic,race %s -o %t.two && env AMPCC_DEVICE=native %t.two arithmetic race init 2>&1 | FileCheck %s --check-prefixes=ARITHMETIC,TWO
#include "Inputs/judge.h"
#include <cstring>

static std::vector<int> data(64, 4), results(64);

static void wrong(const char *rule) {
  array_view<int> v(64, data), r(64, results);
  if (std::strcmp(rule, "index") == 0)
    parallel_for_each(extent<1>(1), [=](index<1> i) restrict(amp) {
      int own[2] = {1, 1};
      r[i] = v[i[0] + 70] + own[v[i]];
    });
  if (std::strcmp(rule, "pointer") == 0)
    parallel_for_each(extent<1>(1), [=](index<1> i) restrict(amp) {
      int own = 1, *null = v[i] == 4 ? nullptr : &own, *odd = &v[i + 1];
      r[i] = *null;
      r[i] += (int)*reinterpret_cast<long *>(odd);
    });
  if (std::strcmp(rule, "arithmetic") == 0)
    parallel_for_each(extent<1>(1), [=](index<1> i) restrict(amp) {
      r[i] = 9 / (v[i] - 4) + (1 << v[i] * 8);
    });
  if (std::strcmp(rule, "race") == 0)
    parallel_for_each(v.extent.tile<16>(), [=](tiled_index<16> t) restrict(amp) {
      tile_static int s[16];
      s[t.local[0]] = t.local[0];
      r[t] = s[t.local[0] ? t.local[0] - 1 : 0];
    });
  if (std::strcmp(rule, "init") == 0)
    parallel_for_each(v.extent.tile<16>(), [=](tiled_index<16> t) restrict(amp) {
      tile_static int s[16];
      if (t.local[0] != 3)
        s[t.local[0]] = 1;
      r[t] = s[t.local[0]];
    });
  if (std::strcmp(rule, "barrier") == 0) {
    v[5] = 0;
    parallel_for_each(v.extent.tile<16>(), [=](tiled_index<16> t) restrict(amp) {
      if (v[t])
        t.barrier.wait();
      r[t] = 1;
    });
  }
  if (std::strcmp(rule, "host") == 0)
    v[64] = 1;
}

int main(int argc, char **argv) {
  for (int i = 1; i < argc; ++i)
    judge(argv[i], [&] { wrong(argv[i]); });
}
// INDEX: index 70 is out of bounds: 'v' has the indices 0 to 63
// INDEX-NEXT: index 4 is out of bounds: 'own' has 2 elements
// INDEX-NEXT: index:
// INDEX-NEXT: race: fine
// INDEX-NEXT: init: fine
// INDEX-NEXT: 2 places are wrong
// POINTER: '*null' goes through a null pointer
// POINTER-NEXT: '*reinterpret_cast<long *>(odd)' goes through a pointer that is not aligned for its type
// POINTER-NEXT: pointer:
// POINTER-NEXT: race: fine
// POINTER-NEXT: init: fine
// POINTER-NEXT: 2 places are wrong
// ARITHMETIC: '9 / (v[i] - 4)' divides by zero
// ARITHMETIC-NEXT: '1 << v[i] * 8' shifts 32 bits by 32
// ARITHMETIC-NEXT: arithmetic:
// ARITHMETIC: race:
// BARRIER: barrier: 15 threads of the tile came, 1 did not
// BARRIER-NEXT: barrier:
// BARRIER-NEXT: race: fine
// BARRIER-NEXT: init: fine
// BARRIER-NEXT: 1 place is wrong
// HOST: index 64 is out of bounds: the array_view has the indices 0 to 63
// HOST-NEXT: host:
// HOST-NEXT: race: fine
// HOST-NEXT: init: fine
// HOST-NEXT: 1 place is wrong
// RACE: race on tile_static memory
// RACE-NEXT: race:
// RACE-NEXT: init: fine
// RACE-NEXT: 1 place is wrong
// INIT: race: fine
// INIT-NEXT: before the tile has written it
// INIT-NEXT: init:
// INIT-NEXT: 1 place is wrong
// TWO: init: fine
// TWO-NEXT: 3 places are wrong
