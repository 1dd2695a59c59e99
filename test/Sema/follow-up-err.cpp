// One error for one mistake: errors that only follow from it are not reported.
// RUN: %ampcc -std=c++17 -fsyntax-only -ferror-limit=0 -Xclang -verify %s -Xclang -verify-ignore-unexpected=note
#include <amp.h>
#include <cstdio>
#include <functional>
#include <iostream>
#include <string>
#include <typeinfo>
#include <vector>
using namespace concurrency;

void print(int I) restrict(amp) { printf("%d", I); }        // expected-error {{'printf' is restrict(cpu)}}
void stream(int I) restrict(amp) { std::cout << I; }        // expected-error {{global variable 'cout' cannot be used}}
int element(std::vector<int> &V) restrict(amp) {            // expected-error {{type 'std::vector<int> &' is not allowed}}
  return V[0];
}
int members(std::string &S, int N) restrict(amp) {          // expected-error {{type 'std::string &'}}
  std::vector<int> V;                                       // expected-error {{type 'std::vector<int>' is not allowed}}
  V.push_back(N);
  S += "text";
  for (int X : V)
    N += X;
  return V.at(0) + V.size() + S.length() + N;
}
int bools(int N) restrict(amp) {
  bool A[4] = {};                                           // expected-error {{type 'bool[4]' is not allowed}}
  return A[N];
}
bool compare(int X) restrict(amp) {
  return typeid(X) == // expected-error {{typeid is not allowed}}
         typeid(int); // expected-error {{typeid is not allowed}}
}
struct Method {
  int get() restrict(amp);
};
void address() restrict(amp) { auto P = &Method::get; }     // expected-error {{pointer or reference to a 'restrict(amp)' function is not allowed}}
void length(int N) restrict(amp) { int A[N]; }              // expected-error {{a variable-length array is not supported in 'restrict(amp)' code; its size must be a constant}} expected-warning {{variable length arrays in C++}}
void capture(array<int> &A, std::string S, array_view<int> V) {
  parallel_for_each(A.extent, [=](index<1> I) restrict(amp) {
    A[I] = 1;        // expected-error {{'A' of type 'array<int>' can only be captured by reference}}
  });
  parallel_for_each(V.extent, [=](index<1> I) restrict(amp) {
    V[I] = S[0];     // expected-error {{a 'restrict(amp)' lambda cannot capture 'S' of type 'std::string'}}
  });
}
template <class T> struct Box {
  T X;
  T get() restrict(amp, cpu) { T Y = X; return Y; } // expected-error {{type 'Box<short>' is not allowed}}
  void set(T Y) restrict(amp, cpu) { X = Y; }
};
void instance() restrict(amp) {
  Box<char> B; // expected-error {{type 'Box<char>' is not allowed}}
  B.set(B.get());
}
short onTheHost(Box<short> B, Box<unsigned char>) {
  B.set(1);
  return B.get();
}
struct HostOnly {
  int N;
  ~HostOnly();
};
struct Holder {
  int N;
  HostOnly H;
};
Holder ends() restrict(amp) {
  Holder A{}; // expected-error {{'~Holder' is restrict(cpu) and cannot be used}}
  Holder B = Holder(); // expected-error {{'~Holder' is restrict(cpu) and cannot be used}}
  int N = Holder{}.N; // expected-error {{'~Holder' is restrict(cpu) and cannot be used}}
  HostOnly Two[2]{}; // expected-error {{'~HostOnly' is restrict(cpu) and cannot be used}}
  return {}; // expected-error {{'~HostOnly' is restrict(cpu) and cannot be used}}
}
struct Member {
  Holder H;
  Member() restrict(amp) : H{} {} // expected-error {{'~Holder' is restrict(cpu) and cannot be used}}
};
struct Functions {
  static int f(int) restrict(amp);
};
int operand(int N) restrict(amp) { return N + operand; } // expected-error {{arithmetic on a pointer to the function type}}
int object(int N) restrict(amp) {
  std::function<int(int)> F; // expected-error {{type 'std::function<int (int)>' is not allowed}}
  return F(N);
}
int arguments() restrict(amp) { return Functions::f(1, 2); } // expected-error {{too many arguments to function call}}

// Errors that do not follow from another one are reported.
struct Number {
  int N;
};
Number operator-(Number A, Number B);
int difference(Number A) restrict(amp) { return (A - A).N; } // expected-error {{invalid operands to binary expression ('Number' and 'Number')}}
void constant(const array<int> &A) restrict(amp) { A[0] = 1; } // expected-error {{cannot assign to return value}}
