// Instances of function templates that overload resolution makes and that are not used: their types are no errors.
// RUN: %ampcc -std=c++17 -fsyntax-only -Xclang -verify %s -Xclang -verify-ignore-unexpected=note

struct Any {
  int V;
  template <class T> operator T() const restrict(cpu, amp) { return T(V); }
  int operator&(int) const restrict(cpu, amp) { return 1; }
};
int builtin_operators(Any A) restrict(amp) { return A & 1; }

template <class T> struct Narrow { using Type = short; };
template <class T> typename Narrow<T>::Type choose(T X, const T &Y) restrict(cpu, amp);
int choose(int X, int Y) restrict(cpu, amp);
int chosen() restrict(amp) { return choose(1, 2); }

// Instances that are used, or requested
struct Converts {
  template <class T> operator T() const restrict(cpu, amp) { return T(); } // expected-error {{type 'short' is not allowed}}
};
int converts(Converts C) restrict(amp) { return short(C); } // expected-error {{type 'short' is not allowed}}
template <class T> T used(T X) restrict(amp) { return X; } // expected-error {{type 'char' is not allowed}}
int uses() restrict(amp) { return used('a'); }
template <class T> T explicitly(T X) restrict(amp) { return X; } // expected-error {{type 'short' is not allowed}}
template short explicitly(short) restrict(amp);
