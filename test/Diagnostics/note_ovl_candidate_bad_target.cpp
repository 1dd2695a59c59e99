// A function can be called from code whose restrictions it has. Give it a clause with `amp`, or call the function of that name in
// the C++ AMP library; for a value of the host, call it before the kernel and capture the value.
// RUN: %ampcc -fsyntax-only -Xclang -verify %s
// RUN: %ampcc -fsyntax-only -DFIXED -Xclang -verify=fixed %s
// fixed-no-diagnostics
#ifndef FIXED
int twice(int x) { return 2 * x; }
// expected-note@-1 {{candidate function not viable: it is restrict(cpu), the caller is restrict(amp); declare it 'restrict(cpu, amp)'}}
int next(int x) restrict(amp) { return twice(x) + 1; }
// expected-error@-1 {{no matching function for call to 'twice'}}
#else
int twice(int x) restrict(cpu, amp) { return 2 * x; }
int next(int x) restrict(amp) { return twice(x) + 1; }
#endif
