// A kept error is reported before the one that says that there are too many.
// RUN: not %ampcc -fsyntax-only -ferror-limit=1 %s 2>&1 | FileCheck %s
double *global;
double *f() restrict(amp) { return global; }
int g() restrict(amp) { throw 1; }
// CHECK: error-limit-err.cpp:4:36: error: global variable 'global' cannot be used in a restrict(amp) function
// CHECK: fatal error: too many errors emitted, stopping now
