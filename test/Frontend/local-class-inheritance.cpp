// Members of a class inside of an amp function inherit its restrictions (spec 2.2.1).
// RUN: %ampcc -std=c++17 -fsyntax-only -Xclang -verify %s

int cpuOnly(int);
int ampOnly(int) restrict(amp);

int amp(int I) restrict(amp) {
  struct Local {
    int M, N = 3;
    Local(int I) : M(ampOnly(I)) {}
    ~Local() {}
    int get() const { return ampOnly(M); }
    static int make(int I) { return ampOnly(I); }
    int operator()(int I) { return ampOnly(I); }
    operator int() const { return M; }
    auto trailing() -> int { return M; }
    int wrong() { return cpuOnly(M); } // expected-error {{no matching function for call to 'cpuOnly'}}
    void neverCalled() { throw 1; } // expected-error {{cannot use 'throw' in a restrict(amp) function}}
    int explicitCpu() restrict(cpu) { return cpuOnly(M); }
    struct Nested {
      int get() { return ampOnly(1); }
    };
  };
  Local L(I);
  return L.get() + Local::make(1) + L(2) + L + L.trailing() + Local::Nested().get();
}
// expected-note@4 {{not viable}}
