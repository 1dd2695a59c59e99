// Types of functions are printed as in C++.
// RUN: not %ampcc -std=c++17 -fsyntax-only %s 2>&1 | FileCheck %s
// CHECK-NOT: annotate

template <class T> struct Fn;
template <class R, class... A> struct Fn<R(A...)> {};
int f(int) restrict(cpu) noexcept;
struct S {
  int m(int) const restrict(cpu);
};
// CHECK-DAG: with an lvalue of type 'int (int) noexcept'
float Function(f);
// CHECK-DAG: 'int (S::*)(int) const'
float Member = &S::m;
int (*Pointer)(int) restrict(cpu);
// CHECK-DAG: with an lvalue of type 'int (*)(int)'
float OfPointer = Pointer;
// CHECK-DAG: from 'Fn<int (int)>' to 'float'
float Argument = Fn<int(int) restrict(cpu)>();
template <class T> void take(T X) { float Value = X; }
// CHECK-DAG: specialization 'take<int (*)(int)>'
void instance() { take(Pointer); }
