// Outside of a declarator `restrict` is an identifier like any other.
// RUN: %ampcc -std=c++20 -fsyntax-only -Xclang -verify %s
// expected-no-diagnostics

int amp(int) restrict(amp); // the unit is AMP

namespace functions {
int restrict(int cpu) { return cpu; }
struct Member {
  int restrict(int amp) { return amp; }
  static int cpu;
};
int use(int amp, int cpu) {
  Member M, *P = &M;
  int A0 = 0;
  if (amp)
    restrict(cpu);
  while (cpu)
    (void)restrict(amp);
  use(1, 2) & restrict(amp) ? (void)A0 : (void)amp;
  int A = M.restrict(amp) + P->restrict(cpu) + functions::restrict(amp) + (int)restrict(amp);
  return use(1, 2) & restrict(amp) && restrict(cpu);
}
} // namespace functions

namespace objects {
struct S {
  int restrict;
  S(int amp) : restrict(amp) {}
};
int use(int restrict, int amp) {
  int Copy = restrict * (restrict);
  {
    int restrict(amp);
    Copy += restrict;
  }
  return S(3).restrict + Copy;
}
} // namespace objects

struct restrict {
  restrict(int);
  ~restrict();
  explicit(true) restrict(float, int);
};
restrict Instance(3);
decltype(3) Declared(int *__restrict P);
