// The common part of two rectangles, and the smallest one around both.
// RUN: %ampcc --amp-msvc -Wall -Werror %s -o %t && %t
#include <amp.h>
#include <windows.h>

static bool is(const RECT &r, LONG left, LONG top, LONG right, LONG bottom) {
  return r.left == left && r.top == top && r.right == right && r.bottom == bottom;
}

int main() {
  const RECT a = {0, 0, 10, 10}, b = {5, -5, 20, 5}, far = {30, 30, 40, 40}, none = {3, 3, 3, 9};
  RECT r;
  if (!IntersectRect(&r, &a, &b) || !is(r, 5, 0, 10, 5))
    return 1;
  if (IntersectRect(&r, &a, &far) || !is(r, 0, 0, 0, 0))
    return 2;
  if (!UnionRect(&r, &a, &b) || !is(r, 0, -5, 20, 10))
    return 3;
  return !(UnionRect(&r, &a, &none) && is(r, 0, 0, 10, 10));
}
