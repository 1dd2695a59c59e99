// A clause may come from a macro completely or in part; errors are at the user's token.
// RUN: %ampcc -fsyntax-only -Xclang -verify %s

#define GPU restrict(amp, cpu)
#define RESTRICT restrict
#define SIDE amp
#define FUNCTION(NAME) int NAME(int X) restrict(amp) { return X; }
#define BAD restrict(gpu) // expected-note 0-1 {{}}

int both(int X) GPU { return X; }
int parts(int X) RESTRICT(SIDE) { return X; }
FUNCTION(whole)
int bad(int) BAD; // expected-error {{unknown restriction 'gpu'}} expected-note {{the restrictions are 'amp', for kernels and what they call, and 'cpu'}}

int amp() restrict(amp) { return both(1) + parts(1) + whole(1); }
int host() { return both(1) + parts(1); } // expected-error {{no matching function for call to 'parts'}}
// expected-note@11 {{it is restrict(amp)}}
