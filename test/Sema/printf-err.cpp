// Messages of printf, which amp code of version 1.3 has: what they cannot send, and their result.
// RUN: %ampcc -std=c++20 --amp-version=1.3 -fsyntax-only -Xclang -verify %s
// RUN: %ampcc -std=c++20 --amp-version=1.3 -DRESULT -fsyntax-only -Xclang -verify=result %s
// RUN: %ampcc -std=c++20 --amp-version=1.2 -fsyntax-only -DBEFORE -Xclang -verify=before %s
#include <amp.h>
#include <cstdio>
using namespace concurrency;

#ifdef BEFORE
void one_side(int x) restrict(amp) { printf("%d", x); }
// before-error@-1 {{'printf' is restrict(cpu) and cannot be used in a restrict(amp) function; use 'direct3d_printf' of <amp.h>; amp:1.3 allows it (--amp-version=1.3)}}
void both_sides(int x) restrict(cpu, amp) { std::printf("%d", x); }
// before-error@-1 {{'printf' is restrict(cpu) and cannot be used in a restrict(cpu,amp) function; use amp:1.3, which allows it (--amp-version=1.3)}}
// before-note@*:* 0+ {{declared here}}
#elif defined(RESULT)
int length(int x) { return std::printf("%d", x); }
// result-note@-1 {{in 'length': the result of 'printf' is not supported in amp code}}
void launch(const array_view<int> &v) {
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) {
    int written = printf("%d", i[0]); // result-error {{the result of 'printf' is not supported in 'restrict(amp)' code}}
    v[i] = written + length(1);       // result-error {{'length' cannot be called in a 'restrict(amp)' function}}
  });
}
#else
void choose(int x) restrict(amp) {
  const char format[] = "%d";
  printf(format, x); // expected-error {{the format of 'printf' must be a string literal of char}}
}
void text(const char *name) { std::printf("%s", name); }
// expected-note@-1 {{in 'text': 'printf' cannot send an argument of type 'const char *' to the host; arguments are numbers, bool, enumerations and string literals of char}}
void address(int *p) restrict(amp) { printf("%p", p); }
// expected-error@-1 {{'printf' cannot send an argument of type 'int *' to the host}}

void launch() {
  parallel_for_each(extent<1>(1), [=](index<1>) restrict(amp) {
    text("name"); // expected-error {{'text' cannot be called in a 'restrict(amp)' function}}
  });
}
#endif
