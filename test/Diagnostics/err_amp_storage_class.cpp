// A static or thread-local variable lives longer than the call, in memory that a device does
// not have (2.4.3.5). Local variables have automatic storage, or are `tile_static`.
// RUN: %ampcc -std=c++20 -fsyntax-only -Xclang -verify %s
// RUN: %ampcc -std=c++20 -fsyntax-only -DFIXED -Xclang -verify=fixed %s
// fixed-no-diagnostics
#ifndef FIXED
int device() restrict(amp) {
  static int calls;
  // expected-error@-1 {{local variable of a 'restrict(amp)' function cannot be 'static'; remove 'static', or capture an array_view for a value that outlives the call}}
  thread_local int own;
  // expected-error@-1 {{local variable of a 'restrict(amp)' function cannot be 'thread_local'; remove 'thread_local', or capture an array_view for a value that outlives the call}}
  extern int other;
  // expected-error@-1 {{local variable of a 'restrict(amp)' function cannot be 'extern'; remove 'extern', or capture an array_view for a value that outlives the call}}
  return 0;
}
#else
int device() restrict(amp) {
  tile_static int calls;
  int own = 1;
  return own;
}
#endif
