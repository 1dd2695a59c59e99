// A goto jumps over variables that have an initializer.
// RUN: %ampcc --amp-msvc %s -o %t && %t
#include <amp.h>

static int f(int a) {
  if (a)
    goto out;
  int b = 3;
  unsigned long c = b + 1;
  return b + int(c);
out:
  return 1;
}

int main() { return !(f(0) == 7 && f(1) == 1); }
