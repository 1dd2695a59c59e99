// Sets of restrictions that overlap without being equal (spec 2.3.2).
// RUN: %ampcc -fsyntax-only -Xclang -verify %s

void f(int) restrict(cpu, amp); // expected-note {{previous declaration}}
void f(int) restrict(amp);      // expected-error {{restrict(amp) function 'f' overlaps in its restrictions with restrict(cpu,amp) function 'f'}}
void g(int) restrict(cpu, amp); // expected-note {{previous declaration}}
void g(int);                    // expected-error {{restrict(cpu) function 'g' overlaps in its restrictions with restrict(cpu,amp) function 'g'}}
