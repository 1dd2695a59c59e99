// The kernel stores the arguments in a buffer that the host reads afterwards (12.3), so only
// values that mean the same on both sides can be sent.
// RUN: %ampcc -std=c++20 -fsyntax-only -Wno-format -Xclang -verify %s
// RUN: %ampcc -std=c++20 -fsyntax-only -DFIXED -Xclang -verify=fixed %s
// fixed-no-diagnostics
#include <amp.h>
using namespace concurrency::direct3d;
struct pair {
  int a, b;
};
#ifndef FIXED
void say(pair p, int *q) restrict(amp) {
  direct3d_printf("%d %d", 1, p);
  // expected-error@-1 {{'direct3d_printf' cannot send an argument of type 'pair' to the host; arguments are numbers, bool, enumerations and string literals of char}}
  direct3d_errorf("%p", q);
  // expected-error@-1 {{'direct3d_errorf' cannot send an argument of type 'int *' to the host; arguments are numbers, bool, enumerations and string literals of char}}
  direct3d_printf("%ls", L"wide");
  // expected-error@-1 {{'direct3d_printf' cannot send an argument of type 'const wchar_t[5]' to the host; arguments are numbers, bool, enumerations and string literals of char}}
}
#else
void say(pair p, int *q) restrict(amp) {
  direct3d_printf("%d %d", p.a, p.b);
  direct3d_errorf("%d", *q);
  direct3d_printf("%s", "narrow");
}
#endif
