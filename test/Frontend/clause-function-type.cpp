// restrict(cpu) in a function type changes nothing; restrict(amp) has no legal use there.
// RUN: %ampcc -std=c++17 -fsyntax-only -Xclang -verify %s

template <class T> struct Fn;
template <class R, class... A> struct Fn<R(A...)> { R (*P)(A...); };

typedef void F(int) restrict(cpu);
using G = int(float) restrict(cpu);
void (*Pointer)(int) restrict(cpu);
Fn<int(int) restrict(cpu)> Argument;
Fn<int(int) restrict(cpu), void> *TwoArguments; // expected-error {{too many template arguments}}
void takes(int Callback(int) restrict(cpu), int);
void *cast(void (*P)(int)) { return (void *)(void (*)(int) restrict(cpu))P; }
int (*returnsPointer(int) restrict(cpu))(double);
// expected-note@4 {{template is declared here}}

void (*AmpPointer)(int) restrict(amp);   // expected-error {{pointer or reference to a 'restrict(amp)' function}}
void (&AmpReference(int))(int) restrict(amp); // expected-error {{pointer or reference to a 'restrict(amp)' function}}
using H = int(float) restrict(cpu, amp); // expected-error {{'restrict(amp)' in a function type}}
typedef int I(float) restrict(amp);      // expected-error {{'restrict(amp)' in a function type}}
Fn<int(int) restrict(amp)> AmpArgument;  // expected-error {{'restrict(amp)' in a function type}}
