// Names of windows.h that console programs use.
// RUN: %ampcc --amp-msvc -Wall -Werror %s -o %t && %t 2>&1 | FileCheck %s
#include <windows.h>
#include <amp.h>

EXTERN_C COLORREF pixel(int r) { return RGB(r, r, r); }
static_assert(sizeof(BITMAPFILEHEADER) == 14 && sizeof(BITMAPINFOHEADER) == 40, "");

int main() {
  int a[3] = {};
  POINT p = {1, 2};
  LARGE_INTEGER begin, end;
  QueryPerformanceCounter(&begin);
  Sleep(1);
  QueryPerformanceCounter(&end);
  if (ARRAYSIZE(a) != 3 || pixel(1) != 0x10101 || p.y != 2 || end.QuadPart <= begin.QuadPart)
    return 1;
  try {
    throw concurrency::runtime_exception("of a launch", E_FAIL);
  } catch (const concurrency::runtime_exception &e) {
    return MessageBoxA(NULL, e.what(), "Error", MB_ICONERROR) != IDOK; // CHECK: Error: of a launch
  }
}
