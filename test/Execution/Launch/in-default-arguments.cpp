// A kernel in a default argument belongs to the function, with its template arguments.
// REQUIRES: opencl-device
// RUN: %ampcc -std=c++17 -Wall -Wextra -Werror %if since-22 %{ -DWITHOUT_LAMBDA %} %s -o %t && %t
// RUN: %ampcc -std=c++17 -Wall -Wextra -Werror %if since-22 %{ -DWITHOUT_LAMBDA %} --amp-host-compiler=%gxx %s -o %t.gxx && %t.gxx

#include "Inputs/sum.h"

template <class T> int of_template(T, int r = sum([](int x) restrict(amp) { return x * int(sizeof(T)); })) { return r; }
template <class T> int not_dependent(T, int r = 1 + sum([](int x) restrict(amp) { return x; })) { return r; }
int of_function(int r = sum([](int x) restrict(amp) { return x * 2; })) { return r; }
template <class T> struct of_class {
  int m(int r = sum([](int x) restrict(amp) { return x * int(sizeof(T)); })) { return r; }
  int member = sum([](int x) restrict(amp) { return x * int(sizeof(T)); });
  template <class U> static int both(U, int r = sum([](int x) restrict(amp) { return x * int(10 * sizeof(U) + sizeof(T)); })) {
    return r;
  }
};

int main() {
#ifndef WITHOUT_LAMBDA // Clang 22 takes no lambda in a default argument of a generic lambda
  auto of_lambda = [](auto, int r = sum([](int x) restrict(amp) { return x * 3; })) { return r; };
  if (of_lambda(1) != 28 * 3)
    return 4;
#endif
  if (of_template(1.0) != 28 * 8 || of_template(1) != 28 * 4 || not_dependent(1) != 29 || not_dependent('c') != 29)
    return 1;
  if (of_function() != 28 * 2)
    return 2;
  if (of_class<char>().m() != 28 || of_class<double>().member != 28 * 8 || of_class<short>::both(1.0) != 28 * 82)
    return 3;
}
