#include "stdafx.h"
#include <windows.h>
#include <ppl.h>
#include <atomic>

int _tmain(int argc, _TCHAR *argv[]) {
  std::atomic<int> sum(0), steps(0);
  concurrency::parallel_for(0, 100, [&](int i) { sum += i; });
  Concurrency::parallel_for(0, 5, 2, [&](int) { ++steps; });
  SetConsoleTextAttribute(GetStdHandle(STD_OUTPUT_HANDLE), FOREGROUND_RED | FOREGROUND_INTENSITY);
  LARGE_INTEGER before, after;
  QueryPerformanceCounter(&before);
  Sleep(1);
  QueryPerformanceCounter(&after);
  _tprintf(_T("sum %d, steps %d\n"), sum.load(), steps.load());
  return after.QuadPart > before.QuadPart ? 0 : 1;
}
