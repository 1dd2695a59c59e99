// Loops whose condition is always true and that nothing leaves.
// RUN: %ampcc -std=c++17 -fsyntax-only -Xclang -verify %s

void forever(int N) restrict(amp) {
  while (true) // expected-warning {{loop in a 'restrict(amp)' function never ends}}
    ++N;
}
void behindInner(int N) restrict(amp) {
  do { // expected-warning {{never ends}}
    for (;;)
      break;
    switch (N) {
    case 1:
      break;
    }
    auto Leaves = [](int X) { return X; };
    N = Leaves(N);
  } while (1);
}
void downwards(unsigned N, unsigned long M) restrict(amp) {
  while (N >= 0) // expected-warning {{never ends}}
    --N;
  for (; 0 <= M--;) // expected-warning {{never ends}}
    ++N;
}
int downwardsSigned(int N, unsigned M) restrict(amp) {
  while (N >= 0)
    --N;
  while (M >= 1)
    --M;
  while (M >= 0)
    if (++M > 10)
      break;
  return N;
}
template <int Limit> int ofArgument(int N) restrict(amp) {
  while (Limit > 0) // expected-warning {{never ends}}
    ++N;
  return N;
}
int instances() restrict(amp) { return ofArgument<0>(1) + ofArgument<1>(1); } // expected-note {{in instantiation of function template specialization 'ofArgument<1>' requested here}}

int breaks(int N) restrict(amp) {
  while (true)
    if (++N > 10)
      break;
  for (;;) {
    switch (N) {
    case 1:
      return 2;
    }
    --N;
  }
}
int once(int N) restrict(amp) {
  do
    ++N;
  while (false);
  while (false)
    ;
  return N;
}
void host() {
  while (true)
    ;
}
