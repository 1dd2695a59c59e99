// Operators, with commas, brackets and angles in their names.
// RUN: %ampcc -std=c++17 -fsyntax-only -Xclang -verify %s -Xclang -verify-ignore-unexpected=note

struct S {
  S &operator=(int) restrict(amp);
  int operator()(int) const restrict(amp);
  int operator[](int) const & restrict(amp) noexcept;
  int operator,(int) restrict(amp);
  int operator->*(int) restrict(amp);
  int operator<(int) restrict(amp);
  int operator<<(int) restrict(amp);
  int operator++(int) restrict(amp);
};
int operator""_lit(long double) restrict(cpu);
S O() restrict(cpu, amp);

int amp() restrict(amp) { return (O() = 1, O()(1)) + O()[1] + (O(), 1) + (O()->*1) + (O() < 1) + (O() << 1) + O()++; }
void host() {
  (void)O()(1); // expected-error {{no matching}}
  (void)O().operator,(1); // expected-error {{cannot be used in a restrict(cpu)}}
  (void)O().operator<(1); // expected-error {{cannot be used in a restrict(cpu)}}
  (void)O().operator=(1); // expected-error {{no matching}}
}
