// rand() returns the numbers of Visual C++'s library, for every name of the function.
// RUN: %ampcc --amp-msvc %s -o %t && %t | FileCheck %s
// RUN: %ampcc --amp-msvc --amp-host-compiler=%gxx %s -o %t && %t | FileCheck %s
// REQUIRES: gxx
#include <algorithm>
#include <amp.h>
#include <cstdlib>
#include <iostream>

int (*const by_pointer)() = rand;

int main() {
  volatile int most = RAND_MAX;
  std::cout << most + 1 << '\n'; // CHECK: 32768
  const int first = rand(), second = std::rand();
  std::cout << first << ' ' << second << '\n'; // CHECK-NEXT: 41 18467
  // rand_s() returns all bits from the system, and leaves the sequence of rand() as it is.
  unsigned int number = 0, seen = 0;
  for (int i = 0; i < 64; ++i)
    if (rand_s(&number) == 0)
      seen |= number;
  std::cout << rand() << ' ' << (seen == ~0u) << '\n'; // CHECK-NEXT: 6334 1
  srand(1);
  std::cout << by_pointer() << '\n'; // CHECK-NEXT: 41
}
