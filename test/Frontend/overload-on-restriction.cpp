// Functions that differ only in their restrictions are overloads; the caller's side chooses.
// RUN: %ampcc -std=c++17 -fsyntax-only -Xclang -verify %s
// expected-no-diagnostics

struct Cpu {};
struct Amp {};
Cpu f(int);
Amp f(int) restrict(amp);
template <class T> Cpu g(T) restrict(cpu) { return {}; }
template <class T> Amp g(T) restrict(amp) { return {}; }
struct S {
  S();
  S() restrict(amp);
  Cpu m() const;
  Amp m() const restrict(amp);
};
// A better match on the wrong side does not count.
Cpu h(int) restrict(cpu);
Amp h(double) restrict(amp);

void host() {
  Cpu A = f(1), B = g(1), C = S().m(), D = h(1);
}
void amp() restrict(amp) {
  Amp A = f(1), B = g(1), C = S().m(), D = h(1);
}
// Redeclarations.
void r() restrict(cpu);
void r();
void r() {}
void d() restrict(cpu, amp);
void d() restrict(amp, cpu) {}
