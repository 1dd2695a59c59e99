// A dynamic exception specification calls a handler when another exception arrives, and a
// device has no exceptions (2.4.2). `noexcept` is allowed; `throw()` is not.
// RUN: %ampcc -std=c++20 -Wno-deprecated -fsyntax-only -Xclang -verify %s
// RUN: %ampcc -std=c++20 -Wno-deprecated -fsyntax-only -DFIXED -Xclang -verify=fixed %s
// fixed-no-diagnostics
#ifndef FIXED
int twice(int x) restrict(amp) throw();
// expected-error@-1 {{a 'restrict(amp)' function cannot have a dynamic exception specification}}
#else
int twice(int x) restrict(amp) noexcept;
#endif
