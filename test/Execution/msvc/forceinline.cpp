// `__forceinline` of a function that cannot be inlined, which Visual C++ accepts.
// RUN: %ampcc --amp-msvc -O1 -Wall -Werror %s -o %t && %t
// RUN: %ampcc --amp-msvc -O1 -Wall -Werror --amp-host-compiler=%gxx %s -o %t.gxx && %t.gxx
// REQUIRES: gxx
#include <windows.h>
__forceinline int factorial(int n) { return n < 2 ? 1 : n * factorial(n - 1); }
struct node {
  FORCEINLINE int depth() const { return next ? 1 + next->depth() : 1; }
  node *next;
};
int main(int count, char **) {
  node a = {nullptr}, b = {&a};
  return !(factorial(count + 4) == 120 && b.depth() == 2);
}
