// What the preprocessor says about a unit without AMP is said once, by the host compiler.
// RUN: %ampcc -c %s -o %t.o 2>&1 | FileCheck %s
// CHECK-COUNT-1: seen once
// CHECK-NOT: seen once
#warning seen once
int restrict(int);
