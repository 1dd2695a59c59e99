// A function template and the lambdas in its arguments are instantiated once, and a concept that was evaluated
// for the host there keeps its result. Use it in a function template of its own, which each side instantiates.
// RUN: %ampcc -std=c++20 -fsyntax-only -Xclang -verify %s
// RUN: %ampcc -std=c++20 -fsyntax-only -DFIXED -Xclang -verify=fixed %s
// fixed-no-diagnostics
struct grain {};
void over(grain) restrict(amp);
template <class T> concept Over = requires(T t) { over(t); };
template <class T> concept Under = !Over<T>;
#ifndef FIXED
template <class T> bool ask() {
  bool here = Over<T>;
  auto there = []() restrict(amp) { return Over<T>; }; // expected-error {{'Over<grain>' holds under 'restrict(amp)', but was evaluated for 'restrict(cpu)' before; use it in a function template of its own}}
  return here;
}
template <class T> bool ask_not() {
  bool here = Under<T>;
  auto there = []() restrict(amp) { return Under<T>; }; // expected-error {{'Under<grain>' does not hold under 'restrict(amp)', but was evaluated for 'restrict(cpu)' before}}
  return here;
}
template bool ask_not<grain>();
#else
template <class T> constexpr bool is_over() restrict(cpu, amp) { return Over<T>; }
template <class T> bool ask() {
  bool here = is_over<T>();
  auto there = []() restrict(amp) { return is_over<T>(); };
  return here;
}
#endif
template bool ask<grain>();
