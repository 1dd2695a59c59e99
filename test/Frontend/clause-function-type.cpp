// restrict(cpu) in a function type changes nothing; restrict(amp) is for names that declare functions, and for
// type-ids that only name a type (spec 2.1.1).
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
// expected-note@5 {{template is declared here}}

void (*AmpPointer)(int) restrict(amp);   // expected-error {{pointer or reference to a 'restrict(amp)' function}}
void (&AmpReference(int))(int) restrict(amp); // expected-error {{pointer or reference to a 'restrict(amp)' function}}
Fn<int(int) restrict(amp)> AmpArgument;
typedef Fn<int(int) restrict(amp)> InAlias;
bool Same = __is_same(int(int) restrict(amp), int(int) restrict(cpu, amp));
template <class T> using Generic = T(T) restrict(amp);
Generic<int> amp_only_too; // expected-note {{candidate function not viable: it is restrict(amp), the caller is restrict(cpu)}}
int callsGeneric() { return amp_only_too(1); } // expected-error {{no matching function for call to 'amp_only_too'}}
Generic<int> *GenericPointer; // expected-error {{a 'restrict(amp)' function type can only be used in a typedef}}
template <class T> using Again = Generic<T>;
Again<int> &GenericReference; // expected-error {{a 'restrict(amp)' function type can only be used in a typedef}} expected-error {{declaration of reference variable 'GenericReference' requires an initializer}}

using H = int(float) restrict(cpu, amp);
typedef int I(float) restrict(amp), J(int);
typedef I K;
K *Pointer2;            // expected-error {{a 'restrict(amp)' function type can only be used in a typedef}}
Fn<I> Argument2;
void takesAmp(H);       // expected-error {{a 'restrict(amp)' function type can only be used in a typedef}}
template <class T> void never() { I *Pointer; } // expected-error {{a 'restrict(amp)' function type can only be used in a typedef}}
I ampOnly;              // expected-note {{candidate function not viable: it is restrict(amp), the caller is restrict(cpu)}}
J cpuOnly;
H both;
int both(float) restrict(cpu, amp); // expected-note {{previous declaration is here}}
int both(float);        // expected-error {{restrict(cpu) function 'both' overlaps in its restrictions with restrict(cpu,amp) function 'both'}}
int host() { return both(1) + cpuOnly(1) + ampOnly(1); } // expected-error {{no matching function for call to 'ampOnly'}}
