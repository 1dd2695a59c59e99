// Messages of the preprocessor about a unit without AMP appear once, from the host compiler.
// RUN: %ampcc -c %s -o %t.o 2>&1 | FileCheck %s
// CHECK: warning: seen once
// CHECK-NOT: warning:
#warning seen once
int restrict(int);
