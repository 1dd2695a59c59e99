// An exception looks for a handler on the stack of calls, which a device does not have
// (2.4.3.7). Return or store a code, and throw on the host.
// RUN: %ampcc -fsyntax-only -Xclang -verify %s
// RUN: %ampcc -fsyntax-only -DFIXED -Xclang -verify=fixed %s
// fixed-no-diagnostics
#ifndef FIXED
int half(int x) restrict(amp) {
  if (x % 2)
    throw x;
  // expected-error@-1 {{cannot use 'throw' in a restrict(amp) function}}
  return x / 2;
}
#else
int half(int x, int &odd) restrict(amp) {
  if (x % 2)
    odd = 1;
  return x / 2;
}
#endif
