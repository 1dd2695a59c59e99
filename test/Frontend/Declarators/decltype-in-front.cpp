// decltype before names in parentheses, and before functions with a ref-qualifier.
// RUN: %ampcc -std=c++17 -fsyntax-only %s

decltype(1) (parenthesised)(int x) restrict(cpu, amp) { return x; }
decltype(1) *(pointer)(int *x) restrict(cpu, amp) { return x; }
__attribute__((unused)) decltype(sizeof(0)) ((twice))(int x) restrict(cpu, amp) { return x; }
using type = decltype(1) *(int *)restrict(cpu);
template <class> struct holds {};
holds<decltype(1) *(int) restrict(cpu)> held;
struct S {
  int t;
  decltype(1) & reference() & restrict(cpu, amp) { return t; }
  decltype(1) (parenthesised)(int x) const restrict(cpu, amp) { return x; }
  operator decltype(1) *() restrict(cpu, amp) { return &t; }
};

int use() restrict(cpu, amp) {
  S s{1};
  int *p = s;
  return parenthesised(1) + *pointer(p) + int(twice(1)) + s.reference() + s.parenthesised(1);
}
