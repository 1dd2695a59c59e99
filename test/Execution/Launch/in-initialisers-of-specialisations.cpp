// A kernel in the initialiser of a variable template or static member has the arguments of what it is written for.
// REQUIRES: opencl-device
// RUN: %ampcc -std=c++17 -Wall -Wextra -Werror %s -o %t && %t
// RUN: %ampcc -std=c++17 -Wall -Wextra -Werror --amp-host-compiler=%gxx %s -o %t.gxx && %t.gxx

#include "Inputs/sum.h"

template <class T> int primary = sum([](int x) restrict(amp) { return x + int(sizeof(T)); });
template <> int primary<char> = sum([](int x) restrict(amp) { return x * 3; });

template <class T> int partial = 0;
template <class T> int partial<T *> = sum([](int x) restrict(amp) { return x + int(sizeof(T)); });
template <class T, int N> int partial<T[N]> = sum([](int x) restrict(amp) { return x * N + int(sizeof(T)); });

template <class T> struct holder {
  static int member;
  template <class U> static int of_both;
};
template <class A> int holder<A>::member = sum([](int x) restrict(amp) { return x * int(sizeof(A)); });
template <> int holder<char>::member = sum([](int x) restrict(amp) { return x * 5; });

template <class A>
template <class B>
int holder<A>::of_both = sum([](int x) restrict(amp) { return x * int(sizeof(A)) + int(sizeof(B)); });
template <class A>
template <class B>
int holder<A>::of_both<B *> = sum([](int x) restrict(amp) { return x * int(sizeof(A)) - int(sizeof(B)); });
template <> template <> int holder<char>::of_both<char> = sum([](int x) restrict(amp) { return x * 7; });

int main() {
  if (primary<int> != 28 + 32 || primary<char> != 28 * 3)
    return 1;
  if (partial<short *> != 28 + 16 || partial<char[3]> != 28 * 3 + 8)
    return 2;
  if (holder<double>::member != 28 * 8 || holder<char>::member != 28 * 5)
    return 3;
  if (holder<short>::of_both<int> != 28 * 2 + 32 || holder<int>::of_both<short *> != 28 * 4 - 16 ||
      holder<char>::of_both<char> != 28 * 7)
    return 4;
}
