// An error of Clang is left out if one of ours explains it, not because another one is somewhere in the file.
// RUN: %ampcc -std=c++17 -fsyntax-only -ferror-limit=0 -Xclang -verify %s -Xclang -verify-ignore-unexpected=note
#include <amp.h>
#include <iostream>
#include <string>
using namespace concurrency;


// An error that has nothing to do with the others.
void first(long double) restrict(amp) {} // expected-error {{type 'long double' is not allowed}}

// The type of the operand is an error where it is declared.
int operand(std::string S) restrict(amp) { // expected-error {{type 'std::string'}}
  return S + 1;
}
// What an operand names is an error.
void global(int I) restrict(amp) { std::cout << I; } // expected-error {{global variable 'cout' cannot be used}}

// Nothing of ours is about these operands.
struct Plain {
  int N;
};
int plain(Plain P) restrict(amp) { return P + 1; } // expected-error {{invalid operands to binary expression ('Plain' and 'int')}}
int other(Plain P, Plain Q) restrict(amp) {
  return P == Q; // expected-error {{invalid operands to binary expression ('Plain' and 'Plain')}}
}
int member(Plain P) restrict(amp) { return P.none(1); } // expected-error {{no member named 'none' in 'Plain'}}
// Nothing is made of this object, so its type is no error.
int unevaluated() restrict(amp) {
  return sizeof(*static_cast<std::wstring *>(nullptr) + 1); // expected-error {{invalid operands to binary expression ('std::wstring'}}
}
// A warning explains no error.
int warned(const Plain &P) restrict(amp) {
  return const_cast<Plain &>(P) + 1; // expected-warning {{casting away const}} expected-error {{invalid operands to binary expression ('Plain' and 'int')}}
}

// An error about one array does not explain one about another array.
void arrays(array<int> &A, const array<int> &B) {
  parallel_for_each(A.extent, [=, &B](index<1> I) restrict(amp) {
    A[I] = 1; // expected-error {{'A' of type 'array<int>' can only be captured by reference}}
    B[I] = 2; // expected-error {{cannot assign to return value}}
  });
}
// Another function that is const is no matter of a capture.
struct Cells {
  int N[4];
  const int &operator[](index<1> I) const restrict(amp) { return N[I[0]]; }
};
void cells(array<int> &A, Cells C) {
  parallel_for_each(A.extent, [=](index<1> I) restrict(amp) {
    C[I] = A[I]; // expected-error {{'A' of type 'array<int>' can only be captured by reference}} expected-error {{cannot assign to return value}}
  });
}
