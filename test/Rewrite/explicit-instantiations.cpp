// Explicit instantiations of functions for amp leave the host source; a clause in a type stays with what has the type.
// RUN: rm -rf %t && %ampcc -std=c++17 --translate %s -o %t && %without_comments %t/explicit-instantiations.cpp | FileCheck %s
// RUN: %ampcc -std=c++17 -c %s -o %t.o && nm -C %t.o | FileCheck --check-prefix=SYMBOLS %s
// RUN: %ampcc -std=c++17 --amp-host-compiler=g++ -c %s -o %t.o && nm -C %t.o | FileCheck --check-prefix=SYMBOLS %s

template <class T> struct X {
  void member() {}
};
template <class T> int size() { return 1; }
template <class T> T twice(T x) restrict(amp) { return x + x; }
template <class T> T both(T x) restrict(amp, cpu) { return x; }
template <class F> int variable = sizeof(F *);

// CHECK: template struct X<int(int) {{ *}}>;
template struct X<int(int) restrict(cpu)>;
// CHECK: template int size<int(int) {{ *}}>();
template int size<int(int) restrict(amp)>();
// CHECK: template int variable<int(int) {{ *}}>;
template int variable<int(int) restrict(cpu)>;
// CHECK-NOT: template {{.*}}twice
extern template long twice<long>(long) restrict(amp);
template int twice<int>(int) restrict(amp);
template float twice(float) restrict(amp);
// CHECK: template int both<int>(int) {{ *}};
template int both<int>(int) restrict(amp, cpu);

int amp() restrict(amp) { return twice(1) + both(1); }
// SYMBOLS-DAG: W int both<int>(int)
// SYMBOLS-DAG: W int size<int (int)>()
// SYMBOLS-DAG: variable<int (int)>
// SYMBOLS-DAG: W X<int (int)>::member()
