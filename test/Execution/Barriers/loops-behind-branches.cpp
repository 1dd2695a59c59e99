// Work of one thread after a branch or a barrier, before loops that all threads run uniformly.
// REQUIRES: opencl-device
// RUN: %ampcc -O2 %s -o %t && %t
// RUN: %oclgrind %t
// RUN: %ampcc --amp-check -std=c++17 -w %s -o %t.checked && env AMPCC_CHECK=exitcode=77 AMPCC_DEVICE=native %t.checked
#include <amp.h>
#include <cstdio>
#include <vector>
using namespace concurrency;

const int size = 3, tiles = 3;

// The work of thread l of tile t on `shared`, and on its own n.
void own(unsigned &shared, unsigned &n, int l, int t) restrict(cpu, amp) {
  if (l == t % 3)
    shared = shared * n & 1048575;
  for (unsigned j = 0; j < 2; ++j)
    n = n * 3 + l * 2654435761u;
}

void waits(unsigned &shared, unsigned &n, const tiled_index<size> &i) restrict(amp) {
  i.barrier.wait();
  own(shared, n, i.local[0], i.tile[0]);
  i.barrier.wait();
}

template <class Kernel> int check(const char *name, int before, int behind, Kernel kernel) {
  std::vector<unsigned> data(size * tiles);
  array_view<unsigned> view(data);
  parallel_for_each(view.extent.tile<size>(), [=](tiled_index<size> i) restrict(amp) {
    tile_static unsigned shared;
    unsigned n = i.local[0] + i.tile[0] * 7;
    shared = 6;
    i.barrier.wait();
    kernel(shared, n, i);
    i.barrier.wait();
    view[i] = shared * 31 + n;
  });
  view.synchronize();
  int wrong = 0;
  for (int t = 0; t < tiles; ++t) {
    unsigned shared = 6, n[size];
    for (int l = 0; l < size; ++l) {
      n[l] = l + t * 7;
      for (int k = 0; k < before + (t % 2 ? 0 : behind); ++k)
        own(shared, n[l], l, t);
    }
    for (int l = 0; l < size; ++l)
      wrong += data[t * size + l] != shared * 31 + n[l];
  }
  if (wrong)
    std::printf("%s: %d wrong\n", name, wrong);
  return wrong;
}

int main() {
  int wrong = check("branch", 1, 2, [](unsigned &shared, unsigned &n, const tiled_index<size> &i) restrict(amp) {
    own(shared, n, i.local[0], i.tile[0]);
    if (i.tile[0] % 2 == 0) {
      own(shared, n, i.local[0], i.tile[0]);
      own(shared, n, i.local[0], i.tile[0]);
    }
  });
  wrong += check("barriers in a function called twice", 1, 1, [](unsigned &shared, unsigned &n, const tiled_index<size> &i) restrict(amp) {
    waits(shared, n, i);
    if (i.tile[0] % 2 == 0)
      waits(shared, n, i);
  });
  wrong += check("jump", 1, 2, [](unsigned &shared, unsigned &n, const tiled_index<size> &i) restrict(amp) {
    own(shared, n, i.local[0], i.tile[0]);
    if (i.tile[0] % 2)
      return;
    own(shared, n, i.local[0], i.tile[0]);
    own(shared, n, i.local[0], i.tile[0]);
  });
  return wrong != 0;
}
