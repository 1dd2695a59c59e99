// A call of something named `restrict` after code that looks like the head of a function.
// RUN: %ampcc -std=c++20 -fsyntax-only -Wno-unused -Xclang -verify %s
// expected-no-diagnostics

int of_amp(int) restrict(amp); // the unit is AMP

int restrict(int x, int y = 0) { return x + y; }
namespace ns {
bool f(int);
template <int N> bool h(int);
struct S {
  static bool s(int);
  typedef int number;
};
} // namespace ns
template <class T> bool h(T);
int f(int);
struct Pointed {
  int *g();
};

int use(int y, int amp, int cpu, void *p) {
  int a = 1, b = 2;
  if (ns::f(y) && restrict(y) && restrict(amp) && restrict(amp, cpu) == 3)
    ++a;
  if (ns::f(y) & restrict(amp) || ::f(y) && restrict(1, 2))
    ++a;
  while (ns::h<0>(0) && restrict(y))
    ;
  for (; h(0) & restrict(y); h<int>(0) && restrict(y))
    ;
  switch (ns::S::s(1) & restrict(1)) {
  case 0:
    (void)(ns::f(1) & restrict(1));
  }
  if (a * f(b) & restrict(b))
    ++a;
  if (a * f(b) & restrict(cpu))
    ++a;
  bool t = a < b && y > (int)restrict(b);
  t = y ? f(y) : (int)restrict(y);
  t = typename ns::S::number(3) & restrict(y);
  a = (int)(long)restrict(y);
  return !(ns::f(1) && restrict(1));
}

// With restrictions in the same places these are clauses.
struct Qualified {
  int *plain(int) & restrict(amp, cpu);
  Pointed *named(int) && restrict(amp, cpu);
  Pointed one(int) & restrict(cpu);
  operator Pointed() & restrict(amp, cpu);
  int &operator[](int) & restrict(amp, cpu);
  template <class T> T *generic(T) & restrict(amp, cpu);
};
int *Qualified::plain(int) & restrict(amp, cpu) { return nullptr; }
Pointed *Qualified::named(int) && restrict(amp, cpu) { return nullptr; }
int (Qualified::*member)(int) & restrict(cpu);

bool casts(int a, int b, int amp) {
  return a < 5 && b > (int)restrict(amp) && a < b && b > (ns::S::number)restrict(amp);
}
