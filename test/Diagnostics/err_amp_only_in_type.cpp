// A type, an array bound or a template argument exists once for both sides, and the host cannot
// evaluate a call of a function that has no code for it (2.3.2.1). Write the type itself, or
// give the function the restriction that the host needs.
// RUN: %ampcc -std=c++20 -fsyntax-only -Xclang -verify %s
// RUN: %ampcc -std=c++20 -fsyntax-only -DFIXED -Xclang -verify=fixed %s
// fixed-no-diagnostics
#ifndef FIXED
float half(float x) restrict(amp); // expected-note {{'half' is declared here}}
template <class T> struct point {
  decltype(half(T())) x;
  // expected-error@-1 {{call to 'half', which is only 'restrict(amp)', in a type that exists on the host too; declare it 'restrict(cpu, amp)'}}
};
template struct point<float>;
#else
float half(float x) restrict(cpu, amp);
template <class T> struct point {
  decltype(half(T())) x;
};
template struct point<float>;
#endif
