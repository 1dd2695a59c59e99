// Thirty mistakes are thirty errors, each at its own line, in the order of the source; none follows from another.
// RUN: not %ampcc -std=c++17 -fsyntax-only -ferror-limit=0 -fno-caret-diagnostics %s 2>&1 | FileCheck %s
// RUN: not %ampcc -std=c++17 -fsyntax-only -ferror-limit=0 -fno-caret-diagnostics %s 2>&1 | grep -c " error: " | grep -x 30
// RUN: not %ampcc -std=c++17 -fsyntax-only -ferror-limit=5 %s 2>&1 | FileCheck --check-prefix=LIMIT %s
// LIMIT: fatal error: too many errors emitted, stopping now
#include <amp.h>
using namespace concurrency;
int global;
const float ratio = 0.5f;
const int size = 4;
struct node { node *next; };
struct bits { unsigned low : 4; };
int cpuOnly(int);
int ampOnly(int) restrict(amp);
#define BAD_TYPE char

// CHECK: :[[#@LINE+1]]:21: error: unknown restriction 'gpu'
void one() restrict(gpu);
// CHECK: :[[#@LINE+1]]:12: error: empty restriction list
void two() restrict();
struct three {
  // CHECK: :[[#@LINE+1]]:12: error: restriction clause must follow 'const'
  void f() restrict(amp) const;
};
// CHECK: :[[#@LINE+1]]:13: error: restriction clause is only allowed after
int four[3] restrict(amp);
// CHECK: :[[#@LINE+1]]:1: error: 'tile_static' is only allowed on a local variable
tile_static int five;

template <class T> void pattern(T x) restrict(amp) {
  // CHECK: :[[#@LINE+1]]:3: error: goto is not allowed
  goto end;
end:;
// CHECK: :[[#@LINE+1]]:1: error: label is not allowed
unused:;
}

// CHECK: :[[#@LINE+1]]:16: error: type 'short' is not allowed
void six(short x) restrict(amp);
// CHECK: :[[#@LINE+1]]:6: error: a 'restrict(amp)' function cannot be variadic
void seven(int, ...) restrict(amp);

int body(int *p, bool *b, int n) restrict(amp) {
  // CHECK: :[[#@LINE+1]]:12: error: type 'char' is not allowed
  BAD_TYPE c;
  // CHECK: :[[#@LINE+1]]:8: error: type 'node' is not allowed
  node list;
  // CHECK: :[[#@LINE+1]]:8: error: type 'bits' is not allowed
  bits flags;
  // CHECK: :[[#@LINE+1]]:14: error: local variable of a 'restrict(amp)' function cannot be 'static'
  static int s;
  // CHECK: :[[#@LINE+1]]:16: error: type 'volatile int' is not allowed
  volatile int v;
  // CHECK: :[[#@LINE+1]]:12: error: global variable 'global' cannot be used
  int x1 = global;
  // CHECK: :[[#@LINE+1]]:14: error: global variable 'ratio' cannot be used
  float x2 = ratio;
  // CHECK: :[[#@LINE+1]]:19: error: only the value of constant 'size' can be used
  const int &x3 = size;
  // CHECK: :[[#@LINE+1]]:13: error: cannot cast pointer type 'int *' to integer type 'long'
  long x4 = (long)p;
  // CHECK: :[[#@LINE+1]]:4: error: arithmetic on 'bool *'
  b++;
  // CHECK: :[[#@LINE+1]]:19: error: string literal is not allowed
  const void *t = "text";
  // CHECK: :[[#@LINE+1]]:9: error: new is not allowed
  (void)new int;
  // CHECK: :[[#@LINE+1]]:3: error: delete is not allowed
  delete p;
  // CHECK: :[[#@LINE+1]]:3: error: inline assembly is not allowed
  asm("nop");
  // CHECK: :[[#@LINE+1]]:20: error: a tile_static variable cannot have type 'int *'
  tile_static int *ts;
  // CHECK: :[[#@LINE+1]]:19: error: a 'restrict(amp)' lambda cannot capture 'n' of type 'int' by reference
  auto lambda = [&n](int i) { return i; };
  return 0;
}
// CHECK: :[[#@LINE+1]]:45: error: call to 'ampOnly', which is only 'restrict(amp)'
int dual(int x) restrict(cpu, amp) { return ampOnly(x); }
// CHECK: :[[#@LINE+1]]:{{[0-9]+}}: error: 'restrict(amp)' function 'loop' calls itself
int loop(int x) restrict(amp) { return x ? loop(x - 1) : 0; }

void host(array_view<int> view) {
  // CHECK: :[[#@LINE+1]]:21: error: a kernel cannot be launched over 'int'
  parallel_for_each(4, [=](index<1> i) restrict(amp) { view[i] = 1; });
  // CHECK: :[[#@LINE+1]]:34: error: kernel lambda is not 'restrict(amp)'
  parallel_for_each(view.extent, [=](index<1> i) { view[i] = 1; });
  // CHECK: :[[#@LINE+1]]:21: error: a tile of 2048 threads is too large
  parallel_for_each(view.extent.tile<2048>(), [=](tiled_index<2048> t) restrict(amp) { view[t] = 1; });
}
