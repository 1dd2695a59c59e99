// `T f(...);` in the body of an amp function declares what it declares in C++: a function, which
// inherits the restrictions (spec 2.2.1), or a variable.
// RUN: %ampcc -std=c++17 -fsyntax-only -Wno-vexing-parse -Xclang -verify %s
#include <amp.h>
using namespace concurrency;

struct U {
  int N;
  U(int N = 1) restrict(cpu, amp) : N(N) {}
};
struct T {
  int N;
  T(U V) restrict(cpu, amp) : N(V.N) {}
  T(U V, int W) restrict(cpu, amp) : N(V.N + W) {}
};
template <class A> struct Box {
  A Value;
  Box(A Value = A()) restrict(cpu, amp) : Value(Value) {}
};
template <int N> struct Number {
  Number(Box<int>, int M) restrict(cpu, amp) : Value(N + M) {}
  int Value;
};
using Function = int(int);
typedef int (&ArrayResult)[2];
#define DECLARE(NAME) T NAME(U(3))


int amp(int I) restrict(cpu, amp) {
  T vexing(U());     // a function that takes a function; expected-error {{type 'U (*)()' is not allowed in a 'restrict(amp)' function; there are no pointers or references to functions}} expected-note {{make the function a template parameter: a lambda or function object with 'restrict(amp)'}}
  T Variable(U(3));  // a variable
  T Braces(U{3});
  DECLARE(FromMacro);
  T NamedParameter(U(P)); // a function of the parameter P
  int f(int), g(Box<int>), Plain(I);
  int Direct(f(1));
  Number<4> Templated(Box<int>(I), I);
  Number<4> OfFunctions(Box<int>(I), int(J));
  auto Deduced(T(U(2)));
  auto Trailing(int) -> int;
  Function ThroughTypedef;
  int (&ArrayOf(int))[2];
  ArrayResult Named(int);
  tiled_extent<4> One(extent<1>(9));
  extent<2> Two(I, I);
  int Product = I;
  Product *(I);      // an expression; expected-warning {{expression result unused}}
  return f(Plain) + g(Box<int>(I)) + Variable.N + Braces.N + FromMacro.N + Templated.Value +
         NamedParameter(U(1)).N + Deduced.N + Trailing(Direct) + ThroughTypedef(2) +
         ArrayOf(1)[0] + Named(2)[1] + One[0] + Two[0] + Product;
}

template <class A, int N> int inTemplate(int I) restrict(amp) {
  A Variable(U(3));
  A function(U);
  return Variable.N + function(U(I)).N;
}
int instantiated(int I) restrict(amp) { return inTemplate<T, 2>(I); }
