// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Conway's game of life on a torus. One launch is one generation; the two boards change places, and
// nothing is copied in between.
//
//   ampcc -O2 game_of_life.cpp -o game_of_life
//   ./game_of_life [PICTURE.ppm]
#include "../picture.h"
#include "../stopwatch.h"
#include <amp.h>
#include <cstdio>
#include <exception>
#include <utility>
#include <vector>

using namespace concurrency;

constexpr int rows = 160, columns = 240, generations = 200;

// A cell lives with three neighbours, and lives on with two.
int next_cell(int cell, int neighbours) restrict(cpu, amp) {
  return neighbours == 3 || (neighbours == 2 && cell == 1);
}

std::vector<int> first_board() {
  std::vector<int> cells(rows * columns);
  unsigned int random = 1;
  for (int &cell : cells) {
    random = random * 1664525u + 1013904223u;
    cell = (random >> 16) % 4 == 0;
  }
  return cells;
}

std::vector<int> on_the_accelerator(const std::vector<int> &first, double &milliseconds) {
  array<int, 2> now(rows, columns, first.begin()), next(rows, columns);
  stopwatch time;
  for (int generation = 0; generation < generations; ++generation) {
    parallel_for_each(
        now.extent, [&now, &next ](index<2> i) restrict(amp) {
          int neighbours = -now[i];
          for (int y = -1; y <= 1; ++y)
            for (int x = -1; x <= 1; ++x)
              neighbours += now((i[0] + y + rows) % rows, (i[1] + x + columns) % columns);
          next[i] = next_cell(now[i], neighbours);
        });
    std::swap(now, next);
  }
  std::vector<int> last = now;
  milliseconds = time.milliseconds();
  return last;
}

std::vector<int> on_the_host(std::vector<int> now) {
  std::vector<int> next(now.size());
  for (int generation = 0; generation < generations; ++generation) {
    for (int row = 0; row < rows; ++row)
      for (int column = 0; column < columns; ++column) {
        int neighbours = -now[row * columns + column];
        for (int y = row + rows - 1; y <= row + rows + 1; ++y)
          for (int x = column + columns - 1; x <= column + columns + 1; ++x)
            neighbours += now[y % rows * columns + x % columns];
        next[row * columns + column] = next_cell(now[row * columns + column], neighbours);
      }
    std::swap(now, next);
  }
  return now;
}

int main(int argc, char **argv) try {
  const std::vector<int> first = first_board();
  double milliseconds = 0;
  on_the_accelerator(first, milliseconds); // the first launch may build the kernel
  const std::vector<int> last = on_the_accelerator(first, milliseconds);

  if (argc > 1) {
    picture shown(2 * columns, 2 * rows);
    for (int y = 0; y < shown.height; ++y)
      for (int x = 0; x < shown.width; ++x)
        last[y / 2 * columns + x / 2] ? shown.set(x, y, 255, 220, 90) : shown.set(x, y, 16, 24, 48);
    write_picture(argv[1], shown);
  }
  const bool right = last == on_the_host(first);
  std::printf("%d x %d cells, %d generations, %.1f ms: %s\n", columns, rows, generations,
              milliseconds, right ? "correct" : "wrong");
  return right ? 0 : 1;
} catch (const std::exception &error) {
  std::fprintf(stderr, "error: %s\n", error.what());
  return 1;
}
