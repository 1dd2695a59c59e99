// Errors that do not depend on template arguments are reported in the template, once, instantiated
// or not; others are reported in each instance, with the instantiations that lead to it.
// RUN: %ampcc -std=c++17 -fsyntax-only -Xclang -verify %s

#include <vector>

int Global; // expected-note 2 {{declared here with type 'int'}}

template <class T> void never(T X) restrict(amp) {
  static int S;        // expected-error {{cannot be 'static'}}
  char C;              // expected-error {{type 'char' is not allowed}} expected-note {{use 'int'}}
  (void)(X + Global);  // expected-error {{global variable 'Global' cannot be used}} expected-note {{pass its value as a parameter}}
}

template <class T> T inner(T X) restrict(amp) { // expected-error {{type 'short' is not allowed}} expected-note {{use 'int'}}
  goto End; // expected-error {{goto is not allowed}}
End:
  T Copy = X;
  return Copy + T(Global); // expected-error {{global variable 'Global' cannot be used}} expected-note {{pass its value as a parameter}}
}
template <class T> struct Box {
  T outer(T X) restrict(amp) { return inner(X); } // expected-error {{type 'short' is not allowed}} expected-note {{in instantiation of function template specialization 'inner<short>' requested here}} expected-note {{use 'int'}}
};
void use() restrict(amp) {
  Box<int> I;
  Box<short> S;
  I.outer(1);
  S.outer(1); // expected-note 2 {{in instantiation of member function 'Box<short>::outer' requested here}}
}

// Classes that only the signature names.
template <class T> int reference(std::vector<int> &V, T X) restrict(amp) { return 1; } // expected-error {{type 'std::vector<int> &' is not allowed}} expected-note {{'std::vector<int>' holds 'int *'}} expected-note {{take an 'array_view<int>' of it by value}}
template <class T> struct Unused {
  void pointer(std::vector<int> *V) restrict(amp); // expected-error {{type 'std::vector<int> *' is not allowed}} expected-note {{'std::vector<int>' holds 'int *'}} expected-note {{take an 'array_view<int>' of it by value}}
};
template <class T> struct OnlyDeclared;
inline int tag(OnlyDeclared<int> *P) restrict(amp) { return P != nullptr; }
