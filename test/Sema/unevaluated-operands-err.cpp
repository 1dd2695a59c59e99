// Operands that are not evaluated obey the rules of amp code, in bodies and in the types of their heads.
// RUN: %ampcc -std=c++17 -fsyntax-only -Wno-unevaluated-expression -Wno-missing-declarations -Xclang -verify %s -Xclang -verify-ignore-unexpected=note
#include <typeinfo>
int global_int;
const int constant = 3;
int host_only() restrict(cpu);
int both() restrict(cpu, amp);

auto f() restrict(amp) -> decltype(host_only()); // expected-error {{'host_only' is restrict(cpu) and cannot be used in a restrict(amp) function}}
auto g() restrict(amp) -> decltype(new int);     // expected-error {{new is not allowed in a 'restrict(amp)' function}}
auto h() restrict(amp) -> decltype(both());
auto i() restrict(cpu, amp) -> decltype(both());

void body() restrict(amp) {
  decltype(char('x') + 1) a = 0;     // expected-error {{type 'char' is not allowed in a 'restrict(amp)' function}}
  decltype(new int) b = nullptr;     // expected-error {{new is not allowed in a 'restrict(amp)' function}}
  decltype(true ? 1 : throw 1) c = 0; // expected-error {{cannot use 'throw' in a restrict(amp) function}}
  decltype(global_int) d = 0;        // expected-error {{global variable 'global_int' cannot be used in a 'restrict(amp)' function}}
  int e = sizeof(new char);          // expected-error {{new is not allowed in a 'restrict(amp)' function}}
  decltype(constant + both()) k = sizeof(a) + sizeof(long long);
  bool l = noexcept(new int);        // expected-error {{new is not allowed in a 'restrict(amp)' function}}
  decltype(typeid(a)) *m = nullptr;  // expected-error {{typeid}}
  (void)m, (void)b, (void)c, (void)d, (void)e, (void)k, (void)l;
}

// A declaration that declares nothing is looked into as well.
struct S { int i; };
float side() restrict(cpu);
S side() restrict(amp);
int only_amp() restrict(amp);
void unnamed() restrict(cpu, amp) {
  decltype(side());      // expected-error {{call to 'side' has type 'S' under 'restrict(amp)' and 'float' under 'restrict(cpu)'}}
  decltype(only_amp());  // expected-error {{call to 'only_amp', which is only 'restrict(amp)', in a 'restrict(cpu,amp)' function}}
  decltype(host_only()); // expected-error {{'host_only' is restrict(cpu) and cannot be used in a restrict(cpu,amp) function}}
  decltype(both());
}
void unnamed_of_amp() restrict(amp) {
  decltype(side());
  if (both()) {
    decltype(new int); // expected-error {{new is not allowed in a 'restrict(amp)' function}}
    decltype(both());
  }
}
