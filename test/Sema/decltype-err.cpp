// A type that decltype or sizeof takes from a call is the same on the host and in kernels, if both read it.
// RUN: %ampcc -std=c++17 -fsyntax-only -Xclang -verify %s -Xclang -verify-ignore-unexpected=note

int f(int);
float f(int) restrict(amp);
float half(float) restrict(amp);
int both(int) restrict(amp, cpu);

struct S {
  decltype(f(1)) X;       // the context is the cpu's (spec 2.3.2.1)
  decltype(half(1)) Y;    // expected-error {{no matching function for call to 'half'}}
  decltype(both(1)) Z;
};
struct OfHost {
  int M(int X = sizeof(decltype(f(1)))) { return X; } // the host compiler's alone
  int N(int X = sizeof(decltype(half(1)))) { return X; } // expected-error {{no matching function for call to 'half'}}
  int O(int X = sizeof(decltype(f(1)))) restrict(amp) { return X; }
};
template <class T> struct Generic {
  decltype(f(T())) X;     // expected-error {{call to 'f' has type 'float' under 'restrict(amp)' and 'int' under 'restrict(cpu)'}}
};
void instance() { Generic<int> G; }
struct Sized {
  char X[sizeof(f(1))];
  static constexpr int Y = sizeof(both(1));
  static_assert(sizeof(half(1)) == 4, ""); // expected-error {{no matching function for call to 'half'}}
  static_assert(sizeof(decltype(f(1))) == sizeof(int) && decltype(f(1))(0.5f) == 0, "the cpu decides");
};
template <class T> struct GenericSized {
  char X[sizeof(f(T()))]; // expected-error {{call to 'f' has type 'float' under 'restrict(amp)' and 'int' under 'restrict(cpu)'}}
};
char OfGeneric[sizeof(GenericSized<int>) + sizeof(f(1))];
template <class T> using PerSide = decltype(f(T())); // in a class outside of functions the cpu's
struct Member {
  PerSide<int> X;
  static PerSide<int> function(int);
};
PerSide<int> Global = 3;
struct Aliases {
  using Alias = decltype(f(1));
};
using Alias = decltype(f(1)); // outside of everything the cpu decides
static_assert(Alias(0.5f) == 0, "int");
auto dual(int) restrict(cpu, amp) -> decltype(f(1)); // expected-error {{call to 'f' has type 'float' under 'restrict(amp)' and 'int' under 'restrict(cpu)'}}
int dual() restrict(amp, cpu) {
  decltype(f(1)) X = 0;   // expected-error {{call to 'f' has type 'float' under 'restrict(amp)' and 'int' under 'restrict(cpu)'}}
  decltype(half(1)) Y = 0; // expected-error {{call to 'half', which is only 'restrict(amp)', in a 'restrict(cpu,amp)' function; declare it 'restrict(cpu, amp)'}}
  return int(X + Y);
}

// One side alone has its own type.
template <class T = decltype(f(1)), int N = sizeof(half(1))> T ofAmp() restrict(amp) { return T(N); }
struct OfAmp {
  template <class T = decltype(f(1)), int N = sizeof(half(1))> T ofAmp() restrict(amp) { return T(N); }
};
auto amp() restrict(amp) -> decltype(half(f(1))) {
  struct Local {
    decltype(f(1)) X;
  };
  static_assert(sizeof(Local) == sizeof(float) && decltype(f(1))(0.5f) == 0.5f, "float");
  return [](decltype(half(1)) X) { return X; }(f(1));
}
template <class T> auto generic(T X) -> decltype(f(X)) { return f(X); }
int use() {
  static_assert(decltype(f(1))(0.5f) == 0, "int");
  return generic(1) + [] { return decltype(f(1))(1); }();
}
void lambda() {
  auto L = [](int X) restrict(amp) { return decltype(f(1))(X); };
}
