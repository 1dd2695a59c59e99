// Local variables have automatic storage, or are `tile_static`.
// RUN: %ampcc -std=c++20 -fsyntax-only -Xclang -verify %s
// RUN: %ampcc -std=c++20 -fsyntax-only -DFIXED -Xclang -verify=fixed %s
// fixed-no-diagnostics
#ifndef FIXED
int device() restrict(amp) {
  static int calls;
  // expected-error@-1 {{local variable of a 'restrict(amp)' function cannot be 'static'}}
  thread_local int own;
  // expected-error@-1 {{local variable of a 'restrict(amp)' function cannot be 'thread_local'}}
  extern int other;
  // expected-error@-1 {{local variable of a 'restrict(amp)' function cannot be 'extern'}}
  return 0;
}
#else
int device() restrict(amp) {
  tile_static int calls;
  int own = 1;
  return own;
}
#endif
