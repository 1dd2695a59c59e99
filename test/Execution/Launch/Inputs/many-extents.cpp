#include <amp.h>
#include <cstdio>
#include <vector>

using namespace concurrency;

static bool good = true;

static void line(int n) {
  std::vector<int> data(n, 1);
  array_view<int> v(n, data);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] += i[0]; });
  v.synchronize();
  for (int i = 0; i < n; ++i)
    good &= data[i] == i + 1;
}

static void plane(int rows, int columns) {
  std::vector<int> data(rows * columns, 1);
  array_view<int, 2> v(rows, columns, data);
  parallel_for_each(v.extent, [=](index<2> i) restrict(amp) { v[i] += i[0] * columns + i[1]; });
  v.synchronize();
  for (int i = 0; i < rows * columns; ++i)
    good &= data[i] == i + 1;
}

int main() {
  for (int n : {1, 2, 3, 7, 16, 17, 100, 255, 256, 257, 1000, 4096, 10007})
    line(n);
  for (int rows : {1, 2, 3, 8, 17})
    for (int columns : {129, 200, 256, 300, 1000})
      plane(rows, columns);
  std::puts(good ? "right" : "wrong");
}
