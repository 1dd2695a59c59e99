// The C++ standard requires that main returns int, the result that the system gets from the
// program. Let main return int; it returns 0 at its end without a return statement.
// RUN: %ampcc -std=c++20 -fsyntax-only -Xclang -verify %s
// RUN: %ampcc -std=c++20 -fsyntax-only -DFIXED -Xclang -verify=fixed %s
// fixed-no-diagnostics
int twice(int x) restrict(cpu, amp) { return 2 * x; }

#ifndef FIXED
void main() {
  // expected-warning@-1 {{return type of 'main' is not 'int'}}
#else
int main() {
#endif
  twice(1);
}
