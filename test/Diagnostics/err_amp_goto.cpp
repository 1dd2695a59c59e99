// Devices run many threads with one instruction and need loops and branches of which they know
// the end, which a jump can hide (2.4.3.7). Use a loop, `break` or `return`.
// RUN: %ampcc -std=c++20 -fsyntax-only -Xclang -verify %s
// RUN: %ampcc -std=c++20 -fsyntax-only -DFIXED -Xclang -verify=fixed %s
// fixed-no-diagnostics
#ifndef FIXED
int device(int n) restrict(amp) {
again:
  if (--n)
    goto again;
    // expected-error@-1 {{goto is not allowed in a 'restrict(amp)' function; use a loop, 'if' or 'break'}}
  return n;
}
#else
int device(int n) restrict(amp) {
  while (--n)
    ;
  return n;
}
#endif
