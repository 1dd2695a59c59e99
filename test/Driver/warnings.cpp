// The user's warnings and errors appear once, at the user's line, from any compiler.
// RUN: %ampcc -Wall -c %s -o %t.o 2> %t.log; FileCheck --check-prefix=CHECK %s < %t.log
// RUN: grep -c warning: %t.log | FileCheck --check-prefix=COUNT %s
// RUN: %ampcc -Wall --amp-host-compiler=%gxx -c %s -o %t.o 2> %t.log; FileCheck --check-prefix=CHECK %s < %t.log
// RUN: grep -c warning: %t.log | FileCheck --check-prefix=COUNT %s
// COUNT: 1
#include <amp.h>

int both(int x) restrict(cpu, amp) { return x; }

int host() {
  // CHECK: warnings.cpp:[[#@LINE+1]]:{{[0-9]+}}: warning: unused variable 'unused'
  int unused = 3;
  return both(1);
}
