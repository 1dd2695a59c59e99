// Where a name of the standard library is missing, <amp.h> brings all of its headers: which names a program uses is nothing that it has to be good at guessing.
// RUN: %ampcc -std=c++17 -Wall -c %s -o %t.o 2>&1 | FileCheck --check-prefix=ONCE %s
// RUN: %ampcc -std=c++17 -Wall --amp-host-compiler=g++ -c %s -o %t.o
// RUN: rm -rf %t && %ampcc -std=c++17 --translate %s -o %t && grep -c '^#define AMPCC_RT_USES_FUNCTIONAL 1' %t/standard-headers-missing.cpp
// ONCE: unused variable 'unused'
// ONCE-NOT: warning

// Remaining errors are reported once.
// RUN: not %ampcc -std=c++17 -DWRONG -c %s -o %t.o 2>&1 | FileCheck --check-prefix=WRONG %s
// RUN: not %ampcc -std=c++17 -DWRONG --amp-host-compiler=g++ -c %s -o %t.o 2>&1 | FileCheck --check-prefix=WRONG %s
// WRONG-NOT: error:
// WRONG: error: no member named 'absent' in namespace 'std'
// WRONG-NOT: error:
// WRONG: 1 error generated.
// WRONG-NOT: error:

// By an option, the names in a header.
// RUN: echo 'inline std::shared_future<int> *p; inline double h = std::hypot(3, 4); inline std::recursive_mutex m;' > %t.h
// RUN: echo 'int g(int x) restrict(amp, cpu) { return x; }' > %t.cpp
// RUN: %ampcc -std=c++17 -include amp.h -include %t.h -c %t.cpp -o %t.o
// RUN: %ampcc -std=c++17 -include amp.h -include %t.h --amp-host-compiler=g++ -c %t.cpp -o %t.o
#include <amp.h>

int call(int n, ...) {
  int unused;
  va_list rest;
  va_start(rest, n);
  int sum = std::invoke([](int a, int b) { return a + b; }, n, va_arg(rest, int));
  va_end(rest);
  char text[4];
  memset(text, 0, sizeof text);
  return sum + text[0] + (std::hypot(3.0, 4.0) == 5.0);
}
int f(int x) restrict(amp, cpu) { return x; }
#ifdef WRONG
int wrong = std::absent(1);
#endif
