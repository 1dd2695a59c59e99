// A function without a clause needs one, and so do those of the program that it calls.
// RUN: not %ampcc -std=c++17 -fsyntax-only -fdiagnostics-parseable-fixits %s 2>&1 | FileCheck %s
// CHECK-DAG: fix-it:"{{.*}}":{[[#@LINE+1]]:16-[[#@LINE+1]]:16}:" restrict(cpu, amp)"
int half(int n) { return n / 2; }
// CHECK-DAG: fix-it:"{{.*}}":{[[#@LINE+1]]:29-[[#@LINE+1]]:29}:" restrict(cpu, amp)"
template <class T> T id(T t) { return t; }
// CHECK-DAG: fix-it:"{{.*}}":{[[#@LINE+1]]:19-[[#@LINE+1]]:19}:" restrict(cpu, amp)"
int quarter(int n) { return half(half(id(n))); }
int called(int n) restrict(amp) { return quarter(n); }

// Functions of other libraries get none, and clauses of other functions do not change.
// CHECK-NOT: fix-it
