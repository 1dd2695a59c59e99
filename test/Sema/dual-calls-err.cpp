// A function with both restrictions calls what exists on both sides, with one type (spec 2.3.2.1, 2.2).
// RUN: %ampcc -std=c++17 -fsyntax-only -Xclang -verify %s

int ampOnly(int) restrict(amp); // expected-note {{'ampOnly' is declared here}}
int pair(int) restrict(amp);
int pair(int) restrict(cpu);
float differs(int) restrict(amp);
int differs(int) restrict(cpu); // expected-note {{'differs' is declared here}}
struct S {
  S(int) restrict(amp); // expected-note {{is declared here}}
  int m() const restrict(amp);
  int m() const restrict(cpu);
};
namespace math {
using ::pair;
float sine(float) restrict(amp);
float sine(float) restrict(cpu);
} // namespace math

int dual(int X) restrict(cpu, amp) {
  using namespace math;
  int R = ampOnly(X); // expected-error {{call to 'ampOnly', which is only 'restrict(amp)', in a 'restrict(cpu,amp)' function}}
  R += pair(X) + int(sine(1));
  R += differs(X); // expected-error {{call to 'differs' has type 'float' under 'restrict(amp)' and 'int' under 'restrict(cpu)'}}
  S O(X);          // expected-error {{call to 'S', which is only 'restrict(amp)'}}
  return R + O.m();
}

// A using-directive brings its names into the namespace around both, where they stand beside others.
int outer(int) restrict(cpu);
namespace device {
int outer(int) restrict(amp); // expected-note {{'outer' is declared here}}
}
namespace user {
using namespace device;
int both(int X) restrict(cpu, amp) { return outer(X); }
} // namespace user
namespace hiding {
namespace own {
using namespace hiding;
int both(int X) restrict(cpu, amp) {
  return ::device::outer(X); // expected-error {{call to 'outer', which is only 'restrict(amp)'}}
}
} // namespace own
} // namespace hiding
