// A name with C language linkage is one symbol, and the code for the host and for a device
// would be two (2.4.2). Give the function one restriction.
// RUN: %ampcc -std=c++20 -fsyntax-only -Xclang -verify %s
// RUN: %ampcc -std=c++20 -fsyntax-only -DFIXED -Xclang -verify=fixed %s
// fixed-no-diagnostics
#ifndef FIXED
extern "C" int twice(int x) restrict(cpu, amp);
// expected-error@-1 {{a function with several restrictions cannot have C language linkage}}
#else
extern "C" int twice(int x) restrict(cpu);
#endif
