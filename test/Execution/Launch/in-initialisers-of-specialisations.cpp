// A kernel in the initialiser of a variable template or static member has the arguments of what it is written for.
// REQUIRES: opencl-device
// RUN: %ampcc -std=c++17 -Wall -Wextra -Werror %s -o %t && %t
// RUN: %ampcc -std=c++17 -Wall -Wextra -Werror --amp-host-compiler=%gxx %s -o %t.gxx && %t.gxx

#include "Inputs/sum.h"

template <class T> int primary = sum([](int x) restrict(amp) { return x + int(sizeof(T)); });
template <> int primary<char> = sum([](int x) restrict(amp) { return x * 3; });

template <class T> struct holder {
  static int member;
  template <class U> static int of_both;
};
template <class T> int holder<T>::member = sum([](int x) restrict(amp) { return x * int(sizeof(T)); });

int main() {
  if (primary<int> != 28 + 32 || primary<char> != 28 * 3)
    return 1;
  if (holder<double>::member != 28 * 8)
    return 2;
}
