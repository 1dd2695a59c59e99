// The cast of a pointer to a smaller number keeps its low bits.
// RUN: %ampcc --amp-msvc -Wall -Werror %s -o %t && %t
// RUN: %ampcc --amp-msvc --amp-host-compiler=%gxx %s -o %t.gxx && %t.gxx
// RUN: not %ampcc %s -o %t.strict 2>&1 | FileCheck %s
#include <amp.h>
#define LOW(POINTER) ((unsigned)(POINTER))

int main() {
  char text[4];
  const char *first = text, **at = &first;
  const int low = (int)first; // CHECK: error: cast from pointer to smaller type 'int' loses information
  const int same = reinterpret_cast<int>(first), next = int(first + 1);
  return low == same && next == low + 1 && LOW(*at) == (unsigned)low && (bool)first ? 0 : 1;
}
