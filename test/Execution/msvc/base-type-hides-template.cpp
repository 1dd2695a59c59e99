// A type of a base class that depends on parameters hides a template of the namespace.
// RUN: %ampcc --amp-msvc %s -o %t && %t
#include <amp.h>

template <class T> struct real_type {
  typedef T type;
};
template <class T> struct base {
  typedef typename ::real_type<T>::type real_type;
};
template <class T> struct derived : base<T> {
  real_type member;
  real_type f() const { return real_type(2.5); }
};

int main() { return !(derived<double>().f() == 2.5); }
