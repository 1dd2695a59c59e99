// A lambda without a clause is restricted like the enclosing function (spec 2.2.1).
// RUN: %ampcc -std=c++17 -fsyntax-only -Xclang -verify %s

int cpuOnly(int);
int ampOnly(int) restrict(amp);

auto Global = [](int X) { return cpuOnly(X); };

void host() {
  auto A = [](int X) { return cpuOnly(X); };
  auto B = [](int X) { return ampOnly(X); }; // expected-error {{no matching function for call to 'ampOnly'}}
  auto C = [](int X) restrict(amp) { return [](int Y) { return ampOnly(Y); }(X); };
  int I = [] { return cpuOnly(1); }();
  if (I)
    [&] { cpuOnly(I); }();
}

void amp(int I) restrict(amp) {
  auto A = [](int X) { return ampOnly(X); };
  auto B = [](int X) { return cpuOnly(X); }; // expected-error {{no matching function for call to 'cpuOnly'}}
  auto C = [](int X) restrict(cpu) { return cpuOnly(X); };
  A(I);
  C(I); // expected-error {{a 'restrict(cpu)' lambda cannot be called}}
}

void dual(int I) restrict(cpu, amp) {
  auto A = [](int X) { return X; };
  auto B = [](int X) { return cpuOnly(X); }; // expected-error {{'cpuOnly' is restrict(cpu) and cannot be used in a restrict(cpu,amp) function}}
  A(I);
}
// expected-note@*:* 0+ {{not viable}} expected-note@*:* 0+ {{declared here}}
