// RUN: %ampcc -std=c++17 -fsyntax-only -Xclang -verify %s

static void amp() restrict(amp) {
  try {      // expected-error {{cannot use 'try' in a restrict(amp) function}}
    throw 1; // expected-error {{cannot use 'throw' in a restrict(amp) function}}
  } catch (int) {
  }
}
static void dual() restrict(cpu, amp) {
  throw 1; // expected-error {{cannot use 'throw' in a restrict(cpu,amp) function}}
}
static int function_try() restrict(amp) try { // expected-error {{cannot use 'try' in a restrict(amp) function}}
  return 1;
} catch (...) {
  return 2;
}
struct Member {
  Member() restrict(amp) try : x(1) { // expected-error {{cannot use 'try' in a restrict(amp) function}}
  } catch (...) {
  }
  int x;
};
