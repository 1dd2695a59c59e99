// Explicit instantiations of operators: the name's `<` opens no template arguments.
// RUN: %ampcc -std=c++17 -fsyntax-only %s
// RUN: %ampcc -std=c++17 -c %s -o %t.o && nm -C %t.o | FileCheck %s

template <class T> struct W {
  T t;
  int operator()(T x) const restrict(cpu, amp) { return x; }
  int operator[](int x) const restrict(cpu, amp) { return x; }
};
template <class T> bool operator<(W<T> a, W<T> b) restrict(cpu, amp) { return a.t < b.t; }
template <class T> bool operator>(W<T> a, W<T> b) restrict(cpu, amp) { return a.t > b.t; }
template <class T> bool operator<=(W<T> a, W<T> b) restrict(amp) { return a.t <= b.t; }
template <class T> bool operator<=(W<T> a, W<T> b) restrict(cpu) { return a.t <= b.t; }
template <class T> W<T> operator<<(W<T> a, int b) restrict(cpu, amp) { return {a.t + b}; }

template bool operator< <int>(W<int> a, W<int> b) restrict(cpu, amp);
template bool operator<(W<float> a, W<float> b) restrict(cpu, amp);
template bool operator>(W<int> a, W<int> b) restrict(cpu, amp);
template bool operator<= <int>(W<int> a, W<int> b) restrict(amp);
template bool operator<= <int>(W<int> a, W<int> b) restrict(cpu);
template W<int> operator<< <int>(W<int> a, int b) restrict(cpu, amp);
template int W<int>::operator()(int x) const restrict(cpu, amp);
template int W<int>::operator[](int x) const restrict(cpu, amp);

// CHECK-DAG: W W<int>::operator()
// CHECK-DAG: W W<int>::operator[]
// CHECK-DAG: W bool operator< <float>
// CHECK-DAG: W bool operator< <int>
// CHECK-DAG: W bool operator<=<int>
// CHECK-DAG: W bool operator><int>
// CHECK-DAG: W W<int> operator<< <int>
