// The four indices of a tiled thread: 4 x 6 threads in tiles of 2 x 3.
#include <amp.h>
#include <cstdio>
#include <vector>

using namespace concurrency;

struct places {
  index<2> global, tile, origin, local;
};

void show(const char *name, array_view<const places, 2> all, index<2> places::*which) {
  std::printf("%s\n", name);
  for (int row = 0; row < all.extent[0]; ++row) {
    for (int column = 0; column < all.extent[1]; ++column) {
      const index<2> i = all(row, column).*which;
      std::printf(" %s(%d,%d)", column == 3 ? " " : "", i[0], i[1]);
    }
    std::printf(row == 1 ? "\n\n" : "\n");
  }
}

int main() {
  std::vector<places> memory(4 * 6);
  array_view<places, 2> all(4, 6, memory);

  parallel_for_each(
      all.extent.tile<2, 3>(), [=](tiled_index<2, 3> t) restrict(amp) {
        places &mine = all[t.global];
        mine.global = t.global;
        mine.tile = t.tile;
        mine.origin = t.tile_origin;
        mine.local = t.local;
      });

  show("global", all, &places::global);
  show("tile", all, &places::tile);
  show("tile_origin", all, &places::origin);
  show("local", all, &places::local);
}
