// A call from the side that both name could not choose between them (2.3.2). Overloads with the
// same parameters have no restriction in common.
// RUN: %ampcc -fsyntax-only -Xclang -verify %s
// RUN: %ampcc -fsyntax-only -DFIXED -Xclang -verify=fixed %s
// fixed-no-diagnostics
#ifndef FIXED
int side() restrict(cpu, amp) { return 0; }
// expected-note@-1 {{previous declaration is here}}
int side() restrict(amp) { return 1; }
// expected-error@-1 {{restrict(amp) function 'side' overlaps in its restrictions with restrict(cpu,amp) function 'side'}}
#else
int side() restrict(cpu) { return 0; }
int side() restrict(amp) { return 1; }
#endif
