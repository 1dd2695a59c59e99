// The system calls `main` on the host, and a device has no program that begins there. Write the
// code for the device as a kernel.
// RUN: %ampcc -std=c++20 -fsyntax-only -Xclang -verify %s
// RUN: %ampcc -std=c++20 -fsyntax-only -DFIXED -Xclang -verify=fixed %s
// fixed-no-diagnostics
#ifndef FIXED
int main() restrict(cpu, amp) { return 0; }
// expected-error@-1 {{'main' can only be 'restrict(cpu)'}}
#else
int main() restrict(cpu) { return 0; }
#endif
