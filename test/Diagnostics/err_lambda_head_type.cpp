// In a template a call in the head of a lambda is resolved as if it were before the lambda. If that gives another type,
// name the type.
// RUN: %ampcc -std=c++17 -fsyntax-only -Xclang -verify %s
// RUN: %ampcc -std=c++17 -fsyntax-only -DFIXED -Xclang -verify=fixed %s
// fixed-no-diagnostics
#ifndef FIXED
struct key {};
float weight(key) restrict(amp); // expected-note 2 {{'weight' is declared here}}
int weight(key) restrict(cpu);
template <class T> void weigh() {
  auto result = [](T x) restrict(amp) -> decltype(weight(x)) { return weight(x); };
  // expected-error@-1 {{call to 'weight' has type 'float' under 'restrict(amp)' and 'int' under 'restrict(cpu)'; for the parameters and the return type of a lambda in a template, name the type itself}}
  auto parameter = [](decltype(weight(T())) x) restrict(amp) { return x; };
  // expected-error@-1 {{call to 'weight' has type 'float' under 'restrict(amp)' and 'int' under 'restrict(cpu)'}}
}
template void weigh<key>();
#else
struct key {};
float weight(key) restrict(amp);
int weight(key) restrict(cpu);
template <class T> void weigh() {
  auto result = [](T x) restrict(amp) -> float { return weight(x); };
  // Of a generic lambda the type is found.
  auto parameter = [](auto x) restrict(amp) -> decltype(weight(x)) { return weight(x); };
}
template void weigh<key>();
#endif
