// Give the function a declaration of its own.
// RUN: %ampcc -std=c++20 -fsyntax-only -Xclang -verify %s
// RUN: %ampcc -std=c++20 -fsyntax-only -DFIXED -Xclang -verify=fixed %s
// fixed-no-diagnostics
#ifndef FIXED
float device(float) restrict(amp), host(float);
// expected-error@-1 {{'device' must be declared on its own: the other names of this declaration exist on the host}}
#else
float device(float) restrict(amp);
float host(float);
#endif
