// Pointers and references to restrict(cpu) functions, in any surrounding declarator.
// RUN: %ampcc -std=c++17 -fsyntax-only -Xclang -verify %s
// expected-no-diagnostics

int f(int) restrict(cpu);
int (*Pointer)(int) restrict(cpu) = f;
int (&Reference)(int) restrict(cpu) = f;
int (*Array[2])(int) restrict(cpu) noexcept;
struct S {
  int (S::*Member)(int) const restrict(cpu);
};
int (*result(int) restrict(cpu))(int) restrict(cpu);
void takes(int (*)(int) restrict(cpu), int (int) restrict(cpu), int Named(int) restrict(cpu));
template <class T> struct Of {};
Of<int *(int) restrict(cpu)> Argument;
void *cast(void *P) { return (void *)(int (*)(int) restrict(cpu))P; }
auto Lambda = [](int (*P)(int) restrict(cpu)) { return P(1); };
int Size = sizeof(int (*)(int) restrict(cpu)) + Pointer(1) + Reference(1) + Lambda(f);
