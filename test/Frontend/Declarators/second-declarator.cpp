// Each declarator of a declaration has its own clause.
// RUN: %ampcc -std=c++17 -fsyntax-only -Xclang -verify %s -Xclang -verify-ignore-unexpected=note

int V;
bool B = V < 2, f(int) restrict(amp), g(int);
int h(int), k(int) restrict(cpu), l(int) restrict(cpu, amp);

int amp() restrict(amp) { return f(1) + l(1); }
void host() {
  (void)f(1); // expected-error {{no matching}}
  (void)g(1);
  (void)h(1);
  (void)k(1);
  (void)l(1);
}
