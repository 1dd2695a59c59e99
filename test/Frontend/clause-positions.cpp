// Every form of declarator takes a clause; a host function sees that each is restrict(amp).
// RUN: %ampcc -std=c++17 -fsyntax-only -Xclang -verify %s

int plain(int) restrict(amp);
auto trailing(int x) restrict(amp) -> int { return x; }
int quiet(int) restrict(amp) noexcept;
int quietIf(int) restrict(amp) noexcept(true);
int several(int) restrict(amp) restrict(amp);
int (parenthesised)(int) restrict(amp);
int *pointer(int) restrict(amp);
[[nodiscard]] static inline int attributed(int x) restrict(amp) { return x; }
template <class T> T generic(T x) restrict(amp) { return x; }
template <> inline float generic<float>(float x) restrict(amp) { return x; }
extern "C" int cLinkage(int) restrict(amp);
int first(int) restrict(amp), second(int) restrict(cpu), third(int);

int amp(int *p) restrict(amp) {
  return plain(1) + trailing(1) + quiet(1) + quietIf(1) + several(1) + parenthesised(1) +
         *pointer(1) + attributed(1) + generic(1) + int(generic(1.0f)) + cLinkage(1) + first(1);
}

void host() {
  plain(1);         // expected-error {{no matching function}}
  trailing(1);      // expected-error {{no matching function}}
  quiet(1);         // expected-error {{no matching function}}
  quietIf(1);       // expected-error {{no matching function}}
  several(1);       // expected-error {{no matching function}}
  parenthesised(1); // expected-error {{no matching function}}
  pointer(1);       // expected-error {{no matching function}}
  attributed(1);    // expected-error {{no matching function}}
  generic(1);       // expected-error {{no matching function}}
  cLinkage(1);      // expected-error {{no matching function}}
  first(1);         // expected-error {{no matching function}}
  second(1);
  third(1);
}
// expected-note@*:* 0+ {{not viable: it is restrict(amp), the caller is restrict(cpu)}}
