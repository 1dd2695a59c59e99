// Mistakes between the parentheses of a clause.
// RUN: %ampcc -fsyntax-only -Xclang -verify %s

void duplicates() restrict(amp, amp, cpu, amp);
void empty() restrict();             // expected-error {{empty restriction list; expected 'cpu' or 'amp'}}
void unknown() restrict(gpu);        // expected-error {{unknown restriction 'gpu'}} expected-note {{the restrictions are 'amp', for kernels and what they call, and 'cpu'}}
void second() restrict(amp, gpu);    // expected-error {{unknown restriction 'gpu'}} expected-note {{the restrictions are 'amp', for kernels and what they call, and 'cpu'}}
void trailing() restrict(amp, );     // expected-error {{expected a restriction}}
void noComma() restrict(amp cpu);    // expected-error {{expected ',' or ')'}}
void number() restrict(1);           // expected-error {{expected a restriction}}
void deduced() restrict(auto);       // expected-error {{'restrict(auto)' is not allowed in version 1 of 'restrict(amp)'}}
void versioned() restrict(amp : 1);
void unversioned() restrict(amp :);  // expected-error {{unknown version of 'restrict(amp)'}}
void latest() restrict(amp:latest);  // expected-error {{unknown version of 'restrict(amp)'}}
