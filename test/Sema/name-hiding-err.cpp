// A function of an inner namespace or class hides those of outer ones, for any restrictions (spec 2.3.2.2).
// RUN: %ampcc -fsyntax-only -Xclang -verify %s
void foo(int x) restrict(amp);
void bar(int x) restrict(cpu);
namespace N1 {
void foo(double d) restrict(cpu); // expected-note {{candidate function not viable: it is restrict(cpu), the caller is restrict(amp)}}
void foo_caller() restrict(amp) {
  foo(10); // expected-error {{no matching function for call to 'foo'}}
  ::foo(10);
}
struct S {
  static void bar(int x) restrict(amp); // expected-note {{'bar' declared here}}
  static void caller() {
    bar(1); // expected-error {{'bar' is restrict(amp) and cannot be used in a restrict(cpu) function}}
    ::bar(1);
  }
};
}
