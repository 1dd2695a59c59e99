// Macros that paste tokens which form none, and that are called with too few arguments.
// RUN: %ampcc --amp-msvc -Wall -Werror %s -o %t && %t
// RUN: %ampcc --amp-msvc --amp-host-compiler=%gxx %s -o %t.gxx && %t.gxx
#include <amp.h>
#include <cwchar>
using namespace concurrency;

#define MEMBER(O, NAME) O.##NAME
#define POINTEE(P, NAME) P->##NAME
#define SCOPED(SPACE, NAME) SPACE##::##NAME
#define TEXT_OF(X) ##X
#define CALL(NAME, X) NAME##(X)
#define WIDE(X) L#X
#define CHARACTER(X) #@X
#define SUM(A, B) (A + 0 B)
#define FIRST(A, B, C) A

namespace constants {
enum { three = 3 };
}
struct pair {
  int x, y;
};
static int twice(int n) restrict(cpu, amp) { return 2 * n; }

int main() {
  int d[2] = {};
  array_view<int> v(2, d);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) {
    pair p = {i[0], 5};
    pair *q = &p;
    v[i] = MEMBER(p, x) + POINTEE(q, y) + SCOPED(constants, three) + CALL(twice, i[0]) + SUM(1);
  });
  switch (d[0]) {
  case CHARACTER(a):
    return 1;
  }
  return !(v[0] == 9 && v[1] == 12 && std::wcscmp(WIDE(text), L"text") == 0 &&
           TEXT_OF(FIRST(7)) == 7 && FIRST(8, 1) == 8 && CHARACTER(b) == 'b');
}
