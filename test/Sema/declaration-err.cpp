// How an amp-restricted function may not be declared (spec 2.4.2).
// RUN: %ampcc -std=c++14 -fsyntax-only -Xclang -verify %s

struct S {
  virtual int v() restrict(amp); // expected-error {{a 'restrict(amp)' function cannot be virtual}}
  virtual int w() restrict(cpu);
};
int variadic(int, ...) restrict(amp); // expected-error {{cannot be variadic}}
int hostVariadic(int, ...);
void dynamic() restrict(amp) throw();  // expected-error {{cannot have a dynamic exception specification}}
void quiet() restrict(amp) noexcept;
extern "C" void c(int) restrict(amp);
extern "C" void cDual(int) restrict(cpu, amp); // expected-error {{cannot have C language linkage}}
int main() restrict(cpu, amp) {} // expected-error {{'main' can only be 'restrict(cpu)'}}
