// Clauses on members of every kind, inside of the class and outside.
// RUN: %ampcc -std=c++17 -fsyntax-only -Xclang -verify %s
// expected-no-diagnostics

struct S {
  int M, N;
  S() restrict(cpu, amp) = default;
  explicit S(int I) restrict(cpu, amp) : M(I), N{I} {}
  S(const S &) restrict(cpu, amp);
  S(S &&) restrict(cpu, amp) = delete;
  ~S() restrict(cpu, amp) {}
  S &operator=(const S &) restrict(cpu, amp);
  int operator()(int) const restrict(cpu, amp);
  int operator[](int) const & restrict(cpu, amp) noexcept;
  int volatileMember() const volatile restrict(cpu);
  int rvalue() && restrict(cpu, amp);
  operator int() const restrict(cpu, amp) { return M; }
  explicit operator const float *() const restrict(cpu, amp);
  static int make(int) restrict(cpu, amp);
  auto trailing() const restrict(cpu, amp) -> int { return N; }
  friend bool operator==(const S &, const S &) restrict(cpu, amp);
  template <class T> T as() const restrict(cpu, amp) { return T(M); }
};

S::S(const S &O) restrict(cpu, amp) : M(O.M), N(O.N) {}
int S::operator()(int I) const restrict(cpu, amp) { return I; }

struct Host {
  virtual int v() restrict(cpu) = 0;
  virtual int w() const restrict(cpu) { return 0; }
};
struct Derived : Host {
  int v() restrict(cpu) override;
  int w() const restrict(cpu) final;
};

int amp(const S &O) restrict(amp) {
  S Copy(O), Other(3);
  Copy = Other;
  return Copy(1) + Copy[2] + Copy + S::make(1) + Copy.trailing() + (Copy == Other) + Copy.as<int>();
}
int host(const S &O) {
  S Copy(O);
  return Copy(1) + S::make(1) + Copy.as<int>();
}
