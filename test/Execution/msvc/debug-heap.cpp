// Heap functions of debug builds, OpenMP without its option, and locks of ConcRT.
// RUN: %ampcc --amp-msvc -D_DEBUG -Wall -Wno-unknown-pragmas -Werror %s -o %t && %t
#define _CRTDBG_MAP_ALLOC
#include <amp.h>
#include <concrt.h>
#include <crtdbg.h>
#include <omp.h>
#include <stdlib.h>
#include <windows.h>
#ifdef _DEBUG
#define DEBUG_NEW new (_NORMAL_BLOCK, __FILE__, __LINE__)
#define new DEBUG_NEW
#endif
int main() {
  _CrtMemState before, after, difference;
  _CrtMemCheckpoint(&before);
  int *numbers = new int[4], sum = 0;
#pragma omp parallel for reduction(+ : sum)
  for (int i = 0; i < 4; ++i)
    sum += numbers[i] = i;
  delete[] numbers;
  delete new int(3);
  _CrtMemCheckpoint(&after);
  if (_CrtMemDifference(&difference, &before, &after))
    _CrtMemDumpStatistics(&difference);
  Concurrency::reader_writer_lock lock;
  {
    Concurrency::reader_writer_lock::scoped_lock_read first(lock);
  }
  Concurrency::reader_writer_lock::scoped_lock second(lock);
  return sum != 6 || omp_get_max_threads() != 1 || MAXDWORD != 0xffffffff || MININT >= MAXINT;
}
