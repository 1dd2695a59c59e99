// No warning speaks of the attributes that clauses become.
// RUN: %ampcc -std=c++17 -Weverything -fsyntax-only %s 2>&1 | not grep attribute

inline int f(int X) restrict(amp) { return X; }
struct S {
  int N;
  int m() const restrict(cpu, amp) noexcept { return N; }
};
