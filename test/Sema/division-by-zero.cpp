// Integer division by zero; if the divisor is a constant, Clang reports it.
// RUN: %ampcc -fsyntax-only -Xclang -verify %s
// RUN: %ampcc -fsyntax-only -Wno-division-by-zero -Wno-amp-division-by-zero -Xclang -verify=off %s
// off-no-diagnostics

int constant(int X) restrict(amp) {
  return X / 0; // expected-warning {{division by zero is undefined}}
}
int variable(int X, float F) restrict(amp) {
  int Zero = 0;
  F /= Zero;
  if (Zero)
    X /= Zero;
  X %= Zero; // expected-warning {{remainder by zero is undefined; the divisor is zero here}}
  for (int I = 0; I < 8; ++I)
    X += 100 / I; // expected-warning {{division by zero is undefined; the divisor is zero here}}
  for (int I = 8; I > 0; --I)
    X += 100 / I;
  int Rounds = 0, More = 0;
  for (int I = 0; I < 8; ++I) {
    Rounds += More;
    More += Rounds + 1;
  }
  return X / More;
}
template <int N> int part(int X) restrict(amp) {
  int Parts = N - 1;
  return Parts ? X / Parts : X / N;
}
template <int N> int rest(int X) restrict(amp) {
  int Parts = N - 1;
  return X % Parts; // expected-warning {{remainder by zero is undefined; the divisor is zero here}}
}
int use(int X) restrict(amp) {
  return part<1>(X) + rest<2>(X) + rest<1>(X); // expected-note {{in instantiation of function template specialization 'rest<1>' requested here}} expected-note {{'rest<1>' is called here}}
}
