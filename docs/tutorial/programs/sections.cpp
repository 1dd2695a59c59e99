#include <amp.h>
#include <cstdio>
#include <vector>

using namespace concurrency;

void show(array_view<const int, 2> view) {
  for (int row = 0; row < view.extent[0]; ++row) {
    for (int column = 0; column < view.extent[1]; ++column)
      std::printf("%d ", view(row, column));
    std::printf("\n");
  }
}

int main() {
  std::vector<int> memory(4 * 6);
  array_view<int, 2> whole(4, 6, memory);
  array_view<int, 2> inner = whole.section(1, 1, 2, 4); // from (1, 1), 2 rows of 4

  parallel_for_each(inner.extent, [=](index<2> i) restrict(amp) { inner[i] = 1; });
  array_view<int> row = whole[3];
  parallel_for_each(row.extent, [=](index<1> i) restrict(amp) { row[i] = 7; });
  show(whole);
}
