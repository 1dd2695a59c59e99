// Code that Visual C++ took and ampcc does not is one error at its place (docs/porting.md).
// RUN: not %ampcc --amp-msvc -std=c++17 -c %s -o %t.o 2>&1 | FileCheck %s --implicit-check-not=error:
#include <amp.h>
#include <vector>

enum class color { red, green };
// CHECK: [[@LINE+1]]:8: error: value of type 'color' is not implicitly convertible to 'unsigned long'
int of[color::green];

// CHECK: [[@LINE+1]]:12: error: invalid parameter name: 'default' is a keyword
void f(int default);

union word {
  // CHECK: [[@LINE+1]]:18: error: initializing multiple members of union
  word() : i(1), u(1) {}
  int i;
  unsigned u;
};

static void set(int &x) { x = 1; }
struct number {
  number(int);
  operator int() const;
};
void g(bool b, number n, int i) {
  // CHECK: [[@LINE+1]]:7: error: a temporary of this type cannot be bound to a reference that is not const
  set((int)i);
  // CHECK: [[@LINE+1]]:3: error: assignment to cast is illegal
  (int)i = 3;
  // CHECK: [[@LINE+1]]:13: error: conditional expression is ambiguous; 'number' can be converted to 'int' and vice versa
  int k = b ? n : 7;
  std::vector<int> v(3);
  // CHECK: [[@LINE+1]]:22: error: no member named '_Ptr'
  int *p = v.begin()._Ptr;
}

template <class T> int size() { return 1; }
int h() { return size<float>(); }
// CHECK: [[@LINE+1]]:17: error: explicit specialization of 'size<float>' after instantiation
template <> int size<float>() { return 2; }
