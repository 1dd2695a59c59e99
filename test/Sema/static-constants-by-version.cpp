// Static local variables of amp code are constants: all threads of all launches share one object.
// RUN: %ampcc -std=c++17 --amp-version=1.2 -fsyntax-only -Xclang -verify %s

float weight(int i) restrict(cpu, amp) {
  static const float weights[] = {0.25f, 0.5f, 0.25f};
  static const float scale = 2.5f;
  return weights[i] * scale;
}
int counted() restrict(amp) {
  static int calls = 0; // expected-error {{local variable of a 'restrict(amp)' function cannot be 'static'; remove 'static', or capture an array_view for a value that outlives the call}}
  return ++calls;
}
int once(int i) restrict(amp) {
  static const int first = i; // expected-error {{local variable of a 'restrict(amp)' function cannot be 'static'}}
  return first;
}
float old() restrict(amp:1.1) {
  static const float scale = 2.5f; // expected-error {{cannot be 'static'; remove 'static', or capture an array_view for a value that outlives the call; amp:1.2 allows the constant (--amp-version=1.2)}}
  return scale;
}
