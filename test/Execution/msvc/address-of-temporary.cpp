// The address of a temporary, constants without an initializer, and a bool that is incremented.
// RUN: %ampcc --amp-msvc %s -o %t && %t
#include <amp.h>

struct a {
  int x;
};
static int of(const a *p) { return p->x; }
const a zero;

int main() {
  bool b = false;
  b++;
  return !(of(&a{3}) == 3 && zero.x == 0 && b);
}
