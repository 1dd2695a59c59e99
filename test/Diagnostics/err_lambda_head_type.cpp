// RUN: not %ampcc -fsyntax-only %s 2>&1 | FileCheck %s
#include <amp.h>

struct key {};
float weight(key) restrict(amp);
int weight(key) restrict(cpu);
int both(key) restrict(cpu, amp);

template <class T> void f() {
  auto amp = [](T x) restrict(amp) -> decltype(weight(x)) { return weight(x); };
  auto parameter = [](decltype(weight(T())) x) restrict(amp) { return x; };
  // Of a call with one type, and of a generic lambda, the type is found.
  auto one = [](T x) restrict(amp) -> decltype(both(x)) { return both(x); };
  auto generic = [](auto x) restrict(amp) -> decltype(weight(x)) { return weight(x); };
  auto cpu = [](T x) -> decltype(weight(x)) { return weight(x); };
}
template void f<key>();

// CHECK-NOT: error:
// CHECK: err_lambda_head_type.cpp:10:48: error: call to 'weight' has type 'float' under 'restrict(amp)' and 'int' under 'restrict(cpu)'; for the parameters and the return type of a lambda in a template, name the type itself
// CHECK: err_lambda_head_type.cpp:11:32: error: call to 'weight' has type
// CHECK-NOT: error:
