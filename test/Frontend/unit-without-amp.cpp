// What the preprocessor says about a unit without AMP is said once, by the host compiler.
// RUN: %ampcc -c %s -o %t.o 2>&1 | FileCheck %s
// CHECK: warning: seen once
// CHECK-NOT: warning:
#warning seen once
int restrict(int);
